"""The system's own dialogs for the file of a match."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from buraco_desktop.storage.files import SUFFIX
from buraco_desktop.ui.text_table import Action, action_label
from buraco_desktop.ui.text_window import file_filter


def file_to_open(folder: Path, parent: QWidget) -> Path | None:
    """Ask for the file of a match, first in this folder; None if the player wants none."""
    name, _ = QFileDialog.getOpenFileName(parent, action_label(Action.OPEN), str(folder), file_filter(SUFFIX))
    return Path(name) if name else None


def file_to_save(parent: QWidget) -> Path | None:
    """Ask for the file that a copy of a match goes to; None if the player wants none."""
    name, _ = QFileDialog.getSaveFileName(
        parent, action_label(Action.SAVE_AS), str(Path.home()), file_filter(SUFFIX)
    )
    return Path(name) if name else None
