"""Events tell a seat exactly what its view tells: folded one by one they give the same picture."""

from hypothesis import given, settings

from buraco_desktop.engine.events import Event
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import seen_by, view
from buraco_desktop.session.table_model import TableModel
from tests.engine.walks import Walk, walks


@given(walks())
@settings(max_examples=30)
def test_folded_events_equal_the_view(deal_walk: Walk) -> None:
    deal = deal_walk.start()
    pictures = [TableModel.from_view(view(deal, seat)) for seat in range(deal.players)]
    for command in deal_walk.commands:
        events: list[Event] = []
        apply(deal, command, events.append)
        for seat, picture in enumerate(pictures):
            for event in events:
                picture.fold(seen_by(event, seat))
            assert picture.matches(view(deal, seat)), (command, seat)
            assert (picture.reason, picture.out_team) == (deal.reason, deal.out_team)
