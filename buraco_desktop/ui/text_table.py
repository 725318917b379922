"""Words on and around the table: what a player can do, zones, score strip."""

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from buraco_desktop.ui.text import cards_count, points_count

translate = QCoreApplication.translate


class Action(StrEnum):
    """Everything that a button, a key or a line of a menu can ask for."""

    DRAW = "draw"
    TAKE = "take"
    REDRAW = "redraw"
    MELD = "meld"
    DISCARD = "discard"
    SORT = "sort"
    GROUP = "group"
    HINT = "hint"
    SPREAD = "spread"
    UNDO = "undo"
    REDO = "redo"
    TAKE_TURN_BACK = "take_turn_back"
    SKIP = "skip"
    REPLAY_ROUND = "replay_round"
    NEXT_DEAL = "next_deal"
    NEW_MATCH = "new_match"
    CONTINUE = "continue"
    OPEN = "open"
    SAVE_AS = "save_as"
    SHEET = "sheet"
    LOG = "log"
    RULE_BOOK = "rule_book"
    SETTINGS = "settings"
    FULL_SCREEN = "full_screen"
    KEYS = "keys"
    SELF_CHECK = "self_check"
    FAIR_CARDS = "fair_cards"
    LICENCES = "licences"
    ABOUT = "about"
    START_PAGE = "start_page"
    QUIT = "quit"
    MENU = "menu"


OF_A_PERSON = frozenset(
    (
        *(Action.DRAW, Action.TAKE, Action.REDRAW, Action.MELD, Action.DISCARD, Action.SORT, Action.HINT),
        *(Action.UNDO, Action.REDO, Action.TAKE_TURN_BACK, Action.REPLAY_ROUND, Action.SPREAD),
        Action.GROUP,
    )
)
"""What only the person may ask for whose cards are open."""


def action_label(action: Action) -> str:
    """Return the words on a button or in a menu."""
    return _LABELS[action]()


def action_hint(action: Action) -> str:
    """Return what an action does, in one sentence, for a tool tip and a screen reader."""
    return _HINTS[action]()


_LABELS: dict[Action, Callable[[], str]] = {
    Action.DRAW: lambda: translate("Action", "Draw"),
    Action.TAKE: lambda: translate("Action", "Take the pile"),
    Action.REDRAW: lambda: translate("Action", "Exchange"),
    Action.MELD: lambda: translate("Action", "Meld"),
    Action.DISCARD: lambda: translate("Action", "Discard"),
    Action.SORT: lambda: translate("Action", "Sort"),
    Action.GROUP: lambda: translate("Action", "Group the chosen cards"),
    Action.HINT: lambda: translate("Action", "Hint"),
    Action.SPREAD: lambda: translate("Action", "Spread the pile"),
    Action.UNDO: lambda: translate("Action", "Undo"),
    Action.REDO: lambda: translate("Action", "Redo"),
    Action.TAKE_TURN_BACK: lambda: translate("Action", "Take the turn back"),
    Action.SKIP: lambda: translate("Action", "Skip"),
    Action.REPLAY_ROUND: lambda: translate("Action", "Replay the last round"),
    Action.NEXT_DEAL: lambda: translate("Action", "Next deal"),
    Action.NEW_MATCH: lambda: translate("Action", "New match"),
    Action.CONTINUE: lambda: translate("Action", "Continue"),
    Action.OPEN: lambda: translate("Action", "Open a match…"),
    Action.SAVE_AS: lambda: translate("Action", "Save as…"),
    Action.SHEET: lambda: translate("Action", "Score sheet"),
    Action.LOG: lambda: translate("Action", "Deal log"),
    Action.RULE_BOOK: lambda: translate("Action", "Rule book"),
    Action.SETTINGS: lambda: translate("Action", "Settings"),
    Action.FULL_SCREEN: lambda: translate("Action", "Full screen"),
    Action.KEYS: lambda: translate("Action", "Keys"),
    Action.SELF_CHECK: lambda: translate("Action", "Self-check"),
    Action.FAIR_CARDS: lambda: translate("Action", "Are the cards fair?"),
    Action.LICENCES: lambda: translate("Action", "Licences"),
    Action.ABOUT: lambda: translate("Action", "About this game"),
    Action.START_PAGE: lambda: translate("Action", "Start page"),
    Action.QUIT: lambda: translate("Action", "Quit"),
    Action.MENU: lambda: translate("Action", "Menu"),
}


