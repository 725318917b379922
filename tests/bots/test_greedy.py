"""The greedy bot, rule by rule (B2), on composed positions."""

from dataclasses import replace

import pytest

from buraco_desktop.bots.base import imagine
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import RANK
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.notation import read_command, write_card
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import play
from buraco_desktop.engine.view import view
from tests.support.positions import choice, choice_text, position


def turn(deal: DealState) -> list[str]:
    """Play the greedy bot's turn to its end, every command checked; return its commands."""
    seat, texts = deal.turn, []
    while deal.turn == seat and deal.phase is not Phase.OVER:
        texts.append(choice_text(deal))
        play(deal, choice(deal))
    return texts


# Rule 1: the draw


@pytest.mark.parametrize(
    ("pile", "melds", "expected"),
    [
        ("4D 2C", [], "take"),
        ("Jk", [], "take"),
        ("4D 8H", ["5H 6H 7H"], "take"),
        ("4D 9H", ["5H 6H 7H"], "draw"),
        ("KS", ["KH KD KC"], "take"),
        ("4D 6S 8D 10H QC", [], "draw"),
        ("4D 6S 8D 10H QC AS", [], "take"),
        ("", [], "draw"),
    ],
)
def test_takes_the_open_pile_for_a_wild_an_extension_or_six_cards(pile, melds, expected):
    hand = "3S 5D 9D JC 7S"
    assert choice_text(position(hand=hand, pile=pile, melds=melds, phase=Phase.DRAW)) == expected


def test_takes_the_closed_pile_whenever_it_may_without_a_wild_if_it_can():
    deal = position("buraco-fechado", hand="8H 9H 2C KC", pile="AS 10H", phase=Phase.DRAW)
    assert choice_text(deal) == "take+meld 8H 9H 10H"


def test_takes_the_closed_pile_rather_onto_the_largest_meld_than_as_a_new_one():
    melds = ["KH KD KC", "7H 8H 9H 10H"]
    deal = position("buraco-fechado", hand="5H 4H QC 4S", pile="AS 6H", melds=melds, phase=Phase.DRAW)
    assert choice_text(deal) == "take+add 2 6H"


def test_draws_when_the_closed_pile_is_of_no_use():
    deal = position("buraco-stbl", hand="8H 9C KC 4S", pile="AS 10H", phase=Phase.DRAW)
    assert choice_text(deal) == "draw"


def test_leaves_a_closed_pile_that_might_not_be_playable_to_the_end():
    # The take would leave the hidden card alone in hand. Only a card that completes the canasta could then be
    # played: the one imagined does, the real one does not.
    melds = ["4H 5H 6H 7H 8H 9H"]
    deal = position("buraco-stbl", hand="8D 9D", pile="KC 10D", melds=melds, phase=Phase.DRAW, pot_taken=True)
    imagined = imagine(view(deal, 0))
    take = read_command(imagined, "take+meld 8D 9D 10D")
    assert write_card(imagined.pile[0]) == "3H"
    assert check(imagined, take) is None
    assert check(deal, take) is not None
    assert choice_text(deal) == "draw"


# Rule 2: laying


def test_adds_natural_cards_to_the_largest_meld_first():
    deal = position(hand="8H KS 9D 3C 4C 6S", melds=["KH KD KC", "4H 5H 6H 7H"])
    assert choice_text(deal) == "add 2 8H"


def test_adds_a_two_in_its_own_place_as_a_natural_card():
    deal = position("buraco-aberto", hand="2H 9D 4C 7S", melds=["3H 4H 5H"])
    assert choice_text(deal) == "add 1 2H"


def test_lays_the_longest_natural_sequence_then_the_lower_suit():
    assert choice_text(position(hand="4S 5S 6S 8D 9D 10D JD KC 3H")) == "meld 8D 9D 10D JD"
    assert choice_text(position(hand="8D 9D 10D 4S 5S 6S KC 3H")) == "meld 4S 5S 6S"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("AH KH QH 4S 9D 7C", "meld QH KH AH"),
        ("AH 2H 3H 4H 9D 7C JS", "meld AH 2H 3H 4H"),
        ("AD KD QD 3D 2D 9S 7C", "meld AD 2D 3D"),
    ],
)
def test_a_sequence_may_use_the_ace_at_either_end_and_a_two_in_its_place(hand, expected):
    assert choice_text(position(hand=hand)) == expected


