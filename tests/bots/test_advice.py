"""Advice: legal plays, the first of which is what the advising level does; the same for the same seed."""

from random import Random

import pytest

from buraco_desktop.bots.advice import MOST_PLAYS, advise
from buraco_desktop.bots.levels import ADVISER, make_bot
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.cards import KIND
from buraco_desktop.engine.commands import Discard, Draw, Redraw, TakePile
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.transition import apply, play
from buraco_desktop.engine.view import view
from tests.support.legal_play import TABLES, random_deal, table_name
from tests.support.positions import position


def moments(table, seed, every):
    """Positions of a deal of club players, first of all every `every`-th."""
    rules, players = table
    deal = random_deal(rules, players, seed)
    bot = make_bot("medium")
    number = 0
    while deal.phase is not Phase.OVER:
        if number % every == 0:
            yield deal
        apply(deal, bot.choose(view(deal, deal.turn), Random(0)))
        number += 1


def quick(seen, seed=1):
    return advise(seen, Random(seed), worlds=2, seconds=None)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_play_is_legal_and_the_first_is_the_advising_levels(table):
    for deal in moments(table, seed=4, every=37):
        seen = view(deal, deal.turn)
        plays = advise(seen, Random(1), worlds=1, seconds=None)
        assert 1 <= len(plays) <= MOST_PLAYS
        assert plays[0].commands[0] == make_bot(ADVISER).choose(seen, Random(1))
        for advice in plays:
            twin = deal.copy()
            for command in advice.commands:
                play(twin, command)  # raises for an illegal one
            has_ended = twin.turn != deal.turn or twin.phase is Phase.OVER
            is_new_seen = len(twin.hands[deal.turn]) != len(deal.hands[deal.turn]) - _played(advice)
            assert has_ended or is_new_seen
            assert advice.reasons


def _played(advice):
    return sum(len(getattr(command, "cards", ())) for command in advice.commands)


def test_the_whole_first_play_is_what_the_advising_bot_goes_on_to_play():
    bot = make_bot("medium")
    compared = 0
    for deal in moments(TABLES[0], seed=3, every=5):
        if deal.phase is not Phase.PLAY:
            continue
        twin = deal.copy()
        seen = view(deal, deal.turn)
        for command in advise(seen, Random(1), bot=bot, worlds=1, seconds=None)[0].commands:
            assert bot.choose(view(twin, twin.turn), Random(9)) == command
            apply(twin, command)
            compared += 1
    assert compared > 5


def test_plays_differ():
    for deal in moments(TABLES[0], seed=6, every=14):
        plays = quick(view(deal, deal.turn))
        assert len({outcome(deal, advice) for advice in plays}) == len(plays)


def outcome(deal, advice):
    last = advice.commands[-1]
    if isinstance(last, Draw | TakePile | Redraw):
        return last
    twin = deal.copy()
    for command in advice.commands:
        apply(twin, command)
    melds = tuple(sorted(tuple(sorted(KIND[c] for c in m.cards)) for m in twin.melds[deal.acting_team]))
    return melds, KIND[last.card] if isinstance(last, Discard) else None


def test_the_same_seed_gives_the_same_advice():
    deal = next(deal for deal in moments(TABLES[0], seed=2, every=9) if deal.phase is Phase.PLAY)
    seen = view(deal, deal.turn)
    assert quick(seen, seed=5) == quick(seen, seed=5)
    assert quick(seen, seed=5) != quick(seen, seed=6)


def test_before_the_draw_only_ways_to_draw_are_offered():
    deal = position(hand="4S 5S 9H KD KC", pile="6S 7D QH", phase=Phase.DRAW)
    plays = quick(view(deal, 0))
    assert {type(advice.commands[0]) for advice in plays} == {Draw, TakePile}
    assert all(len(advice.commands) == 1 for advice in plays)
    assert plays[0].gain is None
    assert plays[1].gain is not None


def test_a_meld_may_be_kept_back_or_another_card_discarded():
    deal = position(hand="9S 9D 9C 3H 4D 6C QD KC 7H JS", pot_taken=True)
    plays = quick(view(deal, 0))
    assert len(plays) == MOST_PLAYS
    kinds = {KIND[advice.commands[-1].card] for advice in plays}
    codes = {reason.code for advice in plays for reason in advice.reasons}
    assert len(kinds) > 1 or ReasonCode.HOLDS_BACK in codes


def test_no_play_throws_what_no_sane_player_would():
    deal = position(hand="2S Jk 9D 3H 4D 6C QD", melds=["6H 7H 8H"], their_melds=["4S 5S 6S"])
    for advice in quick(view(deal, 0)):
        last = advice.commands[-1]
        assert isinstance(last, Discard)
        assert KIND[last.card] % 13 != 1
        assert check(deal, last) is None


class Exchanging:
    """Rejects the first card."""

    name = "exchanging"

    def explain(self, _seen, _rng):
        return Choice(Redraw(), Reason(ReasonCode.FRESH_CARD))

    def choose(self, seen, rng):
        return self.explain(seen, rng).command


def test_exchanging_the_first_card_is_compared_with_keeping_it():
    deal = position("burako", hand="9S JD 4C 3H 6D 6C QD KC 7H JS 5S 5H", drawn="5H", first_turn=True)
    plays = advise(view(deal, 0), Random(1), bot=Exchanging(), worlds=30, seconds=None)
    assert plays[0].commands == (Redraw(),)
    assert len(plays) == MOST_PLAYS
    assert all(advice.worth.count == 30 for advice in plays)


def test_going_out_is_worth_what_the_score_sheet_will_say():
    deal = position(
        hand="9S 9D 9C 3H",
        melds=["4H 5H 6H 7H 8H 9H 10H"],
        their_melds=["4S 5S 6S"],
        pot_taken=True,
    )
    seen = view(deal, 0)
    goes_out = next(
        advice
        for advice in advise(seen, Random(1), bot=make_bot("medium"), worlds=40, seconds=None)
        if ReasonCode.GOES_OUT in {reason.code for reason in advice.reasons}
    )
    after = deal.copy()
    for command in goes_out.commands:
        play(after, command)
    totals = score(after).totals
    # Only what the others hold is guessed: ten cards against the other team, five against the own.
    assert abs(goes_out.worth.mean - (totals[0] - totals[1])) < 60
    assert goes_out.worth.error < 12


def test_the_time_for_playouts_is_limited():
    deal = position(hand="9S 9D 9C 3H 4D 6C QD KC 7H JS", pot_taken=True)
    plays = advise(view(deal, 0), Random(1), worlds=100_000, seconds=0.0)
    assert plays[0].worth.count < 10
    assert all(advice.worth.count == plays[0].worth.count for advice in plays)
