"""The words at both ends of the top bar are whole in every language, at every size of text."""

from itertools import product

import pytest

from buraco_desktop.engine import rulesets
from buraco_desktop.ui.language import LANGUAGES
from buraco_desktop.ui.table.layout import lay_out
from buraco_desktop.ui.table.parts import SMALLEST_TEXT, text_width
from buraco_desktop.ui.table.strip import whole_words
from buraco_desktop.ui.text import capitalised, preset_title
from buraco_desktop.ui.text_rules import length_short
from buraco_desktop.ui.text_table import deal_caption
from tests.ui.support.languages import spoken
from tests.ui.support.tables import crowded_picture

TABLES = ((2, 2), (4, 2), (6, 3))
"""Players and teams."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_top_bar_is_cut_off(qapp, language):
    with spoken(language):
        titles = [preset_title(rules.key) for rules in rulesets.ALL]
        aims = [capitalised(length_short(rules, 3)) for rules in rulesets.ALL]
        subtitle = deal_caption(3, 48213)
    for (players, teams), scale, size in product(
        TABLES, (1.0, 1.25, 1.5), ((1024, 700), (1280, 800), (1920, 1080))
    ):
        picture = crowded_picture(players, team_count=teams, melds=1, hand=3, pile=1, text_scale=scale)
        bar = lay_out(*size, picture).top_bar
        case = f"{language} {players} {scale} {size}"
        for title in titles:
            assert text_width(title, SMALLEST_TEXT, 650) <= bar.title.width, (case, title)
        for aim in aims:
            assert text_width(aim, SMALLEST_TEXT, 550) <= bar.target.width, (case, aim)
        assert whole_words(subtitle, bar.title.width) == subtitle, case
        figures = text_width("2,150", SMALLEST_TEXT, 750)
        assert all(figures <= cell.width - 37 * bar.menu.width / 32 for cell in bar.cells), case
