"""States as text, and what is refused of them."""

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import full_deck
from buraco_desktop.engine.commands import CallTime
from buraco_desktop.engine.melds import Meld, MeldKind, SpecialMove
from buraco_desktop.engine.notation import pick_cards, read_layout, write_card
from buraco_desktop.engine.rules import AceMode, RuleSet
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.storage.faults import SaveError, SaveFault
from buraco_desktop.storage.records import MeldRecord, Snapshot
from buraco_desktop.storage.snapshots import is_legal_meld, read_snapshot, write_snapshot
from tests.storage.records import played_deal
from tests.support.legal_play import TABLES, play_on, random_deal, table_name


def read(snapshot: Snapshot, deal: DealState) -> DealState:
    return read_snapshot(snapshot, deal.rules, deal.players, deal.dealer, deal.totals)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_state_of_a_deal_comes_back(table: tuple[RuleSet, int]) -> None:
    rules, players = table
    deal = random_deal(rules, players, 0)
    for command in play_on(deal, Random(0)):
        again = read(write_snapshot(deal), deal)
        assert again.digest() == deal.digest()
        apply(deal, command)


def middle(count: int = 60, rules: RuleSet = rulesets.BUKHARO) -> DealState:
    deal = played_deal(rules, 2, 8, count)[1]
    assert deal.phase is not Phase.OVER
    return deal


def melds_of(deal: DealState, record: MeldRecord) -> tuple[tuple[MeldRecord, ...], ...]:
    melds = write_snapshot(deal).melds
    return ((record, *melds[0][1:]), *melds[1:])


PLAY = next(state for count in range(60, 200) if (state := middle(count)).phase is Phase.PLAY and state.pile)
BAD: list[dict[str, Any]] = [
    {"hands": ()},
    {"hands": ("7S", "8S")},
    {"hands": ("", " ".join(["7S"] * 11))},
    {"hands": ("?", "8S")},
    {"melds": ((),)},
    {"melds": ((), ())},
    {"pile": ""},
    {"stock": ""},
    {"pots": ("7S",)},
    {"pots": ("", "", "")},
    {"turn": 2},
    {"turn": -1},
    {"phase": 2},
    {"phase": 9},
    {"pot_taken": (True,)},
    {"pot_taken": (True, True)},
    {"unseen_pot": (True, True)},
    {"unseen_pot": (False,)},
    {"drawn": "??"},
    {"banned": "1S"},
    {"idle_turns": -1},
    {"idle_turns": 10_000},
    {"turn_count": -1},
    {"turn_count": 0},
    {"laid_points": -5},
    {"laid_points": 100_000},
    {"must_open": True},
    {"first_turn": True},
    {"turns_left": 3},
    {"is_time_up": True, "turns_left": 3},
]


@pytest.mark.parametrize("changes", BAD, ids=str)
def test_what_cannot_be_is_refused(changes: dict[str, Any]) -> None:
    snapshot = msgspec.structs.replace(write_snapshot(PLAY), **changes)
    with pytest.raises(SaveError) as caught:
        read(snapshot, PLAY)
    assert caught.value.code is SaveFault.ILLEGAL


@pytest.mark.parametrize("turns_left", [None, 0, 4])
def test_a_last_round_has_as_many_turns_as_there_are_players(turns_left: int | None) -> None:
    deal = middle(rules=rulesets.BURRACO_ITALIANO)
    apply(deal, CallTime())
    snapshot = write_snapshot(deal)
    assert read(snapshot, deal).digest() == deal.digest()
    with pytest.raises(SaveError) as caught:
        read(msgspec.structs.replace(snapshot, turns_left=turns_left), deal)
    assert caught.value.code is SaveFault.ILLEGAL


def test_before_the_draw_nothing_was_drawn_or_laid() -> None:
    deal = next(state for count in range(40, 60) if (state := middle(count)).phase is Phase.DRAW)
    changes: dict[str, Any]
    for changes in ({"drawn": "7S"}, {"banned": "7S"}, {"laid_points": 5}, {"is_busy": True}):
        with pytest.raises(SaveError):
            read(msgspec.structs.replace(write_snapshot(deal), **changes), deal)


