"""The lower part of the score sheet: all deals, the match, Victory Points, and the course as a chart."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from buraco_desktop.ui.dialogs.score_columns import paint_team_mark, team_colour
from buraco_desktop.ui.dialogs.score_data import SheetData
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.text import number

translate = QCoreApplication.translate
ROW, COLUMN = 21, 76
"""Height of a row and width of a figure, in pixels of the design."""


class DealsTable(QWidget):
    """One row for each finished deal, then the match and its Victory Points."""

    def __init__(self, data: SheetData) -> None:
        super().__init__()
        self._data, self._look = data, Look(is_sheet=True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            ". ".join(f"{words}: {', '.join(map(number, row))}" for words, row, _ in self._rows())
        )

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of all rows."""
        look = self._look
        width = look.px(116 + COLUMN * len(self._data.columns))
        return QSize(width, look.px(ROW * len(self._rows()) + 12))

    def _rows(self) -> list[tuple[str, tuple[int, ...], bool]]:
        data = self._data
        rows = [
            (translate("Score", "Deal {number}").format(number=index), deal, False)
            for index, deal in enumerate(data.deals, 1)
        ]
        rows.append((translate("Score", "Match"), data.totals, True))
        if data.victory_points is not None:
            rows.append((translate("Score", "Victory Points"), data.victory_points, True))
        return rows

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the rows; the sums are large and in the colours of the teams."""
        look = self._look
        painter = QPainter(self)
        y = 4.0 * look.unit
        was_sum = False
        for words, figures, is_sum in self._rows():
            height = ROW * look.unit
            if is_sum and not was_sum:
                painter.setPen(QPen(QColor(look.theme.sheet_line), 1.2))
                painter.drawLine(QPointF(0, y), QPointF(self.width(), y))
                y += 3 * look.unit
            was_sum = is_sum
            painter.setFont(look.font(14, 700 if is_sum else 500))
            painter.setPen(look.text if is_sum else look.dim)
            painter.drawText(QRectF(0, y, self.width(), height), Qt.AlignmentFlag.AlignVCenter, words)
            painter.setFont(look.font(16 if is_sum else 14, 750 if is_sum else 500))
            for place, figure in enumerate(figures):
                painter.setPen(team_colour(look, place) if is_sum else look.text)
                right = self.width() - (len(figures) - 1 - place) * COLUMN * look.unit
                box = QRectF(right - COLUMN * look.unit, y, COLUMN * look.unit, height)
                align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
                painter.drawText(box, align, number(figure))
            y += height
        painter.end()


class TotalsChart(QWidget):
    """How the totals grew: a line for each team, with its mark at every deal."""

    def __init__(self, data: SheetData) -> None:
        super().__init__()
        self._data, self._look = data, Look(is_sheet=True)
        self.setAccessibleName(translate("Score", "The totals after each deal"))

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        self.update()

    def _series(self) -> list[list[int]]:
        series: list[list[int]] = []
        for place in range(len(self._data.columns)):
            line = [0]
            for deal in self._data.deals:
                line.append(line[-1] + deal[place])
            series.append(line)
        return series

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw round levels, the target dashed, and the lines."""
        look = self._look
        series = self._series()
        values = [value for line in series for value in line]
        high, low = max(*values, self._data.target or 0, 100), min(*values, 0)
        step = _round_step((high - low) / 3)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, right = look.px(54), self.width() - look.px(16)
        top, bottom = look.px(12), self.height() - look.px(24)

        def spot(deal: int, value: float) -> QPointF:
            count = max(1, len(self._data.deals))
            return QPointF(
                left + look.px(12) + (right - left - look.px(12)) * deal / count,
                bottom - (bottom - top) * (value - low) / (high - low),
            )

        painter.setFont(look.font(12, 500))
        level = -(-low // step) * step
        while level <= high:
            y = spot(0, level).y()
            painter.setPen(QPen(QColor(look.theme.sheet_line), 1.6 if level == 0 else 1))
            painter.drawLine(QPointF(left, y), QPointF(right, y))
            painter.setPen(look.dim)
            box = QRectF(0, y - 9 * look.unit, left - look.px(6), 18 * look.unit)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, number(int(level))
            )
            level += step
        for deal in range(1, len(self._data.deals) + 1):
            x = spot(deal, 0).x()
            box = QRectF(x - look.px(20), bottom + 2, look.px(40), look.px(20))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number(deal))
        if self._data.target:
            y = spot(0, self._data.target).y()
            painter.setPen(QPen(look.dim, 1.4, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(left, y), QPointF(right, y))
        for place, line in reversed(list(enumerate(series))):
            points = [spot(deal, value) for deal, value in enumerate(line)]
            painter.setPen(QPen(team_colour(look, place), 2.4 * look.unit))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(points))
            for point in points:
                paint_team_mark(painter, place, point, 9 * look.unit, team_colour(look, place))
        painter.end()


def _round_step(rough: float) -> int:
    """Return a round distance between levels: 1, 2 or 5 times a power of ten."""
    power = 10
    while power * 10 <= rough:
        power *= 10
    return next((power * factor for factor in (1, 2, 5) if power * factor >= rough), power * 10)
