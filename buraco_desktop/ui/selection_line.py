"""What is chosen, in words, on the upper edge of the ledge: a raised card alone can be overlooked."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from buraco_desktop.ui.chip_text import card_sign, written_out
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.table.chip_line import chip_line_width, draw_chip_line
from buraco_desktop.ui.table.parts import CENTRE, SMALLEST_TEXT, Part
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table.spots import Rect
from buraco_desktop.ui.text import card_name, cards_count, points_count
from buraco_desktop.ui.theme import Theme, colour

Z_LINE = 4900
"""Above the hand, below bars and messages."""
MOST_OF_HAND = 0.6
"""Part of the hand's width that the line may take; a longer one only counts the cards."""


class SelectionLine(Part):
    """A small line at the right end of the ledge's edge, where neither melds nor cards lie."""

    def __init__(self, controller: TableController, scene: TableScene, theme: Theme) -> None:
        super().__init__(theme)
        self._table, self._scene = controller, scene
        self.text = ""
        """What it says; empty while nothing is chosen."""
        self._shown = ""
        """The same with chips in place of cards."""
        self.setZValue(Z_LINE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self)
        scene.laid_out.connect(self.refresh)
        controller.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Say what is chosen now."""
        cards, layout = self._table.selection, self._scene.table
        self.setVisible(bool(cards) and layout is not None)
        if not cards or layout is None:
            self.text = ""
            return
        size, style = self._text_size(layout.u), self._table.look.style
        points = points_count(sum(self._table.model.rules.points[card] for card in cards))
        in_hand = self._table.in_hand_order(cards)
        signs = card_name(cards[0]) if len(cards) == 1 else " ".join(card_sign(card) for card in in_hand)
        lines = (f"{signs} · {points}", f"{cards_count(len(cards))} · {points}")
        room = MOST_OF_HAND * layout.hand.width - 2 * size
        fitting = (line for line in lines if chip_line_width(line, size, 600, style) <= room)
        self._shown = next(fitting, lines[-1])
        self.text = written_out(self._shown)
        width = round(chip_line_width(self._shown, size, 600, style) + 2 * size)
        height, top = round(1.7 * size), layout.ledge.y - 9.5 * layout.u
        self.place(Rect(layout.hand.right - width, round(top), width, height), layout.u, margin=2)
        self.redraw()

    @staticmethod
    def _text_size(u: float) -> float:
        return max(SMALLEST_TEXT, 12.5 * u)

    @property
    def area(self) -> list[Rect]:
        """Where the line lies on the scene: one rectangle, none while nothing is chosen."""
        size = self.box.size()
        return [Rect(self.x(), self.y(), size.width(), size.height())] if self.text else []

    def draw(self, painter: QPainter) -> None:
        """Draw the text on a dark pill."""
        box = QRectF(self.box)
        painter.setBrush(colour(self.theme.plate))
        painter.setPen(QPen(colour(self.theme.us), 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), box.height() / 2, box.height() / 2)
        size, style = self._text_size(self.u), self._table.look.style
        draw_chip_line(painter, self._shown, box, size, 600, self.theme.text, style, CENTRE)
