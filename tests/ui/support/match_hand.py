"""A hand that plays the own seat of a match in the window: gestures only, chosen by a bot."""

import time
from collections import Counter
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine.commands import Discard, Draw, ExtendMeld, LayMeld, Redraw, TakePile
from buraco_desktop.ui.dialogs.score_sheet import ScoreSheet
from buraco_desktop.ui.pages.buttons import Button
from buraco_desktop.ui.text_table import Action
from tests.ui.support.mouse import TableMouse

PATIENCE_S = 30.0
"""Seconds after which a bot should have played, however slow the disk that it waits for is."""
WAYS = ("drag", "click", "keys")


class MatchHand:
    """Plays seat 0 of the match in a window, in each of these ways by turns.

    By keys a meld lies exactly as the bot wished, so a deal can be repeated.
    """

    def __init__(self, window, ways=WAYS):
        self.window, self._ways = window, ways
        self._bot = make_bot("greedy")
        self.acts = Counter()
        """How often each kind of command was given in each way."""

    @property
    def page(self):
        return self.window.table_page

    @property
    def session(self):
        return self.window.desk.session

    @property
    def mouse(self):
        return TableMouse(self.page)

    def play_deal(self, until=lambda session: False):
        """Play to the end of the deal, or until something is so; return whether the deal is over."""
        while True:
            self.wait_for_turn()
            if self.session.is_deal_over:
                return True
            if until(self.session):
                return False
            self.act()

    def wait_for_turn(self):
        """Let the bots play until the own turn or the end of the deal."""
        self.wait_until(lambda: self.session.is_deal_over or self.session.deal.turn == 0)

    def wait_until(self, wanted):
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            QApplication.processEvents()
            if wanted():
                return
        raise AssertionError(f"nothing happens: {self.session.deal.turn}, {self.page.message}")

    def act(self):
        """Carry out one command of the bot's choice by a gesture, and see that it was carried out."""
        command, way, is_done = self.try_to_act()
        assert is_done, (way, command, self.page.message)

    def try_to_act(self):
        """Make the gesture for a command of the bot's choice; return command, way and whether it took."""
        session = self.session
        self.page.scene.drag.double_click_ms = 0  # this hand is quick, but does not tremble
        command = self._bot.choose(session.view(0), Random(1))
        way = self._ways[self.acts.total() % len(self._ways)]
        before = session.version
        if isinstance(command, Redraw):
            way = "button"
            self.press_table_button(Action.REDRAW)
        elif way == "keys":
            self._by_keys(command)
        elif way == "drag":
            self.mouse.act_by_drag(command)
        else:
            self.mouse.act_by_click(command)
            if self.page.controller.is_choosing:
                self.mouse.click(self.mouse.top_of_pile())
        is_done = session.version > before
        self.acts[way, type(command)] += is_done
        return command, way, is_done

    def press_table_button(self, action):
        button = self.page.parts.buttons[action]
        assert button.isVisible()
        self.mouse.click(button.mapToScene(button.box.center()).toPoint())

    def _by_keys(self, command):
        view = self.page.view
        match command:
            case Draw():
                QTest.keyClick(view, Qt.Key.Key_D)
            case TakePile():
                self.mouse.pick_for_take(command)
                self._say_by_key(command, Qt.Key.Key_T)
            case LayMeld():
                self.mouse.pick(command.cards)
                self._say_by_key(command, Qt.Key.Key_M)
            case ExtendMeld() if command.meld < 9:
                self.mouse.pick(command.cards)
                self._say_by_key(command, Qt.Key(Qt.Key.Key_1.value + command.meld))
            case ExtendMeld():
                self.mouse.act_by_click(command)
            case Discard():
                self.mouse.pick((command.card,))
                QTest.keyClick(view, Qt.Key.Key_X)

    def _say_by_key(self, command, key):
        """Press a key; if several ways are shown then, walk to the wished one and press it again."""
        view, controller, before = self.page.view, self.page.controller, self.session.version
        QTest.keyClick(view, key)
        if self.session.version > before:
            return
        choice = controller._choice
        for _ in choice.options if choice is not None else ():
            shown = choice.current
            if shown.index == getattr(command, "meld", None) and command.place in (None, shown.meld.place):
                break
            QTest.keyClick(view, Qt.Key.Key_Tab)
        QTest.keyClick(view, key)

    # -- after the deal

    def sheet(self):
        """The score sheet that comes by itself after a deal."""
        self.wait_until(lambda: isinstance(self.window.overlay, ScoreSheet))
        return self.window.overlay

    def press_sheet_button(self):
        """Click the large button of the score sheet."""
        button = self.sheet()._primary
        assert isinstance(button, Button)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
        QApplication.processEvents()
