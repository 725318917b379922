"""What is imported when it is first wanted, pages and sheets above all: no first picture waits for it."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAccessibleInterface

    from buraco_desktop.engine.events import Event
    from buraco_desktop.engine.refusals import Refusal
    from buraco_desktop.engine.rules import RuleSet
    from buraco_desktop.session.asking import BotAnswer, BotRunner, Thought
    from buraco_desktop.session.session import MatchSession
    from buraco_desktop.storage.crashes import CrashFolder
    from buraco_desktop.storage.faults import SaveError
    from buraco_desktop.storage.library import SaveLibrary, SaveSummary
    from buraco_desktop.storage.settings import Settings
    from buraco_desktop.ui.access.table_access import TableAccess
    from buraco_desktop.ui.advice_desk import AdviceDesk
    from buraco_desktop.ui.controller import TableController
    from buraco_desktop.ui.curtain import Curtain
    from buraco_desktop.ui.curtain_sheet import CurtainSheet
    from buraco_desktop.ui.deal_log import DealLog
    from buraco_desktop.ui.dialogs.about import AboutDialog
    from buraco_desktop.ui.dialogs.fair_cards import FairCardsDialog
    from buraco_desktop.ui.dialogs.keys_sheet import KeysSheet
    from buraco_desktop.ui.dialogs.licences import LicencesDialog
    from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet
    from buraco_desktop.ui.dialogs.score_sheet import ScoreSheet
    from buraco_desktop.ui.dialogs.self_check import SelfCheckDialog
    from buraco_desktop.ui.dialogs.settings.dialog import SettingsDialog
    from buraco_desktop.ui.dialogs.sheet_fade import SheetFade
    from buraco_desktop.ui.faces import FaceCache
    from buraco_desktop.ui.hint_panel import HintPanel
    from buraco_desktop.ui.house_rules.desk import HouseRulesDesk
    from buraco_desktop.ui.house_rules.editor import HouseRulesEditor
    from buraco_desktop.ui.keyboard import TableKeyboard
    from buraco_desktop.ui.keys import KeyMap
    from buraco_desktop.ui.late_advice import LateAdvice
    from buraco_desktop.ui.log_panel import LogPanel
    from buraco_desktop.ui.looks import TableLook
    from buraco_desktop.ui.main_window import MainWindow
    from buraco_desktop.ui.overlays import Overlays
    from buraco_desktop.ui.pages.choice import MatchChoice
    from buraco_desktop.ui.pages.new_match_page import NewMatchPage
    from buraco_desktop.ui.pages.noted_items import NotedItems
    from buraco_desktop.ui.pages.start_page import StartPage
    from buraco_desktop.ui.refusal_words import RefusalWords
    from buraco_desktop.ui.refused_try import RefusedTry
    from buraco_desktop.ui.rule_book.rule_book_dialog import RuleBookDialog
    from buraco_desktop.ui.side_panels import SidePanels
    from buraco_desktop.ui.sound.speaker import Speaker
    from buraco_desktop.ui.table.drag import Drag
    from buraco_desktop.ui.table.hit import Hit
    from buraco_desktop.ui.table.scene import TableScene
    from buraco_desktop.ui.table_keys import TableKeys
    from buraco_desktop.ui.table_messages import TableMessages
    from buraco_desktop.ui.table_page import TablePage
    from buraco_desktop.ui.table_parts import TableParts
    from buraco_desktop.ui.table_view import TableView
    from buraco_desktop.ui.text_table import Action

    Hands = tuple[Callable[[Hit], None], Callable[[Hit], None], Callable[[Action], None]]


def bots_of(window: "MainWindow") -> "BotRunner":
    """Start the bots of a window."""
    from buraco_desktop.ui.bots_at_work import bots_of

    return bots_of(window)


def let_be_heard(window: "MainWindow") -> "Speaker":
    """Give a window its sounds; return who plays them, to be closed."""
    from buraco_desktop.ui.sound.heard import let_be_heard

    return let_be_heard(window)


def hand_over(answer: "BotAnswer | Thought", session: "MatchSession", page: "TablePage") -> None:
    """Hand a bot's answer, or what a person asked it, to a match and its table."""
    from buraco_desktop.ui.bots_at_work import hand_over

    hand_over(answer, session, page)


def new_match(
    choice: "MatchChoice", runner: "BotRunner", path: Path, failed: "Callable[[SaveError], None]"
) -> "MatchSession":
    """Start a match that is saved at `path`."""
    from buraco_desktop.ui.match_making import new_match

    return new_match(choice, runner, path, failed)


