"""Why a group of cards is no meld: the finest reason, with the card it speaks of.

Only asked after `melds` has found no layout; it never decides what is legal.
"""

from collections.abc import Sequence
from dataclasses import replace

from buraco_desktop.engine.cards import JOKER, RANK, SUIT, TWO, WILD_CAPABLE, CardId
from buraco_desktop.engine.melds import Meld, MeldKind, arrange
from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.rules import RuleSet


def why_no_meld(cards: Sequence[CardId], rules: RuleSet) -> Refusal:
    """Return why these cards are no new meld (RULES 0.3)."""
    cards = tuple(cards)
    if len(cards) < 3:
        return Refusal(RefusalCode.MELD_TOO_SHORT, cards, len(cards), 3)
    plain = [card for card in cards if not WILD_CAPABLE[card]]
    if not plain:
        return Refusal(RefusalCode.TOO_MANY_WILDS, cards, len(cards), rules.max_wilds)
    if len(plain) >= 2 and len({RANK[card] for card in plain}) == 1:
        return _why_no_set(cards, plain, rules)
    return _why_no_sequence(cards, plain, rules)


def why_no_extension(meld: Meld, cards: Sequence[CardId], rules: RuleSet) -> Refusal:
    """Return why these cards may not join a meld on the table (RULES 0.5).

    It names the meld, and of the cards those that were to join.
    """
    refusal = _why_not_joined(meld, tuple(cards), rules)
    added = tuple(card for card in refusal.cards if card in cards)
    return replace(refusal, cards=added or tuple(cards), meld=meld)


def _why_not_joined(meld: Meld, cards: tuple[CardId, ...], rules: RuleSet) -> Refusal:
    everything = (*meld.cards, *cards)
    plain = [card for card in cards if not WILD_CAPABLE[card]]
    if meld.kind is MeldKind.SET:
        strangers = tuple(card for card in plain if RANK[card] != meld.rank)
        if strangers:
            return Refusal(RefusalCode.NOT_A_MELD, strangers)
        return _why_no_set(everything, [card for card in everything if not WILD_CAPABLE[card]], rules)
    strangers = tuple(card for card in plain if SUIT[card] != meld.suit)
    if strangers:
        return Refusal(RefusalCode.TWO_SUITS, strangers)
    if arrange(everything, rules):
        return Refusal(RefusalCode.WILD_PINNED, cards)
    naturals = [card for card in everything if not WILD_CAPABLE[card]]
    return _why_no_sequence(everything, naturals, rules)


def _why_no_set(cards: tuple[CardId, ...], plain: list[CardId], rules: RuleSet) -> Refusal:
    wilds = tuple(card for card in cards if WILD_CAPABLE[card])
    if RANK[plain[0]] not in rules.set_ranks:
        return Refusal(RefusalCode.NO_SETS, tuple(plain[:1]))
    if len(wilds) > rules.max_wilds:
        return Refusal(RefusalCode.TOO_MANY_WILDS, wilds, len(wilds), rules.max_wilds)
    return Refusal(RefusalCode.SET_FULL, tuple(plain[:1]), len(cards), rules.set_max)


def _why_no_sequence(cards: tuple[CardId, ...], plain: list[CardId], rules: RuleSet) -> Refusal:
    suit = SUIT[plain[0]]
    strangers = tuple(card for card in plain if SUIT[card] != suit)
    if strangers:
        return Refusal(RefusalCode.TWO_SUITS, strangers)
    seen: set[int] = set()
    for card in plain:
        if RANK[card] in seen and not (RANK[card] == 1 and rules.two_aces):
            return Refusal(RefusalCode.DUPLICATE_RANK, (card,))
        seen.add(RANK[card])
    own_twos = [card for card in cards if RANK[card] == TWO and SUIT[card] == suit]
    strange_wilds = [
        card for card in cards if RANK[card] == JOKER or (RANK[card] == TWO and SUIT[card] != suit)
    ]
    sure_wilds = len(strange_wilds) + max(0, len(own_twos) - 1)
    if sure_wilds > rules.max_wilds:
        wilds = tuple(strange_wilds + own_twos)
        return Refusal(RefusalCode.TOO_MANY_WILDS, wilds, sure_wilds, rules.max_wilds)
    return Refusal(RefusalCode.GAP, tuple(sorted(plain, key=lambda card: RANK[card])))
