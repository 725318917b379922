"""The other rungs: hasty, beginner, the levels, weights, reasons, and that nobody knows hidden cards."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from random import Random

import pytest

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.club import weights
from buraco_desktop.bots.club.reach import ends_of, kinds_taken
from buraco_desktop.bots.levels import BOT_NAMES, LEVELS, SEARCHING, make_bot
from buraco_desktop.bots.reasons import ReasonCode
from buraco_desktop.bots.search.skills import YARDSTICKS
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import KIND, TWO, WILD_CAPABLE
from buraco_desktop.engine.commands import Discard, Draw, TakePile
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.melds import extend
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import view
from tests.engine.walks import VARIANTS, walk
from tests.support.legal_play import TABLES
from tests.support.positions import choice, choice_text, position


def fresh(key: str, players: int, number: int, points: int = 0) -> DealState:
    rules = rulesets.find(key)
    assert rules is not None
    totals = (points,) * rules.team_count(players)
    return new_deal(rules, players, shuffled_deck(rules, Random(number)), number % players, totals)


def played(deal: DealState, names: list[str]) -> Iterator[DealState]:
    """Play a deal to its end, each command checked; yield it before each command."""
    bots, rng = [make_bot(name) for name in names], Random(1)
    while deal.phase is not Phase.OVER:
        yield deal
        bot = bots[deal.acting_team % len(bots)]
        found = bot.explain(view(deal, deal.turn), rng)
        assert check(deal, found.command) is None
        held = {card for cards in (deal.hands[deal.turn], deal.pile) for card in cards}
        assert set(found.reason.cards) <= held
        assert all(index < len(deal.melds[deal.acting_team]) for index in found.reason.melds)
        apply(deal, found.command)


@pytest.mark.parametrize("names", [["hasty", "beginner"], ["easy", "medium"], ["club", "memory-club"]])
@pytest.mark.parametrize(("key", "players"), [(rules.key, players) for rules, players in TABLES])
def test_every_rung_plays_every_table_legally_with_reasons(key: str, players: int, names: list[str]):
    for number in range(2):
        deal = fresh(key, players, number, 1600 if key == "canastra" and number else 0)
        turns = sum(1 for _ in played(deal, names))
        assert turns > 20
        assert deal.reason is not None


def test_the_levels_are_rungs():
    assert set(LEVELS) < set(BOT_NAMES)
    assert LEVELS == ("beginner", "easy", "medium", "hard", "expert")
    assert not set(LEVELS) & set(YARDSTICKS), "what measures the levels is not met at a table"


@pytest.mark.parametrize("name", [name for name in BOT_NAMES if name not in SEARCHING])
def test_a_choice_is_explained_by_the_same_command(name: str):
    for number, deal in enumerate(played(fresh("bukharo", 4, 2), ["medium"])):
        if number % 9 == 0:
            seen = view(deal, deal.turn)
            assert make_bot(name).explain(seen, Random(4)).command == make_bot(name).choose(seen, Random(4))


def test_b1_draws_by_lot_lays_all_and_discards_natural_cards():
    deal = position(hand="KC 10H", pile="3D", phase=Phase.DRAW)
    assert {type(choice(deal, "hasty", seed)) for seed in range(20)} == {Draw, TakePile}
    assert choice_text(position(hand="KC KH KS 10H Jk 4S"), "hasty") == "meld KS KH KC"
    # Nothing can be laid: the set is on the table, its guard keeps the hand.
    thrown = {choice_text(position(hand="Jk 2S 4H 9D", pot_taken=True), "hasty", seed) for seed in range(30)}
    assert thrown == {"discard 4H", "discard 9D"}


def test_the_beginner_sees_the_top_of_the_pile_only():
    deal = position(hand="KC 10H 3S", pile="Jk 3D", phase=Phase.DRAW)
    assert choice_text(deal, "greedy") == "take"
    assert choice_text(deal, "beginner") == "draw"
    assert choice_text(position(hand="KC 10H 3S", pile="3D Jk", phase=Phase.DRAW), "beginner") == "take"


def test_the_beginner_keeps_its_last_cards_and_what_its_melds_take():
    assert choice_text(position(hand="6C 7C 8C 3H KD", pot_taken=True), "beginner").startswith("discard")
    assert choice_text(position(hand="6C 7C 8C 3H KD", pot_taken=True)) == "meld 6C 7C 8C"
    deal = position(hand="KS 9H 3H", melds=["KH KD KC"], pot_taken=True)
    assert choice_text(deal, "beginner") == "discard 9H"
    assert choice_text(position(hand="5C 6C 7C 8H Jk 8D"), "beginner").startswith(("meld", "add"))


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_the_table_of_what_melds_take_agrees_with_the_rules(variant: int):
    rules, seen = VARIANTS[variant], set()
    for seed in range(3):
        for deal, _ in walk(variant, seed).states():
            for meld in [meld for team in deal.melds for meld in team]:
                shape = (meld.kind, tuple(KIND[card] for card in meld.cards), meld.start, meld.wild)
                if shape in seen:
                    continue
                seen.add(shape)
                layouts = {kind: extend(meld, (kind,), rules) for kind in range(52) if kind % 13 + 1 != TWO}
                # A clean meld whose own two would have to become wild is left out.
                expected = {
                    kind
                    for kind, found in layouts.items()
                    if any(layout.wild < 0 or meld.wild >= 0 for layout in found)
                }
                assert set(kinds_taken(meld, rules, ends_of(rules))) == expected
    assert seen


def test_weights_come_by_family_and_players_with_hand_written_defaults():
    entry = '{"open-runs-clean-free": {"2": {"%s": %s}}}'
    found = weights.read_weights(
        f'{{"by_hand": {entry % ("keep_mate", 0.5)}, "fitted": {entry % ("pile_wild", 8)}}}'
    )
    table = "open-runs-clean-free", 2
    assert found.by_hand[table] == replace(weights.HAND_WRITTEN, keep_mate=0.5)
    assert found.fitted[table] == replace(weights.HAND_WRITTEN, keep_mate=0.5, pile_wild=8.0)
    with pytest.raises(ValueError, match="keep_cats"):
        weights.read_weights(f'{{"by_hand": {entry % ("keep_cats", 1)}, "fitted": {{}}}}')
    families = {weights.family_of(rules) for rules in rulesets.ALL}
    stored = weights.stored_weights()
    assert {family for family, _ in (*stored.by_hand, *stored.fitted)} <= families
    assert len(families) == 6
    assert weights.weights_by_hand(rulesets.BURACO_FECHADO, 4) == weights.HAND_WRITTEN
    italian, bukharo = [
        weights.fitted_weights(rules, 4) for rules in (rulesets.BURRACO_ITALIANO, rulesets.BUKHARO)
    ]
    assert italian == bukharo
    assert italian != weights.HAND_WRITTEN
    usual = asdict(weights.HAND_WRITTEN)
    for fitted in stored.fitted.values():
        assert sum(value != usual[name] for name, value in asdict(fitted).items()) <= 12


def redealt(deal: DealState, seat: int, rng: Random) -> DealState:
    """Return the deal with everything exchanged that the seat cannot know, what all remember in its place."""
    twin = deal.copy()
    twin.pots = [pot[:] for pot in deal.pots]  # copies of a deal share them, as play never changes one
    fixed_at = [list(known) for known in twin.known]
    places: list[tuple[list[int], int]] = []
    for other, hand in enumerate(twin.hands):
        for index, card in enumerate(hand):
            if other == seat and not twin.unseen_pot[seat]:
                continue
            if KIND[card] in fixed_at[other]:
                fixed_at[other].remove(KIND[card])
            else:
                places.append((hand, index))
    for cards in (twin.stock, *twin.pots):
        places += [(cards, index) for index in range(len(cards))]
    hidden = [cards[index] for cards, index in places]
    rng.shuffle(hidden)
    for (cards, index), card in zip(places, hidden, strict=True):
        cards[index] = card
    if twin.drawn is not None and twin.turn != seat:
        twin.drawn = twin.hands[twin.turn][-1]
    return twin


def metamorphic(tables: list[tuple[str, int]], bots: Sequence[Bot], every: int, worlds: int) -> int:
    """Assert that exchanging hidden cards changes no view and no choice; return the number of positions."""
    rng, count = Random(9), 0
    for number, (key, players) in enumerate(tables):
        for step, deal in enumerate(played(fresh(key, players, number), ["medium", "easy"])):
            if step % every:
                continue
            count += 1
            seen = view(deal, deal.turn)
            expected = [bot.explain(seen, Random(3)) for bot in bots]
            for _ in range(worlds):
                other = view(redealt(deal, deal.turn, rng), deal.turn)
                assert other == seen
                assert [bot.explain(other, Random(3)) for bot in bots] == expected
    return count


def test_hidden_cards_change_nothing():
    tables = [("bukharo", 4), ("buraco-stbl", 2), ("burraco-six", 6)]
    assert metamorphic(tables, [make_bot(name) for name in ("easy", "medium", "memory-club")], 8, 2) >= 20


def test_discards_are_named_by_what_they_are_for():
    for deal in played(fresh("burraco-italiano", 4, 5), ["club"]):
        found = make_bot("club").explain(view(deal, deal.turn), Random(0))
        if isinstance(found.command, Discard) and found.reason.code is not ReasonCode.FETCHES_POT:
            assert found.reason.code in {
                ReasonCode.LEAST_USEFUL,
                ReasonCode.SAFE,
                ReasonCode.HELPS_PARTNER,
                ReasonCode.SHEDS_POINTS,
                ReasonCode.ONLY_CHOICE,
                ReasonCode.GOES_OUT,
            }
            assert len(deal.hands[deal.turn]) == 1 or not WILD_CAPABLE[found.command.card]
