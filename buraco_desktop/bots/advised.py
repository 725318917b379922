"""What a person is advised, in values: they go from the bots' worker to the table, which needs no bot."""

from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.commands import Command, Discard
from buraco_desktop.engine.values import dataclass

_TELLING = (
    ReasonCode.GOES_OUT,
    ReasonCode.FETCHES_POT,
    ReasonCode.HOLDS_BACK,
    ReasonCode.MAKES_CANASTA,
    ReasonCode.REACHES_MINIMUM,
    ReasonCode.UNLOADS,
    ReasonCode.SPENDS_WILD,
)
"""What says most about a turn; anything else after these."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of playouts, in points of the deal."""

    mean: float
    error: float
    """Standard error of the mean."""
    count: int
    """How many playouts it was made of."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One play: a whole turn from now on, as far as its cards are known."""

    turn: tuple[Choice, ...]
    worth: Estimate
    """Expected points of the deal, own team less the best other."""
    gain: Estimate | None
    """Its worth less that of the first play, by the same tables; None for the first play."""

    @property
    def commands(self) -> tuple[Command, ...]:
        """The commands in order."""
        return tuple(choice.command for choice in self.turn)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why: what tells most about the turn, then why it discards what it does."""
        lays = [choice.reason for choice in self.turn if not isinstance(choice.command, Discard)]
        last = self.turn[-1]
        lays.sort(key=lambda reason: _TELLING.index(reason.code) if reason.code in _TELLING else 99)
        ends = (last.reason,) if isinstance(last.command, Discard) else ()
        found = (*lays[:1], *ends)
        codes = {ReasonCode.GOES_OUT, ReasonCode.FETCHES_POT}
        decisive = [reason for reason in found if reason.code in codes]
        return tuple(dict.fromkeys(decisive[:1] or found))
