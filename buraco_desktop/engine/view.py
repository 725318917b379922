"""What one seat knows: `SeatView`, and events with hidden cards blanked. Safe to send to a bot."""

from collections.abc import Sequence
from dataclasses import replace

from buraco_desktop.engine.cards import CardId, Kind, full_deck
from buraco_desktop.engine.events import CardDrawn, Event, PileTaken, PotTaken, SeenCard, TurnStarted
from buraco_desktop.engine.melds import Meld
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class SeatView:
    """Everything that one seat may know of a deal, and nothing else."""

    rules: RuleSet
    seat: int
    players: int
    dealer: int
    totals: tuple[int, ...]
    turn: int
    phase: Phase
    hand: tuple[CardId, ...]
    """Own cards, ascending; empty while an own pot is unseen."""
    hand_sizes: tuple[int, ...]
    """Number of cards of every seat, unseen pots included."""
    melds: tuple[tuple[Meld, ...], ...]
    """Melds of every team."""
    pile: tuple[SeenCard, ...]
    """The discard pile, bottom to top; hidden cards of a closed pile are None."""
    stock_size: int
    pot_sizes: tuple[int, ...]
    """Sizes of the untaken pots."""
    pot_taken: tuple[bool, ...]
    unseen_pot: tuple[bool, ...]
    drawn: CardId | None
    """The card that the own seat drew in this turn."""
    has_drawn: bool
    """Whether the seat to act drew from the stock in this turn."""
    banned: CardId | None
    first_turn: bool
    last_turn: bool
    has_redrawn: bool
    idle_turns: int
    is_busy: bool
    must_open: bool
    laid_points: int
    turn_count: int
    is_time_up: bool = False
    """Whether time was called: the match ends with this deal."""
    turns_left: int | None = None
    """Turns until the deal ends because time was called, the present one included; None without limit."""
    known: tuple[tuple[Kind, ...], ...] = ()
    """For each seat the kinds that everybody saw it take and that it has not played since, oldest first.

    Those of a closed pile, too: each of its cards was public when it was discarded.
    """
    discards: tuple[Kind, ...] = ()
    """Every discard of the deal: the latest, which comes last, by the seat before `turn`, and so on."""
    laid_by: tuple[tuple[int, ...], ...] = ()
    """For each team the seats that laid its melds new; -1, or missing at the end, where nobody knows."""

    @property
    def team_count(self) -> int:
        """The number of teams."""
        return len(self.melds)

    @property
    def team(self) -> int:
        """The own team."""
        return self.seat % len(self.melds)


def view(deal: DealState, seat: int) -> SeatView:
    """Return what a seat may know of this state."""
    is_pile_open = deal.rules.is_pile_open
    hidden = 0 if is_pile_open else max(0, len(deal.pile) - 1)
    is_own_turn = seat == deal.turn
    return SeatView(
        rules=deal.rules,
        seat=seat,
        players=deal.players,
        dealer=deal.dealer,
        totals=deal.totals,
        turn=deal.turn,
        phase=deal.phase,
        hand=() if deal.unseen_pot[seat] else tuple(sorted(deal.hands[seat])),
        hand_sizes=tuple(len(hand) for hand in deal.hands),
        melds=tuple(tuple(melds) for melds in deal.melds),
        pile=(None,) * hidden + tuple(deal.pile[hidden:]),
        stock_size=len(deal.stock),
        pot_sizes=tuple(len(pot) for pot in deal.pots),
        pot_taken=tuple(deal.pot_taken),
        unseen_pot=tuple(deal.unseen_pot),
        drawn=deal.drawn if is_own_turn else None,
        has_drawn=deal.drawn is not None,
        banned=deal.banned,
        first_turn=deal.first_turn,
        last_turn=deal.last_turn,
        has_redrawn=deal.has_redrawn,
        idle_turns=deal.idle_turns,
        is_busy=deal.is_busy,
        must_open=deal.must_open,
        laid_points=deal.laid_points,
        turn_count=deal.turn_count,
        is_time_up=deal.is_time_up,
        turns_left=deal.turns_left,
        known=tuple(tuple(kinds) for kinds in deal.known),
        discards=tuple(deal.discards),
        laid_by=tuple(tuple(seats) for seats in deal.laid_by),
    )


def seen_by(event: Event, seat: int) -> Event:
    """Return an event with the cards blanked that this seat may not see."""
    match event:
        case CardDrawn() if event.seat != seat:
            return replace(event, card=None)
        case PileTaken() if event.seat != seat and not event.is_open:
            hidden = len(event.cards) - 1
            return replace(event, cards=(None,) * hidden + event.cards[hidden:])
        case PotTaken() if event.seat != seat or not event.is_direct:
            return replace(event, cards=(None,) * len(event.cards))
        case TurnStarted() if event.seat != seat:
            return replace(event, pot_opened=(None,) * len(event.pot_opened))
        case _:
            return event


def unseen_cards(seen: SeatView) -> list[CardId]:
    """Return every card whose place the seat does not know, ascending."""
    placed = set(seen.hand)
    placed.update(card for card in seen.pile if card is not None)
    placed.update(card for team in seen.melds for meld in team for card in meld.cards)
    return [card for card in full_deck(seen.rules) if card not in placed]


def deal_from(seen: SeatView, hidden: Sequence[CardId]) -> DealState:
    """Return a state that looks like `seen`, its hidden places filled from `hidden` in a fixed order.

    `hidden` is `unseen_cards(seen)` in any order. For the own seat every answer of `legality.check` is that
    of the real state, so bots ask the same rules as everybody.
    """
    deal = DealState(seen.rules, seen.players, seen.dealer, seen.totals)
    source = iter(hidden)
    for seat in range(seen.players):
        if seat == seen.seat and not seen.unseen_pot[seat]:
            deal.hands[seat] = list(seen.hand)
        else:
            deal.hands[seat] = [next(source) for _ in range(seen.hand_sizes[seat])]
    deal.melds = [list(team) for team in seen.melds]
    deal.pile = [next(source) if card is None else card for card in seen.pile]
    deal.stock = [next(source) for _ in range(seen.stock_size)]
    deal.pots = [[next(source) for _ in range(size)] for size in seen.pot_sizes]
    deal.turn = seen.turn
    deal.phase = seen.phase
    deal.pot_taken = list(seen.pot_taken)
    deal.unseen_pot = list(seen.unseen_pot)
    deal.drawn = seen.drawn
    if seen.has_drawn and seen.drawn is None:
        deal.drawn = deal.hands[seen.turn][-1]
    deal.banned = seen.banned
    deal.first_turn = seen.first_turn
    deal.last_turn = seen.last_turn
    deal.has_redrawn = seen.has_redrawn
    deal.idle_turns = seen.idle_turns
    deal.is_busy = seen.is_busy
    deal.must_open = seen.must_open
    deal.laid_points = seen.laid_points
    deal.turn_count = seen.turn_count
    deal.is_time_up = seen.is_time_up
    deal.turns_left = seen.turns_left
    deal.known = [list(kinds) for kinds in seen.known]
    deal.discards = list(seen.discards)
    deal.laid_by = [list(seats) for seats in seen.laid_by]
    return deal
