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


def new_groups(held: ByKind, rules: RuleSet) -> Iterator[Group]:
    """Yield the groups that may be a new meld."""
    wilds = _wild_choices(held, rules)
    for suit in range(NO_SUIT):
        yield from _each_once(_runs(suit, 0, held, wilds, bool(wilds)))
    for rank in rules.set_ranks:
        yield from (group for group in _sets(rank, held, wilds) if len(group) >= 3)


def extension_groups(meld: Meld, held: ByKind, rules: RuleSet) -> Iterator[Group]:
    """Yield the groups that may be added to a meld on the table."""
    takes_wild = meld.wild < 0 or RANK[meld.cards[meld.wild]] == TWO
    wilds = _wild_choices(held, rules) if takes_wild else []
    if meld.kind is MeldKind.SET:
        yield from (group for group in _sets(meld.rank, held, wilds if meld.wild < 0 else []) if group)
        return
    fixed = sum(1 << (meld.start + index) for index in range(len(meld.cards)) if index != meld.wild)
    runs = list(_runs(meld.suit, fixed, held, wilds, meld.wild >= 0 or bool(wilds)))
    if rules.two_reverts and meld.start == TWO and meld.wild != 0:
        # Its two may leave position 2 and be the wild card.
        runs += _runs(meld.suit, fixed & ~(1 << TWO), held, wilds, True)
    yield from _each_once(runs)


def _each_once(groups: Iterator[Group] | list[Group]) -> Iterator[Group]:
    seen: set[int] = set()
    for group in groups:
        key = sum([_TALLY[card] for card in group])
        if key not in seen:
            seen.add(key)
            yield group


def _wild_choices(held: ByKind, rules: RuleSet) -> list[list[CardId]]:
    """Return the copies of each kind of wild card in hand."""
    return [held[kind] for kind in _WILD_KINDS if kind in held] if rules.max_wilds else []


def _runs(suit: int, base: int, held: ByKind, wilds: list[list[CardId]], fills_hole: bool) -> Iterator[Group]:
    """Yield groups that fill a window of positions around the naturals of `base` (a mask by position).

    A window may have one hole inside, for a wild card on the table or from the hand (`fills_hole`). A wild
    card at an end needs no window of its own. Without a base only groups of three and more are of use.
    """
    copies = {kind - suit * 13 + 1: held[kind] for kind in range(suit * 13, suit * 13 + 13) if kind in held}
    natural = {rank: cards[0] for rank, cards in copies.items()}
    has_one_ace = False
    if ACE in natural:
        natural[HIGH_ACE] = copies[ACE][-1]
        has_one_ace = len(copies[ACE]) == 1
    mask = sum([1 << position for position in natural])
    reach = mask | base
    lowest = (base & -base).bit_length() - 1 if base else HIGH_ACE - 1
    highest = base.bit_length() - 1 if base else 0
    shortest = 0 if base else 3
    for low in range(LOW_ACE, lowest + 1):
        if not reach >> low & 1:
            continue
        for high in range(max(highest, low + (not base)), HIGH_ACE + 1):
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


def _sets(rank: int, held: ByKind, wilds: list[list[CardId]]) -> Iterator[Group]:
    """Yield every choice of cards of a rank, by number of copies of each suit, with and without a wild."""
    groups: list[Group] = [()]
    for suit in range(NO_SUIT):
        copies = held.get(kind_of(suit, rank))
        if copies:
            groups = [(*group, *copies[:count]) for group in groups for count in range(len(copies) + 1)]
    for group in groups:
        yield group
        for kind in wilds:
            yield (*group, kind[0])
