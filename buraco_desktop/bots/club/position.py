"""What the seat to act sees of a deal, as plain numbers: made once for each decision."""

from buraco_desktop.bots.club.reach import ends_of, kinds_taken
from buraco_desktop.bots.club.skill import Skill
from buraco_desktop.bots.club.weights import Weights
from buraco_desktop.engine.cards import KIND, RANK, CardId, Kind
from buraco_desktop.engine.legality import may_go_out, may_take_pot
from buraco_desktop.engine.melds import CANASTA_LENGTH, MeldKind
from buraco_desktop.engine.rules import StockEnd
from buraco_desktop.engine.state import DealState

FEW_CARDS = 2
"""With so many cards a player may be gone before the next turn."""


class Position:
    """One decision. Reads of the deal only the hand of the seat to act and what everybody sees."""

    __slots__ = (
        "closers",
        "counts",
        "danger_seats",
        "deal",
        "hand",
        "may_close",
        "may_fetch_pot",
        "melds",
        "next_opponent",
        "opponents",
        "own_runs",
        "own_sets",
        "partners",
        "ranks",
        "round",
        "rules",
        "seat",
        "size",
        "skill",
        "stock",
        "takes",
        "team",
        "turns_to_end",
        "weights",
        "wilds",
    )

    def __init__(self, deal: DealState, weights: Weights, skill: Skill) -> None:
        rules, seat, team_count, players = deal.rules, deal.turn, deal.team_count, deal.players
        self.deal, self.rules, self.weights, self.skill = deal, rules, weights, skill
        self.seat, self.team = seat, seat % team_count
        team = self.team
        self.hand: list[CardId] = deal.hands[seat]
        self.size = len(self.hand)
        self.counts = [0] * 53
        """How many of each kind are in hand."""
        self.ranks = [0] * 14
        """How many of each rank are in hand; jokers are rank 0."""
        for card in self.hand:
            self.counts[KIND[card]] += 1
            self.ranks[RANK[card]] += 1
        self.wilds = self.ranks[0] + self.ranks[2]
        self.melds = deal.melds[team]
        self.partners = [other for other in range(team, players, team_count) if other != seat]
        self.opponents = [
            other % players for other in range(seat + 1, seat + players) if other % team_count != team
        ]
        """In the order in which they play after this seat."""
        self.next_opponent = self.opponents[0]
        self.round = deal.turn_count // players
        """Finished rounds of the table."""
        self.stock = len(deal.stock)
        reserve = sum([len(pot) for pot in deal.pots]) if rules.stock_end is StockEnd.POT_REFILL else 0
        left = self.stock + reserve - (2 if rules.stock_end is StockEnd.TWO_LEFT else 0)
        if deal.turns_left is not None:
            left = min(left, deal.turns_left)
        self.turns_to_end = left
        """Turns until the deal ends if everybody draws from the stock."""
        self._look_at_melds()
        self.may_fetch_pot = may_take_pot(deal, team, self.melds)
        """Whether an empty hand would get a pot now."""
        self.may_close = may_go_out(deal, team, self.melds)
        """Whether an empty hand would end the deal now."""
        self._look_at_opponents()

    def _look_at_melds(self) -> None:
        rules = self.rules
        ends = ends_of(rules)
        takes = self.takes = [-1] * 53
        """For each natural kind the own meld that takes it, the best one; -1 for none."""
        self.own_runs = [False] * 5
        """Suits in which the team has a sequence; never the suit of jokers."""
        self.own_sets = 0
        """Ranks of which the team has a set, as bits."""
        ranks = [0] * 53
        for index, meld in enumerate(self.melds):
            length = len(meld.cards)
            # H4: what reaches seven first, then the larger meld, then the sequence.
            rank = 40 if length == CANASTA_LENGTH - 1 else 2 * length
            if meld.kind is MeldKind.SEQUENCE:
                self.own_runs[meld.suit] = True
                rank += 1
            else:
                self.own_sets |= 1 << meld.rank
            for kind in kinds_taken(meld, rules, ends):
                if rank > ranks[kind]:
                    ranks[kind] = rank
                    takes[kind] = index

    def their_takes(self) -> list[int]:
        """Return for each natural kind how long the longest opponents' meld is that takes it, or 0."""
        rules = self.rules
        ends = ends_of(rules)
        lengths = [0] * 53
        for team, melds in enumerate(self.deal.melds):
            if team != self.team:
                for meld in melds:
                    length = len(meld.cards)
                    for kind in kinds_taken(meld, rules, ends):
                        lengths[kind] = max(lengths[kind], length)
        return lengths

    def _look_at_opponents(self) -> None:
        deal, team_count = self.deal, self.deal.team_count
        self.danger_seats: list[int] = []
        """Opponents who may go out or fetch a pot in their next turn, for a player who watches them."""
        self.closers: list[int] = []
        """Those of them who may go out."""
        if not self.skill.tracks:
            return
        for seat in self.opponents:
            if len(deal.hands[seat]) > FEW_CARDS:
                continue
            team = seat % team_count
            melds = deal.melds[team]
            if may_go_out(deal, team, melds):
                self.closers.append(seat)
                self.danger_seats.append(seat)
            elif may_take_pot(deal, team, melds):
                self.danger_seats.append(seat)

    def card_of(self, kind: Kind) -> CardId:
        """Return the lowest held card of a kind; the banned one only if there is no other."""
        banned = self.deal.banned
        cards = [card for card in self.hand if KIND[card] == kind]
        return min(cards, key=lambda card: (card == banned, card))
