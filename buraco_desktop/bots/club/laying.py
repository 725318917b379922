"""What to lay when the hand cannot be emptied: H4 to H8 and H13 to H15, one command at a time."""

from collections.abc import Iterator
from functools import cache

from buraco_desktop.bots.club.lookup import IS_WILD, RANK_OF
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.laying import extends_naturally
from buraco_desktop.bots.never.facts import fitting_melds
from buraco_desktop.bots.never.lays import FEW_DRAWS
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.cards import ACE, JOKER_KIND, KIND, KING, NO_SUIT, QUEEN, RANK, TWO, CardId, Kind
from buraco_desktop.engine.commands import ExtendMeld, LayMeld
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.melds import (
    CANASTA_LENGTH,
    HIGH_ACE,
    LOW_ACE,
    CanastaClass,
    Meld,
    MeldKind,
    canasta_bonus,
    canasta_class,
    extend,
)
from buraco_desktop.engine.rules import AceMode, OutCanasta

OUTER_RANKS = frozenset((ACE, 3, 4, QUEEN, KING))
"""Ranks whose sets are laid at once: they fit fewer sequences (H6)."""
FEW_TURNS = 8
"""So many turns before the end nothing is held back any more."""


def regular_lay(position: Position) -> Choice | None:
    """Return the next lay, or None if the rest is better kept."""
    for command, reason in _in_order(position):
        if (
            position.size - len(command.cards) >= _least_kept(position)
            and check(position.deal, command) is None
        ):
            return Choice(command, reason)
    return None


Lay = tuple[LayMeld | ExtendMeld, Reason]


def _least_kept(position: Position) -> int:
    """Return how many cards must stay before the discard, so that the next turn is not lost (H14)."""
    return 2 if position.may_fetch_pot or position.may_close else 3


def is_unloading(position: Position) -> bool:
    """Whether whatever can be laid is laid: in danger, or before the end of the deal (H13, H15)."""
    return (
        bool(position.danger_seats)
        or position.turns_to_end <= position.deal.players
        or _is_pot_in_doubt(position)
    )


def _is_pot_in_doubt(position: Position) -> bool:
    deal = position.deal
    return not deal.pot_taken[position.team] and position.stock <= 2 * deal.players


def _in_order(position: Position) -> Iterator[Lay]:
    is_unloading_now = is_unloading(position)
    wilds = wilds_to_use(position)
    if wilds and _may_finish_first(position):
        yield from _seventh_by_wild(position, wilds)
    yield from _extensions(position)
    yield from _natural_twos(position)
    yield from _sequences(position, is_unloading_now)
    if position.rules.has_sets:
        yield from _sets(position, is_unloading_now)
    if not wilds:
        return
    if is_unloading_now or position.turns_to_end <= FEW_TURNS or position.wilds >= 2:
        yield from _seventh_by_wild(position, wilds)
    if is_unloading_now or _may_open_with_wild(position):
        yield from _new_with_wild(position, wilds)
    if is_unloading_now:
        yield from _wild_anywhere(position, wilds)


def wilds_to_use(position: Position) -> list[CardId]:
    """Return a two and a joker from the hand, where held, the two first.

    Where a two on the table stays of use, a careful player keeps one that an own run would take (N12).
    """
    if not position.wilds or not position.rules.max_wilds:
        return []
    twos = [card for card in position.hand if RANK[card] == TWO]
    jokers = [card for card in position.hand if KIND[card] == JOKER_KIND]
    natural: list[CardId] = []
    if jokers and position.skill.is_careful and position.rules.two_reverts:
        natural = [card for card in twos if _has_own_place(position, card)]
        twos = [card for card in twos if card not in natural]
    return [min(cards) for cards in (twos, jokers, natural) if cards]


def _has_own_place(position: Position, two: CardId) -> bool:
    return any(extends_naturally(meld, two, position.rules) for meld in position.melds)


