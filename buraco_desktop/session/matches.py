"""A match in the words of a save and back (`storage.records`)."""

from collections.abc import Sequence

from buraco_desktop import __version__
from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.match import dealer_of
from buraco_desktop.engine.notation import NotationError, pick_cards, write_cards
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.session.clock import MatchClock
from buraco_desktop.session.finished import FinishedDeal
from buraco_desktop.session.hand_order import HandOrder, follow, rearrange
from buraco_desktop.session.setup import MatchSetup, SeatSetup
from buraco_desktop.storage.faults import illegal
from buraco_desktop.storage.records import (
    COMMAND_SEPARATOR,
    DealRecord,
    FinishedRecord,
    MatchRecord,
    RunningRecord,
    SeatRecord,
)
from buraco_desktop.storage.replay import LoadedDeal, Table
from buraco_desktop.storage.rule_fields import read_rules, write_rules
from buraco_desktop.storage.snapshots import write_snapshot


def write_deal(number: int, deal: LoadedDeal) -> DealRecord:
    """Return a deal in the words of a save."""
    return DealRecord(
        number=number,
        deck=write_cards(deal.deck),
        commands=COMMAND_SEPARATOR.join(entry.text for entry in deal.played),
        base=deal.base,
    )


def write_match(
    setup: MatchSetup,
    match_id: str,
    orders: Sequence[HandOrder],
    finished: Sequence[FinishedDeal],
    running: tuple[int, LoadedDeal] | None,
    used_ms: int = 0,
) -> MatchRecord:
    """Return a whole match; `running` is the number of the deal in progress and the deal.

    The orders of the hands are kept while the deal runs.
    """
    return MatchRecord(
        program=__version__,
        match_id=match_id,
        rules=write_rules(setup.rules),
        players=setup.players,
        seats=tuple(
            _write_seat(seat, order if running else HandOrder())
            for seat, order in zip(setup.seats, orders, strict=True)
        ),
        first_dealer=setup.first_dealer,
        deal_number=setup.deal_number,
        is_practice=setup.is_practice,
        finished=tuple(deal.record for deal in finished),
        running=None if running is None else _write_running(*running),
        match_minutes=setup.match_minutes,
        turn_seconds=setup.turn_seconds,
        used_ms=used_ms,
    )


def _write_seat(seat: SeatSetup, order: HandOrder) -> SeatRecord:
    if not seat.is_person:
        return SeatRecord(name=seat.name, bot=seat.bot, portrait=seat.portrait)
    return SeatRecord(
        name=seat.name,
        bot=None,
        order=write_cards(order.cards),
        gaps=tuple(sorted(order.gaps)),
        portrait=seat.portrait,
    )


def _write_running(number: int, deal: LoadedDeal) -> RunningRecord:
    return RunningRecord(
        deal=write_deal(number, deal), digest=deal.state.digest(), snapshot=write_snapshot(deal.state)
    )


def read_setup(record: MatchRecord) -> MatchSetup:
    """Return what a saved match was started with. Raises `SaveError` ILLEGAL."""
    try:
        return MatchSetup(
            rules=read_rules(record.rules),
            players=record.players,
            seats=tuple(SeatSetup(seat.name, seat.bot, seat.portrait) for seat in record.seats),
            first_dealer=record.first_dealer,
            deal_number=record.deal_number,
            is_practice=record.is_practice,
            match_minutes=record.match_minutes,
            turn_seconds=record.turn_seconds,
        )
    except ValueError as error:
        raise illegal(str(error)) from error


def read_clock(record: MatchRecord) -> MatchClock:
    """Return the clock of a saved match. Raises `SaveError` ILLEGAL for a time that no clock shows."""
    if not 0 <= record.used_ms <= (record.match_minutes or 0) * 60_000:
        raise illegal(f"{record.used_ms} ms used of {record.match_minutes} minutes")
    return MatchClock(record.match_minutes, record.turn_seconds, record.used_ms)


def read_finished(setup: MatchSetup, records: Sequence[FinishedRecord]) -> list[FinishedDeal]:
    """Return the finished deals of a saved match; they are played again when somebody looks at them."""
    finished: list[FinishedDeal] = []
    totals = (0,) * setup.rules.team_count(setup.players)
    for record in records:
        finished.append(FinishedDeal(table_of(setup, len(finished), totals), record))
        totals = tuple(map(sum, zip(totals, record.points, strict=True)))
    return finished


def table_of(setup: MatchSetup, index: int, totals: tuple[int, ...]) -> Table:
    """Return what the deal with this index (from 0) needs besides its cards."""
    dealer = dealer_of(setup.first_dealer, index, setup.players)
    return Table(setup.rules, setup.players, dealer, totals)


def read_order(seat: SeatRecord, hand: Sequence[CardId], start: HandOrder, rules: RuleSet) -> HandOrder:
    """Return a saved order of a hand, `start` for none. Raises `SaveError` ILLEGAL for what is no notation.

    Copies of a card may have other ids than when they were saved: they are matched in order. A card that the
    save does not name stands at the right end.
    """
    try:
        picked = pick_cards(seat.order.split(), hand)
    except NotationError as error:
        raise illegal(f"order of a hand in {rules.key}: {error}") from error
    known = [card for card in picked if card in hand]
    if not known:
        return start
    order = follow(HandOrder(tuple(known)), hand)
    return rearrange(order, order.cards, seat.gaps)
