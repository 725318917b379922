"""What a seat is told: events without hidden cards, views, and small facts about melds."""

import pytest

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
from buraco_desktop.engine.melds import CANASTA_LENGTH
from buraco_desktop.engine.notation import read_command, read_layout
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import play
from buraco_desktop.engine.view import deal_from, seen_by, unseen_cards, view
from tests.engine.table import do, lay_out

RUN = read_layout("7C 8C 9C", ())
HIDDEN: list[tuple[Event, Event | None, Event | None]] = [
    (CardDrawn(0, 5), CardDrawn(0, 5), CardDrawn(0, None)),
    (CardDrawn(0, 5, True), CardDrawn(0, 5, True), CardDrawn(0, None, True)),
    (PileTaken(0, (1, 2, 3), False), None, PileTaken(0, (None, None, 3), False)),
    (PileTaken(0, (1, 2, 3), True, 1), None, None),
    (PotTaken(0, 0, (1, 2), True), None, PotTaken(0, 0, (None, None), True)),
    (PotTaken(0, 0, (1, 2), False), PotTaken(0, 0, (None, None), False), PotTaken(0, 0, (None, None), False)),
    (TurnStarted(0, (1, 2)), None, TurnStarted(0, (None, None))),
    (TurnStarted(0), None, None),
    (CardRejected(0, 4), None, None),
    (CardDiscarded(0, 4), None, None),
    (MeldLaid(0, 0, 0, RUN), None, None),
    (MeldExtended(0, 0, 0, RUN, RUN.cards[:1]), None, None),
    (StockRefilled(11), None, None),
    (TimeCalled(0, 5), None, None),
    (DealEnded(EndReason.STALL, 0, None), None, None),
]


@pytest.mark.parametrize(("event", "own", "others"), HIDDEN)
def test_an_event_shows_a_seat_only_what_it_may_see(
    event: Event, own: Event | None, others: Event | None
) -> None:
    """None in the table: the event as it is."""
    assert seen_by(event, 0) == (own or event)
    for seat in (1, 2, 3):
        assert seen_by(event, seat) == (others or event)


def events_of(deal: DealState, text: str) -> list[Event]:
    return list(play(deal, read_command(deal, text)))


def test_the_facts_of_a_turn_that_fetches_a_pot() -> None:
    deal = lay_out("bukharo", hand="7C 8C 9C", phase=Phase.DRAW, stock="4D 5D 6D 9D 9H 9S 9C")
    pot = tuple(deal.pots[0])
    assert [type(event) for event in events_of(deal, "draw")] == [CardDrawn]
    assert [type(event) for event in events_of(deal, "meld 7C 8C 9C")] == [MeldLaid]
    card = deal.hands[0][0]
    assert events_of(deal, "discard 4D") == [
        CardDiscarded(0, card),
        PotTaken(0, 0, pot, False),
        TurnStarted(1),
    ]
    for seat in range(4):
        assert set(pot) <= set(unseen_cards(view(deal, seat)))
    assert view(deal, 0).hand == ()
    assert view(deal, 0).hand_sizes[0] == 11
    do(deal, "draw", "discard 5D", "draw", "discard 6D", "draw")
    assert events_of(deal, "discard 9D")[-1] == TurnStarted(0, pot)
    assert set(view(deal, 0).hand) == set(pot)


def test_a_pot_taken_directly_is_seen_at_once() -> None:
    deal = lay_out("bukharo", hand="7C 8C 9C")
    pot = tuple(deal.pots[0])
    laid, taken = events_of(deal, "meld 7C 8C 9C")
    assert isinstance(laid, MeldLaid)
    assert taken == PotTaken(0, 0, pot, True)
    assert set(view(deal, 0).hand) == set(pot)


def test_a_closed_pile_shows_its_top_card() -> None:
    deal = lay_out("buraco-stbl", hand="7C 8C", pile="KD 4D 9C", phase=Phase.DRAW)
    seen = view(deal, 0)
    assert seen.pile == (None, None, deal.pile[-1])
    assert set(deal.pile[:2]) <= set(unseen_cards(seen))
    assert view(lay_out("buraco", hand="7C 8C", pile="KD 4D 9C", phase=Phase.DRAW), 0).pile.count(None) == 0
    assert view(lay_out("buraco-stbl", hand="7C 8C", phase=Phase.DRAW), 0).pile == ()


def test_a_view_names_teams() -> None:
    deal = lay_out("burraco-six", hand="7C 8C", players=6)
    assert [view(deal, seat).team for seat in range(6)] == [0, 1, 2, 0, 1, 2]
    assert view(deal, 4).team_count == 3


def test_the_drawn_card_is_its_owners() -> None:
    deal = do(lay_out("bukharo", hand="7C 8C", stock="4D 5D 6D 7D", phase=Phase.DRAW), "draw")
    assert view(deal, 0).drawn == deal.drawn
    other = view(deal, 1)
    assert (other.drawn, other.has_drawn) == (None, True)
    assert deal_from(other, unseen_cards(other)).drawn is not None


@pytest.mark.parametrize(
    ("layout", "rank"),
    [
        ("7C Jk=8 9C", 8),
        ("Jk=A 2C 3C", 1),
        ("QC KC Jk=A^", 1),
        ("2H=Q KS AS", 12),
        ("KS KH 2D*", 13),
        ("KS KH KD", 0),
        ("2H 3H 4H", 0),
    ],
)
def test_what_a_wild_card_stands_for(layout: str, rank: int) -> None:
    assert read_layout(layout, ()).wild_rank == rank


def test_suit_rank_and_length_of_melds() -> None:
    run, kings = read_layout("Jk=6 7C 8C 9C", ()), read_layout("KS KH 2D*", ())
    assert (run.suit, run.rank, run.natural_count, run.is_canasta) == (3, 0, 3, False)
    assert (kings.suit, kings.rank, kings.natural_count) == (4, 13, 2)
    assert read_layout("3C 4C 5C 6C 7C 8C 9C", ()).is_canasta
    assert CANASTA_LENGTH == 7
