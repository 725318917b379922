"""May I? `check` is the only place that knows what is allowed (RULES 0.6 to 0.8).

It depends on nothing that the acting seat cannot see. `targets` asks it for every zone that held cards could
be dropped on.
"""

from collections.abc import Sequence
from enum import StrEnum

from buraco_desktop.engine.cards import KIND, WILD_CAPABLE, CardId
from buraco_desktop.engine.commands import (
    CallTime,
    Command,
    Discard,
    Draw,
    ExtendMeld,
    LayMeld,
    LoggedCommand,
    Place,
    Redraw,
    TakePile,
)
from buraco_desktop.engine.diagnosis import why_no_extension, why_no_meld
from buraco_desktop.engine.melds import (
    CanastaClass,
    Meld,
    MeldKind,
    arrange,
    canasta_class,
    extend,
)
from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.rules import FinalDiscard, OutCanasta, PotPrecondition
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.values import dataclass


def check(deal: DealState, command: LoggedCommand) -> Refusal | None:
    """Return why the seat to act may not give this command, or None if it may.

    For `CallTime`, which no seat gives: why time cannot be called now.
    """
    if deal.phase is Phase.OVER:
        return Refusal(RefusalCode.DEAL_OVER)
    match command:
        case Discard():
            return _check_discard(deal, command.card)
        case LayMeld():
            return _check_play(deal, command.cards, None, command.place)
        case ExtendMeld():
            return _check_play(deal, command.cards, command.meld, command.place)
        case Draw():
            return _check_draw(deal)
        case TakePile():
            return _check_take(deal, command)
        case Redraw():
            return None if may_redraw(deal) else Refusal(RefusalCode.NO_REDRAW)
        case CallTime():
            return _check_time(deal)


def may_redraw(deal: DealState) -> bool:
    """Whether the first player may still reject his first drawn card (RULES P25, C8)."""
    return (
        deal.rules.first_draw_redraw
        and deal.phase is Phase.PLAY
        and deal.first_turn
        and deal.drawn is not None
        and not deal.has_redrawn
        and deal.laid_points == 0
        and bool(deal.stock)
    )


def meld_result(
    deal: DealState, team: int, cards: Sequence[CardId], index: int | None, place: Place | None
) -> Meld | Refusal:
    """Return the meld that these cards give, laid new (`index` None) or added to a meld of the team.

    Whose cards they are is not looked at.
    """
    if index is None:
        layouts = arrange(cards, deal.rules)
        if not layouts:
            return why_no_meld(cards, deal.rules)
    else:
        if not 0 <= index < len(deal.melds[team]):
            return Refusal(RefusalCode.NO_SUCH_MELD)
        base = deal.melds[team][index]
        layouts = extend(base, cards, deal.rules)
        if not layouts:
            return why_no_extension(base, cards, deal.rules)
    if place is None:
        meld = layouts[0]
    else:
        asked = next((layout for layout in layouts if layout.place == place), None)
        if asked is None:
            return Refusal(RefusalCode.NOT_A_MELD, tuple(cards))
        meld = asked
    return (_check_second_set(deal, team, meld) if index is None else None) or meld


def check_layout(deal: DealState, cards: Sequence[CardId], index: int | None, meld: Meld) -> Refusal | None:
    """Return why held cards may not be laid now as `meld`, a layout that `melds` has found for them.

    What `check` says of the command, for callers that have the layout already.
    """
    team = deal.acting_team
    if index is None:
        refusal = _check_second_set(deal, team, meld)
        if refusal is not None:
            return refusal
    hand = deal.hands[deal.turn]
    if len(hand) - len(cards) >= 2:
        return None
    left = [card for card in hand if card not in cards]
    return _guard_play(deal, left, melds_with(deal, team, index, meld), cards)


def _check_second_set(deal: DealState, team: int, meld: Meld) -> Refusal | None:
    if meld.kind is MeldKind.SET and deal.rules.one_set_per_rank:
        rank = meld.rank
        for other in deal.melds[team]:
            if other.kind is MeldKind.SET and other.rank == rank:
                return Refusal(RefusalCode.SECOND_SET, other.cards[:1], meld=other)
    return None


def may_take_pot(deal: DealState, team: int, melds: Sequence[Meld]) -> bool:
    """Whether a team whose melds are `melds` takes a pot when a hand of it is empty (RULES 0.6 POT)."""
    if deal.pot_taken[team] or not deal.pots:
        return False
    if deal.rules.pot_precondition is PotPrecondition.OWN_CANASTA:
        return any(meld.is_canasta for meld in melds)
    return True


