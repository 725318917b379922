"""Timed matches: the call of time, the last round, and who wins then (RULES Z12, M10, U-09, U-27)."""

from random import Random

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import CallTime, Discard, Draw
from buraco_desktop.engine.events import DealEnded, EndReason, Event, TimeCalled
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.match import MatchResult, match_result
from buraco_desktop.engine.notation import NotationError, read_command, read_logged, write_command
from buraco_desktop.engine.refusals import RefusalCode
from buraco_desktop.engine.rules import MatchMode, RuleSet, TimeEnd
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import play
from buraco_desktop.engine.view import deal_from, unseen_cards, view
from tests.engine.table import do, lay_out, rules_with
from tests.support.legal_play import TABLES, play_on, random_deal, table_name

CALL = CallTime()


def call(deal: DealState) -> TimeCalled:
    (event,) = play(deal, CALL)
    assert isinstance(event, TimeCalled)
    return event


def turns_until_end(deal: DealState) -> list[int]:
    """Draw and discard until the deal is over; return whose turns that were."""
    seats = []
    while deal.phase is not Phase.OVER:
        seats.append(deal.turn)
        if deal.phase is Phase.DRAW:
            play(deal, Draw())
        play(deal, Discard(max(deal.hands[deal.turn])))
    return seats


def test_z12_every_player_has_one_turn_after_the_call() -> None:
    for key in ("burraco-italiano", "burraco-six"):
        players = 6 if key == "burraco-six" else 4
        deal = lay_out(key, hand="3H 5H 9C", phase=Phase.DRAW, players=players, stock=40)
        assert call(deal) == TimeCalled(0, players)
        assert turns_until_end(deal) == list(range(players))
        assert (deal.reason, deal.out_team) == (EndReason.TIME, None)


def test_z12_a_turn_that_has_drawn_is_finished_first() -> None:
    deal = lay_out("burraco-italiano", hand="3H 5H 9C", stock=40)
    assert call(deal) == TimeCalled(0, 5)
    assert turns_until_end(deal) == [0, 1, 2, 3, 0]


def test_z12_the_deal_is_scored_as_exhausted() -> None:
    late = {"melds": [["3H 4H 5H 6H 7H 8H 9H"]], "pot_taken": (True, True), "pots": 0}
    ended = {}
    for reason in (EndReason.EXHAUSTED, EndReason.TIME):
        deal = lay_out(
            "burraco-italiano", hand="3S 5S 9C", stock=3 if reason is EndReason.EXHAUSTED else 40, **late
        )
        if reason is EndReason.TIME:
            call(deal)
            deal.turns_left = 1
        else:
            deal.last_turn = True
        do(deal, "discard 9C")
        assert deal.reason is reason
        ended[reason] = score(deal).teams[0].total
    assert ended[EndReason.TIME] == ended[EndReason.EXHAUSTED] == 45 + 200 - 10 - hand_points(deal, 2)


def hand_points(deal: DealState, seat: int) -> int:
    return sum(deal.rules.points[card] for card in deal.hands[seat])


def test_z12_going_out_in_the_last_round_counts() -> None:
    deal = lay_out(
        "burraco-italiano",
        hand="9C",
        melds=[["3H 4H 5H 6H 7H 8H 9H"]],
        pot_taken=(True, True),
        pots=0,
        stock=40,
    )
    call(deal)
    do(deal, "discard 9C")
    assert (deal.reason, deal.out_team) == (EndReason.OUT, 0)
    assert score(deal).teams[0].out == 100


def test_z12_the_stock_may_end_the_deal_before_the_round_does() -> None:
    deal = lay_out("burraco-italiano", hand="3H 5H 9C", phase=Phase.DRAW, stock=3)
    call(deal)
    assert turns_until_end(deal) == [0]
    assert deal.reason is EndReason.EXHAUSTED


def test_z12_the_call_waits_for_an_opening_to_reach_its_minimum() -> None:
    """Nothing before the call is taken back, so nobody may be caught in an opening that cannot end."""
    rules = rules_with("canastra", time_end=TimeEnd.ROUND)
    deal = lay_out(rules, hand="KS KH KD AS AH AD 5C 6C", totals=(1505, 0))
    assert check(deal, CALL) is None
    do(deal, "meld KS KH KD")
    refusal = check(deal, CALL)
    assert refusal is not None
    assert (refusal.code, refusal.have, refusal.need) == (RefusalCode.OPENING_MINIMUM, 30, 75)
    do(deal, "meld AS AH AD")
    assert check(deal, CALL) is None


