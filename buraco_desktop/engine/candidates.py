"""Commands worth trying in a state: every legal one up to copies of a card (RULES 0.6).

Complete: whatever `legality.check` allows is here with the same kinds of cards and the same layout, once.
Only melds are left out after which the opening minimum cannot be reached any more, so that the turn could not
end without taking them back (RULES C6): nobody who plays candidates only is ever stuck.
"""

from collections.abc import Iterator, Sequence
from itertools import chain

from buraco_desktop.engine.cards import (
    ACE,
    JOKER_KIND,
    KIND,
    NO_SUIT,
    RANK,
    TWO,
    CardId,
    Kind,
    kind_of,
)
from buraco_desktop.engine.commands import (
    Command,
    Discard,
    Draw,
    ExtendMeld,
    LayMeld,
    Redraw,
    TakePile,
)
from buraco_desktop.engine.legality import check, may_redraw
from buraco_desktop.engine.melds import HIGH_ACE, LOW_ACE, Meld, MeldKind, arrange, extend
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply

ByKind = dict[Kind, list[CardId]]


def candidates(deal: DealState) -> list[Command]:
    """Return the commands worth trying for the seat to act, in a fixed order; empty after the end."""
    if deal.phase is Phase.OVER:
        return []
    if deal.phase is Phase.DRAW:
        found = _draws(deal)
        return [command for command in found if not is_dead_end(deal, command)] if deal.must_open else found
    found = [Redraw()] if may_redraw(deal) else []
    found += _plays(deal)
    if deal.must_open:
        found = [command for command in found if not is_dead_end(deal, command)]
    hand = deal.hands[deal.turn]
    discards = [Discard(cards[0]) for cards in by_kind(hand, deal.banned).values()]
    found += [command for command in discards if check(deal, command) is None]
    return found


def is_dead_end(deal: DealState, command: Command) -> bool:
    """Whether a legal command leaves the acting seat unable to end its turn (RULES C6).

    Only a meld in the opening turn of a vulnerable team can do that: too few points are laid, and what is
    left cannot bring the rest.
    """
    if not deal.must_open or isinstance(command, Draw | Redraw | Discard):
        return False
    after = deal.copy()
    apply(after, command)
    return not _can_open(after, set())


def _can_open(deal: DealState, tried: set[tuple[tuple[CardId, ...], tuple[Meld, ...]]]) -> bool:
    """Whether further melds reach the opening minimum; states in `tried` are known not to."""
    need = deal.rules.vulnerable_min
    melds = deal.melds[deal.acting_team]
    if not melds or deal.laid_points >= need:
        return True
    points = deal.rules.points
    hand = deal.hands[deal.turn]
    if deal.laid_points + sum(points[card] for card in hand) < need:
        return False
    key = (tuple(sorted(hand)), tuple(melds))
    if key in tried:
        return False
    tried.add(key)
    for command in sorted(_plays(deal), key=lambda play: -sum(points[card] for card in play.cards)):
        after = deal.copy()
        apply(after, command)
        if _can_open(after, tried):
            return True
    return False


def _plays(deal: DealState) -> list[LayMeld | ExtendMeld]:
    hand = deal.hands[deal.turn]
    plays: Iterator[LayMeld | ExtendMeld] = chain(melds_from(deal, hand), extensions_from(deal, hand))
    return [command for command in plays if check(deal, command) is None]


def by_kind(cards: Sequence[CardId], last: CardId | None = None) -> ByKind:
    """Return the cards grouped by kind, kinds and copies ascending; the card `last` after its copies."""
    groups: ByKind = {}
    for card in sorted(cards, key=lambda card: (KIND[card], card == last, card)):
        groups.setdefault(KIND[card], []).append(card)
    return groups


def melds_from(deal: DealState, cards: Sequence[CardId]) -> Iterator[LayMeld]:
    """Yield every new meld of these cards in each layout; guard and second sets do not matter."""
    for group in _new_groups(by_kind(cards), deal.rules):
        for layout in arrange(group, deal.rules):
            yield LayMeld(group, layout.place)


def extensions_from(deal: DealState, cards: Sequence[CardId]) -> Iterator[ExtendMeld]:
    """Yield every extension of the acting team's melds by these cards, with each of its layouts."""
    held = by_kind(cards)
    for index, meld in enumerate(deal.melds[deal.acting_team]):
        for group in _extension_groups(meld, held, deal.rules):
            for layout in extend(meld, group, deal.rules):
                yield ExtendMeld(index, group, layout.place)


def _draws(deal: DealState) -> list[Command]:
    found: list[Command] = [Draw()] if deal.stock else []
    if not deal.pile:
        return found
    if deal.rules.is_pile_open:
        return found + [command for command in [TakePile()] if check(deal, command) is None]
    top = deal.pile[-1]
    cards = [top, *deal.hands[deal.turn]]
    takes: dict[tuple[tuple[Kind, ...], int | None, tuple[int, int] | None], TakePile] = {}
    plays: Iterator[LayMeld | ExtendMeld] = chain(melds_from(deal, cards), extensions_from(deal, cards))
    for command in plays:
        if KIND[top] not in (KIND[card] for card in command.cards):
            continue
        group = _with_card(command.cards, top)
        index = command.meld if isinstance(command, ExtendMeld) else None
        key = (tuple(sorted(KIND[card] for card in group)), index, command.place)
        takes.setdefault(key, TakePile(group, index, command.place))
    return found + [command for command in takes.values() if check(deal, command) is None]


