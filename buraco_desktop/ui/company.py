"""What the settings keep of who sat at the last match, and what the next one makes of it."""

from buraco_desktop.storage.settings import Settings
from buraco_desktop.ui.bot_levels import partner_to_keep
from buraco_desktop.ui.pages.choice import MatchChoice
from buraco_desktop.ui.text_window import numbered_person, own_name


def company_to_keep(choice: MatchChoice, values: Settings) -> dict[str, object]:
    """Return the settings that remember the bots and people of a match; where it had none, they stay."""
    opponents = choice.opponent or values.bot
    kept: dict[str, object] = {
        "bot": opponents,
        "partner_bot": partner_to_keep(choice.partner, opponents, values.partner_bot),
        "cast": choice.cast,
    }
    if choice.people is not None:
        kept["people"] = {str(seat): name for seat, name in choice.people.items()}
    return kept


def name_to_keep(choice: MatchChoice) -> str:
    """Return the own name that the player typed; empty for one that the program gave, in its language."""
    return "" if choice.own_name in (own_name(), numbered_person(0)) else choice.own_name


def people_of(values: Settings) -> dict[int, str]:
    """Return the persons on other seats at the last match, by their seats."""
    return {int(seat): name for seat, name in values.people.items() if seat.isdecimal()}
