"""The searching player: what it compares, when it stops, that it is sane and knows no hidden card.

The levels' own skills with fewer playouts, so that this is quick.
"""

from dataclasses import replace
from random import Random

import pytest

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.bots.never_events import NeverKind, NeverWatch
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.bots.search.bot import SearchBot
from buraco_desktop.bots.search.contest import Arm, chosen
from buraco_desktop.bots.search.fast_table import FastRules, FastTable
from buraco_desktop.bots.search.guesses import Guesser
from buraco_desktop.bots.search.leaf import Leaf, leaf_weights
from buraco_desktop.bots.search.skills import EXPERT, HARD
from buraco_desktop.bots.stopping import Stopped
from buraco_desktop.engine.commands import Draw, TakePile
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply, play
from buraco_desktop.engine.view import view
from tests.bots.test_ladder import fresh, played, redealt
from tests.support.composed import faults, played_by, positions
from tests.support.legal_play import TABLES, random_deal, table_name
from tests.support.positions import position

LEVELS = {"hard": HARD, "expert": EXPERT}


def quick(name: str, worlds: int = 12, **changes: object) -> SearchBot:
    skill = replace(LEVELS[name], draw_worlds=worlds, discard_worlds=worlds, least_worlds=worlds)
    return SearchBot(name, replace(skill, **changes))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_plays_every_table_legally(table: tuple[RuleSet, int]):
    rules, players = table
    deal = random_deal(rules, players, 3)
    bots = [quick("hard", 3), make_bot("medium")]
    for number in range(90):
        if deal.phase is Phase.OVER:
            break
        found = bots[deal.acting_team % 2].explain(view(deal, deal.turn), Random(number))
        play(deal, found.command)
    assert deal.turn_count > 5


@pytest.mark.parametrize("name", LEVELS)
def test_it_finds_the_sane_play_at_every_composed_position(name: str):
    bot = quick(name, 24)
    wrong = {place.name: turn.texts for place in positions() if faults(place, turn := played_by(place, bot))}
    assert not wrong


@pytest.mark.parametrize("name", LEVELS)
def test_hidden_cards_change_nothing(name: str):
    rng, count, bot = Random(9), 0, quick(name, 4)
    for number, (key, players) in enumerate([("bukharo", 4), ("buraco-stbl", 2), ("burraco-six", 6)]):
        for step, deal in enumerate(played(fresh(key, players, number), ["medium", "easy"])):
            if step % 8 or step > 8 * 8:
                continue
            count += 1
            seen = view(deal, deal.turn)
            expected = bot.explain(seen, Random(3))
            for _ in range(4):
                other = view(redealt(deal, deal.turn, rng), deal.turn)
                assert other == seen
                assert bot.explain(other, Random(3)) == expected
    assert count >= 25


def test_it_commits_none_of_the_gravest_blunders():
    seen = []
    for number in range(2):
        deal = fresh("burraco-italiano", 4, number)
        watch, bot = NeverWatch(deal), quick("hard", 6)
        while deal.phase is not Phase.OVER:
            command = bot.choose(view(deal, deal.turn), Random(number))
            seen += watch.see(deal, command)
            apply(deal, command)
    grave = {NeverKind.THROWS_WILD, NeverKind.STUCK_WITH_ONE_CARD, NeverKind.MISSES_POT}
    assert not [event for event in seen if event.kind in grave]


def some_draw() -> DealState:
    return position(hand="KC KH 10H 3D 4S 8D", pile="KS 9D", phase=Phase.DRAW)


def test_the_same_generator_gives_the_same_command():
    seen = view(some_draw(), 0)
    assert quick("hard").explain(seen, Random(5)) == quick("hard").explain(seen, Random(5))
    assert isinstance(quick("hard").choose(seen, Random(5)), Draw | TakePile)


