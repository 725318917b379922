"""What the score sheet shows, gathered from a match: lines of the deal, all deals, who leads (RULES 0.10)."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.cards import CardId, sorted_by_suit
from buraco_desktop.engine.events import EndReason
from buraco_desktop.engine.match import MatchResult
from buraco_desktop.engine.melds import CanastaClass
from buraco_desktop.engine.rules import MatchMode, RuleSet
from buraco_desktop.engine.scoring import LineKind, ScoreLine, TeamScore, score
from buraco_desktop.session.session import MatchSession
from buraco_desktop.ui.text import canasta_title, joined, number, preset_title
from buraco_desktop.ui.text_care import practice
from buraco_desktop.ui.text_table import them, us

translate = QCoreApplication.translate
BADGES = {
    CanastaClass.CLEAN: "badge-clean",
    CanastaClass.SEMI: "badge-semi",
    CanastaClass.DIRTY: "badge-dirty",
}


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One line of a column."""

    words: str
    fans: tuple[tuple[CardId, ...], ...] = ()
    """The cards that are counted, meld by meld."""
    points: int | None = None
    bonus: int | None = None
    badge: str = ""
    """Drawing in `assets/table`, or the name of an icon."""


@dataclass(frozen=True, slots=True)
class SheetColumn:
    """One team."""

    team: int
    name: str
    rows: tuple[SheetRow, ...]
    total: int


@dataclass(frozen=True, slots=True)
class SheetData:
    """The whole sheet; the own team's column is the first."""

    title: str
    subtitle: str
    columns: tuple[SheetColumn, ...]
    deals: tuple[tuple[int, ...], ...]
    """Points of each finished deal, in the order of the columns."""
    totals: tuple[int, ...]
    victory_points: tuple[int, ...] | None
    target: int | None
    is_deal_over: bool
    is_match_over: bool


def sheet_data(session: MatchSession, seat: int, *, is_covered: bool = False) -> SheetData:
    """Return the sheet as a seat may see it: during a deal without the hands of the others.

    While the own hand `is_covered`, it is left out as well.
    """
    deal, rules = session.deal, session.rules
    count = deal.team_count
    own_team = seat % count
    order = [(own_team + step) % count for step in range(count)]
    is_over = session.is_deal_over
    scores = score(deal).teams
    eyes = None if is_covered else seat
    columns = tuple(
        SheetColumn(
            team,
            _team_name(session, team, own_team),
            tuple(_rows(_seen_lines(scores[team], eyes, is_over), session, seat, team)),
            sum(line.points + line.bonus for line in _seen_lines(scores[team], eyes, is_over)),
        )
        for team in order
    )
    result = session.result
    names = [column.name for column in columns]
    return SheetData(
        title=_timed_title(_title(result, order, names, is_over), session),
        subtitle=_subtitle(session),
        columns=columns,
        deals=tuple(tuple(finished.points[team] for team in order) for finished in session.finished),
        totals=tuple(session.totals[team] for team in order),
        victory_points=(
            None if result.victory_points is None else tuple(result.victory_points[team] for team in order)
        ),
        target=rules.target if rules.match is MatchMode.TARGET else None,
        is_deal_over=is_over,
        is_match_over=result.is_over,
    )


def _seen_lines(team: TeamScore, eyes: int | None, is_over: bool) -> list[ScoreLine]:
    """Return what counts already for all to see, and the hand of the seat that looks."""
    if is_over:
        return list(team.lines)
    own = [] if eyes is None else [line for line in team.lines if line.seat == eyes]
    return [line for line in team.lines if line.kind is LineKind.MELD or line in own]


def _team_name(session: MatchSession, team: int, own_team: int) -> str:
    if team == own_team:
        return us()
    count = session.deal.team_count
    if count == 2:
        return them()
    seats = session.setup.seats
    return joined([seats[seat].name for seat in range(team, len(seats), count)])