def opened_match(path: Path, runner: "BotRunner", failed: "Callable[[SaveError], None]") -> "MatchSession":
    """Go on with the match of a file. Raises `SaveError`."""
    from buraco_desktop.ui.match_making import opened_match

    return opened_match(path, runner, failed)


def save_library(folder: Path) -> "SaveLibrary":
    """Return the matches of a folder."""
    from buraco_desktop.storage.library import SaveLibrary

    return SaveLibrary(folder)


def summary_of(path: Path, session: "MatchSession") -> "SaveSummary":
    """Return what a list shows of a match that goes on and is kept at `path`."""
    from buraco_desktop.storage.library import summarize

    return summarize(path, session.record())


def write_copy(path: Path, session: "MatchSession") -> None:
    """Write a match to another file. Raises `SaveError`."""
    from buraco_desktop.storage.saves import write

    write(path, session.record())


def write_crash_file(text: str, session: "MatchSession | None", profile: Path, folder: "CrashFolder") -> Path:
    """Write an error and its circumstances to a file; return it. Raises `OSError`."""
    from buraco_desktop.ui.crash_file import write_crash_file

    return write_crash_file(text, session, profile, folder)


def ask_for_motion(parent: QObject, take: "Callable[[bool], None]") -> None:
    """Ask a desktop on Linux whether programs are to move less, and hand over the answer when it is there."""
    from buraco_desktop.ui.settings_portal import ask_for_motion

    ask_for_motion(parent, take)


def noted_items(parent: QObject) -> "NotedItems":
    """Return who draws the list of a drop-down."""
    from buraco_desktop.ui.pages.noted_items import NotedItems

    return NotedItems(parent)


def own_interface(thing: QObject) -> "QAccessibleInterface | None":
    """Return what helping programs are told of one of the program's own widgets; None leaves it to Qt."""
    from buraco_desktop.ui.access.own_interface import own_interface

    return own_interface(thing)


def sheet_fade(sheet: "PaperSheet") -> "SheetFade":
    """Return who lets a sheet come and go."""
    from buraco_desktop.ui.dialogs.sheet_fade import SheetFade

    return SheetFade(sheet)


def start_page() -> "StartPage":
    """Return the first page."""
    from buraco_desktop.ui.pages.start_page import StartPage

    return StartPage()


def new_match_page() -> "NewMatchPage":
    """Return the page where a match is chosen."""
    from buraco_desktop.ui.pages.new_match_page import NewMatchPage

    return NewMatchPage()


def table_page(
    session: "MatchSession", seat: int, faces: "FaceCache", look: "TableLook", runner: "BotRunner"
) -> "TablePage":
    """Return a seat's table."""
    from buraco_desktop.ui.table_page import TablePage

    return TablePage(session, seat, faces, look, runner=runner)


def table_access(
    controller: "TableController",
    view: "TableView",
    parts: "TableParts",
    messages: "TableMessages",
    keyboard: "TableKeyboard",
    hands: "Hands",
    advice: "LateAdvice",
) -> "TableAccess":
    """Return what helping programs find at a table; `hands` press, walk and ask for an action there."""
    from buraco_desktop.ui.access.table_access import TableAccess
    from buraco_desktop.ui.access.table_things import TableHands

    return TableAccess(controller, view, parts, messages, keyboard, TableHands(*hands), advice.begin())


def table_keys(
    page: "TablePage", drag: "Drag", messages: "TableMessages", panels: "SidePanels"
) -> "TableKeys":
    """Return what the keys do at a table."""
    from buraco_desktop.ui.table_keys import TableKeys

    return TableKeys(page, drag, messages, panels)


def refused_try(controller: "TableController", scene: "TableScene") -> "RefusedTry":
    """Return what shows at a table that a thing does not take the carried cards."""
    from buraco_desktop.ui.refused_try import RefusedTry

    return RefusedTry(controller, scene)


def refusal_words(refusal: "Refusal", rules: "RuleSet", turn_back_key: str) -> "RefusalWords":
    """Return what a table says when it refuses a command; the key would take the turn back."""
    from buraco_desktop.ui.refusal_words import refusal_words

    return refusal_words(refusal, rules, turn_back_key)


def advice_desk(
    controller: "TableController",
    scene: "TableScene",
    faces: "FaceCache",
    runner: "BotRunner",
    log: "DealLog",
    look: "TableLook",
    page: QWidget,
) -> "AdviceDesk":
    """Return who brings the questions of a table's person to the bots."""
    from buraco_desktop.ui.advice_desk import AdviceDesk

    return AdviceDesk(controller, scene, faces, runner, log, look, page)


def log_panel(parent: QWidget) -> "LogPanel":
    """Return the log beside a table."""
    from buraco_desktop.ui.log_panel import LogPanel

    return LogPanel(parent)


