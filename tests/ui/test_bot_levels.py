from buraco_desktop.bots.levels import BOT_NAMES
from buraco_desktop.bots.names import LEVELS
from buraco_desktop.ui.bot_levels import level_dots, opponents_level, partner_level, partner_to_keep


def test_each_level_has_a_dot_more_than_the_one_below():
    assert [level_dots(level) for level in LEVELS] == list(range(1, len(LEVELS) + 1))
    assert all(1 <= level_dots(bot) <= 5 for bot in BOT_NAMES), "old matches may have any bot"


def test_a_level_that_is_gone_becomes_the_usual_one():
    assert opponents_level("greedy") == "easy"
    assert opponents_level("beginner") == "beginner"


def test_a_partner_that_nobody_chose_suits_the_opponents():
    assert partner_level("", "beginner") == "hard"
    assert partner_level("", LEVELS[-1]) == LEVELS[-1]
    assert partner_level("beginner", "medium") == "beginner"


def test_only_a_partner_that_was_chosen_is_kept():
    assert partner_to_keep("hard", "easy", "") == ""
    assert partner_to_keep("beginner", "easy", "") == "beginner"
    assert partner_to_keep(None, "easy", "beginner") == "beginner"
