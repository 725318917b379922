"""How players of one level differ: by taste, not by knowledge."""

from dataclasses import dataclass, replace

from buraco_desktop.bots.club.weights import Weights


@dataclass(frozen=True, slots=True)
class Character:
    """What is added to the weights of the rules, and habits that no weight tells."""

    pile: float = 0.0
    """Added to what a pile must be worth to be taken."""
    danger: float = 1.0
    """Multiplies what is feared of a discard."""
    lead_to_close: float = 0.0
    """Going out is right with a greater lead over the other teams, in points of the score (H1b)."""
    lays_sets_at_once: bool = False
    """Whether sets of middle ranks are not held back (H6)."""
    spares_clean: bool = False
    """Whether a clean meld gets a wild card only where that empties the hand, or an opponent may go out."""

    def applied(self, weights: Weights) -> Weights:
        """Return the weights as this character has them."""
        return replace(
            weights,
            pile_threshold=weights.pile_threshold + self.pile,
            closed_worth=weights.closed_worth + self.pile,
            danger_meld=weights.danger_meld * self.danger,
            danger_known=weights.danger_known * self.danger,
        )


NEUTRAL = Character()
PRUDENT = Character(danger=1.5, lead_to_close=-30)
"""Gives nothing away, and goes out rather early."""
COLLECTOR = Character(pile=-0.3, lead_to_close=60)
"""Likes piles, and goes on building where others would go out."""
SPRINTER = Character(lead_to_close=-30, lays_sets_at_once=True)
"""Lays at once what it has, to get rid of the hand."""
PURIST = Character(spares_clean=True)
"""Keeps clean melds clean."""
