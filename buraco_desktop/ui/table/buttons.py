"""Buttons on the ledge and in the top bar: brass for the one thing to do, quiet ones beside it."""

from collections.abc import Callable
from enum import Enum, auto

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from buraco_desktop.ui.table.parts import (
    CENTRE,
    LEFT,
    RIGHT,
    SMALLEST_TEXT,
    Part,
    draw_icon,
    draw_shadow,
    draw_text,
    text_width,
)
from buraco_desktop.ui.table.spots import Rect
from buraco_desktop.ui.theme import Theme, colour

LEAST_TARGET = 36
"""Side of the smallest area that answers to a click, in logical pixels (design 4)."""
BRASS_LIGHT, BRASS_DARK = "#FFD36B", "#E9AE33"
"""Upper and lower colour of a primary button; its edge is the theme's brass edge."""
ON_BRASS = "#2B1B06"
"""Text on brass: contrast 9.4."""


class ButtonLook(Enum):
    """What a button looks like at a moment."""

    REST = auto()
    HOVER = auto()
    PRESSED = auto()
    DISABLED = auto()


class ButtonData(msgspec.Struct, frozen=True):
    """What a button says; texts are already translated."""

    label: str = ""
    icon: str = ""
    """Name of a file of `assets/icons`; "play" is drawn as a filled triangle."""
    key: str = ""
    """The key that does the same, as it is shown."""
    is_primary: bool = False
    is_enabled: bool = True
    hint: str = ""
    """Shown while the pointer rests on the button: also why it is disabled."""


def paint_button(
    painter: QPainter, box: QRectF, data: ButtonData, look: ButtonLook, theme: Theme, u: float
) -> None:
    """Draw a button into a box; without a label it is its icon only."""
    radius = min(10 * u, box.height() / 2)
    ink = _paint_ground(painter, box, data, look, theme, radius, u)
    if look is ButtonLook.PRESSED:
        box = box.translated(0, 1)
    if not data.label:
        side = 0.56 * min(box.width(), box.height())
        draw_icon(
            painter,
            data.icon,
            QRectF(box.center() - QPointF(side / 2, side / 2), box.center() + QPointF(side / 2, side / 2)),
            ink,
        )
        return
    padding = min(12 * u, 0.085 * box.width())
    left = box.left() + padding
    # A long word goes before its icon.
    inner = box.width() - 2 * padding
    fits_icon = text_width(data.label, SMALLEST_TEXT, 650) + 25 * u <= inner
    icon_side = 18 * u if data.icon and fits_icon else 0.0
    gap = 7 * u if icon_side else 0.0
    key_size = max(SMALLEST_TEXT, 12 * u)
    key_width = text_width(data.key, key_size, 650) if data.key else 0.0
    room = box.right() - padding - left - icon_side - gap
    label_size = max(SMALLEST_TEXT, 0.93 * 15 * u)
    fits_key = data.key and text_width(data.label, label_size, 650) + key_width + 8 * u <= room
    label_room = room - (key_width + 8 * u if fits_key else 0)
    if icon_side and data.icon == "play":
        _paint_triangle(painter, QPointF(left, box.center().y()), icon_side, ink)
    elif icon_side:
        draw_icon(
            painter, data.icon, QRectF(left, box.center().y() - icon_side / 2, icon_side, icon_side), ink
        )
    left += icon_side + gap
    align = LEFT if icon_side or fits_key else CENTRE
    draw_text(painter, data.label, QRectF(left, box.top(), label_room, box.height()), 15 * u, 650, ink, align)
    if fits_key:
        spot = QRectF(box.right() - padding - key_width - 2, box.top(), key_width + 2, box.height())
        painter.setOpacity(0.7)
        draw_text(painter, data.key, spot, key_size, 650, ink, RIGHT)
        painter.setOpacity(1)


