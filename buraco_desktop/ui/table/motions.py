"""Which cards move how: from the events of one step to a plan for the scene. No Qt items in here.

The scene moves every card from where it is to where the layout wants it; a plan only adds what the layout
cannot know: where new cards come from, where vanishing cards go, and how fast.
"""

from collections.abc import Iterable

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
    TurnStarted,
)
from buraco_desktop.engine.melds import CANASTA_LENGTH
from buraco_desktop.ui.table.spots import Place, Rect, TableLayout
from buraco_desktop.ui.table.timing import DEAL, DISCARD, DRAW, MELD, POT, RELAYOUT, TAKE, WILD, Motion

FLYING_BACKS = 4
"""How many backs fly for a block of cards; more would only cost time (design 11)."""
DEALT_BACKS = 2
"""How many backs fly to each other player while the own hand is dealt."""


class Flight(msgspec.Struct, frozen=True):
    """Backs that fly from one place to another and vanish."""

    start: Rect
    end: Rect
    count: int
    motion: Motion
    is_pot: bool = False


class MotionPlan(msgspec.Struct):
    """How the next picture is reached. Without entries everything slides to its new place."""

    default: Motion = RELAYOUT
    motions: dict[CardId, Motion] = msgspec.field(default_factory=dict)
    sources: dict[CardId, Rect] = msgspec.field(default_factory=dict)
    """Where cards that were not on the picture come from."""
    hidden_sources: set[CardId] = msgspec.field(default_factory=set)
    """Cards that come face down and turn over on their way."""
    sinks: dict[CardId, Rect] = msgspec.field(default_factory=dict)
    """Where cards go that leave the picture."""
    flights: list[Flight] = msgspec.field(default_factory=list)
    canastas: list[tuple[int, int]] = msgspec.field(default_factory=list)
    """Team and index of melds that have just become canastas."""
    pots: list[int] = msgspec.field(default_factory=list)
    """Teams that have just taken a pot."""
    is_going_out: bool = False
    """Whether somebody went out."""
    is_snap: bool = False
    """Whether everything is put in place at once."""


def plan_step(events: Iterable[Event], layout: TableLayout, own_seat: int) -> MotionPlan:
    """Return the plan for the events of one step, as the own seat may see them; `layout` is the old one."""
    plan = MotionPlan()
    for event in events:
        match event:
            case CardDrawn():
                _plan_draw(plan, event, layout, own_seat)
            case PileTaken():
                _plan_take(plan, event, layout, own_seat)
            case MeldLaid():
                _plan_from_seat(plan, event.meld.cards, event.seat, layout, own_seat, MELD)
                if event.meld.is_canasta:
                    plan.canastas.append((event.team, event.index))
            case MeldExtended():
                _plan_from_seat(plan, event.added, event.seat, layout, own_seat, MELD)
                _plan_wild(plan, event, layout)
                length = len(event.meld.cards)
                if length >= CANASTA_LENGTH > length - len(event.added):
                    plan.canastas.append((event.team, event.index))
            case CardDiscarded() | CardRejected():
                _plan_from_seat(plan, (event.card,), event.seat, layout, own_seat, DISCARD)
            case PotTaken():
                _plan_pot(plan, event, layout)
            case DealEnded():
                plan.is_going_out = event.reason is EndReason.OUT
            case TurnStarted() if event.seat == own_seat:
                for card in event.pot_opened:
                    if card is not None:
                        plan.sources[card] = layout.plates[own_seat]
                        plan.hidden_sources.add(card)
                        plan.motions[card] = POT
    return plan


def plan_deal(cards: Iterable[CardId], layout: TableLayout) -> MotionPlan:
    """Return the plan for dealing from the stock: the own hand, and a few backs to every other player."""
    plan = MotionPlan(default=DEAL)
    for seat, plate in layout.plates.items():
        if seat != layout.picture.seat:
            plan.flights.append(Flight(layout.stock, plate, DEALT_BACKS, DEAL))
    for card in cards:
        plan.sources[card] = layout.stock
        plan.hidden_sources.add(card)
        plan.motions[card] = DEAL
    return plan


def _plan_draw(plan: MotionPlan, event: CardDrawn, layout: TableLayout, own_seat: int) -> None:
    if event.card is not None:
        plan.sources[event.card] = layout.stock
        plan.hidden_sources.add(event.card)
        plan.motions[event.card] = DRAW
    elif event.seat != own_seat:
        plan.flights.append(Flight(layout.stock, layout.plates[event.seat], 1, DRAW))


def _plan_take(plan: MotionPlan, event: PileTaken, layout: TableLayout, own_seat: int) -> None:
    shown = {spot.card for spot in layout.cards if spot.place is Place.PILE}
    for card in event.cards:
        if card is None:
            continue
        plan.motions[card] = TAKE
        if event.seat != own_seat:
            plan.sinks[card] = layout.plates[event.seat]
        elif card not in shown:
            plan.sources[card] = layout.tray
            plan.hidden_sources.add(card)


def _plan_from_seat(
    plan: MotionPlan,
    cards: Iterable[CardId],
    seat: int,
    layout: TableLayout,
    own_seat: int,
    motion: Motion,
) -> None:
    for card in cards:
        plan.motions[card] = motion
        plan.sinks.pop(card, None)
        if seat != own_seat:
            plan.sources.setdefault(card, layout.plates[seat])


def _plan_wild(plan: MotionPlan, event: MeldExtended, layout: TableLayout) -> None:
    """Let a wild card that now stands for something else pass over the others."""
    melds = layout.picture.melds[event.team]
    if event.index >= len(melds) or melds[event.index].wild < 0:
        return
    old, new = melds[event.index], event.meld
    wild = old.cards[old.wild]
    if wild in new.cards and old.start + old.wild != new.start + new.cards.index(wild):
        plan.motions[wild] = WILD


def _plan_pot(plan: MotionPlan, event: PotTaken, layout: TableLayout) -> None:
    plan.pots.append(event.team)
    pot = layout.pots[_first_full_pot(layout)]
    known = [card for card in event.cards if card is not None]
    for card in known:
        plan.sources[card] = pot
        plan.hidden_sources.add(card)
        plan.motions[card] = POT
    if not known:
        plan.flights.append(Flight(pot, layout.plates[event.seat], FLYING_BACKS, POT, is_pot=True))


def _first_full_pot(layout: TableLayout) -> int:
    return next((index for index, pot in enumerate(layout.pot_spots) if pot.size), 0)
