"""Scrolled columns of pages and sheets, and sentences with a star in front."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QWidget

from buraco_desktop.ui.pages.controls import Label
from buraco_desktop.ui.pages.look import LEADING, Look, line_pitch


def style_scroll_bar(area: QAbstractScrollArea, look: Look) -> None:
    """Give a scroll area a thin bar in the colours of its ground."""
    colour = look.dim
    handle = f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, 150)"
    area.verticalScrollBar().setStyleSheet(
        f"QScrollBar {{ background: transparent; width: {look.px(12)}px; margin: 0; }}"
        f"QScrollBar::handle {{ background: {handle}; border-radius: {look.px(4)}px;"
        f" min-height: {look.px(40)}px; margin: 2px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )


def felt_scroller(content: QWidget, parent: QWidget) -> QScrollArea:
    """Return a scroll area without frame and background around a widget."""
    area = QScrollArea(parent)
    # To hand out a viewport that Qt has made itself, PySide6 would load every kind of widget first.
    area.setViewport(QWidget())
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    # Setting the widget turns its background on.
    content.setAutoFillBackground(False)
    return area


class StarLine(Label):
    """A sentence with a wild star in front."""

    def __init__(self) -> None:
        super().__init__(15, 500, wraps=True)
        self._look = Look()

    def set_look(self, look: Look) -> None:
        """Take theme and scale."""
        self._look = look
        super().set_look(look)
        self.setContentsMargins(look.px(22), 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the star and the sentence."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.us))
        centre = QPointF(self._look.px(9), line_pitch(self.font(), LEADING) / 2 + 1)
        painter.drawPolygon(_star(centre, 6.5 * self._look.unit))
        painter.end()


def _star(centre: QPointF, radius: float) -> QPolygonF:
    """Return the wild star: four points, the sign of the house for what is special."""
    points = []
    for step in range(8):
        reach = radius if step % 2 == 0 else radius * 0.4
        angle = math.radians(45 * step)
        points.append(centre + QPointF(reach * math.sin(angle), -reach * math.cos(angle)))
    return QPolygonF(points)
