"""Words of the player's language for cards, games, canastas, bots and faults.

Every literal is passed to `translate`, so that the translation tools find it. Names and cards are put in by
`format` after the translation, numbers of things by `%n`. Sentences never bend a card's name: it stands after
a colon or as the subject, because many languages would change its ending.
"""

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from buraco_desktop.engine.cards import ACE, JOKER, RANK, RANKS, SUIT, CardId
from buraco_desktop.engine.melds import HIGH_ACE, CanastaClass, Meld, canasta_bonus
from buraco_desktop.engine.rules import RuleSet

translate = QCoreApplication.translate

SUIT_SIGNS = "♠♥♦♣"

_SOUND_I = "h?í|h?i(?![aáeéoóuú])|y(?![aáeéiíoóuú])"
"""How Spanish words with the sound i begin: Inés, Hilda, Yves; the i of hielo, Iago, Yolanda is no vowel."""


def number(value: int) -> str:
    """Return a number in the form of the language: 3,000 or 3.000."""
    return QLocale().toString(value).replace("-", "\u2212")


def signed(value: int) -> str:
    """Return a number with its sign: +200, −35; zero has none."""
    return f"+{number(value)}" if value > 0 else number(value)


def capitalised(sentence: str) -> str:
    """Return the text with its first letter in upper case."""
    return sentence[:1].upper() + sentence[1:]


def lowered(title: str) -> str:
    """Return the text with its first letter in lower case, for the inside of a sentence."""
    return title[:1].lower() + title[1:]


def joined(names: Sequence[str]) -> str:
    """Return names as a list in words: "Ana and Lucia"."""
    if len(names) < 2:
        return "".join(names)
    if re.match(_SOUND_I, names[-1], re.IGNORECASE):
        listed = translate("Words", "{first} and {last}", "Before a word that begins with the sound i.")
    else:
        listed = translate("Words", "{first} and {last}")
    return listed.format(first=", ".join(names[:-1]), last=names[-1])


def rank_name(rank: int) -> str:
    """Return a rank 0..13 in words; 0 is the joker."""
    names = (
        translate("Card", "joker"),
        translate("Card", "ace"),
        translate("Card", "two"),
        translate("Card", "three"),
        translate("Card", "four"),
        translate("Card", "five"),
        translate("Card", "six"),
        translate("Card", "seven"),
        translate("Card", "eight"),
        translate("Card", "nine"),
        translate("Card", "ten"),
        translate("Card", "jack"),
        translate("Card", "queen"),
        translate("Card", "king"),
    )
    return names[rank]


def rank_plural(rank: int) -> str:
    """Return a rank 1..13 in words as in "a set of sevens"."""
    names = (
        translate("Card", "aces"),
        translate("Card", "twos"),
        translate("Card", "threes"),
        translate("Card", "fours"),
        translate("Card", "fives"),
        translate("Card", "sixes"),
        translate("Card", "sevens"),
        translate("Card", "eights"),
        translate("Card", "nines"),
        translate("Card", "tens"),
        translate("Card", "jacks"),
        translate("Card", "queens"),
        translate("Card", "kings"),
    )
    return names[rank - 1]


def suit_name(suit: int) -> str:
    """Return a suit 0..3 in words, in the form of "seven of clubs"."""
    names = (
        translate("Card", "spades"),
        translate("Card", "hearts"),
        translate("Card", "diamonds"),
        translate("Card", "clubs"),
    )
    return names[suit]


def card_name(card: CardId) -> str:
    """Return a card in words: "seven of clubs", "joker"."""
    rank = RANK[card]
    if rank == JOKER:
        return rank_name(JOKER)
    return translate("Card", "{rank} of {suit}").format(rank=rank_name(rank), suit=suit_name(SUIT[card]))


def card_short(card: CardId) -> str:
    """Return a card in few signs: "7♣"; the joker in words."""
    rank = RANK[card]
    return rank_name(JOKER) if rank == JOKER else f"{RANKS[rank]}{SUIT_SIGNS[SUIT[card]]}"


def cards_text(cards: Sequence[CardId]) -> str:
    """Return one card in words, several in short."""
    return card_name(cards[0]) if len(cards) == 1 else " ".join(card_short(card) for card in cards)


def meld_title(meld: Meld) -> str:
    """Return what a meld is: "sequence of clubs", "set of sevens"."""
    if meld.rank:
        return translate("Card", "set of {ranks}").format(ranks=rank_plural(meld.rank))
    return translate("Card", "sequence of {suit}").format(suit=suit_name(meld.suit))


def meld_ends(meld: Meld) -> tuple[str, str]:
    """Return the indices of the lowest and the highest place of a sequence: "8", "J"."""
    return position_index(meld.start), position_index(meld.start + len(meld.cards) - 1)


def position_index(position: int) -> str:
    """Return the index of a position 1..14 of a sequence; 14 is the high ace, "A"."""
    return RANKS[ACE if position == HIGH_ACE else position]


def preset_title(key: str) -> str:
    """Return the name of a preset (RULES 9, titles); an unknown key as it is."""
    match key:
        case "buraco":
            return translate("Preset", "Buraco")
        case "bukharo":
            return translate("Preset", "Bukharo")
        case "burraco-italiano":
            return translate("Preset", "Italian Burraco")
        case "buraco-aberto":
            return translate("Preset", "Buraco, open pile")
        case "buraco-fechado":
            return translate("Preset", "Buraco, closed pile")
        case "buraco-stbl":
            return translate("Preset", "Buraco STBL")
        case "canastra":
            return translate("Preset", "Canastra")
        case "burako":
            return translate("Preset", "Burako")
        case "burraco-six":
            return translate("Preset", "Burraco for six")
        case _:
            return key


