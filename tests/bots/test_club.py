"""The club player: each numbered rule on a position of its own."""

from dataclasses import replace
from random import Random

import pytest

from buraco_desktop.bots.club.bot import ClubBot
from buraco_desktop.bots.club.danger import Danger
from buraco_desktop.bots.club.discard import keep_value
from buraco_desktop.bots.club.memory import known_of, pile_kinds
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.club.skill import CLUB, EASY, MEDIUM, MEMORY_CLUB, Skill
from buraco_desktop.bots.club.standing import held_card_points, is_last_deal, net_if_closed, table_points
from buraco_desktop.bots.club.weights import HAND_WRITTEN
from buraco_desktop.bots.reasons import Choice, ReasonCode
from buraco_desktop.engine.cards import KIND
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.notation import read_kind, write_command
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import view
from tests.support.positions import position

CANASTA = "3C 4C 5C 6C 7C 8C 9C"
OTHER_CANASTA = "4D 5D 6D 7D 8D 9D 10D"


def think(deal: DealState, skill: Skill = CLUB) -> Choice:
    choice = ClubBot("club", skill, HAND_WRITTEN).explain(view(deal, deal.turn), Random(0))
    assert check(deal, choice.command) is None
    return choice


def play(deal: DealState, skill: Skill = CLUB) -> str:
    return write_command(deal, think(deal, skill).command)


def why(deal: DealState, skill: Skill = CLUB) -> ReasonCode:
    return think(deal, skill).reason.code


def shorten(deal: DealState, seat: int, size: int) -> DealState:
    deal.hands[seat], rest = deal.hands[seat][:size], deal.hands[seat][size:]
    deal.stock[:0] = rest
    return deal


def look(deal: DealState, skill: Skill = CLUB) -> Position:
    return Position(deal, HAND_WRITTEN, skill)


def test_h1_goes_out_when_ahead():
    deal = position(hand="10C 3H", melds=[CANASTA], pot_taken=True)
    assert (play(deal), why(deal)) == ("add 1 10C", ReasonCode.GOES_OUT)


def far_behind(*, partner: int) -> DealState:
    melds = ["3D 4D 5D 6D 7D 8D 9D", "KS KH KD KC KS KH KD", "QS QH QD QC QS QH QD"]
    deal = position(hand="10C 3H", melds=[CANASTA], their_melds=melds, pot_taken=True)
    deal.pot_taken[1] = True
    return shorten(deal, 2, partner)


def test_h1_waits_when_behind_unless_the_partner_is_short_or_an_opponent_may_close():
    assert why(far_behind(partner=5)) is not ReasonCode.GOES_OUT
    assert why(far_behind(partner=4)) is ReasonCode.GOES_OUT
    assert why(shorten(far_behind(partner=5), 1, 2)) is ReasonCode.GOES_OUT


def test_h2_empties_the_hand_for_the_pot_directly_before_by_discard():
    deal = position(hand="5C 6C 7C 9H 10H JH")
    assert why(deal) is ReasonCode.FETCHES_POT
    assert play(position(hand="5C 6C 7C KD")) == "meld 5C 6C 7C"
    # A wild card is spent where that empties the hand.
    assert play(position(hand="9C 10C Jk")) == "meld 9C 10C Jk"
    # All four can be laid, so none is kept for the discard.
    assert play(position(hand="5C 6C 7C 8C")) == "meld 5C 6C 7C 8C"


def test_h2_puts_the_wild_card_where_it_makes_the_canasta_that_going_out_needs():
    deal = position("burako", hand="9D 2S", melds=["9S 9H 9C 9S 9H", "4H 5H 6H 7H"], pot_taken=True)
    assert [play(deal), why(deal)] == ["add 1 9D", ReasonCode.GOES_OUT]
    apply(deal, think(deal).command)
    assert play(deal) == "add 1 2S"


@pytest.mark.parametrize(
    ("pile", "command", "code"),
    [
        ("Jk", "take", ReasonCode.PILE_WILD),
        ("QS 3C", "draw", ReasonCode.PILE_POOR),
        ("9C 8D", "take", ReasonCode.PILE_EXTENDS),
        ("KS KD 4H", "take", ReasonCode.PILE_COMPLETES),
        ("9H", "take", ReasonCode.PILE_COMPLETES),
    ],
)
def test_h3_takes_the_pile_for_what_fits(pile: str, command: str, code: ReasonCode):
    deal = position(hand="KC KH 6D 7D 10H 8H", melds=["5C 6C 7C 8C"], pile=pile, phase=Phase.DRAW)
    deal.turn_count = 12
    assert (play(deal), why(deal)) == (command, code)


