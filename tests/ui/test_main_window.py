"""The window as a whole: from the start page to the table, away and back, files good and bad."""

import json
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Discard, Draw
from buraco_desktop.options import Options
from buraco_desktop.session.asking import BotAnswer, Fallback, Ticket
from buraco_desktop.session.direct_runner import DirectBotRunner
from buraco_desktop.storage.library import SaveLibrary
from buraco_desktop.storage.own_rules import OwnRulesFolder
from buraco_desktop.storage.saves import backup_of, read
from buraco_desktop.ui.dialogs.score_sheet import ScoreSheet
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.house_rules.editor import HouseRulesEditor
from buraco_desktop.ui.language import LANGUAGES, LanguageLoader
from buraco_desktop.ui.main_window import MainWindow
from buraco_desktop.ui.pages.choice import quick_choice
from buraco_desktop.ui.rule_book.rule_book_dialog import RuleBookDialog
from buraco_desktop.ui.table.marks import Pill
from buraco_desktop.ui.text_table import Action
from tests.ui.support.mouse import TableMouse
from tests.ui.support.pages import Answers

FAST = {"speed": "none", "pace": "instant", "grace_ms": 0, "language": "en"}


@pytest.fixture
def profile(tmp_path):
    (tmp_path / "settings.json").write_text(json.dumps(FAST))
    return tmp_path


@pytest.fixture
def open_window(qtbot, profile):
    """Open the program's window on one profile, as often as wanted."""
    faces, languages = FaceCache(), LanguageLoader()
    languages.load("en")
    kept = []

    def opened(options=None):
        answers = Answers()
        window = MainWindow(profile, languages, faces, DirectBotRunner(answers.arrived.emit))
        assert window.actions_by_name, "made after the first picture in the program"
        answers.arrived.connect(window.take_answer)
        kept.append(answers)
        qtbot.addWidget(window)
        window.resize(1280, 800)
        window.show()
        window.start(options or Options())
        return window

    yield opened
    faces.close()


def matches(profile):
    return SaveLibrary(profile / "matches").summaries()


def draw(window):
    mouse = TableMouse(window.table_page)
    mouse.click(mouse.middle(mouse.layout.stock))


def wait_for_turn(qtbot, window):
    session = window.desk.session
    qtbot.waitUntil(lambda: session.is_deal_over or session.deal.turn == 0, timeout=10_000)


def play_to_the_end_of_the_deal(qtbot, window):
    mouse, bot, session = TableMouse(window.table_page), make_bot("greedy"), window.desk.session
    while not session.is_deal_over:
        wait_for_turn(qtbot, window)
        if not session.is_deal_over:
            mouse.act_by_click(bot.choose(session.view(0), Random(1)))


def test_enter_on_the_start_page_deals_the_first_cards(qtbot, open_window, profile):
    window = open_window()
    QTest.keyClick(window.start_page, Qt.Key.Key_Return)
    assert window.table_page is not None
    assert window.table_page.isVisible()
    assert window.desk.session.rules is rulesets.BUKHARO
    assert len(matches(profile)) == 1


def test_new_opens_a_table_at_once(open_window):
    window = open_window(Options(new="buraco"))
    assert window.table_page.isVisible()
    assert window.desk.session.rules is rulesets.BURACO


@pytest.mark.parametrize("rules", rulesets.ALL, ids=lambda rules: rules.key)
def test_every_preset_opens(open_window, rules):
    window = open_window(Options(new=rules.key))
    assert window.desk.session.rules is rules


def test_quit_in_the_middle_of_a_turn_and_go_on_there(qtbot, open_window, profile):
    window = open_window(Options(new="bukharo"))
    wait_for_turn(qtbot, window)
    draw(window)
    session = window.desk.session
    last, first, *middle = session.hand_order(0)
    session.set_hand_order(0, (*middle, first, last))
    order, digest = [*middle, first, last], session.deal.digest()
    window.close()
    again = open_window()
    QTest.keyClick(again.start_page, Qt.Key.Key_Return)
    resumed = again.desk.session
    assert resumed.deal.digest() == digest
    assert [card % 54 % 53 for card in resumed.hand_order(0)] == [card % 54 % 53 for card in order]
    assert again.table_page.isVisible()
    assert len(matches(profile)) == 1


def test_the_deal_ends_with_the_score_sheet_and_the_next_deal(qtbot, open_window):
    window = open_window(Options(new="bukharo"))
    play_to_the_end_of_the_deal(qtbot, window)
    qtbot.waitUntil(lambda: isinstance(window.overlay, ScoreSheet), timeout=5000)
    QTest.keyClick(window.overlay, Qt.Key.Key_Return)
    session = window.desk.session
    assert window.overlay is None
    assert not session.is_deal_over
    assert len(session.finished) == 1
    assert session.totals == session.finished[0].points


