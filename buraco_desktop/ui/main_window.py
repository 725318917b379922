"""The window: start page, new match, table, and the dialogs over them."""

import logging
from collections.abc import Callable
from functools import partialmethod
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget

from buraco_desktop.engine import rulesets
from buraco_desktop.options import Options
from buraco_desktop.storage.faults import SaveError, SaveFault
from buraco_desktop.storage.files import SUFFIX
from buraco_desktop.storage.settings import SettingsFile
from buraco_desktop.ui import text_window, when_wanted
from buraco_desktop.ui.bot_levels import opponents_level
from buraco_desktop.ui.cast import whole_cast
from buraco_desktop.ui.company import company_to_keep, name_to_keep, people_of
from buraco_desktop.ui.desk import OWN_SEAT, MatchDesk
from buraco_desktop.ui.language import LanguageLoader
from buraco_desktop.ui.looks import (
    face_style,
    has_less_motion,
    motion_speed,
    pace_factor,
    table_feel,
    table_look,
)
from buraco_desktop.ui.overlays import Overlays
from buraco_desktop.ui.pages.choice import LastChoice, MatchChoice, UnfinishedMatch, quick_choice
from buraco_desktop.ui.pages.menu_style import style_menu
from buraco_desktop.ui.system_wishes import MotionWish
from buraco_desktop.ui.text import file_fault_sentence, save_fault_sentence
from buraco_desktop.ui.text_table import Action
from buraco_desktop.ui.theme import find_theme, ui_scale
from buraco_desktop.ui.window_actions import WindowActions
from buraco_desktop.ui.window_memory import WindowMemory

if TYPE_CHECKING:
    from buraco_desktop.session.asking import BotAnswer, BotRunner, Thought
    from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet
    from buraco_desktop.ui.faces import FaceCache
    from buraco_desktop.ui.house_rules.desk import HouseRulesDesk
    from buraco_desktop.ui.pages.new_match_page import NewMatchPage
    from buraco_desktop.ui.pages.start_page import StartPage
    from buraco_desktop.ui.table_page import TablePage

MINIMUM_SIZE = (1024, 700)
SETTINGS_FILE = "settings.json"
MATCHES_FOLDER = "matches"
RULES_FOLDER = "rules"

log = logging.getLogger(__name__)
SayWhy = Callable[[str, str, str], str]