def test_h3_takes_a_single_card_only_if_it_fits_now():
    hand = "10H JS QH 9D 3C"
    assert play(position(hand=hand, pile="10S JD", phase=Phase.DRAW)) == "take"
    assert play(position(hand=hand, pile="10S", phase=Phase.DRAW)) == "draw"


def test_h3_takes_more_in_the_first_rounds_and_less_near_the_end():
    # Two cards beside one in hand each are worth 1.6: enough only at first.
    deal = position(hand="KC 10H 3D 4S 8D", pile="JH 9D", phase=Phase.DRAW)
    assert play(deal) == "take"
    deal.turn_count = 12
    assert play(deal) == "draw"
    short = position(hand="KC 10H 9H", melds=[CANASTA], pile="10C 4D QD", phase=Phase.DRAW, pot_taken=True)
    short.turn_count = 12
    assert (play(short), why(short)) == ("draw", ReasonCode.NEAR_END)


def test_h4_adds_the_seventh_card_first_then_to_larger_melds_then_sequences():
    melds = ["5C 6C 7C 8C", "5H 6H 7H 8H 9H 10H", "KS KH KD KC"]
    deal = position(hand="9C JH KS 3D 3H 8S 10D", melds=melds)
    assert (play(deal), why(deal)) == ("add 2 JH", ReasonCode.MAKES_CANASTA)
    assert play(position(hand="9C KS 3D 3H 8S 10D", melds=melds)) == "add 1 9C"


def test_h5_lays_sequences_at_once_but_no_second_one_of_a_suit():
    loose = "KD 4D 10S QD 5S 8H"
    assert play(position(hand=f"6C 7C 8C {loose}")) == "meld 6C 7C 8C"
    deal = position(hand=f"10C JC QC {loose}", melds=["4C 5C 6C"])
    assert play(deal).startswith("discard")
    deal.stock = deal.stock[:8]
    deal.pot_taken[0] = True
    assert play(deal) == "meld 10C JC QC"


def test_h6_lays_outer_sets_at_once_and_middle_ones_with_a_reason():
    loose = "4D 10S QD 5S 6H 10D"
    assert play(position(hand=f"KC KH KS {loose}")) == "meld KS KH KC"
    middle = position(hand=f"8C 8H 8S {loose}")
    assert play(middle).startswith("discard")
    middle.turn_count = 16
    assert play(middle) == "meld 8S 8H 8C"
    assert play(position(hand=f"8C 8H 8S 8D {loose}")) == "meld 8S 8H 8D 8C"
    assert play(position(hand="8C 8H 8S 4D 10S QD 5S")) == "meld 8S 8H 8C"


def test_h7_makes_the_first_canasta_with_a_wild_card_and_opens_with_one_only_when_short():
    six = "5H 6H 7H 8H 9H 10H"
    loose = "4D 10S QD 5S KC 8D"
    deal = position(hand=f"Jk 2S {loose}", melds=[six])
    assert (play(deal), why(deal)) == ("add 1 2S", ReasonCode.MAKES_CANASTA)
    # The first canasta is there, and one wild card is all there is.
    assert play(position(hand=f"Jk {loose}", melds=[six, CANASTA])).startswith("discard")
    assert play(position(hand=f"9C 10C Jk {loose}")).startswith("discard")
    short = position(hand="9C 10C Jk QD 5S 8D")
    assert (play(short), why(short)) == ("meld 9C 10C Jk", ReasonCode.SPENDS_WILD)


def test_h8_keeps_its_wild_card_before_the_pot():
    deal = position(hand="9C 10C Jk QD 5S 8D 3H 4S")
    assert play(deal).startswith("discard")


def test_h9_knows_what_an_opponent_took():
    deal = position(hand="QH 4S 9D KD", pot_taken=True)
    nothing = Danger(look(deal)).of(read_kind("QH"))
    deal.known[1] = [KIND[deal.hands[0][0]]]
    assert Danger(look(deal)).of(deal.known[1][0]) > nothing
    # What the partner holds is no danger.
    deal.known[2], deal.known[1] = deal.known[1], []
    assert Danger(look(deal)).of(deal.known[2][0]) == nothing


