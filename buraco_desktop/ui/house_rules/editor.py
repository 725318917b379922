"""The sheet on which players change a rule set field by field (design 10.4)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QWidget

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.storage import own_rules
from buraco_desktop.storage.faults import SaveError
from buraco_desktop.storage.own_rules import LONGEST_NAME, NamedRules
from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet
from buraco_desktop.ui.house_rules import editor_words, tones
from buraco_desktop.ui.house_rules.board import FieldBoard
from buraco_desktop.ui.house_rules.contradiction_words import contradiction_sentence
from buraco_desktop.ui.house_rules.contradictions import Contradiction, contradictions, smallest_repair
from buraco_desktop.ui.house_rules.draft import Draft, changed_fields, draft_of, rules_of
from buraco_desktop.ui.house_rules.fields import BY_NAME, Group, fields_of
from buraco_desktop.ui.house_rules.foot import Foot
from buraco_desktop.ui.house_rules.groups import GroupList
from buraco_desktop.ui.house_rules.history import History, Stage
from buraco_desktop.ui.house_rules.nearest import differences, nearest_preset
from buraco_desktop.ui.house_rules.row import FieldRow
from buraco_desktop.ui.house_rules.side import DifferencesPanel, NoticePanel, WrongPanel
from buraco_desktop.ui.house_rules.values import no_effect_reason
from buraco_desktop.ui.pages.controls import DropDown, Field, Label
from buraco_desktop.ui.pages.scrolling import felt_scroller, style_scroll_bar
from buraco_desktop.ui.text import preset_title

WIDTH, HEIGHT = 1208, 752
GROUPS_WIDTH, SIDE_WIDTH, NARROW_SIDE, GAP = 196, 300, 240, 18
NARROWEST_MIDDLE = 440
"""When the fields would have less room, in pixels of the design, the right column goes below them."""
TITLE_SIZES = (28, 24, 21, 18)
"""Sizes of the title, in pixels of the design: smaller where the head is full."""
MOST_FOR_FAULTS = 0.66
"""The part of the right column that contradictions may take before they scroll."""


class HouseRulesEditor(PaperSheet):
    """Changes a rule set; nothing is corrected silently, and a draft may contradict itself meanwhile.

    Esc and the cross close, Enter uses the rules, F6 goes round the columns, Ctrl+Z takes a change back.

    Signals:
        rules_chosen(RuleSet, str): play by these rules, with their name; the name is empty for a preset as it
            stands. The key of the rules is that of the preset that they were made from.
        closed(): the sheet is to be taken away.
    """

    rules_chosen = Signal(object, str)

    def __init__(self, rules: RuleSet, name: str, parent: QWidget) -> None:
        """Edit these rules; `name` is what the player calls them, or empty."""
        super().__init__(parent, WIDTH, HEIGHT)
        draft = draft_of(rules)
        base = rulesets.find(rules.key) or nearest_preset(draft, rulesets.ALL[0]).preset
        self._history = History(Stage(base, draft))
        self._found: list[Contradiction] = []
        self._starts_from = Label(15, 500, is_dim=True)
        self._presets, self.name_field = DropDown(), Field()
        self._presets.activated.connect(lambda _index: self._start_from(str(self._presets.currentData())))
        self.name_field.setText(name)
        self.name_field.setMaxLength(LONGEST_NAME)
        self.name_field.setCursorPosition(0)
        for part in (self._starts_from, self._presets, self.name_field):
            part.setParent(self)
        self.groups = GroupList()
        self._groups_area = felt_scroller(self.groups, self)
        self.groups.chosen.connect(self._show_group)
        self._board = FieldBoard()
        self._area = felt_scroller(self._board, self)
        self._area.setWidgetResizable(False)
        self.notice, self.differences, self.faults = (
            NoticePanel(self),
            DifferencesPanel(self),
            WrongPanel(self),
        )
        self.notice.acted.connect(self.undo)
        self.notice.hide()
        self.faults.field_asked.connect(self.show_field)
        self.faults.repair_asked.connect(self.repair)
        self.foot = Foot(self)
        self.foot.read.clicked.connect(self._ask_read)
        self.foot.share.clicked.connect(self._ask_share)
        self.foot.back.clicked.connect(lambda: self._start_from(self.base.key))
        self.foot.use.clicked.connect(self.confirm)
        self.foot.reason.clicked.connect(self._show_faults)
        self._make_rows(self._board.group)
        self.groups.choose(self._board.group)
        self.setFocusProxy(self.groups.rows[self._board.group])
        self.retranslate()

    # -- what is edited -----------------------------------------------------------------------------------

    @property
    def draft(self) -> Draft:
        """The fields as they stand."""
        return self._history.stage.draft

    @property
    def base(self) -> RuleSet:
        """The preset that the rules are made from."""
        return self._history.stage.base

    @property
    def contradictions(self) -> list[Contradiction]:
        """What does not fit now."""
        return list(self._found)

    @property
    def name(self) -> str:
        """The name that the rules get: as typed, or one made from the preset's; empty without changes."""
        typed = "".join(sign for sign in self.name_field.text() if sign.isprintable()).strip()
        if typed or not changed_fields(self.draft, draft_of(self.base)):
            return typed
        return editor_words.usual_name(preset_title(self.base.key))[:LONGEST_NAME]

    def row(self, name: str) -> FieldRow:
        """Return the row of a field."""
        self._make_rows(BY_NAME[name].group)
        return self._board.rows[name]

    def confirm(self) -> None:
        """Hand the rules over, if nothing contradicts."""
        if self._found:
            self._show_faults()
        else:
            self.rules_chosen.emit(rules_of(self.draft, self.base.key), self.name)

    def repair(self) -> None:
        """Make the smallest change that settles every contradiction."""
        self._take(Stage(self.base, self.draft | smallest_repair(self.draft, draft_of(self.base))))
        self.groups.focus()

    def undo(self) -> None:
        """Take the last change back."""
        if self._history.undo():
            self.notice.hide()
            self._write()

    def redo(self) -> None:
        """Make a change again that was taken back."""
        if self._history.redo():
            self._write()

    def show_field(self, name: str) -> None:
        """Show the group of a field, and give the field the focus."""
        self._show_group(BY_NAME[name].group)
        self.groups.choose(self._board.group)
        self._area.ensureWidgetVisible(self.row(name))
        self.row(name).focus()

    def read_file(self, path: Path) -> None:
        """Take the rules of a file; if it has none, say so and change nothing."""
        try:
            named = own_rules.read(path)
        except SaveError as error:
            self._say(editor_words.fault_sentence(error.code, path.name))
            return
        self.name_field.setText(named.name)
        self._take(Stage(rulesets.find(named.rules.key) or self.base, draft_of(named.rules)))
        self._say(editor_words.read_sentence(path.name))

    def share_file(self, path: Path) -> None:
        """Write the rules to a file, with the usual ending if it has none; say how it went."""
        path = path if path.suffix else path.with_name(path.name + own_rules.SUFFIX)
        name = self.name or preset_title(self.base.key)
        try:
            own_rules.write(path, NamedRules(name, rules_of(self.draft, self.base.key)))
        except SaveError as error:
            self._say(editor_words.fault_sentence(error.code, path.name))
        else:
            self._say(editor_words.shared_sentence(path.name))

    def _take(self, stage: Stage) -> None:
        self._history.add(stage)
        self.notice.hide()
        self._write()

    def _start_from(self, key: str) -> None:
        was_changed = bool(changed_fields(self.draft, draft_of(self.base)))
        base = rulesets.find(key) or self.base
        self._take(Stage(base, draft_of(base)))
        if was_changed:
            self._say(editor_words.back_sentence(preset_title(self.base.key)), editor_words.bring_back())

    # -- words --------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Write every word again."""
        self.title.setText(editor_words.title())
        self.setAccessibleName(editor_words.title())
        self._starts_from.setText(editor_words.starts_from())
        self._presets.setAccessibleName(editor_words.starts_from())
        self.name_field.setAccessibleName(editor_words.name_of_rules())
        self.groups.setAccessibleName(editor_words.groups())
        self.groups.retranslate()
        self._board.retranslate()
        self._write()

    def _write(self) -> None:
        """Show the draft everywhere."""
        draft, base = self.draft, draft_of(self.base)
        self._found = contradictions(draft)
        wrong = {name for each in self._found for name in each.fields}
        changed = set(changed_fields(draft, base))
        for row in self._board.rows.values():
            self._write_row(row)
        for group, entry in self.groups.rows.items():
            names = {spec.name for spec in fields_of(group)}
            entry.show_state(len(names & changed), bool(names & wrong))
        title = preset_title(self.base.key)
        self._presets.set_choices(
            [(preset.key, preset_title(preset.key)) for preset in rulesets.ALL], self.base.key
        )
        usual = editor_words.usual_name(title) if changed else editor_words.name_of_rules()
        self.name_field.setPlaceholderText(usual)
        sentences = differences(draft, self.base)
        nearest = nearest_preset(draft, self.base)
        self.differences.show_differences(
            editor_words.differs_from(title, bool(changed)),
            sentences,
            editor_words.nearest(preset_title(nearest.preset.key), nearest.count) if changed else "",
        )
        repair = smallest_repair(draft, base) if self._found else {}
        self.faults.show_faults(
            editor_words.faults_head(len(self._found)),
            [contradiction_sentence(each, draft) for each in self._found],
            editor_words.repair_sentence(repair),
            editor_words.repair_button(),
        )
        self.faults.setVisible(bool(self._found))
        self.foot.show_state(title, faults=len(self._found), is_changed=bool(changed))
        self.refresh()

    def _write_row(self, row: FieldRow) -> None:
        name = row.spec.name
        is_wrong = any(name in each.fields for each in self._found)
        reason = "" if is_wrong else no_effect_reason(name, self.draft)
        row.show_value(self.draft[name], getattr(self.base, name), is_wrong=is_wrong, reason=reason)

    def _say(self, words: str, link: str = "") -> None:
        self.notice.say(words, link)
        self.notice.show()
        self.refresh()

    # -- parts --------------------------------------------------------------------------------------------

    def _make_rows(self, group: Group) -> None:
        """Make the rows of a group, if they were not needed before."""
        for row in self._board.make_rows(group):
            row.changed.connect(self._change)
            self._write_row(row)

    def _change(self, name: str, value: Any) -> None:
        self._take(Stage(self.base, self.draft | {name: value}))

    def _show_group(self, group: Group) -> None:
        if group is self._board.group:
            return
        self._make_rows(group)
        self._board.show_group(group)
        self._area.verticalScrollBar().setValue(0)
        self._groups_area.ensureWidgetVisible(self.groups.rows[group])
        self.setFocusProxy(self.groups.rows[group])
        self.refresh()

    def _show_faults(self) -> None:
        if self.faults.isHidden():
            return
        if self.faults.parent() is not self:
            self._area.ensureWidgetVisible(self.faults)
        self.faults.texts[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _ask_read(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, editor_words.read(), str(Path.home()), editor_words.file_filter(own_rules.SUFFIX)
        )
        if name:
            self.read_file(Path(name))

    def _ask_share(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, editor_words.share(), str(Path.home()), editor_words.file_filter(own_rules.SUFFIX)
        )
        if name:
            self.share_file(Path(name))

    # -- places -------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Place head, columns and foot."""
        look, content = self.look, self.content
        for part in (self._starts_from, self._presets, self.name_field, self.groups, self.foot):
            part.set_look(look)
        for panel in (self.notice, self.differences, self.faults):
            panel.set_look(look)
        for area in (self._area, self._groups_area):
            style_scroll_bar(area, look)
        self._place_head(content)
        foot = self.foot.height_for(content.width())
        self.foot.setGeometry(content.left(), content.bottom() - foot + look.px(14), content.width(), foot)
        self._place_columns(content.adjusted(0, look.px(16), 0, -foot - look.px(2)))

    def _place_head(self, content: QRect) -> None:
        look = self.look
        middle = self.paper.top() + look.px(43)
        right, gap, least = self.paper.right() - look.px(72), look.px(14), look.px(170)
        words = self._starts_from.sizeHint().width()
        presets = min(self._presets.sizeHint().width(), look.px(250))
        # With large text the title gives way to the name that is typed.
        for size in TITLE_SIZES:
            self.title.setFont(look.font(size, 750))
            self.title.resize(self.title.sizeHint())
            left = content.left() + self.title.width() + look.px(18)
            if right - left - presets - gap >= least:
                break
        self.title.move(content.left(), middle - self.title.height() // 2)
        has_words = right - left - words - presets - 2 * gap >= look.px(200)
        self._starts_from.setVisible(has_words)
        for part, width in (
            (self._starts_from, words),
            (self._presets, presets),
            (self.name_field, look.px(260)),
        ):
            if part is self._starts_from and not has_words:
                continue
            height = part.sizeHint().height()
            part.setGeometry(left, middle - height // 2, min(width, right - left), height)
            left += width + gap

    def _place_columns(self, box: QRect) -> None:
        look = self.look
        gap, groups = look.px(GAP), look.px(GROUPS_WIDTH)
        spare = box.width() - groups - 2 * gap - look.px(NARROWEST_MIDDLE)
        side = min(look.px(SIDE_WIDTH), spare)
        is_narrow = side < look.px(NARROW_SIDE)
        self._groups_area.setGeometry(
            QRect(box.topLeft() - QPoint(look.px(8), 0), QSize(groups, box.height()))
        )
        self._move_panels(is_narrow)
        middle = box.left() + groups + gap
        right = box.right() if is_narrow else box.right() - side - gap
        self._area.setGeometry(middle, box.top(), right - middle, box.height())
        # The scroll bar's room is always kept: rows do not move when it comes.
        self._board.place(right - middle - look.px(14), look)
        if is_narrow:
            return
        left, top, bottom = box.right() - side, box.top(), box.bottom()
        if not self.notice.isHidden():
            height = self.notice.needed_height(side)
            self.notice.setGeometry(left, top, side, height)
            top += height + look.px(12)
        if not self.faults.isHidden():
            height = min(self.faults.needed_height(side), round(MOST_FOR_FAULTS * (bottom - top)))
            above = self.differences.needed_height(side) + look.px(12)
            height = max(height, min(self.faults.needed_height(side), bottom - top - above))
            above = min(above, bottom - top - height)
            self.faults.setGeometry(left, top + above, side, height)
            self.differences.setGeometry(left, top, side, above - look.px(12))
        else:
            height = min(self.differences.needed_height(side), bottom - top)
            self.differences.setGeometry(left, top, side, height)

    def _move_panels(self, is_narrow: bool) -> None:
        """Put the panels beside the fields; without room there, the notice above them, the others below."""
        if is_narrow:
            self._board.set_panels([self.notice], [self.faults, self.differences])
            return
        self._board.set_panels([], [])
        for panel in (self.notice, self.differences, self.faults):
            if panel.parent() is not self:
                is_hidden = panel.isHidden()
                panel.setParent(self)
                panel.setVisible(not is_hidden)

    def paint_paper(self, painter: QPainter) -> None:
        """Draw the lines below the head and above the foot."""
        content = self.content
        painter.setPen(QPen(tones.line(self.look), max(1, 2 * self.look.is_high_contrast)))
        for y in (content.top(), self.foot.geometry().top() - self.look.px(8)):
            painter.drawLine(content.left(), y, content.right(), y)

    # -- keys ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button on Enter; go round the columns; undo; else do as every sheet does."""
        focused = self.window().focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and isinstance(focused, QAbstractButton) and not focused.isCheckable():
            focused.click()
        elif event.key() == Qt.Key.Key_F6:
            self._next_column(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.redo()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Stay open after a click beside the paper: changes would be lost."""
        event.accept()

    def _next_column(self, step: int) -> None:
        stops: list[tuple[QWidget, Callable[[], None]]] = [
            (self.groups, self.groups.focus),
            (self._area, self._focus_fields),
            (self.faults, self._show_faults),
            (self.foot, lambda: self.foot.read.setFocus(Qt.FocusReason.TabFocusReason)),
        ]
        focused = self.window().focusWidget()
        inside = [
            number for number, (part, _) in enumerate(stops) if part is focused or part.isAncestorOf(focused)
        ]
        shown = [number for number, (part, _) in enumerate(stops) if not part.isHidden()]
        place = inside[-1] if inside else -1
        others = [number for number in shown if number > place] + shown
        if step < 0:
            others = [number for number in reversed(shown) if number < place] + shown[::-1]
        stops[others[0]][1]()

    def _focus_fields(self) -> None:
        for row in self._board.shown_rows():
            if not row.control.isHidden() or not row.drop_down.isHidden():
                row.focus()
                return
