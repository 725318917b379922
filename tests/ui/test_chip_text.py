"""Sentences with cards as pictures are broken at blanks only: no comma begins a line."""

import pytest

from buraco_desktop.ui.chip_text import card_sign, cards_in, chip_document, written_out
from buraco_desktop.ui.pages.look import Look
from buraco_desktop.ui.text import card_short

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