def may_go_out(deal: DealState, team: int, melds: Sequence[Meld]) -> bool:
    """Whether a team whose melds are `melds` meets the conditions for going out (RULES 0.6 OUT)."""
    return _has_pot_for_out(deal, team) and _has_canasta_for_out(deal, melds)


def _has_pot_for_out(deal: DealState, team: int) -> bool:
    return deal.pot_taken[team] or (deal.rules.out_without_pot_if_none_left and not deal.pots)


def _has_canasta_for_out(deal: DealState, melds: Sequence[Meld]) -> bool:
    if deal.rules.out_canasta is OutCanasta.ANY:
        return any(meld.is_canasta for meld in melds)
    return any(canasta_class(meld, deal.rules) is CanastaClass.CLEAN for meld in melds)


def _check_draw(deal: DealState) -> Refusal | None:
    if deal.phase is not Phase.DRAW:
        return Refusal(RefusalCode.WRONG_PHASE)
    return None if deal.stock else Refusal(RefusalCode.STOCK_EMPTY)


def _check_take(deal: DealState, command: TakePile) -> Refusal | None:
    if deal.phase is not Phase.DRAW:
        return Refusal(RefusalCode.WRONG_PHASE)
    if not deal.pile:
        return Refusal(RefusalCode.PILE_EMPTY)
    hand = deal.hands[deal.turn]
    if deal.rules.one_card_hand_pile_ban and len(hand) == 1:
        return Refusal(RefusalCode.ONE_CARD_HAND)
    if deal.rules.is_pile_open:
        return Refusal(RefusalCode.OPEN_PILE) if command.cards else None
    top = deal.pile[-1]
    if not command.cards:
        return Refusal(RefusalCode.CLOSED_PILE, (top,))
    if top not in command.cards:
        return Refusal(RefusalCode.TOP_CARD_NEEDED, (top,))
    from_hand = [card for card in command.cards if card != top]
    missing = _not_held(hand, from_hand)
    if missing or len(set(command.cards)) != len(command.cards):
        return Refusal(RefusalCode.CARD_NOT_HELD, missing)
    team = deal.acting_team
    result = meld_result(deal, team, command.cards, command.meld, command.place)
    if isinstance(result, Refusal):
        return result
    left = [card for card in hand if card not in from_hand] + deal.pile[:-1]
    return _guard_play(deal, left, melds_with(deal, team, command.meld, result), command.cards)


def _check_play(
    deal: DealState, cards: tuple[CardId, ...], index: int | None, place: Place | None
) -> Refusal | None:
    if deal.phase is not Phase.PLAY:
        return Refusal(RefusalCode.WRONG_PHASE)
    hand = deal.hands[deal.turn]
    missing = _not_held(hand, cards)
    if missing or len(set(cards)) != len(cards):
        return Refusal(RefusalCode.CARD_NOT_HELD, missing)
    result = meld_result(deal, deal.acting_team, cards, index, place)
    return result if isinstance(result, Refusal) else check_layout(deal, cards, index, result)


def _check_discard(deal: DealState, card: CardId) -> Refusal | None:
    if deal.phase is not Phase.PLAY:
        return Refusal(RefusalCode.WRONG_PHASE)
    hand = deal.hands[deal.turn]
    if card not in hand:
        return Refusal(RefusalCode.CARD_NOT_HELD, (card,))
    if card == deal.banned:
        return Refusal(RefusalCode.PILE_CARD_BAN, (card,))
    team = deal.acting_team
    if len(hand) == 1:
        refusal = _guard_last_discard(deal, card, team, deal.melds[team])
        if refusal is not None:
            return refusal
    if deal.must_open and deal.melds[team]:
        return _opening_refusal(deal, deal.laid_points)
    return None


def _check_time(deal: DealState) -> Refusal | None:
    """Time is called once, and not while an opening is unfinished: taking it back must stay possible."""
    if deal.is_time_up:
        return Refusal(RefusalCode.WRONG_PHASE)
    has_begun = deal.must_open and bool(deal.melds[deal.acting_team])
    return _opening_refusal(deal, deal.laid_points) if has_begun else None


def _not_held(hand: Sequence[CardId], cards: Sequence[CardId]) -> tuple[CardId, ...]:
    return tuple(card for card in cards if card not in hand)


def melds_with(deal: DealState, team: int, index: int | None, meld: Meld) -> list[Meld]:
    """Return the melds of a team with one laid new (`index` None) or replaced by its extension."""
    melds = deal.melds[team][:]
    if index is None:
        melds.append(meld)
    else:
        melds[index] = meld
    return melds