def test_a_sequence_from_ace_to_ace_needs_two_aces_and_rules_that_know_it():
    suit = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
    assert choice_text(position("buraco-aberto", hand=f"{suit} AS 4D 9H")) == f"meld {suit} AS"
    assert choice_text(position("buraco-aberto", hand=f"{suit} 4D 9H")) == f"meld {suit}"
    assert choice_text(position("bukharo", hand=f"{suit} AS 4D 9H")) == f"meld {suit}"


def test_lays_sequences_before_sets_and_the_larger_then_richer_set_first():
    assert choice_text(position(hand="KS KH KD 4C 5C 6C 9D")) == "meld 4C 5C 6C"
    assert choice_text(position(hand="KS KH KD 4C 4S 4D 4H 9D")) == "meld 4S 4H 4D 4C"
    assert choice_text(position(hand="4C 4S 4D KS KH KD 9D")) == "meld KS KH KD"


def test_lays_no_set_where_there_are_none():
    assert choice_text(position("buraco", hand="KS KH KD 4C 9D")).startswith("discard")


def test_completes_a_meld_of_six_naturals_with_a_two_before_a_joker():
    deal = position(hand="Jk 2C 8D JC QC 4S", melds=["KH KD KS", "3H 4H 5H 6H 7H 8H"])
    assert choice_text(deal) == "add 2 2C"


def test_makes_a_new_sequence_with_a_wild_from_neighbours_or_one_gap_richer_first():
    assert choice_text(position(hand="2C 4D 5D QH KH 8S 9C")) == "meld QH KH 2C"
    assert choice_text(position(hand="Jk 4D 6D 9H 8S KC")) == "meld 4D 6D Jk"


def test_makes_a_set_with_a_wild_when_no_sequence_can_be_made():
    assert choice_text(position(hand="2C 4D 4H KH KS 9S")) == "meld KS KH 2C"


def test_puts_a_lone_wild_on_the_largest_meld_without_one():
    melds = ["3H 4H 5H", "8C 9C 10C JC", "3S 4S 5S 6S Jk=7"]
    assert choice_text(position(hand="2D 7D KC 10H", melds=melds)) == "add 2 2D"


def test_empties_its_hand_for_the_pot():
    deal = position(hand="8H 9H 2D", melds=["5H 6H 7H"])
    play(deal, choice(deal))
    play(deal, choice(deal))
    play(deal, choice(deal))
    assert deal.pot_taken[0]
    assert len(deal.hands[0]) == 11
    assert deal.phase is Phase.PLAY


def test_skips_what_the_guard_of_the_last_cards_refuses():
    # Without canasta and with the pot taken two cards must stay.
    deal = position(hand="8H 9S", melds=["5H 6H 7H"], pot_taken=True)
    assert choice_text(deal) == "discard 9S"


def test_lays_the_wild_that_may_not_be_the_last_discard():
    deal = position(hand="Jk KC", melds=["3H 4H 5H 6H 7H 8H 9H"], pot_taken=True)
    assert turn(deal) == ["add 1 Jk", "discard KC"]
    assert deal.phase is Phase.OVER


# Rule 3: closing


def test_closes_as_soon_as_it_may():
    deal = position(hand="7H 7S 7D 8H", melds=["3H 4H 5H 6H", "3C 4C 5C 6C 7C 8C 9C"], pot_taken=True)
    # Adding 7H and 8H would leave two sevens and no end.
    assert turn(deal) == ["meld 7S 7H 7D", "discard 8H"]
    assert deal.out_team == 0


def test_closes_without_a_discard_where_none_is_needed():
    deal = position("burako", hand="7H 8H", melds=["9H 10H JH QH KH", "3C 4C 5C 6C 7C 8C 9C"], pot_taken=True)
    turn(deal)
    assert deal.out_team == 0


