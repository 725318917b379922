"""Each kind of blunder: where the watch reports it and where it stays silent."""

from collections import Counter
from random import Random

import pytest

from buraco_desktop.bots.base import imagine
from buraco_desktop.bots.levels import make_bot
from buraco_desktop.bots.never_events import NeverEvent, NeverKind, NeverWatch
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Draw
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.notation import read_command
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import play
from buraco_desktop.engine.view import view
from tests.support.composed import Position

SCENERY = {
    "name": "scenery",
    "rules": "bukharo",
    "players": 4,
    "phase": "play",
    "others": [8, 7, 9],
    "melds": [[], []],
    "pile": "",
    "pot_taken": [True, True],
}
"""What most tables have; each case changes what matters to it."""


def blunders(texts: str, **changes: object) -> list[str]:
    """Return the kinds that the watch reports for commands (separated by /) at a composed table."""
    deal = Position("", {**SCENERY, **changes}).deal()
    watch = NeverWatch(deal)
    return [event.kind.value for text in texts.split(" / ") for event in told(watch, deal, text)]


def told(watch: NeverWatch, deal: DealState, text: str) -> list[NeverEvent]:
    command = read_command(deal, text)
    events = watch.see(deal, command)
    play(deal, command)
    return events


CLEAN = "3S 4S 5S 6S 7S 8S 9S"
OTHER_CLEAN = "4D 5D 6D 7D 8D 9D 10D"
HEARTS = "4H 5H 6H 7H"

FIRES: dict[str, list[tuple[str, dict[str, object]]]] = {
    "N1": [
        ("discard 8H", {"hand": "8H QC 3D KS 9C", "melds": [[], [HEARTS]]}),
        ("discard 5D", {"hand": "5D QC 8H KS 9C", "melds": [[], ["5S 5H 5C"]]}),
        # The place of the wild card counts, too.
        ("discard 6H", {"hand": "6H QC 3D KS 9C", "melds": [[], ["4H 5H Jk=6 7H"]]}),
    ],
    "N2": [
        ("add 1 Jk / discard 3D", {"hand": "Jk QC 3D KS 9C", "melds": [["4H 5H 6H 7H 8H 9H"], []]}),
        ("add 1 2C / discard 3D", {"hand": "2C QC 3D KS 9C", "melds": [["KS KH KD KC KC"], []]}),
        # A natural two that must leave its place spoils the run as well.
        ("add 1 9H / discard 3D", {"hand": "9H QC 3D KS 9C", "melds": [["2H 3H 4H 5H 6H 7H"], []]}),
    ],
    "N3": [
        ("discard Jk", {"hand": "Jk QC 3D KS"}),
        ("discard 2D", {"hand": "2D QC"}),
    ],
    "N4": [
        (
            "add 1 10S / discard QC",
            {"hand": "10S QC", "melds": [[CLEAN], ["AS AH AD AC", "KS KH KD KC"]], "others": [3, 12, 3]},
        ),
        # The others would have the match.
        (
            "add 1 10S / discard QC",
            {
                "hand": "10S QC",
                "melds": [[CLEAN], ["AS AH AD AC", "KS KH KD KC"]],
                "others": [1, 3, 1],
                "totals": [1000, 1990],
            },
        ),
    ],
    "N5": [
        ("add 1 8H / discard QC", {"hand": "8H 3D QC", "melds": [[HEARTS], []]}),
        ("meld 9S 9D 9C / discard QC", {"hand": "9S 9D 9C KH QC", "melds": [[HEARTS], []]}),
    ],
    "N6": [
        ("take / discard 9C", {"hand": "QC 3D KS 7H", "pile": "9C 5S", "phase": "draw"}),
        ("take / discard 5S", {"hand": "QC 3D KS 5S", "pile": "5S", "phase": "draw"}),
    ],
    "N7": [
        (
            "take / discard QC",
            {
                "hand": "QC 3D KS 7H",
                "pile": "9C 5S JD KH 3C 8D",
                "phase": "draw",
                "melds": [[], [CLEAN]],
                "others": [2, 9, 9],
            },
        ),
        (
            "take / discard QC",
            {
                "hand": "QC 3D KS 7H",
                "pile": "9C 5S JD KH 3C 8D 10H",
                "phase": "draw",
                "melds": [[], [CLEAN]],
                "others": [9, 9, 1],
            },
        ),
    ],
    "N8": [
        (
            "discard 3D",
            {"hand": "KS KH KD 3D 7H 8C", "melds": [[], [CLEAN]], "others": [2, 8, 8]},
        ),
        ("discard 3D", {"hand": "Jk 3D 7H 8C", "melds": [["QS QH QD"], [CLEAN]], "others": [8, 8, 1]}),
    ],
    "N9": [
        ("discard 8H", {"hand": "8H QC 3D KS", "melds": [[HEARTS], []]}),
        ("discard KD", {"hand": "KD QC 3D 8S", "melds": [["KS KH KC"], []]}),
    ],
    "N10": [
        ("meld 8H 9H 10H / discard QC", {"hand": "8H 9H 10H QC 3D KS", "melds": [[HEARTS], []]}),
        ("meld 8H 9H 10H / discard QC", {"hand": "8H 9H 10H QC 3D KS", "melds": [["4H 5H Jk=6 7H"], []]}),
    ],
    "N11": [
        ("discard QC", {"hand": "QC QD QH 3D 8S"}),
        ("discard 6C", {"hand": "5C 6C 7C 3D KS"}),
    ],
    "N12": [
        ("meld QC QD Jk / discard 3D", {"hand": "QC QD Jk 2S 3D KS 9C"}),
        # The two of hearts would be a natural heart, the joker would not.
        (
            "add 2 2H / discard 3D",
            {"hand": "2H Jk 3D KS 9C", "melds": [["3H 4H 5H", "QS QD QC"], []]},
        ),
    ],
    "N13": [
        ("discard QC", {"hand": "5H 6H 7H QC", "pot_taken": [False, False]}),
        ("meld 5H 6H 7H / discard 2C", {"hand": "5H 6H 7H QC QD 2C", "pot_taken": [False, True]}),
    ],
}

