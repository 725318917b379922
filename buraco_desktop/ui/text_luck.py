"""Words about the cards: how they are shuffled, what the bots know, and how lucky they were when counted."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from buraco_desktop.headless.luck_file import BotLuck, Luck
from buraco_desktop.ui.text import number, preset_title
from buraco_desktop.ui.text_bots import bot_title

translate = QCoreApplication.translate
RARE = 0.01
"""What chance alone does so seldom is called out."""


def fair_cards_title() -> str:
    """Return the title of the sheet."""
    return translate("FairCards", "Are the cards fair?")


def fair_cards_subtitle() -> str:
    """Return what the sheet is about."""
    return translate("FairCards", "How they are shuffled, what the bots know, and what was counted")


def shuffle_paragraph() -> tuple[str, str]:
    """Return head and words about the shuffle."""
    return (
        translate("FairCards", "The shuffle"),
        translate(
            "FairCards",
            "Each deal has a number, which you see at the table. That number alone decides the order of all "
            "cards, before the first one is dealt, and nothing that anybody does changes it. Choose the same "
            "number for a new match, and the same cards come again.",
        ),
    )


def knowledge_paragraph() -> tuple[str, str]:
    """Return head and words about what bots see."""
    return (
        translate("FairCards", "What the bots know"),
        translate(
            "FairCards",
            "A bot is told what its seat may see and no more: its own hand, the melds, the pile, and what "
            "everybody has seen taken and thrown. It never learns the other hands, the stock or the pots. "
            "Those that think ahead guess them, and try out what would follow.",
        ),
    )


def luck_head() -> str:
    """Return the head of what was counted."""
    return translate("FairCards", "How lucky the bots are")


def luck_sentence(level: str, luck: BotLuck) -> str:
    """Return how many wild cards a level drew in how many deals."""
    return translate(
        "FairCards",
        "In {deals} deals of {game} with bots of the level {level} they drew a wild card in {hits} of 100 "
        "draws; chance alone gives {expected}.",
    ).format(
        deals=number(luck.deals),
        game=preset_title(luck.rules),
        level=bot_title(level),
        hits=in_hundred(luck.drawn.hits, luck.drawn),
        expected=in_hundred(luck.drawn.expected, luck.drawn),
    )


def luck_rows(luck: BotLuck) -> list[tuple[str, Luck]]:
    """Return what was counted, each with its words."""
    return [
        (translate("FairCards", "Wild cards among those dealt to them"), luck.dealt),
        (translate("FairCards", "Wild cards among those they drew"), luck.drawn),
        (translate("FairCards", "Wild cards left on the stock when they took the pile"), luck.left),
        (translate("FairCards", "Wild cards in the pots they took"), luck.pots),
        (translate("FairCards", "Turns with a card on the pile for their melds"), luck.piles),
    ]


def luck_table(found: Mapping[str, BotLuck]) -> list[list[str]]:
    """Return the lines of a table, its heads first: words, then two shares for each level."""
    heads = [translate("FairCards", "Of 100")]
    for level in found:
        heads += [bot_title(level), translate("FairCards", "chance")]
    lines = [[words] for words, _ in luck_rows(next(iter(found.values())))]
    for each in found.values():
        for line, (_, luck) in zip(lines, luck_rows(each), strict=True):
            line += [in_hundred(luck.hits, luck), in_hundred(luck.expected, luck)]
    return [heads, *lines]


def luck_note() -> str:
    """Return how it was counted."""
    return translate(
        "FairCards",
        "The bots had three seats; a bot of the same level played yours. For the last line chance is what "
        "your seat found on the pile.",
    )


def verdict(found: Sequence[BotLuck]) -> str:
    """Return whether chance explains what was counted."""
    rare = sum(luck.p < RARE for each in found for _, luck in luck_rows(each))
    if not rare:
        return translate("FairCards", "None of the differences is larger than chance explains.")
    return translate(
        "FairCards",
        "%n of the differences is so large that chance brings it once in a hundred times.",
        None,
        rare,
    )


def in_hundred(value: float, luck: Luck) -> str:
    """Return a share in the form of the language: 11.9 of 100."""
    return QLocale().toString(100 * value / luck.count, "f", 1)