def hint_panel(parent: QWidget) -> "HintPanel":
    """Return the hint beside a table."""
    from buraco_desktop.ui.hint_panel import HintPanel

    return HintPanel(parent)


def curtain(
    controller: "TableController", scene: "TableScene", look: "TableLook", page: QWidget
) -> "Curtain":
    """Return what keeps the hands of several people apart."""
    from buraco_desktop.ui.curtain import Curtain

    return Curtain(controller, scene, look, page)


def curtain_sheet(parent: QWidget) -> "CurtainSheet":
    """Return the sheet between the turns of two people."""
    from buraco_desktop.ui.curtain_sheet import CurtainSheet

    return CurtainSheet(parent)


def paragraph_of(event: "Event", session: "MatchSession", seat: int) -> tuple[str, str]:
    """Return the key of the paragraph that allows an event, and the event in words for a seat."""
    from buraco_desktop.ui.rule_book.links import paragraph_for_event
    from buraco_desktop.ui.text_events import event_sentence

    rules, setup = session.rules, session.setup
    sentence = event_sentence(event, lambda seat: setup.seats[seat].name, seat, rules)
    return paragraph_for_event(event, rules), sentence


def keys_sheet(keys: "KeyMap", parent: QWidget) -> "KeysSheet":
    """Return the sheet of all keys."""
    from buraco_desktop.ui.dialogs.keys_sheet import KeysSheet

    return KeysSheet(keys, parent)


def file_to_open(folder: Path, parent: QWidget) -> Path | None:
    """Ask for the file of a match; None if the player wants none."""
    from buraco_desktop.ui.dialogs.file_choice import file_to_open

    return file_to_open(folder, parent)


def file_to_save(parent: QWidget) -> Path | None:
    """Ask for the file that a copy of a match goes to; None if the player wants none."""
    from buraco_desktop.ui.dialogs.file_choice import file_to_save

    return file_to_save(parent)


def self_check_dialog(parent: QWidget) -> "SelfCheckDialog":
    """Return the sheet that checks the rules."""
    from buraco_desktop.ui.dialogs.self_check import SelfCheckDialog

    return SelfCheckDialog(parent)


def fair_cards_dialog(parent: QWidget) -> "FairCardsDialog":
    """Return the sheet about shuffle, bots and luck."""
    from buraco_desktop.ui.dialogs.fair_cards import FairCardsDialog

    return FairCardsDialog(parent)


def about_dialog(parent: QWidget) -> "AboutDialog":
    """Return the sheet about the program."""
    from buraco_desktop.ui.dialogs.about import AboutDialog

    return AboutDialog(parent)


def licences_dialog(parent: QWidget) -> "LicencesDialog":
    """Return the sheet about all parts of the program and their licences."""
    from buraco_desktop.ui.dialogs.licences import LicencesDialog

    return LicencesDialog(parent)


def score_sheet(session: "MatchSession", seat: int, parent: QWidget, *, is_covered: bool) -> "ScoreSheet":
    """Return a seat's score sheet, without its hand while that `is_covered`."""
    from buraco_desktop.ui.dialogs.score_sheet import ScoreSheet

    return ScoreSheet(session, seat, parent, is_covered=is_covered)


def settings_dialog(settings: "Settings", parent: QWidget, *, is_full_screen: bool) -> "SettingsDialog":
    """Return the settings."""
    from buraco_desktop.ui.dialogs.settings.dialog import SettingsDialog

    return SettingsDialog(settings, parent, is_full_screen=is_full_screen)


def rule_book_dialog(rules: "RuleSet", parent: QWidget, key: str, reason: str) -> "RuleBookDialog":
    """Return the rule book, open at the paragraph of a key."""
    from buraco_desktop.ui.rule_book.rule_book_dialog import RuleBookDialog

    return RuleBookDialog(rules, parent, key, reason)


def house_rules_desk(
    folder: Path,
    page: "NewMatchPage",
    overlays: "Overlays",
    window: QWidget,
    tell_fault: "Callable[[SaveError, Path], None]",
) -> "HouseRulesDesk":
    """Return who serves the new-match page with the rule sets in a folder."""
    from buraco_desktop.ui.house_rules.desk import HouseRulesDesk

    return HouseRulesDesk(folder, page, overlays, window, tell_fault)


def house_rules_editor(rules: "RuleSet", name: str, parent: QWidget) -> "HouseRulesEditor":
    """Return the editor of house rules."""
    from buraco_desktop.ui.house_rules.editor import HouseRulesEditor

    return HouseRulesEditor(rules, name, parent)
