"""A message on a page: one cream pill above the ledge, never a box to click away (design 10.12)."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from buraco_desktop.ui.pages.look import Look, wrapped_height


class Notice(QWidget):
    """The pill with its sentence; hidden without one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look()
        self.sentence = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look

    def say(self, sentence: str) -> None:
        """Show a sentence; an empty one hides the pill."""
        self.sentence = sentence
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
        self.update()

    def place(self, area: QRect) -> None:
        """Lie at the lower edge of an area, in its middle."""
        look = self._look
        face = look.font(15, 500)
        room = area.width() - look.px(60)
        width = min(room, QFontMetricsF(face).horizontalAdvance(self.sentence) + 2)
        height = wrapped_height(self.sentence, face, width)
        box = QRect(0, 0, round(width) + look.px(60), round(height) + look.px(18))
        box.moveCenter(area.center())
        box.moveBottom(area.bottom() - look.px(6))
        self.setGeometry(box)
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw pill, warning sign and sentence."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor("#FFF9EA"))
        painter.setPen(QPen(QColor("#B7A678"), 1.4))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), look.px(14), look.px(14))
        size = look.px(20)
        spot = QRectF(look.px(14), (self.height() - size) / 2, size, size)
        look.art.icon(painter, "warning", spot, QColor("#A8322A"))
        painter.setPen(QColor("#2A2418"))
        painter.setFont(look.font(15, 500))
        text = QRectF(look.px(42), 0, self.width() - look.px(54), self.height())
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, self.sentence)
        painter.end()
