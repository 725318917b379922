"""The whole program without a mouse: Tab comes to everything, is never caught, and is always seen."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from tests.ui.support.tour import PLACES, tour

MOST_PRESSES = 150
FRAME = 8
"""How far around a widget its focus may be drawn, in logical pixels."""


def stops_wanted(top):
    """What Tab has to come to: of several choices of which one holds, that one."""
    over = set()
    for group in top.findChildren(QButtonGroup):
        buttons = group.buttons()
        if group.exclusive() and any(button.isChecked() for button in buttons):
            over |= {button for button in buttons if not button.isChecked()}
    for button in top.findChildren(QAbstractButton):
        if button.autoExclusive() and button.isCheckable() and not button.isChecked():
            over.add(button)
    return {
        child
        for child in top.findChildren(QWidget)
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus
        and child.isVisible()
        and child.isEnabled()
        and child not in over
        and child.focusProxy() is None
    }


def name_of(widget):
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return f"{type(widget).__name__} {widget.accessibleName() or text}"


def place_of(window, widget):
    """Where a widget is seen in its window: nothing of it may be scrolled away."""
    place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    around = widget.parentWidget()
    while around is not None and around is not window:
        place &= QRect(around.mapTo(window, QPoint(0, 0)), around.size())
        around = around.parentWidget()
    return place


def picture(window, place):
    return window.grab(place.adjusted(-FRAME, -FRAME, FRAME, FRAME)).toImage()


def walk(window, key, look=lambda: None):
    """Press a key until the focus is where it began; return the widgets on the way, in order.

    A page itself may have the focus at first and not again; a text with links keeps it for some presses.
    """
    stops = [window.focusWidget()]
    for _ in range(MOST_PRESSES):
        look()
        QTest.keyClick(window.focusWidget(), key)
        focused = window.focusWidget()
        if focused in stops[:2] and focused is not stops[-1]:
            return stops
        if focused not in stops:
            stops.append(focused)
    assert len(stops) == 1, f"Tab is caught: {[name_of(stop) for stop in stops]}"
    return stops


class Watch:
    """Sees that whatever has the focus is in sight, and looks otherwise than when something else has it."""

    def __init__(self, place, window):
        self.place, self.window = place, window
        self._widget = self._spot = self._picture = None

    def look(self):
        """Look at the widget that has the focus, and once more at the one that had it before."""
        window, widget = self.window, self.window.focusWidget()
        if widget is self._widget:
            return
        if self._widget is not None and place_of(window, self._widget) == self._spot:
            unfocused = picture(window, self._spot)
            assert unfocused != self._picture, f"{self.place}: no focus is seen at {name_of(self._widget)}"
        spot = place_of(window, widget)
        assert spot.width() >= min(20, widget.width()), (self.place, name_of(widget))
        assert spot.height() >= min(20, widget.height()), (self.place, name_of(widget))
        self._widget, self._spot, self._picture = widget, spot, picture(window, spot)


def check_stops(place, window, top):
    """Tab and Shift+Tab go round, and come to all that there is."""
    # The page or sheet as a whole may have had it.
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    watch = Watch(place, window)
    stops = walk(window, Qt.Key.Key_Tab, watch.look)
    for way, found in (("on", stops), ("back", walk(window, Qt.Key.Key_Backtab))):
        # Which choice holds may change on the way: the group at the top of a page that was scrolled.
        groups = {stop.group() for stop in found if isinstance(stop, QAbstractButton)} - {None}
        missed = [
            stop
            for stop in stops_wanted(top) - set(found)
            if not isinstance(stop, QAbstractButton) or stop.group() not in groups
        ]
        assert not missed, (place, way, sorted(map(name_of, missed)))


def test_every_place_by_tab_alone(qapp):
    visited = []
    with tour() as trip:
        window = trip.window
        for place, top in trip.places():
            visited.append(place)
            # Without a screen a list that is made ready takes the window's activity away.
            window.activateWindow()
            trip.studio.settle()
            assert window.isActiveWindow(), place
            check_stops(place, window, top)
    assert visited == list(PLACES)
