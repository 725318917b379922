"""How the quick player of playouts decides: the club player's weights, and variants of it for robustness."""

from dataclasses import dataclass, replace

from buraco_desktop.bots.club.weights import Weights, weights_by_hand
from buraco_desktop.engine.rules import RuleSet

PILE_THRESHOLD = -0.4
"""The quick player takes a pile that is worth more."""


@dataclass(frozen=True, slots=True)
class Habits:
    """Weights of decisions, and how wild cards are spent."""

    weights: Weights
    spoils: bool = True
    """Whether a wild card may make the seventh of a clean meld before the end is near."""
    holds_sets: bool = True
    """Whether sets of middle ranks wait for a reason."""
    doubles_runs: bool = False
    """Whether a second run of a suit is laid at once."""
    wild_size: int = 11
    """With so few cards a wild card is spent on a pair."""
    first_wild: int = 4
    """From this round on one of two wild cards is spent."""
    least: int = 2
    """So many cards are kept before the discard where an empty hand brings nothing."""
    least_pot: int = 2
    anywhere: bool = False
    """Whether wild cards are laid on melds early."""


def habits_for(rules: RuleSet, players: int) -> tuple[Habits, ...]:
    """Return the habits that playouts take by turns: usual ones, more often than greedy and wary ones."""
    club = weights_by_hand(rules, players)
    usual = replace(club, pile_threshold=min(club.pile_threshold, PILE_THRESHOLD))
    wary = replace(club, danger_meld=2 * club.danger_meld, danger_known=2 * club.danger_known)
    return (
        Habits(usual),
        Habits(usual, spoils=False),
        Habits(club),
        Habits(usual),
        Habits(wary, spoils=False),
        Habits(usual),
    )
