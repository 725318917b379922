"""The quick player of playouts: whole turns on a `FastTable`, decided from the own hand and what lies open.

It follows the club player's rules of thumb as far as they cost little.
"""

from buraco_desktop.bots.club.draw import EARLY_ROUNDS, FEW_LEFT
from buraco_desktop.bots.club.lookup import CENTRALITY, RANK_OF
from buraco_desktop.bots.club.standing import held_card_points
from buraco_desktop.bots.search.bits import (
    BESIDE_BITS,
    BIT,
    GAP_BITS,
    IS_WILD_KIND,
    KIND_AT,
    MATE_BITS,
    NEAR_BITS,
)
from buraco_desktop.bots.search.fast_lays import LayingTurn, lonely_cards
from buraco_desktop.bots.search.fast_table import FastRules, FastTable
from buraco_desktop.bots.search.habits import Habits
from buraco_desktop.bots.search.shapes import Shape
from buraco_desktop.engine.cards import JOKER_KIND, Kind
from buraco_desktop.engine.melds import CANASTA_LENGTH

FEW_CARDS = 2
KEEP_TWO, KEEP_JOKER, DUPLICATE, OWN_MELD = 25.0, 30.0, -0.8, 6.0
NEARLY_FULL, KNOWN_MATE, KNOWN_NEAR, HARMLESS = 6.0, 1.2, 0.8, 2.0
NOTHING = -1


