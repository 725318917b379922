"""The blunders of how a turn begins and ends: N4, N5, N7, N8 and N13."""

from buraco_desktop.bots.laying import Lay
from buraco_desktop.bots.never.emptying import pot_plan
from buraco_desktop.bots.never.facts import (
    cards_to_draw,
    ends_with_this_turn,
    may_close_soon,
    mean_hidden_points,
)
from buraco_desktop.bots.never.lays import better_wild, laid_meld
from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.commands import Command, ExtendMeld, LayMeld
from buraco_desktop.engine.legality import may_go_out, may_take_pot
from buraco_desktop.engine.melds import CANASTA_LENGTH, Meld, canasta_bonus
from buraco_desktop.engine.rules import MatchMode, OutCanasta, StockEnd, UnplayedPot
from buraco_desktop.engine.scoring import LineKind, score
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply

RICH_PILE = 6
DEAR_CARDS = 30
"""Points of cards that must not stay in a hand when the deal may end."""
FEW_FOR_ONE_TURN = 4
"""An opponent with so many cards, whose team can close, might do it in one turn."""
CANASTA_CHANCE = {6: 0.3, 5: 0.1}
"""How likely melds of so many cards are thought to become canastas if the deal goes on for a round."""


def is_closed_at_a_loss(deal: DealState, command: Command) -> bool:
    """N4: the command goes out although going on for a round is estimated to be worth more.

    Estimates use what the seat sees. Closing: the score of the deal, each hidden card at the mean points of
    the hidden cards. Going on: the table as it stands, half of every other hand laid (so that it counts
    nothing), half the bonus for going out, half the penalty of a team without a pot, unseen pots played, and
    the bonus of every meld of five or six cards times `CANASTA_CHANCE`.

    Also if closing gives the match to opponents. Silent if an opponent with at most four cards can close next
    turn, if a round cannot be drawn any more, and if closing wins the match.
    """
    team = deal.acting_team
    is_round_left = cards_to_draw(deal) >= deal.players and not ends_with_this_turn(deal)
    if not is_round_left or deal.turns_left is not None or may_close_soon(deal, FEW_FOR_ONE_TURN):
        return False
    closed = deal.copy()
    apply(closed, command)
    now = _closed_values(closed, mean_hidden_points(deal))
    if _ends_match(deal, now):
        return _lead([total + value for total, value in zip(deal.totals, now, strict=True)], team) < 0
    later = [_open_value(deal, side) for side in range(deal.team_count)]
    later[team] += deal.rules.out / 2
    return _lead(now, team) < _lead(later, team)


def _lead(values: list[float], team: int) -> float:
    return values[team] - max(value for side, value in enumerate(values) if side != team)


def _closed_values(closed: DealState, mean: float) -> list[float]:
    """Return the estimated score of each team, its own hands not looked at."""
    is_ignored = closed.rules.unplayed_pot is UnplayedPot.AS_UNTAKEN
    values: list[float] = []
    for team, sheet in enumerate(score(closed).teams):
        cards = sum(
            len(closed.hands[seat])
            for seat in range(team, closed.players, closed.team_count)
            if not (is_ignored and closed.unseen_pot[seat])
        )
        values.append(sheet.total - sheet.hand - cards * mean)
    return values


def _open_value(deal: DealState, team: int) -> float:
    """Return what the table of a team is thought to be worth after another round."""
    rules = deal.rules
    sheet = score(deal).teams[team]
    value = float(sheet.cards + sheet.bonus)
    for meld in deal.melds[team]:
        bonus = rules.dirty if meld.wild >= 0 else rules.clean
        value += bonus * CANASTA_CHANCE.get(len(meld.cards), 0.0)
    if deal.pot_taken[team]:
        return value + rules.pot_taken
    penalty = next((-line.points for line in sheet.lines if line.kind is LineKind.POT_PENALTY), 0)
    return value - penalty / 2


def _ends_match(deal: DealState, values: list[float]) -> bool:
    """Whether a score of so much for each team takes one of them over the target."""
    rules = deal.rules
    if rules.match is not MatchMode.TARGET or rules.target is None:
        return False
    return max(total + value for total, value in zip(deal.totals, values, strict=True)) > rules.target


