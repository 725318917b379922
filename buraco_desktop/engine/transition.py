"""What happens: `apply` changes a deal in place and tells a listener the facts (RULES 0.6 to 0.9).

`apply` trusts its caller; `play` asks `legality.check` first.
"""

from collections.abc import Callable, Sequence

from buraco_desktop.engine.cards import KIND, CardId
from buraco_desktop.engine.commands import (
    CallTime,
    Discard,
    Draw,
    ExtendMeld,
    LayMeld,
    LoggedCommand,
    Place,
    Redraw,
    TakePile,
)
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
    StockRefilled,
    TimeCalled,
    TurnStarted,
)
from buraco_desktop.engine.legality import check, is_ban_needed, may_take_pot, meld_result
from buraco_desktop.engine.melds import Meld
from buraco_desktop.engine.refusals import IllegalCommand
from buraco_desktop.engine.rules import StockEnd, TimeEnd
from buraco_desktop.engine.state import DealState, Phase

Emit = Callable[[Event], None]


def play(deal: DealState, command: LoggedCommand) -> tuple[Event, ...]:
    """Check a command, carry it out and return its events. Raises `IllegalCommand`; then nothing changed."""
    refusal = check(deal, command)
    if refusal is not None:
        raise IllegalCommand(command, refusal)
    events: list[Event] = []
    apply(deal, command, events.append)
    return tuple(events)


def apply(deal: DealState, command: LoggedCommand, emit: Emit | None = None) -> None:
    """Carry out a legal command in place. The caller has checked it; `emit` gets each fact in order."""
    match command:
        case Discard():
            _discard(deal, command.card, emit)
        case Draw():
            _draw(deal, emit)
        case LayMeld():
            _lay(deal, command.cards, None, command.place, emit)
        case ExtendMeld():
            _lay(deal, command.cards, command.meld, command.place, emit)
        case TakePile():
            _take(deal, command, emit)
        case Redraw():
            _redraw(deal, emit)
        case CallTime():
            _call_time(deal, emit)


def _draw(deal: DealState, emit: Emit | None) -> None:
    card = deal.stock.pop()
    deal.hands[deal.turn].append(card)
    deal.drawn = card
    deal.phase = Phase.PLAY
    deal.is_busy = True
    left = 2 if deal.rules.stock_end is StockEnd.TWO_LEFT else 0
    if deal.rules.stock_end is not StockEnd.POT_REFILL and len(deal.stock) <= left:
        deal.last_turn = True
    if emit:
        emit(CardDrawn(deal.turn, card, deal.last_turn))


def _redraw(deal: DealState, emit: Emit | None) -> None:
    rejected = deal.drawn
    assert rejected is not None
    deal.hands[deal.turn].remove(rejected)
    deal.pile.append(rejected)
    deal.has_redrawn = True
    if emit:
        emit(CardRejected(deal.turn, rejected))
    _draw(deal, emit)


def _take(deal: DealState, command: TakePile, emit: Emit | None) -> None:
    hand = deal.hands[deal.turn]
    taken = tuple(deal.pile)
    if deal.rules.is_pile_open and is_ban_needed(deal):
        deal.banned = taken[0]
    hand += taken
    deal.known[deal.turn] += [KIND[card] for card in taken]
    deal.pile.clear()
    deal.phase = Phase.PLAY
    if emit:
        emit(PileTaken(deal.turn, taken, deal.rules.is_pile_open, deal.banned))
    if command.cards:
        _lay(deal, command.cards, command.meld, command.place, emit)