def test_the_drawn_card_is_in_the_hand_until_something_is_laid() -> None:
    deal = played_deal(rulesets.BUKHARO, 2, 8, 1)[1]
    held = {card % 54 for card in deal.hands[deal.turn]}
    elsewhere = next(face for face in range(52) if face not in held)
    snapshot = msgspec.structs.replace(write_snapshot(deal), drawn=write_card(elsewhere))
    with pytest.raises(SaveError, match="drawn card"):
        read(snapshot, deal)


def test_melds_on_the_table_must_be_legal() -> None:
    deal = next(state for count in range(60, 200) if (state := middle(count)).melds[0])
    layout = write_snapshot(deal).melds[0][0].layout
    for record in (
        MeldRecord(layout="7S 8S"),
        MeldRecord(layout="7S 8H 9S"),
        MeldRecord(layout=layout, special="XX"),
        MeldRecord(layout=layout, special="AK"),
    ):
        with pytest.raises(SaveError):
            read(msgspec.structs.replace(write_snapshot(deal), melds=melds_of(deal, record)), deal)


OPEN, SETS = rulesets.BURACO_ABERTO, rulesets.BUKHARO


@pytest.mark.parametrize(
    ("layout", "rules", "legal"),
    [
        ("7S 8S 9S", OPEN, True),
        ("7S Jk=8 9S", OPEN, True),
        ("2S=A 2S 3S 4S", OPEN, True),
        ("2S=2 3S 4S", OPEN, False),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS", OPEN, True),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS", SETS, False),
        ("7S 7H 7D", SETS, True),
        ("7S 7H 2D*", SETS, True),
        ("7S 7H 7D", OPEN, False),
        ("7S 7S 7H 7H 7D 7D 7C 7C 2D*", SETS, True),
    ],
)
def test_what_may_lie_on_the_table(layout: str, rules: RuleSet, legal: bool) -> None:
    assert is_legal_meld(read_layout(layout, full_deck(rules)), rules) == legal


def meld_of(kind: MeldKind, cards: str, start: int = 0, wild: int = -1) -> Meld:
    return Meld(kind, pick_cards(cards.split(), full_deck(SETS)), start, wild)


BAD_MELDS = {
    "a king is no wild card": meld_of(MeldKind.SEQUENCE, "7S KH 9S", 7, 1),
    "two suits": meld_of(MeldKind.SEQUENCE, "7S 8H 9S", 7),
    "a set of twos": meld_of(MeldKind.SET, "2S 2H 2D"),
    "two ranks in a set": meld_of(MeldKind.SET, "7S 7H 8D"),
    "two cards": meld_of(MeldKind.SEQUENCE, "7S 8S", 7),
    "one natural card": meld_of(MeldKind.SET, "7S Jk", 0, 1),
    "past the ace": meld_of(MeldKind.SEQUENCE, "KS AS 2S", 13),
    "too large a set": meld_of(MeldKind.SET, "7S 7S 7H 7H 7D 7D 7C 7C 2D 2C"),
    "a set from ace to king": meld_of(MeldKind.SET, "7S 7H 7D")._replace(special=SpecialMove.ACE_TO_KING),
}


@pytest.mark.parametrize("name", BAD_MELDS)
def test_what_may_not_lie_on_the_table(name: str) -> None:
    assert not is_legal_meld(BAD_MELDS[name], SETS)


@pytest.mark.parametrize(
    ("layout", "mode"), [("AS 2S 3S", AceMode.HIGH_ONLY), ("QS KS AS", AceMode.LOW_ONLY)]
)
def test_an_ace_lies_only_where_the_rules_have_it(layout: str, mode: AceMode) -> None:
    rules = replace(SETS, ace_mode=mode)
    meld = read_layout(layout, full_deck(rules))
    assert not is_legal_meld(meld, rules)
    assert is_legal_meld(meld, SETS)
    no_wilds = replace(SETS, max_wilds=0)
    assert not is_legal_meld(read_layout("7S Jk=8 9S", full_deck(SETS)), no_wilds)
