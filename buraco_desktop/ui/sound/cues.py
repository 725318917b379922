"""Which sounds belong to what happens at the table (design 12); names are those of files in assets/sounds."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import StrEnum

from buraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardRejected,
    DealEnded,
    Event,
    MeldExtended,
    MeldLaid,
    PileTaken,
    PotTaken,
    StockRefilled,
    TurnStarted,
)
from buraco_desktop.engine.melds import Meld
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.table.badges import BadgeKind, badge_kind
from buraco_desktop.ui.table.timing import DISCARD, MELD

LONGEST_MELD = 7
"""More cards that are laid at once sound like so many."""


class SoundGroup(StrEnum):
    """The groups of sounds, each with a volume of its own."""

    CARDS = "cards"
    SIGNALS = "signals"
    MOMENTS = "moments"


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound that shall be heard."""

    name: str
    group: SoundGroup = SoundGroup.CARDS
    delay_ms: int = 0
    """How much later it is heard, in milliseconds at normal speed of the cards."""


DEAL, FLIP, SLIDE, SET_DOWN = Cue("deal"), Cue("flip"), Cue("slide"), Cue("set-down")
PICK, PUT_BACK = Cue("pick"), Cue("put-back")
TURN, CALL, REFUSED = (Cue(name, SoundGroup.SIGNALS) for name in ("turn", "call", "refused"))
POT, WON, LOST = (Cue(name, SoundGroup.MOMENTS) for name in ("pot", "won", "lost"))
SAMPLES = {
    SoundGroup.CARDS: Cue("meld-3"),
    SoundGroup.SIGNALS: TURN,
    SoundGroup.MOMENTS: Cue("clean", SoundGroup.MOMENTS),
}
"""What a group sounds like, for whoever sets its volume."""

_CANASTAS = {
    BadgeKind.DIRTY: "dirty",
    BadgeKind.SEMI: "semi-clean",
    BadgeKind.CLEAN: "clean",
    BadgeKind.RIBBON: "five-hundred",
    BadgeKind.CROWN: "thousand",
}
"""Sounds of canastas, from the least to the best."""
_RANKS = list(_CANASTAS)


class TableCues:
    """Turns the events of one table into cues; it remembers which melds are canastas."""

    def __init__(self, rules: RuleSet, persons: Collection[int], melds: Iterable[Iterable[Meld]]) -> None:
        """Listen for the people on some seats; `melds` are those of each team that lie on the table."""
        self._rules, self._persons = rules, persons
        self._badges = {
            (team, index): badge_kind(meld, rules)
            for team, laid in enumerate(melds)
            for index, meld in enumerate(laid)
        }

    def hear(self, events: Iterable[Event], points: tuple[int, ...] | None) -> list[Cue]:
        """Return the cues of one step, in order; `points` are those of the teams once the deal is over."""
        return [cue for event in events for cue in self._cues(event, points)]

    def _cues(self, event: Event, points: tuple[int, ...] | None) -> list[Cue]:
        match event:
            case CardDrawn(seat=seat):
                return [Cue("draw") if seat in self._persons else SLIDE]
            case CardRejected() | StockRefilled():
                return [FLIP]
            case PileTaken():
                return [Cue("take")]
            case MeldLaid(team=team, index=index, meld=meld):
                return self._meld_cues(team, index, meld, len(meld.cards))
            case MeldExtended(team=team, index=index, meld=meld, added=added):
                return self._meld_cues(team, index, meld, len(added))
            case CardDiscarded(seat=seat):
                # A person's card may be in the pile at once; those of bots must fly there first.
                return [SET_DOWN if seat in self._persons else Cue("set-down", delay_ms=DISCARD.duration)]
            case PotTaken():
                return [POT]
            case TurnStarted(seat=seat) if seat in self._persons:
                return [Cue(TURN.name, TURN.group, DISCARD.duration + 80)]
            case DealEnded() if points is not None:
                best = max(points[seat % len(points)] for seat in self._persons)
                return [WON if best == max(points) else LOST]
        return []

    def _meld_cues(self, team: int, index: int, meld: Meld, card_count: int) -> list[Cue]:
        before = self._badges.get((team, index))
        now = self._badges[team, index] = badge_kind(meld, self._rules)
        cues = [Cue(f"meld-{min(card_count, LONGEST_MELD)}")]
        if now is not None and (before is None or _RANKS.index(now) > _RANKS.index(before)):
            cues.append(Cue(_CANASTAS[now], SoundGroup.MOMENTS, MELD.duration))
        return cues