def _extensions(position: Position) -> Iterator[Lay]:
    """Yield every natural card that an own meld takes: the seventh first, then larger melds (H4)."""
    melds = position.melds
    found: list[tuple[int, bool, Kind, int]] = []
    for kind, index in enumerate(position.takes):
        if index >= 0 and position.counts[kind]:
            meld = melds[index]
            length = len(meld.cards)
            found.append(
                (-20 if length == CANASTA_LENGTH - 1 else -length, meld.kind is MeldKind.SET, kind, index)
            )
    found.sort()
    for order, _, kind, index in found:
        card = position.card_of(kind)
        if _may_cost(position, melds[index]) and _gains(position, melds[index], card) < 0:
            others = fitting_melds(position.deal, card)
            if not others:
                continue
            index = others[0]
        code = ReasonCode.MAKES_CANASTA if order == -20 else ReasonCode.EXTENDS
        yield ExtendMeld(index, (card,)), Reason(code, (card,), (index,))


def _may_cost(position: Position, meld: Meld) -> bool:
    """Whether a card might make a meld cheaper: only a half-clean canasta can become a dirty one."""
    return position.rules.semi is not None and meld.wild >= 0 and meld.is_canasta


def _natural_twos(position: Position) -> Iterator[Lay]:
    """Yield each two that makes a canasta, or a better one, in its own place."""
    for card in position.hand:
        if RANK[card] != TWO:
            continue
        for index, meld in enumerate(position.melds):
            if len(meld.cards) >= CANASTA_LENGTH - 1 and extends_naturally(meld, card, position.rules):
                reason = Reason(ReasonCode.MAKES_CANASTA, (card,), (index,))
                if _gains(position, meld, card) > 0:
                    yield ExtendMeld(index, (card,)), reason


def _gains(position: Position, meld: Meld, card: CardId) -> int:
    """Return the points of bonus that a card brings to a meld, negative if it costs some."""
    rules = position.rules
    return canasta_bonus(extend(meld, (card,), rules)[0], rules) - canasta_bonus(meld, rules)


def _sequences(position: Position, is_unloading_now: bool) -> Iterator[Lay]:
    """Yield natural sequences; a second one of a suit only when the hand must be emptied (H5)."""
    may_repeat = is_unloading_now or position.turns_to_end <= FEW_TURNS
    for suit in range(NO_SUIT):
        if position.own_runs[suit] and not may_repeat:
            continue
        low, length = longest_run(_places(position, suit))
        if length >= 3:
            kinds = [
                suit * 13 + (0 if place == HIGH_ACE else place - 1) for place in range(low, low + length)
            ]
            cards = tuple([position.card_of(kind) for kind in kinds])
            yield LayMeld(cards), Reason(ReasonCode.NEW_RUN, cards)


def _places(position: Position, suit: int) -> int:
    """Return the positions of the suit's natural cards as bits; twos are kept as wild cards."""
    base = suit * 13
    counts = position.counts
    places = 0
    for rank in range(3, KING + 1):
        if counts[base + rank - 1]:
            places |= 1 << rank
    if counts[base]:
        mode = position.rules.ace_mode
        if mode is not AceMode.HIGH_ONLY:
            places |= 1 << LOW_ACE
        if mode is not AceMode.LOW_ONLY:
            places |= 1 << HIGH_ACE
    return places


@cache
def longest_run(places: int) -> tuple[int, int]:
    """Return the first position and the length of the longest row of set bits, the lowest of equals."""
    best_low = best_length = 0
    place = 0
    while places >> place:
        length = 0
        while places >> (place + length) & 1:
            length += 1
        if length > best_length:
            best_low, best_length = place, length
        place += length + 1
    return best_low, best_length


def _sets(position: Position, is_unloading_now: bool) -> Iterator[Lay]:
    """Yield natural sets: outer ranks at once, middle ones when there is a reason (H6)."""
    ranks, set_max = position.ranks, position.rules.set_max
    ready = [rank for rank in position.rules.set_ranks if ranks[rank] >= 3]
    ready.sort(key=lambda rank: -ranks[rank])
    for rank in ready:
        if is_unloading_now or _is_set_due(position, rank):
            cards = tuple(sorted([card for card in position.hand if RANK[card] == rank])[:set_max])
            yield LayMeld(cards), Reason(ReasonCode.NEW_SET, cards)


