"""The words of the game: everything that can happen has a sentence, in every language."""

import re
from dataclasses import fields, replace
from itertools import product

import pytest

from buraco_desktop.bots.names import LEVELS
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import FACE_COUNT, RANKS, SUIT
from buraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardRejected,
    DealEnded,
    EndReason,
    MeldExtended,
    MeldLaid,
    PileTaken,
    PotTaken,
    StockRefilled,
    TimeCalled,
    TurnStarted,
)
from buraco_desktop.engine.melds import CanastaClass, Meld, MeldKind, arrange
from buraco_desktop.engine.notation import pick_cards
from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.rules import MatchMode, OutCanasta
from buraco_desktop.session.asking import Fallback
from buraco_desktop.storage.faults import SaveFault
from buraco_desktop.ui import text
from buraco_desktop.ui.cast import CAST
from buraco_desktop.ui.language import LANGUAGES
from buraco_desktop.ui.text_bots import bot_line, bot_title, character_line, character_name, character_title
from buraco_desktop.ui.text_differences import difference_sentences
from buraco_desktop.ui.text_events import event_sentence, whose_turn
from buraco_desktop.ui.text_refusals import refusal_sentence
from buraco_desktop.ui.text_rules import (
    expected_time,
    length_short,
    length_title,
    match_sentence,
    preset_paragraph,
    preset_tile_lines,
)
from buraco_desktop.ui.text_table import Action, action_hint, action_label, plate_text
from tests.ui.support.languages import spoken

NAMES = ("Ana", "Bruno", "Lucia", "Marta")
PLACEHOLDER = re.compile(r"[{}%]")


def cards(words):
    return pick_cards(words.split(), list(range(FACE_COUNT * 2)))


@pytest.fixture(params=LANGUAGES)
def language(request, qapp):
    with spoken(request.param):
        yield request.param


@pytest.fixture
def english(qapp):
    with spoken("en"):
        yield


def is_finished(sentence):
    return bool(sentence.strip()) and not PLACEHOLDER.search(sentence)


def test_every_refusal_is_explained_in_two_lines(language):
    for code, rules in product(RefusalCode, rulesets.ALL):
        lines = refusal_sentence(Refusal(code, (5, 6), 2, 3), rules)
        assert all(is_finished(line) for line in lines), (code, rules.key, lines)
        assert all(line.endswith(".") for line in lines), lines


AT_SEQUENCE = (
    RefusalCode.TOO_MANY_WILDS,
    RefusalCode.TWO_SUITS,
    RefusalCode.DUPLICATE_RANK,
    RefusalCode.GAP,
    RefusalCode.WILD_PINNED,
)
AT_SET = (
    RefusalCode.TOO_MANY_WILDS,
    RefusalCode.NOT_A_MELD,
    RefusalCode.SET_FULL,
    RefusalCode.SECOND_SET,
)


def test_a_refusal_at_a_meld_names_it(language):
    clubs = Meld(MeldKind.SEQUENCE, tuple(cards("8C 9C Jk JC")), 8, 2)
    nines = Meld(MeldKind.SET, tuple(cards("9C 9D Jk")), 0, 2)
    for meld, codes, words in (
        (clubs, AT_SEQUENCE, ("8", "J", text.suit_name(SUIT[clubs.cards[0]]))),
        (nines, AT_SET, (text.rank_plural(9),)),
    ):
        for code, added in product(codes, ("2D", "2D 2H")):
            refusal = Refusal(code, tuple(cards(added)), 9, 8, meld)
            lines = refusal_sentence(refusal, rulesets.BUKHARO)
            assert all(is_finished(line) and line.endswith(".") for line in lines), lines
            assert all(word in lines[0] for word in words), lines
            assert lines[1] == refusal_sentence(replace(refusal, meld=None), rulesets.BUKHARO)[1]


def test_a_second_wild_card_is_told_with_its_meld(english):
    clubs = Meld(MeldKind.SEQUENCE, tuple(cards("8C 9C Jk JC")), 8, 2)
    refusal = Refusal(RefusalCode.TOO_MANY_WILDS, tuple(cards("2D")), 2, 1, clubs)
    first, _ = refusal_sentence(refusal, rulesets.BUKHARO)
    assert first == "A second wild card in the sequence 8 to J of clubs: two of diamonds."


def test_no_two_refusals_have_the_same_words(english):
    told = [refusal_sentence(Refusal(code, (5,), 2, 3), rulesets.BUKHARO) for code in RefusalCode]
    assert len(set(told)) == len(told)


def test_a_refusal_names_its_card_and_the_rule_of_the_game(english):
    seven = cards("7C")
    first, second = refusal_sentence(Refusal(RefusalCode.TWO_SUITS, tuple(seven)), rulesets.BURACO)
    assert first == "Another suit: seven of clubs."
    assert second == "A sequence is of one suit."
    _, with_sets = refusal_sentence(Refusal(RefusalCode.TWO_SUITS, tuple(seven)), rulesets.BUKHARO)
    assert "set" in with_sets


