"""The state of one deal, changed in place by `transition.apply`."""

import hashlib
from enum import IntEnum

from buraco_desktop.engine.cards import KIND, CardId, Kind
from buraco_desktop.engine.events import EndReason
from buraco_desktop.engine.melds import Meld
from buraco_desktop.engine.rules import RuleSet


class Phase(IntEnum):
    """The parts of a turn, and the end of the deal (RULES 0.6)."""

    DRAW = 0
    PLAY = 1
    OVER = 2


class DealState:
    """One deal. Seats are 0..players-1, clockwise; the team of a seat is seat modulo number of teams.

    The fields are public and plain: search bots read them in their innermost loops.
    """

    __slots__ = (
        "banned",
        "dealer",
        "discards",
        "drawn",
        "first_turn",
        "hands",
        "has_redrawn",
        "idle_turns",
        "is_busy",
        "is_time_up",
        "known",
        "laid_by",
        "laid_points",
        "last_turn",
        "melds",
        "must_open",
        "out_team",
        "phase",
        "pile",
        "players",
        "pot_taken",
        "pots",
        "reason",
        "rules",
        "stock",
        "team_count",
        "totals",
        "turn",
        "turn_count",
        "turns_left",
        "unseen_pot",
    )

    def __init__(
        self, rules: RuleSet, players: int, dealer: int, totals: tuple[int, ...] | None = None
    ) -> None:
        """Make an empty table; `dealing.deal_cards` or `conformance` fill it."""
        self.rules = rules
        self.players = players
        self.team_count = rules.team_count(players)
        self.dealer = dealer
        self.totals = totals or (0,) * self.team_count
        """Points of each team before this deal; they decide who is vulnerable."""
        self.turn = (dealer + 1) % players
        self.phase = Phase.DRAW
        self.hands: list[list[CardId]] = [[] for _ in range(players)]
        self.melds: list[list[Meld]] = [[] for _ in range(self.team_count)]
        self.pile: list[CardId] = []
        """The discard pile, bottom to top."""
        self.stock: list[CardId] = []
        """The stock, its top card last."""
        self.pots: list[list[CardId]] = []
        """Untaken pots; the first is taken next."""
        self.pot_taken = [False] * self.team_count
        self.unseen_pot = [False] * players
        """Seats that took a pot by discard and have had no turn since."""
        self.drawn: CardId | None = None
        """The card drawn from the stock in this turn."""
        self.banned: CardId | None = None
        """The card of a one-card pile that may not be discarded in this turn."""
        self.first_turn = True
        self.last_turn = False
        self.has_redrawn = False
        self.idle_turns = 0
        """Turns in a row without a stock draw, meld or extension."""
        self.is_busy = False
        """Whether this turn has had one of those."""
        self.must_open = self.is_vulnerable(self.turn % self.team_count)
        """Whether the acting team is vulnerable and had no meld when the turn began."""
        self.laid_points = 0
        """Points of the cards laid in this turn."""
        self.turn_count = 0
        """Finished turns."""
        self.is_time_up = False
        """Whether time was called: the match ends with this deal (RULES Z12, M10)."""
        self.turns_left: int | None = None
        """Turns until the deal ends because time was called, the present one included; None without limit."""
        self.known: list[list[Kind]] = [[] for _ in range(players)]
        """For each seat the kinds that everybody saw it take with the pile and that it has not played since.

        Oldest first. A copy from elsewhere counts as the taken one when it is played, as nobody can tell.
        """
        self.discards: list[Kind] = []
        """Every discard of the deal, the latest last: by the seat before `turn`, the seat before that, ..."""
        self.laid_by: list[list[int]] = [[] for _ in range(self.team_count)]
        """For each team the seats that laid its melds new; -1, or missing at the end, where nobody knows."""
        self.reason: EndReason | None = None
        self.out_team: int | None = None

    def team_of(self, seat: int) -> int:
        """Return the team of a seat."""
        return seat % self.team_count

    @property
    def acting_team(self) -> int:
        """The team of the seat to act."""
        return self.turn % self.team_count

    def is_vulnerable(self, team: int) -> bool:
        """Whether a team must reach the opening minimum in this deal (RULES 1.7, V01)."""
        limit = self.rules.vulnerable_above
        return limit is not None and self.totals[team] > limit

    def copy(self) -> "DealState":
        """Return an independent copy; melds and rules are shared, they never change."""
        twin = object.__new__(DealState)
        twin.rules = self.rules
        twin.players = self.players
        twin.team_count = self.team_count
        twin.dealer = self.dealer
        twin.totals = self.totals
        twin.turn = self.turn
        twin.phase = self.phase
        twin.hands = [hand[:] for hand in self.hands]
        twin.melds = [melds[:] for melds in self.melds]
        twin.pile = self.pile[:]
        twin.stock = self.stock[:]
        twin.pots = self.pots[:]
        twin.pot_taken = self.pot_taken[:]
        twin.unseen_pot = self.unseen_pot[:]
        twin.drawn = self.drawn
        twin.banned = self.banned
        twin.first_turn = self.first_turn
        twin.last_turn = self.last_turn
        twin.has_redrawn = self.has_redrawn
        twin.idle_turns = self.idle_turns
        twin.is_busy = self.is_busy
        twin.must_open = self.must_open
        twin.laid_points = self.laid_points
        twin.turn_count = self.turn_count
        twin.is_time_up = self.is_time_up
        twin.turns_left = self.turns_left
        twin.known = [kinds[:] for kinds in self.known]
        twin.discards = self.discards[:]
        twin.laid_by = [seats[:] for seats in self.laid_by]
        twin.reason = self.reason
        twin.out_team = self.out_team
        return twin

    def digest(self) -> str:
        """Return a fingerprint of everything that can matter for play, 16 hex digits.

        What is only remembered (`known`, `discards`, `laid_by`) is not in it: no rule asks for it. Copies of
        one card count as the same card, so a game that was read back from its notation has the same digest as
        the original.
        """

        def kinds(cards: list[CardId]) -> list[int]:
            return [KIND[card] for card in cards]

        melds = [
            [(meld.kind, [KIND[card] for card in meld.cards], meld.place, meld.special) for meld in team]
            for team in self.melds
        ]
        facts: tuple[object, ...] = (
            self.rules.key,
            self.players,
            self.dealer,
            self.totals,
            self.turn,
            int(self.phase),
            [sorted(kinds(hand)) for hand in self.hands],
            [[(int(k), c, p, int(s)) for k, c, p, s in team] for team in melds],
            kinds(self.pile),
            kinds(self.stock),
            [kinds(pot) for pot in self.pots],
            self.pot_taken,
            self.unseen_pot,
            None if self.drawn is None else KIND[self.drawn],
            None if self.banned is None else KIND[self.banned],
            (self.first_turn, self.last_turn, self.has_redrawn, self.is_busy, self.must_open),
            (self.idle_turns, self.laid_points, self.turn_count),
            (self.reason and self.reason.value, self.out_team),
        )
        if self.is_time_up:
            facts += (self.turns_left,)
        return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]