def test_too_few_playouts_leave_the_decision_to_the_rules_of_thumb():
    deal = some_draw()
    hurried = quick("expert", 400, least_worlds=50, draw_s=0.0).at_table(lambda: False)
    for seed in range(5):
        assert hurried.explain(view(deal, 0), Random(seed)) == make_bot("medium").explain(
            view(deal, 0), Random(0)
        )


def test_it_tells_how_much_it_played_out_and_decides_as_if_it_did_not():
    deal, told = some_draw(), []
    searching = quick("hard", 24)
    found = searching.telling(told.append).explain(view(deal, 0), Random(1))
    assert found == searching.explain(view(deal, 0), Random(1))
    searching.telling(told.append).at_table(lambda: False).explain(view(deal, 0), Random(1))
    quick("hard", 24, least_worlds=25).telling(told.append).explain(view(deal, 0), Random(1))
    assert [decision.is_fallback for decision in told] == [False, False, True]
    assert {decision.turn for decision in told} == {deal.turn_count}
    assert all(24 < decision.playouts <= 24 * 3 for decision in told)


def test_it_stops_when_it_is_told_to():
    asked = []

    def should_stop() -> bool:
        asked.append(True)
        return len(asked) == 3

    with pytest.raises(Stopped):
        quick("expert", 400).at_table(should_stop).choose(view(some_draw(), 0), Random(1))
    assert len(asked) == 3, "asked before every guessed table"


def arm(*values: float) -> Arm:
    return Arm(Choice(Draw(), Reason(ReasonCode.FRESH_CARD)), (), list(values))


def test_only_a_clear_lead_overrules_the_usual_play():
    usual = arm(10, 30, 50, 70)
    assert chosen([usual, arm(12, 33, 51, 74)], band=1.0).mean == 42.5
    assert chosen([usual, arm(90, -40, 120, 0)], band=1.0) is usual
    assert chosen([usual, arm(5, 20, 40, 60)], band=0.0) is usual
    assert chosen([usual, arm(500, 500)], band=1.0) is usual, "it was dropped on the way"


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_table_has_a_fitted_leaf_for_what_is_not_over(table: tuple[RuleSet, int]):
    rules, players = table
    deal = random_deal(rules, players, 1)
    fast = FastTable(FastRules(rules, players))
    fast.fill_from(deal)
    weights = leaf_weights(rules, players)
    assert [len(part) for part in weights] == [23, 23, 23]
    assert Leaf(()).value(fast, 0) == fast.margin(0)
    assert Leaf(weights).value(fast, 0) != fast.margin(0)
    fast.is_over = True
    assert Leaf(weights).value(fast, 0) == fast.margin(0)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_guessed_tables_hold_what_everybody_knows(table: tuple[RuleSet, int]):
    rules, players = table
    for number, deal in enumerate(played(fresh(rules.key, players, 2), ["medium", "easy"])):
        if number % 30:
            continue
        seen = view(deal, deal.turn)
        real = FastTable(FastRules(rules, players))
        real.fill_from(deal)
        guess = Guesser(seen, real.rules).guess(Random(number))
        assert guess.sizes == real.sizes
        assert guess.counts[seen.seat] == real.counts[seen.seat] or seen.unseen_pot[seen.seat]
        assert (len(guess.stock), len(guess.pile)) == (len(real.stock), len(real.pile))
        for seat, kinds in enumerate(seen.known):
            assert all(guess.counts[seat][kind] >= kinds.count(kind) for kind in kinds)
        everything = [sum(counts) for counts in zip(*guess.counts, strict=True)]
        for kind in (*guess.pile, *guess.stock, *(kind for pot in guess.pots for kind in pot)):
            everything[kind] += 1
        melds = [shape.meld for team in guess.melds for shape in team]
        size = 52 * rules.decks + rules.jokers
        assert sum(everything) + sum(len(meld.cards) for meld in melds) == size


def test_every_command_is_legal_in_the_real_table():
    for number, deal in enumerate(played(fresh("canastra", 4, 1, 1600), ["medium"])):
        if number % 10 == 0:
            assert check(deal, quick("hard", 3).choose(view(deal, deal.turn), Random(1))) is None
