"""The sheet that lies over the page: at most one, as large as the window; it fades in and out."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from buraco_desktop.storage.settings import Settings
from buraco_desktop.ui import when_wanted
from buraco_desktop.ui.looks import dialog_theme, face_style, has_less_motion, motion_speed
from buraco_desktop.ui.system_wishes import MotionWish

if TYPE_CHECKING:
    from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet
    from buraco_desktop.ui.dialogs.sheet_fade import SheetFade


class Overlays(QObject):
    """Who shows and takes away the sheets over one window."""

    def __init__(
        self,
        window: QWidget,
        settings: Callable[[], Settings],
        motion: MotionWish,
        focus_page: Callable[[], None],
    ) -> None:
        """Show sheets over `window` in the looks of the `settings` of that moment.

        `focus_page` gives the keyboard back to the page below.
        """
        super().__init__(window)
        self._window, self._settings, self._focus_page = window, settings, focus_page
        self._motion = motion
        self._sheet: PaperSheet | None = None
        self._fade: SheetFade | None = None

    @property
    def sheet(self) -> "PaperSheet | None":
        """The sheet that lies over the page, if any."""
        return self._sheet

    def show(self, sheet: "PaperSheet") -> None:
        """Lay a sheet over the page, in place of the one there."""
        self.close()
        self._sheet = sheet
        sheet.closed.connect(self.close)
        self.dress()
        self.fit()
        sheet.show()
        sheet.raise_()
        sheet.setFocus()
        self._fade = when_wanted.sheet_fade(sheet)
        self._set_speed(self._fade)
        self._fade.come()

    @Slot()
    def close(self) -> None:
        """Take the sheet away, if there is one."""
        sheet, self._sheet = self._sheet, None
        if sheet is not None:
            self._focus_page()
            assert self._fade is not None, "every sheet has come by its fade"
            fade, self._fade = self._fade, None
            self._set_speed(fade)
            fade.go(sheet.deleteLater)

    @Slot()
    def dress(self) -> None:
        """Give the sheet the looks of the settings."""
        if self._sheet is not None:
            settings = self._settings()
            theme = dialog_theme(settings)
            self._sheet.set_appearance(theme, settings.text_scale, face_style(settings, theme))

    def fit(self) -> None:
        """Make the sheet as large as the window."""
        if self._sheet is not None:
            self._sheet.setGeometry(self._window.rect())

    def _set_speed(self, fade: "SheetFade") -> None:
        settings = self._settings()
        fade.set_speed(motion_speed(settings), is_reduced=has_less_motion(settings, self._motion.is_less))
