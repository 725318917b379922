"""A hint in words: what to play, what it is worth, and why."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.cards import RANKS, CardId
from buraco_desktop.engine.commands import Command, Discard, Draw, ExtendMeld, LayMeld, Redraw, TakePile
from buraco_desktop.engine.melds import Meld, MeldKind, arrange
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.text import SUIT_SIGNS, capitalised, number, rank_plural, signed, suit_name

if TYPE_CHECKING:
    from buraco_desktop.bots.advised import Estimate

translate = QCoreApplication.translate
WriteCard = Callable[[CardId], str]


def play_text(
    commands: Sequence[Command],
    melds: Sequence[Meld],
    pile_size: int,
    rules: RuleSet,
    write_card: WriteCard,
    *,
    is_short: bool = False,
) -> str:
    """Return a play in words: "New set Q♠ Q♦ Q♣, 9♥ (hearts), then discard 3♠".

    `melds` are those of the own team before it; `write_card` turns a card into text. A short one has signs
    for the melds: "9♥ → ♥".
    """
    to_meld = _to_sign if is_short else _to_name
    new: list[list[CardId]] = []
    added: dict[int, list[CardId]] = {}
    order: list[tuple[str, int]] = []
    ends: list[str] = []
    for command in commands:
        match command:
            case LayMeld(cards):
                order.append(("new", len(new)))
                new.append([*_in_meld_order(cards, rules)])
            case ExtendMeld(index, cards) if index >= len(melds):
                new[index - len(melds)] += cards
            case ExtendMeld(index, cards):
                if index not in added:
                    order.append(("add", index))
                added.setdefault(index, []).extend(cards)
            case _:
                ends.append(_end(command, melds, pile_size, rules, write_card))
    parts = [
        _new_meld(new[index], rules, write_card)
        if kind == "new"
        else to_meld(_written(added[index], write_card), melds[index])
        for kind, index in order
    ]
    if parts and ends:
        told = translate("Hint", "{acts}, then {last}").format(acts=", ".join(parts), last=ends[-1])
    else:
        told = ", ".join([*parts, *ends])
    return capitalised(told)


def _in_meld_order(cards: Sequence[CardId], rules: RuleSet) -> Sequence[CardId]:
    layouts = arrange(cards, rules)
    return layouts[0].cards if layouts else cards


def _new_meld(cards: Sequence[CardId], rules: RuleSet, write_card: WriteCard) -> str:
    layouts = arrange(tuple(cards), rules)
    is_set = bool(layouts) and layouts[0].kind is MeldKind.SET
    text = translate("Hint", "new set {cards}") if is_set else translate("Hint", "new sequence {cards}")
    return text.format(cards=_written(layouts[0].cards if layouts else cards, write_card))


def _to_sign(cards: str, meld: Meld) -> str:
    sign = RANKS[meld.rank] if meld.rank else SUIT_SIGNS[meld.suit]
    return f"{cards}\u00a0→\u00a0{sign}"


def _to_name(cards: str, meld: Meld) -> str:
    text = translate("Hint", "{cards} ({meld})", "cards added to the meld of nines, or of clubs")
    return text.format(cards=cards, meld=_meld_name(meld))


def _meld_name(meld: Meld) -> str:
    return rank_plural(meld.rank) if meld.rank else suit_name(meld.suit)


def _end(
    command: Command, melds: Sequence[Meld], pile_size: int, rules: RuleSet, write_card: WriteCard
) -> str:
    match command:
        case Discard(card):
            return translate("Hint", "discard {card}").format(card=write_card(card))
        case Draw():
            return translate("Hint", "draw from the stock")
        case Redraw():
            return translate("Hint", "exchange the first card")
        case TakePile(cards, index) if cards and index is not None:
            return translate("Hint", "take the pile with {cards} ({meld})").format(
                cards=_written(cards, write_card), meld=_meld_name(melds[index])
            )
        case TakePile(cards) if cards:
            return translate("Hint", "take the pile with {cards}").format(
                cards=_written(_in_meld_order(cards, rules), write_card)
            )
        case _:
            return translate("Hint", "take the pile, %n card(s)", None, pile_size)


def _written(cards: Sequence[CardId], write_card: WriteCard) -> str:
    return " ".join(write_card(card) for card in cards)


def value_text(estimate: "Estimate") -> tuple[str, str]:
    """Return a worth and its range: "+85" and "± 40"."""
    return signed(round(estimate.mean)), f"± {number(max(1, round(estimate.error)))}"


def hint_title() -> str:
    """Return the head of the panel."""
    return translate("Hint", "Hint")


def worth_title() -> str:
    """Return what the figures are."""
    return translate("Hint", "expected points")


def worth_note(count: int) -> str:
    """Return how the figures were found."""
    return translate(
        "Hint",
        "Our points of the deal less theirs: the mean of %n deal(s) played out with guessed hidden cards.",
        None,
        count,
    )


def thinking() -> str:
    """Return that the hint is being worked out."""
    return translate("Hint", "Thinking it over…")


def no_hint() -> str:
    """Return that there is no hint, though there should be one."""
    return translate("Hint", "No hint could be found. Close and ask once more.")


def play_button(number_of_play: int) -> str:
    """Return the words of the large button while a hint is shown."""
    return translate("Hint", "Play {number}").format(number=number_of_play)


def play_hint() -> str:
    """Return what the large button does while a hint is shown."""
    return translate("Hint", "Play the chosen turn as it is shown.")


def discard_tag() -> str:
    """Return the word beside the number above the card that a hint discards."""
    return translate("Hint", "discard", "noun or short command on a tag above a card")


def close_hint() -> str:
    """Return the words of the cross."""
    return translate("Hint", "Close the hint")


def not_now() -> str:
    """Return why there is no hint now."""
    return translate("Hint", "A hint can be had in your own turn.")


def play_spoken(number_of_play: int, text: str, worth: tuple[str, str]) -> str:
    """Return one play for a screen reader."""
    return translate("Hint", "{number}: {play}. {points} {range} points").format(
        number=number_of_play, play=text, points=worth[0], range=worth[1]
    )