def preset_note(key: str) -> str:
    """Return one short line that shows a preset's character; empty for an unknown key."""
    match key:
        case "buraco":
            return translate("Preset", "Sequences only, one deal")
        case "bukharo":
            return translate("Preset", "Sequences and sets")
        case "burraco-italiano":
            return translate("Preset", "Federation rules")
        case "buraco-aberto":
            return translate("Preset", "Brazil, sequences only")
        case "buraco-fechado":
            return translate("Preset", "Only the top card is known")
        case "buraco-stbl":
            return translate("Preset", "No sets, clean going out")
        case "canastra":
            return translate("Preset", "Sets; a minimum to open")
        case "burako":
            return translate("Preset", "Argentina and Uruguay")
        case "burraco-six":
            return translate("Preset", "Three decks, three pairs")
        case _:
            return ""


def canasta_word(canasta_class: CanastaClass, rules: RuleSet) -> str:
    """Return the word on a canasta's badge: "Clean"; empty below seven cards.

    The word is that of the countries where the preset is at home, in the player's language.
    """
    is_burraco = _says_burraco(rules)
    match canasta_class:
        case CanastaClass.NONE:
            return ""
        case CanastaClass.DIRTY if is_burraco:
            return translate("Canasta", "Dirty", "of a burraco")
        case CanastaClass.DIRTY:
            return translate("Canasta", "Dirty", "of a canasta")
        case CanastaClass.SEMI if is_burraco:
            return translate("Canasta", "Semi-clean", "of a burraco")
        case CanastaClass.SEMI:
            return translate("Canasta", "Semi-clean", "of a canasta")
        case CanastaClass.CLEAN if is_burraco:
            return translate("Canasta", "Clean", "of a burraco")
        case CanastaClass.CLEAN:
            return translate("Canasta", "Clean", "of a canasta")


def canasta_title(canasta_class: CanastaClass, rules: RuleSet) -> str:
    """Return the name of a class: "Clean canasta", or "Clean burraco" in the Italian presets."""
    if _says_burraco(rules):
        match canasta_class:
            case CanastaClass.NONE:
                return ""
            case CanastaClass.DIRTY:
                return translate("Canasta", "Dirty burraco")
            case CanastaClass.SEMI:
                return translate("Canasta", "Semi-clean burraco")
            case CanastaClass.CLEAN:
                return translate("Canasta", "Clean burraco")
    match canasta_class:
        case CanastaClass.NONE:
            return ""
        case CanastaClass.DIRTY:
            return translate("Canasta", "Dirty canasta")
        case CanastaClass.SEMI:
            return translate("Canasta", "Semi-clean canasta")
        case CanastaClass.CLEAN:
            return translate("Canasta", "Clean canasta")


def meld_result_line(meld: Meld, rules: RuleSet, canasta_class: CanastaClass) -> str:
    """Return what a meld is worth: "7 cards · Clean · +235", its bonus and card points together."""
    points = sum(rules.points[card] for card in meld.cards) + canasta_bonus(meld, rules)
    parts = [cards_count(len(meld.cards)), canasta_word(canasta_class, rules), signed(points)]
    return " · ".join(part for part in parts if part)


def cards_count(count: int) -> str:
    """Return "7 cards"."""
    return translate("Words", "%n card(s)", None, count)


def points_count(points: int) -> str:
    """Return "320 points"."""
    return translate("Words", "%Ln point(s)", None, points)


def save_fault_sentence(fault_code: str, file_name: str, detail: str) -> str:
    """Return what is wrong with a save, and what became of it.

    `fault_code` is the value of a `SaveFault`; `detail` is for bug reports and stands at the end.
    """
    match fault_code.upper():
        case "DAMAGED":
            sentence = translate("Fault", "The match {file} is damaged. It stays where it is, unchanged.")
        case "FOREIGN":
            sentence = translate("Fault", "The file {file} is no match of this program.")
        case "TOO_NEW":
            sentence = translate("Fault", "The match {file} was saved by a newer version of the program.")
        case "ILLEGAL":
            sentence = translate("Fault", "The match {file} holds a play that the rules do not allow.")
        case "UNWRITABLE":
            sentence = translate("Fault", "The match {file} cannot be saved.")
        case _:
            sentence = translate("Fault", "The match {file} cannot be read.")
    return _with_detail(sentence.format(file=file_name), detail)


def file_fault_sentence(fault_code: str, file_name: str, detail: str) -> str:
    """Return what is wrong with a file that is no match, as `save_fault_sentence` does: settings, rules."""
    match fault_code.upper():
        case "DAMAGED":
            sentence = translate(
                "Fault",
                "The file {file} was damaged and is kept under another name. The usual values are in force.",
            )
        case "UNWRITABLE":
            sentence = translate("Fault", "The file {file} cannot be written.")
        case _:
            sentence = translate("Fault", "The file {file} cannot be read.")
    return _with_detail(sentence.format(file=file_name), detail)


def _with_detail(told: str, detail: str) -> str:
    return f"{told} ({detail})" if detail else told


def fallback_sentence(code: str, name: str) -> str:
    """Return why a simple move was played for a bot called `name`.

    `code` is WORKER_DIED, TOO_LATE, CRASHED or ILLEGAL in any case.
    """
    match code.upper():
        case "WORKER_DIED":
            sentence = translate("Fault", "{name} had to be woken up and played a simple move.")
        case "TOO_LATE":
            sentence = translate("Fault", "{name} thought for too long and played a simple move.")
        case "CRASHED":
            sentence = translate("Fault", "{name} lost the thread and played a simple move.")
        case _:
            sentence = translate("Fault", "{name} wanted to break a rule and played a simple move instead.")
    return sentence.format(name=name)


def _says_burraco(rules: RuleSet) -> bool:
    return rules.key.startswith("burraco")
