"""The rule book says what the engine does, and every link from the table leads into it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import full_deck
from buraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardRejected,
    DealEnded,
    EndReason,
    Event,
    MeldExtended,
    MeldLaid,
    PileTaken,
    PotTaken,
    StockRefilled,
    TimeCalled,
    TurnStarted,
)
from buraco_desktop.engine.melds import arrange, extend
from buraco_desktop.engine.notation import pick_cards, read_layout, write_cards
from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.rule_book.examples import ExampleError, added, laid, lying
from buraco_desktop.ui.rule_book.links import paragraph_for_event, paragraph_for_refusal, related
from buraco_desktop.ui.rule_book.model import Example, Fan, Sign
from buraco_desktop.ui.rule_book.paragraphs import by_key, rule_book
from tests.ui.support.rule_books import FIELDS, book_of, other_values

ACE_GAP = Refusal(RefusalCode.GAP, pick_cards(["KS", "AS", "3S"], range(54)))


def sample_events(rules: RuleSet) -> list[Event]:
    """Return events of every type, and every variety that has a paragraph of its own."""
    deck = full_deck(rules)
    plain, ace, wild = (
        arrange(pick_cards(text.split(), deck), rules)[0] for text in ("3H 4H 5H", "QS KS AS", "7D 8D 2S 10D")
    )
    equal = read_layout("KS KH KD", deck)
    seven = pick_cards(["7H"], deck)
    joined = extend(wild, pick_cards(["9D"], deck), rules)[0]
    return [
        TurnStarted(0),
        TurnStarted(0, seven),
        CardDrawn(0, seven[0]),
        CardDrawn(0, None, True),
        CardRejected(0, seven[0]),
        PileTaken(0, seven),
        PileTaken(0, seven, True, seven[0]),
        PileTaken(0, seven, False),
        *(MeldLaid(0, 0, 0, meld) for meld in (plain, ace, wild, equal)),
        MeldExtended(0, 0, 0, joined, pick_cards(["9D"], deck)),
        MeldExtended(0, 0, 0, plain, plain.cards[:1]),
        CardDiscarded(0, seven[0]),
        PotTaken(0, 0, seven, True),
        PotTaken(0, 0, (None,), False),
        StockRefilled(11),
        TimeCalled(0, None),
        *(DealEnded(reason, 0, None) for reason in EndReason),
    ]


@pytest.mark.parametrize("rules", rulesets.ALL, ids=lambda rules: rules.key)
class TestEveryPreset:
    def test_numbers_and_keys_are_unique(self, rules: RuleSet) -> None:
        book = rule_book(rules)
        paragraphs = [paragraph for section in book for paragraph in section.paragraphs]
        assert len({paragraph.key for paragraph in paragraphs}) == len(paragraphs) > 45
        assert len({paragraph.number for paragraph in paragraphs}) == len(paragraphs)
        assert [section.number for section in book] == [str(number) for number in range(1, len(book) + 1)]

    def test_every_paragraph_has_whole_sentences(self, rules: RuleSet) -> None:
        for key, paragraph in book_of(rules).items():
            assert paragraph.title, key
            assert paragraph.sentences, key
            for sentence in paragraph.sentences:
                assert sentence[0].isupper() or sentence[0].isdigit(), sentence
                assert sentence.endswith("."), sentence
                assert "{" not in sentence, sentence

    def test_every_example_has_cards_and_a_verdict(self, rules: RuleSet) -> None:
        for paragraph in book_of(rules).values():
            for example in paragraph.examples:
                assert any(isinstance(piece, Fan) and piece.cards for piece in example.pieces)
                assert example.verdict
                assert not example.verdict.endswith("."), example.verdict
                assert not example.reason or example.reason.endswith("."), example.reason

    def test_every_refusal_leads_into_the_book(self, rules: RuleSet) -> None:
        book = book_of(rules)
        for code in RefusalCode:
            assert paragraph_for_refusal(Refusal(code), rules) in book, code
        assert paragraph_for_refusal(ACE_GAP, rules) == "meld.aces"

    def test_every_event_leads_into_the_book(self, rules: RuleSet) -> None:
        events = sample_events(rules)
        assert {type(event) for event in events} == set(Event.__args__)
        book = book_of(rules)
        for event in events:
            assert paragraph_for_event(event, rules) in book, event


def test_see_also_leads_to_paragraphs() -> None:
    every_key = {key for rules in rulesets.ALL for key in book_of(rules)}
    for key in every_key:
        assert set(related(key)) <= every_key - {key}, key


@st.composite
def house_rules(draw: st.DrawFn) -> RuleSet:
    """Draw a preset with up to eight fields changed, whatever the combination."""
    rules = draw(st.sampled_from(rulesets.ALL))
    for name in draw(st.lists(st.sampled_from(FIELDS), max_size=8, unique=True)):
        others = list(other_values(rules, name))
        if others:
            rules = draw(st.sampled_from(others))
    return rules


@settings(max_examples=120)
@given(house_rules())
def test_house_rules_have_a_true_book_with_all_links(rules: RuleSet) -> None:
    book = by_key(rule_book(rules))
    for code in RefusalCode:
        assert paragraph_for_refusal(Refusal(code), rules) in book, code


class TestExamples:
    RULES = rulesets.BUKHARO

    def test_a_right_one_shows_the_layout_of_the_engine(self) -> None:
        example = laid("4H 5H 2S 7H", self.RULES, True, "right")
        fan = example.pieces[0]
        assert isinstance(fan, Fan)
        assert (write_cards(fan.cards), fan.wild, fan.wild_rank) == ("4H 5H 2S 7H", 2, 6)

    def test_a_refused_one_says_what_the_table_says(self) -> None:
        example = laid("4H 5H 7D", self.RULES, False)
        assert (example.is_right, example.verdict) == (False, "Another suit: seven of diamonds")

    def test_an_addition_shows_before_and_after(self) -> None:
        example = added("6C 2H=7 8C", "7C", self.RULES, True, "moves")
        before, plus, cards, arrow, after = example.pieces
        assert (plus, arrow) == (Sign.PLUS, Sign.ARROW)
        assert isinstance(before, Fan)
        assert isinstance(cards, Fan)
        assert isinstance(after, Fan)
        assert write_cards(after.cards) == "2H 6C 7C 8C"

    @pytest.mark.parametrize(
        ("cards", "claim"), [("4H 5H 6H", False), ("4H 5H 7D", True)], ids=["right", "refused"]
    )
    def test_a_false_claim_is_an_error(self, cards: str, claim: bool) -> None:
        with pytest.raises(ExampleError, match=cards):
            laid(cards, self.RULES, claim)

    def test_a_false_claim_on_an_addition_is_an_error(self) -> None:
        with pytest.raises(ExampleError):
            added("4H 5H 6H", "8D", self.RULES, True)

    def test_a_meld_that_nobody_could_lay_is_an_error(self) -> None:
        with pytest.raises(ExampleError, match="cannot lie"):
            lying("KS KH KD", rulesets.BURACO, "a set")

    def test_the_same_example_is_refused_where_the_rules_forbid_it(self) -> None:
        def verdict(rules: RuleSet, key: str) -> list[bool]:
            examples: tuple[Example, ...] = book_of(rules)[key].examples
            return [example.is_right for example in examples]

        assert verdict(rulesets.BUKHARO, "meld.set")[0]
        assert not verdict(rulesets.BURACO, "meld.set")[0]
        assert verdict(rulesets.BURACO, "out.discard") == [True, True]
        assert verdict(rulesets.BUKHARO, "out.discard") == [False, False]
