"""Melds: which groups of cards are one, and how they are laid out (RULES 0.3 to 0.5).

`arrange` answers for a new meld, `extend` for cards added to a meld on the table. Both return all layouts
that the player may ask for, the default first. Hands, turns and teams are not in here (see `legality.py`).
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum, StrEnum
from typing import NamedTuple

from buraco_desktop.engine.cards import (
    ACE,
    JOKER,
    KIND,
    NO_SUIT,
    RANK,
    SUIT,
    TWO,
    WILD_CAPABLE,
    CardId,
)
from buraco_desktop.engine.rules import AceMode, EndWild, RuleSet, SemiMode, SpecialMode, WildPin

CANASTA_LENGTH = 7
LOW_ACE, HIGH_ACE = 1, 14


class MeldKind(IntEnum):
    """The two kinds of melds."""

    SEQUENCE = 0
    SET = 1

    # The hash of an enum is Python code, and melds are looked up in the innermost loops.
    __hash__ = int.__hash__


_SEQUENCE = MeldKind.SEQUENCE


class SpecialMove(IntEnum):
    """Whether a meld was laid by one command from ace to king or ace to ace (RULES K04)."""

    NONE = 0
    ACE_TO_KING = 1
    ACE_TO_ACE = 2

    __hash__ = int.__hash__


class CanastaClass(StrEnum):
    """What a meld counts as; NONE below seven cards."""

    NONE = "none"
    DIRTY = "dirty"
    SEMI = "semi"
    CLEAN = "clean"


class Meld(NamedTuple):
    """Cards on the table, as they lie. Never changed: an extension makes a new value."""

    kind: MeldKind
    cards: tuple[CardId, ...]
    """Low to high; in a set the naturals by suit, the wild card last."""
    start: int = 0
    """Position 1..14 of the first card of a sequence; 0 for a set."""
    wild: int = -1
    """Index of the wild card in `cards`; -1 without one."""
    special: SpecialMove = SpecialMove.NONE

    @property
    def suit(self) -> int:
        """Suit of a sequence; NO_SUIT for a set."""
        return SUIT[self.cards[1 if self.wild == 0 else 0]] if self.kind is _SEQUENCE else NO_SUIT

    @property
    def rank(self) -> int:
        """Rank of a set; 0 for a sequence."""
        return 0 if self.kind is _SEQUENCE else RANK[self.cards[1 if self.wild == 0 else 0]]

    @property
    def place(self) -> tuple[int, int]:
        """The two numbers that tell this layout from the others of the same cards."""
        return (self.start, self.wild)

    @property
    def wild_rank(self) -> int:
        """Rank 1..13 that the wild card stands for; 0 without one. A high ace is 1, too."""
        if self.wild < 0:
            return 0
        if self.kind is MeldKind.SET:
            return self.rank
        position = self.start + self.wild
        return ACE if position == HIGH_ACE else position

    @property
    def is_canasta(self) -> bool:
        """Whether the meld has at least seven cards."""
        return len(self.cards) >= CANASTA_LENGTH

    @property
    def natural_count(self) -> int:
        """How many cards are not wild."""
        return len(self.cards) - (self.wild >= 0)


def arrange(cards: Sequence[CardId], rules: RuleSet) -> list[Meld]:
    """Return every layout of a new meld of these cards, the default first; empty without one (RULES 0.3)."""
    if len(cards) < 3:
        return []
    plain = [card for card in cards if not WILD_CAPABLE[card]]
    if not plain:
        return []
    rank = RANK[plain[0]]
    if len(plain) >= 2 and not [card for card in plain if RANK[card] != rank]:
        wilds = [card for card in cards if WILD_CAPABLE[card]]
        return _sets(plain, wilds, rules)
    suit = SUIT[plain[0]]
    layouts = list(_sequences(suit, {}, cards, rules))
    return [_with_special(meld) for meld in _in_order(layouts, rules)]


def extend(meld: Meld, cards: Sequence[CardId], rules: RuleSet) -> list[Meld]:
    """Return every layout of a meld with these cards added, default first; empty without one (RULES 0.5)."""
    if not cards:
        return []
    if meld.kind is MeldKind.SET:
        return _extend_set(meld, cards, rules)
    suit = meld.suit
    fixed = {meld.start + index: card for index, card in enumerate(meld.cards) if index != meld.wild}
    loose = list(cards)
    if meld.wild >= 0:
        loose.append(meld.cards[meld.wild])
    layouts = list(_sequences(suit, fixed, loose, rules))
    two = fixed.get(TWO)
    if rules.two_reverts and two is not None and meld.start == TWO:
        without_two = {position: card for position, card in fixed.items() if position != TWO}
        layouts += _sequences(suit, without_two, [*loose, two], rules)
    if meld.wild >= 0:
        layouts = [layout for layout in layouts if _keeps_pin(meld, layout, cards, rules)]
    layouts = _in_order(layouts, rules)
    if meld.special is SpecialMove.NONE:
        return layouts
    return [layout._replace(special=meld.special) for layout in layouts]


def _sets(plain: Sequence[CardId], wilds: Sequence[CardId], rules: RuleSet) -> list[Meld]:
    size = len(plain) + len(wilds)
    if (
        RANK[plain[0]] not in rules.set_ranks
        or len(wilds) > rules.max_wilds
        or not 3 <= size <= rules.set_max
    ):
        return []
    naturals = tuple(sorted(plain, key=lambda card: (KIND[card], card)))
    return [Meld(MeldKind.SET, (*naturals, *wilds), 0, len(naturals) if wilds else -1)]


def _extend_set(meld: Meld, cards: Sequence[CardId], rules: RuleSet) -> list[Meld]:
    everything = (*meld.cards, *cards)
    plain = [card for card in everything if not WILD_CAPABLE[card]]
    if any(RANK[card] != meld.rank for card in plain):
        return []
    return _sets(plain, [card for card in everything if WILD_CAPABLE[card]], rules)


def _sequences(
    suit: int, fixed: dict[int, CardId], cards: Iterable[CardId], rules: RuleSet
) -> Iterator[Meld]:
    """Yield all sequences of `fixed` naturals (by position) and all of `cards`, in no special order.

    Each choice of places for the aces and the natural two leaves at most one wild card; the positions of the
    naturals then say where it stands: in the only gap, or at either end.
    """
    placed = dict(fixed)
    aces: list[CardId] = []
    own_twos: list[CardId] = []
    wilds: list[CardId] = []
    for card in cards:
        rank = RANK[card]
        if rank == JOKER:
            wilds.append(card)
        elif rank == TWO:
            (own_twos if SUIT[card] == suit else wilds).append(card)
        elif SUIT[card] != suit:
            return
        elif rank == ACE:
            aces.append(card)
        elif rank in placed:
            return
        else:
            placed[rank] = card
    if len(wilds) > rules.max_wilds or len(own_twos) > rules.max_wilds + 1:
        return
    for with_aces in _place_aces(placed, aces, rules):
        yield from _fill(with_aces, [*wilds, *own_twos], suit, rules)
        for index, two in enumerate(own_twos if TWO not in placed else ()):
            rest = own_twos[:index] + own_twos[index + 1 :]
            yield from _fill({**with_aces, TWO: two}, [*wilds, *rest], suit, rules)


def _place_aces(
    placed: dict[int, CardId], aces: Sequence[CardId], rules: RuleSet
) -> Iterator[dict[int, CardId]]:
    if not aces:
        yield placed
        return
    ends = [
        end
        for end, barred in ((LOW_ACE, AceMode.HIGH_ONLY), (HIGH_ACE, AceMode.LOW_ONLY))
        if rules.ace_mode is not barred and end not in placed
    ]
    already = (LOW_ACE in placed) + (HIGH_ACE in placed)
    if already + len(aces) > (2 if rules.two_aces else 1):
        return
    if len(aces) == 1:
        for end in ends:
            yield {**placed, end: aces[0]}
    elif len(aces) == len(ends):
        yield {**placed, LOW_ACE: aces[0], HIGH_ACE: aces[1]}


def _fill(naturals: dict[int, CardId], wilds: list[CardId], suit: int, rules: RuleSet) -> Iterator[Meld]:
    if len(naturals) < 2 or len(wilds) > rules.max_wilds or len(naturals) + len(wilds) < 3:
        return
    low, high = min(naturals), max(naturals)
    gaps = high - low + 1 - len(naturals)
    if gaps != 0 and (gaps != 1 or not wilds):
        return
    if not wilds:
        yield Meld(_SEQUENCE, tuple([naturals[position] for position in range(low, high + 1)]), low)
        return
    wild = wilds[0]
    if gaps == 1:
        spots = [next(position for position in range(low, high) if position not in naturals)]
    else:
        lowest = LOW_ACE if rules.ace_mode is not AceMode.HIGH_ONLY else TWO
        highest = HIGH_ACE if rules.ace_mode is not AceMode.LOW_ONLY else HIGH_ACE - 1
        spots = [spot for spot in (low - 1, high + 1) if lowest <= spot <= highest]
    for spot in spots:
        if spot == TWO and RANK[wild] == TWO and SUIT[wild] == suit:
            continue  # on its own place a two is natural (RULES 0.3.3); another choice of places says so
        start, end = min(low, spot), max(high, spot)
        cards = tuple([naturals.get(position, wild) for position in range(start, end + 1)])
        yield Meld(_SEQUENCE, cards, start, spot - start)


def _keeps_pin(meld: Meld, layout: Meld, added: Sequence[CardId], rules: RuleSet) -> bool:
    """Whether the wild card on the table may stand as `layout` puts it (RULES 0.5.4, C2)."""
    wild = meld.cards[meld.wild]
    is_at_end = meld.wild in (0, len(meld.cards) - 1)
    if is_at_end and rules.wild_pin is not WildPin.PINNED_ALWAYS:
        return True
    index = meld.start + meld.wild - layout.start
    if not 0 <= index < len(layout.cards):
        return False
    card = layout.cards[index]
    if KIND[card] == KIND[wild] and index == layout.wild:
        return True
    if card in added and index != layout.wild:
        return True
    if rules.wild_pin is WildPin.FREE and RANK[wild] == TWO:
        own_place = TWO - layout.start
        return 0 <= own_place < len(layout.cards) and layout.cards[own_place] == wild
    return False


def _in_order(layouts: list[Meld], rules: RuleSet) -> list[Meld]:
    """Return the layouts with the fewest wilds, in the order of RULES 0.4, each once."""
    if len(layouts) < 2:
        return layouts
    unique: dict[tuple[bool, tuple[int, int]], Meld] = {}
    for layout in layouts:
        unique.setdefault((layout.wild >= 0, layout.place), layout)
    has_clean = any(not has_wild for has_wild, _ in unique)
    kept = [layout for (has_wild, _), layout in unique.items() if has_wild != has_clean]
    kept.sort(key=lambda layout: _preference(layout, rules))
    return kept


def _preference(layout: Meld, rules: RuleSet) -> tuple[bool, int, int]:
    last = len(layout.cards) - 1
    is_ace_high = layout.start + last == HIGH_ACE and layout.wild != last
    is_ace_low = layout.start == LOW_ACE and layout.wild != 0
    default_end = 0 if rules.end_wild_default is EndWild.LOW else last
    wild_order = 0 if layout.wild in (-1, default_end) else 2 if layout.wild in (0, last) else 1
    return (is_ace_high and not is_ace_low, wild_order, layout.start)


def _with_special(meld: Meld) -> Meld:
    if meld.wild >= 0 or meld.start != LOW_ACE or len(meld.cards) < HIGH_ACE - 1:
        return meld
    is_full = len(meld.cards) == HIGH_ACE
    return meld._replace(special=SpecialMove.ACE_TO_ACE if is_full else SpecialMove.ACE_TO_KING)


def meld_points(meld: Meld, rules: RuleSet) -> int:
    """Return the points of a meld's cards; a wild card counts its own face (RULES K08)."""
    return sum(rules.points[card] for card in meld.cards)


