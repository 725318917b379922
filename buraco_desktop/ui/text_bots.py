"""Words about the bots: their names, their levels, how they play."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from buraco_desktop.ui.cast import split_bot

translate = QCoreApplication.translate


def bot_title(name: str) -> str:
    """Return the level's word for a bot: "Easy"; a bot that is no level is called by its own name."""
    match split_bot(name)[0]:
        case "beginner":
            return translate("Bot", "Beginner")
        case "easy":
            return translate("Bot", "Easy")
        case "medium":
            return translate("Bot", "Medium")
        case "hard":
            return translate("Bot", "Hard")
        case "expert":
            return translate("Bot", "Expert")
        case _:
            return name


def bot_line(name: str) -> str:
    """Return in a few words how a level plays; empty for a bot that is no level."""
    match split_bot(name)[0]:
        case "beginner":
            return translate("Bot", "lays whatever it can and remembers nothing")
        case "easy":
            return translate("Bot", "plays sensibly, but does not watch what you need")
        case "medium":
            return translate("Bot", "plays like a member of a club, and remembers every card seen")
        case "hard":
            return translate("Bot", "thinks ahead before it draws, and before it goes out")
        case "expert":
            return translate("Bot", "thinks ahead about everything, and reads the others' play")
        case _:
            return ""


def character_name(character: str) -> str:
    """Return the name of a character of `cast.CAST`."""
    return _NAMES[character]()


def character_title(character: str) -> str:
    """Return in a word how a character plays; empty for one who has no habits of that kind."""
    return _TITLES[character]() if character in _TITLES else ""


def character_line(character: str) -> str:
    """Return in a few words how a character plays."""
    return _LINES[character]()


_NAMES: dict[str, Callable[[], str]] = {
    "prudent": lambda: translate("Bot", "Bruno"),
    "collector": lambda: translate("Bot", "Lucia"),
    "sprinter": lambda: translate("Bot", "Marta"),
    "purist": lambda: translate("Bot", "Diego"),
    "even": lambda: translate("Bot", "Rosa"),
}
_TITLES: dict[str, Callable[[], str]] = {
    "prudent": lambda: translate("Bot", "Prudent", "a man"),
    "collector": lambda: translate("Bot", "Collector", "a woman"),
    "sprinter": lambda: translate("Bot", "Sprinter", "a woman"),
    "purist": lambda: translate("Bot", "Purist", "a man"),
    "even": lambda: translate("Bot", "Balanced", "a woman"),
}
_LINES: dict[str, Callable[[], str]] = {
    "prudent": lambda: translate("Bot", "gives nothing away and goes out rather early"),
    "collector": lambda: translate("Bot", "likes the pile and goes on building"),
    "sprinter": lambda: translate("Bot", "lays at once and wants to be out first"),
    "purist": lambda: translate("Bot", "keeps clean melds clean"),
    "even": lambda: translate("Bot", "has no special habits"),
}
