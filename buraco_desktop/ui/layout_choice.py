"""A meld that waits for a word of the player: it can lie in several ways, or it would lower a bonus."""

from collections.abc import Sequence

from buraco_desktop.engine.legality import Target
from buraco_desktop.engine.melds import Meld, canasta_bonus
from buraco_desktop.engine.rules import RuleSet


class LayoutChoice:
    """The layouts that one zone offers, and the one that is shown."""

    def __init__(self, options: Sequence[Target], shown: Target | None = None) -> None:
        """Offer layouts, at first the one that is `shown`; without it the first."""
        self.options = tuple(options)
        self._index = 0 if shown is None else self.options.index(shown)

    @property
    def current(self) -> Target:
        """The layout that is shown."""
        return self.options[self._index]

    @property
    def others(self) -> tuple[Target, ...]:
        """The layouts that are not shown."""
        return tuple(option for option in self.options if option is not self.current)

    def show(self, option: Target) -> None:
        """Show one of the layouts."""
        self._index = self.options.index(option)

    def show_next(self) -> None:
        """Show the next layout; after the last one the first."""
        self._index = (self._index + 1) % len(self.options)


def lost_bonus(target: Target, base: Meld | None, rules: RuleSet) -> tuple[int, int] | None:
    """Return the bonus before and after an extension that lowers it (RULES X24, X52), else None."""
    if base is None or target.meld is None:
        return None
    before, after = canasta_bonus(base, rules), canasta_bonus(target.meld, rules)
    return (before, after) if after < before else None
