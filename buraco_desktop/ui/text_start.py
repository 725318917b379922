"""Sentences for a start that cannot show a window."""

from PySide6.QtCore import QCoreApplication

from buraco_desktop.ui.display import DisplayFault

translate = QCoreApplication.translate


def display_sentence(fault: DisplayFault) -> str:
    """Return why no window can be shown, and what to do."""
    if fault is DisplayFault.NO_XCB_CURSOR:
        return translate(
            "Start",
            "The library libxcb-cursor is missing, so no window can be shown. "
            "Install it (on Debian and Ubuntu: sudo apt install libxcb-cursor0) and start again.",
        )
    return translate(
        "Start", "There is no screen to show a window on. Start the game from a desktop session."
    )


def profile_sentence(folder: str, reason: str) -> str:
    """Return why the folder for saves and settings cannot be used."""
    return translate("Start", "The folder {folder} for saved matches cannot be used: {reason}.").format(
        folder=folder, reason=reason
    )
