"""How big and in which colours a page is drawn: one value that every control gets."""

from dataclasses import field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextLayout
from PySide6.QtWidgets import QAbstractButton

from buraco_desktop.engine.values import dataclass
from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.pages.card_art import Art
from buraco_desktop.ui.theme import FELT, Theme, font

SMALLEST_TEXT = 12
TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
LEADING, HEAD_LEADING = 1.4, 1.25
"""Distance of lines by the size of the text, of sentences and of heads (design 3)."""


@dataclass(frozen=True, slots=True)
class Look:
    """Theme, scale and card faces of a page; `is_sheet` for what lies on paper instead of felt."""

    theme: Theme = FELT
    unit: float = 1.0
    """Logical pixels for each pixel of the design, text setting included."""
    faces: FaceStyle = field(default_factory=FaceStyle)
    is_sheet: bool = False
    art: Art = field(default_factory=Art, compare=False)

    def px(self, length: float) -> int:
        """Return a length of the design in whole logical pixels."""
        return round(length * self.unit)

    def font(self, pixels: float, weight: int = 500) -> QFont:
        """Return the font for a size of the design."""
        return font(max(SMALLEST_TEXT, pixels * self.unit), weight)

    @property
    def text(self) -> QColor:
        """Colour of text."""
        return QColor(self.theme.sheet_text if self.is_sheet else self.theme.text)

    @property
    def dim(self) -> QColor:
        """Colour of text that matters less."""
        return QColor(self.theme.sheet_dim if self.is_sheet else self.theme.text_dim)

    @property
    def suffix(self) -> str:
        """Ending of the files of card faces from 64 pixels on."""
        return self.faces.file_name(0, 100).removeprefix("AS")

    @property
    def small_suffix(self) -> str:
        """Ending of the files of smaller card faces, which have the large index."""
        return self.faces.file_name(0, 10).removeprefix("AS")

    @property
    def is_high_contrast(self) -> bool:
        """Whether lines must be full white or black."""
        return self.theme.key == "high-contrast"

    @property
    def is_light(self) -> bool:
        """Whether the ground is a light paper."""
        return self.is_sheet and QColor(self.theme.sheet).lightness() > 128

    @property
    def field_fill(self) -> QColor:
        """Fill of fields and drop-downs."""
        if self.is_high_contrast:
            return QColor("#000000")
        if self.is_light:
            return QColor("#FFFDF6")
        return QColor(0, 0, 0, 66)

    @property
    def field_line(self) -> QColor:
        """Outline of fields and drop-downs."""
        if self.is_high_contrast:
            return QColor("#FFFFFF")
        return QColor("#D8CBA8") if self.is_light else QColor(255, 255, 255, 41)

    @property
    def chosen(self) -> tuple[QColor, QColor]:
        """Fill and text of a chosen segment."""
        if self.is_light:
            return QColor("#2F6154"), QColor("#FFF6E0")
        return QColor("#FFF6E4"), QColor("#2A1B0C")

    @property
    def link(self) -> QColor:
        """Colour of links."""
        return QColor(self.theme.them_on_sheet if self.is_sheet else self.theme.text)


def line_width(look: Look) -> float:
    """Return the width of outlines in logical pixels."""
    return 2.0 if look.is_high_contrast else 1.2


def wrapped_lines(text: str, face: QFont, width: float) -> list[str]:
    """Return the lines of a text broken at this width."""
    lines = []
    for paragraph in text.split("\n"):
        layout = QTextLayout(paragraph, face)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            lines.append(paragraph[line.textStart() : line.textStart() + line.textLength()].rstrip())
        layout.endLayout()
    return lines


def line_pitch(face: QFont, leading: float) -> float:
    """Return the distance of lines; `leading` is the one of the design, by the size of the text."""
    return max(QFontMetricsF(face).height(), leading * face.pixelSize())


def draw_lines(
    painter: QPainter, text: str, box: QRectF, leading: float, align: Qt.AlignmentFlag = TOP_LEFT
) -> None:
    """Draw a text in the painter's font and colour, broken into lines as wide as the box."""
    face = painter.font()
    metrics, pitch = QFontMetricsF(face), line_pitch(face, leading)
    lines = wrapped_lines(text, face, box.width())
    top = box.top()
    if align & Qt.AlignmentFlag.AlignVCenter:
        top += (box.height() - pitch * len(lines)) / 2
    for number, line in enumerate(lines):
        free = box.width() - metrics.horizontalAdvance(line)
        share = 0.5 if align & Qt.AlignmentFlag.AlignHCenter else 0
        base = top + pitch * number + (pitch - metrics.height()) / 2 + metrics.ascent()
        painter.drawText(QPointF(box.left() + share * free, round(base)), line)


def wrapped_height(text: str, face: QFont, width: float, leading: float = 0.0) -> float:
    """Return the height of a text broken into lines of this width; without `leading`, as close as can be."""
    if leading:
        return len(wrapped_lines(text, face, width)) * line_pitch(face, leading)
    box = QFontMetricsF(face).boundingRect(QRectF(0, 0, width, 10_000), Qt.TextFlag.TextWordWrap, text)
    return box.height()


def fitting_font(
    text: str,
    look: Look,
    sizes: tuple[float, ...],
    weight: int,
    width: float,
    height: float,
    leading: float = 0.0,
) -> QFont:
    """Return the largest of the sizes at which the text fits a box, else the smallest of them."""
    for pixels in sizes:
        face = look.font(pixels, weight)
        longest = max((QFontMetricsF(face).horizontalAdvance(word) for word in text.split()), default=0)
        if longest <= width and wrapped_height(text, face, width, leading) <= height + 1:
            return face
    return look.font(sizes[-1], weight)


def draw_focus(painter: QPainter, box: QRectF, radius: float, look: Look) -> None:
    """Draw the mark of keyboard focus: a double frame just outside a box."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner, outer = (QColor("#1B2336"), QColor("#FFFFFF"))
    if look.is_light:
        inner, outer = outer, inner
    painter.setPen(QPen(inner, 2))
    painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), radius + 1, radius + 1)
    painter.setPen(QPen(outer, 2))
    painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), radius + 3, radius + 3)


def draw_row_ground(painter: QPainter, row: QAbstractButton, look: Look) -> QRectF:
    """Draw what lies under a row of a list of groups: the one that holds is framed. Return the row's box."""
    box = QRectF(row.rect()).adjusted(3, 2, -3, -2)
    radius = 10 * look.unit
    if row.isChecked() or row.underMouse():
        fill = QColor(look.theme.us)
        fill.setAlpha(58 if row.isChecked() else 24)
        painter.setBrush(fill)
        edge = QPen(QColor(look.theme.us_edge), 2 if look.is_high_contrast else 1.4)
        painter.setPen(edge if row.isChecked() else QPen(Qt.PenStyle.NoPen))
        painter.drawRoundedRect(box, radius, radius)
    if row.hasFocus():
        draw_focus(painter, box.adjusted(3, 3, -3, -3), radius - 3, look)
    return box


def draw_row_name(painter: QPainter, row: QAbstractButton, room: QRectF, look: Look) -> None:
    """Write the name of such a row, in two lines at most."""
    height = 2 * QFontMetricsF(row.font()).height()
    painter.setFont(fitting_font(row.text(), look, (15, 14, 13), 650, room.width(), height))
    painter.setPen(look.text)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, row.text())