def test_points_of_an_opening_are_told(english):
    first, second = refusal_sentence(Refusal(RefusalCode.OPENING_MINIMUM, (), 45, 75), rulesets.CANASTRA)
    assert "45 of 75" in first
    assert "75" in second


def test_every_action_has_a_label_and_a_hint(language):
    for action in Action:
        assert is_finished(action_label(action)), action
        assert is_finished(action_hint(action)), action


def test_every_fault_of_a_save_and_every_fallback_is_told(language):
    faults = [text.save_fault_sentence(fault.value, "match-1", "") for fault in SaveFault]
    assert len(set(faults)) == len(SaveFault)
    assert all("match-1" in fault for fault in faults)
    fallbacks = [text.fallback_sentence(code.value, "Bruno") for code in Fallback]
    assert len(set(fallbacks)) == len(Fallback)
    assert all("Bruno" in fallback for fallback in fallbacks)


def test_every_card_has_a_name_of_its_own(language):
    names = [text.card_name(card) for card in range(FACE_COUNT)]
    assert all(is_finished(name) for name in names)
    assert len(set(names)) == FACE_COUNT - 1, "the two jokers share a name, nothing else does"
    assert all(is_finished(text.rank_plural(rank)) for rank in range(1, len(RANKS)))


def test_cards_in_english(english):
    assert text.card_name(cards("7C")[0]) == "seven of clubs"
    assert text.cards_text(cards("7C QH")) == "7♣ Q♥"
    assert text.cards_text(cards("Jk")) == "joker"


def test_every_preset_and_bot_has_words(language):
    for rules in rulesets.ALL:
        shown = (
            text.preset_title(rules.key),
            text.preset_note(rules.key),
            *preset_tile_lines(rules),
            preset_paragraph(rules),
            length_title(rules),
            length_short(rules, 2),
            expected_time(rules, rules.players[0]),
            match_sentence(rules, rules.players[-1]),
        )
        assert all(is_finished(words) for words in shown), shown
    assert all(is_finished(bot_title(bot)) and is_finished(bot_line(bot)) for bot in LEVELS)
    assert len({character_name(character) for character in CAST}) == len(CAST)
    assert all(is_finished(character_title(each)) and is_finished(character_line(each)) for each in CAST)


def test_differences_of_all_pairs_of_presets_are_told_once(language):
    for rules, other in product(rulesets.ALL, rulesets.ALL):
        told = difference_sentences(rules, other)
        assert all(is_finished(sentence) for sentence in told), told
        assert len(set(told)) == len(told), told
        assert bool(told) == (rules != replace(other, key=rules.key)), (rules.key, other.key)


def test_every_field_of_a_rule_set_that_presets_differ_in_is_told(english):
    """A difference in one field alone must not go unmentioned."""
    silent = {"key", "points", "players", "six_player_teams", "set_max", "hand", "stall_rounds"}
    for field in fields(rulesets.BUKHARO):
        if field.name in silent:
            continue
        for rules in rulesets.ALL:
            try:
                changed = replace(rulesets.BUKHARO, **{field.name: getattr(rules, field.name)})
            except ValueError:
                continue
            # The way the long canastas are built says nothing where they have no bonus.
            if changed != rulesets.BUKHARO and field.name not in {"special_mode", "deals", "unplayed_pot"}:
                assert difference_sentences(changed, rulesets.BUKHARO), field.name


def test_the_most_felt_difference_comes_first(english):
    assert difference_sentences(rulesets.BUKHARO, rulesets.BURACO)[0] == "Sets of equal ranks are melds, too."


def test_the_paragraph_follows_the_rules_in_force(english):
    strict = replace(rulesets.BUKHARO, out_canasta=OutCanasta.CLEAN, clean=250)
    assert "clean canasta and a last discard" in preset_paragraph(strict)
    assert "250" in preset_paragraph(strict)


def test_lengths_in_english(english):
    assert length_title(rulesets.BUKHARO) == "Until a team passes 2,000"
    assert length_title(rulesets.BURRACO_ITALIANO) == "4 deals, Victory Points"
    assert length_title(rulesets.BURACO) == "1 deal"
    assert length_short(rulesets.BURACO_ABERTO, 1) == "to 3,000"
    assert length_short(rulesets.BURRACO_ITALIANO, 2) == "deal 2 of 4"
    one_of_three = replace(rulesets.BUKHARO, match=MatchMode.SINGLE_DEAL, target=None, deals=3)
    assert preset_tile_lines(one_of_three)[1] == "3 deals, the most points win."


def test_canastas_are_called_as_in_their_country(qapp):
    with spoken("pt_BR"):
        assert text.canasta_word(CanastaClass.CLEAN, rulesets.BURACO_ABERTO) == "Limpa"
    with spoken("it"):
        assert text.canasta_word(CanastaClass.CLEAN, rulesets.BURRACO_ITALIANO) == "Pulito"
    with spoken("en"):
        assert text.canasta_title(CanastaClass.CLEAN, rulesets.BURRACO_ITALIANO) == "Clean burraco"
        assert text.canasta_title(CanastaClass.CLEAN, rulesets.BURACO) == "Clean canasta"


