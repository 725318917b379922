"""Words of the window: menus, file dialogs, and what went wrong outside the game."""

from PySide6.QtCore import QCoreApplication, QPoint

translate = QCoreApplication.translate

MENU_OFFSET = QPoint(12, 48)
"""Where the menu opens, from the window's top left corner."""


def help_title() -> str:
    """Return the name of the help menu."""
    return translate("Window", "Help")


def file_filter(suffix: str) -> str:
    """Return the filter of the file dialogs; `suffix` begins with a dot."""
    return translate("Window", "Saved matches (*{suffix});;All files (*)").format(suffix=suffix)


def own_name() -> str:
    """Return how a person is called who gave no name."""
    return translate("Window", "You")


def numbered_person(seat: int) -> str:
    """Return how a person is called who gave no name at a screen that several people share."""
    return translate("Seats", "Player {number}").format(number=seat + 1)


def recovered_sentence(file_name: str) -> str:
    """Return what is said after a damaged save was replaced by its backup."""
    return translate(
        "Window",
        "{file} was damaged. The match goes on from its backup, one step earlier; the damaged file is kept.",
    ).format(file=file_name)


def crash_title() -> str:
    """Return the title of the message about an unexpected error."""
    return translate("Window", "Something went wrong")


def crash_sentence() -> str:
    """Return what is said about an unexpected error."""
    return translate(
        "Window", "The program made a mistake. Your match is saved, and you can go on playing. We are sorry."
    )


def crash_file_sentence(file_name: str) -> str:
    """Return what is said about the file that tells of an unexpected error."""
    return translate(
        "Window",
        "What went wrong is written in the file {file}, without names. If you send it to the makers, "
        "they can mend it.",
    ).format(file=file_name)


def open_folder() -> str:
    """Return the words on the button that shows the folder of such files."""
    return translate("Window", "Open the folder")


def go_on() -> str:
    """Return the words on the button that closes such a message."""
    return translate("Window", "Go on playing")
