"""What lies near what: tables by kind 0..52, made once.

Cards that may be wild have no mates and no neighbours, and are nobody's: they fit everywhere.
"""

from buraco_desktop.engine.cards import ACE, JOKER_KIND, KING, NO_SUIT, TWO, Kind, kind_of

RANK_OF: tuple[int, ...] = tuple(kind % 13 + 1 if kind < JOKER_KIND else 0 for kind in range(JOKER_KIND + 1))
SUIT_OF: tuple[int, ...] = tuple(
    kind // 13 if kind < JOKER_KIND else NO_SUIT for kind in range(JOKER_KIND + 1)
)
IS_WILD: tuple[bool, ...] = tuple(rank in (0, TWO) for rank in RANK_OF)


def _apart(one: int, other: int) -> int:
    straight = abs(one - other)
    return min(straight, KING + 1 - max(one, other)) if ACE in (one, other) else straight


def _at_distance(kind: Kind, distance: int) -> tuple[Kind, ...]:
    if IS_WILD[kind]:
        return ()
    rank, suit = RANK_OF[kind], SUIT_OF[kind]
    others = (other for other in range(1, KING + 1) if other not in (rank, TWO))
    return tuple(kind_of(suit, other) for other in others if _apart(rank, other) == distance)


def _is_row(*ranks: int) -> bool:
    low = sorted(KING + 1 if rank == ACE else rank for rank in ranks)
    return low[2] - low[0] == 2


_KINDS = range(JOKER_KIND + 1)
BESIDE: tuple[tuple[Kind, ...], ...] = tuple(_at_distance(kind, 1) for kind in _KINDS)
"""Kinds of the same suit next to it; an ace is beside the king (the two may be wild)."""
ONE_GAP: tuple[tuple[Kind, ...], ...] = tuple(_at_distance(kind, 2) for kind in _KINDS)
"""Kinds of the same suit with one rank between."""
NEAR: tuple[tuple[Kind, ...], ...] = tuple(BESIDE[kind] + ONE_GAP[kind] for kind in _KINDS)
"""Kinds of the same suit within two ranks."""
IN_ROW: tuple[tuple[tuple[Kind, Kind], ...], ...] = tuple(
    tuple(
        (one, other)
        for one in NEAR[kind]
        for other in NEAR[kind]
        if one < other and _is_row(RANK_OF[kind], RANK_OF[one], RANK_OF[other])
    )
    for kind in _KINDS
)
"""Pairs of kinds with which it makes a natural sequence of three, without a two."""
MATES: tuple[tuple[Kind, ...], ...] = tuple(
    () if IS_WILD[kind] else tuple(kind_of(suit, RANK_OF[kind]) for suit in range(NO_SUIT)) for kind in _KINDS
)
"""The four kinds of the same rank, itself among them."""
CENTRALITY: tuple[int, ...] = tuple(
    0 if IS_WILD[kind] or RANK_OF[kind] == ACE else 6 - abs(RANK_OF[kind] - 7) for kind in _KINDS
)
"""How close a kind is to the seven, in the middle of the sequences: 6 for the seven, 0 for king and ace."""