def test_every_class_of_canasta_has_a_word(language):
    for kind, rules in product(CanastaClass, rulesets.ALL):
        is_canasta = kind is not CanastaClass.NONE
        assert bool(text.canasta_word(kind, rules)) is is_canasta
        assert bool(text.canasta_title(kind, rules)) is is_canasta


def test_numbers_have_the_form_of_the_language(qapp):
    with spoken("en"):
        assert text.number(12500) == "12,500"
        assert text.signed(-35) == "−35"
        assert text.signed(200) == "+200"
        assert text.signed(0) == "0"
        assert text.points_count(1) == "1 point"
        assert text.points_count(1200) == "1,200 points"
    with spoken("pt_BR"):
        assert text.number(12500) == "12.500"
    with spoken("ru"):
        assert [text.cards_count(count) for count in (1, 2, 5)] == ["1 карта", "2 карты", "5 карт"]


def all_events():
    run = arrange(cards("4H 5H 6H"), rulesets.BUKHARO)[0]
    kings = arrange(cards("KH KS KD"), rulesets.BUKHARO)[0]
    seven = arrange(cards("4H 5H 6H 7H 8H 9H 10H"), rulesets.BUKHARO)[0]
    for seat in (0, 1):
        yield TurnStarted(seat)
        yield TurnStarted(seat, tuple(cards("4H 5H")) if seat == 0 else (None, None))
        yield CardDrawn(seat, cards("7C")[0] if seat == 0 else None)
        yield CardDrawn(seat, None, is_last_turn=True)
        yield CardRejected(seat, cards("7C")[0])
        yield PileTaken(seat, tuple(cards("7C")))
        yield PileTaken(seat, (None, None, cards("7C")[0]), is_open=False)
        yield MeldLaid(seat, seat, 0, run)
        yield MeldLaid(seat, seat, 0, kings)
        yield MeldExtended(seat, seat, 0, seven, tuple(cards("10H")))
        yield CardDiscarded(seat, cards("7C")[0])
        yield PotTaken(seat, seat, (None,) * 11, is_direct=True)
        yield PotTaken(seat, seat, (None,) * 11, is_direct=False)
        yield DealEnded(EndReason.OUT, seat, seat)
    yield StockRefilled(11)
    yield DealEnded(EndReason.EXHAUSTED, 1, None)
    yield DealEnded(EndReason.STALL, 1, None)
    yield DealEnded(EndReason.TIME, 1, None)
    yield TimeCalled(0, 5)
    yield TimeCalled(1, None)


def test_every_event_is_a_sentence(language):
    for event in all_events():
        sentence = event_sentence(event, NAMES.__getitem__, 0, rulesets.BUKHARO)
        assert is_finished(sentence), event
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence


def test_events_in_english(english):
    told = [event_sentence(event, NAMES.__getitem__, 0, rulesets.BUKHARO) for event in all_events()]
    assert "You drew 7♣." in told
    assert "Bruno drew a card." in told
    assert "Bruno took the pile, 1 card." in told
    assert "You took the pile, 3 cards." in told
    assert "You laid a set of kings: K♠ K♥ K♦." in told
    assert "Bruno added 10♥, clean canasta." in told
    assert "You took the pot and go on." in told
    assert "Bruno went out." in told


def test_a_canasta_is_told_only_when_it_is_made(english):
    eight = arrange(cards("4H 5H 6H 7H 8H 9H 10H JH"), rulesets.BUKHARO)[0]
    event = MeldExtended(1, 1, 0, eight, tuple(cards("JH")))
    assert event_sentence(event, NAMES.__getitem__, 0, rulesets.BUKHARO) == "Bruno added J♥."


def test_a_hidden_card_is_never_named(language):
    for event in all_events():
        if isinstance(event, CardDrawn) and event.card is None:
            assert "♣" not in event_sentence(event, NAMES.__getitem__, 0, rulesets.BUKHARO)


def test_whose_turn_and_plates(english):
    assert whose_turn(None) == "It is your turn."
    assert whose_turn("Bruno") == "Bruno is to play."
    assert plate_text("Marta", False, "Eager", 11, True) == "Marta, opponent, Eager, 11 cards, thinking"
    assert plate_text("Ana", None, "", 1, False) == "Ana, your seat, 1 card"


def test_names_in_a_list(english):
    assert text.joined([]) == ""
    assert text.joined(["Ana"]) == "Ana"
    assert text.joined(["Ana", "Lucia", "Rosa"]) == "Ana, Lucia and Rosa"


def test_spanish_says_e_before_the_sound_i():
    with spoken("es"):
        for name in ("Inés", "Ígor", "ivo", "Hilda", "Hígor", "Yves"):
            assert text.joined(["Ana", name]) == f"Ana e {name}"
        for name in ("Ana", "Iago", "Hielo", "hierba", "Yolanda", "Hugo", "11"):
            assert text.joined(["Inés", "Eva", name]) == f"Inés, Eva y {name}"
    with spoken("en"):
        assert text.joined(["Ana", "Inés"]) == "Ana and Inés"