def test_time_end() -> None:
    """Where it is DEAL, the call changes nothing in the deal."""
    for time_end, seats in ((TimeEnd.ROUND, 4), (TimeEnd.DEAL, 12)):
        deal = lay_out(rules_with("burako", time_end=time_end), hand="3H 5H 9C", phase=Phase.DRAW, stock=12)
        call(deal)
        assert deal.is_time_up
        assert len(turns_until_end(deal)) == seats


def test_time_is_called_once_and_in_a_running_deal_only() -> None:
    deal = lay_out("bukharo", hand="3H 5H 9C", phase=Phase.DRAW)
    assert call(deal) == TimeCalled(0, None)
    again = check(deal, CALL)
    assert again is not None
    assert again.code is RefusalCode.WRONG_PHASE
    turns_until_end(deal)
    over = check(deal, CALL)
    assert over is not None
    assert over.code is RefusalCode.DEAL_OVER


def test_the_call_is_in_logs_but_no_seat_can_type_it() -> None:
    deal = lay_out("bukharo", hand="3H 5H 9C", phase=Phase.DRAW)
    assert read_logged(deal, write_command(deal, CALL)) == CALL
    assert read_logged(deal, "draw") == Draw()
    with pytest.raises(NotationError):
        read_command(deal, "time")


def test_the_digest_tells_the_call_and_stays_the_same_without_one() -> None:
    for key in ("bukharo", "burraco-italiano"):
        deal = lay_out(key, hand="3H 5H 9C", phase=Phase.DRAW)
        before = deal.digest()
        twin = deal.copy()
        call(deal)
        assert twin.digest() == before != deal.digest()
        assert deal.copy().digest() == deal.digest()
    assert random_deal(rulesets.BUKHARO, 4, 1).digest() == "f7c7c5da320fc044"


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_call_in_any_deal_ends_it_in_time_and_every_seat_knows(table: tuple[RuleSet, int]) -> None:
    rules, players = table
    for seed in range(4):
        deal = random_deal(rules, players, seed)
        rng = Random(seed)
        due, called_at, first = rng.randrange(60), None, None
        events: list[Event] = []
        for count, command in enumerate(play_on(deal, rng)):
            if count >= due and called_at is None and check(deal, CALL) is None:
                called_at, first = deal.turn_count, deal.phase is Phase.DRAW
                events += play(deal, CALL)
                assert {view(deal, seat).turns_left for seat in range(players)} == {deal.turns_left}
            seen = view(deal, deal.turn)
            twin = deal_from(seen, unseen_cards(seen))
            assert (twin.is_time_up, twin.turns_left) == (deal.is_time_up, deal.turns_left)
            events += play(deal, command)
        assert deal.phase is Phase.OVER
        assert isinstance(events[-1], DealEnded)
        assert called_at is not None
        if rules.time_end is TimeEnd.ROUND:
            most = players if first else players + 1
            assert deal.turn_count - called_at <= most
            assert (deal.turn_count - called_at == most) >= (deal.reason is EndReason.TIME)


def timed(rules: RuleSet, *deals: tuple[int, ...]) -> MatchResult:
    return match_result(rules, deals, len(deals[0]), is_time_up=True)


def test_m10_after_the_deal_the_higher_total_wins() -> None:
    assert timed(rulesets.BUKHARO, (300, 400), (250, 120)).winner == 0
    assert timed(rulesets.BUKHARO, (300, 400)).winner == 1
    assert timed(rulesets.BURACO, (300, 310)).winner == 1
    assert timed(rulesets.BURRACO_SIX, (300, 310, 305)).winner == 1
    six_deals = rules_with("bukharo", match=MatchMode.SINGLE_DEAL, deals=6)
    assert timed(six_deals, (300, 400), (250, 120)).winner == 0


def test_m10_equal_totals_are_a_draw_even_over_the_target() -> None:
    assert timed(rulesets.BUKHARO, (300, 400), (250, 150)).is_draw
    assert timed(rulesets.BUKHARO, (2200, 2200)).is_draw
    assert timed(rulesets.BURRACO_SIX, (310, 300, 310)).is_draw


def test_u09_victory_points_are_given_where_there_is_a_table() -> None:
    rules = rulesets.BURRACO_ITALIANO
    assert timed(rules, (500, 0)) == MatchResult((500, 0), True, 0)
    assert timed(rules, (500, 0), (0, 450)) == MatchResult((500, 450), True, 0)
    assert timed(rules, (55, 0), (0, 0), (0, 0)).victory_points == (11, 9)
    assert timed(rules, (50, 0), (0, 0), (0, 0)).is_draw
    assert timed(rules, (105, 0), (0, 0), (0, 0), (0, 0)).victory_points == (11, 9)