def _lay(
    deal: DealState, cards: Sequence[CardId], index: int | None, place: Place | None, emit: Emit | None
) -> None:
    seat, team = deal.turn, deal.acting_team
    meld = meld_result(deal, team, cards, index, place)
    assert isinstance(meld, Meld), f"not checked: {cards} {index} {place}"
    hand = deal.hands[seat]
    points = deal.rules.points
    for card in cards:
        hand.remove(card)
        deal.laid_points += points[card]
    _forget(deal, seat, cards)
    deal.is_busy = True
    if index is None:
        seats = deal.laid_by[team]
        seats += [-1] * (len(deal.melds[team]) - len(seats))
        seats.append(seat)
        deal.melds[team].append(meld)
        if emit:
            emit(MeldLaid(seat, team, len(deal.melds[team]) - 1, meld))
    else:
        deal.melds[team][index] = meld
        if emit:
            emit(MeldExtended(seat, team, index, meld, tuple(cards)))
    if not hand:
        if may_take_pot(deal, team, deal.melds[team]):
            _take_pot(deal, True, emit)
        else:
            _end(deal, EndReason.OUT, team, emit)


def _forget(deal: DealState, seat: int, played: Sequence[CardId]) -> None:
    """Strike out what a seat is known to hold and has now played."""
    known = deal.known[seat]
    if known:
        for card in played:
            if KIND[card] in known:
                known.remove(KIND[card])


def _discard(deal: DealState, card: CardId, emit: Emit | None) -> None:
    seat, team = deal.turn, deal.acting_team
    deal.hands[seat].remove(card)
    deal.pile.append(card)
    _forget(deal, seat, (card,))
    deal.discards.append(KIND[card])
    if emit:
        emit(CardDiscarded(seat, card))
    if not deal.hands[seat]:
        if not may_take_pot(deal, team, deal.melds[team]):
            _end(deal, EndReason.OUT, team, emit)
            return
        _take_pot(deal, False, emit)
    _end_turn(deal, emit)


def _call_time(deal: DealState, emit: Emit | None) -> None:
    """Let the deal go on to its end, or for one turn of every player that begins after the call (Z12)."""
    deal.is_time_up = True
    if deal.rules.time_end is TimeEnd.ROUND:
        deal.turns_left = deal.players + (deal.phase is Phase.PLAY)
    if emit:
        emit(TimeCalled(deal.turn, deal.turns_left))


def _take_pot(deal: DealState, is_direct: bool, emit: Emit | None) -> None:
    seat, team = deal.turn, deal.acting_team
    cards = deal.pots.pop(0)
    deal.hands[seat] += cards
    deal.pot_taken[team] = True
    deal.unseen_pot[seat] = not is_direct
    if emit:
        emit(PotTaken(seat, team, tuple(cards), is_direct))


def _end_turn(deal: DealState, emit: Emit | None) -> None:
    rules = deal.rules
    deal.idle_turns = 0 if deal.is_busy else deal.idle_turns + 1
    deal.turn_count += 1
    if deal.last_turn:
        _end(deal, EndReason.EXHAUSTED, None, emit)
        return
    if deal.turns_left == 1:
        _end(deal, EndReason.TIME, None, emit)
        return
    if not deal.stock and rules.stock_end is StockEnd.POT_REFILL:
        if not deal.pots:
            _end(deal, EndReason.EXHAUSTED, None, emit)
            return
        deal.stock = deal.pots.pop(0)[::-1]
        if emit:
            emit(StockRefilled(len(deal.stock)))
    if deal.idle_turns >= rules.stall_rounds * deal.players:
        _end(deal, EndReason.STALL, None, emit)
        return
    _start_turn(deal, emit)


def _start_turn(deal: DealState, emit: Emit | None) -> None:
    seat = deal.turn = (deal.turn + 1) % deal.players
    deal.phase = Phase.DRAW
    deal.first_turn = False
    deal.drawn = None
    deal.banned = None
    deal.is_busy = False
    deal.laid_points = 0
    if deal.turns_left is not None:
        deal.turns_left -= 1
    team = deal.acting_team
    deal.must_open = not deal.melds[team] and deal.is_vulnerable(team)
    opened = tuple(deal.hands[seat]) if deal.unseen_pot[seat] else ()
    deal.unseen_pot[seat] = False
    if emit:
        emit(TurnStarted(seat, opened))


def _end(deal: DealState, reason: EndReason, out_team: int | None, emit: Emit | None) -> None:
    deal.phase = Phase.OVER
    deal.reason = reason
    deal.out_team = out_team
    if emit:
        emit(DealEnded(reason, deal.turn, out_team))