def _guard_play(
    deal: DealState, left: list[CardId], melds: list[Meld], laid: Sequence[CardId]
) -> Refusal | None:
    """Apply the hand-emptying guard after melding (RULES 0.6, C3, C4, C5)."""
    if len(left) >= 2:
        return None
    team = deal.acting_team
    if left:
        return None if _can_dispose(deal, left[0], team, melds) else _keep_refusal(deal, left, team, melds)
    if may_take_pot(deal, team, melds) or _may_meld_out(deal, team, melds):
        points = deal.rules.points
        return _opening_refusal(deal, deal.laid_points + sum(points[card] for card in laid))
    if may_go_out(deal, team, melds):
        return Refusal(RefusalCode.FINAL_DISCARD)
    return _keep_refusal(deal, left, team, melds)


def _may_meld_out(deal: DealState, team: int, melds: Sequence[Meld]) -> bool:
    return deal.rules.final_discard is FinalDiscard.OPTIONAL and may_go_out(deal, team, melds)


def _can_dispose(deal: DealState, card: CardId, team: int, melds: list[Meld]) -> bool:
    """Whether the last card in hand could be discarded, or added to an own meld (RULES C4)."""
    if card != deal.banned and _guard_last_discard(deal, card, team, melds) is None:
        return True
    for index, meld in enumerate(melds):
        for grown in extend(meld, (card,), deal.rules):
            after = [*melds[:index], grown, *melds[index + 1 :]]
            if may_take_pot(deal, team, after) or _may_meld_out(deal, team, after):
                return True
    return False


def _guard_last_discard(deal: DealState, card: CardId, team: int, melds: Sequence[Meld]) -> Refusal | None:
    if may_take_pot(deal, team, melds):
        return None
    if not may_go_out(deal, team, melds):
        return _keep_refusal(deal, [card], team, melds)
    if WILD_CAPABLE[card] and not deal.rules.final_discard_wild:
        return Refusal(RefusalCode.WILD_DISCARD, (card,))
    return None


def _keep_refusal(deal: DealState, left: Sequence[CardId], team: int, melds: Sequence[Meld]) -> Refusal:
    """Return the finest reason why the hand must not shrink further."""
    cards = tuple(left)
    if not _has_canasta_for_out(deal, melds):
        is_clean = deal.rules.out_canasta is OutCanasta.CLEAN
        return Refusal(RefusalCode.NO_CLEAN_CANASTA if is_clean else RefusalCode.NO_CANASTA, cards)
    if not _has_pot_for_out(deal, team):
        return Refusal(RefusalCode.NO_POT_YET, cards)
    return Refusal(RefusalCode.KEEP_CARD, cards)


def _opening_refusal(deal: DealState, points: int) -> Refusal | None:
    need = deal.rules.vulnerable_min
    if not deal.must_open or points >= need:
        return None
    return Refusal(RefusalCode.OPENING_MINIMUM, (), points, need)


def is_ban_needed(deal: DealState) -> bool:
    """Whether taking the pile bans its only card as this turn's discard (RULES 0.7)."""
    if not deal.rules.single_card_ban or len(deal.pile) != 1:
        return False
    kind = KIND[deal.pile[0]]
    return all(KIND[card] != kind for card in deal.hands[deal.turn])


class Zone(StrEnum):
    """Where held cards can be dropped."""

    FELT = "felt"
    MELD = "meld"
    PILE = "pile"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class Target:
    """One zone that accepts the held cards, with the command that a drop there gives."""

    zone: Zone
    command: Command
    index: int | None = None
    """Index of the own meld for a `MELD` zone."""
    meld: Meld | None = None
    """The meld as it will lie, for `FELT` and `MELD` zones."""


def targets(deal: DealState, seat: int, cards: Sequence[CardId]) -> tuple[Target, ...]:
    """Return every zone that would accept these cards of a seat, each possible layout as a target of its own.

    Cards of the closed pile's top are held together with hand cards to take it (RULES 0.7).
    """
    if seat != deal.turn or deal.phase is Phase.OVER or not cards:
        return ()
    held = tuple(cards)
    is_take = deal.phase is Phase.DRAW
    found: list[Target] = []
    team = deal.team_of(seat)
    for meld in arrange(held, deal.rules):
        lay = TakePile(held, None, meld.place) if is_take else LayMeld(held, meld.place)
        if check(deal, lay) is None:
            found.append(Target(Zone.FELT, lay, None, meld))
    for index, base in enumerate(deal.melds[team]):
        for meld in extend(base, held, deal.rules):
            add = TakePile(held, index, meld.place) if is_take else ExtendMeld(index, held, meld.place)
            if check(deal, add) is None:
                found.append(Target(Zone.MELD, add, index, meld))
    if len(held) == 1 and check(deal, Discard(held[0])) is None:
        found.append(Target(Zone.PILE, Discard(held[0])))
    return tuple(found)
