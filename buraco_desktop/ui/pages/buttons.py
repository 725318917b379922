"""The buttons of felt pages and paper sheets (design 10.1)."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from buraco_desktop.ui.pages.look import Look, draw_focus, line_width


class ButtonKind(Enum):
    """How a button looks."""

    PRIMARY = auto()
    """Brass; at most one at a time."""
    OUTLINE = auto()
    LINK = auto()
    ICON = auto()
    """A square with an icon; its text is spoken and shown as a tool tip only."""


class Button(QAbstractButton):
    """A button of the design. Its text is set by `setText`, its key hint by `set_key`."""

    def __init__(self, kind: ButtonKind, icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind, self._icon, self._key = kind, icon, ""
        self._look = Look()
        self._text_size, self._is_big = 15.0, False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.updateGeometry()
        self.update()

    def set_key(self, key: str) -> None:
        """Show the key that does the same, dim at the right end."""
        self._key = key
        self.update()

    def make_big(self) -> None:
        """Draw the text as large as on the page's one Play button."""
        self._text_size, self._is_big = 30.0, True
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size that holds icon, text and key."""
        look = self._look
        if self._kind is ButtonKind.ICON:
            return QSize(look.px(38), look.px(38))
        width = QFontMetricsF(self._face()).horizontalAdvance(self.text())
        if self._kind is ButtonKind.LINK:
            return QSize(round(width) + 6, look.px(36))
        if self._icon:
            width += look.px(48 if self._is_big else 30)
        return QSize(round(width) + look.px(56 if self._is_big else 36), look.px(72 if self._is_big else 42))

    def minimumSizeHint(self) -> QSize:
        """Return `sizeHint`: no button shrinks below its text."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the button for its kind and state."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        if self._kind is ButtonKind.LINK:
            self._paint_link(painter)
        elif self._kind is ButtonKind.PRIMARY:
            self._paint_primary(painter, box)
        else:
            self._paint_outline(painter, box)
        if self.hasFocus() and self._kind is not ButtonKind.LINK:
            draw_focus(painter, box, self._radius(), self._look)
        painter.end()

    def _radius(self) -> float:
        return self._look.unit * (16 if self._is_big else 10)

    def _face(self) -> QFont:
        return self._look.font(self._text_size, 700 if self._is_big else 650)

    def _paint_link(self, painter: QPainter) -> None:
        face = self._face()
        painter.setFont(face)
        colour = self._look.link
        painter.setPen(colour)
        metrics = QFontMetricsF(face)
        baseline = (self.height() + metrics.ascent() - metrics.descent()) / 2
        painter.drawText(QPointF(3, baseline), self.text())
        line = QColor(colour)
        line.setAlpha(255 if self.underMouse() or self.hasFocus() else 150)
        painter.setPen(QPen(line, 2.4 if self.hasFocus() else 1.2))
        under = baseline + metrics.descent() + 1
        painter.drawLine(QPointF(3, under), QPointF(3 + metrics.horizontalAdvance(self.text()), under))

    def _paint_primary(self, painter: QPainter, box: QRectF) -> None:
        look, theme = self._look, self._look.theme
        radius = self._radius()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(4, 17, 14, 70))
        painter.drawRoundedRect(box.translated(0, 2.5 * look.unit), radius, radius)
        base = QColor(theme.us)
        gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
        is_down = self.isDown()
        gradient.setColorAt(0, base if is_down or look.is_high_contrast else base.lighter(122))
        gradient.setColorAt(
            1, base.darker(112) if is_down else base if look.is_high_contrast else base.darker(106)
        )
        painter.setBrush(gradient)
        painter.setPen(QPen(QColor(theme.us_edge), 1.4))
        painter.drawRoundedRect(box, radius, radius)
        if self.underMouse() and not is_down:
            painter.setBrush(QColor(255, 255, 255, 40))
            painter.drawRoundedRect(box, radius, radius)
        ink = QColor("#241804")
        self._paint_content(painter, box, ink)

    def _paint_outline(self, painter: QPainter, box: QRectF) -> None:
        look = self._look
        fill = QColor(look.field_fill)
        if self.underMouse() or self.isDown():
            fill = QColor("#F3E9D0") if look.is_light else QColor(255, 255, 255, 26)
        painter.setBrush(fill)
        pen = QPen(QColor("#B7A678") if look.is_light else look.field_line, max(1.4, line_width(look)))
        if not self.isEnabled():
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(box, self._radius(), self._radius())
        self._paint_content(painter, box, look.text if self.isEnabled() else look.dim)

    def _paint_content(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        look = self._look
        if self._kind is ButtonKind.ICON:
            size = look.px(20)
            spot = QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)
            look.art.icon(painter, self._icon, spot, ink)
            return
        face = self._face()
        metrics = QFontMetricsF(face)
        text_width = metrics.horizontalAdvance(self.text())
        icon_size = look.px(34 if self._is_big else 19) if self._icon else 0
        gap = look.px(14 if self._is_big else 9) if self._icon else 0
        left = box.center().x() - (text_width + icon_size + gap) / 2
        if self._icon == "play":
            self._paint_triangle(painter, QPointF(left, box.center().y()), icon_size, ink)
        elif self._icon:
            look.art.icon(
                painter, self._icon, QRectF(left, box.center().y() - icon_size / 2, icon_size, icon_size), ink
            )
        painter.setPen(ink)
        painter.setFont(face)
        painter.drawText(
            QRectF(left + icon_size + gap, box.top(), text_width + 4, box.height()),
            Qt.AlignmentFlag.AlignVCenter,
            self.text(),
        )
        if self._key:
            self._paint_key(painter, box, left + icon_size + gap + text_width)

    def _paint_triangle(self, painter: QPainter, at: QPointF, size: float, ink: QColor) -> None:
        painter.setPen(
            QPen(ink, size * 0.08, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.setBrush(ink)
        points = (
            QPointF(size * 0.22, -size * 0.32),
            QPointF(size * 0.84, 0),
            QPointF(size * 0.22, size * 0.32),
        )
        painter.drawPolygon(QPolygonF([at + point for point in points]))

    def _paint_key(self, painter: QPainter, box: QRectF, text_end: float) -> None:
        look = self._look
        face = look.font(14, 650)
        width = QFontMetricsF(face).horizontalAdvance(self._key)
        left = box.right() - width - look.px(20)
        if left < text_end + look.px(8):
            return
        painter.setFont(face)
        painter.setPen(QColor("#6B4A10") if self._kind is ButtonKind.PRIMARY else look.dim)
        painter.drawText(
            QRectF(left, box.top(), width + 4, box.height()), Qt.AlignmentFlag.AlignVCenter, self._key
        )