def _rows(lines: list[ScoreLine], session: MatchSession, own_seat: int, team: int) -> list[SheetRow]:
    rules = session.rules
    rows = [
        SheetRow(
            canasta_title(line.canasta, rules), (line.cards,), line.points, line.bonus, _badge(line, rules)
        )
        for line in lines
        if line.canasta is not CanastaClass.NONE
    ]
    others = [line for line in lines if line.kind is LineKind.MELD and line.canasta is CanastaClass.NONE]
    if others:
        words = translate("Score", "Other melds") if rows else translate("Score", "Melds")
        points = sum(line.points for line in others)
        rows.append(SheetRow(words, tuple(line.cards for line in others), points, badge="cards"))
    for line in lines:
        match line.kind:
            case LineKind.OUT:
                rows.append(SheetRow(translate("Score", "Going out"), bonus=line.points, badge="flag"))
            case LineKind.POT_BONUS:
                rows.append(SheetRow(translate("Score", "Pot taken"), bonus=line.points, badge="pot"))
            case LineKind.POT_PENALTY:
                is_unplayed = session.deal.pot_taken[team]
                words = translate("Score", "Pot not played") if is_unplayed else translate("Score", "No pot")
                rows.append(SheetRow(words, bonus=line.points, badge="pot"))
            case LineKind.HAND:
                assert line.seat is not None
                if line.seat == own_seat:
                    words = translate("Score", "In my hand")
                else:
                    words = translate("Score", "Hand: {name}").format(
                        name=session.setup.seats[line.seat].name
                    )
                hand = tuple(sorted_by_suit(line.cards))
                rows.append(SheetRow(words, (hand,), line.points, badge="cards"))
            case LineKind.MELD:
                pass
    return rows


def _badge(line: ScoreLine, rules: RuleSet) -> str:
    if line.canasta is CanastaClass.CLEAN and line.bonus >= 1000 > rules.clean:
        return "badge-1000"
    if line.canasta is CanastaClass.CLEAN and line.bonus >= 500 > rules.clean:
        return "badge-500"
    return BADGES[line.canasta]


def _title(result: MatchResult, order: list[int], names: list[str], is_deal_over: bool) -> str:
    if not is_deal_over and not result.is_over:
        return translate("Score", "As the table stands")
    figures = result.victory_points if result.victory_points is not None else result.totals
    own = figures[order[0]]
    best = max(figures)
    leaders = [team for team in order if figures[team] == best]
    if len(order) > 2:
        return _title_of_three(result, order, names, leaders, best)
    other = figures[order[1]]
    if result.is_draw:
        text = translate("Score", "A draw, {own} to {other}")
    elif result.is_over and own > other:
        text = translate("Score", "We win {own} to {other}")
    elif result.is_over:
        text = translate("Score", "They win {other} to {own}")
    elif own > other:
        text = translate("Score", "We lead {own} to {other}")
    elif own < other:
        text = translate("Score", "They lead {other} to {own}")
    else:
        text = translate("Score", "Level at {own} points")
    return text.format(own=number(own), other=number(other))


def _timed_title(title: str, session: MatchSession) -> str:
    if session.deal.is_time_up and session.result.is_over:
        return translate("Score", "Time is up. {result}").format(result=title)
    return title


def _title_of_three(
    result: MatchResult, order: list[int], names: list[str], leaders: list[int], best: int
) -> str:
    points = number(best)
    if len(leaders) > 1:
        return translate("Score", "Level at the top with {points} points").format(points=points)
    if leaders[0] == order[0]:
        text = (
            translate("Score", "We win with {points} points")
            if result.is_over
            else translate("Score", "We lead with {points} points")
        )
        return text.format(points=points)
    text = (
        translate("Score", "{team} win with {points} points")
        if result.is_over
        else translate("Score", "{team} lead with {points} points")
    )
    return text.format(team=names[order.index(leaders[0])], points=points)


def _subtitle(session: MatchSession) -> str:
    rules, deal = session.rules, session.deal
    parts = [preset_title(rules.key)]
    if session.setup.is_practice:
        parts.append(practice())
    index = session.deal_index + 1
    if rules.match is MatchMode.TARGET or rules.deals == 1:
        parts.append(translate("Score", "deal {number}").format(number=index))
    else:
        parts.append(translate("Score", "deal {number} of {deals}").format(number=index, deals=rules.deals))
    match deal.reason:
        case EndReason.OUT:
            name = session.setup.seats[deal.turn].name
            parts.append(translate("Score", "{name} went out").format(name=name))
        case EndReason.EXHAUSTED:
            parts.append(translate("Score", "the stock is used up"))
        case EndReason.STALL:
            parts.append(translate("Score", "nobody got any further"))
        case EndReason.TIME:
            parts.append(translate("Score", "the last round is played"))
        case None if deal.is_time_up:
            parts.append(translate("Score", "time is up, the last deal"))
        case None:
            pass
    return " · ".join(parts)
