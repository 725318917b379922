"""Sentences with cards as pictures are broken at blanks only: no comma begins a line."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from buraco_desktop.ui.chip_text import card_sign, cards_in, chip_document, written_out
from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.table.chip_line import chip_line_width, draw_chip_line, halved
from buraco_desktop.ui.table.parts import SMALLEST_TEXT
from buraco_desktop.ui.text import card_short
from buraco_desktop.ui.theme import FELT

pytestmark = pytest.mark.usefixtures("qapp")

TEXT = (
    f"{card_sign(3)}\u00a0→\u00a0♥, {card_sign(4)} {card_sign(5)}\u00a0→\u00a0K, new sequence {card_sign(6)}"
    f" {card_sign(7)} {card_sign(8)}, then discard {card_sign(9)}"
)


def lines_of(document):
    document.size()  # Qt breaks the text only when it is asked
    found, block = [], document.begin()
    while block.isValid():
        layout = block.layout()
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            found.append(block.text()[line.textStart() : line.textStart() + line.textLength()])
        block = block.next()
    return found


@pytest.mark.parametrize("width", range(112, 320, 16))
def test_lines_begin_with_words_or_cards(width):
    lines = lines_of(chip_document(TEXT, Look(), 14, 550, width, 1, "Ana"))
    assert len(lines) > 1
    assert [line for line in lines if line[0] in "\u00a0, …"] == []
    assert "".join(lines).count("\ufffc") == len(cards_in(TEXT)) == 7


def test_cards_can_be_written_out():
    assert written_out(f"{card_sign(9)}, {card_sign(22)}") == f"{card_short(9)}, {card_short(22)}"


def test_a_line_of_the_table_shows_chips_and_writes_cards_out_where_they_have_no_room():
    line, faces = f"then {card_sign(9)} {card_sign(22)}", FaceStyle()
    width = chip_line_width(line, 13, 550, faces)
    assert width > chip_line_width(f"then {card_sign(9)}", 13, 550, faces)
    image = QImage(300, 30, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    wide = draw_chip_line(painter, line, QRectF(0, 0, 300, 30), 13, 550, FELT.text, faces)
    narrow = draw_chip_line(painter, line, QRectF(0, 0, 30, 30), 13, 550, FELT.text, faces)
    painter.end()
    assert wide == width
    assert narrow <= 30


def test_words_on_the_tray_take_two_lines_before_they_are_cut_off():
    act, faces, room = "took the pot for your next turn", FaceStyle(), 130
    assert halved(act, 400, faces) == (act,)
    halves = halved(act, room, faces)
    assert " ".join(halves) == act
    assert all(chip_line_width(half, SMALLEST_TEXT, 550, faces) <= room for half in halves)
    assert halved("Unbreakable", 10, faces) == ("Unbreakable",)
