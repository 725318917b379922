"""Every word of the settings: groups, labels, notes, choices."""

from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QLocale

from buraco_desktop.storage.settings import Dialogs, Index, LessMotion, Pace, Speed, Suits, Verbosity
from buraco_desktop.ui.faces import BACKS

translate = QCoreApplication.translate
TEXT_SCALES = (1.0, 1.25, 1.5)
Choices = list[tuple[object, str]]


class Group(StrEnum):
    """The groups of settings, in their order."""

    LOOK = "look"
    CARDS = "cards"
    MOTION = "motion"
    SOUND = "sound"
    POINTER = "pointer"
    KEYS = "keys"
    TEXT = "text"
    ACCESS = "access"


def group_name(group: Group) -> str:
    """Return the name of a group."""
    return {
        Group.LOOK: translate("Settings", "Look"),
        Group.CARDS: translate("Settings", "Cards"),
        Group.MOTION: translate("Settings", "Motion"),
        Group.SOUND: translate("Settings", "Sound"),
        Group.POINTER: translate("Settings", "Mouse and touch"),
        Group.KEYS: translate("Settings", "Keys"),
        Group.TEXT: translate("Settings", "Text"),
        Group.ACCESS: translate("Settings", "Accessibility"),
    }[group]


def label(name: str) -> str:
    """Return the words beside a setting."""
    return {
        "theme": translate("Settings", "Table"),
        "dialogs": translate("Settings", "Dialogs"),
        "full_screen": translate("Settings", "Full screen"),
        "index": translate("Settings", "Signs on the cards"),
        "suits": translate("Settings", "Suits"),
        "back": translate("Settings", "Backs"),
        "hand_height": translate("Settings", "Height of the hand"),
        "has_large_cards": translate("Settings", "Larger cards in the hand"),
        "speed": translate("Settings", "Speed of the cards"),
        "less_motion": translate("Settings", "Less motion"),
        "pace": translate("Settings", "Pace of the bots"),
        "has_sound": translate("Settings", "Sounds"),
        "volume_cards": translate("Settings", "Cards", "sounds"),
        "volume_signals": translate("Settings", "Signals"),
        "volume_moments": translate("Settings", "Great moments"),
        "try_sound": translate("Settings", "Try it"),
        "drag_threshold": translate("Settings", "A drag begins after"),
        "double_click_ms": translate("Settings", "Time for a double click"),
        "confirms_discard": translate("Settings", "Confirm the discard"),
        "grace_ms": translate("Settings", "Taking a discard back"),
        "language": translate("Settings", "Language"),
        "own_name": translate("Settings", "Your name"),
        "text_scale": translate("Settings", "Text size"),
        "has_coach": translate("Settings", "Coach"),
        "high_contrast": translate("Settings", "High contrast"),
        "verbosity": translate("Settings", "Screen reader"),
        "has_curtain": translate("Settings", "Curtain between people"),
    }[name]


def note(name: str) -> str:
    """Return what a setting does, where its name does not say it; else nothing."""
    return {
        "less_motion": translate("Settings", "Nothing flies or turns; what changes fades."),
        "volume_cards": translate("Settings", "Cards that slide, turn and are set down."),
        "volume_signals": translate(
            "Settings", "It is your turn; a try is not allowed. Behind other windows the game knocks twice."
        ),
        "volume_moments": translate("Settings", "Pots, canastas and the end of a deal."),
        "drag_threshold": translate("Settings", "More for an unsteady hand."),
        "confirms_discard": translate(
            "Settings", "A discard waits for a second press before it ends the turn."
        ),
        "grace_ms": translate("Settings", "So long the next bot waits after your discard."),
        "has_coach": translate("Settings", "In the first matches a line says what you can do next."),
        "high_contrast": translate("Settings", "Black table, white lines, cards with strong signs."),
        "verbosity": translate("Settings", "How much is told of what happens and of each card."),
        "has_curtain": translate("Settings", "At one screen a hand is hidden until its player says ready."),
    }.get(name, "")


def name_hint() -> str:
    """Return what stands in the empty field of the name."""
    return translate("Settings", "your name")


def theme_name(key: str) -> str:
    """Return the name of a table."""
    return {
        "felt": translate("Settings", "Felt"),
        "wood": translate("Settings", "Wood"),
        "dark": translate("Settings", "Dark"),
        "high-contrast": translate("Settings", "High contrast"),
    }[key]


