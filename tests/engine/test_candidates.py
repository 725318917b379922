"""`candidates` is complete and has no pointless repeats: compared with every subset of a small hand."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.candidates import candidates, is_dead_end
from buraco_desktop.engine.cards import JOKER, KIND, RANK, SUIT, TWO, full_deck
from buraco_desktop.engine.commands import Command, Discard, Draw, ExtendMeld, LayMeld, Redraw, TakePile
from buraco_desktop.engine.legality import check, meld_result
from buraco_desktop.engine.melds import Meld, MeldKind, arrange, extend
from buraco_desktop.engine.rules import AceMode, RuleSet, WildPin
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from tests.engine.table import lay_out, rules_with

RULES = (
    *rulesets.ALL,
    replace(rulesets.BUKHARO, key="high-aces", ace_mode=AceMode.HIGH_ONLY),
    replace(rulesets.BURACO_FECHADO, key="free-reverting", wild_pin=WildPin.FREE, two_reverts=True),
    replace(rulesets.BURACO_FECHADO, key="no-wilds", max_wilds=0),
    replace(rulesets.BUKHARO, key="always", wild_pin=WildPin.PINNED_ALWAYS, one_set_per_rank=False),
)


def name_of(deal: DealState, command: Command) -> tuple[object, ...]:
    """Return what tells commands apart when copies of a card do not matter."""
    match command:
        case Draw() | Redraw():
            return (type(command).__name__,)
        case Discard():
            return ("Discard", KIND[command.card])
        case TakePile() if not command.cards:
            return ("TakePile",)
        case TakePile() | ExtendMeld():
            index = command.meld
        case LayMeld():
            index = None
    meld = meld_result(deal, deal.acting_team, command.cards, index, command.place)
    assert isinstance(meld, Meld)
    laid = tuple(KIND[card] for card in meld.cards)
    added = tuple(sorted(KIND[card] for card in command.cards))
    return (type(command).__name__, index, meld.place, added, laid)


def every_command(deal: DealState) -> list[Command]:
    """Return every command that names cards in reach, each layout of each group; few of them are legal."""
    hand = deal.hands[deal.turn]
    found: list[Command] = [Draw(), TakePile(), Redraw(), *(Discard(card) for card in hand)]
    top = deal.pile[-1:] if deal.phase is Phase.DRAW else []
    for size in range(len(hand) + 1):
        for chosen in combinations(hand, size):
            cards = (*top, *chosen)
            layouts: list[tuple[int | None, Meld]] = [(None, meld) for meld in arrange(cards, deal.rules)]
            for index, base in enumerate(deal.melds[deal.acting_team]):
                layouts += [(index, meld) for meld in extend(base, cards, deal.rules)]
            for place_of, meld in layouts:
                if deal.phase is Phase.DRAW:
                    found.append(TakePile(cards, place_of, meld.place))
                elif place_of is None:
                    found.append(LayMeld(cards, meld.place))
                else:
                    found.append(ExtendMeld(place_of, cards, meld.place))
    return found


@st.composite
def small_tables(draw: st.DrawFn) -> DealState:
    rules: RuleSet = draw(st.sampled_from(RULES))
    deck = full_deck(rules)
    suit, low = draw(st.integers(0, 3)), draw(st.integers(1, 9))
    near = [c for c in deck if SUIT[c] == suit and (low - 2 <= RANK[c] <= low + 6 or RANK[c] in (1, 13))]
    wilds = [c for c in deck if RANK[c] in (JOKER, TWO)]
    rank = draw(st.sampled_from([1, 3, 7, 13]))
    same = [c for c in deck if RANK[c] == rank]
    left = draw(st.permutations(deck))
    deal = DealState(rules, rules.players[-1], rules.players[-1] - 1, None)
    team = deal.acting_team
    runs = [c for c in near if low <= RANK[c] < low + draw(st.integers(3, 8))]
    unique = list({RANK[c]: c for c in runs}.values())
    groups = [unique, same[: draw(st.integers(3, 7))], [*unique[:1], *unique[2:3], wilds[0]]]
    for group in draw(st.lists(st.sampled_from(groups), max_size=2)):
        free = [c for c in group if c in left]
        for meld in arrange(free, rules)[:1]:
            if not (meld.kind is MeldKind.SET and any(m.rank == meld.rank for m in deal.melds[team])):
                deal.melds[team].append(meld)
                left = [c for c in left if c not in meld.cards]
    pool = [c for c in [*near, *near, *same, *wilds, *left[:20]] if c in left]
    hand = draw(st.lists(st.sampled_from(pool), min_size=1, max_size=9, unique=True))
    left = [c for c in left if c not in hand]
    deal.hands[deal.turn] = hand
    pile = draw(st.lists(st.sampled_from([c for c in pool if c in left] or left), max_size=4, unique=True))
    deal.pile = pile
    left = [c for c in left if c not in pile]
    deal.stock = left[:20]
    deal.pots = [left[20:31], left[31:42]][: draw(st.integers(0, 2))]
    deal.pot_taken[team] = draw(st.booleans())
    deal.phase = draw(st.sampled_from([Phase.DRAW, Phase.PLAY]))
    deal.first_turn = draw(st.booleans())
    if deal.phase is Phase.PLAY:
        deal.drawn, deal.banned = draw(st.sampled_from([(hand[0], None), (None, hand[0]), (None, None)]))
    return deal


@given(small_tables())
@settings(max_examples=250)
def test_candidates_are_exactly_the_legal_commands(deal: DealState) -> None:
    found = candidates(deal)
    assert all(check(deal, command) is None for command in found)
    names = [name_of(deal, command) for command in found]
    assert len(set(names)) == len(names), "a command is there twice"
    legal = {name_of(deal, command) for command in every_command(deal) if check(deal, command) is None}
    assert set(names) == legal


def may_end_turn(deal: DealState) -> bool:
    """Whether some row of legal melds makes a discard legal; every one is tried."""
    if any(check(deal, Discard(card)) is None for card in deal.hands[deal.turn]):
        return True
    for command in every_command(deal):
        if isinstance(command, LayMeld | ExtendMeld) and check(deal, command) is None:
            after = deal.copy()
            apply(after, command)
            if after.phase is Phase.OVER or may_end_turn(after):
                return True
    return False


@given(st.data())
@settings(max_examples=60)
def test_what_is_a_dead_end(data: st.DataObject) -> None:
    need = data.draw(st.sampled_from([40, 60, 75]))
    rules = rules_with("canastra", vulnerable_min=need)
    deck = full_deck(rules)
    near = [
        card for card in deck if RANK[card] in (JOKER, TWO, 1, 12, 13) or (SUIT[card] == 1 and RANK[card] < 8)
    ]
    hand = data.draw(st.lists(st.sampled_from(near), min_size=5, max_size=8, unique=True))
    deal = lay_out(rules, hand="", totals=(1505, 0))
    deal.hands[0] = hand
    kept = {name_of(deal, command) for command in candidates(deal)}
    for command in every_command(deal):
        if isinstance(command, LayMeld) and check(deal, command) is None:
            after = deal.copy()
            apply(after, command)
            ends = after.phase is Phase.OVER or may_end_turn(after)
            assert (name_of(deal, command) in kept) == ends
            assert is_dead_end(deal, command) is not ends


def test_no_candidate_strands_the_opening_of_a_vulnerable_team() -> None:
    """Kings alone are 30 of the 75 points; only with the aces and the joker the opening succeeds."""
    deal = lay_out("canastra", hand="KS KH KD 9C 4D", totals=(1505, 0))
    assert deal.must_open
    kings = LayMeld(tuple(deal.hands[0][:3]))
    assert check(deal, kings) is None
    assert is_dead_end(deal, kings)
    assert all(isinstance(command, Discard) for command in candidates(deal))

    richer = lay_out("canastra", hand="KS KH KD AS AH AD 2D 9C 4D", totals=(1505, 0))
    assert not is_dead_end(richer, LayMeld(tuple(richer.hands[0][:3])))
    sevens = lay_out("canastra", hand="7S 7H 7D AS AH AD 9C 4D", totals=(1505, 0))
    assert is_dead_end(sevens, LayMeld(tuple(sevens.hands[0][:3])))
    calm = lay_out("canastra", hand="KS KH KD 9C 4D")
    assert not is_dead_end(calm, LayMeld(tuple(calm.hands[0][:3])))


@pytest.mark.parametrize("rules", rulesets.ALL, ids=lambda rules: rules.key)
def test_copies_of_a_card_give_one_command(rules: RuleSet) -> None:
    deal = lay_out(rules.key, hand="7H 7H 8H 9H KD KD", players=rules.players[-1])
    found = candidates(deal)
    assert sum(isinstance(command, LayMeld) for command in found) == 1
    assert sum(isinstance(command, Discard) for command in found) == 4
