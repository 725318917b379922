"""The random bot (B0): legal, small lays, every choice open."""

from random import Random

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine.commands import Discard, Draw, ExtendMeld, LayMeld, TakePile
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import play
from buraco_desktop.engine.view import view
from tests.support.positions import choice, choice_text, position

MANY = range(60)


def test_draws_either_way():
    deal = position(hand="3S 5D 9D JC", pile="4D", phase=Phase.DRAW)
    assert {choice(deal, "random", seed) for seed in MANY} == {Draw(), TakePile()}


def test_takes_a_closed_pile_in_every_legal_way():
    deal = position("buraco-fechado", hand="8H 9H KC 10S 10D", pile="AS 10H", phase=Phase.DRAW)
    found = {choice_text(deal, "random", seed) for seed in MANY}
    assert found == {"draw", "take+meld 8H 9H 10H", "take+meld 10S 10H 10D"}


def test_lays_three_cards_or_adds_one_or_discards_any():
    deal = position(hand="8H 9H 10H JH QC", melds=["5H 6H 7H"])
    commands = {choice(deal, "random", seed) for seed in MANY}
    assert {len(lay.cards) for lay in commands if isinstance(lay, LayMeld)} == {3}
    assert {len(lay.cards) for lay in commands if isinstance(lay, ExtendMeld)} == {1}
    assert len([command for command in commands if isinstance(command, Discard)]) == 5


def test_stops_laying_about_every_second_time():
    deal = position(hand="8H 9H 10H JH QC 4S", melds=["5H 6H 7H"])
    stops = sum(isinstance(choice(deal, "random", seed), Discard) for seed in range(400))
    assert 150 < stops < 250


def test_may_reject_its_first_card():
    deal = position("burako", hand="4H 6H 9S KD", drawn="KD", first_turn=True)
    found = {choice_text(deal, "random", seed) for seed in MANY}
    assert "redraw" in found
    assert any(text.startswith("discard") for text in found)


def play_turn(deal: DealState, seed: int) -> list[str]:
    """Play the random bot's turn to its end, every command checked; return the first word of each."""
    seat, words, rng = deal.turn, [], Random(seed)
    while deal.turn == seat and deal.phase is not Phase.OVER:
        command = make_bot("random").choose(view(deal, seat), rng)
        assert check(deal, command) is None
        words.append(type(command).__name__)
        play(deal, command)
    return words


def test_goes_on_laying_until_the_opening_minimum_is_reached():
    hand = "JS QS KS AS QH KH AH 8D 4D"
    turns = [play_turn(position("canastra", hand=hand, totals=(2000, 0)), seed) for seed in range(80)]
    assert any(len(words) == 1 for words in turns)
    # Nothing below 75 points: three cards of each suit are 70, so at least three lays.
    assert all(len(words) == 1 or len(words) >= 4 for words in turns)
    assert any(len(words) >= 4 for words in turns)


def test_lays_nothing_when_the_minimum_is_out_of_reach():
    for seed in MANY:
        deal = position("canastra", hand="4H 5H 6H 9S JD KC", totals=(2000, 0))
        assert play_turn(deal, seed) == ["Discard"]
