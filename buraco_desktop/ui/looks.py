"""What the player's settings mean for the table: faces, speed, pace."""

from buraco_desktop.storage import settings as stored
from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.table.timing import Speed
from buraco_desktop.ui.theme import Theme

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


def face_style(settings: stored.Settings, theme: Theme) -> FaceStyle:
    """Return the card faces that the player chose; the high-contrast theme has its own."""
    return FaceStyle(
        four_colours=settings.suits is stored.Suits.FOUR_COLOURS,
        large_index=settings.index is stored.Index.LARGE,
        high_contrast=bool(theme.face_suffix),
    )


def motion_speed(settings: stored.Settings) -> Speed:
    """Return how fast cards move."""
    return _SPEEDS[settings.speed]


def pace_factor(settings: stored.Settings) -> float:
    """Return the factor of the pause between the commands of bots."""
    return _PACES[settings.pace]