_HINTS: dict[Action, Callable[[], str]] = {
    Action.DRAW: lambda: translate("Action", "Draw the top card of the stock."),
    Action.TAKE: lambda: translate("Action", "Take the whole discard pile."),
    Action.REDRAW: lambda: translate("Action", "Put the first card on the pile and draw another one."),
    Action.MELD: lambda: translate("Action", "Lay the chosen cards as a new meld."),
    Action.DISCARD: lambda: translate("Action", "Discard the chosen card and end the turn."),
    Action.SORT: lambda: translate("Action", "Sort the hand; once more for another order."),
    Action.GROUP: lambda: translate(
        "Action", "Set the chosen cards of your hand apart from the others; once more, put them back."
    ),
    Action.HINT: lambda: translate("Action", "Show the three best plays, what they are worth and why."),
    Action.SPREAD: lambda: translate(
        "Action", "Show every card of an open discard pile, and lay it together again."
    ),
    Action.UNDO: lambda: translate("Action", "Take back the last meld, as long as no new card was seen."),
    Action.REDO: lambda: translate("Action", "Play again what was taken back."),
    Action.TAKE_TURN_BACK: lambda: translate("Action", "Take back all that you laid in this turn."),
    Action.SKIP: lambda: translate("Action", "Let the others play at once, up to your turn."),
    Action.REPLAY_ROUND: lambda: translate(
        "Action", "Show once more what the others have done since your last turn."
    ),
    Action.NEXT_DEAL: lambda: translate("Action", "Deal the cards for the next deal."),
    Action.NEW_MATCH: lambda: translate("Action", "Choose a game and begin a new match."),
    Action.CONTINUE: lambda: translate("Action", "Go on with the match that is not finished."),
    Action.OPEN: lambda: translate("Action", "Go on with a match from a file."),
    Action.SAVE_AS: lambda: translate("Action", "Write a copy of this match to another file."),
    Action.SHEET: lambda: translate("Action", "Show how the deal and the match are counted."),
    Action.LOG: lambda: translate("Action", "Show what was played in this deal, in words."),
    Action.RULE_BOOK: lambda: translate("Action", "Read the rules of this match, with examples."),
    Action.SETTINGS: lambda: translate("Action", "Choose language, table, cards and pace."),
    Action.FULL_SCREEN: lambda: translate("Action", "Use the whole screen, or the window again."),
    Action.KEYS: lambda: translate("Action", "Show the keys for everything."),
    Action.SELF_CHECK: lambda: translate(
        "Action", "Let the program check its rules against all known cases."
    ),
    Action.FAIR_CARDS: lambda: translate(
        "Action", "Read how the cards are shuffled, and how lucky the bots were when it was counted."
    ),
    Action.LICENCES: lambda: translate("Action", "Read what the program is made of, under which licences."),
    Action.ABOUT: lambda: translate("Action", "Show the version and the licence."),
    Action.START_PAGE: lambda: translate("Action", "Leave the table; the match is kept."),
    Action.QUIT: lambda: translate("Action", "Leave the program; the match is kept."),
    Action.MENU: lambda: translate("Action", "Show everything that the program can do."),
}


def rule_link() -> str:
    """Return the link in a message that opens the rule book."""
    return translate("Table", "Rule")


def several_layouts_sentence() -> str:
    """Return what is said of cards that can lie in more than one way."""
    return translate("Table", "These cards can lie in more than one way.")


def lost_bonus_sentence(before: int, after: int) -> str:
    """Return the warning before an extension that lowers a canasta's bonus."""
    return translate("Table", "The bonus falls from {before} to {after}.").format(before=before, after=after)


def confirm_sentence(has_others: bool) -> str:
    """Return how to lay a meld that waits for a word, or to see its other layouts."""
    if has_others:
        return translate("Table", "Tab shows the other way, the same key again lays it, Esc leaves it.")
    return translate("Table", "The same key again lays it, Esc leaves it.")


def nothing_to_group() -> str:
    """Return that no cards of the hand are chosen that could stand apart."""
    return translate("Table", "First choose cards of your hand that belong together.")


def nothing_to_replay() -> str:
    """Return what is said when nobody has done anything since the player's last turn."""
    return translate("Table", "Nothing has happened since your last turn.")


def us() -> str:
    """Return the name of the own team in scores."""
    return translate("Table", "Us")


def them() -> str:
    """Return the name of the other team in scores."""
    return translate("Table", "Them")


def you() -> str:
    """Return how the person at the screen is called on plates."""
    return translate("Table", "You")


def our_melds() -> str:
    """Return the head of the own team's zone."""
    return translate("Table", "Our melds")


def their_melds() -> str:
    """Return the head of the other team's zone."""
    return translate("Table", "Their melds")


def pot() -> str:
    """Return the label under a pot."""
    return translate("Table", "Pot")


def pot_of(team: str) -> str:
    """Return the label of a taken pot's place: "Pot: Us"."""
    return translate("Table", "Pot: {team}").format(team=team)


def stock_text(count: int) -> str:
    """Return the stock in words, for tool tips and screen readers."""
    return translate("Table", "Stock, %n card(s)", None, count)


def pile_text(count: int, points: int | None) -> str:
    """Return the discard pile in words; `points` is None for a closed pile."""
    if not count:
        return translate("Table", "Discard pile, empty")
    pile = translate("Table", "Discard pile, {cards}").format(cards=cards_count(count))
    return pile if points is None else f"{pile}, {points_count(points)}"


def closed_pile_note() -> str:
    """Return the note beside a closed pile."""
    return translate("Table", "only the top one is open")


def closed_pile_coach_line() -> str:
    """Return the advice for the first takes of a closed pile."""
    return translate(
        "Table",
        "The top card must be used at once: with two cards of your hand, or on one of your melds.",
    )


def deal_caption(deal_number: int, code: int | None) -> str:
    """Return the deal for the top bar: "Deal 3 · No. 48213"; deals count from 1."""
    caption = translate("Table", "Deal {number}").format(number=deal_number)
    return caption if code is None else caption + " · " + translate("Table", "No. {code}").format(code=code)


def plate_text(name: str, is_partner: bool | None, level: str, cards: int, is_thinking: bool) -> str:
    """Return a seat in words for screen readers; `is_partner` is None for the own seat."""
    if is_partner is None:
        parts = [name, translate("Table", "your seat")]
    elif is_partner:
        parts = [name, translate("Table", "partner")]
    else:
        parts = [name, translate("Table", "opponent")]
    parts += [level, cards_count(cards)]
    if is_thinking:
        parts.append(translate("Table", "thinking"))
    return ", ".join(part for part in parts if part)
