"""Can the whole hand be laid, or all but one card? Answers with the lays, each one legal in its turn (H2).

A search over the held cards, lowest first: each goes to a meld on the table, into a new set or sequence, or
is the one that is left. Twos count as wild cards. It gives up after `NODES` steps, which is far more than the
hands of real games need.
"""

from buraco_desktop.bots.club.lookup import BESIDE, IN_ROW, IS_WILD, NEAR, RANK_OF, SUIT_OF
from buraco_desktop.bots.club.position import Position
from buraco_desktop.engine.cards import JOKER_KIND, KIND, KING, RANK, TWO, CardId, Kind
from buraco_desktop.engine.commands import Command, Discard, ExtendMeld, LayMeld
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.melds import HIGH_ACE, MeldKind
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply

NODES = 300
"""Steps of one search."""

MOST_HELPED = 4
"""A wild card brings at most so many cards into a meld that would not lie without it: two on either side."""

Group = tuple[int | None, tuple[Kind, ...], int]
"""Own meld that is extended or None for a new one, natural kinds, number of wild cards (0 or 1)."""


def emptying_plan(position: Position, *, may_keep_none: bool) -> list[Command] | None:
    """Return the rest of the turn that empties the hand, or None.

    It leaves nothing if it can and `may_keep_none`, otherwise one card for the discard.
    """
    lonely, hopeless = _lonely(position)
    helped = MOST_HELPED * position.wilds
    if hopeless > 1 or lonely > 1 + helped:
        return None
    may_keep_none = may_keep_none and not hopeless and lonely <= helped
    plan = _Search(position, 0).run() if may_keep_none else None
    return plan or _Search(position, 1).run()


def _lonely(position: Position) -> tuple[int, int]:
    """Return how many natural cards lie in no meld without a wild card, and how many not even with one.

    Wrong answers are too low. Counting stops when there is no plan any more.
    """
    counts, takes, ranks, own_runs = position.counts, position.takes, position.ranks, position.own_runs
    set_ranks, wilds = position.rules.set_ranks, position.wilds
    lonely = hopeless = 0
    for card in position.hand:
        kind = KIND[card]
        if takes[kind] >= 0 or IS_WILD[kind]:
            continue
        rank = RANK_OF[kind]
        mates = ranks[rank] if rank in set_ranks else 0
        if mates >= 3:
            continue
        has_run = own_runs[SUIT_OF[kind]]
        if has_run and any(counts[other] for other in BESIDE[kind]):
            continue  # it may reach the sequence through the card beside it
        if any(counts[one] and counts[other] for one, other in IN_ROW[kind]):
            continue
        lonely += 1
        if not wilds or (mates < 2 and not has_run and not any(counts[other] for other in NEAR[kind])):
            hopeless += 1
            if hopeless > 1:
                break
    return lonely, hopeless


