"""Personalities: the same level with other habits."""

from dataclasses import replace
from random import Random

import pytest

from buraco_desktop.bots.club.bot import ClubBot
from buraco_desktop.bots.club.character import COLLECTOR, NEUTRAL, PRUDENT, PURIST, SPRINTER, Character
from buraco_desktop.bots.club.skill import CLUB
from buraco_desktop.bots.club.weights import HAND_WRITTEN
from buraco_desktop.bots.levels import BOT_NAMES, CHARACTERS, make_bot
from buraco_desktop.bots.names import LEVELS, PERSONALITIES, with_personality
from buraco_desktop.bots.reasons import ReasonCode
from buraco_desktop.engine.notation import write_command
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.view import view
from tests.support.positions import position

CANASTA = "3C 4C 5C 6C 7C 8C 9C"


def play(deal: DealState, character: Character) -> str:
    bot = ClubBot("one", replace(CLUB, character=character), HAND_WRITTEN)
    return write_command(deal, bot.choose(view(deal, 0), Random(0)))


def closes(deal: DealState, character: Character) -> bool:
    bot = ClubBot("one", replace(CLUB, character=character), HAND_WRITTEN)
    return bot.explain(view(deal, 0), Random(0)).reason.code is ReasonCode.GOES_OUT


def test_levels_and_personalities_join_to_names_of_bots():
    joined = [with_personality("medium", personality) for personality in PERSONALITIES]
    assert joined == ["medium-prudent", "medium-collector", "medium-sprinter", "medium-purist"]
    assert [make_bot(name).name for name in joined] == joined
    assert {with_personality(level, name) for level in LEVELS for name in ("", *PERSONALITIES)} <= set(
        BOT_NAMES
    )
    assert with_personality("medium", "") == "medium"
    assert with_personality("beginner", "prudent") == "beginner"
    with pytest.raises(ValueError, match=r"no personality is called 'moody'; there are prudent, collector"):
        with_personality("medium", "moody")
    with pytest.raises(ValueError, match="no bot is called 'beginner-prudent'"):
        make_bot("beginner-prudent")


def test_neutral_changes_no_weight_and_prudent_fears_more():
    assert NEUTRAL.applied(HAND_WRITTEN) == HAND_WRITTEN
    prudent = PRUDENT.applied(HAND_WRITTEN)
    assert prudent.danger_meld == 1.5 * HAND_WRITTEN.danger_meld
    assert prudent.danger_known == 1.5 * HAND_WRITTEN.danger_known


def test_the_collector_takes_a_pile_that_others_leave():
    deal = position(hand="KC 10H 3D 4S 8D", pile="JH 9D", phase=Phase.DRAW)
    deal.turn_count = 12
    assert play(deal, NEUTRAL) == "draw"
    assert play(deal, COLLECTOR) == "take"


def near_a_tie(their_melds: list[str]) -> DealState:
    deal = position(hand="10C 3H", melds=[CANASTA], their_melds=their_melds, pot_taken=True)
    deal.pot_taken[1] = True
    return deal


def test_prudent_and_sprinter_go_out_a_little_behind_the_collector_only_ahead():
    theirs = ["3D 4D 5D 6D 7D 8D 9D", "KS KH KD KC", "QS QH QD QC", "JS JH JD JC"]
    behind, ahead = near_a_tie([*theirs, "AS AH AC"]), near_a_tie([*theirs, "5S 5H 5D"])
    found = {
        name: (closes(behind, character), closes(ahead, character))
        for name, character in {"neutral": NEUTRAL, **CHARACTERS}.items()
    }
    assert found == {
        "neutral": (False, True),
        "prudent": (True, True),
        "collector": (False, False),
        "sprinter": (True, True),
        "purist": (False, True),
    }


def test_the_sprinter_lays_middle_sets_at_once():
    deal = position(hand="8C 8H 8S 4D 10S QD 5S 6H 10D")
    assert play(deal, NEUTRAL).startswith("discard")
    assert play(deal, SPRINTER) == "meld 8S 8H 8C"


def test_the_purist_keeps_a_clean_meld_clean_but_for_an_empty_hand():
    six = "5H 6H 7H 8H 9H 10H"
    deal = position(hand="Jk 2S 4D 10S QD 5S KC 8D", melds=[six])
    assert play(deal, NEUTRAL) == "add 1 2S"
    assert play(deal, PURIST).startswith("discard")
    assert play(position(hand="Jk 4D", melds=[six]), PURIST) == "add 1 Jk"


def test_the_purist_keeps_no_wild_card_that_an_opponent_who_goes_out_would_make_a_loss():
    deal = position(hand="Jk 2S 4D 10S QD 5S KC 8D", melds=["5H 6H 7H 8H 9H 10H"], their_melds=[CANASTA])
    assert play(deal, PURIST).startswith("discard")
    deal.pot_taken[1] = True
    deal.hands[1], deal.stock = deal.hands[1][:2], [*deal.hands[1][2:], *deal.stock]
    assert play(deal, PURIST).startswith("add 1 ")
