"""A deal as plain counts, for playouts: the rules of `engine.transition`, without cards, events and checks.

Cards of one kind are one here. Whoever moves must move legally; `may_leave` answers the one question that is
not plain (RULES 0.6). A test replays whole playouts in the engine.
"""

from buraco_desktop.bots.club.lookup import RANK_OF
from buraco_desktop.bots.search.bits import BIT, IS_WILD_KIND, kinds_in
from buraco_desktop.bots.search.shapes import Shape, ShapeBook, book_of
from buraco_desktop.engine.cards import JOKER_KIND, KIND, Kind
from buraco_desktop.engine.rules import (
    FinalDiscard,
    OutCanasta,
    PotPrecondition,
    RuleSet,
    StockEnd,
    UnplayedPot,
)
from buraco_desktop.engine.state import DealState, Phase

KIND_COUNT = JOKER_KIND + 1


class FastRules:
    """What playouts need of a rule set and a table, made once."""

    __slots__ = (
        "any_final_discard",
        "book",
        "closed",
        "left_for_last_turn",
        "may_lay_all",
        "none_left_is_fine",
        "one_set_per_rank",
        "out_needs_clean",
        "players",
        "points",
        "pot_needs_canasta",
        "refills",
        "rules",
        "set_ranks",
        "stall_turns",
        "team_count",
        "uses_wilds",
    )

    def __init__(self, rules: RuleSet, players: int) -> None:
        self.rules, self.players = rules, players
        self.team_count = rules.team_count(players)
        self.book: ShapeBook = book_of(rules)
        self.points = [rules.points[kind] for kind in range(KIND_COUNT)]
        self.closed = not rules.is_pile_open
        self.refills = rules.stock_end is StockEnd.POT_REFILL
        self.left_for_last_turn = 2 if rules.stock_end is StockEnd.TWO_LEFT else 0
        self.pot_needs_canasta = rules.pot_precondition is PotPrecondition.OWN_CANASTA
        self.out_needs_clean = rules.out_canasta is OutCanasta.CLEAN
        self.none_left_is_fine = rules.out_without_pot_if_none_left
        self.may_lay_all = rules.final_discard is FinalDiscard.OPTIONAL
        """Whether going out needs no last discard."""
        self.any_final_discard = rules.final_discard_wild
        self.set_ranks = rules.set_ranks
        self.one_set_per_rank = rules.one_set_per_rank
        self.uses_wilds = rules.max_wilds > 0
        self.stall_turns = rules.stall_rounds * players


Snapshot = tuple[list[int], list[int], int, int, int, list[Shape], Kind, bool, int]
"""What laying changes."""