def test_a_finished_match_offers_a_new_one(qtbot, open_window, profile):
    window = open_window(Options(new="buraco"))
    play_to_the_end_of_the_deal(qtbot, window)
    qtbot.waitUntil(lambda: isinstance(window.overlay, ScoreSheet), timeout=5000)
    assert window.desk.session.result.is_over
    QTest.keyClick(window.overlay, Qt.Key.Key_Return)
    assert window.new_match_page.isVisible()
    assert SaveLibrary(profile / "matches").latest_unfinished() is None


def test_a_save_as_argument_is_opened_and_goes_on_in_its_file(qtbot, open_window, profile, tmp_path):
    window = open_window(Options(new="bukharo"))
    wait_for_turn(qtbot, window)
    copy = tmp_path / "my match.buraco"
    window.save_copy(copy)
    window.close()
    again = open_window(Options(save=copy))
    assert again.table_page.isVisible()
    count = len(again.desk.session.played)
    draw(again)
    again.close()
    assert len(read(copy).running.deal.command_texts) == count + 1


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"", "damaged"),
        (b"not a save", "no match"),
        (b'{"kind":"buraco-desktop match","format":99}', "newer"),
    ],
)
def test_a_file_that_cannot_be_opened_is_kept_and_said(open_window, tmp_path, content, word):
    path = tmp_path / "letter.buraco"
    path.write_bytes(content)
    window = open_window(Options(save=path))
    assert window.start_page.isVisible()
    assert "letter.buraco" in window.start_page.notice
    assert word in window.start_page.notice
    assert path.read_bytes() == content


def test_a_missing_file_is_said(open_window, tmp_path):
    window = open_window(Options(save=tmp_path / "nothing.buraco"))
    assert "nothing.buraco" in window.start_page.notice


def test_a_damaged_match_goes_on_from_its_backup_and_is_kept(qtbot, open_window, profile):
    window = open_window(Options(new="bukharo"))
    wait_for_turn(qtbot, window)
    draw(window)
    window.close()
    path = matches(profile)[0].path
    assert backup_of(path).exists()
    path.write_bytes(path.read_bytes()[:200])
    again = open_window(Options(save=path))
    assert again.table_page.isVisible()
    assert again.table_page.message
    assert list(path.parent.glob("*.damaged"))


def test_a_bad_file_does_not_disturb_the_match_on_the_table(qtbot, open_window, tmp_path):
    window = open_window(Options(new="bukharo"))
    wait_for_turn(qtbot, window)
    session = window.desk.session
    path = tmp_path / "bad.buraco"
    path.write_text("{}")
    window.open_match(path)
    assert window.desk.session is session
    assert window.table_page.isVisible()
    assert window.table_page.message
    draw(window)
    assert window.desk.session.played


def test_damaged_settings_are_put_aside_and_said(qtbot, open_window, profile):
    (profile / "settings.json").write_text("{broken")
    window = open_window()
    assert "The file settings.json was damaged" in window.start_page.notice
    assert list(profile.glob("*.damaged"))


