"""What holds in every deal, whoever plays it: tried on deals played at random."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.cards import FACE_COUNT, KIND, full_deck
from buraco_desktop.engine.commands import Command, Discard, Draw, ExtendMeld, LayMeld, Redraw, TakePile
from buraco_desktop.engine.events import DealEnded
from buraco_desktop.engine.legality import check, targets
from buraco_desktop.engine.melds import arrange, extend
from buraco_desktop.engine.notation import read_command, write_command
from buraco_desktop.engine.refusals import IllegalCommand
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply, play
from buraco_desktop.engine.view import deal_from, unseen_cards, view
from tests.engine.walks import VARIANTS, Walk, positions, walk, walks


def all_cards(deal: DealState) -> list[int]:
    piles = [*deal.hands, deal.pile, deal.stock, *deal.pots]
    melds = [meld.cards for team in deal.melds for meld in team]
    return sorted(card for cards in [*piles, *melds] for card in cards)


def facts(deal: DealState) -> dict[str, object]:
    return {name: getattr(deal, name) for name in DealState.__slots__}


def some_commands(deal: DealState, rng: Random) -> list[Command]:
    """Return commands legal and illegal: candidates, groups by chance, cards that are not held."""
    hand = deal.hands[deal.turn]
    deck = full_deck(deal.rules)
    found: list[Command] = [Draw(), TakePile(), Redraw(), *candidates(deal), Discard(rng.choice(deck))]
    found += [Discard(card) for card in hand]
    for _ in range(12):
        group = tuple(rng.sample(hand, min(len(hand), rng.choice((1, 2, 3, 3, 4)))))
        found += [LayMeld(group), ExtendMeld(rng.randrange(-1, 4), group)]
        if deal.pile:
            top = deal.pile[-1]
            found += [TakePile((top, *group[:2])), TakePile((top, *group[:1]), rng.randrange(4))]
    return found


@given(walks())
@settings(max_examples=40)
def test_every_card_is_in_one_place_after_every_command(deal_walk: Walk) -> None:
    deck = full_deck(deal_walk.rules)
    for deal, _ in deal_walk.states():
        assert all_cards(deal) == deck
    assert all_cards(deal_walk.state_at(len(deal_walk.commands))) == deck


@given(walks())
@settings(max_examples=40)
def test_every_deal_ends_and_says_why(deal_walk: Walk) -> None:
    deal = deal_walk.state_at(len(deal_walk.commands) - 1)
    events = play(deal, deal_walk.commands[-1])
    assert isinstance(events[-1], DealEnded)
    assert deal.phase is Phase.OVER
    assert deal.reason is events[-1].reason
    assert (deal.out_team is not None) == (deal.reason.value == "out")
    assert candidates(deal) == []


@given(walks())
@settings(max_examples=25)
def test_the_log_in_notation_replays_to_the_same_state(deal_walk: Walk) -> None:
    replayed = deal_walk.start()
    for deal, command in deal_walk.states():
        assert replayed.digest() == deal.digest()
        play(replayed, read_command(replayed, write_command(deal, command)))
    assert replayed.digest() == deal_walk.state_at(len(deal_walk.commands)).digest()


@given(positions())
def test_a_copy_is_equal_and_independent(deal: DealState) -> None:
    twin = deal.copy()
    assert facts(twin) == facts(deal)
    before, digest = repr(facts(deal)), deal.digest()
    rng = Random(1)
    while twin.phase is not Phase.OVER and twin.turn_count < deal.turn_count + 6:
        apply(twin, rng.choice(candidates(twin)))
    assert repr(facts(deal)) == before
    assert deal.digest() == digest != twin.digest()


@given(positions(), st.randoms(use_true_random=False))
def test_check_changes_nothing_and_play_refuses_what_it_refuses(deal: DealState, rng: Random) -> None:
    before = repr(facts(deal))
    for command in some_commands(deal, rng):
        refusal = check(deal, command)
        assert repr(facts(deal)) == before
        if refusal is None:
            play(deal.copy(), command)
        else:
            with pytest.raises(IllegalCommand) as caught:
                play(deal, command)
            assert caught.value.refusal == refusal
            assert repr(facts(deal)) == before


@given(positions(), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_answers_depend_on_nothing_hidden(deal: DealState, rng: Random) -> None:
    seen = view(deal, deal.turn)
    commands = some_commands(deal, rng)
    answers = [check(deal, command) for command in commands]
    hidden = unseen_cards(seen)
    for _ in range(3):
        rng.shuffle(hidden)
        imagined = deal_from(seen, hidden)
        assert all_cards(imagined) == full_deck(deal.rules)
        assert view(imagined, deal.turn) == seen
        assert [check(imagined, command) for command in commands] == answers


@given(positions(), st.randoms(use_true_random=False))
def test_a_view_holds_no_hidden_card(deal: DealState, rng: Random) -> None:
    for seat in range(deal.players):
        seen = view(deal, seat)
        hidden = unseen_cards(seen)
        places = [
            card
            for other in range(deal.players)
            if other != seat or deal.unseen_pot[seat]
            for card in deal.hands[other]
        ]
        covered = [] if deal.rules.is_pile_open else deal.pile[:-1]
        assert hidden == sorted(
            [*places, *covered, *deal.stock, *(card for pot in deal.pots for card in pot)]
        )
        rng.shuffle(hidden)
        assert view(deal_from(seen, hidden), seat) == seen


@given(positions(), st.randoms(use_true_random=False))
def test_targets_are_the_ways_that_check_allows(deal: DealState, rng: Random) -> None:
    pool = [*deal.hands[deal.turn], *(deal.pile[-1:] if deal.phase is Phase.DRAW else ())]
    for _ in range(10):
        held = rng.sample(pool, min(len(pool), rng.choice((1, 1, 2, 3, 4))))
        found = targets(deal, deal.turn, held)
        assert all(check(deal, target.command) is None for target in found)
        wanted: list[Command] = []
        cards = tuple(held)
        melds = deal.melds[deal.acting_team]
        if deal.phase is Phase.PLAY:
            wanted += [LayMeld(cards, meld.place) for meld in arrange(cards, deal.rules)]
            wanted += [
                ExtendMeld(index, cards, grown.place)
                for index, meld in enumerate(melds)
                for grown in extend(meld, cards, deal.rules)
            ]
            wanted += [Discard(cards[0])] if len(cards) == 1 else []
        else:
            wanted += [TakePile(cards, None, meld.place) for meld in arrange(cards, deal.rules)]
            wanted += [
                TakePile(cards, index, grown.place)
                for index, meld in enumerate(melds)
                for grown in extend(meld, cards, deal.rules)
            ]
        assert [target.command for target in found] == [c for c in wanted if check(deal, c) is None]
    for seat in range(deal.players):
        assert seat == deal.turn or targets(deal, seat, deal.hands[seat][:1]) == ()


@given(walks())
def test_score_lines_add_up(deal_walk: Walk) -> None:
    deal = deal_walk.state_at(len(deal_walk.commands))
    points = deal.rules.points
    for team, sheet in enumerate(score(deal).teams):
        parts = (sheet.cards, sheet.bonus, sheet.out, sheet.hand, sheet.pot_penalty, sheet.pot_bonus)
        assert sheet.total == sum(parts) == score(deal).totals[team]
        assert sheet.total % 5 == 0
        assert sheet.cards == sum(points[card] for meld in deal.melds[team] for card in meld.cards)
        assert sheet.hand <= 0
        assert (sheet.out > 0) == (deal.out_team == team)
        for line in sheet.lines:
            assert (
                line.points == 0 or not line.cards or abs(line.points) == sum(points[c] for c in line.cards)
            )


@given(positions())
def test_melds_on_the_table_are_melds(deal: DealState) -> None:
    """What lies there has its naturals in place, at most one wild card, and can be read back."""
    for team in deal.melds:
        for meld in team:
            assert len(meld.cards) == len(set(meld.cards)) >= 3
            assert meld.natural_count >= 2
            kinds = {KIND[card] for card in meld.cards}
            assert kinds <= {KIND[card] for card in range(FACE_COUNT)}


@pytest.mark.parametrize("variant", range(len(VARIANTS)), ids=[rules.key for rules in VARIANTS])
def test_walks_reach_what_the_properties_are_about(variant: int) -> None:
    """Guard against walks that never meld: then the properties above would say little."""
    laid = [command for seed in range(6) for command in walk(variant, seed).commands]
    assert sum(isinstance(command, LayMeld) for command in laid) > 20
    assert sum(isinstance(command, ExtendMeld) for command in laid) > 20
    assert sum(isinstance(command, TakePile) for command in laid) > 5
