"""The blunders of a discard: N1, N3, N6, N9, N11 and N14. All ask with the state before it."""

from collections.abc import Collection, Sequence

from buraco_desktop.bots.never.facts import (
    breaks_ready_meld,
    empties,
    feeds_opponents,
    fitting_melds,
    may_lay_instead,
    ready_count,
    sane_discards,
)
from buraco_desktop.engine.cards import KIND, SUIT, WILD_CAPABLE, CardId
from buraco_desktop.engine.commands import Discard
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.melds import MeldKind
from buraco_desktop.engine.state import DealState


def is_fed_to_opponents(deal: DealState, card: CardId) -> bool:
    """N1: the card extends a meld of opponents in its own place, and a sane discard is in hand.

    Silent if the discard takes the pot or closes. No alternative are wild cards, cards that break a ready
    meld, and cards that an own meld takes (N3, N11, N9 are no better). A wild card discarded is N3 only.
    """
    if WILD_CAPABLE[card] or empties(deal, (card,)) or not feeds_opponents(deal, card):
        return False
    return any(True for _ in sane_discards(deal))


def is_wild_thrown(deal: DealState, card: CardId) -> bool:
    """N3: the card is a joker or a two, and some natural card may be discarded.

    Silent if the discard takes the pot or closes.
    """
    if not WILD_CAPABLE[card] or empties(deal, (card,)):
        return False
    hand = deal.hands[deal.turn]
    return any(not WILD_CAPABLE[other] and check(deal, Discard(other)) is None for other in hand)


def is_pile_returned(
    deal: DealState, card: CardId, taken: Sequence[CardId], laid: Collection[CardId]
) -> bool:
    """N6: the pile of this turn had one card or two, and a card of one of their kinds goes back to it.

    Silent if a taken card served: it was laid, is wild, or is in a ready meld of the hand; if the discard
    takes the pot or closes; and if every other discard is worse, so that the trick burns a dangerous card.
    """
    kinds = {KIND[other] for other in taken}
    if not 1 <= len(taken) <= 2 or empties(deal, (card,)) or KIND[card] not in kinds:
        return False
    kept = [other for other in taken if other != card]
    served = {KIND[other] for other in laid}
    if any(KIND[other] in served or WILD_CAPABLE[other] for other in taken):
        return False
    hand = deal.hands[deal.turn]
    whole = ready_count(deal, hand)
    if any(ready_count(deal, [h for h in hand if h != other]) < whole for other in kept if other in hand):
        return False
    return any(KIND[other] not in kinds for other in sane_discards(deal))


def is_own_card_thrown(deal: DealState, card: CardId) -> bool:
    """N9: an own meld takes the natural card without losing a bonus, and it could have been laid.

    Silent under the guard: if laying it would leave the hand too short, with less than two cards after the
    discard and no pot to be had. Silent also if the discard takes the pot or closes. A pot plan for a later
    turn is no excuse: a laid card is out of the hand, too.
    """
    return not WILD_CAPABLE[card] and not empties(deal, (card,)) and may_lay_instead(deal, card)


def is_ready_meld_broken(deal: DealState, card: CardId) -> bool:
    """N11: the card costs more cards of ready melds than itself, and a sane discard is in hand.

    Ready melds are natural, of three cards and more, each card in one of them; a set of four that becomes
    one of three is not broken. Silent if the discard takes the pot or closes.
    """
    if empties(deal, (card,)) or not breaks_ready_meld(deal, card):
        return False
    return any(True for _ in sane_discards(deal))


def is_request_ignored(deal: DealState, card: CardId, suits: Collection[int]) -> bool:
    """N14: an own run takes the natural card, its suit is one of `suits`, and a sane discard is in hand.

    `suits` are those in which a partner laid sequence cards in two turns or more of the deal.
    """
    if WILD_CAPABLE[card] or SUIT[card] not in suits:
        return False
    melds = deal.melds[deal.acting_team]
    if not any(melds[index].kind is MeldKind.SEQUENCE for index in fitting_melds(deal, card)):
        return False
    return any(True for _ in sane_discards(deal))
