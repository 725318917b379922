"""Short words of the table fit their places in the smallest window, in every language."""

import pytest
from PySide6.QtGui import QFontMetricsF

from buraco_desktop.engine.events import CardDiscarded, CardDrawn, MeldExtended, MeldLaid, PileTaken, PotTaken
from buraco_desktop.engine.melds import Meld, MeldKind
from buraco_desktop.ui.language import LANGUAGES
from buraco_desktop.ui.text import capitalised
from buraco_desktop.ui.text_events import event_short
from buraco_desktop.ui.text_table import Action, action_label
from buraco_desktop.ui.theme import font
from tests.ui.support.languages import spoken
from tests.ui.support.pages import new_session, table_page

SMALLEST_TEXT = 12
LEDGE_ACTIONS = (
    Action.DRAW,
    Action.MELD,
    Action.DISCARD,
    Action.SKIP,
    Action.SORT,
    Action.HINT,
    Action.UNDO,
    Action.REDO,
    Action.REDRAW,
)


@pytest.fixture
def layout(qtbot):
    return table_page(qtbot, *new_session(), size=(1024, 700), pace=50.0).scene.table


def width_of(text, weight):
    return QFontMetricsF(font(SMALLEST_TEXT, weight)).horizontalAdvance(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ledge_buttons_are_not_cut_off(layout, language):
    button = layout.buttons[0]
    room = button.width - 2 * 0.09 * button.width
    with spoken(language):
        long = {action_label(action): width_of(action_label(action), 650) for action in LEDGE_ACTIONS}
    assert {text: width for text, width in long.items() if width > room} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_fits_beside_redo(qtbot, language):
    with spoken(language):
        parts = table_page(qtbot, *new_session(), size=(1024, 700), pace=50.0).parts
        undo, redo = parts.buttons[Action.UNDO], parts.buttons[Action.REDO]
        width = undo.box.width()
        assert undo.mapToScene(undo.box.topRight()).x() < redo.mapToScene(redo.box.topLeft()).x()
        assert width_of(action_label(Action.UNDO), 650) <= width - 2 * 0.085 * width


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_beside_plates_are_not_cut_off(layout, language):
    meld = Meld(MeldKind.SEQUENCE, tuple(range(2, 9)), 3)
    events = [
        CardDrawn(1, None),
        CardDiscarded(1, 9),
        PileTaken(1, tuple(range(12))),
        MeldLaid(1, 1, 0, meld),
        MeldExtended(1, 1, 0, meld, (8,)),
        MeldExtended(1, 1, 0, meld, (7, 8)),
        PotTaken(1, 1, (None,) * 11, True),
    ]
    room = min(room.width for room in layout.captions.values()) - 8 * layout.u
    with spoken(language):
        long = {capitalised(event_short(event)) for event in events}
    assert {text: width_of(text, 550) for text in long if width_of(text, 550) > room} == {}
