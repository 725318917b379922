"""Large print: with the largest text, a large system font, large indices and high contrast no word is cut."""

import pytest

from buraco_desktop.ui.language import LANGUAGES
from tests.ui.support.painted_text import watched_text
from tests.ui.support.tour import PLACES, tour

LARGE = {"text_scale": 1.5, "index": "large", "theme": "high-contrast", "has_large_cards": True}
SYSTEM_SCALE = 1.5


@pytest.fixture
def large_system_font(qapp):
    """The system's own text size at 150 %."""
    before = qapp.font()
    larger = qapp.font()
    larger.setPointSizeF(before.pointSizeF() * SYSTEM_SCALE)
    qapp.setFont(larger)
    yield
    qapp.setFont(before)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)], ids=["1280x800", "1024x700"])
def test_no_word_is_cut_in_any_language_anywhere(qapp, large_system_font, size):
    cut, visited, count = {}, [], 0
    with tour(size, **LARGE) as trip:
        for place, top in trip.places():
            visited.append(place)
            for language in (*list(LANGUAGES)[1:], "en"):
                with watched_text() as watch:
                    trip.languages.load(language)
                    qapp.processEvents()
                    watch.look_at(top)
                count += watch.count
                if watch.cut:
                    cut[place, language] = set(watch.cut)
    assert cut == {}
    assert visited == list(PLACES)
    assert count > 1500


def test_a_word_that_is_cut_is_found(qapp):
    """The measure itself: a label too small for its words, a painted text without room, a shortened one."""
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
    from PySide6.QtWidgets import QLabel, QWidget

    top = QWidget()
    label = QLabel("A long sentence that has no room", top)
    label.setGeometry(0, 0, 30, 20)
    top.resize(200, 100)
    top.show()
    with watched_text() as watch:
        watch.look_at(top)
        picture = QPixmap(100, 100)
        painter = QPainter(picture)
        painter.drawText(QRectF(0, 0, 20, 20), Qt.AlignmentFlag.AlignLeft, "Overflowing")
        painter.drawText(QRectF(0, 0, 90, 20), Qt.AlignmentFlag.AlignLeft, "Fits")
        painter.end()
        QFontMetricsF(top.font()).elidedText("Shortened words", Qt.TextElideMode.ElideRight, 40)
    top.close()
    top.deleteLater()
    assert [each.text for each in watch.cut] == [label.text(), "Overflowing", "Shortened words"]
