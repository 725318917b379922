"""The dark panels beside the table: a head with a cross, and room below (design 6.6)."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.controls import Label
from buraco_desktop.ui.pages.look import HEAD_LEADING, Look, fitting_font
from buraco_desktop.ui.theme import FELT, Theme

HEAD = 44
"""Height of the head, in scaled pixels."""
TITLE_SIZES = (17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0)
"""A long title is set in two lines, then smaller."""


class SidePanel(QWidget):
    """Ground, title and cross; what is in it is a matter of the panel.

    Signals:
        close_requested(): the player pressed the cross.
    """

    close_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = Look()
        self.title = Label(17, 700, wraps=True)
        self.title.setParent(self)
        self.close_button = Button(ButtonKind.ICON, "cross", self)
        self.close_button.clicked.connect(self.close_requested)

    def set_appearance(self, theme: Theme = FELT, unit: float = 1.0, faces: FaceStyle | None = None) -> None:
        """Take theme, scale and card faces."""
        self.look = Look(theme, unit, faces or FaceStyle(high_contrast=bool(theme.face_suffix)))
        self.title.set_look(self.look)
        self.close_button.set_look(self.look)
        self.place()

    def show_title(self, words: str) -> None:
        """Show another title, in a size that fits."""
        self.title.setText(words)
        self.place()

    def place(self) -> None:
        """Put the head where it belongs; panels put their content below it."""
        look = self.look
        width, height = self.width() - look.px(64), look.px(HEAD)
        words = self.title.text()
        self.title.setFont(fitting_font(words, look, TITLE_SIZES, 700, width, height, HEAD_LEADING))
        self.title.setGeometry(look.px(16), look.px(4), width, height)
        size = look.px(38)
        self.close_button.setGeometry(self.width() - size - look.px(6), look.px(6), size, size)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place everything anew."""
        self.place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the dark panel."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.look.theme
        painter.setBrush(QColor("#10302A") if theme.key == "felt" else QColor(theme.plate))
        painter.setPen(QPen(QColor(theme.plate_line), 2 if self.look.is_high_contrast else 1))
        radius = 14 * self.look.unit
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        painter.end()
