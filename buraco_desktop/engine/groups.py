"""Groups of held cards that may be melds: what `candidates` hands to `melds.arrange` and `melds.extend`.

Each combination of kinds comes once, every one that makes a meld among them. Groups that make none are there,
too; `melds` decides.
"""

from collections.abc import Iterator, Sequence

from buraco_desktop.engine.cards import (
    ACE,
    JOKER_KIND,
    KIND,
    NO_SUIT,
    RANK,
    TWO,
    CardId,
    Kind,
    kind_of,
)
from buraco_desktop.engine.melds import HIGH_ACE, LOW_ACE, Meld, MeldKind
from buraco_desktop.engine.rules import RuleSet

ByKind = dict[Kind, list[CardId]]
Group = tuple[CardId, ...]

_TALLY: tuple[int, ...] = tuple(1 << 2 * kind for kind in KIND)
"""One card in a number that counts up to three cards of each kind: no group has more, sets aside."""
_BOTH_ACES = 1 << LOW_ACE | 1 << HIGH_ACE
_WILD_KINDS = (JOKER_KIND, *(kind_of(suit, TWO) for suit in range(NO_SUIT)))


def by_kind(cards: Sequence[CardId], last: CardId | None = None) -> ByKind:
    """Return the cards grouped by kind, kinds and copies ascending; the card `last` after its copies."""
    groups: ByKind = {}
    for card in sorted(cards, key=lambda card: (KIND[card], card == last, card)):
        groups.setdefault(KIND[card], []).append(card)
    return groups


class Held:
    """Cards in hand, sorted once for all groups that are made of them."""

    __slots__ = ("aces", "kinds", "masks", "naturals", "wilds")

    def __init__(self, cards: Sequence[CardId], rules: RuleSet) -> None:
        self.kinds = by_kind(cards)
        self.wilds = (
            [self.kinds[kind] for kind in _WILD_KINDS if kind in self.kinds] if rules.max_wilds else []
        )
        """The copies of each kind of wild card; none where melds have no wild card."""
        self.naturals: list[dict[int, CardId]] = [{} for _ in range(NO_SUIT)]
        """For each suit the card for each position; two aces are one for either end."""
        for kind, copies in self.kinds.items():
            if kind != JOKER_KIND:
                self.naturals[kind // 13][kind % 13 + 1] = copies[0]
        self.aces: list[int] = []
        """For each suit the number of aces."""
        self.masks: list[int] = []
        """For each suit the positions of its cards as bits."""
        for suit, natural in enumerate(self.naturals):
            aces = self.kinds.get(kind_of(suit, ACE), ())
            self.aces.append(len(aces))
            if aces:
                natural[HIGH_ACE] = aces[-1]
            self.masks.append(sum([1 << position for position in natural]))


def new_groups(held: Held, rules: RuleSet) -> Iterator[Group]:
    """Yield the groups that may be a new meld."""
    for suit in range(NO_SUIT):
        if held.masks[suit].bit_count() >= 2:
            yield from _each_once(_runs(suit, 0, held, held.wilds, bool(held.wilds)))
    for rank in rules.set_ranks:
        for group in _sets(rank, held, held.wilds, 2):
            if len(group) >= 3:
                yield group


def extension_groups(meld: Meld, held: Held, rules: RuleSet) -> Iterator[Group]:
    """Yield the groups that may be added to a meld on the table."""
    takes_wild = meld.wild < 0 or (meld.kind is MeldKind.SEQUENCE and RANK[meld.cards[meld.wild]] == TWO)
    wilds = held.wilds if takes_wild else []
    if meld.kind is MeldKind.SET:
        yield from (group for group in _sets(meld.rank, held, wilds, 0) if group)
        return
    suit = meld.suit
    if not wilds and not held.masks[suit]:
        return
    fixed = sum([1 << (meld.start + index) for index in range(len(meld.cards)) if index != meld.wild])
    runs = list(_runs(suit, fixed, held, wilds, meld.wild >= 0 or bool(wilds)))
    if rules.two_reverts and meld.start == TWO and meld.wild != 0:
        # Its two may leave position 2 and be the wild card.
        runs += _runs(suit, fixed & ~(1 << TWO), held, wilds, True)
    yield from _each_once(runs)


def _each_once(groups: Iterator[Group] | list[Group]) -> Iterator[Group]:
    seen: set[int] = set()
    for group in groups:
        key = sum([_TALLY[card] for card in group])
        if key not in seen:
            seen.add(key)
            yield group


def _runs(suit: int, base: int, held: Held, wilds: list[list[CardId]], fills_hole: bool) -> Iterator[Group]:
    """Yield groups that fill a window of positions around the naturals of `base` (a mask by position).

    A window may have one hole inside, for a wild card on the table or from the hand (`fills_hole`). A wild
    card at an end needs no window of its own. Without a base only groups of three and more are of use.
    """
    natural = held.naturals[suit]
    has_one_ace = held.aces[suit] == 1
    reach = held.masks[suit] | base
    shortest = 0 if base else 3
    for low in _lows(base, reach, fills_hole):
        for high in range(base.bit_length() - 1 if base else low + 1, HIGH_ACE + 1):
            window = (1 << (high + 1)) - (1 << low)
            open_places = window & ~reach
            if open_places & (open_places - 1) or (open_places and not fills_hole):
                break
            if not reach >> high & 1:
                continue
            missing = window & ~base
            inner = missing & ~(1 << low | 1 << high)
            for hole in (open_places,) if open_places else _holes(inner if fills_hole else 0):
                filled = missing & ~hole
                if has_one_ace and filled & _BOTH_ACES == _BOTH_ACES:
                    continue
                group = tuple([natural[place] for place in range(low, high + 1) if filled >> place & 1])
                yield from _with_wilds(group, wilds, shortest, bool(base) or not hole)


def _lows(base: int, reach: int, fills_hole: bool) -> list[int]:
    """Return the positions, ascending, where a window may begin."""
    if not base:
        return [position for position in range(LOW_ACE, HIGH_ACE) if reach >> position & 1]
    found: list[int] = []
    holes = int(fills_hole)
    for position in range((base & -base).bit_length() - 1, 0, -1):
        if reach >> position & 1:
            found.append(position)
        elif holes:
            holes -= 1
        else:
            break
    return found[::-1]


def _with_wilds(
    group: Group, wilds: list[list[CardId]], shortest: int, stands_alone: bool
) -> Iterator[Group]:
    """Yield a group alone and with a wild card of each kind, if they are long enough."""
    if group and stands_alone and len(group) >= shortest:
        yield group
    if len(group) + 1 >= shortest:
        for copies in wilds:
            wild = next((card for card in copies[:2] if card not in group), None)
            if wild is not None:
                yield (*group, wild)


def _holes(mask: int) -> Iterator[int]:
    """Yield 0 (no hole) and each single position of a mask."""
    yield 0
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def _sets(rank: int, held: Held, wilds: list[list[CardId]], fewest: int) -> Iterator[Group]:
    """Yield every choice of cards of a rank, by number of copies of each suit, with and without a wild.

    None if fewer than `fewest` cards of the rank are held.
    """
    suits = [held.kinds[kind] for suit in range(NO_SUIT) if (kind := kind_of(suit, rank)) in held.kinds]
    if sum([len(copies) for copies in suits]) < fewest:
        return
    groups: list[Group] = [()]
    for copies in suits:
        groups = [(*group, *copies[:count]) for group in groups for count in range(len(copies) + 1)]
    for group in groups:
        yield group
        for wild in wilds:
            yield (*group, wild[0])