def test_h10_keeps_pairs_neighbours_and_the_middle_and_wild_cards_most():
    deal = position(hand="QH QS 6C 7C 9D AD 2S Jk 4H 4H")
    here = look(deal)

    def worth(card: str) -> float:
        return keep_value(here, read_kind(card))

    assert worth("AD") < worth("9D") < worth("QH") < worth("7C") + 2.2
    assert worth("2S") > 20
    assert worth("Jk") > worth("2S")
    assert play(deal) == "discard AD"


def test_h11_does_not_feed_opponents_where_something_else_can_go():
    hand = "9C KD 3H 3S 8S 6D 6H JH JS"
    alone = position(hand=hand)
    fed = position(hand="9C QC KD KS 3H 3S 6D 6H JH JS", their_melds=["KH KC KD"])
    assert play(alone).startswith("discard")
    assert play(position(hand="KD 4H 8H 8S", their_melds=["KH KC KS"], pot_taken=True)) == "discard 4H"
    assert think(fed).reason.cards != ()
    # The easy player does not look.
    assert (
        play(position(hand="KD 5H 8H 8S", their_melds=["KH KC KS"], pot_taken=True), EASY_BLIND)
        == "discard KD"
    )


EASY_BLIND = replace(EASY, is_careful=False)


def test_h11_trusts_what_the_next_opponent_discarded():
    deal = position(hand="QH 4S 9D KD", pot_taken=True)
    queen = read_kind("QH")
    before = Danger(look(deal)).of(queen)
    deal.discards = [queen, 1, 2]
    assert Danger(look(deal)).of(queen) == before - 1


def test_h12_helps_a_sequence_that_the_partner_laid():
    deal = position(hand="JC JC 4H 4S 4H", melds=["6C 7C 8C 9C"], pot_taken=True)
    deal.laid_by = [[2], []]
    deal.discards = [read_kind("JC"), 5, 6]
    choice = think(deal)
    assert (choice.reason.code, choice.reason.seats, choice.reason.melds) == (
        ReasonCode.HELPS_PARTNER,
        (2,),
        (0,),
    )


def danger(hand: str, **more: object) -> DealState:
    deal = position(hand=hand, their_melds=[OTHER_CANASTA], pot_taken=True, **more)  # type: ignore[arg-type]
    deal.pot_taken[1] = True
    return shorten(deal, 1, 2)


def test_h13_lays_everything_and_sheds_points_in_danger():
    assert play(danger("8C 8H 8S 4H 10S QD 5S 6H 10H")) == "meld 8S 8H 8C"
    deal = danger("AS 4H 6H 10C")
    assert (play(deal), why(deal)) == ("discard AS", ReasonCode.SHEDS_POINTS)
    pile = danger("KC KH 6C 7C", pile="KS KD 8C 5C", phase=Phase.DRAW)
    assert (play(pile), why(pile)) == ("draw", ReasonCode.PILE_RISKY)


def test_h14_keeps_cards_for_the_next_turn():
    # Without a pot to fetch and without a canasta one card would be left after the discard.
    assert play(position(hand="6C 7C 8C 3H KD", pot_taken=True)).startswith("discard")
    assert play(position(hand="6C 7C 8C 3H KD 10S", pot_taken=True)) == "meld 6C 7C 8C"


def test_h15_unloads_when_the_stock_runs_out_before_the_pot():
    deal = position(hand="8C 8H 8S 4H 10S QD 5S 6H 10H 4S")
    assert play(deal).startswith("discard")
    deal.stock = deal.stock[:8]
    assert play(deal) == "meld 8S 8H 8C"


def test_h16_closes_without_the_partner_when_far_ahead_and_waits_when_far_behind():
    deal = position(hand="10C 3H", melds=[CANASTA], pot_taken=True, totals=(0, 1900))
    deal.pot_taken[1] = True
    assert is_last_deal(look(deal)) is False
    late = position(
        hand="10C 3H", melds=[CANASTA], their_melds=[OTHER_CANASTA, "QS QH QD QC QS QH QD"], totals=(0, 1950)
    )
    late.pot_taken = [True, True]
    shorten(late, 1, 2)
    assert is_last_deal(look(late))
    assert why(late) is not ReasonCode.GOES_OUT
    late.totals = (1950, 1950)
    assert why(late) is ReasonCode.GOES_OUT


