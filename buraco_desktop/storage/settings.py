"""The player's preferences: one typed value, kept as JSON."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec

from buraco_desktop.storage.faults import SaveError, SaveFault
from buraco_desktop.storage.files import replace_file, set_aside


class Speed(StrEnum):
    """How fast cards move."""

    NONE = "none"
    FASTER = "faster"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Pace(StrEnum):
    """How long bots take for a decision, at least."""

    INSTANT = "instant"
    QUICK = "quick"
    NORMAL = "normal"
    LEISURELY = "leisurely"


class HandSort(StrEnum):
    """How a new hand is put in order."""

    SUIT = "suit"
    RANK = "rank"
    MELDS = "melds"
    OWN = "own"


class Suits(StrEnum):
    """The colours of the suits."""

    TWO_COLOURS = "two"
    FOUR_COLOURS = "four"


class Index(StrEnum):
    """The size of the cards' indices."""

    NORMAL = "normal"
    LARGE = "large"


class Dialogs(StrEnum):
    """The paper of the dialogs."""

    LIGHT = "light"
    DARK = "dark"
    SYSTEM = "system"
    """As the system is."""


class LessMotion(StrEnum):
    """Whether nothing flies or turns; what changes fades."""

    OFF = "off"
    ON = "on"
    SYSTEM = "system"
    """As the system is."""


class Verbosity(StrEnum):
    """How much a screen reader is told of what happens at the table."""

    SHORT = "short"
    """What a player who knows the game well has to hear: no draws, no turns of others."""
    NORMAL = "normal"
    """Everything that is public, and what each card is good for."""
    FULL = "full"
    """Also how many cards are left, what cards are worth, and what the chosen cards could do."""


Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Pixels = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=10_000)]

MOST_WINDOWS = 12
"""Of so many arrangements of screens the window's place is kept; the oldest is forgotten first."""


class WindowPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Where the window stood on one arrangement of screens, in logical pixels."""

    x: int | None = None
    """Left edge of the window with its frame; None where the system never told."""
    y: int | None = None
    width: Pixels = 1280
    height: Pixels = 800
    is_maximized: bool = False
    is_full_screen: bool = False


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every preference with its default; `SettingsFile.change` changes them."""

    language: str = ""
    """A language code such as `pt_BR`; empty for that of the system."""
    own_name: str = ""
    """Empty for the name that the language suggests."""
    bot: str = "easy"
    """Name of the bot that was played against last."""
    partner_bot: str = ""
    """Name of the bot on the own side; empty for one that suits the opponents."""
    cast: tuple[str, ...] = ()
    """The characters of the bots in the order of the seats from 1 on; empty for the usual order."""
    people: dict[str, str] = msgspec.field(default_factory=dict)
    """Further persons at the last match: number of the seat, name."""
    preset: str = "bukharo"
    """Key of the preset that was played last."""
    players: int = 4
    """How many players the last match had."""
    theme: str = "felt"
    dialogs: Dialogs = Dialogs.SYSTEM
    suits: Suits = Suits.TWO_COLOURS
    index: Index = Index.NORMAL
    back: str = ""
    """Name of the card back; empty for the theme's own."""
    has_large_cards: bool = False
    """The own hand is drawn larger."""
    hand_height: Annotated[int, msgspec.Meta(ge=15, le=25)] = 19
    """Height of a hand card, in percent of the window's."""
    text_scale: Annotated[float, msgspec.Meta(ge=1.0, le=1.5)] = 1.0
    speed: Speed = Speed.NORMAL
    less_motion: LessMotion = LessMotion.SYSTEM
    pace: Pace = Pace.NORMAL
    has_sound: bool = True
    volume_cards: Percent = 60
    """How loud cards are; 0 for not at all. Likewise the next two."""
    volume_signals: Percent = 60
    """How loud it is told whose turn it is, and that a try is refused."""
    volume_moments: Percent = 60
    """How loud pots, canastas and the end of a deal are."""
    hand_sort: HandSort = HandSort.SUIT
    confirms_discard: bool = False
    """The discard asks before it ends the turn."""
    grace_ms: Milliseconds = 1500
    """How long a bot waits after a person's discard, in milliseconds, so that it can be taken back."""
    drag_threshold: Annotated[int, msgspec.Meta(ge=1, le=100)] = 6
    """How far the pointer moves before a press becomes a drag, in logical pixels."""
    double_click_ms: Milliseconds = 400
    has_coach: bool = True
    """In the first matches a line says what is possible."""
    coach_done: dict[str, Annotated[int, msgspec.Meta(ge=0)]] = msgspec.field(default_factory=dict)
    """How often the player did what the coach speaks of: name of the act, number."""
    matches_begun: Annotated[int, msgspec.Meta(ge=0)] = 0
    """How many matches were started."""
    verbosity: Verbosity = Verbosity.NORMAL
    has_curtain: bool = True
    """Between two people at one screen the hands are covered."""
    keys: dict[str, str] = msgspec.field(default_factory=dict)
    """Keys that the player changed: name of the action, key sequence."""
    windows: dict[str, WindowPlace] = msgspec.field(default_factory=dict)
    """Where the window stood, by arrangement of screens; the one used last is at the end."""


class SettingsFile:
    """The settings in force and the file that keeps them."""

    def __init__(self, path: Path) -> None:
        """Read the file; there are the defaults if there is none or it cannot be used.

        Fields of a newer version are ignored, a damaged file is set aside. What is in the file never raises.
        """
        self.path = path
        self.values = Settings()
        self.error: SaveError | None = None
        """Why the file could not be used."""
        self.kept_as: Path | None = None
        """Where the damaged file lies now."""
        try:
            self.values = msgspec.convert(_as_of_now(msgspec.json.decode(path.read_bytes())), type=Settings)
        except FileNotFoundError:
            return
        except OSError as error:
            self.error = SaveError(SaveFault.UNREADABLE, f"{path}: {error}")
        except (msgspec.DecodeError, ValueError) as error:
            self.error = SaveError(SaveFault.DAMAGED, f"{path}: {error}")
            self._set_aside()

    def change(self, **changes: object) -> None:
        """Set fields of the settings and write them. Raises `TypeError` for one that does not exist.

        Raises `SaveError` UNWRITABLE if the disk refuses; the new values hold all the same. Raises
        `msgspec.ValidationError` for a value out of range; then nothing changed.
        """
        fields = msgspec.structs.asdict(self.values)
        if not changes.keys() <= fields.keys():
            raise TypeError(f"no such setting: {', '.join(sorted(changes.keys() - fields.keys()))}")
        values = msgspec.convert(fields | changes, type=Settings)
        # In writing, for the order of the windows counts.
        before, after = msgspec.json.encode(self.values), msgspec.json.encode(values)
        if after != before:
            self.values = values
            replace_file(self.path, msgspec.json.format(after) + b"\n")

    def _set_aside(self) -> None:
        try:
            self.kept_as = set_aside(self.path)
        except SaveError as error:
            self.error = error


def _as_of_now(fields: object) -> object:
    """Return the fields of an older file under their present names; anything else is returned as it is."""
    if not isinstance(fields, dict):
        return fields
    fields = dict(fields)
    if fields.pop("has_less_motion", False) is True:
        fields.setdefault("less_motion", LessMotion.ON)
    size = {name: fields.pop(f"window_{name}", None) for name in ("width", "height")}
    is_maximized = fields.pop("is_maximized", False)
    if None not in size.values():
        fields.setdefault("windows", {"": size | {"is_maximized": is_maximized}})
    return fields