class FastPlayer:
    """Plays every seat of a table by the same habits."""

    __slots__ = ("_habits", "_held", "_opponents", "_partners", "_rules", "_w")

    def __init__(self, rules: FastRules, habits: Habits) -> None:
        self._rules = rules
        self._w = habits.weights
        self._habits = habits
        players, teams = rules.players, rules.team_count
        self._opponents = [
            [other % players for other in range(seat + 1, seat + players) if other % teams != seat % teams]
            for seat in range(players)
        ]
        self._partners = [
            [other for other in range(seat % teams, players, teams) if other != seat]
            for seat in range(players)
        ]
        self._held = held_card_points(rules.rules)

    def play_on(self, table: FastTable, last_turn: int) -> None:
        """Play whole turns until the deal is over or so many turns of it are finished."""
        while not table.is_over and table.turn_count < last_turn:
            self.begin_turn(table)
            self.finish_turn(table)

    def begin_turn(self, table: FastTable) -> None:
        """Draw, or take the pile."""
        if not table.pile:
            table.draw()
        elif self._rules.closed:
            if not self._take_closed(table):
                table.draw()
        elif self._wants_open(table):
            table.take_pile()
        else:
            table.draw()

    def finish_turn(self, table: FastTable) -> None:
        """Lay and discard, after the draw; the deal must not be over."""
        while self._lay_and_discard(table):
            pass

    def _lay_and_discard(self, table: FastTable) -> bool:
        """Play until the turn ends; whether it goes on, with the cards of a pot."""
        seat, pots = table.turn, len(table.pots)
        danger = self._is_in_danger(table, seat)
        is_emptied = False
        if table.must_open and table.laid_points < self._rules.rules.vulnerable_min:
            self._open(table)
        else:
            is_emptied = self._empties(table, danger)
            if not is_emptied:
                self._lay(table, danger)
        if table.is_over:
            return False
        if len(table.pots) < pots:
            return True
        table.discard(table.last_kind(seat) if is_emptied else self.best_discard(table, danger))
        return False

    def _is_in_danger(self, table: FastTable, seat: int) -> bool:
        """Whether an opponent may go out or fetch a pot in the next turn."""
        sizes, teams = table.sizes, self._rules.team_count
        for other in self._opponents[seat]:
            if sizes[other] <= FEW_CARDS:
                team = other % teams
                if table.may_go_out(team) or table.may_take_pot(team):
                    return True
        return False

    def _turns_left(self, table: FastTable) -> int:
        rules = self._rules
        left = len(table.stock) - rules.left_for_last_turn
        if rules.refills:
            left += sum([len(pot) for pot in table.pots])
        return left if table.turns_left is None else min(left, table.turns_left)

    def _worth(self, table: FastTable, kind: Kind) -> float:
        """Return what one card of the pile is worth to the hand of the seat to act."""
        weights = self._w
        if IS_WILD_KIND[kind]:
            return weights.pile_wild
        seat = table.turn
        team = seat % self._rules.team_count
        if table.takes[team] & BIT[kind]:
            return weights.pile_extends + self._seventh(table, team, kind)
        worth = 0.0
        rank = RANK_OF[kind]
        if rank in self._rules.set_ranks:
            mates = table.ranks[seat][rank]
            if mates:
                worth = weights.pile_two_mates if mates >= 2 else weights.pile_one_mate
        near = (NEAR_BITS[kind] & table.have[seat]).bit_count()
        if near:
            worth += weights.pile_two_near if near >= 2 else weights.pile_one_near
        return worth or weights.pile_useless

    def _seventh(self, table: FastTable, team: int, kind: Kind) -> float:
        """Return what a card that an own meld takes is worth beyond that because it is the seventh."""
        further = self._w.pile_seventh
        if further:
            for shape in table.melds[team]:
                if shape.length == CANASTA_LENGTH - 1 and shape.takes & BIT[kind]:
                    return further
        return 0.0

    def _wants_open(self, table: FastTable) -> bool:
        if not table.stock:
            return True
        rules, seat, pile = self._rules, table.turn, table.pile
        size = len(pile)
        held = table.sizes[seat]
        if held == 1 and rules.rules.one_card_hand_pile_ban:
            return False
        danger = self._is_in_danger(table, seat)
        weights = self._w
        if danger and size > weights.pile_danger_most:
            return False
        threshold = weights.pile_threshold
        if held <= FEW_LEFT and table.may_go_out(seat % rules.team_count):
            threshold += 2 + 0.5 * size
        if danger:
            threshold += weights.pile_danger
        if table.turn_count < EARLY_ROUNDS * rules.players:
            threshold -= weights.pile_early
        if sum([self._worth(table, kind) for kind in pile]) <= threshold:
            return False
        return size > 1 or self._fits_now(table, pile[0])

    def _fits_now(self, table: FastTable, kind: Kind) -> bool:
        """Whether a single card extends an own meld or makes a new one at once."""
        seat = table.turn
        have = table.have[seat]
        if IS_WILD_KIND[kind] or table.takes[seat % self._rules.team_count] & BIT[kind]:
            return True
        rank = RANK_OF[kind]
        if rank in self._rules.set_ranks and table.ranks[seat][rank] >= 2:
            return True
        near = (NEAR_BITS[kind] & have).bit_count()
        return near >= 2 and bool(BESIDE_BITS[kind] & have) and not BIT[kind] & have

    def _take_closed(self, table: FastTable) -> bool:
        """Take a closed pile with the meld that justifies it, if it is legal and worth it."""
        rules, seat, pile = self._rules, table.turn, table.pile
        if (table.sizes[seat] == 1 and rules.rules.one_card_hand_pile_ban) or table.must_open:
            return False
        size, top = len(pile), pile[-1]
        danger = self._is_in_danger(table, seat)
        if table.stock:
            weights = self._w
            if danger and size > weights.pile_danger_most:
                return False
            worth = sum([self._worth(table, kind) for kind in pile])
            if size < weights.closed_size and worth < weights.closed_worth:
                return False
        found = self._justification(table, top)
        if found is None:
            return False
        index, shape, kinds = found
        if table.sizes[seat] + size - len(kinds) < 2:
            return False
        table.take_pile()
        return table.lay(index, shape, kinds)

    def _justification(self, table: FastTable, top: Kind) -> tuple[int, Shape, tuple[Kind, ...]] | None:
        """Return a lay with the top card: on an own meld, else a new one of cards in hand."""
        seat = table.turn
        team = seat % self._rules.team_count
        book = self._rules.book
        for index, shape in enumerate(table.melds[team]):
            if shape.takes & BIT[top]:
                grown = book.grow(shape, top)
                if grown is not None and grown.bonus >= shape.bonus:
                    return index, grown, (top,)
        if IS_WILD_KIND[top]:
            return None
        have, rank = table.have[seat], RANK_OF[top]
        near = NEAR_BITS[top] & have
        beside = BESIDE_BITS[top] & have
        while beside:
            low = beside & -beside
            beside ^= low
            one = KIND_AT[low.bit_length() - 1]
            rest = near & ~low & (BESIDE_BITS[one] | BESIDE_BITS[top])
            while rest:
                bit = rest & -rest
                rest ^= bit
                kinds = (top, one, KIND_AT[bit.bit_length() - 1])
                shape_found = book.new(kinds)
                if shape_found is not None:
                    return -1, shape_found, kinds
        if rank in self._rules.set_ranks and table.ranks[seat][rank] >= 2:
            if table.sets[team] >> rank & 1 and self._rules.one_set_per_rank:
                return None
            counts = table.counts[seat]
            mates = [kind for kind in range(rank - 1, JOKER_KIND, 13) for _ in range(counts[kind])]
            cards = (top, *mates[: self._rules.rules.set_max - 1])
            shape_found = book.new(cards)
            if shape_found is not None:
                return -1, shape_found, cards
        return None

    def _laying(self, table: FastTable, danger: bool) -> LayingTurn:
        rules = self._rules
        left = self._turns_left(table)
        team = table.turn % rules.team_count
        is_last_chance = danger or left <= rules.players
        is_unloading = is_last_chance or (
            not table.pot_taken[team] and len(table.stock) <= 2 * rules.players and bool(table.pots)
        )
        return LayingTurn(table, self._habits, is_unloading, is_last_chance)

    def _lay(self, table: FastTable, danger: bool) -> None:
        team = table.turn % self._rules.team_count
        habits = self._habits
        can = table.may_take_pot(team) or table.may_go_out(team)
        least = habits.least_pot if can else habits.least
        if table.sizes[table.turn] > least:
            self._laying(table, danger).lay_usual(least)

    def _open(self, table: FastTable) -> None:
        """Lay the first melds of a vulnerable team, or nothing where they do not reach the minimum."""
        before = table.snapshot()
        if sum([count * self._rules.points[k] for k, count in enumerate(table.counts[table.turn])]) >= 75:
            turn = self._laying(table, danger=True)
            turn.lay_usual(2)
        if table.laid_points < self._rules.rules.vulnerable_min:
            table.restore(before)

    def _empties(self, table: FastTable, danger: bool) -> bool:
        """Empty the hand but for the last discard, if that fetches a pot or goes out as it should."""
        rules, seat = self._rules, table.turn
        team = seat % rules.team_count
        size = table.sizes[seat]
        fetches = table.may_take_pot(team)
        if not fetches:
            has_pot = table.pot_taken[team] or (rules.none_left_is_fine and not table.pots)
            if not has_pot:
                return False
            longest = max([shape.length for shape in table.melds[team]], default=0)
            if longest + size < CANASTA_LENGTH:
                return False
        ranks = table.ranks[seat]
        if lonely_cards(table, seat, team) > 1 + 2 * (ranks[0] + ranks[2]):
            return False
        before, pots = table.snapshot(), len(table.pots)
        for is_second_try in (False, True):
            LayingTurn(table, self._habits, True, True).lay_everything(is_second_try=is_second_try)
            if len(table.pots) < pots:
                return True
            is_empty = table.is_over or table.sizes[seat] == 1
            if is_empty and not table.is_over:
                last = table.last_kind(seat)
                is_empty = last != table.banned and table.may_discard_last(team, last)
            if is_empty and (fetches or danger or self._should_close(table, seat, team)):
                return True
            table.restore(before)
            if is_empty:
                return False
            before = table.snapshot()
        return False

    def _should_close(self, table: FastTable, seat: int, team: int) -> bool:
        """Whether the deal stands well enough to end it."""
        partners = self._partners[seat]
        if partners and all(table.sizes[other] <= 4 for other in partners):
            return True
        lead = self._rules.rules.out - self._held * sum([table.sizes[other] for other in partners])
        return lead + self._standing(table, team) > max(
            [
                self._standing(table, other)
                - self._held
                * sum(
                    [table.sizes[seat] for seat in range(other, self._rules.players, self._rules.team_count)]
                )
                for other in range(self._rules.team_count)
                if other != team
            ]
        )

    def _standing(self, table: FastTable, team: int) -> int:
        rules = self._rules.rules
        total = sum([shape.worth for shape in table.melds[team]])
        return total + rules.pot_taken if table.pot_taken[team] else total - rules.pot_penalty

    def best_discard(self, table: FastTable, danger: bool) -> Kind:
        """Return the kind to discard, which is legal."""
        seat = table.turn
        weights, points = self._w, self._rules.points
        counts, ranks = table.counts[seat], table.ranks[seat]
        have = table.have[seat]
        own_takes = table.takes[seat % self._rules.team_count]
        set_ranks = self._rules.set_ranks
        fed, nearly = self._fed(table, seat)
        known = table.known[self._opponents[seat][0]]
        best, best_cost = NOTHING, 1000.0
        rest = have
        while rest:
            bit = rest & -rest
            rest ^= bit
            kind = KIND_AT[bit.bit_length() - 1]
            if kind == table.banned and counts[kind] == 1:
                continue
            if IS_WILD_KIND[kind]:
                cost = KEEP_TWO
            else:
                cost = self._fear(kind, known) if known else 0.0
                if fed & bit:
                    cost += weights.danger_meld + (NEARLY_FULL if nearly & bit else 0.0)
                if danger:
                    cost = -points[kind] / 50 if cost <= HARMLESS else cost
                else:
                    cost += weights.keep_points * points[kind]
                    cost += weights.keep_beside * (BESIDE_BITS[kind] & have).bit_count()
                    cost += weights.keep_gap * (GAP_BITS[kind] & have).bit_count()
                    cost += weights.keep_central * CENTRALITY[kind]
                    rank = RANK_OF[kind]
                    if rank in set_ranks:
                        cost += weights.keep_mate * (ranks[rank] - 1)
                    cost += DUPLICATE * (counts[kind] > 1) + OWN_MELD * (own_takes & bit > 0)
            if cost < best_cost:
                best, best_cost = kind, cost
        return JOKER_KIND if best == NOTHING else best

    def _fed(self, table: FastTable, seat: int) -> tuple[int, int]:
        """Return the bits of what opponents' melds take, and of what makes one of them a canasta."""
        team = seat % self._rules.team_count
        fed = nearly = 0
        for other, melds in enumerate(table.melds):
            if other != team:
                fed |= table.takes[other]
                for shape in melds:
                    if shape.length == CANASTA_LENGTH - 1:
                        nearly |= shape.takes
        return fed, nearly

    def _fear(self, kind: Kind, known: int) -> float:
        """Return how well a discard would fit what the next opponent is known to hold."""
        near = KNOWN_NEAR * (NEAR_BITS[kind] & known).bit_count()
        if self._rules.set_ranks:
            near += KNOWN_MATE * (MATE_BITS[kind] & known).bit_count()
        return self._w.danger_known * near
