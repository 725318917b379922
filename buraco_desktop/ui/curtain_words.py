"""What the sheet between the turns of two people says."""

from collections.abc import Sequence

import msgspec

from buraco_desktop.ui.round_lines import RoundLine
from buraco_desktop.ui.table.parts import TeamMark


class SheetWords(msgspec.Struct, frozen=True):
    """Whom the sheet asks, and what it tells."""

    name: str
    before: str
    """Who has played before; empty at the start."""
    portrait: str
    """A drawing of `assets/portraits`."""
    mark: TeamMark
    lines: Sequence[tuple[RoundLine, TeamMark]]
    can_take_back: bool
    """Whether the person before may still take the discard back."""