def _with_card(cards: tuple[CardId, ...], needed: CardId) -> tuple[CardId, ...]:
    """Return the cards with a copy of `needed` exchanged for `needed` itself."""
    if needed in cards:
        return cards
    index = next(index for index, card in enumerate(cards) if KIND[card] == KIND[needed])
    return (*cards[:index], needed, *cards[index + 1 :])


def _new_groups(held: ByKind, rules: RuleSet) -> Iterator[tuple[CardId, ...]]:
    """Yield groups of at least three cards, each combination of kinds once, all melds among them."""
    seen: set[tuple[Kind, ...]] = set()
    for suit in range(NO_SUIT):
        for group in _sequence_groups(suit, 0, held, rules, True):
            key = tuple(sorted(KIND[card] for card in group))
            if len(group) >= 3 and key not in seen:
                seen.add(key)
                yield group
    for rank in rules.set_ranks:
        for group in _set_groups(rank, held, rules, True):
            if len(group) >= 3:
                yield group


def _extension_groups(meld: Meld, held: ByKind, rules: RuleSet) -> Iterator[tuple[CardId, ...]]:
    if meld.kind is MeldKind.SET:
        yield from (group for group in _set_groups(meld.rank, held, rules, meld.wild < 0) if group)
        return
    fixed = sum(1 << (meld.start + index) for index in range(len(meld.cards)) if index != meld.wild)
    takes_wild = meld.wild < 0 or RANK[meld.cards[meld.wild]] == TWO
    bases = [fixed]
    if rules.two_reverts and meld.start == TWO and meld.wild != 0:
        bases.append(fixed & ~(1 << TWO))
    seen: set[tuple[Kind, ...]] = set()
    for base in bases:
        for group in _sequence_groups(meld.suit, base, held, rules, takes_wild):
            key = tuple(sorted(KIND[card] for card in group))
            if group and key not in seen:
                seen.add(key)
                yield group


def _wild_choices(held: ByKind, rules: RuleSet, takes_wild: bool) -> list[CardId]:
    if not takes_wild or not rules.max_wilds:
        return []
    kinds = [JOKER_KIND, *(kind_of(suit, TWO) for suit in range(NO_SUIT))]
    return [held[kind][0] for kind in kinds if kind in held]


def _sequence_groups(
    suit: int, base: int, held: ByKind, rules: RuleSet, takes_wild: bool
) -> Iterator[tuple[CardId, ...]]:
    """Yield groups that may fill a window of positions around the naturals of `base` (a mask by position).

    In each window at most one position is left open, for a wild card on the table or from the hand. Groups
    that make no meld are among them; `melds` decides.
    """
    cards = {rank: held[kind_of(suit, rank)] for rank in range(1, 14) if kind_of(suit, rank) in held}
    natural = {rank: copies[0] for rank, copies in cards.items()}
    if ACE in natural:
        natural[HIGH_ACE] = cards[ACE][-1]
    has_one_ace = ACE in cards and len(cards[ACE]) == 1
    mask = sum(1 << position for position in natural)
    wilds = _wild_choices(held, rules, takes_wild)
    lowest = (base & -base).bit_length() - 1 if base else HIGH_ACE - 1
    highest = base.bit_length() - 1 if base else LOW_ACE
    for low in range(LOW_ACE, lowest + 1):
        for high in range(max(highest, low), HIGH_ACE + 1):
            window = (1 << (high + 1)) - (1 << low)
            missing = window & ~base
            open_places = missing & ~mask
            if open_places & (open_places - 1):
                continue
            both_aces = 1 << LOW_ACE | 1 << HIGH_ACE
            for hole in (open_places,) if open_places else _holes(missing):
                filled = missing & ~hole
                if filled & both_aces == both_aces and has_one_ace:
                    continue
                group = tuple(
                    natural[position] for position in range(low, high + 1) if filled >> position & 1
                )
                yield group
                for wild in wilds:
                    if wild not in group:
                        yield (*group, wild)
                    elif len(held[KIND[wild]]) > 1:
                        yield (*group, held[KIND[wild]][1])


def _holes(missing: int) -> Iterator[int]:
    """Yield 0 (no hole) and each single position of a mask."""
    yield 0
    left = missing
    while left:
        bit = left & -left
        yield bit
        left ^= bit


def _set_groups(rank: int, held: ByKind, rules: RuleSet, takes_wild: bool) -> Iterator[tuple[CardId, ...]]:
    """Yield every choice of cards of a rank, by number of copies of each suit, with and without a wild."""
    groups: list[tuple[CardId, ...]] = [()]
    for suit in range(NO_SUIT):
        copies = held.get(kind_of(suit, rank), [])
        groups = [(*group, *copies[:count]) for group in groups for count in range(len(copies) + 1)]
    wilds = _wild_choices(held, rules, takes_wild)
    for group in groups:
        yield group
        for wild in wilds:
            yield (*group, wild)