class _Search:
    """One search for a partition of the hand."""

    def __init__(self, position: Position, spare: int) -> None:
        self._position = position
        self._counts = [0 if IS_WILD[kind] else count for kind, count in enumerate(position.counts)]
        self._wilds = position.wilds
        self._spare = spare
        self._left: Kind | None = None
        self._groups: list[Group] = []
        self._nodes = NODES
        self._plan: list[Command] | None = None
        self._sets: dict[int, tuple[int, int, bool]] = {}
        """For each rank the own set: index, size, whether it may get a wild card."""
        self._runs: list[list[int]] = []
        """Own sequences: index, suit, first and last position, whether they may get a wild card."""
        can_be_wild = position.rules.max_wilds > 0
        for index, meld in enumerate(position.melds):
            takes_wild = can_be_wild and meld.wild < 0
            if meld.kind is MeldKind.SET:
                self._sets[meld.rank] = (index, len(meld.cards), takes_wild)
            else:
                last = meld.start + len(meld.cards) - 1
                self._runs.append([index, meld.suit, meld.start, last, int(takes_wild)])

    def run(self) -> list[Command] | None:
        """Return the commands of the first partition that can be played."""
        self._place(0)
        return self._plan

    def _place(self, first: Kind) -> bool:
        self._nodes -= 1
        if self._nodes < 0:
            return False
        counts = self._counts
        kind = first
        while kind < JOKER_KIND and not counts[kind]:
            kind += 1
        if kind == JOKER_KIND:
            return self._finish()
        if self._onto_sequences(kind) or self._into_set(kind) or self._into_sequence(kind):
            return True
        if self._spare and self._left is None:
            counts[kind] -= 1
            self._left = kind
            if self._place(kind):
                return True
            self._left = None
            counts[kind] += 1
        return False

    def _try(self, target: int | None, kinds: tuple[Kind, ...], wilds: int, first: Kind) -> bool:
        """Put cards into a group and go on; take them back if that leads nowhere."""
        counts = self._counts
        for kind in kinds:
            counts[kind] -= 1
        self._wilds -= wilds
        self._groups.append((target, kinds, wilds))
        if self._place(first):
            return True
        self._groups.pop()
        self._wilds += wilds
        for kind in kinds:
            counts[kind] += 1
        return False

    def _onto_sequences(self, kind: Kind) -> bool:
        """Try to add the card to own sequences, alone or with all that lies between."""
        suit, rank = SUIT_OF[kind], RANK_OF[kind]
        for run in self._runs:
            index, run_suit, low, high, takes_wild = run
            if run_suit != suit:
                continue
            for place in (rank, HIGH_ACE) if rank == 1 else (rank,):
                between = range(high + 1, place) if place > high else range(place + 1, low)
                if low <= place <= high:
                    continue
                missing = [spot for spot in between if spot == TWO or not self._counts[suit * 13 + spot - 1]]
                if len(missing) > min(self._wilds, takes_wild):
                    continue
                kinds = (kind, *[suit * 13 + spot - 1 for spot in between if spot not in missing])
                run[2:] = [min(low, place), max(high, place), takes_wild - len(missing)]
                if self._try(index, kinds, len(missing), kind):
                    return True
                run[2:] = [low, high, takes_wild]
        index = self._position.takes[kind]
        if index >= 0 and all(target != index for target, _, _ in self._groups):
            # In the place of a wild card, which the positions above do not tell.
            meld = self._position.melds[index]
            if meld.kind is MeldKind.SEQUENCE and meld.wild >= 0:
                return self._try(index, (kind,), 0, kind)
        return False

    def _into_set(self, kind: Kind) -> bool:
        rank, rules = RANK_OF[kind], self._position.rules
        if rank not in rules.set_ranks:
            return False
        held = [other for other in range(rank - 1, JOKER_KIND, 13) for _ in range(self._counts[other])]
        own = self._sets.get(rank)
        if own is not None:
            index, size, takes_wild = own
            if size < rules.set_max:
                self._sets[rank] = (index, size + 1, takes_wild)
                if self._try(index, (kind,), 0, kind):
                    return True
                self._sets[rank] = own
            if rules.one_set_per_rank:
                return False
        others = held[:]
        others.remove(kind)
        wild = int(self._wilds > 0 and rules.max_wilds > 0)
        if rules.one_set_per_rank and any(
            target is None and RANK_OF[kinds[0]] == rank == RANK_OF[kinds[-1]]
            for target, kinds, _ in self._groups
        ):
            return False
        for used in range(min(len(others), rules.set_max - 1), 0, -1):
            kinds = (kind, *others[:used])
            if len(kinds) >= 3 and self._try(None, kinds, 0, kind):
                return True
            if len(kinds) == 2 and wild and self._try(None, kinds, 1, kind):
                return True
        return False

    def _into_sequence(self, kind: Kind) -> bool:
        """Try new sequences that begin with the card, longest first; an ace may also end one."""
        suit, rank = SUIT_OF[kind], RANK_OF[kind]
        for window in self._windows(suit, rank):
            kinds = tuple([suit * 13 + (0 if place == HIGH_ACE else place - 1) for place in window])
            wilds = int(window[-1] - window[0] + 1 > len(window) or len(window) == 2)
            if self._try(None, kinds, wilds, kind):
                return True
        return False

    def _windows(self, suit: int, rank: int) -> list[list[int]]:
        """Return the positions of naturals for new sequences, longest first; those down from an ace last."""
        found = self._along(suit, rank, range(rank + 1, KING + 1))
        found.reverse()
        if rank == 1:
            found += self._along(suit, HIGH_ACE, range(KING, TWO, -1))
        return found

    def _along(self, suit: int, first: int, way: range) -> list[list[int]]:
        """Return the positions of naturals for sequences from a card along a way, shortest first."""
        counts, wilds = self._counts, min(self._wilds, self._position.rules.max_wilds)
        found: list[list[int]] = []
        places, holes = [first], 0
        for place in way:
            if place != TWO and counts[suit * 13 + place - 1]:
                places.append(place)
                if len(places) + wilds >= 3:
                    found.append(sorted(places))
            else:
                holes += 1
                if holes > wilds:
                    break
        return found

    def _finish(self) -> bool:
        """Find places for the wild cards that are left, then see whether it can be played."""
        # On a short meld a wild card spoils least. On a long one it may make the canasta to go out with.
        needs_canasta = not self._position.may_close and not self._position.may_fetch_pot
        for is_longest_first in (False, True) if needs_canasta else (False,):
            groups = self._with_wilds(is_longest_first)
            if groups is None:
                return False
            self._plan = play_groups(self._position.deal, groups)
            if self._plan is not None or len(groups) == len(self._groups):
                break
        return self._plan is not None

    def _with_wilds(self, is_longest_first: bool) -> list[Group] | None:
        """Return the groups with the wild cards that are left: in new melds, then on own ones.

        None if that leaves more cards than may be left, or none where one is wanted.
        """
        groups, spare = self._groups[:], self._wilds
        if spare and self._position.rules.max_wilds:
            with_wild = {target for target, _, wilds in groups if wilds and target is not None}
            for number, (target, kinds, wilds) in enumerate(groups):
                if spare and target is None and not wilds:
                    groups[number] = (target, kinds, 1)
                    spare -= 1
            melds = self._position.melds
            open_melds = [
                index for index, meld in enumerate(melds) if meld.wild < 0 and index not in with_wild
            ]
            open_melds.sort(key=lambda index: len(melds[index].cards))
            if is_longest_first and open_melds:
                # Only the first one: the others go where they would go once it lies there.
                open_melds.insert(0, open_melds.pop())
            groups += [(index, (), 1) for index in open_melds[:spare]]
            spare -= min(spare, len(open_melds))
        wanted = self._spare - (self._left is not None)
        return groups if spare == wanted else None


