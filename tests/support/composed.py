"""Composed positions: tables at which one play is sane, and what to look for in the turn that a bot makes.

The files in `tests/bots/positions/` hold them. A position names all that the seat to act sees; hidden cards
are numbers only and come from the rest of the deck, shuffled by the position's name. The README beside the
files describes the format.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import full_deck
from buraco_desktop.engine.case_format import check_case
from buraco_desktop.engine.commands import Command, Discard, TakePile
from buraco_desktop.engine.conformance import read_state
from buraco_desktop.engine.dealing import pot_count
from buraco_desktop.engine.events import EndReason, Event, PotTaken
from buraco_desktop.engine.melds import canasta_class
from buraco_desktop.engine.notation import (
    pick_cards,
    read_command,
    write_card,
    write_command,
    write_layout,
)
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply, play
from buraco_desktop.engine.view import view

FOLDER = Path(__file__).parents[1] / "bots" / "positions"

MOST_COMMANDS = 60
"""No turn has more."""


@dataclass(frozen=True, slots=True)
class Position:
    """One composed position; seat 0 is to act."""

    kind: str
    """What it is about: the name of its file."""
    data: Mapping[str, Any]

    @property
    def name(self) -> str:
        """The name, which no other position has."""
        return str(self.data["name"])

    @property
    def rules(self) -> RuleSet:
        """The rule set in force."""
        rules = rulesets.find(self.data["rules"])
        assert rules is not None, self.data["rules"]
        return rules

    def case(self) -> dict[str, Any]:
        """Return the whole table as a scenario without steps, in the format of the conformance cases."""
        data, rules = self.data, self.rules
        players = data["players"]
        teams = rules.team_count(players)
        left = full_deck(rules)
        shown = [data["hand"], data.get("top", ""), data["pile"]]
        shown += [layout for team in data["melds"] for layout in team]
        for token in " ".join(shown).split():
            card = pick_cards([token.partition("=")[0].removesuffix("*")], left)[0]
            assert card in left, f"{self.name}: {token} is there too often"
            left.remove(card)
        Random(self.name).shuffle(left)
        hidden = iter([write_card(card) for card in left])

        def some(count: int) -> str:
            return " ".join(next(hidden) for _ in range(count))

        taken = data["pot_taken"]
        pots = pot_count(rules, players) - sum(taken)
        buried = some(data.get("buried", 0))
        state = {
            "rules": data["rules"],
            "players": players,
            "dealer": players - 1,
            "turn": 0,
            "phase": data["phase"],
            "hands": [data["hand"], *(some(size) for size in data["others"])],
            "melds": data["melds"],
            "single_move": [[None] * len(team) for team in data["melds"]],
            "pile": f"{buried} {data['pile']}".strip(),
            "pots": [some(rules.pot_size) for _ in range(pots)],
            "pot_taken": taken,
            "unseen_pot": data.get("unseen_pot", []),
            "first_turn": False,
            "last_turn": False,
            "idle_turns": 0,
            "totals": data.get("totals", [0] * teams),
            "drawn": data.get("drawn"),
            "banned": None,
            "stock": f"{data.get('top', '')} {' '.join(hidden)}".strip(),
        }
        return {"id": self.name, "state": state, "steps": [], "expect": {}}

    def deal(self) -> DealState:
        """Return the table."""
        case = self.case()
        check_case(case, 1)
        return read_state(case["state"], self.rules)


@dataclass(frozen=True, slots=True)
class Turn:
    """What was done in a turn."""

    texts: tuple[str, ...]
    """The commands in notation."""
    commands: tuple[Command, ...]
    events: tuple[Event, ...]
    end: DealState
    """The state after it."""


def positions() -> Iterator[Position]:
    """Yield all composed positions."""
    for path in sorted(FOLDER.glob("*.json")):
        for data in json.loads(path.read_text(encoding="utf-8")):
            yield Position(path.stem, data)


def played_by(position: Position, bot: str | Bot) -> Turn:
    """Return the turn that a bot, or the bot of a name, makes of a position, told only what its seat sees."""
    bot = make_bot(bot) if isinstance(bot, str) else bot
    deal, rng = position.deal(), Random(position.name)
    return _turn(deal, lambda: bot.choose(view(deal, deal.turn), rng))


def played_by_hand(position: Position, texts: Sequence[str]) -> Turn:
    """Return the turn, or its beginning, that these commands make. Raises `IllegalCommand`."""
    deal = position.deal()
    rest = iter(texts)
    return _turn(deal, lambda: read_command(deal, next(rest)), len(texts))


def _turn(deal: DealState, choose: Callable[[], Command], most: int = MOST_COMMANDS) -> Turn:
    texts: list[str] = []
    commands: list[Command] = []
    events: list[Event] = []
    number = deal.turn_count
    while deal.phase is not Phase.OVER and deal.turn_count == number and len(commands) < most:
        command = choose()
        texts.append(write_command(deal, command))
        commands.append(command)
        events += play(deal, command)
    return Turn(tuple(texts), tuple(commands), tuple(events), deal)


def faults(position: Position, turn: Turn) -> list[str]:
    """Return what is wrong with a turn: the conditions of the position that it breaks."""
    wanted = position.data["sane"]
    return [f"{key}: {value}" for key, value in wanted.items() if not _CONDITIONS[key](turn, value)]


def after_commands(position: Position, turn: Turn) -> Iterator[tuple[DealState, Command]]:
    """Yield each command of a turn with the state before it."""
    deal = position.deal()
    for command in turn.commands:
        yield deal, command
        apply(deal, command)


def _discarded(turn: Turn) -> str | None:
    last = turn.commands[-1]
    return write_card(last.card) if isinstance(last, Discard) else None


def _closes(turn: Turn, is_wanted: bool) -> bool:
    return (turn.end.reason is EndReason.OUT) is is_wanted


def _takes_pot(turn: Turn, how: str) -> bool:
    takes = [event for event in turn.events if isinstance(event, PotTaken)]
    return bool(takes) and (how == "any" or takes[0].is_direct)


def _are_classes(turn: Turn, classes: Mapping[str, str]) -> bool:
    melds, rules = turn.end.melds[0], turn.end.rules
    return all(canasta_class(melds[int(number) - 1], rules) == name for number, name in classes.items())


def _are_layouts(turn: Turn, layouts: Mapping[str, str]) -> bool:
    melds = turn.end.melds[0]
    return all(write_layout(melds[int(number) - 1]) == layout for number, layout in layouts.items())


_CONDITIONS: Mapping[str, Callable[[Turn, Any], bool]] = {
    # The turn begins with the pile.
    "takes": lambda turn, is_wanted: isinstance(turn.commands[0], TakePile) is is_wanted,
    # The discard is one of these cards.
    "discards": lambda turn, cards: _discarded(turn) in cards.split(),
    # The discard is none of these cards.
    "spares": lambda turn, cards: _discarded(turn) not in cards.split(),
    # The turn goes out, or does not.
    "closes": _closes,
    # The turn takes the pot: "any" way, or "direct".
    "pot": _takes_pot,
    # Melds with these numbers have no wild card.
    "clean": lambda turn, numbers: all(turn.end.melds[0][number - 1].wild < 0 for number in numbers),
    # Melds count as canastas of these classes.
    "classes": _are_classes,
    # Melds lie like this.
    "layouts": _are_layouts,
    # The hand has at least so many cards after the turn.
    "holds": lambda turn, count: len(turn.end.hands[0]) >= count,
}
