"""What all dialogs share: a paper sheet inside the window, over the dimmed page (design 10.1)."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QMainWindow, QWidget

from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.controls import Label
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.theme import FELT, Theme, ui_scale

translate = QCoreApplication.translate
DIM = QColor(6, 20, 16, 168)
BLUR_STEPS = (12, 5, 8, 3, 1)
"""How many times smaller the page becomes, step by step, before it has its size again."""
MARGIN = 24
"""Least distance of a sheet from the window's edge, in pixels of the design."""


class PaperSheet(QWidget):
    """A sheet as large as its parent, of which the paper takes the middle.

    Esc and the cross close it, Enter does what `confirm` does. A sheet writes its words in `retranslate` and
    places its content in `arrange`.

    Signals:
        closed(): the sheet is to be taken away.
    """

    closed = Signal()

    def __init__(self, parent: QWidget, width: int, height: int) -> None:
        """Make a sheet of this size at most, in pixels of the design."""
        super().__init__(parent)
        self._theme, self._text_setting, self._faces = FELT, 1.0, FaceStyle()
        self._design_size = (width, height)
        self.look = Look(is_sheet=True)
        self.title, self.subtitle = Label(28, 750), Label(15, 500, is_dim=True)
        self._cross = Button(ButtonKind.ICON, "cross")
        self._cross.clicked.connect(self.closed)
        for part in (self.title, self.subtitle, self._cross):
            part.setParent(self)
        self._ground = QPixmap()
        self._ground_timer = QTimer(self)
        self._ground_timer.setSingleShot(True)
        self._ground_timer.timeout.connect(self._take_ground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setGeometry(parent.rect())
        parent.installEventFilter(self)

    def set_appearance(self, theme: Theme, text_setting: float = 1.0, faces: FaceStyle | None = None) -> None:
        """Take the theme, the text size (1.0, 1.25, 1.5) and the card faces of the settings."""
        self._theme, self._text_setting = theme, text_setting
        self._faces = faces or FaceStyle(high_contrast=bool(theme.face_suffix))
        self.refresh()

    @property
    def paper(self) -> QRect:
        """The paper, in the coordinates of the sheet."""
        look = self.look
        margin = min(look.px(MARGIN), 24)
        width = min(self.width() - 2 * margin, look.px(self._design_size[0]))
        height = min(self.height() - 2 * margin, look.px(self._design_size[1]))
        paper = QRect(0, 0, width, height)
        paper.moveCenter(self.rect().center())
        return paper

    @property
    def content(self) -> QRect:
        """The part of the paper below the title."""
        look = self.look
        padding = look.px(40)
        return self.paper.adjusted(padding, look.px(88), -padding, -look.px(28))

    def confirm(self) -> None:
        """Do what the primary button does."""
        self.closed.emit()

    def arrange(self) -> None:
        """Place the content; look and size are known."""

    def retranslate(self) -> None:
        """Write every word again."""

    def refresh(self) -> None:
        """Lay everything out again."""
        unit = ui_scale(self.width(), self.height(), self._text_setting)
        self.look = Look(self._theme, unit, self._faces, is_sheet=True, art=self.look.art)
        for part in (self.title, self.subtitle, self._cross):
            part.set_look(self.look)
        paper, look = self.paper, self.look
        left, width = paper.left() + look.px(40), paper.width() - look.px(110)
        self.title.setGeometry(left, paper.top() + look.px(22), width, look.px(40))
        self.subtitle.setGeometry(left, paper.top() + look.px(60), width, look.px(24))
        size = look.px(44)
        self._cross.setGeometry(paper.right() - size - look.px(14), paper.top() + look.px(16), size, size)
        self._cross.setText(translate("Sheet", "Close"))
        self._cross.setToolTip(translate("Sheet", "Close"))
        self.arrange()
        self.update()
        self._ground_timer.start(0)

    def _take_ground(self) -> None:
        """Make a blurred still of the page under the sheet; until then, the page itself is seen."""
        window = self.parentWidget()
        page = window.centralWidget() if isinstance(window, QMainWindow) else None
        if page is not None and self.isVisible():
            self._ground = _blurred(page.grab())
            self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the parent."""
        parent = self.parentWidget()
        if parent is not None and watched is parent and event.type() == QEvent.Type.Resize:
            self.setGeometry(parent.rect())
        return super().eventFilter(watched, event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay out for the new size."""
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc, confirm on Enter; no other key reaches the page below."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirm()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close on a click beside the paper."""
        if not self.paper.contains(event.position().toPoint()):
            self.closed.emit()
        event.accept()

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Keep the focus on the sheet: Tab goes round."""
        stops = self.tab_stops()
        if not stops:
            return True
        focused = self.window().focusWidget()
        index = stops.index(focused) if focused in stops else -1 if is_next else 0
        reason = Qt.FocusReason.TabFocusReason if is_next else Qt.FocusReason.BacktabFocusReason
        stops[(index + (1 if is_next else -1)) % len(stops)].setFocus(reason)
        return True

    def tab_stops(self) -> list[QWidget]:
        """Return what the Tab key stops at, in order; of exclusive choices it is the one that holds."""
        passed_over = _passed_over(self)
        return [
            child
            for child in self.findChildren(QWidget)
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus
            and child.isVisible()
            and child.isEnabled()
            and child not in passed_over
        ]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Dim the page and draw the paper with its shadow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._ground.isNull():
            painter.drawPixmap(self.rect(), self._ground)
        painter.fillRect(self.rect(), DIM)
        paper, radius = QRectF(self.paper), self.look.px(20)
        painter.setPen(Qt.PenStyle.NoPen)
        for grow, alpha in ((14, 9), (9, 12), (5, 16), (2, 24)):
            painter.setBrush(QColor(4, 17, 14, alpha))
            painter.drawRoundedRect(
                paper.adjusted(-grow, -grow + 6, grow, grow + 6), radius + grow, radius + grow
            )
        painter.setBrush(QColor(self.look.theme.sheet))
        if self.look.is_high_contrast:
            painter.setPen(QPen(QColor("#FFFFFF"), 2))
        painter.drawRoundedRect(paper, radius, radius)
        self.paint_paper(painter)
        painter.end()

    def paint_paper(self, painter: QPainter) -> None:
        """Draw lines and figures straight on the paper."""


def _blurred(picture: QPixmap) -> QPixmap:
    """Return a picture out of focus, one pixel for each logical pixel."""
    size = picture.deviceIndependentSize().toSize()
    wide, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    for share in BLUR_STEPS:
        picture = picture.scaled(size / share, wide, smooth)
    picture.setDevicePixelRatio(1)
    return picture


def _passed_over(sheet: QWidget) -> set[QAbstractButton]:
    """Return the choices that are reached with the arrows from the one that holds."""
    groups = [group.buttons() for group in sheet.findChildren(QButtonGroup) if group.exclusive()]
    decided = [buttons for buttons in groups if any(button.isChecked() for button in buttons)]
    return {button for buttons in decided for button in buttons if not button.isChecked()}
