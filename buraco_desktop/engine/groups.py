"""Groups of held cards that may be melds: what `lays` hands to `melds.arrange` and `melds.extend`.

Each combination of kinds comes once, every one that makes a meld among them. Groups that make none are there,
too; `melds` decides. Cards come sorted (`in_order`): kinds and copies ascending.
"""

from collections.abc import Iterable, Iterator, Sequence

from buraco_desktop.engine.cards import ACE, KIND, RANK, TWO, CardId, Kind
from buraco_desktop.engine.melds import HIGH_ACE, LOW_ACE, Meld, MeldKind
from buraco_desktop.engine.rules import RuleSet

ByKind = dict[Kind, list[CardId]]
Group = tuple[CardId, ...]

_ORDER: tuple[int, ...] = tuple(kind << 8 | card for card, kind in enumerate(KIND))
_TALLY: tuple[int, ...] = tuple(1 << 2 * kind for kind in KIND)
"""One card in a number that counts up to three cards of each kind: no group has more, sets aside."""
_BOTH_ACES = 1 << LOW_ACE | 1 << HIGH_ACE


def in_order(cards: Iterable[CardId]) -> list[CardId]:
    """Return the cards with kinds and copies ascending."""
    return sorted(cards, key=_ORDER.__getitem__)


def by_kind(cards: Iterable[CardId], last: CardId | None = None) -> ByKind:
    """Return the cards grouped by kind, kinds and copies ascending; the card `last` after its copies."""
    groups = _grouped(in_order(cards))
    if last is not None and last in (copies := groups.get(KIND[last], [])):
        copies.remove(last)
        copies.append(last)
    return groups


def _grouped(cards: Iterable[CardId]) -> ByKind:
    groups: ByKind = {}
    for card in cards:
        kind = KIND[card]
        if kind in groups:
            groups[kind].append(card)
        else:
            groups[kind] = [card]
    return groups


class _Suited:
    """The cards of one suit in hand, by the position in a sequence that each may fill."""

    __slots__ = ("aces", "mask", "natural")

    def __init__(self, cards: Iterable[CardId]) -> None:
        """Take the sorted cards of one suit; two aces are one for either end."""
        self.natural: dict[int, CardId] = {}
        self.aces = 0
        for card in cards:
            rank = RANK[card]
            self.natural.setdefault(rank, card)
            if rank == ACE:
                self.aces += 1
                self.natural[HIGH_ACE] = card
        self.mask = sum([1 << position for position in self.natural])
        """The positions as bits."""


def new_sequence_groups(suited: Iterable[CardId], wilds: Iterable[CardId]) -> Iterator[Group]:
    """Yield the groups that may be a new sequence, of the cards of one suit and the wild cards in hand."""
    copies = list(_grouped(wilds).values())
    return _each_once(_runs(0, _Suited(suited), copies, bool(copies)))


def new_set_groups(ranked: Iterable[CardId], wilds: Iterable[CardId]) -> Iterator[Group]:
    """Yield the groups that may be a new set, of the cards of one rank and the wild cards in hand."""
    return (group for group in _sets(ranked, wilds) if len(group) >= 3)


def takes_wild(meld: Meld) -> bool:
    """Whether a wild card may be added: there is none yet, or a two that may turn out to be natural."""
    return meld.wild < 0 or (meld.kind is MeldKind.SEQUENCE and RANK[meld.cards[meld.wild]] == TWO)


def extension_groups(
    meld: Meld, fitting: Sequence[CardId], wilds: Iterable[CardId], rules: RuleSet
) -> Iterator[Group]:
    """Yield the groups that may be added to a meld, of the cards of its suit or rank and the wild cards.

    The wild cards are none if the meld does not take one (`takes_wild`).
    """
    if meld.kind is MeldKind.SET:
        return (group for group in _sets(fitting, wilds) if group)
    copies = list(_grouped(wilds).values())
    if not copies and not fitting:
        return iter(())
    suited = _Suited(fitting)
    fixed = sum([1 << (meld.start + index) for index in range(len(meld.cards)) if index != meld.wild])
    runs = list(_runs(fixed, suited, copies, meld.wild >= 0 or bool(copies)))
    if rules.two_reverts and meld.start == TWO and meld.wild != 0:
        # Its two may leave position 2 and be the wild card.
        runs += _runs(fixed & ~(1 << TWO), suited, copies, True)
    return _each_once(runs)


def _each_once(groups: Iterable[Group]) -> Iterator[Group]:
    seen: set[int] = set()
    for group in groups:
        key = sum([_TALLY[card] for card in group])
        if key not in seen:
            seen.add(key)
            yield group


def _runs(base: int, suited: _Suited, wilds: list[list[CardId]], fills_hole: bool) -> Iterator[Group]:
    """Yield groups that fill a window of positions around the naturals of `base` (a mask by position).

    A window may have one hole inside, for a wild card on the table or from the hand (`fills_hole`). A wild
    card at an end needs no window of its own. Without a base only groups of three and more are of use.
    """
    natural = suited.natural
    has_one_ace = suited.aces == 1
    reach = suited.mask | base
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


def _sets(ranked: Iterable[CardId], wilds: Iterable[CardId]) -> Iterator[Group]:
    """Yield every choice of cards of a rank, by number of copies of each suit, with and without a wild."""
    groups: list[Group] = [()]
    for copies in _grouped(ranked).values():
        groups = [(*group, *copies[:count]) for group in groups for count in range(len(copies) + 1)]
    firsts = [copies[0] for copies in _grouped(wilds).values()]
    for group in groups:
        yield group
        for wild in firsts:
            yield (*group, wild)
