"""Which natural cards a meld on the table takes: `melds.extend` for single cards, answered from a table.

Twos are left out (they are kept as wild cards), and so is what would turn a natural two into a wild card.
"""

from functools import cache

from buraco_desktop.engine.cards import RANK, SUIT, TWO, Kind, kind_of
from buraco_desktop.engine.melds import HIGH_ACE, LOW_ACE, Meld, MeldKind
from buraco_desktop.engine.rules import AceMode, RuleSet, WildPin

Ends = tuple[bool, bool, bool, bool]
"""Whether an ace may lie low, high, at both ends, and whether wild cards at an end are pinned, too."""


def ends_of(rules: RuleSet) -> Ends:
    """Return what decides how sequences grow under these rules."""
    ace = rules.ace_mode
    return (
        ace is not AceMode.HIGH_ONLY,
        ace is not AceMode.LOW_ONLY,
        rules.two_aces,
        rules.wild_pin is WildPin.PINNED_ALWAYS,
    )


def kinds_taken(meld: Meld, rules: RuleSet, ends: Ends) -> tuple[Kind, ...]:
    """Return the natural kinds, each of which alone could be added to the meld in its own place."""
    if meld.kind is MeldKind.SET:
        if len(meld.cards) >= rules.set_max:
            return ()
        rank = RANK[meld.cards[0]]
        return (rank - 1, rank + 12, rank + 25, rank + 38)
    wild, cards = meld.wild, meld.cards
    return _sequence_takes(SUIT[cards[1 if wild == 0 else 0]], meld.start, len(cards), wild, ends)


@cache
def _sequence_takes(suit: int, start: int, length: int, wild: int, ends: Ends) -> tuple[Kind, ...]:
    hole = start + wild if wild >= 0 else 0
    naturals = {place for place in range(start, start + length) if place != hole}
    is_pinned = wild >= 0 and (ends[3] or wild not in (0, length - 1))
    found: list[Kind] = []
    for place in range(LOW_ACE, HIGH_ACE + 1):
        if place == TWO or place in naturals or not _may_stand(place, naturals, ends):
            continue
        grown = naturals | {place}
        if hole:
            spots = _wild_spots(grown, ends)
            fits = bool(spots) if not is_pinned or place == hole else hole in spots
        else:
            fits = max(grown) - min(grown) + 1 == len(grown)
        if fits:
            found.append(kind_of(suit, 1 if place == HIGH_ACE else place))
    return tuple(dict.fromkeys(found))


def _may_stand(place: int, naturals: set[int], ends: Ends) -> bool:
    low_ace, high_ace, both_aces, _ = ends
    if place == LOW_ACE:
        return low_ace and (both_aces or HIGH_ACE not in naturals)
    if place == HIGH_ACE:
        return high_ace and (both_aces or LOW_ACE not in naturals)
    return True


def _wild_spots(naturals: set[int], ends: Ends) -> set[int]:
    """Return where the wild card can stand beside or between these naturals."""
    low, high = min(naturals), max(naturals)
    gaps = [place for place in range(low, high) if place not in naturals]
    if gaps:
        return set(gaps) if len(gaps) == 1 else set()
    lowest = LOW_ACE if ends[0] else TWO
    highest = HIGH_ACE if ends[1] else HIGH_ACE - 1
    return {spot for spot in (low - 1, high + 1) if lowest <= spot <= highest}