SILENT: dict[str, list[tuple[str, dict[str, object]]]] = {
    "N1": [
        ("discard 8H", {"hand": "8H", "melds": [[], [HEARTS]], "pot_taken": [False, True]}),
        ("discard 8H", {"hand": "8H 2C QC QD QS 3H", "melds": [[], [HEARTS]]}),
        ("discard 9H", {"hand": "9H QC 3D KS", "melds": [[], [HEARTS]]}),
    ],
    "N2": [
        ("add 1 Jk / discard QC", {"hand": "Jk QC", "melds": [["4H 5H 6H 7H 8H 9H"], []]}),
        (
            "add 1 Jk / discard 3D",
            {"hand": "Jk QC 3D KS", "melds": [["4H 5H 6H 7H 8H 9H"], [CLEAN]], "others": [8, 8, 2]},
        ),
        ("add 1 Jk / discard 3D", {"hand": "Jk QC 3D KS", "melds": [[HEARTS], []]}),
        ("add 1 10H / discard 3D", {"hand": "10H QC 3D KS", "melds": [["4H 5H 6H 7H 8H 9H"], []]}),
    ],
    "N3": [
        ("discard 2D", {"hand": "Jk 2D 2D"}),
        ("discard 2D", {"hand": "2D", "pot_taken": [False, True]}),
        ("discard 3D", {"hand": "3D 2D Jk"}),
    ],
    "N4": [
        # An opponent with a single card could close.
        (
            "add 1 10S / discard QC",
            {
                "hand": "10S QC",
                "melds": [[CLEAN], ["AS AH AD AC", "KS KH KD KC", OTHER_CLEAN]],
                "others": [3, 12, 1],
            },
        ),
        ("add 1 10S / discard QC", {"hand": "10S QC", "melds": [[CLEAN], ["AS AH AD"]], "others": [9, 2, 9]}),
        # The match is won.
        (
            "add 1 10S / discard QC",
            {
                "hand": "10S QC",
                "melds": [[CLEAN], ["AS AH AD AC", "KS KH KD KC"]],
                "others": [3, 12, 3],
                "totals": [1990, 100],
            },
        ),
    ],
    "N5": [
        ("add 1 8H / discard QC", {"hand": "8H 3D QC", "melds": [[HEARTS], []], "pot_taken": [False, True]}),
        ("discard QC", {"hand": "3D QC", "melds": [[HEARTS], []]}),
        ("add 2 8H / discard QC", {"hand": "8H 3D QC", "melds": [["4S 5S 6S 7S 8S 9S", HEARTS], []]}),
    ],
    "N6": [
        (
            "take / add 1 8H / discard 9C",
            {"hand": "QC 3D KS", "pile": "9C 8H", "phase": "draw", "melds": [[HEARTS], []]},
        ),
        (
            "take / discard 9C",
            {"hand": "3H 8H", "pile": "9C", "phase": "draw", "melds": [[], [HEARTS]]} | {"hand": "9C 3H 8H"},
        ),
        ("take / discard 9C", {"hand": "QC QD KS", "pile": "9C QH", "phase": "draw"}),
        ("take / discard 9C", {"hand": "QC 3D KS", "pile": "9C Jk", "phase": "draw"}),
        ("take / discard 9C", {"hand": "QC 3D KS", "pile": "9C 5D 6S", "phase": "draw"}),
    ],
    "N7": [
        (
            "take / meld KS KH KD / meld 5H 6H 7H 8H / discard 9C",
            {
                "hand": "KS KH",
                "pile": "9C KD 5H 6H 7H 8H",
                "phase": "draw",
                "melds": [[], [CLEAN]],
                "others": [2, 9, 9],
                "pot_taken": [False, True],
            },
        ),
        (
            "take / discard QC",
            {
                "hand": "QC 3D",
                "pile": "9C 5S JD KH 3C",
                "phase": "draw",
                "melds": [[], [CLEAN]],
                "others": [2, 9, 9],
            },
        ),
        (
            "take / discard QC",
            {
                "hand": "QC 3D",
                "pile": "9C 5S JD KH 3C 8D",
                "phase": "draw",
                "melds": [[], [HEARTS]],
                "others": [2, 9, 9],
            },
        ),
    ],
    "N8": [
        ("discard 3D", {"hand": "KS KH KD 3D 7H 8C", "melds": [[], [CLEAN]], "others": [3, 8, 8]}),
        ("discard 3D", {"hand": "4S 4H 4D 3D 7H 8C", "melds": [[], [CLEAN]], "others": [2, 8, 8]}),
        # The joker fits only where it would make a clean canasta dirty.
        ("discard 3D", {"hand": "Jk 3D 7H QC", "melds": [[OTHER_CLEAN], [CLEAN]], "others": [2, 8, 8]}),
    ],
    "N9": [
        ("discard 8H", {"hand": "8H QC 3D", "melds": [[HEARTS], []]}),
        ("discard 8H", {"hand": "8H", "melds": [[HEARTS], []], "pot_taken": [False, True]}),
        # With it the joker would be inside, and the half-clean burraco dirty.
        (
            "discard JD",
            {
                "rules": "burraco-italiano",
                "hand": "JD QC 3H KS",
                "melds": [["3D 4D 5D 6D 7D 8D 9D Jk=10"], []],
            },
        ),
    ],
    "N10": [
        (
            "meld 8H 9H 10H / discard QC",
            {"hand": "8H 9H 10H QC", "melds": [[HEARTS], []], "pot_taken": [False, True]},
        ),
        ("meld 9H 10H JH / discard QC", {"hand": "9H 10H JH QC 3D KS", "melds": [[HEARTS], []]}),
        ("meld 9H Jk=10 JH / discard QC", {"hand": "9H Jk JH QC 3D KS", "melds": [["5H 6H 7H 8H"], []]}),
    ],
    "N11": [
        ("discard QC", {"hand": "QC QD QH QS 3D"}),
        ("discard 7C", {"hand": "7C 2D 8H 7D 7S", "melds": [[], [HEARTS]]}),
        ("discard 5C", {"hand": "5C 6C 7C 8C 3D"}),
    ],
    "N12": [
        ("meld QC QD Jk / add 1 2S / discard 3D", {"hand": "QC QD Jk 2S 3D KS 9C", "melds": [[HEARTS], []]}),
        ("meld QC QD Jk / discard 3D", {"hand": "QC QD Jk 2H 3D KS 9C", "melds": [["3H 4H 5H"], []]}),
        ("meld QC QD 2S / discard 3D", {"hand": "QC QD Jk 2S 3D KS 9C"}),
        # Without its top card the closed pile is not taken.
        (
            "take+add 1 Jk / discard 3D",
            {
                "rules": "buraco-fechado",
                "phase": "draw",
                "hand": "2S 3D KS 9C",
                "pile": "QD Jk",
                "melds": [[HEARTS], []],
            },
        ),
    ],
    "N13": [
        ("discard QC", {"hand": "5H 6H 8H QC", "pot_taken": [False, False]}),
        ("discard QC", {"hand": "5H 6H 7H QC", "pot_taken": [True, False]}),
        ("meld 5H 6H 7H / discard QC", {"hand": "5H 6H 7H QC", "pot_taken": [False, False]}),
        # For six a pot needs a burraco.
        (
            "discard QC",
            {
                "rules": "burraco-six",
                "players": 6,
                "others": [8, 8, 8, 8, 8],
                "melds": [[], [], []],
                "hand": "5H 6H 7H QC",
                "pot_taken": [False, False, False],
            },
        ),
    ],
}


