"""Stock or pile: H3, and what H13 and H17 add to it."""

from collections.abc import Sequence

from buraco_desktop.bots.club.danger import Danger
from buraco_desktop.bots.club.lookup import BESIDE, IS_WILD, ONE_GAP, RANK_OF
from buraco_desktop.bots.club.memory import pile_kinds
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.never.lays import is_clean_meld_spoilt
from buraco_desktop.bots.pile import legal_draws
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.cards import JOKER_KIND, KIND, WILD_CAPABLE, Kind
from buraco_desktop.engine.commands import Draw, TakePile
from buraco_desktop.engine.legality import check, meld_result
from buraco_desktop.engine.melds import CANASTA_LENGTH, Meld
from buraco_desktop.engine.view import SeatView

FEW_LEFT = 4
"""With so few cards a player who may go out asks more of a pile."""
EARLY_ROUNDS = 2
"""Rounds in which there is time enough to make something of a pile."""
LEFT_SHARE = 0.25
"""So much of what the pile is worth to the opponents counts for taking it away (B4)."""


def best_draw(position: Position, seen: SeatView | None) -> Choice:
    """Return the draw and its reason. `seen` is what the table was imagined from; None for a whole table."""
    deal = position.deal
    if not deal.pile:
        return Choice(Draw(), Reason(ReasonCode.ONLY_CHOICE))
    if not position.rules.is_pile_open:
        return _from_closed(position, seen)
    if not deal.stock:
        return Choice(TakePile(), Reason(ReasonCode.ONLY_CHOICE))
    if check(deal, TakePile()) is not None:
        return Choice(Draw(), Reason(ReasonCode.ONLY_CHOICE))
    return _from_open(position)


def card_worth(position: Position, kind: Kind) -> float:
    """Return what one card of the pile is worth to the hand."""
    weights = position.weights
    if IS_WILD[kind]:
        return weights.pile_wild
    takes = position.takes[kind]
    if takes >= 0:
        is_seventh = len(position.melds[takes].cards) == CANASTA_LENGTH - 1
        return weights.pile_extends + (weights.pile_seventh if is_seventh else 0.0)
    counts, worth = position.counts, 0.0
    rank = RANK_OF[kind]
    if rank in position.rules.set_ranks:
        mates = position.ranks[rank]
        if mates:
            worth = weights.pile_two_mates if mates >= 2 else weights.pile_one_mate
    near = sum([counts[other] > 0 for other in BESIDE[kind]]) + sum(
        [counts[other] > 0 for other in ONE_GAP[kind]]
    )
    if near:
        worth += weights.pile_two_near if near >= 2 else weights.pile_one_near
    return worth or weights.pile_useless


def pile_worths(position: Position) -> list[float]:
    """Return what each card of the pile is worth to the hand, as far as the pile is seen or remembered."""
    return [card_worth(position, kind) for kind in pile_kinds(position)]


def pile_lead(position: Position, worths: Sequence[float]) -> float:
    """Return by how much a pile of such worths is worth more than what is asked of it (H3, H17)."""
    weights, worth = position.weights, sum(worths)
    if not position.rules.is_pile_open:
        return worth - weights.closed_worth
    threshold = weights.pile_threshold
    if position.may_close and position.size <= FEW_LEFT:
        threshold += 2 + 0.5 * len(worths)
    if position.danger_seats:
        threshold += weights.pile_danger
    if position.round < EARLY_ROUNDS:
        threshold -= weights.pile_early
    return worth - threshold


