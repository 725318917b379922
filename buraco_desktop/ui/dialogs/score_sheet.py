"""The score sheet: what every card and canasta counted, and how the match stands (design 10.7)."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from buraco_desktop.session.session import MatchSession
from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet
from buraco_desktop.ui.dialogs.score_columns import LEAST_COLUMN, TeamColumn, team_colour
from buraco_desktop.ui.dialogs.score_data import SheetData, sheet_data
from buraco_desktop.ui.dialogs.score_totals import DealsTable, TotalsChart
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.scrolling import felt_scroller, style_scroll_bar
from buraco_desktop.ui.text import number

translate = QCoreApplication.translate
FEWEST_DEALS_OF_CHART = 2
COLUMN_GAPS = {2: 30, 3: 16}
"""Between so many columns, in logical pixels."""
BAR_ROOM = 18
"""For the scroll bar, in scaled pixels."""


class ScoreSheet(PaperSheet):
    """The sheet after a deal, or of the deal that is being played.

    Signals:
        next_deal_requested(): deal again.
        new_match_requested(): choose another match; the present one is over.
    """

    next_deal_requested = Signal()
    new_match_requested = Signal()

    def __init__(
        self, session: MatchSession, seat: int, parent: QWidget, *, is_covered: bool = False
    ) -> None:
        """Show the match as this seat may see it; while its hand `is_covered`, without that."""
        super().__init__(parent, 1060, 752)
        self._session, self._seat, self._is_covered = session, seat, is_covered
        self._primary = Button(ButtonKind.PRIMARY, parent=self)
        self._primary.clicked.connect(self.confirm)
        self._columns_area = felt_scroller(QWidget(), self)
        self._deals_area = felt_scroller(QWidget(), self)
        self._columns: list[TeamColumn] = []
        self._chart: TotalsChart | None = None
        self.retranslate()
        self.setFocusProxy(self._primary)
        self.refresh()

    @property
    def data(self) -> SheetData:
        """What the sheet shows."""
        return self._data

    def confirm(self) -> None:
        """Go on: to the next deal, to a new match, or back to the table."""
        if self._data.is_match_over:
            self.new_match_requested.emit()
        elif self._data.is_deal_over:
            self.next_deal_requested.emit()
        else:
            self.closed.emit()

    def retranslate(self) -> None:
        """Write every word again."""
        self._data = data = sheet_data(self._session, self._seat, is_covered=self._is_covered)
        self.title.setText(data.title)
        self.subtitle.setText(data.subtitle)
        self.setAccessibleName(f"{data.title}. {data.subtitle}")
        if data.is_match_over:
            words = translate("Score", "New match")
        elif data.is_deal_over:
            words = translate("Score", "Next deal")
        else:
            words = translate("Score", "Back to the table")
        self._primary.setText(words)
        heads = (translate("Score", "cards"), translate("Score", "bonus"))
        self._columns = [TeamColumn(column, place, heads) for place, column in enumerate(data.columns)]
        board = QWidget()
        row = QHBoxLayout(board)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(COLUMN_GAPS[len(self._columns)])
        for column in self._columns:
            row.addWidget(column, 1, Qt.AlignmentFlag.AlignTop)
        self._columns_area.setWidget(board)
        board.setAutoFillBackground(False)
        self._deals = DealsTable(data)
        self._deals_area.setWidget(self._deals)
        self._deals.setAutoFillBackground(False)
        if self._chart is not None:
            self._chart.hide()
            self._chart.deleteLater()
        self._chart = TotalsChart(data) if len(data.deals) >= FEWEST_DEALS_OF_CHART else None
        if self._chart is not None:
            self._chart.setParent(self)
            self._chart.show()

    def arrange(self) -> None:
        """Place columns, sums, deals, chart and button."""
        if not self._columns:
            return
        look, content = self.look, self.content
        self._primary.set_look(look)
        self._deals.set_look(look)
        button_height = look.px(56)
        foot_height = look.px(152)
        if self._chart is None:
            # Without a chart the lines of the deal get what few deals leave.
            needed = max(self._deals.sizeHint().height() + look.px(16), button_height + look.px(16))
            foot_height = min(foot_height, needed)
        sums_height = look.px(46)
        self._sums_top = content.bottom() - foot_height - sums_height
        self._columns_area.setGeometry(
            QRect(content.left(), content.top(), content.width(), self._sums_top - content.top())
        )
        button_width = max(look.px(210), self._primary.sizeHint().width())
        foot = QRect(content.left(), content.bottom() - foot_height, content.width(), foot_height)
        self._primary.setGeometry(
            foot.right() - button_width, foot.center().y() - button_height // 2, button_width, button_height
        )
        # All columns stand beside each other at any size of text: they get smaller where they must.
        gaps = COLUMN_GAPS[len(self._columns)] * (len(self._columns) - 1)
        each = (content.width() - gaps - look.px(BAR_ROOM)) / len(self._columns)
        fitting = replace(look, unit=min(look.unit, each / LEAST_COLUMN))
        for column in self._columns:
            column.set_look(fitting)
        for area in (self._columns_area, self._deals_area):
            style_scroll_bar(area, look)
        deals_width = min(
            self._deals.sizeHint().width() + look.px(20), foot.width() - button_width - look.px(20)
        )
        self._deals_area.setGeometry(
            foot.left() + look.px(10), foot.top() + look.px(6), deals_width, foot_height - look.px(10)
        )
        bar = self._deals_area.verticalScrollBar()
        bar.setValue(bar.maximum())
        if self._chart is not None:
            left = foot.left() + deals_width + look.px(24)
            room = foot.right() - button_width - look.px(20) - left
            self._chart.setVisible(room > look.px(140))
            self._chart.set_look(look)
            self._chart.setGeometry(left, foot.top() + look.px(8), max(0, room), foot_height - look.px(8))

    def paint_paper(self, painter: QPainter) -> None:
        """Draw the totals of the deal under the columns."""
        look, content = self.look, self.content
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        words = (
            translate("Score", "This deal")
            if self._data.is_deal_over
            else translate("Score", "So far in sight")
        )
        for place, (column, lines) in enumerate(zip(self._data.columns, self._columns, strict=True)):
            # Under its own figures, wherever a scroll bar leaves them.
            box = QRectF(lines.mapTo(self, QPoint()).x(), self._sums_top, lines.width(), look.px(46))
            painter.setPen(look.text)
            painter.setFont(look.font(15, 650))
            painter.drawText(box.adjusted(look.px(10), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, words)
            painter.setPen(team_colour(look, place))
            painter.setFont(look.font(25, 800))
            painter.drawText(box.adjusted(0, 0, -look.px(12), 0), align, number(column.total))
        painter.setPen(QPen(QColor(look.theme.sheet_line), 1.4))
        y = self._sums_top + look.px(46)
        painter.drawLine(QPointF(content.left(), y), QPointF(content.right(), y))