def cases(table: dict[str, list[tuple[str, dict[str, object]]]]) -> list[object]:
    return [
        pytest.param(kind, texts, changes, id=f"{kind} {number}")
        for kind, rows in table.items()
        for number, (texts, changes) in enumerate(rows, 1)
    ]


@pytest.mark.parametrize(("kind", "texts", "changes"), cases(FIRES))
def test_a_blunder_is_reported(kind: str, texts: str, changes: dict[str, object]):
    assert kind in blunders(texts, **changes)


@pytest.mark.parametrize(("kind", "texts", "changes"), cases(SILENT))
def test_what_only_looks_like_a_blunder_is_not(kind: str, texts: str, changes: dict[str, object]):
    assert kind not in blunders(texts, **changes)


def spades_laid_by(watch: NeverWatch, seat: int, *turns: int) -> None:
    """Show the watch a seat that adds spades to its team's run in these turns."""
    for turn in turns:
        deal = Position("", {**SCENERY, "hand": "8S QC 3D KS", "melds": [["5S 6S 7S"], []]}).deal()
        deal.hands[0], deal.hands[seat] = deal.hands[seat], deal.hands[0]
        deal.melds[seat % 2] = deal.melds[0]
        deal.turn, deal.turn_count = seat, turn
        assert watch.see(deal, read_command(deal, f"add {len(deal.melds[seat % 2])} 8S")) == []