def back_name(key: str) -> str:
    """Return the name of a card back, for tool tips and screen readers."""
    names = (
        translate("Settings", "Blue waves"),
        translate("Settings", "Red tiles"),
        translate("Settings", "Green waves"),
        translate("Settings", "Wine-red waves"),
    )
    return dict(zip(BACKS, names, strict=True))[key]


def choices(name: str) -> Choices:
    """Return the values of a setting with their words."""
    match name:
        case "dialogs":
            return [
                (Dialogs.LIGHT, translate("Settings", "light")),
                (Dialogs.DARK, translate("Settings", "dark")),
                (Dialogs.SYSTEM, translate("Settings", "as the system")),
            ]
        case "index":
            return [
                (Index.NORMAL, translate("Settings", "normal", "signs on cards")),
                (Index.LARGE, translate("Settings", "large")),
            ]
        case "suits":
            return [
                (Suits.TWO_COLOURS, translate("Settings", "two colours")),
                (Suits.FOUR_COLOURS, translate("Settings", "four colours")),
            ]
        case "less_motion":
            return [
                (LessMotion.OFF, translate("Settings", "off")),
                (LessMotion.ON, translate("Settings", "on")),
                (LessMotion.SYSTEM, translate("Settings", "as the system")),
            ]
        case "verbosity":
            return [
                (Verbosity.SHORT, translate("Settings", "little")),
                (Verbosity.NORMAL, translate("Settings", "normal", "amount")),
                (Verbosity.FULL, translate("Settings", "much")),
            ]
        case "speed":
            return [
                (Speed.NONE, translate("Settings", "none")),
                (Speed.SLOW, translate("Settings", "slow")),
                (Speed.NORMAL, translate("Settings", "normal")),
                (Speed.FAST, translate("Settings", "fast")),
                (Speed.FASTER, translate("Settings", "very fast")),
            ]
        case "pace":
            return [
                (Pace.LEISURELY, translate("Settings", "leisurely")),
                (Pace.NORMAL, translate("Settings", "normal")),
                (Pace.QUICK, translate("Settings", "quick")),
                (Pace.INSTANT, translate("Settings", "at once")),
            ]
        case "volume_cards" | "volume_signals" | "volume_moments":
            louder = [(volume, percent(volume)) for volume in (20, 40, 60, 80, 100)]
            return [(0, translate("Settings", "off")), *louder]
        case "text_scale":
            return [(scale, percent(round(scale * 100))) for scale in TEXT_SCALES]
        case "drag_threshold":
            return [(pixels, pixels_words(pixels)) for pixels in (2, 4, 6, 8, 12, 16, 24, 32, 48)]
        case "double_click_ms":
            return [(ms, seconds(ms)) for ms in (200, 300, 400, 500, 600, 800, 1000)]
        case "grace_ms":
            times = [(ms, seconds(ms)) for ms in (1000, 1500, 2000, 3000, 5000)]
            return [(0, translate("Settings", "off")), *times]
        case "hand_height":
            return [
                (share, translate("Settings", "{percent} of the window").format(percent=percent(share)))
                for share in range(15, 26)
            ]
    raise ValueError(f"no choices: {name}")


def percent(number: int) -> str:
    """Return a share as it is written in the language of the program."""
    return translate("Settings", "{number} %").format(number=number)


def pixels_words(count: int) -> str:
    """Return a length on the screen."""
    return translate("Settings", "%n pixel(s)", None, count)


def seconds(ms: int) -> str:
    """Return a length of time that is less than a minute."""
    number = QLocale().toString(ms / 1000, "f", 1)
    return translate("Settings", "{number} s").format(number=number)


def play_examples() -> str:
    """Return the words of the button that lets every group of sounds be heard."""
    return translate("Settings", "Play examples")


def now() -> str:
    """Return what is written on the strip with cards."""
    return translate("Settings", "now")


def title() -> str:
    """Return the title of the sheet."""
    return translate("Settings", "Settings")


def holds_at_once() -> str:
    """Return the line at the foot."""
    return translate("Settings", "Changes hold at once and are kept.")


def to_defaults() -> str:
    """Return the words of the button that brings the first values back."""
    return translate("Settings", "Back to defaults")


def undo_defaults() -> str:
    """Return the words of the same button, after it was pressed."""
    return translate("Settings", "Undo: my settings again")


def done() -> str:
    """Return the words of the button that closes the sheet."""
    return translate("Settings", "Done")
