"""The self-check: the program tests its rules against all known cases, for anyone who doubts them."""

import threading
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from buraco_desktop.engine import rulesets
from buraco_desktop.headless.check import CaseFileError, bundled_cases, check_files
from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.controls import Label
from buraco_desktop.ui.text import number, preset_title

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class PresetCheck:
    """What came out for one preset."""

    key: str
    passed: int
    failed: int
    error: str = ""
    """Why the cases could not be read; in English, for a report."""


class SelfCheckDialog(PaperSheet):
    """Runs the bundled cases in a thread of its own and shows the counts of each preset as they come."""

    _checked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 640, 620)
        self.results: dict[str, PresetCheck] = {}
        self._close_button = Button(ButtonKind.PRIMARY, parent=self)
        self._close_button.clicked.connect(self.confirm)
        self._verdict = Label(16, 650, wraps=True)
        self._verdict.setParent(self)
        self.setFocusProxy(self._close_button)
        self._checked.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._is_wanted = threading.Event()
        self._is_wanted.set()
        self.closed.connect(self._is_wanted.clear)
        self.destroyed.connect(self._is_wanted.clear)
        self.retranslate()
        self.refresh()
        self._thread = threading.Thread(target=self._work, name="self-check", daemon=True)
        self._thread.start()

    @property
    def is_finished(self) -> bool:
        """Whether every preset has been checked."""
        return len(self.results) == len(rulesets.ALL)

    def wait(self) -> None:
        """Wait until the thread has ended."""
        self._thread.join()

    def retranslate(self) -> None:
        """Write every word again."""
        self.title.setText(translate("SelfCheck", "Self-check"))
        self.subtitle.setText(translate("SelfCheck", "The rules of every game against all known cases"))
        self._close_button.setText(translate("SelfCheck", "Close"))
        self._write_verdict()

    def arrange(self) -> None:
        """Place verdict and button."""
        look, content = self.look, self.content
        for part in (self._close_button, self._verdict):
            part.set_look(look)
        hint = self._close_button.sizeHint()
        width, height = max(hint.width(), look.px(150)), look.px(50)
        self._close_button.setGeometry(content.right() - width, content.bottom() - height, width, height)
        room = content.width() - width - look.px(20)
        self._verdict.setGeometry(content.left(), content.bottom() - look.px(58), room, look.px(58))

    def paint_paper(self, painter: QPainter) -> None:
        """Draw one row for each preset."""
        look, content = self.look, self.content
        height = (content.height() - look.px(70)) / len(rulesets.ALL)
        size = look.px(22)
        for index, rules in enumerate(rulesets.ALL):
            top = content.top() + index * height
            result = self.results.get(rules.key)
            mark = QRectF(content.left(), top + (height - size) / 2, size, size)
            if result is None:
                painter.setPen(QPen(QColor(look.theme.sheet_line), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(mark.adjusted(2, 2, -2, -2))
            else:
                is_right = not result.failed and not result.error
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor("#2E8B62" if is_right else "#A8322A"))
                painter.drawEllipse(mark)
                sign = "check" if is_right else "cross"
                look.art.icon(painter, sign, mark.adjusted(4, 4, -4, -4), QColor("#FFFFFF"))
            painter.setPen(look.text)
            painter.setFont(look.font(15, 600))
            row = QRectF(content.left() + look.px(36), top, content.width() - look.px(36), height)
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, preset_title(rules.key))
            painter.setFont(look.font(15, 500))
            painter.setPen(look.dim)
            align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(row, align, self._words(result))
            painter.setPen(QPen(QColor(look.theme.sheet_line), 1))
            painter.drawLine(row.bottomLeft(), row.bottomRight())

    def _words(self, result: PresetCheck | None) -> str:
        if result is None:
            return translate("SelfCheck", "waiting")
        if result.error:
            return translate("SelfCheck", "could not be read")
        count = result.passed + result.failed
        if result.failed:
            return translate("SelfCheck", "{failed} of {count} cases differ").format(
                failed=number(result.failed), count=number(count)
            )
        return translate("SelfCheck", "%Ln case(s) agree", None, count)

    def _write_verdict(self) -> None:
        if not self.is_finished:
            self._verdict.setText(translate("SelfCheck", "Checking…"))
        elif any(result.error for result in self.results.values()):
            self._verdict.setText(
                translate("SelfCheck", "The cases cannot be read: the installation is damaged.")
            )
        elif any(result.failed for result in self.results.values()):
            self._verdict.setText(translate("SelfCheck", "Something differs. Please report it."))
        else:
            count = sum(result.passed for result in self.results.values())
            self._verdict.setText(
                translate("SelfCheck", "All %Ln case(s) agree with the rules.", None, count)
            )
        self.setAccessibleName(self._verdict.text())

    def _take(self, result: PresetCheck) -> None:
        self.results[result.key] = result
        self._write_verdict()
        self.update()

    def _work(self) -> None:
        """Check preset after preset, on a thread of its own; stop when the sheet is closed."""
        for rules in rulesets.ALL:
            if not self._is_wanted.is_set():
                return
            try:
                report = check_files(bundled_cases(), rules.key)
                result = PresetCheck(rules.key, report.passed, report.failed)
            except (CaseFileError, OSError) as error:
                result = PresetCheck(rules.key, 0, 0, str(error))
            if self._is_wanted.is_set():
                self._checked.emit(result)