IGNORING = {**SCENERY, "hand": "9S QC 3D", "melds": [["5S 6S 7S 8S"], []]}


def ignored(seat: int, *turns: int, **changes: object) -> bool:
    """Whether the discard of a nine of spades is reported after a seat laid spades in these turns."""
    deal = Position("", {**IGNORING, **changes}).deal()
    deal.turn_count = 8
    watch = NeverWatch(deal)
    spades_laid_by(watch, seat, *turns)
    return NeverKind.IGNORES_PARTNER in [event.kind for event in told(watch, deal, "discard 9S")]


def test_a_partner_who_asked_twice_is_not_to_be_ignored():
    assert ignored(2, 2, 6)
    assert ignored(2, 2, 6, hand="9S QC 3D KS 8H")


def test_a_partner_who_asked_once_or_gets_no_card_of_use_is_not_ignored():
    assert not ignored(2, 6)
    assert not ignored(1, 1, 5)
    assert not ignored(2, 2, 6, melds=[["4S 5S 6S"], []])
    assert not ignored(2, 2, 6, hand="9S 2D Jk")


def test_an_event_names_the_seat_and_the_turn():
    deal = Position("", {**SCENERY, "hand": "Jk QC 3D"}).deal()
    deal.turn_count = 12
    assert told(NeverWatch(deal), deal, "discard Jk") == [NeverEvent(NeverKind.THROWS_WILD, 0, 12)]


