"""What the player's settings mean for the table: faces, speed, pace."""

from collections.abc import Mapping

import msgspec

from buraco_desktop.storage import settings as stored
from buraco_desktop.ui.faces import BACKS, STOCK_BACK, FaceStyle
from buraco_desktop.ui.keys import KeyMap
from buraco_desktop.ui.system_wishes import is_system_dark
from buraco_desktop.ui.table.timing import Speed
from buraco_desktop.ui.theme import FELT, Theme, find_theme, on_paper

COACHED_MATCHES = 5
"""In so many first matches the coach speaks."""
_SPEEDS = {
    stored.Speed.NONE: Speed.NONE,
    stored.Speed.FASTER: Speed.FASTER,
    stored.Speed.FAST: Speed.FAST,
    stored.Speed.NORMAL: Speed.NORMAL,
    stored.Speed.SLOW: Speed.SLOW,
}
_PACES = {
    stored.Pace.INSTANT: 0.0,
    stored.Pace.QUICK: 0.5,
    stored.Pace.NORMAL: 1.0,
    stored.Pace.LEISURELY: 1.7,
}


class TableLook(msgspec.Struct, frozen=True):
    """Everything that the settings say about the look of a table."""

    theme: Theme = FELT
    style: FaceStyle = msgspec.field(default_factory=FaceStyle)
    text_scale: float = 1.0
    """The player's text setting: 1, 1.25 or 1.5."""
    has_large_cards: bool = False
    """Whether the own hand is drawn larger."""
    hand_height: int = 19
    """Height of a hand card, in percent of the window's."""


def table_look(settings: stored.Settings) -> TableLook:
    """Return the look of the table."""
    theme = find_theme(settings.theme)
    style = face_style(settings, theme)
    return TableLook(theme, style, settings.text_scale, settings.has_large_cards, settings.hand_height)


class TableFeel(msgspec.Struct, frozen=True):
    """What the settings say about how a table answers to hand and keyboard."""

    drag_threshold: int = 6
    """Logical pixels that a press must travel to become a drag."""
    double_click_ms: int = 400
    """A second click on the same thing within this time is taken for a trembling hand."""
    hand_sort: stored.HandSort = stored.HandSort.SUIT
    """How a new hand is put in order."""
    keys: KeyMap = msgspec.field(default_factory=KeyMap)
    confirms_discard: bool = False
    """Whether a discard waits for a second deliberate act."""
    grace_ms: int = 0
    """How long a bot waits after a person's discard, in milliseconds, so that it can be taken back."""
    coach_done: Mapping[str, int] | None = None
    """How often the person has done what the coach speaks of; None if it says nothing."""
    verbosity: stored.Verbosity = stored.Verbosity.NORMAL
    """How much a screen reader is told."""
    has_curtain: bool = True
    """Whether hands are covered between people at one screen."""


def table_feel(settings: stored.Settings) -> TableFeel:
    """Return how the table answers."""
    keys = KeyMap.from_settings(settings.keys)
    is_coached = settings.has_coach and settings.matches_begun <= COACHED_MATCHES
    return TableFeel(
        settings.drag_threshold,
        settings.double_click_ms,
        settings.hand_sort,
        keys,
        settings.confirms_discard,
        settings.grace_ms,
        settings.coach_done if is_coached else None,
        settings.verbosity,
        has_curtain=settings.has_curtain,
    )


def face_style(settings: stored.Settings, theme: Theme) -> FaceStyle:
    """Return the card faces that the player chose; the high-contrast theme has its own."""
    return FaceStyle(
        four_colours=settings.suits is stored.Suits.FOUR_COLOURS,
        large_index=settings.index is stored.Index.LARGE,
        high_contrast=bool(theme.face_suffix),
        back=settings.back if settings.back in BACKS else STOCK_BACK,
    )


def motion_speed(settings: stored.Settings) -> Speed:
    """Return how fast cards move."""
    return _SPEEDS[settings.speed]


def pace_factor(settings: stored.Settings) -> float:
    """Return the factor of the pause between the commands of bots."""
    return _PACES[settings.pace]


def has_less_motion(settings: stored.Settings, is_system_less: bool) -> bool:
    """Return whether nothing may fly or turn; the system decides if the player leaves it to it."""
    if settings.less_motion is stored.LessMotion.SYSTEM:
        return is_system_less
    return settings.less_motion is stored.LessMotion.ON


def dialog_theme(settings: stored.Settings) -> Theme:
    """Return the table's theme with the paper that dialogs lie on; high contrast has its own."""
    theme = find_theme(settings.theme)
    if theme.face_suffix:
        return theme
    is_dark = {stored.Dialogs.LIGHT: False, stored.Dialogs.DARK: True}.get(settings.dialogs, is_system_dark())
    return theme if is_dark is None else on_paper(theme, is_dark=is_dark)
