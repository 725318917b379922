"""How strong the levels are, in plain words beside them on the page of a new match."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from buraco_desktop.bots.names import LEVELS
from buraco_desktop.engine import rulesets
from buraco_desktop.headless.ratings_file import Published, Rating
from buraco_desktop.ui import text_strength
from buraco_desktop.ui.pages.controls import NOTE_ROLE
from buraco_desktop.ui.pages.new_match_page import NewMatchPage
from buraco_desktop.ui.text_strength import PLAIN_SHARES, plain_share, strength_line, strength_lines
from buraco_desktop.ui.theme import FELT
from tests.ui.support.languages import spoken
from tests.ui.support.painted_text import watched_text

ELO = {"random": 0, "beginner": 900, "easy": 1340, "medium": 1400, "club": 1390, "hard": 1600, "expert": 2300}
"""Made-up ratings."""
TOLD = {
    "beginner": "wins about 1 of 20 matches against Medium",
    "easy": "wins about 2 of 5 matches against Medium",
    "medium": "about even with a club player",
    "hard": "wins about 3 of 4 matches against Medium",
    "expert": "wins nearly every match against Medium",
}
ITALIAN = rulesets.BURRACO_ITALIANO


@pytest.fixture(autouse=True)
def _rated(qapp, monkeypatch):
    ratings = {name: Rating(elo, elo, elo) for name, elo in ELO.items()}
    published = {ITALIAN.key: {"4": Published((), 1, 1.0, ratings, ())}}
    monkeypatch.setattr(text_strength, "_published", lambda: published)


def test_each_level_is_told_by_its_matches_against_another():
    with spoken("en"):
        assert strength_lines(ITALIAN, 4) == TOLD
        assert strength_line(0.5, "medium") == "about even with Medium"
        assert strength_line(0.001, "club") == "wins hardly any match against a club player"


def test_nothing_is_told_where_nothing_was_measured():
    assert strength_lines(ITALIAN, 2) == {}
    assert strength_lines(rulesets.BUKHARO, 4) == {}
    assert strength_lines(replace(ITALIAN, joker_points=50), 4) == {}
    assert strength_lines(replace(ITALIAN, deals=3), 4) == {}, "luck counts more in a shorter match"


def test_shares_are_told_plainly():
    assert all(plain_share(won / count) == (won, count) for won, count in PLAIN_SHARES)
    assert [plain_share(share) for share in (0.47, 0.53, 0.63, 0.86, 0.989)] == [
        (1, 2),
        (1, 2),
        (3, 5),
        (9, 10),
        (49, 50),
    ]


def test_they_stand_below_the_levels_in_every_language_and_leave_with_the_rules(qtbot):
    page = NewMatchPage()
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.set_appearance(FELT, 1.5)
    page.show_preset(ITALIAN.key)
    page.show()
    level = page._seats.seats[1]._level
    for language in ("en", "it", "es", "pt_BR", "ru"):
        with spoken(language):
            page.retranslate()
            wanted = list(strength_lines(ITALIAN, 4).values())
            assert [level.itemData(row, NOTE_ROLE) for row in range(level.count())] == wanted
            assert len(wanted) == len(LEVELS)
            with watched_text() as watch:
                level.showPopup()
                level.view().window().grab()
                level.hidePopup()
            assert watch.cut == []
            assert watch.count >= 2 * len(LEVELS)
            assert level.toolTip().endswith(wanted[LEVELS.index(level.currentData())])
    assert level.itemData(0, Qt.ItemDataRole.AccessibleDescriptionRole) == wanted[0]
    page.show_preset("bukharo")
    assert {level.itemData(row, NOTE_ROLE) for row in range(level.count())} == {""}
    assert "\n" not in level.toolTip()
    assert level.view().minimumWidth() == 0
