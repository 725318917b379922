"""What the quick player of playouts lays: one lay at a time, the first that is worth it."""

from buraco_desktop.bots.club.laying import FEW_TURNS, OUTER_RANKS
from buraco_desktop.bots.search.bits import (
    ACE_SHIFT,
    ACES,
    BESIDE_BITS,
    GAP_BITS,
    KIND_AT,
    MATE_BITS,
    NATURAL,
    NEAR_BITS,
    SUIT_BITS,
    SUIT_MASK,
    kinds_in,
)
from buraco_desktop.bots.search.fast_table import FastTable
from buraco_desktop.bots.search.habits import Habits
from buraco_desktop.bots.search.shapes import Shape
from buraco_desktop.engine.cards import JOKER_KIND, TWO, Kind
from buraco_desktop.engine.melds import CANASTA_LENGTH, HIGH_ACE

SEVENTH = 40
"""More than twice the length of any meld: what lacks one card of a canasta comes first."""
TWO_KINDS = tuple(TWO - 1 + 13 * suit for suit in range(4))


class LayingTurn:
    """The melding of one turn: the seat's hand and its team's melds, as `table` has them."""

    __slots__ = (
        "book",
        "habits",
        "is_last_chance",
        "is_unloading",
        "least",
        "seat",
        "set_max",
        "table",
        "team",
    )

    def __init__(self, table: FastTable, habits: Habits, is_unloading: bool, is_last_chance: bool) -> None:
        self.table = table
        self.seat = table.turn
        self.team = table.turn % table.rules.team_count
        self.book = table.rules.book
        self.set_max = table.rules.rules.set_max
        self.habits = habits
        self.is_unloading = is_unloading
        """Whether whatever can be laid is laid."""
        self.is_last_chance = is_last_chance
        self.least = 0
        """So many cards must stay in hand."""

    def lay_usual(self, least: int) -> None:
        """Lay what is worth it, so that this many cards stay."""
        self.least = least
        table, seat = self.table, self.seat
        while table.sizes[seat] > least and (
            self._extend() or self._lay_run() or self._lay_set() or self._use_wild()
        ):
            pass

    def lay_everything(self, *, is_second_try: bool) -> None:
        """Lay all that can be laid, to the last card if the rules allow it, or until a pot is taken.

        The second try goes about it the other way round, which helps where cards have several uses.
        """
        self.least, self.is_unloading, self.is_last_chance = 0, True, True
        table, seat, pots = self.table, self.seat, len(self.table.pots)
        while table.sizes[seat] and not table.is_over and len(table.pots) == pots:
            if is_second_try:
                goes_on = (
                    self._lay_set() or self._pair_up() or self._lay_run() or self._extend() or self._help()
                )
            else:
                goes_on = (
                    self._extend() or self._lay_run() or self._lay_set() or self._pair_up() or self._help()
                )
            if not goes_on:
                return

    def _extend(self) -> bool:
        """Add a natural card to an own meld: the seventh first, then larger melds."""
        table, team = self.table, self.team
        fitting = table.have[self.seat] & table.takes[team]
        if not fitting:
            return False
        best: Shape | None = None
        best_index = best_rank = best_kind = 0
        for index, shape in enumerate(table.melds[team]):
            bits = shape.takes & fitting
            if not bits:
                continue
            rank = SEVENTH if shape.length == CANASTA_LENGTH - 1 else 2 * shape.length + (not shape.is_set)
            if rank <= best_rank:
                continue
            kind = KIND_AT[(bits & -bits).bit_length() - 1]
            grown = self.book.grow(shape, kind)
            if grown is not None and grown.bonus >= shape.bonus:
                best, best_index, best_rank, best_kind = grown, index, rank, kind
        return best is not None and table.lay(best_index, best, (best_kind,))

    def _lay_run(self) -> bool:
        """Lay a natural sequence; a second one of a suit only when unloading."""
        table = self.table
        held = table.have[self.seat] & NATURAL
        places = held | (held & ACES) << ACE_SHIFT
        starts = places & places >> 1 & places >> 2
        own_runs = table.runs[self.team]
        while starts:
            first = (starts & -starts).bit_length() - 1
            suit = first // SUIT_BITS
            starts &= ~SUIT_MASK[suit]
            if own_runs >> suit & 1 and not self.is_unloading and not self.habits.doubles_runs:
                continue
            last = first + 2
            while places >> (last + 1) & 1:
                last += 1
            if first % SUIT_BITS == 1 and last % SUIT_BITS == HIGH_ACE:
                last -= 1
            last = min(last, first + table.sizes[self.seat] - self.least - 1)
            if last < first + 2:
                continue
            kinds = tuple(KIND_AT[first : last + 1])
            shape = self.book.new(kinds)
            if shape is not None and table.lay(-1, shape, kinds):
                return True
        return False

    def _lay_set(self) -> bool:
        """Lay a natural set; of middle ranks only when there is a reason."""
        table, seat = self.table, self.seat
        ranks = table.ranks[seat]
        size = table.sizes[seat]
        for rank in table.rules.set_ranks:
            if ranks[rank] < 3 or (table.sets[self.team] >> rank & 1 and table.rules.one_set_per_rank):
                continue
            if not (
                self.is_unloading
                or not self.habits.holds_sets
                or rank in OUTER_RANKS
                or ranks[rank] >= 4
                or size <= 8
                or table.turn_count >= 4 * table.rules.players
            ):
                continue
            most = min(self.set_max, size - self.least)
            kinds = self._of_rank(rank, most)
            if len(kinds) >= 3:
                shape = self.book.new(kinds)
                if shape is not None and table.lay(-1, shape, kinds):
                    return True
        return False

    def _of_rank(self, rank: int, most: int) -> tuple[Kind, ...]:
        counts = self.table.counts[self.seat]
        found = [kind for kind in range(rank - 1, JOKER_KIND, 13) for _ in range(counts[kind])]
        return tuple(found[:most])

    def _use_wild(self) -> bool:
        table, seat = self.table, self.seat
        ranks = table.ranks[seat]
        count = ranks[0] + ranks[TWO]
        if not count or not table.rules.uses_wilds:
            return False
        wilds = self._wilds()
        late = self.is_unloading or table.turn_count >= self.habits.first_wild * table.rules.players
        if self._may_finish(count) and self._wild_on_melds(wilds, CANASTA_LENGTH - 1, CANASTA_LENGTH - 1):
            return True
        size = table.sizes[seat]
        is_short = size <= self.habits.wild_size - table.pot_taken[self.team]
        if (self.is_unloading or is_short or (count >= 2 and late)) and size - 3 >= self.least:
            for wild in wilds:
                if self._new_with(wild):
                    return True
        if not self.is_unloading and not self.habits.anywhere:
            return False
        longest = CANASTA_LENGTH + 6 if self.is_last_chance else 4
        return self._wild_on_melds(wilds, 3, longest)

    def _may_finish(self, count: int) -> bool:
        """Whether a wild card may make the seventh of a meld."""
        table, team = self.table, self.team
        if self.is_unloading:
            return True
        if not self.habits.spoils:
            return False
        if table.rules.out_needs_clean:
            is_first = table.cleans[team] > 0 and table.canastas[team] == table.cleans[team] == 1
        else:
            is_first = not table.canastas[team]
        return is_first or count >= 2 or len(table.stock) <= FEW_TURNS

    def _wild_on_melds(self, wilds: list[Kind], shortest: int, longest: int) -> bool:
        """Add a wild card to the longest own meld of such a length that has none."""
        table, team = self.table, self.team
        order = [
            (-shape.length, index)
            for index, shape in enumerate(table.melds[team])
            if not shape.has_wild and shortest <= shape.length <= longest
        ]
        order.sort()
        for _, index in order:
            shape = table.melds[team][index]
            for wild in wilds:
                grown = self.book.grow(shape, wild)
                if grown is None or (grown.bonus < shape.bonus and self.least):
                    continue
                if table.lay(index, grown, (wild,)):
                    return True
        return False

    def _wilds(self) -> list[Kind]:
        """Return the wild kinds to use: a two before a joker."""
        table, seat = self.table, self.seat
        ranks = table.ranks[seat]
        if not table.rules.uses_wilds or not (ranks[0] or ranks[TWO]):
            return []
        counts = table.counts[seat]
        wilds = [kind for kind in TWO_KINDS if counts[kind]][:1]
        if ranks[0]:
            wilds.append(JOKER_KIND)
        return wilds

    def _pair_up(self) -> bool:
        """Lay a pair with a wild card: of the cards with fewest others that they could go with."""
        wilds = self._wilds()
        if not wilds:
            return False
        table, seat = self.table, self.seat
        held = table.have[seat] & NATURAL
        counts = table.counts[seat]
        blocked = table.sets[self.team] if table.rules.one_set_per_rank else 0
        set_ranks = table.rules.set_ranks
        pairs: list[tuple[int, Kind, int]] = []
        rest = held
        while rest:
            bit = rest & -rest
            rest ^= bit
            kind = KIND_AT[bit.bit_length() - 1]
            partners = NEAR_BITS[kind] & held
            rank = kind % 13 + 1
            if rank in set_ranks and not blocked >> rank & 1:
                partners |= MATE_BITS[kind] & held & (-1 if counts[kind] > 1 else ~bit)
            if partners:
                pairs.append((partners.bit_count(), kind, partners))
        pairs.sort()
        partners_of = {kind: count for count, kind, _ in pairs}
        for _, kind, partners in pairs:
            others = kinds_in(partners)
            others.sort(key=lambda other: partners_of.get(other, 0))
            for other in others:
                for wild in wilds:
                    if self._lay_new((kind, other, wild)):
                        return True
        return False

    def _help(self) -> bool:
        """Add a wild card to the own meld where most cards of the hand may follow, else to the shortest."""
        wilds = self._wilds()
        table, team = self.table, self.team
        held = table.have[self.seat] & NATURAL
        best: tuple[int, int, int, Kind, Shape] | None = None
        for wild in wilds:
            for index, shape in enumerate(table.melds[team]):
                if shape.has_wild:
                    continue
                grown = self.book.grow(shape, wild)
                if grown is not None:
                    gain = (grown.takes & held).bit_count()
                    if best is None or (gain, -shape.length) > (best[0], best[1]):
                        best = (gain, -shape.length, index, wild, grown)
        return best is not None and table.lay(best[2], best[4], (best[3],))

    def _new_with(self, wild: Kind) -> bool:
        """Lay a pair with a wild card: cards of a suit close together, or of one rank."""
        table, seat = self.table, self.seat
        held = table.have[seat] & NATURAL
        own_runs = table.runs[self.team]
        for suit in range(4):
            if own_runs >> suit & 1 and not self.is_last_chance:
                continue
            for kind in kinds_in(held & SUIT_MASK[suit]):
                near = (BESIDE_BITS[kind] & held) or (GAP_BITS[kind] & held)
                if near:
                    other = KIND_AT[(near & -near).bit_length() - 1]
                    if self._lay_new((kind, other, wild)):
                        return True
        for rank in table.rules.set_ranks:
            if table.ranks[seat][rank] >= 2 and not table.sets[self.team] >> rank & 1:
                kinds = self._of_rank(rank, 2)
                if self._lay_new((*kinds, wild)):
                    return True
        return False

    def _lay_new(self, kinds: tuple[Kind, ...]) -> bool:
        shape = self.book.new(kinds)
        return shape is not None and self.table.lay(-1, shape, kinds)


def lonely_cards(table: FastTable, seat: int, team: int) -> int:
    """Return how many kinds in hand fit no own meld and make none without a wild card; rather too few."""
    held = table.have[seat] & NATURAL & ~table.takes[team]
    if not held:
        return 0
    all_held = table.have[seat] & NATURAL
    places = all_held | (all_held & ACES) << ACE_SHIFT
    starts = places & places >> 1 & places >> 2
    covered = starts | starts << 1 | starts << 2
    covered |= covered >> ACE_SHIFT & ACES
    lonely = held & ~covered
    count = 0
    ranks = table.ranks[seat]
    set_ranks = table.rules.set_ranks
    runs = table.runs[team]
    while lonely:
        low = lonely & -lonely
        lonely ^= low
        place = low.bit_length() - 1
        kind = KIND_AT[place]
        if set_ranks and ranks[kind % 13 + 1] >= 3:
            continue
        if runs >> (place // SUIT_BITS) & 1 and BESIDE_BITS[kind] & all_held:
            continue
        count += 1
    return count
