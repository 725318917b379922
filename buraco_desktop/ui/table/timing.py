"""How long motions last, in milliseconds at normal speed, and their course (design 11)."""

from enum import Enum

import msgspec
from PySide6.QtCore import QEasingCurve


class Speed(Enum):
    """The player's choice of speed; the value multiplies every duration."""

    NONE = 0.0
    FASTER = 0.3
    FAST = 0.5
    NORMAL = 1.0
    SLOW = 1.6


class Motion(msgspec.Struct, frozen=True):
    """One kind of motion."""

    duration: int
    """Milliseconds."""
    curve: QEasingCurve.Type
    stagger: int = 0
    """Milliseconds between the starts of several cards."""
    lift: float = 0
    """Logical pixels that the card rises on its way."""
    is_flip: bool = False
    """Whether the card turns over on its way, if it comes face down."""
    turn: float = 0
    """Degrees that the card is turned, to either side, half way."""
    gathers: float = 0
    """Share of the duration in which several cards are pushed together; 0 if they lie together already."""
    spreads: float = 1
    """Share of the duration after which they leave the block again; 1 if they never lie in one."""
    fades: bool = True
    """Whether the card fades in where the player wants less motion; else it is just there."""


_OUT, _IN_OUT = QEasingCurve.Type.OutCubic, QEasingCurve.Type.InOutCubic
DEAL = Motion(150, _OUT, stagger=35, is_flip=True)
DRAW = Motion(220, _OUT, lift=12, is_flip=True)
RELAYOUT = Motion(180, _IN_OUT, fades=False)
RAISE = Motion(90, QEasingCurve.Type.OutQuad, fades=False)
MELD = Motion(240, QEasingCurve.Type.OutBack, stagger=25)
WILD = Motion(260, _IN_OUT, lift=10)
DISCARD = Motion(200, _OUT, turn=3)
TAKE = Motion(320, _IN_OUT, is_flip=True, gathers=120 / 320, spreads=240 / 320)
POT = Motion(480, _IN_OUT, is_flip=True, spreads=0.55)
GLIDE_BACK = Motion(160, _OUT, fades=False)
ASIDE = Motion(120, _OUT, fades=False)
CANASTA = Motion(600, _OUT, fades=False)
GOING_OUT = Motion(900, _OUT, fades=False)
CURTAIN = Motion(260, _OUT)
DIALOG_IN, DIALOG_OUT = Motion(140, _OUT), Motion(100, _OUT)
POP = Motion(240, QEasingCurve.Type.OutBack, fades=False)

OVERSHOOT = 0.6
"""How far motions of the kind OutBack go beyond their end."""
BADGE_POP, TICK_POP = 0.6, 0.8
"""The scales at which a new canasta's badge and the tick of a pot begin to pop up."""
CARRIED_LAG = 24
"""Milliseconds by which each further carried card is behind the one before it."""
FADE = 80
"""Milliseconds of every change where the player wants less motion."""

BOT_PAUSE = 800
"""Milliseconds between two commands of bots at normal pace; it does not depend on their cards."""
THINKING_SHOWN_AFTER = 400
"""Milliseconds after which a bot that still thinks is shown to be thinking."""
