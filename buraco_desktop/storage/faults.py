"""Why a save cannot be read or written. The sentences for players are the user interface's."""

from enum import StrEnum


class SaveFault(StrEnum):
    """What is wrong with a save."""

    DAMAGED = "damaged"
    """It is one of ours, but broken: cut off, overwritten, or with a wrong seal."""
    FOREIGN = "foreign"
    """It is not a save of this program."""
    TOO_NEW = "too_new"
    """A newer version of the program wrote it."""
    ILLEGAL = "illegal"
    """It is whole, but tells of a match that these rules do not allow."""
    UNREADABLE = "unreadable"
    """The system refused to read the file: no permission, a folder in its place, a fault of the disk."""
    UNWRITABLE = "unwritable"
    """The system refused to write the file: disk full, no permission."""


class SaveError(Exception):
    """A save could not be read or written; `detail` is English and for the log."""

    def __init__(self, code: SaveFault, detail: str) -> None:
        super().__init__(f"{code.value}: {detail}")
        self.code = code
        self.detail = detail


def illegal(detail: str) -> SaveError:
    """Return the error for a match that the rules do not allow."""
    return SaveError(SaveFault.ILLEGAL, detail)
