"""Which card goes on the pile: H10 to H13, and never what a person would not forgive."""

from collections.abc import Collection

from buraco_desktop.bots.club.danger import Danger
from buraco_desktop.bots.club.lookup import (
    BESIDE,
    CENTRALITY,
    IS_WILD,
    MATES,
    NEAR,
    ONE_GAP,
    RANK_OF,
    SUIT_OF,
)
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.cards import JOKER_KIND, KIND, Kind, kind_of
from buraco_desktop.engine.commands import Discard
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.melds import HIGH_ACE, MeldKind

KEEP_TWO, KEEP_JOKER = 25.0, 30.0
DUPLICATE = -0.8
"""A second copy of a card is of little use in sequences."""
OWN_MELD = 6.0
"""What an own meld takes is laid in a later turn, if not in this one."""
HELP = -0.7
"""What helps the partner and nobody else (H12)."""
HARMLESS = 2.0
"""In danger the points decide among cards that help the opponents no more than that (H13)."""


def best_discard(position: Position, among: Collection[Kind] | None = None) -> Choice | None:
    """Return the discard and its reason; None if no discard is legal. `among`: the kinds to choose from."""
    kinds = _legal_kinds(position)
    if not kinds:
        return None
    if len(kinds) == 1:
        return _choice(position, kinds[0], ReasonCode.ONLY_CHOICE)
    if among is not None:
        kinds = [kind for kind in kinds if kind in among]
    keeps = {kind: keep_value(position, kind) for kind in kinds}
    least = min(kinds, key=lambda kind: (keeps[kind], kind))
    if not position.skill.tracks:
        return _choice(position, least, ReasonCode.LEAST_USEFUL)
    danger = Danger(position)
    dangers = {kind: 0.0 if IS_WILD[kind] else danger.of(kind) for kind in kinds}
    if position.danger_seats:
        return _highest_harmless(position, keeps, dangers, danger.fed)
    helped = {kind: _partner_run(position, kind) for kind in kinds if dangers[kind] <= 0}
    costs = {kind: keeps[kind] + dangers[kind] + (HELP if helped.get(kind) else 0.0) for kind in kinds}
    best = min(_forgivable(position, kinds, danger.fed), key=lambda kind: (costs[kind], kind))
    partner = helped.get(best)
    if partner:
        return _choice(position, best, ReasonCode.HELPS_PARTNER, seats=partner[0], melds=partner[1])
    if best != least:
        return _choice(position, best, ReasonCode.SAFE, seats=tuple(position.opponents))
    return _choice(position, best, ReasonCode.LEAST_USEFUL)


def _choice(
    position: Position,
    kind: Kind,
    code: ReasonCode,
    *,
    seats: tuple[int, ...] = (),
    melds: tuple[int, ...] = (),
    points: int | None = None,
) -> Choice:
    card = position.card_of(kind)
    return Choice(Discard(card), Reason(code, (card,), melds, seats, points))


def _legal_kinds(position: Position) -> list[Kind]:
    """Return the kinds that may be discarded, lowest first."""
    deal = position.deal
    kinds = sorted({KIND[card] for card in position.hand})
    if position.size > 1 and deal.banned is None and not deal.must_open:
        return kinds
    return [kind for kind in kinds if check(deal, Discard(position.card_of(kind))) is None]


def keep_value(position: Position, kind: Kind) -> float:
    """Return what a card is worth in the hand (H10), less for each of its points."""
    weights, counts = position.weights, position.counts
    points = position.rules.points[min(JOKER_KIND, kind)]
    value = weights.keep_points * points
    if IS_WILD[kind]:
        return value + (KEEP_JOKER if kind == JOKER_KIND else KEEP_TWO)
    rank = RANK_OF[kind]
    if rank in position.rules.set_ranks:
        value += weights.keep_mate * (position.ranks[rank] - 1)
    value += weights.keep_beside * sum([counts[other] for other in BESIDE[kind]])
    value += weights.keep_gap * sum([counts[other] for other in ONE_GAP[kind]])
    value += weights.keep_central * CENTRALITY[kind]
    if counts[kind] > 1:
        value += DUPLICATE
    if position.takes[kind] >= 0:
        value += OWN_MELD
    return value


def _forgivable(position: Position, kinds: list[Kind], fed: list[int]) -> list[Kind]:
    """Leave out what extends an opponents' meld where something else can go.

    Anything else: no wild card, nothing that an own meld takes, no part of a set or sequence ready in hand.
    """
    harmless = [
        kind
        for kind in kinds
        if not fed[kind]
        and not IS_WILD[kind]
        and position.takes[kind] < 0
        and not _is_in_ready_meld(position, kind)
    ]
    return harmless or kinds


def _is_in_ready_meld(position: Position, kind: Kind) -> bool:
    counts = position.counts
    if RANK_OF[kind] in position.rules.set_ranks and sum([counts[mate] for mate in MATES[kind]]) == 3:
        return True
    if counts[kind] > 1:
        return False
    beside = sum([counts[other] > 0 for other in BESIDE[kind]])
    gaps = sum([counts[other] > 0 for other in ONE_GAP[kind]])
    return beside == 2 or (beside == 1 and gaps >= 1 and _is_outer(position, kind))


def _is_outer(position: Position, kind: Kind) -> bool:
    """Whether the card ends a row of three."""
    suit, rank = SUIT_OF[kind], RANK_OF[kind]
    rank = HIGH_ACE if rank == 1 else rank

    def has(place: int) -> bool:
        if not 3 <= place <= HIGH_ACE:
            return False
        return position.counts[kind_of(suit, 1 if place == HIGH_ACE else place)] > 0

    return (has(rank + 1) and has(rank + 2)) or (has(rank - 1) and has(rank - 2))


def _highest_harmless(
    position: Position, keeps: dict[Kind, float], dangers: dict[Kind, float], fed: list[int]
) -> Choice:
    """Return the discard with an opponent about to finish: many points, little help (H13)."""
    points = position.rules.points
    kinds = [kind for kind in _forgivable(position, list(keeps), fed) if not IS_WILD[kind]] or list(keeps)
    safe = [kind for kind in kinds if dangers[kind] <= HARMLESS and not IS_WILD[kind]]
    if not safe:
        best = min(kinds, key=lambda kind: (dangers[kind] + keeps[kind] * IS_WILD[kind], kind))
        return _choice(position, best, ReasonCode.SAFE, seats=tuple(position.danger_seats))
    best = max(safe, key=lambda kind: (points[kind], -dangers[kind], -kind))
    return _choice(
        position, best, ReasonCode.SHEDS_POINTS, seats=tuple(position.danger_seats), points=points[best]
    )


def _partner_run(position: Position, kind: Kind) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Return the partner and his sequence that the card comes near; None for no such sequence (H12)."""
    if position.takes[kind] >= 0 or IS_WILD[kind] or len(position.partners) != 1:
        return None
    partner = position.partners[0]
    laid_by = position.deal.laid_by[position.team]
    for index, meld in enumerate(position.melds):
        if meld.kind is not MeldKind.SEQUENCE or meld.suit != SUIT_OF[kind]:
            continue
        if index >= len(laid_by) or laid_by[index] != partner:
            continue
        ends = {meld.start, meld.start + len(meld.cards) - 1}
        if any(kind in NEAR[meld.suit * 13 + (end - 1) % 13] for end in ends):
            return (partner,), (index,)
    return None
