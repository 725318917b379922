"""The steps of editing: what can be taken back, and done again."""

from dataclasses import dataclass

from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.house_rules.draft import Draft


@dataclass(frozen=True, slots=True)
class Stage:
    """How the rules stand at one moment; the draft is never changed in place."""

    base: RuleSet
    """The preset that the rules are made from."""
    draft: Draft


class History:
    """Stages in the order in which they were made, and the one that holds."""

    def __init__(self, stage: Stage) -> None:
        self._stages, self._place = [stage], 0

    @property
    def stage(self) -> Stage:
        """The stage that holds."""
        return self._stages[self._place]

    def add(self, stage: Stage) -> None:
        """Let another stage hold; what was taken back is forgotten."""
        if stage != self.stage:
            del self._stages[self._place + 1 :]
            self._stages.append(stage)
            self._place += 1

    def undo(self) -> bool:
        """Go back one step; return whether there was one."""
        if self._place == 0:
            return False
        self._place -= 1
        return True

    def redo(self) -> bool:
        """Go forward one step; return whether there was one."""
        if self._place + 1 == len(self._stages):
            return False
        self._place += 1
        return True