def is_left_stuck(deal: DealState, size_at_start: int) -> bool:
    """N5: the discard leaves one card, and neither a pot nor closing can follow from it.

    A pot can follow if it may be taken with the melds on the table; closing if the team has, or lacks one
    card of, the canasta that it needs, and its pot condition is met. Forced, so silent: the seat had two
    cards or fewer when it began to lay (`size_at_start`). Silent also if the seat is to have no further turn.
    """
    if len(deal.hands[deal.turn]) != 2 or size_at_start <= 2:
        return False
    if cards_to_draw(deal) < deal.players or ends_with_this_turn(deal):
        return False
    team = deal.acting_team
    melds = deal.melds[team]
    if may_take_pot(deal, team, melds) or may_go_out(deal, team, melds):
        return False
    has_pot = deal.pot_taken[team] or (deal.rules.out_without_pot_if_none_left and not deal.pots)
    may_take_later = not deal.pot_taken[team] and bool(deal.pots)
    return not ((has_pot or may_take_later) and any(_is_near(meld, deal) for meld in melds))


def _is_near(meld: Meld, deal: DealState) -> bool:
    is_clean_needed = deal.rules.out_canasta is OutCanasta.CLEAN and deal.pot_taken[deal.acting_team]
    return len(meld.cards) >= CANASTA_LENGTH - 1 and not (is_clean_needed and meld.wild >= 0)


def is_pile_deadly(deal: DealState) -> bool:
    """N7: the seat, about to take the pile, gets six cards or more while an opponent might close.

    That is one with at most two cards whose team can close. Silent if nothing can be drawn instead. The
    caller forgives it in a turn that takes the pot or closes.
    """
    return len(deal.pile) >= RICH_PILE and bool(deal.stock) and may_close_soon(deal)


def is_hand_kept(deal: DealState, discard: CardId) -> bool:
    """N8: thirty points or more of what could be laid stay in hand while an opponent might close.

    Counted are the cards, wild ones included, the discard not, that can still be laid without making a
    canasta cheaper or the hand too short (N5): dear lays first. That the seat closes next turn is never
    certain, since an opponent plays first.
    """
    if len(deal.hands[deal.turn]) < 2 or not may_close_soon(deal):
        return False
    table, count = deal.copy(), 0
    while table.phase is Phase.PLAY and len(table.pots) == len(deal.pots):
        dearest = dearest_lay(table, discard)
        if dearest is None:
            break
        count += _points(table, dearest, discard)
        apply(table, dearest)
    return count >= DEAR_CARDS


def dearest_lay(deal: DealState, discard: CardId) -> Lay | None:
    """Return the lay that takes most points out of the hand and costs nothing, the discard not counted."""
    return max(_harmless_lays(deal), key=lambda lay: _points(deal, lay, discard), default=None)


def _points(deal: DealState, lay: Lay, discard: CardId) -> int:
    return sum(deal.rules.points[card] for card in lay.cards if card != discard)


def _harmless_lays(deal: DealState) -> list[Lay]:
    """Return the legal lays that cost no bonus, waste no wild card and leave the hand long enough."""
    team, size = deal.acting_team, len(deal.hands[deal.turn])
    melds = deal.melds[team]
    least = 0 if may_take_pot(deal, team, melds) or may_go_out(deal, team, melds) else 3
    return [
        command
        for command in candidates(deal)
        if isinstance(command, LayMeld | ExtendMeld)
        and size - len(command.cards) >= least
        and _is_harmless(deal, command)
    ]


def _is_harmless(deal: DealState, lay: Lay) -> bool:
    index = lay.meld if isinstance(lay, ExtendMeld) else None
    after = laid_meld(deal, lay.cards, index, lay.place)
    if better_wild(deal, lay.cards, index, after) is not None:
        return False
    rules = deal.rules
    before = 0 if index is None else canasta_bonus(deal.melds[deal.acting_team][index], rules)
    return canasta_bonus(after, rules) >= before


def is_pot_missed(start: DealState, deal: DealState) -> bool:
    """N13: the turn ends without a pot, though the hand could be emptied for it.

    `start` is the state before the first lay, `deal` the one before the discard, which leaves cards. If the
    deal ends with this turn only a pot taken directly counts, and only where a pot is worth points.
    """
    rules = deal.rules
    if deal.pot_taken[deal.acting_team] or not start.pots:
        return False
    takes_last_stock = rules.stock_end is StockEnd.POT_REFILL and not start.stock and len(start.pots) == 1
    is_last = ends_with_this_turn(start) or takes_last_stock
    if is_last and not rules.pot_penalty + rules.pot_taken:
        return False
    return pot_plan(start, is_direct=is_last) is not None
