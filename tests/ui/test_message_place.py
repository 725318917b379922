"""Where a message lies: on nothing that is read if there is such a place, near the ledge's edge if it can."""

from itertools import product

import pytest

from buraco_desktop.ui.table.layout import lay_out
from buraco_desktop.ui.table.message_place import message_place, to_be_seen
from buraco_desktop.ui.table.spots import Rect
from tests.ui.support.tables import crowded_picture

STEP = 37
"""Logical pixels between the places that are tried one by one."""


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_no_other_place_covers_less_and_no_free_one_is_nearer(size):
    for melds, hand, wide in product((0, 5, 13), (11, 45), (0.2, 0.6, 0.85)):
        layout = lay_out(*size, crowded_picture(6, melds=melds, hand=hand))
        width, height = wide * size[0], 52 * layout.u
        place = message_place(layout, width, height)
        seen = to_be_seen(layout)
        box = Rect(place.x, place.y, width, height)
        assert sum(box.shared(rect) for rect in seen) == pytest.approx(place.cover, abs=0.01)
        zone, edge = layout.zones[layout.own_team], 6 * layout.u
        assert edge <= box.x
        assert box.right <= layout.width - edge + 1
        assert zone.centre[1] <= box.y
        assert box.bottom <= layout.height
        best_x = layout.hand.centre[0] - width / 2
        best_y = layout.ledge.y + 9 * layout.u - height
        for x in range(round(edge), round(layout.width - edge - width), STEP):
            for y in range(round(zone.centre[1]) + 1, round(layout.height - height), STEP):
                other = Rect(x, y, width, height)
                cover = sum(other.shared(rect) for rect in seen)
                assert cover > place.cover - 1
                if not cover:
                    assert 4 * abs(y - best_y) + abs(x - best_x) > place.distance - 2


def test_other_things_are_kept_free_too():
    layout = lay_out(1280, 800, crowded_picture(4, melds=2, hand=11))
    first = message_place(layout, 400, 40)
    box = Rect(first.x, first.y, 400, 40)
    second = message_place(layout, 400, 40, [box])
    assert second.cover == 0
    assert not box.overlap(Rect(second.x, second.y, 400, 40))
    assert second.distance > first.distance
