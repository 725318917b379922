"""Whole matches at the real window, own seat by mouse and keys: `python -m tests.table_matches [MATCHES]`.

So many matches of the usual length are played of every preset and number of players, and every score sheet is
compared with a count of its own. Short matches run in CI (`tests/ui/test_table_matches.py`).
"""

import os
import sys
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import MatchMode
from buraco_desktop.storage.saves import read
from buraco_desktop.ui.collector import MainThreadCollector
from tests.ui.support.match_hand import MatchHand
from tests.ui.support.on_table import check_table
from tests.ui.support.own_sum import own_points
from tests.ui.support.prepared import fresh, write_save
from tests.ui.support.program import Program, all_faults_raised

MOST_DEALS = 60
"""No match needs more; one that does would never end."""
WORDS_FOR_VICTORY_POINTS = {3: (50, 150, 250, 350, 500, 650, 800, 1000, 1250, 1500)}
WORDS_FOR_VICTORY_POINTS[4] = (100, 300, 500, 700, 900, 1100, 1300, 1500, 1700, 2000)


def tables():
    """Every preset with each of its numbers of players, six in both forms."""
    found = [(rules, players) for rules in rulesets.ALL for players in rules.players]
    return [*found, (replace(rulesets.BURRACO_SIX, six_player_teams=2), 6)]


def table_name(rules, players):
    return f"{rules.key}-{players}" + ("-in-threes" if players == 6 and rules.six_player_teams == 2 else "")


def open_match(program, session, name):
    """Write a match to a file and open it in the window, as a player does."""
    path = program.profile / f"{name}.buraco"
    write_save(path, session)
    window = program.open(size=(1024, 700))
    window.open_match(path)
    assert window.table_page is not None, window.start_page.notice
    return window


def play_match(program, rules, players, number):
    """Play a match from its first card to its last score sheet; return what was done, and in which way."""
    return play_from(program, fresh(rules, players, number))


def play_from(program, session):
    """Play a match from where it stands to its last score sheet; return what was done, and in which way."""
    setup = session.setup
    window = open_match(program, session, f"{table_name(setup.rules, setup.players)}-{setup.deal_number}")
    hand = MatchHand(window)
    finish_match(hand)
    window.close()
    return hand.acts


def finish_match(hand):
    """Play a match to its end, looking at each score sheet; return the number of sheets."""
    for count in range(1, MOST_DEALS):
        hand.play_deal()
        check_table(hand.page)
        check_sheet(hand)
        is_over = hand.session.result.is_over
        deals = len(hand.session.finished)
        hand.press_sheet_button()
        if is_over:
            assert hand.window.new_match_page.isVisible()
            return count
        assert hand.window.overlay is None
        assert len(hand.session.finished) == deals
        assert not hand.session.is_deal_over
    raise AssertionError("the match does not end")


def check_sheet(hand):
    """The sheet after a deal: points counted anew from the save, totals, Victory Points, who leads."""
    session, data = hand.session, hand.sheet().data
    session._saver.wait()
    record = read(hand.window.desk.path)
    rules, teams = session.rules, session.deal.team_count
    key = rules.key
    for shown, finished, saved in zip(data.deals, session.finished, record.finished, strict=True):
        assert shown == saved.points == finished.points
    own = own_points(key, session.finished[-1].loaded)
    assert tuple(column.total for column in data.columns) == data.deals[-1] == own
    rows = [sum((row.points or 0) + (row.bonus or 0) for row in column.rows) for column in data.columns]
    assert tuple(rows) == own
    totals = tuple(sum(finished.points[team] for finished in record.finished) for team in range(teams))
    assert data.totals == totals
    assert data.is_deal_over
    assert data.is_match_over == is_over(rules, totals, len(record.finished))
    assert data.title == title_of(rules, totals, data, session.setup.seats)
    assert hand.sheet().title.text() == data.title


def is_over(rules, totals, deals):
    """RULES 1.7, read a second time."""
    if rules.match is not MatchMode.TARGET:
        return deals == rules.deals
    best = max(totals)
    has_reached = best > rules.target if rules.key == "bukharo" else best >= rules.target
    return has_reached and totals.count(best) == 1


def title_of(rules, totals, data, seats):
    """The words above the sheet, from the totals."""
    figures = totals
    if data.is_match_over and rules.match is MatchMode.VICTORY_POINTS:
        steps = WORDS_FOR_VICTORY_POINTS[rules.deals]
        won = 10 + sum(abs(totals[0] - totals[1]) > step for step in steps)
        figures = (won, 20 - won) if totals[0] >= totals[1] else (20 - won, won)
        assert data.victory_points == figures
    else:
        assert data.victory_points is None
    words = [f"{figure:,}".replace("-", "−") for figure in figures]
    best = max(figures)
    is_level = figures.count(best) > 1
    verb = "win" if data.is_match_over else "lead"
    if len(figures) == 2:
        if is_level:
            start = "A draw, " if data.is_match_over else "Level at "
            return start + (f"{words[0]} to {words[1]}" if data.is_match_over else f"{words[0]} points")
        if figures[0] == best:
            return f"We {verb} {words[0]} to {words[1]}"
        return f"They {verb} {words[1]} to {words[0]}"
    points = words[figures.index(best)]
    if is_level:
        return f"Level at the top with {points} points"
    leader = figures.index(best)
    if leader == 0:
        return f"We {verb} with {points} points"
    names = [seat.name for seat in seats[leader :: len(figures)]]
    return f"{names[0]} and {names[1]} {verb} with {points} points"


def main() -> int:
    """Play all matches and say how it went."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    with tempfile.TemporaryDirectory() as folder, all_faults_raised() as faults:
        program = Program(Path(folder))
        collector = MainThreadCollector(program.app)
        for rules, players in tables():
            acts = Counter()
            for number in range(matches):
                acts += play_match(program, rules, players, number)
                assert not faults, faults
            sys.stdout.write(
                f"{table_name(rules, players)}: {matches} matches, {acts.total()} acts, all well\n"
            )
            sys.stdout.flush()
        program.close()
        collector.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
