"""Words about the bots: their names, their levels, how they play."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def bot_title(name: str) -> str:
    """Return the level's word for a bot: "Easy"; a bot that is no level is called by its own name."""
    match name:
        case "beginner":
            return translate("Bot", "Beginner")
        case "easy":
            return translate("Bot", "Easy")
        case "medium":
            return translate("Bot", "Medium")
        case _:
            return name


def bot_line(name: str) -> str:
    """Return in a few words how a level plays; empty for a bot that is no level."""
    match name:
        case "beginner":
            return translate("Bot", "lays whatever it can and remembers nothing")
        case "easy":
            return translate("Bot", "plays sensibly, but does not watch what you need")
        case "medium":
            return translate("Bot", "plays like a member of a club, and remembers every card seen")
        case _:
            return ""


def bot_names() -> tuple[str, ...]:
    """Return names for five bots, the first for the seat after the own one."""
    return (
        translate("Bot", "Bruno"),
        translate("Bot", "Lucia"),
        translate("Bot", "Marta"),
        translate("Bot", "Diego"),
        translate("Bot", "Rosa"),
    )
