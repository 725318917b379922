"""Timed games in words: what is left of the match, and what was played for a person who was too slow."""

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.cards import CardId
from buraco_desktop.session.clock import MatchClock
from buraco_desktop.ui.text import card_short

translate = QCoreApplication.translate
MINUTE_MS = 60_000
SECONDS_FROM_MS = 5 * MINUTE_MS
"""With so much left the bar begins to count seconds."""


def time_left(clock: MatchClock, is_time_up: bool, turns_left: int | None) -> str:
    """Return what is left of the match for the top bar: "24 min", "4:07", "3 turns left"; "" without limit.

    Minutes and seconds that have begun count as whole ones. `is_time_up`, `turns_left`: after the call.
    """
    if turns_left is not None:
        return translate("Clock", "%n turn(s) left", None, turns_left)
    if is_time_up:
        return translate("Clock", "time is up")
    left = clock.left_ms
    if left is None:
        return ""
    if left > SECONDS_FROM_MS:
        return translate("Clock", "{count} min").format(count=-(-left // MINUTE_MS))
    minutes, seconds = divmod(-(-left // 1_000), 60)
    return f"{minutes}:{seconds:02d}"


def played_for_you(card: CardId, *, has_drawn: bool) -> tuple[str, str]:
    """Return what a person is told whose turn was ended by the clock: why, and what was played."""
    why = translate("Clock", "The time for your turn was up.")
    if has_drawn:
        what = translate("Clock", "A card was drawn for you, and {card} discarded.")
    else:
        what = translate("Clock", "{card} was discarded for you.")
    return why, what.format(card=card_short(card))


def minutes_choice(minutes: int) -> str:
    """Return a length of a timed match."""
    return translate("Clock", "%n minute(s)", None, minutes)


def seconds_choice(seconds: int | None) -> str:
    """Return a length of a timed turn; None for no limit."""
    if seconds is None:
        return translate("Clock", "no limit")
    return translate("Clock", "%n second(s)", None, seconds)


def timed_game() -> str:
    """Return the name of the choice to play with a clock."""
    return translate("Clock", "Timed game")


def match_time() -> str:
    """Return the head of the lengths of a match."""
    return translate("Clock", "For the match")


def turn_time() -> str:
    """Return the head of the lengths of a turn."""
    return translate("Clock", "For each turn")


def clock_note() -> str:
    """Return what happens in a timed game, for the choice of it."""
    return translate("Clock", "When time is up, the deal in progress is the last one.")


def clock_summary(match_minutes: int, turn_seconds: int | None) -> str:
    """Return a choice in a few words: "timed, 45 minutes, 30 seconds for each turn"."""
    told = translate("Clock", "timed, {minutes}").format(minutes=minutes_choice(match_minutes))
    if turn_seconds is None:
        return told
    return translate("Clock", "{timed}, {seconds} for each turn").format(
        timed=told, seconds=seconds_choice(turn_seconds)
    )
