"""The new-match page: every choice of a match in one view (design 10.3)."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.storage.own_rules import NamedRules
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.choice import LastChoice, MatchChoice
from buraco_desktop.ui.pages.controls import DropDown, Label
from buraco_desktop.ui.pages.felt_page import FeltPage
from buraco_desktop.ui.pages.look import line_width
from buraco_desktop.ui.pages.options import MatchOptions
from buraco_desktop.ui.pages.preset_list import PresetList
from buraco_desktop.ui.pages.scrolling import StarLine, felt_scroller, style_scroll_bar
from buraco_desktop.ui.pages.seats import SeatsBoard
from buraco_desktop.ui.text import joined, preset_title
from buraco_desktop.ui.text_care import practice
from buraco_desktop.ui.text_clock import clock_summary
from buraco_desktop.ui.text_differences import difference_sentences
from buraco_desktop.ui.text_rules import expected_time, length_title, match_sentence, preset_paragraph
from buraco_desktop.ui.text_strength import strength_lines

translate = QCoreApplication.translate
MOST_DIFFERENCES = 6
TWO_COLUMNS_BELOW = 1100
MARGIN, RIM = 40, 4
"""Free at both sides, in pixels of the design; how far what is seen differs from the geometry, in pixels."""
LIST_WIDTH, OPTIONS_WIDTH, GAP = 244, 304, 20
PLAY_WIDTH = 320


class NewMatchPage(FeltPage):
    """Choose a game, its length, who sits where and which deal.

    Signals:
        play_requested(MatchChoice): deal the first cards.
        back_requested(): show the start page.
        house_rules_requested(RuleSet, str): let the player change these rules, which have this name.
    """

    play_requested = Signal(object)
    back_requested = Signal()
    house_rules_requested = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preset = rulesets.BUKHARO
        self._rules_name = ""
        self._last_played = rulesets.BURACO
        self._other_key = self._last_played.key
        self._back = Button(ButtonKind.ICON, "back-arrow", self)
        self._back.clicked.connect(self.back_requested)
        self._title = Label(30, 750)
        self._title.setParent(self)
        self._presets = PresetList()
        self._presets.chosen.connect(self._choose_preset)
        self._left = felt_scroller(self._presets, self)
        self._make_middle()
        self._options = MatchOptions()
        self._options.changed.connect(self._write_choice)
        self._options.house.edit_requested.connect(self._ask_house_rules)
        self._options.house.rules_chosen.connect(lambda named: self.use_rules(named.rules, named.name))
        self._right = felt_scroller(self._options, self)
        self._sentence, self._details = Label(16, 650, wraps=True), Label(14, 500, is_dim=True, wraps=True)
        for label in (self._sentence, self._details):
            label.setParent(self)
        self.show_preset(self._preset.key)

    def set_last(self, last: LastChoice) -> None:
        """Take what the player chose last."""
        self._last_played = rulesets.find(last.preset) or rulesets.BURACO
        self._seats.set_own_name(last.own_name)
        self._seats.set_bots(last.bot, last.partner)
        self._seats.set_company(last.cast, last.people)
        self._options.set_preset(self._preset, last.players)
        self._write_preset()

    def show_preset(self, key: str) -> None:
        """Show a preset as chosen, compared with the one played last."""
        self._preset = rulesets.find(key) or rulesets.BUKHARO
        self._rules_name = ""
        self._presets.choose(self._preset.key)
        self._options.set_preset(self._preset, self._options.players)
        self._other_key = self._compared().key
        self.retranslate()

    def use_rules(self, rules: RuleSet, name: str) -> None:
        """Choose house rules; they are compared with the preset that they were made from."""
        self._preset, self._rules_name = rules, name
        self._presets.choose(rules.key)
        self._options.set_preset(rules, self._options.players, name)
        self._other_key = rules.key
        self.retranslate()

    def show_own_rules(self, entries: Sequence[NamedRules]) -> None:
        """Offer the player's own rules, newest first."""
        self._options.house.set_entries(entries)

    def _ask_house_rules(self) -> None:
        self.house_rules_requested.emit(self._options.rules, self._rules_name)

    @property
    def choice(self) -> MatchChoice:
        """The match as it is chosen now."""
        return MatchChoice(
            self._options.rules,
            self._options.players,
            self._seats.own_name,
            self._seats.bots,
            self._seats.names,
            self._seats.portraits,
            self._options.deal_number,
            self._options.timed.match_minutes,
            self._options.timed.turn_seconds,
            self._options.taking_back.is_practice,
            self._seats.cast,
            self._seats.people,
        )

    def play(self) -> None:
        """Ask for the match as it is chosen."""
        self.play_requested.emit(self.choice)

    def retranslate(self) -> None:
        """Write every word again."""
        self.setAccessibleName(translate("NewMatchPage", "New match"))
        self._title.setText(translate("NewMatchPage", "New match"))
        self._back.setText(translate("NewMatchPage", "Back"))
        self._back.setToolTip(translate("NewMatchPage", "Back to the start page"))
        self._differs.setText(translate("NewMatchPage", "Differs from"))
        self._seats_head.setText(translate("NewMatchPage", "Who sits where"))
        self._seats_how.setText(translate("NewMatchPage", "Click a seat to change it"))
        self.play_button.setText(translate("NewMatchPage", "Play"))
        self.play_button.set_key(translate("NewMatchPage", "Enter", "the key"))
        self._presets.setAccessibleName(translate("NewMatchPage", "Games"))
        self._presets.retranslate()
        self._options.retranslate()
        self._seats.retranslate()
        self._write_preset()

    def arrange(self) -> None:
        """Lay the columns out; in narrow windows the right one moves below the middle one."""
        look = self.look
        for area in (self._left, self._middle, self._right):
            style_scroll_bar(area, look)
        for control in (self._back, self._title, self._presets, self._options, self._seats, self.play_button):
            control.set_look(look)
        for label in (
            self._name,
            self._paragraph,
            self._differs,
            self._seats_head,
            self._seats_how,
            *self._lines,
        ):
            label.set_look(look)
        for label in (self._sentence, self._details):
            label.set_look(look)
        self._other.set_look(look)
        self._column.setSpacing(look.px(8))
        self._line_column.setSpacing(look.px(1))
        width = min(self.width(), round(1.9 * self.height()))
        left = (self.width() - width) // 2
        margin, end = left + look.px(MARGIN), left + width - look.px(MARGIN)
        # Buttons keep a rim free around what they show, and zones reach beyond what lies in them.
        self._back.setGeometry(margin - RIM, look.px(22), look.px(46), look.px(46))
        self._title.setGeometry(margin + look.px(54), look.px(20), self.width() // 2, look.px(50))
        top, bottom = look.px(82), self.height() - self.ledge_height - look.px(16)
        self._place_columns(margin + RIM, end - RIM, top, bottom)
        self._place_ledge(margin, end + RIM)

    def _place_columns(self, left: int, right: int, top: int, bottom: int) -> None:
        look = self.look
        gap = look.px(GAP)
        list_width = look.px(LIST_WIDTH)
        self._left.setGeometry(left, top, list_width, bottom - RIM - top)
        middle = left + list_width + gap
        is_narrow = self.width() < TWO_COLUMNS_BELOW or self.width() < 1180 * look.unit
        # The options move to where they can be seen.
        if is_narrow != (self._options.parentWidget() is self._middle_sheet):
            if is_narrow:
                self._right.takeWidget()
                self._column.addWidget(self._options)
                self._options.show()
            else:
                self._column.removeWidget(self._options)
                self._right.setWidget(self._options)
                self._options.setAutoFillBackground(False)
            self._right.setVisible(not is_narrow)
        middle_right = right if is_narrow else right - look.px(OPTIONS_WIDTH) - gap
        options_width = look.px(OPTIONS_WIDTH)
        self._right.setGeometry(QRect(right - options_width, top, options_width, bottom - RIM - top))
        self._middle.setGeometry(middle, top, middle_right - middle, bottom - top)
        self._seats.setMinimumHeight(self._seats.minimumSizeHint().height())

    def _place_ledge(self, left: int, right: int) -> None:
        look = self.look
        height = self.ledge_height
        top = self.height() - height
        play_height = min(look.px(72), height - look.px(20))
        play_width = max(look.px(PLAY_WIDTH), self.play_button.sizeHint().width())
        self.play_button.setGeometry(
            right - play_width, top + (height - play_height) // 2, play_width, play_height
        )
        room = self._ledge_room()
        heights = self._sentence_heights(room)
        y = top + (height - sum(heights) - look.px(4)) // 2
        for label, label_height in zip((self._sentence, self._details), heights, strict=True):
            label.setGeometry(left, y, room, label_height)
            y += label_height + look.px(4)

    def _ledge_room(self) -> int:
        left, right = self._ledge_span()
        play_width = max(self.look.px(PLAY_WIDTH), self.play_button.sizeHint().width())
        return right - play_width - self.look.px(24) - left

    def _sentence_heights(self, room: int) -> list[int]:
        return [label.heightForWidth(room) for label in (self._sentence, self._details)]

    @property
    def ledge_height(self) -> int:
        """Height of the ledge in logical pixels: lower than on the start page, but it holds its sentences."""
        needed = sum(self._sentence_heights(self._ledge_room())) + self.look.px(20)
        return max(needed, round(max(92, min(104 * self.height() / 800, 190))))

    def paint_still(self, painter: QPainter) -> None:
        """Draw the zones behind the lists."""
        look = self.look
        painter.setPen(QPen(look.field_line, line_width(look)))
        painter.setBrush(QColor(look.theme.zone_fill))
        for area in (self._left, self._right):
            if not area.isHidden():
                box = QRectF(area.geometry()).adjusted(-RIM, -RIM, RIM, RIM)
                painter.drawRoundedRect(box, 18 * look.unit, 18 * look.unit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Esc, play on Enter."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_requested.emit()
        else:
            super().keyPressEvent(event)

    def _make_middle(self) -> None:
        self._middle_sheet = QWidget()
        self._column = QVBoxLayout(self._middle_sheet)
        self._column.setContentsMargins(4, 0, 8, 0)
        self._name = Label(24, 700)
        self._paragraph = Label(15, 500, wraps=True)
        self._differs = Label(15, 500, is_dim=True)
        self._other = DropDown()
        self._other.activated.connect(self._choose_other)
        self._lines = [StarLine() for _ in range(MOST_DIFFERENCES + 1)]
        self._seats_head, self._seats_how = Label(16, 650), Label(13, 500, is_dim=True)
        self._seats = SeatsBoard()
        self._seats.changed.connect(self._write_choice)
        row = QHBoxLayout()
        row.addWidget(self._differs)
        row.addWidget(self._other)
        row.addStretch(1)
        self._column.addWidget(self._name)
        self._column.addWidget(self._paragraph)
        self._column.addLayout(row)
        self._line_column = QVBoxLayout()
        for line in self._lines:
            self._line_column.addWidget(line)
        self._column.addLayout(self._line_column)
        seats_row = QHBoxLayout()
        seats_row.addWidget(self._seats_head)
        seats_row.addStretch(1)
        seats_row.addWidget(self._seats_how)
        self._column.addLayout(seats_row)
        self._column.addWidget(self._seats, 1)
        self._middle = felt_scroller(self._middle_sheet, self)

    def _compared(self) -> RuleSet:
        """Return the preset that the chosen one is compared with at first."""
        if self._last_played is not self._preset:
            return self._last_played
        return rulesets.BURACO if self._preset is not rulesets.BURACO else rulesets.BUKHARO

    def _choose_preset(self, key: str) -> None:
        self._preset = rulesets.find(key) or self._preset
        self._rules_name = ""
        self._options.set_preset(self._preset, self._options.players)
        if self._other_key == key:
            self._other_key = self._compared().key
        self._write_preset()

    def _choose_other(self) -> None:
        self._other_key = str(self._other.currentData())
        self._write_preset()

    def _write_preset(self) -> None:
        self._name.setText(self._rules_name or preset_title(self._preset.key))
        self._paragraph.setText(preset_paragraph(self._preset))
        others = [(rules.key, preset_title(rules.key)) for rules in rulesets.ALL if rules is not self._preset]
        self._other.set_choices(list(others), self._other_key)
        self._other.setAccessibleName(translate("NewMatchPage", "Differs from"))
        other = rulesets.find(self._other_key) or self._compared()
        sentences = difference_sentences(self._preset, other)
        shown = sentences[:MOST_DIFFERENCES]
        more = sentences[MOST_DIFFERENCES:]
        for line, sentence in zip(self._lines, [*shown, *[""] * len(self._lines)], strict=False):
            line.setText(sentence)
            line.setVisible(bool(sentence))
        last = self._lines[-1]
        if more:
            count = len(more)
            last.setText(translate("NewMatchPage", "and %n more", None, count))
            last.setToolTip("\n".join(more))
            last.setVisible(True)
        self._write_choice()

    def _write_choice(self) -> None:
        options = self._options
        self._seats.set_table(options.players, self._preset.team_count(options.players))
        self._seats.set_strengths(strength_lines(options.rules, options.players))
        names, team_count = self._seats.names, self._preset.team_count(options.players)
        is_shared = None in self._seats.bots
        you = self._seats.own_name if is_shared else translate("NewMatchPage", "you")
        seated = (you, *names)
        teams = [joined(list(seated[team::team_count])) for team in range(team_count)]
        sides = translate("NewMatchPage", "{own} against {others}").format(
            own=teams[0], others=translate("NewMatchPage", " and against ").join(teams[1:])
        )
        self._sentence.setText(f"{match_sentence(options.rules, options.players)}: {sides}")
        details = [length_title(options.rules), expected_time(options.rules, options.players)]
        minutes = options.timed.match_minutes
        if minutes is not None:
            details.append(clock_summary(minutes, options.timed.turn_seconds))
        if options.taking_back.is_practice:
            details.append(practice().lower())
        if options.deal_number is not None:
            details.append(
                translate("NewMatchPage", "deal number {number}").format(number=options.deal_number)
            )
        self._details.setText(" · ".join(details))
        self._refresh()

    def _ledge_span(self) -> tuple[int, int]:
        width = min(self.width(), round(1.9 * self.height()))
        left = (self.width() - width) // 2
        return left + self.look.px(MARGIN), left + width - self.look.px(MARGIN) + RIM