def canasta_class(meld: Meld, rules: RuleSet) -> CanastaClass:
    """Return the class of a meld under these rules (RULES 0.3)."""
    if not meld.is_canasta:
        return CanastaClass.NONE
    if meld.wild < 0:
        return CanastaClass.CLEAN
    if rules.semi is None or meld.natural_count < CANASTA_LENGTH:
        return CanastaClass.DIRTY
    if meld.kind is MeldKind.SET:
        return CanastaClass.SEMI
    naturals_below, naturals_above = meld.wild, len(meld.cards) - 1 - meld.wild
    if rules.semi_mode is SemiMode.SEVEN_RUN:
        is_semi = max(naturals_below, naturals_above) >= CANASTA_LENGTH
    else:
        is_semi = min(naturals_below, naturals_above) == 0
    return CanastaClass.SEMI if is_semi else CanastaClass.DIRTY


def canasta_bonus(meld: Meld, rules: RuleSet) -> int:
    """Return the single best bonus of a meld, 0 below seven cards (RULES 0.10, 1.6)."""
    match canasta_class(meld, rules):
        case CanastaClass.NONE:
            return 0
        case CanastaClass.DIRTY:
            return rules.dirty
        case CanastaClass.SEMI:
            return rules.semi or 0
        case CanastaClass.CLEAN:
            return max(rules.clean, _special_bonus(meld, rules))


def _special_bonus(meld: Meld, rules: RuleSet) -> int:
    length = len(meld.cards)
    if meld.kind is MeldKind.SET:
        return rules.eight_equal if length >= 8 else 0
    if length < HIGH_ACE - 1:
        return 0
    if meld.start == TWO:
        return rules.two_to_a
    if rules.special_mode is SpecialMode.SINGLE_MOVE:
        if meld.special is SpecialMove.NONE:
            return 0
        is_real = meld.special is SpecialMove.ACE_TO_ACE
    else:
        is_real = length == HIGH_ACE
    return (rules.a_to_a or 0) if is_real else rules.a_to_k