class MainWindow(QMainWindow):
    """The program's only window.

    Signals:
        table_shown: a `TablePage` that is about to begin.
        sound_asked(str): the player wants to hear what the setting of this name does.
    """

    table_shown = Signal(object)
    sound_asked = Signal(str)

    def __init__(
        self, profile: Path, languages: LanguageLoader, faces: "FaceCache", runner: "BotRunner"
    ) -> None:
        super().__init__()
        self.settings = SettingsFile(profile / SETTINGS_FILE)
        self._languages, self._faces, self._runner = languages, faces, runner
        self.desk = MatchDesk(profile / MATCHES_FOLDER, runner, self)
        self._profile = profile
        self._house_rules: HouseRulesDesk | None = None
        self.desk.save_failed.connect(self._tell_save_fault, Qt.ConnectionType.QueuedConnection)
        self._start_page: StartPage | None = None
        self._new_match_page: NewMatchPage | None = None
        self.table_page: TablePage | None = None
        self.motion = MotionWish(self)
        self.motion.changed.connect(self._follow_wish)
        self._overlays = Overlays(self, lambda: self.settings.values, self.motion, self._focus_page)
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self.setMinimumSize(*MINIMUM_SIZE)
        self._actions = WindowActions(self, self._do)
        self._is_painted = False
        self._apply_settings()
        self.place = WindowMemory(self, lambda windows: self._remember(windows=windows))
        self.place.restore(self.settings.values)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._overlays.dress)

    # -- start --------------------------------------------------------------------------------------------

    def start(self, options: Options) -> None:
        """Show what the command line asked for: a file, a fresh match, or the start page."""
        if options.save is not None:
            self.open_match(options.save)
        elif options.new is not None:
            rules = rulesets.find(options.new)
            assert rules is not None, "the command line has checked the key"
            players = 4 if 4 in rules.players else rules.players[0]
            last = self._last_choice()
            bot = opponents_level(last.bot)
            self.new_match(quick_choice(rules, players, last.own_name, bot, last.partner, last.cast))
        if self.table_page is None:
            self._show_start_page()
        if self.settings.error is not None:
            self._tell_file_fault(self.settings.error, self.settings.path)

    def prepare(self) -> None:
        """Get ready what the first picture did not need; to be called when it is on the screen."""
        self._is_painted = True
        self._actions.make()
        self.motion.begin()
        self._prepare_faces()
        if self.table_page is not None:
            self.table_page.prepare()

    @Slot(object)
    def take_answer(self, answer: "BotAnswer | Thought") -> None:
        """Hand a bot's answer, or what a person asked it, to the match on the table."""
        if self.desk.session is not None and self.table_page is not None:
            when_wanted.hand_over(answer, self.desk.session, self.table_page)

    # -- matches ------------------------------------------------------------------------------------------

    def new_match(self, choice: MatchChoice) -> None:
        """Start a match and go to its table."""
        try:
            self.desk.new(choice)
        except SaveError as error:
            self._tell_fault(error, self.desk.folder)
            return
        self._remember(
            preset=choice.rules.key,
            players=choice.players,
            matches_begun=self.settings.values.matches_begun + 1,
            own_name=name_to_keep(choice),
            **company_to_keep(choice, self.settings.values),
        )
        self._show_table()

    def open_match(self, path: Path) -> None:
        """Go on with the match of a file; say why if that cannot be, and offer its backup."""
        try:
            self.desk.open(path)
        except SaveError as error:
            if error.code is SaveFault.DAMAGED and self._recover(path):
                return
            self._tell_fault(error, path)
            return
        self._show_table()

    def _recover(self, path: Path) -> bool:
        try:
            self.desk.recover(path)
        except SaveError as error:
            log.warning("no backup for %s: %s", path, error)
            return False
        self._show_table()
        assert self.table_page is not None
        self.table_page.say(text_window.recovered_sentence(path.name))
        return True

    def _continue(self) -> None:
        if self.desk.session is not None and self.table_page is not None:
            self._pages.setCurrentWidget(self.table_page)
            self.table_page.setFocus()
            self._enable_actions()
            if self.desk.session.is_deal_over:
                self._show_score_sheet()
            return
        summary = self.desk.unfinished()
        if summary is not None:
            self.open_match(summary.path)

    # -- pages --------------------------------------------------------------------------------------------

    @property
    def start_page(self) -> "StartPage":
        """The first page; it is made when it is first wanted."""
        if self._start_page is None:
            page = self._start_page = when_wanted.start_page()
            page.look.art.store = self._faces.store
            self._pages.addWidget(page)
            page.play_requested.connect(self.new_match)
            page.continue_requested.connect(self._continue)
            page.options_requested.connect(self._show_new_match_page)
            page.language_chosen.connect(self._choose_language)
            page.open_requested.connect(self._ask_open)
            page.menu_requested.connect(self._show_menu)
            self._dress_start_page(page)
        return self._start_page

    @property
    def new_match_page(self) -> "NewMatchPage":
        """The page where a match is chosen; it is made when it is first wanted."""
        if self._new_match_page is None:
            page = self._new_match_page = when_wanted.new_match_page()
            self._pages.addWidget(page)
            page.play_requested.connect(self.new_match)
            page.back_requested.connect(self._show_start_page)
            self._house_rules = when_wanted.house_rules_desk(
                self._profile / RULES_FOLDER, page, self._overlays, self, self._tell_file_fault
            )
            settings = self.settings.values
            theme = find_theme(settings.theme)
            page.set_appearance(theme, settings.text_scale, face_style(settings, theme))
        return self._new_match_page

    def _show_start_page(self) -> None:
        summary = self.desk.unfinished()
        unfinished = None
        if summary is not None:
            own = OWN_SEAT % len(summary.totals)
            totals = (summary.totals[own], *(t for i, t in enumerate(summary.totals) if i != own))
            unfinished = UnfinishedMatch(summary.rules_key, totals, summary.deal_count)
        self.start_page.show_continue(unfinished)
        self._pages.setCurrentWidget(self.start_page)
        self.start_page.setFocus()
        self._enable_actions()

    def _show_new_match_page(self, key: str = "") -> None:
        self._overlays.close()
        last, start = self._last_choice(), self._start_page
        self.new_match_page.set_last(start.changed(last) if start and start.isVisible() else last)
        self.new_match_page.show_preset(key or self.settings.values.preset)
        assert self._house_rules is not None, "it comes with the page"
        self._house_rules.offer()
        self._pages.setCurrentWidget(self.new_match_page)
        self.new_match_page.setFocus()
        self._enable_actions()

    def _show_table(self) -> None:
        session = self.desk.session
        assert session is not None
        self._drop_table()
        seat = session.setup.person_from(session.deal.turn)
        look = table_look(self.settings.values)
        page = when_wanted.table_page(session, seat, self._faces, look, self._runner)
        self._set_speed(page)
        page.set_feel(table_feel(self.settings.values))
        page.sort_chosen.connect(lambda sort: self._remember(hand_sort=sort))
        page.coach.learnt.connect(lambda done: self._remember(coach_done=done))
        page.asked.connect(self._do)
        page.deal_ended.connect(self._end_deal)
        page.rule_asked.connect(self._show_rule_book)
        page.clock.is_covered = lambda: self.overlay is not None or page.is_asking_next
        if page.curtain is not None:
            page.curtain.may_take_keys = lambda: self.overlay is None
        if self._is_painted:
            page.prepare()
        self.table_page = page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.setFocus()
        self.table_shown.emit(page)
        page.start()
        self._enable_actions()

    def _drop_table(self) -> None:
        self._overlays.close()
        if self.table_page is not None:
            self.table_page.close_table()
            self._pages.removeWidget(self.table_page)
            self.table_page.deleteLater()
            self.table_page = None

    def _leave_table(self) -> None:
        """Go to the start page; the match is put away and can be continued."""
        self._drop_table()
        self.desk.close()
        self._show_start_page()

    # -- actions ------------------------------------------------------------------------------------------

    @property
    def actions_by_name(self) -> dict[Action, QAction]:
        """Everything that the window can be asked for."""
        return self._actions.by_name

    def _enable_actions(self) -> None:
        page = self._pages.currentWidget()
        is_at_table = self.table_page is not None and page is self.table_page
        self._actions.enable(is_at_table=is_at_table, is_on_start_page=page is self._start_page)

    def _do(self, action: Action) -> None:
        doers = {
            Action.MENU: self._show_menu,
            Action.NEW_MATCH: self._show_new_match_page,
            Action.CONTINUE: self._continue,
            Action.OPEN: self._ask_open,
            Action.SAVE_AS: self._ask_save,
            Action.SHEET: self._show_score_sheet,
            Action.SETTINGS: self._show_settings,
            Action.RULE_BOOK: self._show_rule_book,
            Action.FULL_SCREEN: self._toggle_full_screen,
            Action.KEYS: lambda: self._overlays.show(
                when_wanted.keys_sheet(table_feel(self.settings.values).keys, self)
            ),
            Action.SELF_CHECK: lambda: self._overlays.show(when_wanted.self_check_dialog(self)),
            Action.FAIR_CARDS: lambda: self._overlays.show(when_wanted.fair_cards_dialog(self)),
            Action.LICENCES: lambda: self._overlays.show(when_wanted.licences_dialog(self)),
            Action.ABOUT: lambda: self._overlays.show(when_wanted.about_dialog(self)),
            Action.START_PAGE: self._leave_table,
            Action.NEXT_DEAL: self._next_deal,
            Action.QUIT: self.close,
        }
        if action in doers:
            doers[action]()
        elif self.table_page is not None:
            self.table_page.do(action)

    def _show_menu(self) -> None:
        menu = self.make_menu()
        menu.exec(self.mapToGlobal(self.rect().topLeft()) + text_window.MENU_OFFSET)
        menu.deleteLater()

    def make_menu(self) -> QMenu:
        """Return the menu behind the button at the top left."""
        can_replay = self.table_page is not None and self.table_page.replay.can_start
        menu, settings = self._actions.menu(can_replay=can_replay), self.settings.values
        unit = ui_scale(self.width(), self.height(), settings.text_scale)
        style_menu(menu, find_theme(settings.theme), unit)
        return menu

    def _ask_open(self) -> None:
        path = when_wanted.file_to_open(self.desk.folder, self)
        if path is not None:
            self.open_match(path)

    def _ask_save(self) -> None:
        path = when_wanted.file_to_save(self)
        if path is not None:
            self.save_copy(path)

    def save_copy(self, path: Path) -> None:
        """Write a copy of the match to a file, with the usual ending if it has none."""
        path = path if path.suffix else path.with_name(path.name + SUFFIX)
        try:
            self.desk.save_copy(path)
        except SaveError as error:
            self._tell_fault(error, path)

    def _next_deal(self) -> None:
        self._overlays.close()
        session = self.desk.session
        if session is not None and self.table_page is not None:
            session.next_deal()
            self.table_page.show_next_deal()
            self.table_page.setFocus()

    def _toggle_full_screen(self) -> None:
        self.place.show_full_screen(not self.isFullScreen())

    # -- overlays -----------------------------------------------------------------------------------------

    def _end_deal(self) -> None:
        """Show the score sheet, unless the player is elsewhere: then it waits at the table."""
        if self._pages.currentWidget() is self.table_page:
            self._show_score_sheet()

    def _show_score_sheet(self) -> None:
        if self.desk.session is None or self.table_page is None:
            return
        table = self.table_page.controller
        sheet = when_wanted.score_sheet(self.desk.session, table.seat, self, is_covered=table.is_covered)
        table.seated.connect(sheet.closed)  # it shows the cards of who sat there
        sheet.next_deal_requested.connect(self._next_deal)
        sheet.new_match_requested.connect(self._show_new_match_page)
        self._overlays.show(sheet)

    def _show_rule_book(self, key: str = "", reason: str = "") -> None:
        """Open the rule book of the match on the table, else that of the preset played last."""
        session = self.desk.session
        rules = session.rules if session is not None else rulesets.find(self.settings.values.preset)
        self._overlays.show(when_wanted.rule_book_dialog(rules or rulesets.BUKHARO, self, key, reason))

    def _show_settings(self) -> None:
        dialog = when_wanted.settings_dialog(self.settings.values, self, is_full_screen=self.isFullScreen())
        dialog.changed.connect(self._change_settings)
        dialog.full_screen_asked.connect(self.place.show_full_screen)
        dialog.sound_asked.connect(self.sound_asked)
        self.place.full_screen_changed.connect(dialog.show_full_screen)
        self._overlays.show(dialog)

    def _focus_page(self) -> None:
        page = self._pages.currentWidget()
        if page is not None:
            page.setFocus()

    @property
    def overlay(self) -> "PaperSheet | None":
        """The dialog that lies over the page, if any."""
        return self._overlays.sheet

    # -- settings -----------------------------------------------------------------------------------------

    def _change_settings(self, changes: dict[str, object]) -> None:
        self._remember(**changes)
        self._apply_settings()

    def _remember(self, **values: object) -> None:
        try:
            self.settings.change(**values)
        except SaveError as error:
            self._tell_file_fault(error, self.settings.path)

    def _choose_language(self, language: str) -> None:
        self._remember(language=language)
        self._apply_settings()

    def _apply_settings(self) -> None:
        settings = self.settings.values
        if settings.language and settings.language != self._languages.language:
            self._languages.load(settings.language)
        self._actions.show_words()
        self._actions.set_keys(table_feel(settings).keys)
        theme = find_theme(settings.theme)
        style = face_style(settings, theme)
        self._prepare_faces()
        if self._start_page is not None:
            self._dress_start_page(self._start_page)
        if self._new_match_page is not None:
            self._new_match_page.set_appearance(theme, settings.text_scale, style)
        if self.table_page is not None:
            self.table_page.set_look(table_look(settings))
            self._set_speed(self.table_page)
            self.table_page.set_feel(table_feel(settings))

    def _dress_start_page(self, page: "StartPage") -> None:
        settings = self.settings.values
        theme = find_theme(settings.theme)
        page.set_appearance(theme, settings.text_scale, face_style(settings, theme))
        page.set_last(self._languages.language, self._last_choice())

    def _prepare_faces(self) -> None:
        if self._is_painted:
            settings = self.settings.values
            self._faces.prepare(face_style(settings, find_theme(settings.theme)))

    @Slot()
    def _follow_wish(self) -> None:
        if self.table_page is not None:
            self._set_speed(self.table_page)

    def _set_speed(self, page: "TablePage") -> None:
        settings = self.settings.values
        is_less = has_less_motion(settings, self.motion.is_less)
        page.set_speed(motion_speed(settings), pace_factor(settings), is_less)

    def _last_choice(self) -> LastChoice:
        values = self.settings.values
        own_name = values.own_name or text_window.own_name()
        company = (whole_cast(values.cast), people_of(values))
        return LastChoice(values.preset, values.players, values.bot, values.partner_bot, own_name, *company)

    # -- faults -------------------------------------------------------------------------------------------

    @Slot(object)
    def _tell_save_fault(self, error: SaveError) -> None:
        if self.desk.path is not None:
            self._tell_fault(error, self.desk.path)

    def _tell_fault(self, error: SaveError, path: Path, say_why: SayWhy = save_fault_sentence) -> None:
        """Say in one sentence what is wrong with a file; on the table, without stopping the game."""
        log.warning("%s: %s", path, error)
        sentence = say_why(error.code.value, path.name, error.detail)
        if self.table_page is not None and self._pages.currentWidget() is self.table_page:
            self.table_page.say(sentence)
        elif self._new_match_page is not None and self._pages.currentWidget() is self._new_match_page:
            self._new_match_page.say(sentence)
        else:
            self.start_page.say(sentence)

    _tell_file_fault = partialmethod(_tell_fault, say_why=file_fault_sentence)

    # -- Qt -----------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep a dialog as large as the window."""
        super().resizeEvent(event)
        self._overlays.fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Put the match away and remember the window's place; what holds a loop of its own ends first."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.hide()
        if self.table_page is not None:
            self.table_page.close_table()
        self.desk.close()
        self.place.keep()
        event.accept()
