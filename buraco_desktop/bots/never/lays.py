"""The blunders of a lay: N2, N10 and N12. All ask with the state before it."""

from collections.abc import Sequence

from buraco_desktop.bots.laying import extends_naturally
from buraco_desktop.bots.never.facts import cards_to_draw, may_close_soon
from buraco_desktop.engine.cards import JOKER, RANK, SUIT, TWO, CardId
from buraco_desktop.engine.legality import meld_result
from buraco_desktop.engine.melds import Meld, MeldKind, arrange, canasta_bonus, extend
from buraco_desktop.engine.state import DealState

FEW_DRAWS = 4
"""With so few cards to draw a clean canasta is no longer to be expected."""


def is_clean_meld_spoilt(deal: DealState, index: int, laid: Meld) -> bool:
    """N2: a wild card comes to an own meld of five or six cards that had none.

    Silent with four cards or fewer to draw (refills counted), and while an opponent with at most two cards
    can close. The caller forgives it in a turn that empties the hand: for the burraco needed to close now,
    and for a pot, which N13 asks for.
    """
    before = deal.melds[deal.acting_team][index]
    if before.wild >= 0 or laid.wild < 0 or not 5 <= len(before.cards) <= 6:
        return False
    return cards_to_draw(deal) > FEW_DRAWS and not may_close_soon(deal)


def is_run_doubled(deal: DealState, cards: Sequence[CardId], laid: Meld) -> bool:
    """N10: a new run is laid all of whose cards an own run of the suit takes.

    Not if that run would lose bonus or get its first wild card. The caller forgives it in a turn that empties
    the hand.
    """
    if laid.kind is not MeldKind.SEQUENCE:
        return False
    rules = deal.rules
    for meld in deal.melds[deal.acting_team]:
        if meld.kind is MeldKind.SEQUENCE and meld.suit == laid.suit:
            for grown in extend(meld, cards, rules):
                is_spoilt = meld.wild < 0 <= grown.wild
                if not is_spoilt and canasta_bonus(grown, rules) >= canasta_bonus(meld, rules):
                    return True
    return False


def better_wild(deal: DealState, cards: Sequence[CardId], index: int | None, laid: Meld) -> CardId | None:
    """N12: return the wild card of the hand that should have been laid instead, or None.

    A two in place of a joker, if the meld is then the same or better, and unless the two fits an own run in
    its own place. With `two_reverts` (presets B, C, I) also a joker in place of a two that fits another own
    run in its own place. The caller forgives it if that card is laid, too, before the turn is over.
    """
    used = laid.cards[laid.wild] if laid.wild >= 0 else None
    if used is None or used not in cards:
        return None
    held = [card for card in deal.hands[deal.turn] if card not in cards]
    if RANK[used] == JOKER:
        choices = [card for card in held if RANK[card] == TWO and not _has_own_place(deal, card)]
    elif deal.rules.two_reverts and SUIT[used] != laid.suit and _has_own_place(deal, used):
        choices = [card for card in held if RANK[card] == JOKER]
    else:
        choices = []
    return next((card for card in choices if _serves(deal, cards, index, laid, used, card)), None)


def _has_own_place(deal: DealState, two: CardId) -> bool:
    return any(extends_naturally(meld, two, deal.rules) for meld in deal.melds[deal.acting_team])


def _serves(
    deal: DealState, cards: Sequence[CardId], index: int | None, laid: Meld, used: CardId, other: CardId
) -> bool:
    """Whether the same cards with `other` in place of `used` give a meld over the same places."""
    swapped = tuple(other if card == used else card for card in cards)
    rules = deal.rules
    if index is None:
        layouts = arrange(swapped, rules)
    else:
        layouts = extend(deal.melds[deal.acting_team][index], swapped, rules)
    return any(layout.start == laid.start and len(layout.cards) == len(laid.cards) for layout in layouts)


def laid_meld(
    deal: DealState, cards: Sequence[CardId], index: int | None, place: tuple[int, int] | None
) -> Meld:
    """Return the meld that a legal lay gives, or its extension."""
    result = meld_result(deal, deal.acting_team, cards, index, place)
    assert isinstance(result, Meld)
    return result
