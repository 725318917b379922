"""The plays worth comparing: the careful club player's own first, and none that no sane player makes."""

from collections.abc import Sequence

from buraco_desktop.bots.club.discard import best_discard
from buraco_desktop.bots.club.emptying import emptying_plan
from buraco_desktop.bots.club.lookup import BESIDE
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.club.sane_cards import sane_cards
from buraco_desktop.bots.club.scruples import amended, just_taken
from buraco_desktop.bots.never.ends import is_closed_at_a_loss, is_hand_kept, is_pile_deadly
from buraco_desktop.bots.never.lays import better_wild, is_clean_meld_spoilt, is_run_doubled, laid_meld
from buraco_desktop.bots.pile import legal_draws
from buraco_desktop.bots.plain_reasons import plain_reason
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.bots.turns import MOST_TAKES
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.cards import KIND, WILD_CAPABLE, CardId, Kind
from buraco_desktop.engine.commands import Command, Discard, Draw, ExtendMeld, LayMeld, TakePile
from buraco_desktop.engine.melds import Meld, canasta_bonus, meld_points
from buraco_desktop.engine.rules import FinalDiscard
from buraco_desktop.engine.state import DealState
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import SeatView

WILD_WORTH = 30
"""Points that a wild card is worth in hand, where lays are put in order."""

Idea = tuple[Choice, tuple[Command, ...]]
"""A play: its first command with its reason, and all commands of it that are decided."""


def draws(position: Position, seen: SeatView, usual: Choice) -> list[Idea]:
    """Return the ways to draw, the usual one first."""
    deal = position.deal
    found = [usual]
    takes = 0
    for draw in legal_draws(deal, seen):
        if draw == usual.command:
            continue
        if isinstance(draw, Draw):
            found.append(Choice(draw, Reason(ReasonCode.FRESH_CARD)))
        elif takes < MOST_TAKES and not is_pile_deadly(deal) and not _is_lay_senseless(deal, draw):
            choice = Choice(draw, plain_reason(deal, draw))
            if isinstance(amended(position, choice).command, TakePile):
                takes += 1
                found.append(choice)
    return [(choice, (choice.command,)) for choice in found]


def _is_lay_senseless(deal: DealState, take: TakePile) -> bool:
    """Whether a closed pile is to be taken by a lay that no sane player makes."""
    if not take.cards:
        return False
    after = laid_meld(deal, take.cards, take.meld, take.place)
    # Without its top card a closed pile is not taken at all, be it wild.
    is_top_wild = after.wild >= 0 and after.cards[after.wild] == deal.pile[-1]
    return _is_spoilt(deal, take.cards, take.meld, after) or (
        not is_top_wild and better_wild(deal, take.cards, take.meld, after) is not None
    )


def _is_spoilt(deal: DealState, cards: Sequence[CardId], index: int | None, laid: Meld) -> bool:
    """Whether a lay spoils a clean meld (N2) or doubles a run (N10)."""
    if index is None:
        return is_run_doubled(deal, cards, laid)
    return is_clean_meld_spoilt(deal, index, laid)


def discards(position: Position, usual: Choice, most: int) -> list[Idea]:
    """Return up to so many discards, the usual one first, then those that the club player likes best."""
    assert isinstance(usual.command, Discard)
    kinds = _sane_kinds(position)
    kinds.discard(KIND[usual.command.card])
    found = [usual]
    while kinds and len(found) < most:
        choice = best_discard(position, kinds)
        if choice is None or not isinstance(choice.command, Discard):
            break
        kind = KIND[choice.command.card]
        if kind not in kinds:
            break
        found.append(choice)
        kinds.discard(kind)
    return [(choice, (choice.command,)) for choice in found]


def _sane_kinds(position: Position) -> set[Kind]:
    """Return the kinds that need no excuse, nor follow in sequence what an own meld takes from the hand."""
    kinds = {KIND[card] for card in sane_cards(position)} - just_taken(position)
    return {
        kind
        for kind in kinds
        if not any(position.counts[other] and position.takes[other] >= 0 for other in BESIDE[kind])
    }


def closing(position: Position) -> Idea | None:
    """Return the turn that goes out, if there is one and it does not end the deal at a loss."""
    deal, team = position.deal, position.team
    longest = max([len(meld.cards) for meld in position.melds], default=0)
    if not deal.pot_taken[team] and (deal.pots or not position.rules.out_without_pot_if_none_left):
        return None
    if longest + position.size < 7:
        return None
    plan = emptying_plan(position, may_keep_none=position.rules.final_discard is FinalDiscard.OPTIONAL)
    if plan is None:
        return None
    before = deal.copy()
    for command in plan[:-1]:
        apply(before, command)
    after = before.copy()
    apply(after, plan[-1])
    if after.out_team != team or is_closed_at_a_loss(before, plan[-1]):
        return None
    return Choice(plan[0], Reason(ReasonCode.GOES_OUT)), tuple(plan)


def lays(position: Position, usual: Choice, most: int) -> list[Idea]:
    """Return up to so many lays other than the usual command, those that bring most points first.

    Left out are lays that no sane player makes, and those after which the hand would be too short.
    """
    deal, rules = position.deal, position.rules
    least = 2 if position.may_fetch_pot or position.may_close else 3
    found: list[tuple[int, int, LayMeld | ExtendMeld]] = []
    for number, command in enumerate(candidates(deal)):
        if not isinstance(command, LayMeld | ExtendMeld) or command == usual.command:
            continue
        if position.size - len(command.cards) < least:
            continue
        index = command.meld if isinstance(command, ExtendMeld) else None
        after = laid_meld(deal, command.cards, index, command.place)
        gain = canasta_bonus(after, rules) + meld_points(after, rules)
        if index is not None:
            before = position.melds[index]
            lost = canasta_bonus(before, rules)
            gain -= lost + meld_points(before, rules)
            if canasta_bonus(after, rules) < lost:
                continue
        if _is_spoilt(deal, command.cards, index, after):
            continue
        if better_wild(deal, command.cards, index, after) is None:
            spent = sum([WILD_CAPABLE[card] for card in command.cards])
            found.append((spent * WILD_WORTH - gain, number, command))
    found.sort(key=lambda entry: entry[:2])
    return [(Choice(command, plain_reason(deal, command)), (command,)) for _, _, command in found[:most]]


def held_back(position: Position, usual: Choice) -> list[Idea]:
    """Return the turn that keeps in hand what usually would be laid, if a sane discard allows it."""
    if usual.reason.code in {ReasonCode.FETCHES_POT, ReasonCode.GOES_OUT, ReasonCode.REACHES_MINIMUM}:
        return []
    cards = usual.command.cards if isinstance(usual.command, LayMeld | ExtendMeld) else ()
    kinds = _sane_kinds(position) - {KIND[card] for card in cards}
    choice = best_discard(position, kinds) if kinds and position.size > 1 else None
    if choice is None or not isinstance(choice.command, Discard) or KIND[choice.command.card] not in kinds:
        return []
    if is_hand_kept(position.deal, choice.command.card):
        return []
    return [(Choice(choice.command, Reason(ReasonCode.HOLDS_BACK, cards)), (choice.command,))]
