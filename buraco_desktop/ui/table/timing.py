"""How long motions last, in milliseconds at normal speed, and their course (design 11)."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEasingCurve


class Speed(Enum):
    """The player's choice of speed; the value multiplies every duration."""

    NONE = 0.0
    FASTER = 0.3
    FAST = 0.5
    NORMAL = 1.0
    SLOW = 1.6


@dataclass(frozen=True, slots=True)
class Motion:
    """One kind of motion."""

    duration: int
    """Milliseconds."""
    curve: QEasingCurve.Type
    stagger: int = 0
    """Milliseconds between the starts of several cards."""
    lift: float = 0
    """Logical pixels that the card rises on its way."""
    is_flip: bool = False
    """Whether the card turns over on its way."""


_OUT, _IN_OUT = QEasingCurve.Type.OutCubic, QEasingCurve.Type.InOutCubic
DEAL = Motion(150, _OUT, stagger=35)
DRAW = Motion(220, _OUT, lift=12, is_flip=True)
RELAYOUT = Motion(180, _IN_OUT)
RAISE = Motion(90, QEasingCurve.Type.OutQuad)
MELD = Motion(240, QEasingCurve.Type.OutBack, stagger=25)
DISCARD = Motion(200, _OUT)
TAKE = Motion(320, _IN_OUT)
POT = Motion(480, _IN_OUT, stagger=12)
GLIDE_BACK = Motion(160, _OUT)
CANASTA = Motion(600, _OUT)
GOING_OUT = Motion(900, _OUT)

BOT_PAUSE = 800
"""Milliseconds between two commands of bots at normal pace; it does not depend on their cards."""
