"""Composed tables for the gallery, as data, and the saved matches made of them.

A table is written as a state of the conformance cases (`assets/cases/README.md`); cards that nobody sees are
numbers only and come from the rest of the deck, shuffled by the name of the table. The program opens it as a
saved match whose running deal begins there, so nothing of the program knows that it was composed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import msgspec

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import full_deck
from buraco_desktop.engine.case_format import check_case
from buraco_desktop.engine.conformance import read_state
from buraco_desktop.engine.dealing import pot_count
from buraco_desktop.engine.notation import pick_cards, write_card
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.session.asking import BotRunner
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.setup import MatchSetup, SeatSetup
from buraco_desktop.storage.records import DealRecord, FinishedRecord, MatchRecord, RunningRecord
from buraco_desktop.storage.snapshots import write_snapshot
from buraco_desktop.ui.cast import BOT_PORTRAITS, CAST, bot_of

NAMES = ("Ana", "Bruno", "Lucia", "Marta", "Diego", "Rosa")
LEVELS = ("medium", "easy", "medium", "beginner", "medium")
"""Bot of each other seat."""


def company(players: int, people: Sequence[str] = ()) -> tuple[SeatSetup, ...]:
    """Return who sits where: the characters of the bots, but persons on the seats that have a name here."""
    seats = [SeatSetup(NAMES[0])]
    for seat in range(1, players):
        if seat < len(people) and people[seat]:
            seats.append(SeatSetup(people[seat]))
        else:
            character = CAST[seat - 1]
            bot = bot_of(LEVELS[seat - 1], character)
            seats.append(SeatSetup(NAMES[seat], bot, BOT_PORTRAITS[character]))
    return tuple(seats)


@dataclass(frozen=True, slots=True)
class Composed:
    """A table, and what is played on it before the picture."""

    rules: str
    """Key of a preset."""
    players: int
    hands: tuple[str, ...]
    """Per seat: cards, and the number of further cards that nobody sees ("5D +6")."""
    melds: tuple[tuple[str, ...], ...]
    """Per team: layouts."""
    pile: str
    """Bottom to top; "+4" as in `hands`."""
    pot_taken: tuple[bool, ...]
    before: tuple[tuple[int, ...], ...] = ()
    """Points of the deals before."""
    turn: int = 0
    phase: str = "draw"
    top: str = ""
    """The first cards of the stock."""
    commands: tuple[str, ...] = ()
    """In notation; played by the seats in turn."""
    number: int = 48213
    people: tuple[str, ...] = ()
    """Names of persons, by their seats; empty for bots."""
    changes: tuple[tuple[str, Any], ...] = ()
    """Fields in which the rules differ from the preset."""

    def rule_set(self) -> RuleSet:
        """Return the rules in force."""
        preset = rulesets.find(self.rules)
        assert preset is not None, self.rules
        return replace(preset, **dict(self.changes))

    def state(self, name: str) -> dict[str, Any]:
        """Return the whole table in the format of the cases."""
        rules = self.rule_set()
        left = full_deck(rules)
        layouts = " ".join(layout for team in self.melds for layout in team)
        for token in f"{' '.join(self.hands)} {layouts} {self.pile} {self.top}".split():
            if not token.startswith("+"):
                card = pick_cards([token.partition("=")[0].removesuffix("*")], left)[0]
                assert card in left, f"{name}: {token} is there too often"
                left.remove(card)
        Random(name).shuffle(left)
        rest = iter([write_card(card) for card in left])
        pots = pot_count(rules, self.players) - sum(self.pot_taken)
        return {
            "rules": self.rules,
            "players": self.players,
            "dealer": (self.turn - 1) % self.players,
            "turn": self.turn,
            "phase": self.phase,
            "hands": [_filled(hand, rest) for hand in self.hands],
            "melds": [list(team) for team in self.melds],
            "single_move": [[None] * len(team) for team in self.melds],
            "pile": _filled(self.pile, rest),
            "pots": [_filled(f"+{rules.pot_size}", rest) for _ in range(pots)],
            "pot_taken": list(self.pot_taken),
            "unseen_pot": [],
            "first_turn": False,
            "last_turn": False,
            "idle_turns": 0,
            "totals": [sum(team) for team in zip(*self.before, strict=True)] or [0] * len(self.melds),
            "drawn": None,
            "banned": None,
            "stock": f"{self.top} {' '.join(rest)}".strip(),
        }

    def saved(self, name: str, runner: BotRunner) -> MatchRecord:
        """Return a match whose running deal is this table, before its commands."""
        rules, state = self.rule_set(), self.state(name)
        if not self.changes:  # the cases know presets only
            check_case({"id": name, "state": state, "steps": [], "expect": {}}, 1)
        deal = read_state(state, rules)
        deal.turn_count = 10 * self.players  # the cases do not tell; this is the middle of a deal
        # A deal that was played again and again: only its points are looked at.
        deck = " ".join(write_card(card) for card in full_deck(rules))
        past = tuple(
            FinishedRecord(deal=DealRecord(number=self.number, deck=deck, commands=""), points=points)
            for points in self.before
        )
        base = write_snapshot(deal)
        here = DealRecord(number=self.number, deck=deck, commands="", base=base)
        seats = company(self.players, self.people)
        dealer = (state["dealer"] - len(past)) % self.players
        setup = MatchSetup(rules, self.players, seats, dealer, self.number)
        record = MatchSession.new(setup, runner).record()
        running = RunningRecord(deal=here, digest=deal.digest(), snapshot=base)
        unsorted = tuple(msgspec.structs.replace(seat, order="", gaps=()) for seat in record.seats)
        return msgspec.structs.replace(record, seats=unsorted, finished=past, running=running)


def _filled(text: str, rest: Iterator[str]) -> str:
    cards: list[str] = []
    for token in text.split():
        cards += [next(rest) for _ in range(int(token))] if token.startswith("+") else [token]
    return " ".join(cards)


_HEARTS = "4H 5H 6H 7H 8H 9H 10H"
_SPADES = "3S 3S 4S 5S 8S 9S 10S 10S JS QS KS AS AS"
_WILDS = "2C 2C 2D 2H 2S 2S Jk Jk"
_DIRTY = "5S 6S 7S 8S 9S Jk=10 JS"

ITALIAN = Composed(
    rules="burraco-italiano",
    players=4,
    hands=("5C QC KC AC QD KD 3S QS 3H JH 2C Jk", "7D 9S +4", "6D 7H +5", "5D +6"),
    melds=(
        (_HEARTS, _DIRTY, "8C 9C 10C JC", "3D 4D 5D", "KS KH KD"),
        ("QH KH AH", "8D 9D 10D JD", "6S 6H 2D*", "AS 2S 3S 4S 5S"),
    ),
    pile="4C 8H 3D JS 6D KC",
    pot_taken=(True, False),
    before=((620, 545), (625, 485)),
    turn=1,
    top="9C 4S 7S 10S",
    commands=(
        *("draw", "add 2 7D", "discard 9S"),
        *("draw", "add 4 6D", "discard 7H"),
        *("draw", "discard 5D", "draw"),
    ),
)
BUKHARO = replace(
    ITALIAN,
    rules="bukharo",
    hands=("5C QC KC AC KD 3S 10S QS JH 2C Jk", "7D 8D 9C +8", "10H 4D +5", "6S 6H 2D 5D +4"),
    melds=(
        ("4H 5H 6H 7H 8H 9H", "8C 9C 10C JC", "KS KH KD"),
        ("QH KH AH", "9D 10D JD", "AS 2S 3S 4S 5S"),
    ),
    pile="JS 4C 8H 3D 6D KC",
    pot_taken=(True, False),
    top="9S 7C QD",
    commands=(
        *("take", "add 2 7D 8D", "discard 9C"),
        *("draw", "add 1 10H", "discard 4D"),
        *("draw", "meld 6S 6H 2D", "discard 5D"),
        "draw",
    ),
)
TAKEN = replace(BUKHARO, commands=BUKHARO.commands[:-1])
SHARED = replace(
    BUKHARO,
    people=("", "", "Paulo"),
    turn=3,
    commands=(
        *("draw", "meld 6S 6H 2D", "discard 5D"),
        *("draw", "add 2 QC KC AC", "discard 3S"),
        *("draw", "add 2 7D 8D", "discard 9C"),
    ),
)
CROWDED = Composed(
    rules="burraco-six",
    players=6,
    hands=(
        "3C 4C 8C JC QC AC 3D 5D 8D 10D JD KD 3S 4S 8S QS KS AS 3H 5H 8H 10H 2S 2C",
        "+5",
        "+3",
        "+4",
        "+6",
        "2H +3",
    ),
    melds=(
        (
            *("4H 5H 6H 7H 8H 9H 10H JH", _DIRTY, "2C=4 5C 6C 7C 8C 9C 10C JC", "3D 4D 5D 6D"),
            *("KS KH KD KC", "AS 2S 3S 4S 5S", "9D 10D JD QD", "7S 7C 7D 2H*", "QH KH AH", "3C 4C 5C"),
        ),
        (
            *("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD", "QC KC AC", "6S 6H 6C 2D*", "7S 8S 9S 10S JS"),
            *("QS QD QS QH", "3H 4H 5H 6H 7H", "8C 9C 10C", "10H JH Jk=Q KH", "AS AH AC", "9D 9H 9S 9C"),
        ),
    ),
    pile="4C 8H 4D 10S 6C KS 4S 7D KC",
    pot_taken=(True, True),
    before=((445, 590), (635, 675)),
    turn=5,
    top="9H Jk",
    commands=("draw", "discard 2H", "draw"),
    changes=(("six_player_teams", 2), ("pots", 2)),
)
TWO = Composed(
    rules="buraco-fechado",
    players=2,
    hands=("3C 10C QC KC 5H 7H AH 9S JS KS AD 2D", "KS KD KH JC +8"),
    melds=(
        (_HEARTS, "3S 4S 5S 6S", "9D 10D JD Jk=Q", "8S 8C 8D"),
        ("QH KH AH", "5D 6D 7D 8D 2C=9", "3C 4C 5C 6C 7C"),
    ),
    pile="+5",
    pot_taken=(True, False),
    before=((395, 520), (640, 310), (360, 440)),
    turn=1,
    commands=("draw", "meld KS KD KH", "discard JC"),
    number=51870,
)
THREE_PAIRS = Composed(
    rules="burraco-six",
    players=6,
    hands=("5C 6C QC KC 9D QD 3S 10S QS 3H JH 2C", "+9", "+12", "+8", "+7", "9S +11"),
    melds=(
        (_HEARTS, "Jk=4 5S 6S 7S 8S 9S 10S JS", "8C 9C 10C JC", "KS KH KD"),
        ("QH KH AH", "7D 8D 9D 2S=10 JD QD KD", "AS 2S 3S 4S 5S"),
        ("6S 6H 2D*", "3C 4C 5C 6C", "AD AH AC", "9H 10H JH Jk=Q"),
    ),
    pile="4C 8H 3D JS 6D KD",
    pot_taken=(True, False, False),
    before=((980, 1105, 760),),
    turn=5,
    commands=("draw", "discard 9S"),
    number=7731,
)
PAIRS_CROWDED = replace(
    THREE_PAIRS,
    hands=("+11", "+2", "+3", "+2", "+4", "9S +2"),
    melds=(
        (
            *(_HEARTS, "5S 6S 7S 8S 9S Jk=10 JS", "8C 9C 10C JC", "KS KH KD", "3D 4D 5D 6D"),
            *("AS 2S 3S 4S 5S", "9D 10D JD QD", "7S 7C 7D", "QH KH AH", "3C 4C 5C"),
        ),
        (
            *("QC KC AC", "7D 8D 9D 2S=10 JD QD KD", "6S 6H 6C", "3H 4H 5H 6H 7H", "8C 9C 10C"),
            *("10S JS QS KS", "AD AH AC", "9H 9S 9D", "4C 5C 6C 7C 8C 9C 10C", "JH JC JD"),
        ),
        (
            *("3S 4S 5S 6S", "8H 9H 10H JH", "5D 6D 7D 8D", "KC KH KD", "QS QH QD"),
            *("3C 4C 5C 6C", "AS AH AD", "7H 7S 7C", "10D 10H 10S", "8S 8D 8H"),
        ),
    ),
    pile="+5",
    pot_taken=(True, True, True),
)
SIX = replace(
    THREE_PAIRS,
    hands=("5C 6C QC KC 9D QD 3S 10S QS 3H JH 2C", "+9", "+12", "+8", "+7", "9S +11"),
    melds=(
        (*THREE_PAIRS.melds[0], "3D 4D 5D 6D"),
        ("QH KH AH", "7D 8D 9D 2S=10 JD QD KD", "6S 6H 2D*", "AS 2S 3S 4S 5S"),
    ),
    pot_taken=(True, False),
    before=((980, 1105),),
    changes=(("six_player_teams", 2), ("pots", 2)),
)
FORTY_FIVE = Composed(
    rules="buraco-aberto",
    players=4,
    hands=(
        f"3C 4C 6C 8C 8C 9C 10C JC QC KC KC AC AC 6D QD AD {_SPADES} 3H 5H 6H 7H 8H 9H 10H {_WILDS}",
        "+2",
        "+3",
        "QS +2",
    ),
    melds=(
        (
            "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
            _DIRTY,
            "AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD",
        ),
        ("3C 4C 5C 6C 7C", "9C 10C JC QC", "3D 4D 5D", "7D 8D 9D 10D JD"),
    ),
    pile="KS 4H",
    pot_taken=(True, True),
    before=((860, 1210),),
    turn=3,
    top="JH Jk",
    commands=("draw", "discard QS", "draw"),
    number=5102,
)
CLASSES = Composed(
    rules="buraco-aberto",
    players=4,
    hands=("5H QC KC 3S QS 3D JH AD", "+7", "+9", "KD +4"),
    melds=(
        (FORTY_FIVE.melds[0][0], _DIRTY, "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"),
        ("6D 7D 8D 9D 10D JD QD", "9S 10S JS QS", "Jk=3 4C 5C 6C 7C 8C 9C"),
    ),
    pile="8D KS",
    pot_taken=(True, True),
    before=((640, 485),),
    turn=3,
    commands=("draw", "discard KD"),
    number=7714,
)
CLASSES_ITALIAN = replace(
    CLASSES,
    rules="burraco-italiano",
    melds=(
        (_HEARTS, "Jk=4 5C 6C 7C 8C 9C 10C JC", _DIRTY),
        ("6D 7D 8D 9D 10D JD QD", "9S 10S JS QS", "3H 3H 3C 3C 3S 3D 2S*"),
    ),
)
POT = replace(
    BUKHARO,
    hands=("QC KC AC", *BUKHARO.hands[1:]),
    pot_taken=(False, False),
    top="9S 7C 3C",
    commands=(*BUKHARO.commands[:-1], "draw", "add 2 QC KC AC", "discard 3C"),
)
LONG_PILE = replace(
    ITALIAN,
    pile="4C 8H 3D JS 6D KC 9H 10S 5H QS AD 3H 8S JC 4D 6C 8C",
    hands=("5C QC KC AC KD 3S JH 2C Jk", "+6", "+7", "5D +4"),
    melds=((_HEARTS, "3D 4D 5D"), ("QH KH AH", "AS 2S 3S 4S 5S")),
    turn=3,
    pot_taken=(False, False),
    top="",
    commands=("draw", "discard 5D"),
)
