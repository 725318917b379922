"""What does not fit, in one sentence each; the names of the fields are links (design 10.4)."""

from html import escape

from PySide6.QtCore import QCoreApplication

from buraco_desktop.ui.house_rules.contradictions import Contradiction
from buraco_desktop.ui.house_rules.draft import Draft
from buraco_desktop.ui.house_rules.values import value_words
from buraco_desktop.ui.house_rules.words import field_words
from buraco_desktop.ui.text import joined

translate = QCoreApplication.translate


def contradiction_sentence(contradiction: Contradiction, draft: Draft) -> str:
    """Return a sentence in rich text: what is wrong, and the fields with their values as links.

    The address of a link is the field's name.
    """
    words = field_words()
    places = [
        translate("HouseRules", "{field} ({value})").format(
            field=f'<a href="{name}">{escape(words[name].name)}</a>',
            value=escape(value_words(name, draft[name])),
        )
        for name in contradiction.fields
    ]
    return translate("HouseRules", "{sentence} See: {fields}.").format(
        sentence=escape(_sentence(contradiction.code)), fields=joined(places)
    )


def _sentence(code: str) -> str:
    sentences = {
        "players_unknown": translate("HouseRules", "Someone must play: two, four or six people."),
        "decks_out_of_range": translate("HouseRules", "A game has one to three decks."),
        "jokers_out_of_range": translate("HouseRules", "Jokers come in pairs, six at most."),
        "too_few_cards": translate("HouseRules", "There are not enough cards for all hands and pots."),
        "hand_out_of_range": translate("HouseRules", "Everyone needs at least one card."),
        "pots_out_of_range": translate("HouseRules", "A pot needs at least one card."),
        "upcard_out_of_range": translate("HouseRules", "The pile begins with one card or none."),
        "set_rank_unknown": translate("HouseRules", "Twos and jokers make no sets."),
        "set_size_missing": translate("HouseRules", "A set has three cards or more."),
        "wilds_out_of_range": translate("HouseRules", "A meld has one wild card or none."),
        "two_aces_need_both_ends": translate(
            "HouseRules", "An ace at both ends needs aces that may be low and high."
        ),
        "two_aces_need_bonus": translate("HouseRules", "A sequence from ace to ace needs a bonus."),
        "points_not_in_fives": translate("HouseRules", "Points go in steps of five."),
        "bonus_not_in_fives": translate("HouseRules", "Bonuses go in steps of five."),
        "target_missing": translate("HouseRules", "A match to a target needs a target."),
        "deals_out_of_range": translate("HouseRules", "A match has at least one deal."),
        "victory_points_need_two_teams": translate("HouseRules", "Victory Points are for two teams."),
        "victory_points_need_table": translate("HouseRules", "Victory Points are for three or four deals."),
        "six_teams_unknown": translate("HouseRules", "Six players form three pairs or two teams."),
        "vulnerable_without_minimum": translate(
            "HouseRules", "A vulnerable team needs a minimum for its first melds."
        ),
        "stall_out_of_range": translate("HouseRules", "At least one round without progress is needed."),
    }
    return sentences[code]
