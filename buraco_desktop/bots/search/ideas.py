"""The plays worth comparing: the careful club player's own first, and none that no sane player makes."""

from buraco_desktop.bots.club.discard import best_discard
from buraco_desktop.bots.club.emptying import emptying_plan
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.club.sane_cards import sane_cards
from buraco_desktop.bots.club.scruples import amended, just_taken
from buraco_desktop.bots.never.ends import is_closed_at_a_loss, is_pile_deadly
from buraco_desktop.bots.pile import legal_draws
from buraco_desktop.bots.plain_reasons import plain_reason
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.bots.turns import MOST_TAKES
from buraco_desktop.engine.cards import KIND
from buraco_desktop.engine.commands import Command, Discard, Draw, TakePile
from buraco_desktop.engine.rules import FinalDiscard
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import SeatView

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
        elif takes < MOST_TAKES and not is_pile_deadly(deal):
            choice = Choice(draw, plain_reason(deal, draw))
            if isinstance(amended(position, choice).command, TakePile):
                takes += 1
                found.append(choice)
    return [(choice, (choice.command,)) for choice in found]


def discards(position: Position, usual: Choice, most: int) -> list[Idea]:
    """Return up to so many discards, the usual one first, then those that the club player likes best."""
    assert isinstance(usual.command, Discard)
    kinds = {KIND[card] for card in sane_cards(position)} - just_taken(position)
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
