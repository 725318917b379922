"""An error that nobody expected: the match is safe, a file tells of it without names, play goes on."""

import faulthandler
import sys
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Draw
from buraco_desktop.session import session as session_module
from buraco_desktop.storage.crashes import (
    HARD_CRASH,
    HARD_CRASH_BEFORE,
    KEPT_FILES,
    CrashFolder,
    without_private,
)
from buraco_desktop.storage.saves import read
from buraco_desktop.ui.crash_report import CrashReport
from tests.ui.support import prepared
from tests.ui.support.match_hand import MatchHand
from tests.ui.support.on_table import check_table
from tests.ui.support.program import Program


@pytest.fixture
def crash(qapp, tmp_path, monkeypatch):
    """A window at the table, and what stands ready for an error in it."""
    program = Program(tmp_path)
    path = tmp_path / "match.buraco"
    prepared.write_save(path, prepared.fresh(rulesets.BUKHARO, 4, 5))
    window = program.open()
    window.open_match(path)
    report = CrashReport(window, CrashFolder(tmp_path / "crashes"))
    report.catch()
    yield report
    report.close()
    program.close()


def let_pass():
    for _ in range(10):
        QApplication.processEvents()


def fail_in_a_handler(error):
    def fail():
        raise error

    QTimer.singleShot(0, fail)
    let_pass()


def files(report):
    return sorted(report.folder.path.glob("crash-*.txt"))


def test_an_error_in_a_handler_is_told_and_written_and_play_goes_on(crash, capture_errors):
    window = crash._window
    name = window.desk.session.setup.seats[0].name
    fail_in_a_handler(RuntimeError(f"{name} broke {Path.home()}/{window.settings.path}"))
    assert len(files(crash)) == 1
    text = files(crash)[0].read_text()
    assert "RuntimeError" in text
    assert "bukharo, 4 players, deal 1, number 5" in text
    for word in (name, str(Path.home()), str(window.settings.path.parent), "Bruno"):
        assert word not in text
    assert crash.box.isVisible()
    assert files(crash)[0].name in crash.box.informativeText()
    crash.box.accept()
    let_pass()
    assert crash.box is None
    MatchHand(window).act()
    check_table(window.table_page)


def test_the_button_opens_the_folder(crash, capture_errors, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(Path(url.toLocalFile())))
    fail_in_a_handler(RuntimeError("broken"))
    crash.box.buttons()[-1].click()
    assert opened == [crash.folder.path]


def test_a_command_that_breaks_off_halfway_is_not_half_done(crash, capture_errors, monkeypatch):
    window = crash._window
    session = window.desk.session
    before = session.deal.digest()

    def break_off(deal, command, emit=None):
        deal.stock.pop()
        monkeypatch.undo()
        raise RuntimeError("halfway")

    monkeypatch.setattr(session_module, "apply", break_off)
    QTimer.singleShot(0, lambda: MatchHand(window).mouse.act_by_click(Draw()))
    let_pass()
    assert len(files(crash)) == 1
    assert session.deal.digest() == before
    check_table(window.table_page)
    assert prepared.resumed(read(window.desk.path)).deal.digest() == before
    MatchHand(window).act()
    assert session.deal.digest() != before


def test_a_listener_that_fails_does_not_stop_the_bots(crash, capture_errors):
    window = crash._window
    session = window.desk.session
    failures = [RuntimeError("while telling")]

    def listen(_change):
        if failures and session.deal.turn != 0:
            raise failures.pop()

    session.subscribe(listen)
    hand = MatchHand(window, ways=("click",))
    QTimer.singleShot(0, lambda: [hand.act() for _ in range(9) if session.deal.turn == 0 and failures])
    let_pass()
    assert not failures
    hand.wait_for_turn()
    check_table(window.table_page)


def test_the_same_error_again_and_again_is_told_once(crash, capture_errors):
    def fail():
        raise RuntimeError("in every picture")

    for _ in range(5):
        QTimer.singleShot(0, fail)
        let_pass()
    assert len(files(crash)) == 1


def test_an_error_of_another_thread_is_told_on_this_one(crash):
    def fail():
        raise RuntimeError("in the background")

    threading.excepthook = crash._report_thread
    worker = threading.Thread(target=fail, name="worker")
    worker.start()
    worker.join()
    let_pass()
    assert "in the background" in files(crash)[0].read_text()
    assert crash.box is not None


@pytest.fixture
def capture_errors(crash, monkeypatch):
    """Let the program's own hook hear of errors, not that of the test run."""
    monkeypatch.setattr(sys, "excepthook", crash.report)


def test_the_newest_files_are_kept(tmp_path):
    folder, moment = CrashFolder(tmp_path / "crashes"), datetime(2026, 1, 1, tzinfo=UTC)
    written = [folder.write(str(number), moment + timedelta(seconds=number // 2)) for number in range(15)]
    kept = sorted(folder.path.iterdir())
    assert len(kept) == KEPT_FILES
    assert kept == written[-KEPT_FILES:]


def test_a_hard_crash_of_before_is_kept_and_no_more_than_one(tmp_path):
    folder = CrashFolder(tmp_path / "crashes")
    for words in ("first", "", "second"):
        with folder.open_hard_crash() as file:
            file.write(words)
    with folder.open_hard_crash() as file:
        faulthandler.dump_traceback(file)
    assert (folder.path / HARD_CRASH_BEFORE).read_text() == "second"
    assert "test_crash_report" in (folder.path / HARD_CRASH).read_text()


def test_nothing_private_is_left(tmp_path):
    text = f"Ana Maria at {tmp_path}/matches, {Path.home()}/x, Ana"
    clean = without_private(text, ["Ana", "Ana Maria"], tmp_path)
    assert clean == "[…] at […]/matches, […]/x, […]"
