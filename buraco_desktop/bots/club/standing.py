"""How the deal stands, in points of the rule set: what closing now would be worth (H1, H16)."""

from buraco_desktop.bots.club.position import Position
from buraco_desktop.engine.melds import canasta_bonus, meld_points
from buraco_desktop.engine.rules import MatchMode, RuleSet
from buraco_desktop.engine.state import DealState

HELD_SHARE = 0.75
"""A card that stays in a hand is worth so much of an average card: the good ones are laid first."""
FAR_AHEAD, FAR_BEHIND, NEAR_TARGET = 300, 600, 300
"""Points from which H16 plays more boldly, or waits."""


def held_card_points(rules: RuleSet) -> float:
    """Return what a hidden card in a hand costs on average, in points of the rule set."""
    suited = rules.ace_points + rules.two_points + 5 * rules.low_points + 6 * rules.high_points
    total = 4 * rules.decks * suited + rules.jokers * rules.joker_points
    return HELD_SHARE * total / (52 * rules.decks + rules.jokers)


def table_points(deal: DealState, team: int) -> int:
    """Return what a team has on the table: cards, bonuses, and its pot or the lack of it."""
    rules = deal.rules
    melds = deal.melds[team]
    total = sum([meld_points(meld, rules) for meld in melds])
    if rules.no_canasta_negative and not any(meld.is_canasta for meld in melds):
        total = -total
    total += sum([canasta_bonus(meld, rules) for meld in melds])
    if deal.pot_taken[team]:
        return total + rules.pot_taken
    is_spared = not rules.pot_penalty_if_nobody_took and not any(deal.pot_taken)
    return total if is_spared else total - rules.pot_penalty


def net_if_closed(position: Position, laid: int, *, is_partner_counted: bool = True) -> float:
    """Return the own lead over the best other team if the seat went out now.

    `laid`: points that it lays before going out.
    """
    deal, rules = position.deal, position.rules
    held = held_card_points(rules)
    own: float = table_points(deal, position.team) + laid + rules.out
    if is_partner_counted:
        own -= held * sum([len(deal.hands[seat]) for seat in position.partners])
    return own - best_other(position, held)


def best_other(position: Position, held: float) -> float:
    """Return the points of the best other team, its hands counted in full."""
    deal = position.deal
    return max(
        table_points(deal, team)
        - held * sum([len(deal.hands[seat]) for seat in range(team, deal.players, deal.team_count)])
        for team in range(deal.team_count)
        if team != position.team
    )


def is_last_deal(position: Position) -> bool:
    """Whether the match ends with this deal, as far as the seat can tell."""
    deal, rules = position.deal, position.rules
    if deal.is_time_up:
        return True
    if rules.match is MatchMode.SINGLE_DEAL:
        return rules.deals == 1
    if rules.match is not MatchMode.TARGET or rules.target is None:
        return False
    return any(
        deal.totals[team] + table_points(deal, team) >= rules.target for team in range(deal.team_count)
    )


def is_near_target(position: Position) -> bool:
    """Whether the own team's total is close to the points that end the match."""
    rules = position.rules
    if rules.match is not MatchMode.TARGET or rules.target is None:
        return False
    return position.deal.totals[position.team] >= rules.target - NEAR_TARGET


def behind_in_match(position: Position) -> int:
    """Return by how many points the own total lies behind the best other one; negative when ahead."""
    totals = position.deal.totals
    return max(totals[team] for team in range(len(totals)) if team != position.team) - totals[position.team]
