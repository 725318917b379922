"""A deal of the match that was played to its end."""

import hashlib
from dataclasses import dataclass
from functools import cached_property

from buraco_desktop.storage.records import FinishedRecord
from buraco_desktop.storage.replay import LoadedDeal, Table, load_finished


@dataclass(frozen=True)
class FinishedDeal:
    """The deal's score, and everything needed to play it again.

    It is played again when somebody looks at it: what a long match holds grows as slowly as its save.
    """

    table: Table
    record: FinishedRecord

    @property
    def number(self) -> int:
        """The deal number."""
        return self.record.deal.number

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.table.dealer

    @property
    def points(self) -> tuple[int, ...]:
        """The score of each team."""
        return self.record.points

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the deck's notation, hexadecimal; `sha256sum` gives the same."""
        return fingerprint_of(self.record.deal.deck)

    @cached_property
    def is_time_up(self) -> bool:
        """Whether time was called in this deal."""
        return self.record.deal.is_time_up

    @cached_property
    def loaded(self) -> LoadedDeal:
        """The commands with their events, and the last state.

        Raises `SaveError` ILLEGAL if the deal comes out of a save and cannot be repeated under these rules.
        """
        return load_finished(self.table, self.record)


def fingerprint_of(deck: str) -> str:
    """Return the SHA-256 of a deck in notation, hexadecimal."""
    return hashlib.sha256(deck.encode()).hexdigest()
