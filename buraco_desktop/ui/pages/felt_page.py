"""What the felt pages share: their ground, their ledge, and one look for all controls."""

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.ground import paint_felt, paint_ledge
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.pages.notice import Notice
from buraco_desktop.ui.theme import FELT, Theme, ui_scale


class FeltPage(QWidget):
    """A page on felt with a wooden ledge at its foot. Enter plays from anywhere on it.

    A page lays its controls out in `arrange`, writes its words in `retranslate`, and adds pictures to the
    ground in `paint_still`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = Look()
        self._theme, self._text_setting, self._faces = FELT, 1.0, FaceStyle()
        self._still = QPixmap()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._notice = Notice(self)
        self.play_button = Button(ButtonKind.PRIMARY, "play", self)
        self.play_button.make_big()
        self.play_button.clicked.connect(self.play)

    def set_appearance(self, theme: Theme, text_setting: float = 1.0, faces: FaceStyle | None = None) -> None:
        """Take the theme, the text size (1.0, 1.25, 1.5) and the card faces of the settings."""
        self._theme, self._text_setting = theme, text_setting
        self._faces = faces or FaceStyle(high_contrast=bool(theme.face_suffix))
        self._refresh()

    def say(self, sentence: str) -> None:
        """Show a sentence above the ledge; an empty one takes it away."""
        self._notice.say(sentence)
        self._place_notice()

    @property
    def notice(self) -> str:
        """The sentence above the ledge; empty when there is none."""
        return self._notice.sentence

    def _place_notice(self) -> None:
        self._notice.set_look(self.look)
        self._notice.place(QRect(0, 0, self.width(), self.height() - self.ledge_height))

    @property
    def scale(self) -> float:
        """Logical pixels for each pixel of the design, without the text setting."""
        return min(self.width() / 1280, self.height() / 800)

    @property
    def ledge_height(self) -> int:
        """Height of the ledge in logical pixels."""
        return round(max(96, min(128 * self.height() / 800, 220)))

    def play(self) -> None:
        """Do what the Play button says."""

    def arrange(self) -> None:
        """Give every control its place; the page has its size and look."""

    def retranslate(self) -> None:
        """Write every word again, in the language in force."""

    def paint_still(self, painter: QPainter) -> None:
        """Draw what does not change until the next resize."""

    def still_facts(self) -> object:
        """Return what `paint_still` depends on besides size, theme and card faces."""
        return ()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Draw and lay out for the new size."""
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the focus to Play, so that Space and Enter do the likely thing."""
        super().showEvent(event)
        self.play_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._refresh()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play on Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.play()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground."""
        ratio = self.devicePixelRatioF()
        if self._still.size() != self.size() * ratio:
            self._still = QPixmap(self.size() * ratio)
            self._still.setDevicePixelRatio(ratio)
            still = QPainter(self._still)
            still.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            facts = self.still_facts(), self.look.theme, self.look.faces
            self.look.art.from_last_start(
                still, type(self).__name__, self.size(), facts, self._paint_ground, is_opaque=True
            )
            still.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._still)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        box = QRectF(self.rect())
        paint_felt(painter, box, self.look.theme)
        self.paint_still(painter)
        ledge = QRectF(0, self.height() - self.ledge_height, self.width(), self.ledge_height)
        paint_ledge(painter, ledge, self.look.theme, self.scale)

    def _refresh(self) -> None:
        unit = ui_scale(self.width(), self.height(), self._text_setting)
        self.look = Look(self._theme, unit, self._faces, art=self.look.art)
        self._still = QPixmap()
        self.arrange()
        self._place_notice()
        self.update()
