"""How a sheet comes and goes: it fades, and rises a little (design 11). Any input completes it."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt
from PySide6.QtWidgets import QGraphicsOpacityEffect

from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet
from buraco_desktop.ui.table.animator import Animator, Tween
from buraco_desktop.ui.table.timing import DIALOG_IN, DIALOG_OUT, Speed

RISE = 8
"""Logical pixels that a sheet rises while it comes."""
_INPUTS = frozenset(
    (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.TouchBegin)
)


class SheetFade(QObject):
    """The coming and going of one sheet; lives as long as it.

    A sheet has one for both: two would take away each other's effect.
    """

    def __init__(self, sheet: PaperSheet) -> None:
        super().__init__(sheet)
        self.animator = Animator(self)
        self._sheet = sheet
        self._effect: QGraphicsOpacityEffect | None = None
        self._is_going = False

    def set_speed(self, speed: Speed, *, is_reduced: bool) -> None:
        """Say how fast the next motion is, and whether it only fades."""
        self.animator.speed, self.animator.is_reduced = speed, is_reduced

    def come(self) -> None:
        """Let the sheet, which is shown already, appear."""
        self._begin(QPointF(0, RISE), is_going=False, on_done=self._end)

    def go(self, on_done: Callable[[], None]) -> None:
        """Let the sheet disappear; it takes no more input from now on."""
        self.animator.finish_all()
        self._sheet.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

        def done() -> None:
            self._end()
            self._sheet.hide()
            on_done()

        self._begin(QPointF(0, 0), is_going=True, on_done=done)

    # -- what the animator moves --------------------------------------------------------------------------

    def place(self, position: QPointF, scale: float, _x_scale: float, _turn: float = 0.0) -> None:
        """Show the sheet at a height; `scale` says how far it has come, or gone, 0 to 1."""
        self._sheet.move(0, round(position.y()))
        self.setOpacity(1 - scale if self._is_going else scale)

    def turn_over(self) -> None:
        """Do nothing: a sheet has one side."""

    def setOpacity(self, opacity: float) -> None:
        """Show the sheet more or less clearly."""
        if self._effect is not None:
            self._effect.setOpacity(opacity)

    # -- inside -------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Complete the motion as soon as the player does something, and let it pass."""
        if event.type() in _INPUTS:
            self.animator.finish_all()
        return super().eventFilter(watched, event)

    def _begin(self, start: QPointF, *, is_going: bool, on_done: Callable[[], None]) -> None:
        self._is_going = is_going
        if self.animator.speed is not Speed.NONE:
            self._effect = QGraphicsOpacityEffect(self._sheet)
            self._sheet.setGraphicsEffect(self._effect)
            self._application().installEventFilter(self)
        motion = DIALOG_OUT if is_going else DIALOG_IN
        self.animator.run(
            Tween(self, start, QPointF(0, 0), motion, start_scale=0, on_done=on_done, is_leaving=is_going)
        )

    def _end(self) -> None:
        if self._effect is not None:
            self._application().removeEventFilter(self)
            self._effect = None
            # The stubs do not know that None takes the effect away.
            self._sheet.setGraphicsEffect(None)  # type: ignore[arg-type]

    @staticmethod
    def _application() -> QCoreApplication:
        application = QCoreApplication.instance()
        assert application is not None
        return application