class FastTable:
    """One deal, changed in place. The fields are those of `DealState`, by kinds."""

    __slots__ = (
        "banned",
        "canastas",
        "cleans",
        "counts",
        "have",
        "idle_turns",
        "is_busy",
        "is_over",
        "known",
        "laid_points",
        "last_turn",
        "melds",
        "must_open",
        "out_team",
        "pile",
        "pot_taken",
        "pots",
        "ranks",
        "rules",
        "runs",
        "sets",
        "sizes",
        "stock",
        "takes",
        "turn",
        "turn_count",
        "turns_left",
        "unseen_pot",
        "vulnerable",
    )

    rules: FastRules
    counts: list[list[int]]
    """For each seat how many of each kind it holds."""
    have: list[int]
    """For each seat the bits of the kinds that it holds."""
    ranks: list[list[int]]
    """For each seat how many of each rank it holds; jokers are rank 0."""
    sizes: list[int]
    melds: list[list[Shape]]
    takes: list[int]
    """For each team the bits of the natural kinds that one of its melds takes."""
    runs: list[int]
    """For each team the suits of its sequences, as bits."""
    sets: list[int]
    """For each team the ranks of its sets, as bits."""
    canastas: list[int]
    cleans: list[int]
    """For each team the number of its canastas, and of clean ones."""
    pile: list[Kind]
    stock: list[Kind]
    pots: list[list[Kind]]
    pot_taken: list[bool]
    unseen_pot: list[bool]
    known: list[int]
    """For each seat the bits of the kinds that everybody saw it take and that it has not played since."""
    vulnerable: tuple[bool, ...]
    turn: int
    turn_count: int
    last_turn: bool
    turns_left: int | None
    idle_turns: int
    is_busy: bool
    must_open: bool
    laid_points: int
    banned: Kind
    """The kind of which the one copy in hand may not be discarded in this turn; -1 for none."""
    is_over: bool
    out_team: int
    """The team that went out; -1 for none."""

    def __init__(self, rules: FastRules) -> None:
        """Make an empty table; `fill_from` or `copy` give it its cards."""
        self.rules = rules

    def fill_from(self, deal: DealState) -> None:
        """Become a copy of a deal."""
        rules = self.rules
        self.counts = [[0] * KIND_COUNT for _ in deal.hands]
        self.have = [0] * deal.players
        self.ranks = [[0] * 14 for _ in deal.hands]
        self.sizes = [0] * deal.players
        for seat, hand in enumerate(deal.hands):
            for card in hand:
                self.take_in(seat, KIND[card])
        teams = range(deal.team_count)
        self.melds = [[rules.book.shape_of(meld) for meld in melds] for melds in deal.melds]
        self.takes, self.runs, self.sets = ([0 for _ in teams] for _ in range(3))
        self.canastas, self.cleans = ([0 for _ in teams] for _ in range(2))
        for team in teams:
            self.look_at_melds(team)
        self.pile = [KIND[card] for card in deal.pile]
        self.stock = [KIND[card] for card in deal.stock]
        self.pots = [[KIND[card] for card in pot] for pot in deal.pots]
        self.pot_taken = deal.pot_taken[:]
        self.unseen_pot = deal.unseen_pot[:]
        self.turn, self.turn_count = deal.turn, deal.turn_count
        self.last_turn, self.turns_left = deal.last_turn, deal.turns_left
        self.idle_turns, self.is_busy = deal.idle_turns, deal.is_busy
        self.must_open, self.laid_points = deal.must_open, deal.laid_points
        self.vulnerable = tuple(deal.is_vulnerable(team) for team in teams)
        self.banned = -1 if deal.banned is None else KIND[deal.banned]
        self.known = [0] * deal.players
        for seat, kinds in enumerate(deal.known):
            for kind in kinds:
                self.known[seat] |= BIT[kind]
        self.is_over = deal.phase is Phase.OVER
        self.out_team = -1 if deal.out_team is None else deal.out_team

    def copy(self) -> "FastTable":
        """Return an independent copy."""
        twin = FastTable(self.rules)
        twin.counts = [counts[:] for counts in self.counts]
        twin.have = self.have[:]
        twin.ranks = [ranks[:] for ranks in self.ranks]
        twin.sizes = self.sizes[:]
        twin.melds = [melds[:] for melds in self.melds]
        twin.takes, twin.runs, twin.sets = self.takes[:], self.runs[:], self.sets[:]
        twin.canastas, twin.cleans = self.canastas[:], self.cleans[:]
        twin.pile, twin.stock, twin.pots = self.pile[:], self.stock[:], self.pots[:]
        twin.pot_taken, twin.unseen_pot = self.pot_taken[:], self.unseen_pot[:]
        twin.turn, twin.turn_count = self.turn, self.turn_count
        twin.last_turn, twin.turns_left = self.last_turn, self.turns_left
        twin.idle_turns, twin.is_busy = self.idle_turns, self.is_busy
        twin.must_open, twin.laid_points = self.must_open, self.laid_points
        twin.vulnerable, twin.banned = self.vulnerable, self.banned
        twin.known = self.known[:]
        twin.is_over, twin.out_team = self.is_over, self.out_team
        return twin

    def snapshot(self) -> Snapshot:
        """Return what laying changes, so that it can be taken back."""
        seat = self.turn
        return (
            self.counts[seat][:],
            self.ranks[seat][:],
            self.have[seat],
            self.sizes[seat],
            self.known[seat],
            self.melds[seat % self.rules.team_count][:],
            self.banned,
            self.is_busy,
            self.laid_points,
        )

    def restore(self, before: Snapshot) -> None:
        """Take back every lay since the snapshot; no pot has been taken since."""
        seat = self.turn
        team = seat % self.rules.team_count
        self.counts[seat], self.ranks[seat], self.have[seat], self.sizes[seat], self.known[seat] = before[:5]
        self.melds[team], self.banned, self.is_busy, self.laid_points = before[5:]
        self.is_over, self.out_team = False, -1
        self.look_at_melds(team)

    def take_in(self, seat: int, kind: Kind) -> None:
        """Put a card into a hand."""
        self.counts[seat][kind] += 1
        self.have[seat] |= BIT[kind]
        self.ranks[seat][RANK_OF[kind]] += 1
        self.sizes[seat] += 1

    def put_out(self, seat: int, kind: Kind) -> None:
        """Take a card out of a hand."""
        counts = self.counts[seat]
        counts[kind] -= 1
        if not counts[kind]:
            self.have[seat] &= ~BIT[kind]
            self.known[seat] &= ~BIT[kind]
        self.ranks[seat][RANK_OF[kind]] -= 1
        self.sizes[seat] -= 1

    def look_at_melds(self, team: int) -> None:
        """Sum up what a team's melds are, after a change."""
        takes = runs = sets = canastas = cleans = 0
        for shape in self.melds[team]:
            takes |= shape.takes
            if shape.is_set:
                sets |= 1 << shape.rank
            else:
                runs |= 1 << shape.suit
            if shape.is_canasta:
                canastas += 1
                cleans += shape.is_clean
        self.takes[team], self.runs[team], self.sets[team] = takes, runs, sets
        self.canastas[team], self.cleans[team] = canastas, cleans

    def may_take_pot(self, team: int) -> bool:
        """Whether an empty hand of the team gets a pot."""
        if self.pot_taken[team] or not self.pots:
            return False
        return self.canastas[team] > 0 or not self.rules.pot_needs_canasta

    def may_go_out(self, team: int) -> bool:
        """Whether an empty hand of the team ends the deal."""
        rules = self.rules
        if not (self.cleans[team] if rules.out_needs_clean else self.canastas[team]):
            return False
        return self.pot_taken[team] or (rules.none_left_is_fine and not self.pots)

    def may_discard_last(self, team: int, kind: Kind) -> bool:
        """Whether the only card in hand may be discarded."""
        if self.may_take_pot(team):
            return True
        return self.may_go_out(team) and (self.rules.any_final_discard or not IS_WILD_KIND[kind])

    def last_kind(self, seat: int) -> Kind:
        """Return the kind of the only card in a hand."""
        have = self.have[seat]
        return kinds_in(have)[0] if have else JOKER_KIND

    def lay(self, index: int, shape: Shape, kinds: tuple[Kind, ...]) -> bool:
        """Lay cards of the seat to act as a new meld (`index` -1) or so that a meld becomes `shape`.

        Returns False, and changes nothing, where the last cards must be kept for the guard (RULES 0.6).
        """
        seat = self.turn
        team = seat % self.rules.team_count
        melds = self.melds[team]
        before = None
        if index < 0:
            melds.append(shape)
        else:
            before, melds[index] = melds[index], shape
        banned, points = self.banned, self.rules.points
        for kind in kinds:
            self.put_out(seat, kind)
            self.laid_points += points[kind]
            if kind == banned:
                self.banned = -1
        self.look_at_melds(team)
        if self.sizes[seat] < 2 and not self._may_leave(seat, team):
            for kind in kinds:
                self.take_in(seat, kind)
                self.laid_points -= points[kind]
            self.banned = banned
            if before is None:
                melds.pop()
            else:
                melds[index] = before
            self.look_at_melds(team)
            return False
        self.is_busy = True
        if not self.sizes[seat]:
            if self.may_take_pot(team):
                self._take_pot(seat, team)
            else:
                self.is_over, self.out_team = True, team
        return True

    def _may_leave(self, seat: int, team: int) -> bool:
        """Whether the turn may go on with so few cards after laying. A little stricter than the rules.

        A last card that could only be laid counts as stuck here.
        """
        if self.sizes[seat]:
            kind = self.last_kind(seat)
            return kind != self.banned and self.may_discard_last(team, kind)
        if self.must_open and self.laid_points < self.rules.rules.vulnerable_min:
            return False
        return self.may_take_pot(team) or (self.rules.may_lay_all and self.may_go_out(team))

    def draw(self) -> None:
        """Draw the top card of the stock, which must not be empty."""
        rules = self.rules
        self.take_in(self.turn, self.stock.pop())
        self.is_busy = True
        if not rules.refills and len(self.stock) <= rules.left_for_last_turn:
            self.last_turn = True

    def take_pile(self) -> None:
        """Take the pile; the meld that justifies a closed one is to be laid at once."""
        seat, pile = self.turn, self.pile
        rules = self.rules.rules
        if len(pile) == 1 and rules.single_card_ban and not self.rules.closed:
            kind = pile[0]
            if not self.counts[seat][kind]:
                self.banned = kind
        known = self.known[seat]
        for kind in pile:
            self.take_in(seat, kind)
            known |= BIT[kind]
        self.known[seat] = known
        self.pile = []

    def discard(self, kind: Kind) -> None:
        """Discard a card of the seat to act and end its turn."""
        seat = self.turn
        self.put_out(seat, kind)
        self.pile.append(kind)
        if not self.sizes[seat]:
            team = seat % self.rules.team_count
            if not self.may_take_pot(team):
                self.is_over, self.out_team = True, team
                return
            self._take_pot(seat, team)
            self.unseen_pot[seat] = True
        self._end_turn()

    def _take_pot(self, seat: int, team: int) -> None:
        for kind in self.pots.pop(0):
            self.take_in(seat, kind)
        self.pot_taken[team] = True

    def _end_turn(self) -> None:
        rules = self.rules
        self.idle_turns = 0 if self.is_busy else self.idle_turns + 1
        self.turn_count += 1
        if self.last_turn or self.turns_left == 1:
            self.is_over = True
            return
        if not self.stock and rules.refills:
            if not self.pots:
                self.is_over = True
                return
            self.stock = self.pots.pop(0)[::-1]
        if self.idle_turns >= rules.stall_turns:
            self.is_over = True
            return
        seat = self.turn = (self.turn + 1) % rules.players
        self.banned = -1
        self.is_busy = False
        self.laid_points = 0
        if self.turns_left is not None:
            self.turns_left -= 1
        team = seat % rules.team_count
        self.must_open = self.vulnerable[team] and not self.melds[team]
        self.unseen_pot[seat] = False

    def hand_points(self, seat: int) -> int:
        """Return the points of the cards in a hand."""
        points = self.rules.points
        return sum([count * points[kind] for kind, count in enumerate(self.counts[seat]) if count])

    def totals(self) -> list[int]:
        """Return the score of each team as the deal stands (`engine.scoring.score`)."""
        fast = self.rules
        rules = fast.rules
        ignores = rules.unplayed_pot is UnplayedPot.AS_UNTAKEN
        nobody_took = not any(self.pot_taken)
        found: list[int] = []
        for team in range(fast.team_count):
            melds = self.melds[team]
            total = sum([shape.worth for shape in melds])
            if rules.no_canasta_negative and not self.canastas[team]:
                total = -total
            if self.out_team == team:
                total += rules.out
            has_pot = self.pot_taken[team]
            for seat in range(team, fast.players, fast.team_count):
                if ignores and self.unseen_pot[seat]:
                    has_pot = False
                else:
                    total -= self.hand_points(seat)
            if has_pot:
                total += rules.pot_taken
            elif not (nobody_took and not rules.pot_penalty_if_nobody_took):
                total -= rules.pot_penalty
            found.append(total)
        return found

    def margin(self, team: int) -> int:
        """Return the points of a team less those of the best other team, as the deal stands."""
        totals = self.totals()
        own = totals.pop(team)
        return own - max(totals)
