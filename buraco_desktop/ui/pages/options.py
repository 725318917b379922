"""The right column of the new-match page: players, length, clock, deal number, house rules."""

import random

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.choice import MAX_DEAL_NUMBER, usual_lengths, with_target
from buraco_desktop.ui.pages.controls import DropDown, Field, Label, Segments
from buraco_desktop.ui.pages.house_row import HouseRulesRow
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.pages.taking_back_row import TakingBackRow
from buraco_desktop.ui.pages.timed_row import TimedRow
from buraco_desktop.ui.text import number
from buraco_desktop.ui.text_rules import expected_time, length_title

translate = QCoreApplication.translate
OWN_TARGET = "own"
LARGEST_TARGET = 99_995


class MatchOptions(QWidget):
    """Players, length and deal number of a match.

    Signals:
        changed(): another choice holds.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preset = rulesets.BUKHARO
        self._players = 4
        self._length: int | str = 0
        self._heads = [Label(15, 650) for _ in range(3)]
        self._time, self._number_note = (
            Label(13, 500, is_dim=True, wraps=True),
            Label(13, 500, is_dim=True, wraps=True),
        )
        self._players_choice = Segments()
        self._lengths = DropDown()
        self._target, self._deal = Field(), Field()
        self._target.setValidator(QIntValidator(1, LARGEST_TARGET, self))
        self._deal.setValidator(QIntValidator(0, MAX_DEAL_NUMBER, self))
        self._die = Button(ButtonKind.ICON, "die")
        self._players_choice.chosen.connect(self._choose_players)
        self._lengths.activated.connect(self._choose_length)
        self._target.textEdited.connect(lambda _text: self._tell())
        self._deal.textEdited.connect(lambda _text: self._tell())
        self._die.clicked.connect(self._draw_number)
        self.taking_back = TakingBackRow()
        self.taking_back.changed.connect(self._tell)
        self.timed = TimedRow()
        self.timed.changed.connect(self._tell)
        self._column = QVBoxLayout(self)
        number_row = QHBoxLayout()
        number_row.addWidget(self._deal, 1)
        number_row.addWidget(self._die)
        for item in (
            (self._heads[0], self._players_choice),
            (self._heads[1], self._lengths, self._target, self._time),
            (self.taking_back,),
            (self.timed,),
            (self._heads[2], number_row, self._number_note),
        ):
            for part in item:
                if isinstance(part, QWidget):
                    self._column.addWidget(part)
                else:
                    self._column.addLayout(part)
            self._column.addSpacing(8)
        self.house = HouseRulesRow()
        self._column.addWidget(self.house)
        self._column.addStretch(1)

    def set_preset(self, preset: RuleSet, players: int, name: str = "") -> None:
        """Offer what these rules have; their own length holds. `name` is that of house rules."""
        self._preset = preset
        self.house.set_rules(preset, name)
        self._players = players if players in preset.players else preset.players[-1]
        self._length = 0
        self.retranslate()

    @property
    def rules(self) -> RuleSet:
        """The preset with the length that was chosen."""
        if self._length == OWN_TARGET:
            return with_target(self._preset, self._own_target())
        lengths = usual_lengths(self._preset)
        return lengths[int(self._length)]

    @property
    def players(self) -> int:
        """How many people play."""
        return self._players

    @property
    def deal_number(self) -> int | None:
        """The number of the first deal; None for one by chance."""
        text = self._deal.text()
        return int(text) if text.isdecimal() else None

    def retranslate(self) -> None:
        """Write the words again."""
        players, length, deal = (
            translate("Options", "Players"),
            translate("Options", "Length of the match"),
            translate("Options", "Deal number"),
        )
        for label, words in zip(self._heads, (players, length, deal), strict=True):
            label.setText(words)
        self._players_choice.setAccessibleName(players)
        self._lengths.setAccessibleName(length)
        self._target.setAccessibleName(translate("Options", "Own target"))
        self._target.setPlaceholderText(
            translate("Options", "points, for instance {points}").format(points=1500)
        )
        self._deal.setAccessibleName(deal)
        self._deal.setPlaceholderText(translate("Options", "new, by chance"))
        self._number_note.setText(translate("Options", "The same number deals the same cards."))
        self._die.setText(translate("Options", "Draw a number"))
        self._die.setToolTip(translate("Options", "Draw a number"))
        self._players_choice.set_choices(
            [(count, number(count)) for count in self._preset.players], self._players
        )
        lengths: list[tuple[object, str]] = [
            (index, length_title(rules)) for index, rules in enumerate(usual_lengths(self._preset))
        ]
        lengths.append((OWN_TARGET, translate("Options", "Own target…")))
        self._lengths.set_choices(lengths, self._length)
        self.taking_back.retranslate()
        self.timed.retranslate()
        self.house.retranslate()
        self._write()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        margin = look.px(12)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(look.px(6))
        for label in (*self._heads, self._time, self._number_note):
            label.set_look(look)
        for control in (self._players_choice, self._lengths, self._target, self._deal, self._die):
            control.set_look(look)
        self.taking_back.set_look(look)
        self.timed.set_look(look)
        self.house.set_look(look)
        self._players_choice.setMinimumHeight(look.px(40))

    def _own_target(self) -> int:
        text = self._target.text()
        points = int(text) if text.isdecimal() else 0
        return points or self._preset.target or 2000

    def _write(self) -> None:
        self._target.setVisible(self._length == OWN_TARGET)
        self._time.setText(expected_time(self.rules, self._players))

    def _tell(self) -> None:
        self._write()
        self.changed.emit()

    def _choose_players(self, players: int) -> None:
        self._players = players
        self._tell()

    def _choose_length(self) -> None:
        self._length = self._lengths.currentData()
        self._tell()
        if self._length == OWN_TARGET:
            self._target.setFocus()

    def _draw_number(self) -> None:
        self._deal.setText(str(random.randint(0, MAX_DEAL_NUMBER)))
        self._tell()