def _from_open(position: Position) -> Choice:
    deal, skill = position.deal, position.skill
    kinds = pile_kinds(position)
    worths = pile_worths(position)
    size = len(kinds)
    useful = tuple([card for card, worth in zip(deal.pile, worths, strict=True) if worth > 0])
    if position.danger_seats and size > position.weights.pile_danger_most:
        return Choice(Draw(), Reason(ReasonCode.PILE_RISKY, seats=tuple(position.danger_seats)))
    lead = pile_lead(position, worths) - skill.pile_shyness
    if skill.counts:
        lead += LEFT_SHARE * Danger(position).pile_worth(kinds)
    if lead <= 0 or (size == 1 and not _fits_now(position, kinds[0])):
        code = (
            ReasonCode.NEAR_END if position.may_close and position.size <= FEW_LEFT else ReasonCode.PILE_POOR
        )
        return Choice(Draw(), Reason(code, useful))
    return Choice(TakePile(), _why_take(position, kinds, useful))


def _why_take(position: Position, kinds: list[Kind], useful: tuple[int, ...]) -> Reason:
    wilds = tuple([card for card in useful if WILD_CAPABLE[card]])
    if wilds:
        return Reason(ReasonCode.PILE_WILD, wilds)
    extended = {position.takes[kind] for kind in kinds} - {-1}
    if extended:
        return Reason(ReasonCode.PILE_EXTENDS, useful, tuple(sorted(extended)))
    return Reason(ReasonCode.PILE_COMPLETES, useful)


def _fits_now(position: Position, kind: Kind) -> bool:
    """Whether a single card extends an own meld or completes a new one at once."""
    if position.takes[kind] >= 0 or IS_WILD[kind]:
        return True
    rank = RANK_OF[kind]
    if rank in position.rules.set_ranks and position.ranks[rank] >= 2:
        return True
    if position.counts[kind]:
        return False
    near = [other for other in BESIDE[kind] if position.counts[other]]
    if len(near) == 2:
        return True
    return any(
        position.counts[other] and other in ONE_GAP[kind] for beside in near for other in BESIDE[beside]
    )


def _from_closed(position: Position, seen: SeatView | None) -> Choice:
    deal = position.deal
    draws = legal_draws(deal, seen)
    takes = [draw for draw in draws if isinstance(draw, TakePile)]
    if position.skill.is_careful and isinstance(draws[0], Draw):
        takes = [take for take in takes if not _spoils(position, take)]
    if not takes:
        return Choice(draws[0], Reason(ReasonCode.ONLY_CHOICE))
    size = len(deal.pile)
    is_stock_empty = not any(isinstance(draw, Draw) for draw in draws)
    if position.danger_seats and size > position.weights.pile_danger_most and not is_stock_empty:
        return Choice(draws[0], Reason(ReasonCode.PILE_RISKY, seats=tuple(position.danger_seats)))
    if (
        not is_stock_empty
        and size < position.weights.closed_size
        and pile_lead(position, pile_worths(position)) < 0
    ):
        return Choice(draws[0], Reason(ReasonCode.PILE_POOR))
    best = best_take(position, takes)
    return Choice(best, Reason(ReasonCode.PILE_RICH, best.cards, points=size))


def best_take(position: Position, takes: Sequence[TakePile]) -> TakePile:
    """Return the take that spends least: of a closed pile they differ in the meld that justifies them."""
    return min(takes, key=lambda take: _take_order(position, take))


def _spoils(position: Position, take: TakePile) -> bool:
    """Whether the meld that justifies the take gets its first wild card with five or six cards (N2)."""
    if take.meld is None:
        return False
    laid = meld_result(position.deal, position.team, take.cards, take.meld, take.place)
    return isinstance(laid, Meld) and is_clean_meld_spoilt(position.deal, take.meld, laid)


def _take_order(position: Position, take: TakePile) -> tuple[int, bool, int, int]:
    """Prefer no wild card, twos to jokers, then to extend a large meld with few cards, then long melds."""
    wilds = sum([WILD_CAPABLE[card] + (KIND[card] == JOKER_KIND) for card in take.cards])
    if take.meld is None:
        return (wilds, True, -len(take.cards), 0)
    return (wilds, False, -len(position.melds[take.meld].cards), len(take.cards))
