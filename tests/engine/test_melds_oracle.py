"""Melds against a slow second reading of RULES 0.3 to 0.5: every choice of the wild card, aces and places."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import ACE, JOKER, KIND, RANK, SUIT, TWO, full_deck
from buraco_desktop.engine.melds import Meld, MeldKind, arrange, extend
from buraco_desktop.engine.rules import AceMode, EndWild, RuleSet, WildPin

RULES = (
    *rulesets.ALL,
    replace(rulesets.BUKHARO, key="high-aces", ace_mode=AceMode.HIGH_ONLY),
    replace(rulesets.BUKHARO, key="low-aces", ace_mode=AceMode.LOW_ONLY),
    replace(rulesets.BURACO_FECHADO, key="no-wilds", max_wilds=0),
    replace(rulesets.BUKHARO, key="always", wild_pin=WildPin.PINNED_ALWAYS),
    replace(rulesets.BURACO_FECHADO, key="free", wild_pin=WildPin.FREE),
    replace(rulesets.BURACO_FECHADO, key="free-reverting", wild_pin=WildPin.FREE, two_reverts=True),
)
Placed = dict[int, tuple[int, bool]]
"""For each position the card there and whether it is wild."""


def is_wild_capable(card: int) -> bool:
    return RANK[card] in (JOKER, TWO)


def sequences(cards: Sequence[int], rules: RuleSet) -> Iterator[Placed]:
    """Yield each sequence of exactly these cards."""
    places = [1, 14]
    if rules.ace_mode is AceMode.HIGH_ONLY:
        places = [14]
    if rules.ace_mode is AceMode.LOW_ONLY:
        places = [1]
    for wild in [None, *(card for card in cards if is_wild_capable(card) and rules.max_wilds)]:
        naturals = [card for card in cards if card != wild]
        if len({SUIT[card] for card in naturals}) != 1 or any(RANK[card] == JOKER for card in naturals):
            continue
        suit = SUIT[naturals[0]]
        choices = [places if RANK[card] == ACE else [RANK[card]] for card in naturals]
        for positions in product(*choices):
            if len(set(positions)) < len(positions) or len(positions) < 2:
                continue
            if 1 in positions and 14 in positions and not rules.two_aces:
                continue
            placed: Placed = {p: (card, False) for p, card in zip(positions, naturals, strict=True)}
            if wild is None:
                fillings = [placed]
            else:
                barred = {1, 14} - set(places)
                free = [p for p in range(1, 15) if p not in placed and p not in barred]
                own_two = RANK[wild] == TWO and SUIT[wild] == suit
                fillings = [{**placed, p: (wild, True)} for p in free if not (own_two and p == TWO)]
            for filling in fillings:
                if len(filling) >= 3 and max(filling) - min(filling) + 1 == len(filling):
                    yield filling


def as_meld(placed: Placed) -> Meld:
    positions = sorted(placed)
    wild = next((i for i, p in enumerate(positions) if placed[p][1]), -1)
    return Meld(MeldKind.SEQUENCE, tuple(placed[p][0] for p in positions), positions[0], wild)


def fewest_wilds(layouts: list[Meld]) -> list[Meld]:
    clean = [layout for layout in layouts if layout.wild < 0]
    return clean or layouts


def look(layouts: Sequence[Meld]) -> list[tuple[object, ...]]:
    """Return what can be told apart by its kind; a set is only its kinds and whether it has a wild."""
    return sorted(
        {
            (
                int(meld.kind),
                meld.place,
                tuple(KIND[card] for card in meld.cards if meld.kind is MeldKind.SEQUENCE),
            )
            for meld in layouts
        }
    )


def sets(cards: Sequence[int], rules: RuleSet) -> list[Meld]:
    naturals = [card for card in cards if not is_wild_capable(card)]
    wilds = [card for card in cards if is_wild_capable(card)]
    is_legal = (
        len({RANK[card] for card in naturals}) == 1
        and RANK[naturals[0]] in rules.set_ranks
        and len(naturals) >= 2
        and len(wilds) <= rules.max_wilds
        and 3 <= len(cards) <= rules.set_max
    )
    return [Meld(MeldKind.SET, (*naturals, *wilds), 0, len(naturals) if wilds else -1)] if is_legal else []


def grown(meld: Meld, added: Sequence[int], rules: RuleSet) -> list[Meld]:
    """Return the layouts of a meld with cards added, read from RULES 0.5 point by point."""
    everything = [*meld.cards, *added]
    if meld.kind is MeldKind.SET:
        return sets(everything, rules)
    found = []
    for placed in sequences(everything, rules):
        where = {card: (position, is_wild) for position, (card, is_wild) in placed.items()}
        if keeps_naturals(meld, where, rules) and keeps_wild(meld, placed, where, added, rules):
            found.append(as_meld(placed))
    return fewest_wilds(found)


def keeps_naturals(meld: Meld, where: dict[int, tuple[int, bool]], rules: RuleSet) -> bool:
    for index, card in enumerate(meld.cards):
        if index != meld.wild and where[card] != (meld.start + index, False):
            may_revert = rules.two_reverts and RANK[card] == TWO and where[card][1]
            if not may_revert:
                return False
    return True


def keeps_wild(
    meld: Meld, placed: Placed, where: dict[int, tuple[int, bool]], added: Sequence[int], rules: RuleSet
) -> bool:
    if meld.wild < 0:
        return True
    wild, old = meld.cards[meld.wild], meld.start + meld.wild
    at_end = meld.wild in (0, len(meld.cards) - 1)
    if at_end and rules.wild_pin is not WildPin.PINNED_ALWAYS:
        return True
    stays = where[wild] == (old, True)
    replaced = old in placed and placed[old][0] in added and not placed[old][1]
    goes_home = rules.wild_pin is WildPin.FREE and RANK[wild] == TWO and where[wild] == (TWO, False)
    return stays or replaced or goes_home


@st.composite
def near_cards(draw: st.DrawFn, rules: RuleSet, most: int) -> list[int]:
    """Return cards of a deck that have a chance to be a meld: one suit or one rank, and wilds."""
    deck = full_deck(rules)
    suit, rank = draw(st.integers(0, 3)), draw(st.sampled_from([1, 3, 8, 13]))
    low = draw(st.integers(1, 12))
    run = [c for c in deck if SUIT[c] == suit and (low <= RANK[c] <= low + 5 or RANK[c] == ACE)]
    same = [c for c in deck if RANK[c] == rank]
    wilds = [c for c in deck if is_wild_capable(c)]
    pool = draw(st.sampled_from([run * 3 + wilds, same * 3 + wilds, run, deck]))
    return draw(st.lists(st.sampled_from(pool), min_size=1, max_size=most, unique=True))


@given(st.data())
@settings(max_examples=500)
def test_new_melds(data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from(RULES))
    cards = data.draw(near_cards(rules, 7))
    expected = sets(cards, rules) + fewest_wilds([as_meld(placed) for placed in sequences(cards, rules)])
    found = arrange(cards, rules)
    assert look(found) == look(expected if len(cards) >= 3 else [])
    assert len({meld.place for meld in found}) == len(found)
    assert all(sorted(meld.cards) == sorted(cards) for meld in found)


@given(st.data())
@settings(max_examples=600)
def test_extensions_one_after_the_other(data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from(RULES))
    suit = data.draw(st.integers(0, 3))
    deck = full_deck(rules)
    low = data.draw(st.integers(1, 10))
    pool = [c for c in deck if SUIT[c] == suit or RANK[c] in (JOKER, TWO)]
    start = [c for c in deck if SUIT[c] == suit and low <= RANK[c] < low + 4][:4]
    bases = arrange(data.draw(st.permutations(start))[:3], rules) or arrange(start[:3], rules)
    if not bases:
        return
    meld = data.draw(st.sampled_from(bases))
    for _ in range(3):
        left = [card for card in pool if card not in meld.cards]
        near = [
            c for c in left if RANK[c] in (JOKER, TWO) or abs(RANK[c] - meld.start) <= len(meld.cards) + 2
        ]
        added = data.draw(st.lists(st.sampled_from(near or left), min_size=1, max_size=3, unique=True))
        found = extend(meld, added, rules)
        assert look(found) == look(grown(meld, added, rules))
        if found:
            meld = data.draw(st.sampled_from(found))


@given(st.data())
@settings(max_examples=150)
def test_extensions_of_sets(data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from([rules for rules in RULES if rules.has_sets]))
    deck = full_deck(rules)
    rank = data.draw(st.sampled_from(rules.set_ranks))
    same = [card for card in deck if RANK[card] == rank]
    wilds = [card for card in deck if is_wild_capable(card)]
    base = data.draw(st.permutations(same))[:2] + data.draw(st.permutations(wilds + same))[:1]
    for meld in arrange(list(dict.fromkeys(base)), rules):
        left = [card for card in same * 2 + wilds + deck[:3] if card not in meld.cards]
        added = data.draw(st.lists(st.sampled_from(left), min_size=1, max_size=8, unique=True))
        assert look(extend(meld, added, rules)) == look(grown(meld, added, rules))


@given(st.data())
@settings(max_examples=150)
def test_layouts_come_in_the_order_of_preference(data: st.DataObject) -> None:
    """The wild card stands at the default end first (RULES 0.4.3)."""
    rules = data.draw(st.sampled_from(RULES))
    found = arrange(data.draw(near_cards(rules, 6)), rules)
    ends = [meld.wild for meld in found if meld.kind is MeldKind.SEQUENCE]
    if len(found) == 2 and found[0].wild >= 0 and {0, len(found[0].cards) - 1} == set(ends):
        first = 0 if rules.end_wild_default is EndWild.LOW else len(found[0].cards) - 1
        assert found[0].wild == first
