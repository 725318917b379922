"""The characters whom bots play: name, face and way to play belong together, so that people know them."""

from buraco_desktop.bots.names import PERSONALITIES, with_personality

CAST: tuple[str, ...] = ("prudent", "collector", "sprinter", "purist", "even")
"""The characters, each named by its personality; in this order they take the seats from 1 on."""
EVEN = "even"
"""The character without a personality of its own."""
BOT_PORTRAITS = {character: f"bot-{character}" for character in CAST}
"""Drawing in `assets/portraits` of each character."""
PERSON_PORTRAITS = ("portrait-JD", "portrait-JS", "portrait-JH", "portrait-JC", "portrait-QS", "portrait-KH")
"""Drawing in `assets/portraits` of a person on each seat."""
KNOWN_PORTRAITS = frozenset((*BOT_PORTRAITS.values(), *PERSON_PORTRAITS))


def bot_of(level: str, character: str) -> str:
    """Return the name of the bot that plays a character at a level."""
    return with_personality(level, "" if character == EVEN else character)


def split_bot(bot: str) -> tuple[str, str]:
    """Return the level and the personality of a bot; the bot itself and "" for one without a personality."""
    level, _, personality = bot.rpartition("-")
    return (level, personality) if personality in PERSONALITIES else (bot, "")


def whole_cast(wanted: tuple[str, ...]) -> tuple[str, ...]:
    """Return an order of all characters that begins as it is wanted, as far as that makes sense."""
    known = [character for character in dict.fromkeys(wanted) if character in CAST]
    return (*known, *(character for character in CAST if character not in known))


def portrait_of(seat: int, portrait: str) -> str:
    """Return the drawing of who sits on a seat; a usual one if there is none of that name."""
    usual = PERSON_PORTRAITS[seat % len(PERSON_PORTRAITS)]
    return portrait if portrait in KNOWN_PORTRAITS else usual