def test_undo_and_redo_by_their_keys(qtbot, open_window):
    window = open_window()
    window.new_match(quick_choice(rulesets.BUKHARO, 2, "Ana", "greedy"))
    bot, session = make_bot("greedy"), window.desk.session
    mouse = TableMouse(window.table_page)
    while True:
        wait_for_turn(qtbot, window)
        command = bot.choose(session.view(0), Random(1))
        mouse.act_by_drag(command)
        if session.can_undo(0) and type(command).__name__ in ("LayMeld", "ExtendMeld"):
            break
    after = session.deal.digest()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5000)
    QTest.keyClick(window.table_page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session.deal.digest() != after
    QTest.keyClick(window.table_page.view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert session.deal.digest() == after


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_changes_everywhere_at_once(qtbot, open_window, language):
    window = open_window()
    window.start_page.language_chosen.emit(language)
    menu = window.make_menu()
    texts = [action.text() for action in menu.actions() if action.text()]
    assert len(texts) >= 9
    if language != "en":
        assert texts[0] != "New match"
    window.start_page.language_chosen.emit("en")


def test_every_entry_of_the_menu_does_something(qtbot, open_window):
    window = open_window(Options(new="bukharo"))
    wait_for_turn(qtbot, window)
    for action in (
        Action.SHEET,
        Action.RULE_BOOK,
        Action.SETTINGS,
        Action.SELF_CHECK,
        Action.LICENCES,
        Action.ABOUT,
    ):
        window.actions_by_name[action].trigger()
        assert window.overlay is not None
        assert window.overlay.isVisible()
        QTest.keyClick(window.overlay, Qt.Key.Key_Escape)
        assert window.overlay is None
    window.actions_by_name[Action.LOG].trigger()
    assert window.table_page.log_panel.isVisible()
    window.actions_by_name[Action.NEW_MATCH].trigger()
    assert window.new_match_page.isVisible()
    window.actions_by_name[Action.START_PAGE].trigger()
    assert window.start_page.isVisible()


def test_a_bot_that_could_not_answer_is_replaced_and_it_is_said(qtbot, open_window):
    window = open_window(Options(new="bukharo"))
    wait_for_turn(qtbot, window)
    draw(window)
    session = window.desk.session
    card = session.hand_order(0)[0]
    window.table_page.pace.factor = 50.0
    TableMouse(window.table_page).act_by_click(Discard(card))
    ticket = Ticket(session.version, 1)
    window.take_answer(BotAnswer(ticket, Draw(), Fallback.WORKER_DIED))
    assert "Bruno" in " ".join(window.table_page.message)
    window.table_page.pace.skip()
    qtbot.waitUntil(lambda: session.deal.turn == 0 or session.is_deal_over, timeout=10_000)


def test_the_rule_behind_a_refusal_is_a_click_away(qtbot, open_window):
    window = open_window(Options(new="bukharo"))
    wait_for_turn(qtbot, window)
    page = window.table_page
    mouse = TableMouse(page)
    mouse.act_by_drag(Discard(page.scene.table.hand_spots()[0].card))
    pill = next(item for item in page.scene.items() if isinstance(item, Pill))
    mouse.click(pill.mapToScene(pill.boundingRect().center()).toPoint())
    assert isinstance(window.overlay, RuleBookDialog)
    assert window.overlay.current


def test_every_line_of_the_log_leads_to_its_rule(qtbot, open_window):
    window = open_window(Options(new="bukharo"))
    wait_for_turn(qtbot, window)
    draw(window)
    window.actions_by_name[Action.LOG].trigger()
    events = [event for entry in window.desk.session.played for event in entry.events]
    seen = set()
    for event in events:
        window.table_page.log_panel.why_requested.emit(event)
        assert isinstance(window.overlay, RuleBookDialog)
        seen.add(window.overlay.current)
    assert seen


def test_house_rules_from_the_editor_are_played_kept_and_offered_again(qtbot, open_window, profile):
    window = open_window()
    window.start_page.options_requested.emit("bukharo")
    page = window.new_match_page
    page.house_rules_requested.emit(page.choice.rules, "")
    editor = window.overlay
    assert isinstance(editor, HouseRulesEditor)
    changed = replace(page.choice.rules, clean=250)
    editor.rules_chosen.emit(changed, "Casa Ferreira")
    assert window.overlay is None
    assert page.choice.rules.clean == 250
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert window.desk.session.rules.clean == 250
    window.close()
    again = open_window()
    assert again.desk.library.latest_unfinished() is not None
    again.start_page.options_requested.emit("bukharo")
    assert [entry.name for entry in OwnRulesFolder(profile / "rules").entries()] == ["Casa Ferreira"]


def test_all_options_begin_with_the_players_and_the_level_of_the_start_page(open_window):
    window = open_window()
    start = window.start_page
    for choice, words in ((start._players_choice, "2"), (start._bots_choice, "Hard")):
        shown = (each for each in choice.findChildren(QAbstractButton) if each.isVisible())
        button = next(each for each in shown if each.text() == words)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(start._options, Qt.MouseButton.LeftButton)
    choice = window.new_match_page.choice
    assert choice.players == 2
    assert choice.opponent == "hard"
    QTest.keyClick(window.new_match_page, Qt.Key.Key_Return)
    window.settings.change(players=4)
    window._show_new_match_page()
    assert window.new_match_page.choice.players == 4, "from a table on it is what was played last"


def test_a_sheet_may_go_while_it_comes(qtbot, open_window, profile):
    (profile / "settings.json").write_text(json.dumps({**FAST, "speed": "slow"}))
    window = open_window()
    for first, second in ((Action.ABOUT, Action.KEYS), (Action.KEYS, Action.SETTINGS)):
        window.actions_by_name[first].trigger()
        going = window.overlay
        window.actions_by_name[second].trigger()
        coming = window.overlay
        assert coming is not going
        assert going.isVisible(), "it is on its way out"
        QTest.mousePress(coming, Qt.MouseButton.LeftButton, pos=coming.paper.center())
        assert not going.isVisible()
        assert coming.graphicsEffect() is None, "a press completes what fades"
        QTest.keyClick(coming, Qt.Key.Key_Escape)
        assert window.overlay is None