# Rule 4: the discard


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("KS KH 5D 5C 9H", "9H"),  # a mate counts 2
        ("8S 9S 4D 5D JH", "JH"),  # a neighbour counts 1.5
        ("8S 10S 4D 6D KH", "KH"),  # a gap counts 1
        ("4S QD", "QD"),  # nothing fits: the points decide
        ("AH KH 9D", "9D"),  # an ace is a neighbour of the king
        ("AH 3H 9D", "9D"),  # and one gap from the three
        ("9H 9C 6D 7D", "6D"),  # mates before neighbours; the lower kind among equals
        ("7S 7S 5H 6H JD", "JD"),  # the same card twice is a mate
    ],
)
def test_discards_what_fits_least(hand, expected):
    deal = position("buraco", hand=hand)
    assert choice_text(deal) == f"discard {expected}"


def test_never_discards_a_wild_if_it_need_not():
    assert choice_text(position("buraco", hand="2C 4H 4S KD KS")) == "discard KS"
    assert choice_text(position("buraco", hand="Jk 2D")) == "discard 2D"


def test_does_not_discard_the_card_of_a_one_card_pile():
    deal = position(hand="9H KS KH 5D 5C")
    deal.banned = next(card for card in deal.hands[0] if RANK[card] == 9)
    assert choice_text(deal) == "discard KS"


# The opening minimum (RULES 1.7)

VULNERABLE = (2000, 0)


def test_lays_nothing_while_the_minimum_is_out_of_reach():
    deal = position("canastra", hand="4H 5H 6H 9S JD KC", totals=VULNERABLE)
    assert deal.must_open
    assert turn(deal) == ["discard 9S"]


def test_lays_one_meld_after_the_other_when_together_they_reach_the_minimum():
    deal = position("canastra", hand="JS QS KS AS QH KH AH 8D 4D", totals=VULNERABLE)
    assert turn(deal) == ["meld JS QS KS AS", "meld QH KH AH", "discard 8D"]


def test_lays_as_usual_when_not_vulnerable():
    deal = position("canastra", hand="4H 5H 6H 9S JD KC", totals=(0, 2000))
    assert turn(deal)[0] == "meld 4H 5H 6H"


def test_keeps_the_minimum_in_mind_when_the_last_cards_could_not_be_discarded():
    # Laying both melds would empty the hand below 75 points; the pot is refused then, so nothing is laid.
    deal = position("canastra", hand="3H 4H 5H 6D 7D 8D 9S", totals=VULNERABLE)
    assert len(turn(deal)) == 1


def test_takes_a_closed_pile_only_with_a_meld_that_reaches_the_minimum():
    closed = replace(rulesets.BURACO_FECHADO, key="house", vulnerable_above=1500, vulnerable_min=40)
    for hand, expected in (("8H 9H KC 4S", "draw"), ("KS KH KD QC AS AC", "take+meld AS AD AC")):
        pile = "3S 10H" if expected == "draw" else "3S AD"
        deal = position("buraco-fechado", hand=hand, pile=pile, phase=Phase.DRAW, totals=VULNERABLE)
        deal.rules = closed
        deal.must_open = True
        assert choice_text(deal) == expected


# The first draw (RULES P25)


def test_rejects_its_first_card_if_that_is_the_one_it_would_discard():
    hand = "4H 6H 9S 9D 3C 5C KD"
    assert choice_text(position("burako", hand=hand, drawn="KD", first_turn=True)) == "redraw"
    assert choice_text(position("burako", hand=hand, drawn="9S", first_turn=True)) != "redraw"


def test_finds_the_only_command_left():
    # No pot is left and the last card may only go onto the meld, which then is the canasta needed to go out.
    deal = position("burako", hand="9H", melds=["3H 4H 5H 6H 7H 8H"], pot_taken=True)
    assert turn(deal) == ["add 1 9H"]
    assert deal.out_team == 0
