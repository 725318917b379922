"""When to go out, and when to empty the hand for the pot: H1, H2 and H16."""

from buraco_desktop.bots.club.emptying import emptying_plan
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.club.standing import (
    FAR_AHEAD,
    FAR_BEHIND,
    behind_in_match,
    is_last_deal,
    is_near_target,
    net_if_closed,
)
from buraco_desktop.bots.never.ends import is_closed_at_a_loss
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.commands import Command
from buraco_desktop.engine.melds import CANASTA_LENGTH
from buraco_desktop.engine.rules import FinalDiscard
from buraco_desktop.engine.transition import apply

PARTNER_FEW = 4
"""With so few cards in the partner's hand going out costs little (H1c)."""


def closing_move(position: Position) -> Choice | None:
    """Return the next command of a turn that goes out, if it can and should."""
    if not _has_pot_for_out(position):
        return None
    if not position.may_close and not _is_canasta_in_reach(position):
        return None
    plan = emptying_plan(position, may_keep_none=position.rules.final_discard is FinalDiscard.OPTIONAL)
    if plan is None:
        return None
    laid = sum([position.rules.points[card] for card in position.hand])
    net = net_if_closed(position, laid)
    if not _should_close(position, net, laid) or (position.skill.is_careful and _costs(position, plan)):
        return None
    return Choice(plan[0], Reason(ReasonCode.GOES_OUT, points=round(net)))


def _costs(position: Position, plan: list[Command]) -> bool:
    """Whether going on is worth more than the closing that ends this plan (N4)."""
    deal = position.deal.copy()
    for command in plan[:-1]:
        apply(deal, command)
    return is_closed_at_a_loss(deal, plan[-1])


def pot_move(position: Position) -> Choice | None:
    """Return the next command of a turn that fetches the pot, directly if possible, or None (H2)."""
    deal = position.deal
    if deal.pot_taken[position.team] or not deal.pots:
        return None
    plan = emptying_plan(position, may_keep_none=True)
    return None if plan is None else Choice(plan[0], Reason(ReasonCode.FETCHES_POT))


def _has_pot_for_out(position: Position) -> bool:
    deal, rules = position.deal, position.rules
    return deal.pot_taken[position.team] or (rules.out_without_pot_if_none_left and not deal.pots)


def _is_canasta_in_reach(position: Position) -> bool:
    """Whether the cards in hand could make a canasta in this turn; a wrong answer is always yes."""
    longest = max([len(meld.cards) for meld in position.melds], default=0)
    return longest + position.size >= CANASTA_LENGTH


def _should_close(position: Position, net: float, laid: int) -> bool:
    deal = position.deal
    if behind_in_match(position) >= FAR_BEHIND and is_last_deal(position) and net <= 0:
        return False
    lead = position.skill.character.lead_to_close
    if position.danger_seats or net > lead:
        return True
    if all(len(deal.hands[seat]) <= PARTNER_FEW for seat in position.partners):
        return True
    without_partner = net_if_closed(position, laid, is_partner_counted=False)
    return without_partner > (0 if is_near_target(position) else FAR_AHEAD)
