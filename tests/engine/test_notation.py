"""The text form of cards, layouts and commands: what is written is read back, and nothing else is read."""

import doctest
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buraco_desktop.engine import cards, melds, notation, rulesets
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.cards import JOKER_KIND, KIND, full_deck, sorted_by_rank, sorted_by_suit
from buraco_desktop.engine.commands import Discard, ExtendMeld, LayMeld, TakePile
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.melds import MeldKind
from buraco_desktop.engine.notation import (
    NO_PLACE,
    NotationError,
    is_natural_two,
    pick_cards,
    read_command,
    read_kind,
    read_layout,
    write_card,
    write_cards,
    write_command,
    write_layout,
)
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from tests.engine.table import lay_out
from tests.engine.walks import positions


@pytest.mark.parametrize("module", [notation, melds, cards], ids=lambda module: module.__name__)
def test_examples_in_docstrings(module) -> None:
    assert doctest.testmod(module).failed == 0


def test_there_are_examples_in_docstrings() -> None:
    assert doctest.testmod(notation).attempted >= 4


def test_every_card_is_read_back() -> None:
    deck = full_deck(rulesets.BURRACO_SIX)
    assert [read_kind(write_card(card)) for card in deck] == [KIND[card] for card in deck]
    assert len({write_card(card) for card in deck}) == 53
    assert pick_cards([write_card(card) for card in deck], deck) == tuple(deck)


@given(st.text(alphabet="AaJkKQ21039SHDC♠ =*^", max_size=5))
def test_what_is_no_card_is_refused(text: str) -> None:
    names = {write_card(card) for card in full_deck(rulesets.BURACO)}
    if text in names:
        assert 0 <= read_kind(text) <= JOKER_KIND
    else:
        with pytest.raises(NotationError, match="not a card"):
            read_kind(text)


@given(positions())
@settings(max_examples=60)
def test_layouts_on_the_table_are_read_back(deal: DealState) -> None:
    for team in deal.melds:
        for meld in team:
            assert read_layout(write_layout(meld), meld.cards) == meld._replace(
                special=melds.SpecialMove.NONE
            )


@given(positions())
@settings(max_examples=60)
def test_commands_are_read_back_up_to_copies(deal: DealState) -> None:
    for command in candidates(deal):
        text = write_command(deal, command)
        one, other = deal.copy(), deal.copy()
        apply(one, command)
        apply(other, read_command(deal, text))
        assert one.digest() == other.digest()
        assert write_command(deal, read_command(deal, text)) == text


@given(positions(), st.data())
def test_any_text_is_a_command_or_refused_as_notation(deal: DealState, data: st.DataObject) -> None:
    words = [
        "draw",
        "take",
        "meld",
        "add",
        "take+add",
        "take+meld",
        "discard",
        "redraw",
        "1",
        "0",
        "-1",
        "²",
        "=",
        "7H",
    ]
    words += ["Jk=9", "2H*", "Jk", "=A^", "*", "9" * 5000]
    text = " ".join(data.draw(st.lists(st.sampled_from(words), max_size=6)))
    with suppress(NotationError):
        check(deal, read_command(deal, text))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Draw",
        "draw 7H",
        "take 7H",
        "discard",
        "discard 7H 8H",
        "discard Jk=9",
        "discard 7H = 7H",
        "meld",
        "add 7H",
        "add 1",
        "add one 7H",
        "add -1 7H",
        "add ² 7H",
        "add 99999999999 7H",
        "meld 7H 8H 9X",
        "meld 7H 8H 9H = ",
        "takeback",
    ],
)
def test_what_is_no_command(text: str) -> None:
    with pytest.raises(NotationError):
        read_command(lay_out("bukharo", hand="7H 8H 9H Jk"), text)


def test_two_ways_to_wish_for_a_layout() -> None:
    deal = lay_out("bukharo", hand="7C 8C 9C Jk 4S", melds=[["10C JC QC"]])
    default = read_command(deal, "meld 7C 8C 9C Jk")
    by_layout = read_command(deal, "meld 7C 8C 9C Jk = 7C 8C 9C Jk=10")
    by_token = read_command(deal, "meld Jk=10 7C 8C 9C")
    assert isinstance(default, LayMeld)
    assert isinstance(by_layout, LayMeld)
    assert isinstance(by_token, LayMeld)
    assert default.place is None
    assert by_layout.place == by_token.place == (7, 3)
    assert write_command(deal, by_layout) == "meld 7C 8C 9C Jk = 7C 8C 9C Jk=10"
    impossible = read_command(deal, "meld 7C 8C 9C Jk=Q")
    assert isinstance(impossible, LayMeld)
    assert impossible.place == NO_PLACE
    added = read_command(deal, "add 1 Jk=K")
    assert isinstance(added, ExtendMeld)
    assert added.place == (10, 3)


def test_a_set_may_be_wished_for_in_any_order() -> None:
    deal = lay_out("bukharo", hand="KS KH 2D 4S 5S")
    command = read_command(deal, "meld KS KH 2D = KH 2D* KS")
    assert isinstance(command, LayMeld)
    assert command.place == (0, 2)


def test_the_free_copy_is_discarded_and_the_banned_one_laid() -> None:
    deal = lay_out("bukharo", hand="7D 7D 8D 9D 4S")
    first, second = deal.hands[0][:2]
    for banned, free in ((first, second), (second, first)):
        deal.banned = banned
        assert read_command(deal, "discard 7D") == Discard(free)
        meld = read_command(deal, "meld 7D 8D 9D")
        assert isinstance(meld, LayMeld)
        assert banned in meld.cards


def test_the_top_card_justifies_the_take() -> None:
    deal = lay_out("buraco-fechado", hand="7D 8D 9D 4S", pile="KC 7D", phase=Phase.DRAW)
    command = read_command(deal, "take+meld 7D 8D 9D")
    assert isinstance(command, TakePile)
    assert deal.pile[-1] in command.cards


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7H 8H",
        "7H 8H 9S",
        "7H 9H 8H",
        "7H Jk=8",
        "7H Jk 9H",
        "7H Jk=9 9H",
        "7H Jk=8 2S=9",
        "Jk=8 2S=9 10H",
        "7H 8H=8 9H",
        "KH AH 2H",
        "KH AH Jk=2",
        "Jk=K AH 2H",
        "AH AH AH Jk=A",
        "KS KH QD*",
        "2S 2H 2D*",
        "Jk Jk Jk",
        "KS 2H* Jk*",
        "KS KH 2D=K",
        "7H 8H Jk*",
        "AH AH 2H",
    ],
)
def test_what_is_no_layout(text: str) -> None:
    with pytest.raises(NotationError):
        read_layout(text, ())


def test_a_set_is_read_with_its_wild_card_anywhere() -> None:
    meld = read_layout("2D* KS KH", ())
    assert (meld.kind, write_layout(meld)) == (MeldKind.SET, "KS KH 2D*")


def test_natural_twos() -> None:
    meld = read_layout("2H 3H 2S=4", ())
    assert [is_natural_two(meld, index) for index in range(3)] == [True, False, False]


def test_hands_are_sorted_by_suit_or_rank() -> None:
    hand = pick_cards(["Jk", "2H", "AS", "KS", "2S", "AD"], full_deck(rulesets.BURACO))
    assert write_cards(sorted_by_suit(hand)) == "AS 2S KS 2H AD Jk"
    assert write_cards(sorted_by_rank(hand)) == "AS AD 2S 2H KS Jk"
