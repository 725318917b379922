"""Every reason has words in five languages, and tells its arguments."""

import pytest

from buraco_desktop.bots.advised import Estimate
from buraco_desktop.bots.reasons import Reason, ReasonCode
from buraco_desktop.engine.cards import full_deck
from buraco_desktop.engine.commands import Discard, Draw, ExtendMeld, LayMeld, Redraw, TakePile
from buraco_desktop.engine.melds import arrange
from buraco_desktop.engine.notation import pick_cards
from buraco_desktop.engine.rulesets import BUKHARO
from buraco_desktop.ui.chip_text import card_sign, cards_in
from buraco_desktop.ui.language import LANGUAGES
from buraco_desktop.ui.text_hint import play_text, value_text
from buraco_desktop.ui.text_reasons import no_reason, reason_sentence
from tests.ui.support.languages import spoken
from tests.ui.support.pages import NAMES

pytestmark = pytest.mark.usefixtures("qapp")
CARDS = (6, 19)


def told(reason):
    return reason_sentence(reason, lambda seat: NAMES[seat], card_sign)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_of_its_own_with_and_without_arguments(language):
    with spoken(language):
        full = {code: told(Reason(code, CARDS, (0,), (2,), 120)) for code in ReasonCode}
        bare = {code: told(Reason(code)) for code in ReasonCode}
    for sentences in (full, bare):
        assert all(len(words) > 10 for words in sentences.values())
        assert all("{" not in words and "%" not in words for words in sentences.values())
        assert len(set(sentences.values())) == len(ReasonCode)
    assert not any(cards_in(words) for words in bare.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_is_left_in_english(language):
    english = {code: told(Reason(code)) for code in ReasonCode}
    with spoken(language):
        own = {code: told(Reason(code)) for code in ReasonCode}
        assert no_reason()
    if language != "en":
        assert all(own[code] != english[code] for code in ReasonCode)


def test_arguments_are_told():
    for code in ReasonCode:
        words = told(Reason(code, CARDS, (), (2,), 120))
        assert set(cards_in(words)) in ({*CARDS}, set())
    assert cards_in(told(Reason(ReasonCode.LEAST_USEFUL, CARDS[:1]))) == [6]
    assert "Lucia" in told(Reason(ReasonCode.PILE_RISKY, seats=(2,)))
    assert "Lucia" in told(Reason(ReasonCode.HELPS_PARTNER, CARDS[:1], (0,), (2,)))
    assert "+120" in told(Reason(ReasonCode.GOES_OUT, points=120))
    assert "75" in told(Reason(ReasonCode.REACHES_MINIMUM, points=75))
    assert "9" in told(Reason(ReasonCode.PILE_RICH, points=9))


class TestPlays:
    deck = full_deck(BUKHARO)

    def cards(self, text):
        return tuple(pick_cards(text.split(), self.deck))

    def words(self, *commands, is_short=False):
        melds = [arrange(self.cards("5C 6C 7C"), BUKHARO)[0], arrange(self.cards("9S 9D 9H"), BUKHARO)[0]]
        return play_text(commands, melds, 4, BUKHARO, lambda card: f"<{card}>", is_short=is_short)

    def test_a_turn_is_told_as_one_sentence(self):
        kings = self.cards("KS KD KC")
        eight = self.cards("8C")[0]
        three = self.cards("3H")[0]
        told = self.words(LayMeld(kings), ExtendMeld(0, (eight,)), Discard(three))
        assert told.startswith("New set <")
        assert told.endswith(f", <{eight}> (clubs), then discard <{three}>")
        assert "\u00a0→\u00a0♣" in self.words(ExtendMeld(0, (eight,)), is_short=True)
        assert "\u00a0→\u00a09" in self.words(ExtendMeld(1, (eight,)), is_short=True)

    def test_cards_added_to_one_meld_stand_together(self):
        eight, nine = self.cards("8C 9C")
        assert self.words(ExtendMeld(0, (eight,)), ExtendMeld(0, (nine,))) == f"<{eight}> <{nine}> (clubs)"

    def test_cards_added_to_a_new_meld_join_it(self):
        run, four = self.cards("5H 6H 7H"), self.cards("4H")
        told = self.words(LayMeld(run), ExtendMeld(2, four))
        assert told.startswith("New sequence ")
        assert told.index(f"<{four[0]}>") < told.index(f"<{run[0]}>")

    def test_draws(self):
        assert self.words(Draw()) == "Draw from the stock"
        assert self.words(TakePile()).startswith("Take the pile, 4")
        assert self.words(Redraw()) == "Exchange the first card"
        assert "(clubs)" in self.words(TakePile(self.cards("8C"), 0))


def test_a_worth_has_its_sign_and_range():
    assert value_text(Estimate(84.6, 39.7, 24)) == ("+85", "± 40")
    assert value_text(Estimate(-12.2, 0.0, 24)) == ("\u221212", "± 1")
