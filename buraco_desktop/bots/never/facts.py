"""The words that the detectors share, made exact."""

from collections.abc import Iterator, Sequence

from buraco_desktop.bots.hand_shape import distance, natural_sequences, natural_sets
from buraco_desktop.bots.laying import extends_naturally
from buraco_desktop.engine.cards import RANK, SUIT, WILD_CAPABLE, CardId, full_deck
from buraco_desktop.engine.commands import Discard, ExtendMeld
from buraco_desktop.engine.legality import check, may_go_out, may_take_pot
from buraco_desktop.engine.melds import MeldKind, canasta_bonus, extend
from buraco_desktop.engine.rules import StockEnd
from buraco_desktop.engine.state import DealState

FEW_CARDS = 2
"""An opponent with so many cards, whose team can close, may close in his next turn."""


def opponents(deal: DealState) -> Iterator[int]:
    """Yield the seats that are not of the acting team."""
    return (seat for seat in range(deal.players) if deal.team_of(seat) != deal.acting_team)


def may_close_soon(deal: DealState, few: int = FEW_CARDS) -> bool:
    """Whether an opponent holds at most `few` cards and his team meets the conditions for going out."""
    return any(
        len(deal.hands[seat]) <= few and may_go_out(deal, team, deal.melds[team])
        for seat in opponents(deal)
        for team in (deal.team_of(seat),)
    )


def cards_to_draw(deal: DealState) -> int:
    """Return how many cards can still be drawn: the stock, with the pots that will refill it (RULES 0.9).

    No more than one for each turn that is left when time was called.
    """
    match deal.rules.stock_end:
        case StockEnd.TWO_LEFT:
            count = max(0, len(deal.stock) - 2)
        case StockEnd.LAST_CARD:
            count = len(deal.stock)
        case StockEnd.POT_REFILL:
            count = len(deal.stock) + sum(len(pot) for pot in deal.pots)
    return count if deal.turns_left is None else min(count, deal.turns_left)


def ends_with_this_turn(deal: DealState) -> bool:
    """Whether the deal ends with this turn, however it is played."""
    return deal.last_turn or deal.turns_left == 1 or cards_to_draw(deal) == 0


def empties(deal: DealState, cards: Sequence[CardId]) -> bool:
    """Whether using these cards leaves the hand empty: then a pot is taken, or the deal is over."""
    return len(deal.hands[deal.turn]) == len(cards)


def feeds_opponents(deal: DealState, card: CardId) -> bool:
    """Whether a card may be added, in its own place, to a meld of opponents."""
    own = deal.acting_team
    return any(
        extends_naturally(meld, card, deal.rules)
        for team, melds in enumerate(deal.melds)
        if team != own
        for meld in melds
    )


def fitting_melds(deal: DealState, card: CardId) -> list[int]:
    """Return the own melds that take a card in its own place without losing a bonus."""
    rules = deal.rules
    return [
        index
        for index, meld in enumerate(deal.melds[deal.acting_team])
        if extends_naturally(meld, card, rules)
        and max(canasta_bonus(grown, rules) for grown in extend(meld, (card,), rules))
        >= canasta_bonus(meld, rules)
    ]


def may_lay_instead(deal: DealState, card: CardId) -> bool:
    """Whether a card could be laid on an own meld, with two cards left after a discard.

    With one where an empty hand would get the pot.
    """
    team = deal.acting_team
    kept = len(deal.hands[deal.turn]) - 2
    if kept < 2 and not (kept >= 0 and may_take_pot(deal, team, deal.melds[team])):
        return False
    return any(check(deal, ExtendMeld(index, (card,))) is None for index in fitting_melds(deal, card))


def ready_count(deal: DealState, hand: Sequence[CardId]) -> int:
    """Return how many cards of a hand are in ready melds: natural sequences and sets, no card twice.

    Greedy, once with sequences first and once with sets first; the larger number counts. A set of a rank that
    the team has on the table is not ready: it cannot be laid.
    """
    first = _greedy_count(deal, hand, True)
    return max(first, _greedy_count(deal, hand, False)) if deal.rules.has_sets else first


def _greedy_count(deal: DealState, hand: Sequence[CardId], has_sequences_first: bool) -> int:
    rules = deal.rules
    left, count = list(hand), 0
    for is_sequence in (has_sequences_first, not has_sequences_first):
        while True:
            found = natural_sequences(left, rules) if is_sequence else _layable_sets(deal, left)
            if not found:
                break
            count += len(found[0])
            left = [card for card in left if card not in found[0]]
    return count


def _layable_sets(deal: DealState, hand: Sequence[CardId]) -> list[tuple[CardId, ...]]:
    rules = deal.rules
    if not rules.has_sets:
        return []
    found = natural_sets(hand, rules)
    if found and rules.one_set_per_rank:
        laid = {meld.rank for meld in deal.melds[deal.acting_team] if meld.kind is MeldKind.SET}
        return [cards for cards in found if RANK[cards[0]] not in laid]
    return found


def breaks_ready_meld(deal: DealState, card: CardId, whole: int | None = None) -> bool:
    """Whether discarding a card costs more cards of ready melds than the card itself.

    `whole`: the `ready_count` of the hand, where the caller has it.
    """
    hand = deal.hands[deal.turn]
    if WILD_CAPABLE[card] or not _may_be_ready(card, hand):
        return False
    if whole is None:
        whole = ready_count(deal, hand)
    return whole > 0 and ready_count(deal, [other for other in hand if other != card]) < whole - 1


def _may_be_ready(card: CardId, hand: Sequence[CardId]) -> bool:
    """Whether a card has the company of a ready meld. Quick; a wrong answer is always yes."""
    mates = sum(RANK[other] == RANK[card] for other in hand)
    near = sum(SUIT[other] == SUIT[card] and 0 < distance(card, other) <= 2 for other in hand)
    return mates >= 3 or near >= 2


def sane_discards(deal: DealState) -> Iterator[CardId]:
    """Yield the cards that may be discarded without any excuse.

    They are natural cards that neither feed opponents, nor fit an own meld, nor break a ready meld.
    """
    hand = deal.hands[deal.turn]
    whole = ready_count(deal, hand)
    return (
        card
        for card in hand
        if not WILD_CAPABLE[card]
        and check(deal, Discard(card)) is None
        and not feeds_opponents(deal, card)
        and not fitting_melds(deal, card)
        and not breaks_ready_meld(deal, card, whole)
    )


def mean_hidden_points(deal: DealState) -> float:
    """Return the mean points of the cards that the acting seat does not see."""
    points = deal.rules.points
    seen = set(deal.hands[deal.turn])
    seen.update(deal.pile if deal.rules.is_pile_open else deal.pile[-1:])
    seen.update(card for team in deal.melds for meld in team for card in meld.cards)
    hidden = [points[card] for card in full_deck(deal.rules) if card not in seen]
    return sum(hidden) / len(hidden) if hidden else 0.0
