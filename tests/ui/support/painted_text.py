"""Every text that is painted while somebody watches: what was shortened, and what stands out of its place."""

from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

WRAPS, MAY_STAND_OUT = Qt.TextFlag.TextWordWrap.value, Qt.TextFlag.TextDontClip.value
SLACK = 1.5
"""So much may a text stand out without being seen to be cut, in logical pixels."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A text that is not seen as a whole."""

    text: str
    why: str


class PaintedText:
    """Collects what is cut off among the texts that Python paints and that Qt shows in labels and fields."""

    def __init__(self):
        self.cut: list[Cut] = []
        self.count = 0

    def look_at(self, top: QWidget) -> None:
        """Paint a page or dialog with all that is in it, and measure its labels and fields."""
        top.grab()
        for label in top.findChildren(QLabel):
            if label.isVisible() and label.text() and not label.visibleRegion().isEmpty():
                self._measure_label(label)
        for field in top.findChildren(QLineEdit):
            text = field.text() or field.placeholderText()
            if field.isVisible() and text:
                room = field.width() - field.textMargins().left() - field.textMargins().right()
                self._compare(text, field.fontMetrics().horizontalAdvance(text), room, "field")

    def _measure_label(self, label: QLabel) -> None:
        self.count += 1
        if label.wordWrap():
            needed, room = label.heightForWidth(label.width()), label.height()
            self._compare(label.text(), needed, room, "label, height")
        else:
            hint = label.sizeHint()
            self._compare(label.text(), hint.width(), label.width(), "label, width")
            self._compare(label.text(), hint.height(), label.height(), "label, height")

    def _compare(self, text: str, needed: float, room: float, why: str) -> None:
        if needed > room + SLACK:
            self.cut.append(Cut(text, f"{why}: {needed:.0f} of {room:.0f}"))

    def note_drawn(self, painter: QPainter, arguments: tuple) -> None:
        """Take note of one call of `drawText`."""
        text = next((each for each in arguments if isinstance(each, str)), "")
        place = arguments[0]
        if not text.strip() or isinstance(place, QPoint | QPointF | int | float):
            return
        self.count += 1
        flags = next(
            (each for each in arguments[1:] if isinstance(each, (Qt.AlignmentFlag, Qt.TextFlag, int))), 0
        )
        box = QRectF(place) if isinstance(place, QRect | QRectF) else QRectF()
        needed = painter.fontMetrics().boundingRect(QRect(0, 0, round(box.width()), 10_000), int(flags), text)
        self._compare(text, needed.width(), box.width(), "painted, width")
        if int(flags) & WRAPS and not int(flags) & MAY_STAND_OUT:
            # The room for marks above and below the letters of a line may stand out.
            room = box.height() + painter.fontMetrics().height() / 4
            self._compare(text, needed.height(), room, "painted, height")

    def note_shortened(self, text: str, short: str) -> None:
        """Take note of one call of `elidedText`; what has no room at all is left out, and not cut."""
        if short not in (text, ""):
            self.cut.append(Cut(text, f"shortened: {short}"))


@contextmanager
def watched_text():
    """Watch what is painted inside a `with` block."""
    watch = PaintedText()
    draw, elided, elided_f = QPainter.drawText, QFontMetrics.elidedText, QFontMetricsF.elidedText

    def draw_text(painter, *arguments):
        watch.note_drawn(painter, arguments)
        return draw(painter, *arguments)

    def shorten(original):
        def elide(metrics, text, *arguments):
            short = original(metrics, text, *arguments)
            watch.note_shortened(text, short)
            return short

        return elide

    QPainter.drawText, QFontMetrics.elidedText, QFontMetricsF.elidedText = (
        draw_text,
        shorten(elided),
        shorten(elided_f),
    )
    try:
        yield watch
    finally:
        QPainter.drawText, QFontMetrics.elidedText, QFontMetricsF.elidedText = draw, elided, elided_f
