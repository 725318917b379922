"""The paper sheets and the deal log, used with a real mouse and real keys."""

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QVBoxLayout, QWidget

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.events import CardDrawn
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.view import seen_by
from buraco_desktop.headless.check import CaseFileError
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.setup import MatchSetup, SeatSetup
from buraco_desktop.storage.settings import Settings
from buraco_desktop.ui.dialogs import self_check
from buraco_desktop.ui.dialogs.about import AboutDialog
from buraco_desktop.ui.dialogs.licences import LicencesDialog
from buraco_desktop.ui.dialogs.score_sheet import ScoreSheet
from buraco_desktop.ui.dialogs.self_check import SelfCheckDialog
from buraco_desktop.ui.dialogs.settings.dialog import SettingsDialog
from buraco_desktop.ui.language import LANGUAGES
from buraco_desktop.ui.log_panel import LogPanel
from buraco_desktop.ui.theme import DARK, FELT, HIGH_CONTRAST
from tests.ui.support.languages import spoken

NAMES = ("Ana", "Bruno", "Lucia", "Marta", "Diego", "Rosa")


class SilentRunner:
    """Bots that never answer: the tests play every seat themselves."""

    def request(self, ticket, seen, bot, seed):
        pass

    def cancel(self):
        pass

    def close(self):
        pass


@pytest.fixture(autouse=True)
def english(qapp):
    with spoken("en"):
        yield


@pytest.fixture
def window(qtbot):
    """A window with something below the sheet that could take clicks and keys."""
    window = QWidget()
    QVBoxLayout(window).addWidget(QPushButton("below"))
    window.resize(1280, 800)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window


def new_session(rules, players=None):
    count = players or rules.players[-1]
    seats = tuple(SeatSetup(name, "greedy" if seat else None) for seat, name in enumerate(NAMES[:count]))
    return MatchSession.new(MatchSetup(rules, count, seats, 0, 4711), SilentRunner(), None)


def play(session, commands=10_000):
    bot, rng = make_bot("greedy"), Random(1)
    for _ in range(commands):
        if session.is_deal_over:
            break
        session.submit(session.deal.turn, bot.choose(session.view(session.deal.turn), rng))
    return session


@pytest.fixture(scope="module")
def ended():
    return play(new_session(rulesets.BUKHARO))


@pytest.fixture(scope="module")
def over():
    session = play(new_session(rulesets.BURRACO_ITALIANO))
    while not session.result.is_over:
        session.next_deal()
        play(session)
    return session


def show(sheet):
    sheet.show()
    sheet.raise_()
    sheet.setFocus()
    return sheet


def click(widget, point=None):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point or QPoint())


def button(sheet, words):
    buttons = [each for each in sheet.findChildren(QAbstractButton) if each.isVisible()]
    return next(each for each in buttons if each.text() == words)


# -- every sheet


def sheets(window, session):
    return [
        ScoreSheet(session, 0, window),
        SettingsDialog(Settings(language="en"), window),
        AboutDialog(window),
        LicencesDialog(window),
    ]


def test_escape_the_cross_and_a_click_beside_close_every_sheet(qtbot, window, ended):
    for sheet in sheets(window, ended):
        show(sheet)
        with qtbot.waitSignal(sheet.closed):
            QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
        with qtbot.waitSignal(sheet.closed):
            click(button(sheet, "Close"))
        with qtbot.waitSignal(sheet.closed):
            click(sheet, QPoint(5, 5))
        sheet.hide()


def test_a_click_on_the_paper_does_nothing(qtbot, window, ended):
    sheet = show(ScoreSheet(ended, 0, window))
    with qtbot.assertNotEmitted(sheet.closed):
        click(sheet, QPoint(sheet.paper.center().x(), sheet.paper.top() + 12))


def test_keys_and_tab_stay_on_the_sheet(qtbot, window):
    below = window.findChild(QPushButton)
    sheet = show(SettingsDialog(Settings(language="en"), window))
    pressed = []
    below.clicked.connect(lambda: pressed.append(True))
    seen = set()
    for _ in range(30):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert sheet.isAncestorOf(window.focusWidget())
        seen.add(window.focusWidget())
    assert len(seen) >= 10
    QTest.keyClick(sheet, Qt.Key.Key_Backtab)
    assert sheet.isAncestorOf(window.focusWidget())
    assert pressed == []