def test_h17_a_closed_pile_is_taken_for_its_worth_or_its_size():
    small = position("buraco-stbl", hand="6C 7C KD 3H 10S", pile="8C", phase=Phase.DRAW)
    poor = position("buraco-stbl", hand="6C 2D KD 3H 10S", pile="4H 8C", phase=Phase.DRAW)
    large = position("buraco-stbl", hand="6C 7C KD 3H 10S", pile="KS 4H QH 9S 8C", phase=Phase.DRAW)
    assert play(small) == "take+meld 6C 7C 8C"
    assert play(poor) == "draw"
    assert play(large) == "take+meld 6C 7C 8C"


def test_a_closed_pile_that_makes_it_go_out_at_a_loss_is_left_by_who_is_careful():
    nearly = ["QS QH QD QC QS QH", "KS KH KD KC KS KH"]
    deal = position(
        "buraco-fechado",
        hand="4D",
        melds=[CANASTA, *nearly],
        pile="10C",
        players=2,
        phase=Phase.DRAW,
        pot_taken=True,
    )
    deal.pot_taken[1] = True
    assert play(deal, CLUB) == "take+add 1 10C"
    assert play(deal, MEDIUM) == "draw"


def test_h17_nothing_is_laid_below_the_opening_minimum():
    low = position("canastra", hand="3H 4H 5H KD 9S 7C", totals=(1600, 0))
    assert play(low).startswith("discard")
    high = position("canastra", hand="AH AD AS KH KD KS 3C 6D 9H", totals=(1600, 0))
    assert play(high).startswith("meld")


def test_h17_a_clean_canasta_comes_before_a_dirty_one_where_going_out_needs_it():
    loose = "4D 10S QD 5S KC 8D"
    six = "5H 6H 7H 8H 9H 10H"
    assert play(position("buraco", hand=f"Jk {loose}", melds=[six])).startswith("discard")
    assert play(position("buraco", hand=f"Jk {loose}", melds=[six, CANASTA])) == "add 1 Jk"


def test_every_number_of_an_evaluation_is_one_of_the_rules():
    deal = position("burraco-italiano", hand="10C 3H", melds=[CANASTA], pot_taken=True)
    net = net_if_closed(look(deal), 15)
    changed: dict[str, dict[str, int]] = {
        "out": {"out": 300},
        "clean": {"clean": 500},
        "points": {"low_points": 10},
        "penalty": {"pot_penalty": 400},
        "taken": {"pot_taken": 50},
    }
    for name, fields in changed.items():
        deal.rules = replace(position("burraco-italiano", hand="3H").rules, **fields)
        assert net_if_closed(look(deal), 15) != net, name
    deal.rules = replace(deal.rules, no_canasta_negative=True)
    assert table_points(deal, 0) > 0
    assert held_card_points(replace(deal.rules, joker_points=500)) > held_card_points(deal.rules)


def test_b4_counts_what_the_next_opponent_may_hold():
    deal = position(hand="7H AS 9D KD", pot_taken=True)
    seven, ace = (read_kind(card) for card in ("7H", "AS"))
    plain, counting = Danger(look(deal)), Danger(look(deal, MEMORY_CLUB))
    assert plain.of(seven) == plain.of(ace)
    assert counting.of(seven) > counting.of(ace) > plain.of(ace)


def test_b4_takes_a_pile_from_who_would_gain_by_it():
    hand, melds = "KC 3H 4S 8D JD", ["9H 10H JH", "6S 7S 8S"]
    deal = position(hand=hand, their_melds=melds, pile="QH 9S", phase=Phase.DRAW)
    deal.turn_count = 12
    assert play(deal) == "draw"
    assert play(deal, MEMORY_CLUB) == "draw"
    rich = position(hand="QC 9D 4S", their_melds=melds, pile="QH 9S", phase=Phase.DRAW)
    rich.turn_count = 12
    assert (play(rich), play(rich, MEMORY_CLUB)) == ("draw", "take")


def test_memory_of_a_closed_pile_is_as_long_as_the_level_says():
    deal = position("buraco-stbl", hand="6C 7C KD", pile="KS 4H QH 9S 8C", phase=Phase.DRAW)
    deal.discards = [KIND[card] for card in deal.pile]
    for size in (1, 2, 4, 12):
        here = look(deal, Skill(memory=size))
        assert pile_kinds(here) == deal.discards[-size:]
        deal.known[1] = [1, 2, 3, 4, 5, 6]
        assert known_of(here, 1) == deal.known[1][-size:]
    deal.rules = position("buraco", hand="3H").rules
    assert len(known_of(look(deal, Skill(memory=1)), 1)) == 6