def _is_set_due(position: Position, rank: int) -> bool:
    if rank in OUTER_RANKS or position.ranks[rank] >= 4 or position.skill.character.lays_sets_at_once:
        return True
    return position.size <= 8 or position.round >= 4


def _may_finish_first(position: Position) -> bool:
    """Whether a wild card may make the team's first canasta (H7a, H17)."""
    classes = [canasta_class(meld, position.rules) for meld in position.melds if meld.is_canasta]
    if position.rules.out_canasta is OutCanasta.CLEAN:
        return CanastaClass.CLEAN in classes and len(classes) == 1
    return not classes


def _seventh_by_wild(position: Position, wilds: list[CardId]) -> Iterator[Lay]:
    for index, meld in enumerate(position.melds):
        if meld.wild < 0 and len(meld.cards) == CANASTA_LENGTH - 1 and _may_spoil(position):
            for wild in wilds:
                yield ExtendMeld(index, (wild,)), Reason(ReasonCode.MAKES_CANASTA, (wild,), (index,))


def _may_spoil(position: Position) -> bool:
    """Whether a clean meld of five or six cards may get a wild card; a careful player waits (N2).

    A character that spares clean melds does so until an opponent may go out.
    """
    if position.skill.character.spares_clean:
        return bool(position.closers)
    return not position.skill.is_careful or bool(position.closers) or position.turns_to_end <= FEW_DRAWS


def _may_open_with_wild(position: Position) -> bool:
    """Whether a new meld may cost a wild card (H7d)."""
    has_pot = position.deal.pot_taken[position.team]
    if position.wilds >= 2 and position.round > 3:
        return True
    return position.size <= (5 if has_pot else 6)


def _new_with_wild(position: Position, wilds: list[CardId]) -> Iterator[Lay]:
    """Yield pairs with a wild card: neighbours, one-gap pairs, pairs of a rank, more points first."""
    points = position.rules.points
    plain = sorted(
        {KIND[card]: card for card in position.hand if not IS_WILD[KIND[card]]}.values(),
        key=lambda card: KIND[card],
    )
    found: list[tuple[int, int, tuple[CardId, CardId]]] = []
    for number, one in enumerate(plain):
        for other in plain[number + 1 :]:
            if KIND[one] // 13 != KIND[other] // 13 or position.own_runs[KIND[one] // 13]:
                continue
            low, high = RANK_OF[KIND[one]], RANK_OF[KIND[other]]
            apart = min(high - low, HIGH_ACE - high) if low == ACE else high - low
            if apart <= 2:
                found.append((apart, -points[one] - points[other], (one, other)))
    for rank in position.rules.set_ranks:
        if position.ranks[rank] >= 2 and not position.own_sets >> rank & 1:
            pair = [card for card in position.hand if RANK[card] == rank]
            found.append((3, -2 * points[pair[0]], (pair[0], pair[1])))
    for _, _, pair_of_cards in sorted(found):
        for wild in wilds:
            cards = (*pair_of_cards, wild)
            yield LayMeld(cards), Reason(ReasonCode.SPENDS_WILD, cards)


def _wild_anywhere(position: Position, wilds: list[CardId]) -> Iterator[Lay]:
    """Yield a wild card on an own meld that is no canasta yet, the largest first (H15)."""
    melds = position.melds
    is_last_chance = bool(position.closers) or position.turns_to_end <= position.deal.players
    order = sorted(range(len(melds)), key=lambda index: -len(melds[index].cards))
    for index in order:
        length = len(melds[index].cards)
        if melds[index].wild < 0 and length < CANASTA_LENGTH and (length < 5 or is_last_chance):
            if (length >= 5 or position.skill.character.spares_clean) and not _may_spoil(position):
                continue
            for wild in wilds if position.skill.is_careful else reversed(wilds):
                yield ExtendMeld(index, (wild,)), Reason(ReasonCode.UNLOADS, (wild,), (index,))
