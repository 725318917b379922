"""The score of a deal, as named lines that say which cards they count (RULES 0.10, 1.6)."""

from enum import StrEnum

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.melds import CanastaClass, canasta_bonus, canasta_class, meld_points
from buraco_desktop.engine.rules import RuleSet, UnplayedPot
from buraco_desktop.engine.state import DealState
from buraco_desktop.engine.values import dataclass


class LineKind(StrEnum):
    """What a line of the score sheet counts."""

    MELD = "meld"
    OUT = "out"
    HAND = "hand"
    POT_PENALTY = "pot_penalty"
    POT_BONUS = "pot_bonus"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line: a meld (card points and bonus), a hand, or a bonus or penalty of the team."""

    kind: LineKind
    points: int
    """Points of the cards, or of the bonus or penalty; negative in hands and penalties."""
    cards: tuple[CardId, ...] = ()
    bonus: int = 0
    """Bonus of a canasta."""
    canasta: CanastaClass = CanastaClass.NONE
    seat: int | None = None
    """The seat whose hand is counted."""
    index: int | None = None
    """Index of the meld among the team's melds."""


@dataclass(frozen=True, slots=True)
class TeamScore:
    """The lines of one team, and their sums under the names of the conformance cases."""

    lines: tuple[ScoreLine, ...]

    def _sum(self, kind: LineKind) -> int:
        return sum(line.points for line in self.lines if line.kind is kind)

    @property
    def cards(self) -> int:
        """Points of the cards on the melds."""
        return self._sum(LineKind.MELD)

    @property
    def bonus(self) -> int:
        """Bonuses of the canastas."""
        return sum(line.bonus for line in self.lines)

    @property
    def out(self) -> int:
        """Bonus for going out."""
        return self._sum(LineKind.OUT)

    @property
    def hand(self) -> int:
        """Points of the cards left in hands; zero or negative."""
        return self._sum(LineKind.HAND)

    @property
    def pot_penalty(self) -> int:
        """Penalty for a pot not taken; zero or negative."""
        return self._sum(LineKind.POT_PENALTY)

    @property
    def pot_bonus(self) -> int:
        """Bonus for a pot taken and played."""
        return self._sum(LineKind.POT_BONUS)

    @property
    def total(self) -> int:
        """The team's score of the deal."""
        return sum(line.points + line.bonus for line in self.lines)


@dataclass(frozen=True, slots=True)
class DealScore:
    """The score of a deal, one entry for each team."""

    teams: tuple[TeamScore, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals of the teams."""
        return tuple(team.total for team in self.teams)


def score(deal: DealState) -> DealScore:
    """Return the score as the deal stands; before its end, what it would be if it ended now."""
    points = deal.rules.points
    unplayed = [
        any(deal.unseen_pot[seat] for seat in range(team, deal.players, deal.team_count))
        for team in range(deal.team_count)
    ]
    return DealScore(
        tuple(TeamScore(tuple(_lines(deal, team, points, unplayed[team]))) for team in range(deal.team_count))
    )


def meld_line(rules: RuleSet, deal: DealState, team: int, index: int) -> ScoreLine:
    """Return the line of one meld of a team."""
    meld = deal.melds[team][index]
    return ScoreLine(
        LineKind.MELD,
        meld_points(meld, rules),
        meld.cards,
        canasta_bonus(meld, rules),
        canasta_class(meld, rules),
        index=index,
    )


def _lines(deal: DealState, team: int, points: tuple[int, ...], has_unplayed_pot: bool) -> list[ScoreLine]:
    rules = deal.rules
    lines = [meld_line(rules, deal, team, index) for index in range(len(deal.melds[team]))]
    if rules.no_canasta_negative and not any(meld.is_canasta for meld in deal.melds[team]):
        lines = [ScoreLine(line.kind, -line.points, line.cards, index=line.index) for line in lines]
    if deal.out_team == team:
        lines.append(ScoreLine(LineKind.OUT, rules.out))
    ignores_pot = rules.unplayed_pot is UnplayedPot.AS_UNTAKEN
    for seat in range(team, deal.players, deal.team_count):
        hand = tuple(sorted(deal.hands[seat]))
        if hand and not (ignores_pot and deal.unseen_pot[seat]):
            lines.append(ScoreLine(LineKind.HAND, -sum(points[card] for card in hand), hand, seat=seat))
    has_pot = deal.pot_taken[team] and not (ignores_pot and has_unplayed_pot)
    if has_pot and rules.pot_taken:
        lines.append(ScoreLine(LineKind.POT_BONUS, rules.pot_taken))
    is_spared = not rules.pot_penalty_if_nobody_took and not any(deal.pot_taken)
    if not has_pot and rules.pot_penalty and not is_spared:
        lines.append(ScoreLine(LineKind.POT_PENALTY, -rules.pot_penalty))
    return lines