def test_a_watch_begins_each_turn_afresh():
    deal = Position("", {**SCENERY, "hand": "Jk QC 3D KS 9C", "melds": [["4H 5H 6H 7H 8H 9H"], []]}).deal()
    watch = NeverWatch(deal)
    told(watch, deal, "add 1 Jk")
    assert [event.kind for event in told(watch, deal, "discard 3D")] == [NeverKind.SPOILS_CLEAN_MELD]
    told(watch, deal, "draw")
    assert watch.see(deal, read_command(deal, "draw")) == []


@pytest.mark.parametrize("key", ["bukharo", "buraco-aberto", "burako"])
def test_verdicts_depend_on_nothing_that_the_seat_cannot_see(key: str):
    rules = rulesets.find(key)
    assert rules is not None
    bot, rng, verdicts = make_bot("random"), Random(1), 0
    deal = new_deal(rules, 4, shuffled_deck(rules, Random(1)), 0)
    watch, blind_watch = NeverWatch(deal), NeverWatch(deal)
    while deal.phase is not Phase.OVER:
        seen = view(deal, deal.turn)
        command = bot.choose(seen, rng)
        events = watch.see(deal, command)
        assert blind_watch.see(imagine(seen), command) == events
        verdicts += len(events)
        play(deal, command)
    assert verdicts > 5


def count(bot_name: str, key: str, deals: int) -> Counter[NeverKind]:
    """Play whole deals with one bot on all seats and count its blunders."""
    rules = rulesets.find(key)
    assert rules is not None
    bot, counts = make_bot(bot_name), Counter[NeverKind]()
    for number in range(deals):
        deal = new_deal(rules, 4, shuffled_deck(rules, Random(number)), number % 4)
        watch, rng = NeverWatch(deal), Random(number)
        while deal.phase is not Phase.OVER:
            command = bot.choose(view(deal, deal.turn), rng)
            counts.update(event.kind for event in watch.see(deal, command))
            play(deal, command)
    return counts


@pytest.mark.parametrize("name", ["easy", "medium", "hard"])
def test_a_pile_is_left_where_the_deal_may_end_however_good_it_is(name: str):
    rich = FIRES["N7"][0][1] | {"pile": "2C 2S Jk 2H 2D Jk"}
    deal = Position("", {**SCENERY, **rich}).deal()
    assert make_bot(name).choose(view(deal, deal.turn), Random(0)) == Draw()


def test_the_random_bot_blunders_all_the_time():
    counts = count("random", "bukharo", 6) + count("random", "buraco-fechado", 6)
    assert counts.total() > 300
    assert len(counts) >= 10


def test_the_medium_bot_hardly_ever_blunders():
    counts = count("medium", "bukharo", 6) + count("medium", "buraco-fechado", 6)
    assert counts.total() <= 1
