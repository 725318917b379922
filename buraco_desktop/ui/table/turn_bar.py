"""The clock of the own turn: a thin bar along the foot of the own plate, and seconds when they are few."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from buraco_desktop.ui.table.parts import CENTRE, INK, Part, draw_icon, draw_text, text_width
from buraco_desktop.ui.table.spots import Rect
from buraco_desktop.ui.theme import Theme, colour

BAR, BAR_IN_HASTE = 4.0, 7.0
"""Height of the bar, in pixels of the design."""


class TurnBar(Part):
    """What is left of the turn. Invisible without a limit."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._filled = 0
        self._seconds: int | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def filled(self) -> int:
        """How long the bar is, in logical pixels."""
        return self._filled

    @property
    def seconds(self) -> int | None:
        """The seconds that are written beside it; None while there is no haste."""
        return self._seconds

    def show_turn(self, plate: Rect, u: float, share: float, seconds: int | None) -> None:
        """Show what is left (`share` of the turn, 0..1) at a plate; `seconds` in haste, else None."""
        self.place(plate, u, margin=8 * u)
        filled = round(share * self._track(BAR).width())
        if (filled, seconds) != (self._filled, self._seconds):
            self._filled, self._seconds = filled, seconds
            self.redraw()
        self.setVisible(True)

    def _track(self, height: float) -> QRectF:
        u, box = self.u, self.box
        return QRectF(box.left() + 14 * u, box.bottom() - (height + 1) * u, box.width() - 28 * u, height * u)

    def draw(self, painter: QPainter) -> None:
        """Draw the bar; in haste it is broader, of another colour, and has the seconds at the plate's top."""
        is_haste = self._seconds is not None
        track = self._track(BAR_IN_HASTE if is_haste else BAR)
        radius = track.height() / 2
        painter.setPen(QPen(colour(INK), 1))
        painter.setBrush(colour(INK, 0.75))
        painter.drawRoundedRect(track, radius, radius)
        if self._filled > 0:
            rest = QRectF(track)
            rest.setWidth(max(track.height(), min(track.width(), float(self._filled))))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(self.theme.us if is_haste else self.theme.mint))
            painter.drawRoundedRect(rest, radius, radius)
        if self._seconds is not None:
            self._draw_seconds(painter, str(self._seconds))

    def _draw_seconds(self, painter: QPainter, text: str) -> None:
        u = self.u
        size, icon = 14 * u, 14 * u
        width = icon + 4 * u + text_width(text, size, 750)
        pill = QRectF(0, 0, width + 16 * u, 22 * u)
        pill.moveCenter(QPointF(self.box.center().x(), self.box.top() + 2 * u))
        painter.setPen(QPen(colour(INK), 1.2))
        painter.setBrush(colour(self.theme.us))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        left = pill.left() + 8 * u
        draw_icon(painter, "clock", QRectF(left, pill.center().y() - icon / 2, icon, icon), INK)
        room = QRectF(left + icon + 4 * u, pill.top(), pill.right() - left - icon - 4 * u, pill.height())
        draw_text(painter, text, room.adjusted(0, 0, -6 * u, 0), size, 750, INK, CENTRE)