def test_a_sheet_follows_the_size_of_its_window(window, ended):
    for sheet in sheets(window, ended):
        show(sheet)
        window.resize(1024, 700)
        assert sheet.geometry() == window.rect()
        assert window.rect().contains(sheet.paper)
        window.resize(1280, 800)
        sheet.hide()


@pytest.mark.parametrize("theme", [FELT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_fit_in_every_language(window, over, language, theme):
    with spoken(language):
        window.resize(1024, 700)
        for sheet in sheets(window, over):
            sheet.set_appearance(theme, 1.25)
            show(sheet)
            for child in sheet.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
                if child.isVisible():
                    assert sheet.paper.contains(child.geometry()), (child, child.geometry())
            for each in sheet.findChildren(QAbstractButton):
                if each.isVisible() and each.text():
                    assert each.width() >= each.minimumSizeHint().width() - 1, each.text()
            assert not sheet.grab().isNull()
            sheet.hide()


# -- score sheet


def test_the_sheet_counts_as_the_engine_does(window, ended):
    data = ScoreSheet(ended, 0, window).data
    points = score(ended.deal)
    assert tuple(column.total for column in data.columns) == points.totals
    for column in data.columns:
        shown = sum((row.points or 0) + (row.bonus or 0) for row in column.rows)
        assert shown == column.total
        cards = sorted(card for row in column.rows for fan in row.fans for card in fan)
        assert cards == sorted(card for line in points.teams[column.team].lines for card in line.cards)


def test_the_own_team_is_the_left_column(window, ended):
    data = ScoreSheet(ended, 1, window).data
    assert [column.team for column in data.columns] == [1, 0]
    assert [column.name for column in data.columns] == ["Us", "Them"]
    assert data.totals == tuple(reversed(ended.totals))


def test_after_a_deal_the_next_one_is_dealt_by_enter_or_click(qtbot, window, ended):
    sheet = show(ScoreSheet(ended, 0, window))
    assert sheet.data.is_deal_over
    assert "lead" in sheet.title.text() or "Level" in sheet.title.text()
    with qtbot.waitSignal(sheet.next_deal_requested):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    with qtbot.waitSignal(sheet.next_deal_requested):
        click(button(sheet, "Next deal"))


def test_after_the_match_the_result_is_the_title(qtbot, window, over):
    sheet = show(ScoreSheet(over, 0, window))
    own, other = over.result.victory_points
    assert sheet.data.is_match_over
    assert str(own) in sheet.title.text()
    assert str(other) in sheet.title.text()
    assert ("We win" in sheet.title.text()) == (over.result.winner == 0)
    assert "deal 4 of 4" in sheet.subtitle.text()
    assert len(sheet.data.deals) == 4
    assert sheet._chart.isVisible()
    with qtbot.waitSignal(sheet.new_match_requested):
        click(button(sheet, "New match"))


def test_the_other_side_reads_the_same_result(window, over):
    ours, theirs = ScoreSheet(over, 0, window).data, ScoreSheet(over, 1, window).data
    assert ours.victory_points == tuple(reversed(theirs.victory_points))
    assert ours.title != theirs.title


def test_during_a_deal_the_hands_of_others_are_secret(qtbot, window):
    session = play(new_session(rulesets.BUKHARO), 30)
    sheet = show(ScoreSheet(session, 0, window))
    assert sheet.title.text() == "As the table stands"
    shown = {card for column in sheet.data.columns for row in column.rows for fan in row.fans for card in fan}
    for seat in (1, 2, 3):
        assert not shown & set(session.deal.hands[seat])
    with qtbot.waitSignal(sheet.closed):
        click(button(sheet, "Back to the table"))


def test_three_pairs_have_three_columns_named_after_their_players(window):
    session = play(new_session(rulesets.BURRACO_SIX))
    sheet = show(ScoreSheet(session, 0, window))
    assert [column.name for column in sheet.data.columns] == ["Us", "Bruno and Diego", "Lucia and Rosa"]
    assert sheet.data.title.split(" with ")[-1].endswith("points")


def test_three_columns_lie_beside_each_other_at_every_size_of_text(window):
    session = play(new_session(rulesets.BURRACO_SIX))
    sheet = show(ScoreSheet(session, 0, window))
    for size, setting in (((1024, 700), 1.0), ((1024, 700), 1.5), ((1280, 800), 1.5)):
        window.resize(*size)
        sheet.resize(*size)
        sheet.set_appearance(FELT, setting)
        QApplication.processEvents()
        end = sheet._columns_area.viewport().rect().right()
        last = sheet._columns[-1]
        assert last.mapTo(sheet._columns_area.viewport(), last.rect().topRight()).x() <= end, (size, setting)


def test_columns_can_be_heard(window, ended):
    sheet = ScoreSheet(ended, 0, window)
    for column in sheet._columns:
        assert column.accessibleName()
        assert column.accessibleDescription()


# -- self-check and about


def test_the_self_check_counts_every_preset(qtbot, window):
    sheet = show(SelfCheckDialog(window))
    qtbot.waitUntil(lambda: sheet.is_finished, timeout=60_000)
    assert list(sheet.results) == [rules.key for rules in rulesets.ALL]
    assert all(result.passed > 500 and not result.failed for result in sheet.results.values())
    assert sheet._verdict.text().startswith("All ")
    sheet.wait()


def test_a_self_check_that_cannot_read_its_cases_says_so(qtbot, window, monkeypatch):
    def broken(*_):
        raise CaseFileError("melds.json.gz: damaged")

    monkeypatch.setattr(self_check, "check_files", broken)
    sheet = show(SelfCheckDialog(window))
    qtbot.waitUntil(lambda: sheet.is_finished)
    assert "cannot be read" in sheet._verdict.text()
    assert not sheet.grab().isNull()


def test_a_closed_self_check_stops(qtbot, window, monkeypatch):
    started = []
    real = self_check.check_files

    def counted(paths, key):
        started.append(key)
        return real(paths, key)

    monkeypatch.setattr(self_check, "check_files", counted)
    sheet = show(SelfCheckDialog(window))
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    sheet.wait()
    assert len(started) < len(rulesets.ALL)


def test_about_names_version_and_licence(window):
    sheet = show(AboutDialog(window))
    assert "MIT" in sheet._words.text()
    assert sheet.subtitle.text().startswith("Version ")


# -- deal log


@pytest.fixture
def log(qtbot):
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(314, 500)
    panel.show()
    return panel


def seen_events(session, seat=0):
    return [seen_by(event, seat) for entry in session.played for event in entry.events]


def test_the_log_is_grouped_by_turn(log):
    session = play(new_session(rulesets.BUKHARO), 24)
    log.rebuild(seen_events(session), session)
    heads = [line for line in log.plain_text.splitlines() if line[0] in "●■▲"]
    assert heads[0].startswith("■ Bruno")
    names = [line.split()[1] for line in heads]
    assert all(one != other for one, other in pairwise(names))
    assert "You" in names


def test_appending_gives_the_same_log_as_rebuilding(log):
    session = play(new_session(rulesets.BUKHARO), 40)
    for event in seen_events(session):
        log.append(event, session)
    appended = log.plain_text
    log.rebuild(seen_events(session), session)
    assert log.plain_text == appended


def test_the_log_ends_with_the_end_of_the_deal_and_shows_it(log, ended):
    log.rebuild(seen_events(ended), ended)
    assert log.plain_text.splitlines()[-1].endswith(("went out", "over."))
    bar = log._text.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


def test_hidden_cards_do_not_reach_the_log(log):
    session = play(new_session(rulesets.BURACO), 1)
    assert isinstance(session.played[0].events[0], CardDrawn), "without an upcard the first act is a draw"
    log.rebuild(seen_events(session, seat=0), session)
    assert log.plain_text == "■ Bruno drew a card"


def test_cards_are_pictures_in_the_log(log):
    session = play(new_session(rulesets.BUKHARO), 20)
    log.rebuild(seen_events(session), session)
    assert "\ufffc" in log.plain_text
    log.set_appearance(HIGH_CONTRAST)
    assert not log.grab().isNull()
    assert log._text._chips


def test_the_cross_asks_to_close_the_log(qtbot, log):
    with qtbot.waitSignal(log.close_requested):
        click(log.findChild(QAbstractButton))


def test_names_with_signs_of_html_are_shown_as_they_are(log):
    seats = tuple(SeatSetup(name, bot) for name, bot in (("<b>Ana", None), ("A & B", "greedy")))
    session = MatchSession.new(MatchSetup(rulesets.BURACO, 2, seats, 0, 1), SilentRunner(), None)
    play(session, 2)
    log.rebuild(seen_events(session), session)
    assert "A & B drew a card" in log.plain_text


def test_the_log_speaks_the_language_in_force(qtbot, log):
    session = play(new_session(rulesets.BUKHARO), 6)
    log.rebuild(seen_events(session), session)
    with spoken("ru"):
        qtbot.waitUntil(lambda: "берёт" in log.plain_text)