def _paint_ground(
    painter: QPainter, box: QRectF, data: ButtonData, look: ButtonLook, theme: Theme, radius: float, u: float
) -> str:
    """Draw the ground of a button; return the colour of what stands on it."""
    is_plain = theme.key == "high-contrast"
    if look is ButtonLook.DISABLED:
        pen = QPen(colour(theme.text_dim, 0.45), 1.2)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
        return theme.text_dim
    if data.is_primary:
        if look is not ButtonLook.PRESSED and not is_plain:
            draw_shadow(painter, box, radius, 0.6 * u)
        ground = QLinearGradient(box.topLeft(), box.bottomLeft())
        light, dark = (BRASS_LIGHT, BRASS_DARK) if not is_plain else (theme.us, theme.us)
        if look is ButtonLook.PRESSED:
            light = dark
        ground.setColorAt(0, colour(light).lighter(106 if look is ButtonLook.HOVER else 100))
        ground.setColorAt(1, colour(dark).lighter(106 if look is ButtonLook.HOVER else 100))
        painter.setBrush(ground)
        painter.setPen(QPen(colour(theme.us_edge), 1.2))
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
        if not is_plain:
            painter.setPen(QPen(colour("#FFFFFF", 0.35), 1))
            painter.drawLine(
                QPointF(box.left() + radius, box.top() + 1.6), QPointF(box.right() - radius, box.top() + 1.6)
            )
        return ON_BRASS
    fill = {ButtonLook.REST: 0.085, ButtonLook.HOVER: 0.16, ButtonLook.PRESSED: 0.05}[look]
    painter.setBrush(colour("#000000" if is_plain else "#FFFFFF", 1.0 if is_plain else fill))
    line = theme.zone_line_width if is_plain else 1.2
    painter.setPen(
        QPen(colour("#FFFFFF", 1.0 if is_plain else 0.17 if look is ButtonLook.REST else 0.3), line)
    )
    painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    return theme.text


def _paint_triangle(painter: QPainter, left_middle: QPointF, size: float, ink: str) -> None:
    x, half = left_middle.x() + 0.12 * size, 0.42 * size
    painter.setPen(
        QPen(colour(ink), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(colour(ink))
    y = left_middle.y()
    painter.drawPolygon(QPolygonF([QPointF(x, y - half), QPointF(x + 0.74 * size, y), QPointF(x, y + half)]))


class ButtonItem(Part):
    """A button on the table; `on_click` is called when it is released where it was pressed.

    A disabled one calls it as well: it keeps its place and says why it cannot.
    """

    def __init__(self, theme: Theme, on_click: Callable[[], None]) -> None:
        super().__init__(theme)
        self._on_click = on_click
        self._data = ButtonData()
        self._is_hovered = self._is_pressed = False
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    @property
    def data_shown(self) -> ButtonData:
        """What the button says."""
        return self._data

    def show_button(self, rect: Rect, u: float, data: ButtonData) -> None:
        """Show this at a rectangle of the scene."""
        missing = max(0.0, LEAST_TARGET - min(rect.width, rect.height)) / 2
        self.place(rect, u, margin=max(4 * u, missing))
        if data != self._data:
            self._data = data
            self.setToolTip(data.hint)
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if data.is_enabled else Qt.CursorShape.ArrowCursor
            )
            self.redraw()

    @property
    def look(self) -> ButtonLook:
        """What the button looks like now."""
        if not self._data.is_enabled:
            return ButtonLook.DISABLED
        if self._is_pressed:
            return ButtonLook.PRESSED if self._is_hovered else ButtonLook.REST
        return ButtonLook.HOVER if self._is_hovered else ButtonLook.REST

    def click(self) -> None:
        """Do what a click does."""
        self._on_click()

    def facts(self) -> object:
        """Return what the button says and what it looks like."""
        return self._data, self.look

    def draw(self, painter: QPainter) -> None:
        """Draw the button."""
        paint_button(painter, self.box, self._data, self.look, self.theme, self.u)

    def hoverEnterEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        """Light up."""
        self._set(is_hovered=True, is_pressed=self._is_pressed)

    def hoverLeaveEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        """Come to rest."""
        self._set(is_hovered=False, is_pressed=self._is_pressed)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Go down; nothing under the button answers."""
        self._set(is_hovered=True, is_pressed=True)
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Come up while the pointer is off the button."""
        self._set(is_hovered=self.boundingRect().contains(event.pos()), is_pressed=self._is_pressed)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Act, if the pointer is still on the button."""
        was_pressed = self._is_pressed
        is_inside = self.boundingRect().contains(event.pos())
        self._set(is_hovered=is_inside, is_pressed=False)
        if was_pressed and is_inside:
            self._on_click()

    def _set(self, *, is_hovered: bool, is_pressed: bool) -> None:
        if (is_hovered, is_pressed) != (self._is_hovered, self._is_pressed):
            self._is_hovered, self._is_pressed = is_hovered, is_pressed
            self.redraw()