def play_groups(deal: DealState, groups: list[Group]) -> list[Command] | None:
    """Return commands that lay all groups and end the turn or fetch a pot, or None if the rules forbid it."""
    twin = deal.copy()
    seat, turn, pots = twin.turn, twin.turn_count, len(twin.pots)
    team = twin.acting_team
    pending = sorted(groups, key=lambda group: -_length_after(twin, team, group))
    commands: list[Command] = []

    def is_done() -> bool:
        return twin.phase is Phase.OVER or len(twin.pots) < pots

    while pending:
        for group in pending:
            command = _command_for(twin, seat, group)
            if command is not None and check(twin, command) is None:
                break
        else:
            return None
        pending.remove(group)
        commands.append(command)
        apply(twin, command)
        if is_done():
            return None if pending else commands
    if len(twin.hands[seat]) != 1 or twin.turn_count != turn:
        return None
    last = Discard(twin.hands[seat][0])
    return [*commands, last] if check(twin, last) is None else None


def _length_after(deal: DealState, team: int, group: Group) -> int:
    target, kinds, wilds = group
    return len(kinds) + wilds + (0 if target is None else len(deal.melds[team][target].cards))


def _command_for(deal: DealState, seat: int, group: Group) -> Command | None:
    target, kinds, wilds = group
    cards = pick(deal.hands[seat], kinds, wilds)
    if cards is None:
        return None
    return LayMeld(cards) if target is None else ExtendMeld(target, cards)


def pick(hand: list[CardId], kinds: tuple[Kind, ...], wilds: int) -> tuple[CardId, ...] | None:
    """Return held cards of these kinds and wild ones, twos before jokers; None if they are not held."""
    chosen: list[CardId] = []
    for kind in kinds:
        card = next((card for card in hand if KIND[card] == kind and card not in chosen), None)
        if card is None:
            return None
        chosen.append(card)
    if wilds:
        held = sorted(
            (card for card in hand if IS_WILD[KIND[card]]), key=lambda card: (RANK[card] != TWO, card)
        )
        chosen += held[:wilds]
        if len(chosen) < len(kinds) + wilds:
            return None
    return tuple(chosen)
