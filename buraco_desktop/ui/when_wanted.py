"""Pages and sheets that are imported when they are first wanted: the start page does not wait for them."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.session.bot_runner import BotRunner
from buraco_desktop.session.session import MatchSession
from buraco_desktop.storage.settings import Settings
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.keys import KeyMap
from buraco_desktop.ui.looks import TableLook

if TYPE_CHECKING:
    from buraco_desktop.ui.dialogs.about import AboutDialog
    from buraco_desktop.ui.dialogs.fair_cards import FairCardsDialog
    from buraco_desktop.ui.dialogs.keys_sheet import KeysSheet
    from buraco_desktop.ui.dialogs.licences import LicencesDialog
    from buraco_desktop.ui.dialogs.score_sheet import ScoreSheet
    from buraco_desktop.ui.dialogs.self_check import SelfCheckDialog
    from buraco_desktop.ui.dialogs.settings.dialog import SettingsDialog
    from buraco_desktop.ui.house_rules.editor import HouseRulesEditor
    from buraco_desktop.ui.pages.new_match_page import NewMatchPage
    from buraco_desktop.ui.rule_book.rule_book_dialog import RuleBookDialog
    from buraco_desktop.ui.table_page import TablePage


def new_match_page() -> "NewMatchPage":
    """Return the page where a match is chosen."""
    from buraco_desktop.ui.pages.new_match_page import NewMatchPage

    return NewMatchPage()


def table_page(
    session: MatchSession, seat: int, faces: FaceCache, look: TableLook, runner: BotRunner
) -> "TablePage":
    """Return a seat's table."""
    from buraco_desktop.ui.table_page import TablePage

    return TablePage(session, seat, faces, look, runner=runner)


def keys_sheet(keys: KeyMap, parent: QWidget) -> "KeysSheet":
    """Return the sheet of all keys."""
    from buraco_desktop.ui.dialogs.keys_sheet import KeysSheet

    return KeysSheet(keys, parent)


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


def score_sheet(session: MatchSession, seat: int, parent: QWidget, *, is_covered: bool) -> "ScoreSheet":
    """Return a seat's score sheet, without its hand while that `is_covered`."""
    from buraco_desktop.ui.dialogs.score_sheet import ScoreSheet

    return ScoreSheet(session, seat, parent, is_covered=is_covered)


def settings_dialog(settings: Settings, parent: QWidget, *, is_full_screen: bool) -> "SettingsDialog":
    """Return the settings."""
    from buraco_desktop.ui.dialogs.settings.dialog import SettingsDialog

    return SettingsDialog(settings, parent, is_full_screen=is_full_screen)


def rule_book_dialog(rules: RuleSet, parent: QWidget, key: str, reason: str) -> "RuleBookDialog":
    """Return the rule book, open at the paragraph of a key."""
    from buraco_desktop.ui.rule_book.rule_book_dialog import RuleBookDialog

    return RuleBookDialog(rules, parent, key, reason)


def house_rules_editor(rules: RuleSet, name: str, parent: QWidget) -> "HouseRulesEditor":
    """Return the editor of house rules."""
    from buraco_desktop.ui.house_rules.editor import HouseRulesEditor

    return HouseRulesEditor(rules, name, parent)
