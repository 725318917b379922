"""The picture without pixels: what one seat has been shown of a deal, folded from events only."""

import msgspec

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardRejected,
    DealEnded,
    EndReason,
    Event,
    MeldExtended,
    MeldLaid,
    PileTaken,
    PotTaken,
    SeenCard,
    StockRefilled,
    TimeCalled,
    TurnStarted,
)
from buraco_desktop.engine.melds import Meld
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.view import SeatView


class TableModel(msgspec.Struct):
    """What one seat sees. Changed in place by `fold`, which wants events as `view.seen_by` blanks them."""

    seat: int
    players: int
    team_count: int
    rules: RuleSet
    hand: list[CardId]
    """Own cards, new ones last; the player's own order is the session's (`hand_order`)."""
    hand_sizes: list[int]
    """Number of cards of every seat, unseen pots included."""
    melds: list[list[Meld]]
    """Melds of every team."""
    pile: list[SeenCard]
    """The discard pile, bottom to top; hidden cards of a closed pile are None."""
    stock_size: int
    pot_sizes: list[int]
    """Sizes of the untaken pots."""
    pot_taken: list[bool]
    unseen_pot: list[bool]
    """Seats that took a pot by discard and have had no turn since."""
    turn: int
    phase: Phase
    banned: CardId | None
    """The card that may not be discarded in this turn."""
    drawn: CardId | None
    """The card that the own seat drew in this turn."""
    last_turn: bool
    is_time_up: bool
    """Whether time was called: the match ends with this deal."""
    turns_left: int | None
    """Turns until the deal ends because time was called, the present one included; None without limit."""
    reason: EndReason | None = None
    """Why the deal ended; None before its end."""
    out_team: int | None = None

    @classmethod
    def from_view(
        cls, seen: SeatView, reason: EndReason | None = None, out_team: int | None = None
    ) -> "TableModel":
        """Return the picture of this view. A view does not tell how a deal ended: `reason`, `out_team` do."""
        return cls(
            seat=seen.seat,
            players=seen.players,
            team_count=seen.team_count,
            rules=seen.rules,
            hand=list(seen.hand),
            hand_sizes=list(seen.hand_sizes),
            melds=[list(melds) for melds in seen.melds],
            pile=list(seen.pile),
            stock_size=seen.stock_size,
            pot_sizes=list(seen.pot_sizes),
            pot_taken=list(seen.pot_taken),
            unseen_pot=list(seen.unseen_pot),
            turn=seen.turn,
            phase=seen.phase,
            banned=seen.banned,
            drawn=seen.drawn,
            last_turn=seen.last_turn,
            is_time_up=seen.is_time_up,
            turns_left=seen.turns_left,
            reason=reason,
            out_team=out_team,
        )

    def matches(self, seen: SeatView) -> bool:
        """Whether this picture shows exactly what the view knows; the order of the hand does not matter."""
        other = TableModel.from_view(seen, self.reason, self.out_team)
        other.hand.sort()
        own_hand = self.hand
        self.hand = sorted(own_hand)
        is_same = self == other
        self.hand = own_hand
        return is_same

    def fold(self, event: Event) -> None:
        """Take one fact into the picture."""
        match event:
            case TurnStarted():
                self._start_turn(event)
            case CardDrawn():
                self._draw(event)
            case CardRejected() | CardDiscarded():
                self._leave_hand(event.seat, (event.card,))
                self._put_on_pile(event.card)
            case PileTaken():
                self._take_pile(event)
            case MeldLaid():
                self._leave_hand(event.seat, event.meld.cards)
                self.melds[event.team].append(event.meld)
            case MeldExtended():
                self._leave_hand(event.seat, event.added)
                self.melds[event.team][event.index] = event.meld
            case PotTaken():
                self._take_pot(event)
            case StockRefilled():
                self.pot_sizes.pop(0)
                self.stock_size = event.card_count
            case TimeCalled():
                self.is_time_up = True
                self.turns_left = event.turns_left
            case DealEnded():
                self.phase = Phase.OVER
                self.reason = event.reason
                self.out_team = event.out_team

    def _start_turn(self, event: TurnStarted) -> None:
        self.turn = event.seat
        self.phase = Phase.DRAW
        self.banned = None
        self.drawn = None
        if self.turns_left is not None:
            self.turns_left -= 1
        self.unseen_pot[event.seat] = False
        if event.seat == self.seat:
            self._gain(event.pot_opened)

    def _draw(self, event: CardDrawn) -> None:
        self.stock_size -= 1
        self.hand_sizes[event.seat] += 1
        self.phase = Phase.PLAY
        self.last_turn = event.is_last_turn
        if event.seat == self.seat:
            self._gain((event.card,))
            self.drawn = event.card

    def _take_pile(self, event: PileTaken) -> None:
        self.hand_sizes[event.seat] += len(event.cards)
        self.pile.clear()
        self.phase = Phase.PLAY
        self.banned = event.banned
        if event.seat == self.seat:
            self._gain(event.cards)

    def _take_pot(self, event: PotTaken) -> None:
        self.pot_sizes.pop(0)
        self.pot_taken[event.team] = True
        self.hand_sizes[event.seat] += len(event.cards)
        if not event.is_direct:
            self.unseen_pot[event.seat] = True
        elif event.seat == self.seat:
            self._gain(event.cards)

    def _gain(self, cards: tuple[SeenCard, ...]) -> None:
        self.hand += [card for card in cards if card is not None]

    def _leave_hand(self, seat: int, cards: tuple[CardId, ...]) -> None:
        self.hand_sizes[seat] -= len(cards)
        if seat == self.seat:
            self.hand = [card for card in self.hand if card not in cards]

    def _put_on_pile(self, card: CardId) -> None:
        if self.pile and not self.rules.is_pile_open:
            self.pile[-1] = None
        self.pile.append(card)
