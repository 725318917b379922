"""Names of the groups and fields of a rule set, and one plain sentence for each that says what it does.

A card in brackets, such as `[7H]`, is drawn as a chip.
"""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from buraco_desktop.ui.house_rules.fields import Group

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Words:
    """What a player reads of a field."""

    name: str
    line: str
    """One sentence; cards stand in brackets."""


def group_name(group: Group) -> str:
    """Return the name of a group of fields."""
    names = {
        Group.CARDS: translate("HouseRules", "Cards and deal"),
        Group.PILE: translate("HouseRules", "Pile"),
        Group.MELDS: translate("HouseRules", "Melds"),
        Group.WILDS: translate("HouseRules", "Wild cards"),
        Group.POTS: translate("HouseRules", "Pots"),
        Group.OUT: translate("HouseRules", "Going out"),
        Group.END: translate("HouseRules", "End of the deal"),
        Group.SCORING: translate("HouseRules", "Scoring"),
        Group.MATCH: translate("HouseRules", "Match"),
    }
    return names[group]


def field_words() -> dict[str, Words]:
    """Return name and sentence of every field, in the language in force."""
    return (
        _card_words()
        | _pile_words()
        | _meld_words()
        | _wild_words()
        | _pot_words()
        | _end_words()
        | _value_words()
        | _bonus_words()
        | _match_words()
    )


def _card_words() -> dict[str, Words]:
    return {
        "players": Words(
            translate("HouseRules", "Players"),
            translate("HouseRules", "How many people may sit at the table."),
        ),
        "six_player_teams": Words(
            translate("HouseRules", "Six at the table"),
            translate("HouseRules", "Six players form three pairs, or two teams of three."),
        ),
        "decks": Words(
            translate("HouseRules", "Decks"),
            translate("HouseRules", "So many decks of 52 cards are shuffled together."),
        ),
        "jokers": Words(
            translate("HouseRules", "Jokers"),
            translate("HouseRules", "Jokers in the whole game. Twos can be wild in any case."),
        ),
        "hand": Words(
            translate("HouseRules", "Cards in hand"),
            translate("HouseRules", "So many cards everyone gets at the start."),
        ),
        "upcard": Words(
            translate("HouseRules", "First card of the pile"),
            translate("HouseRules", "A card is turned up to begin the discard pile."),
        ),
    }


def _pile_words() -> dict[str, Words]:
    return {
        "pile_take": Words(
            translate("HouseRules", "Discard pile"),
            translate(
                "HouseRules",
                "Open: all see it, anyone may take it. Closed: only its top card is known, and whoever takes"
                " the pile must meld that card at once.",
            ),
        ),
        "single_card_ban": Words(
            translate("HouseRules", "A single card stays"),
            translate(
                "HouseRules", "If the pile was one card, whoever took it may not discard it in the same turn."
            ),
        ),
        "one_card_hand_pile_ban": Words(
            translate("HouseRules", "No pile for a single card in hand"),
            translate("HouseRules", "With one card in hand you must draw from the stock."),
        ),
        "first_draw_redraw": Words(
            translate("HouseRules", "The first card may be exchanged"),
            translate(
                "HouseRules", "The first player may put the first drawn card on the pile and draw another."
            ),
        ),
    }


def _meld_words() -> dict[str, Words]:
    return {
        "set_ranks": Words(
            translate("HouseRules", "Sets"),
            translate("HouseRules", "Three or more cards of one of these ranks, such as [KS] [KH] [KD]."),
        ),
        "set_max": Words(
            translate("HouseRules", "Longest set"),
            translate(
                "HouseRules",
                "The most cards of a set. Two decks have eight of a rank; with a wild card that is nine.",
            ),
        ),
        "one_set_per_rank": Words(
            translate("HouseRules", "One set of each rank"),
            translate("HouseRules", "A team may not open a second set of a rank that it has."),
        ),
        "ace_mode": Words(
            translate("HouseRules", "Ace in sequences"),
            translate("HouseRules", "Low is [AH] [2H] [3H], high is [QH] [KH] [AH]."),
        ),
        "two_aces": Words(
            translate("HouseRules", "Two aces in one sequence"),
            translate("HouseRules", "Fourteen cards of a suit, from [AS] to [AS]."),
        ),
        "vulnerable_above": Words(
            translate("HouseRules", "Vulnerable above"),
            translate("HouseRules", "A team with more points than this needs a minimum for its first melds."),
        ),
        "vulnerable_min": Words(
            translate("HouseRules", "Minimum first meld"),
            translate("HouseRules", "Points that a vulnerable team must lay in the turn of its first melds."),
        ),
    }


def _wild_words() -> dict[str, Words]:
    return {
        "max_wilds": Words(
            translate("HouseRules", "A wild card in a meld"),
            translate(
                "HouseRules", "A joker or a two may stand for another card; never more than one in a meld."
            ),
        ),
        "wild_pin": Words(
            translate("HouseRules", "Wild cards on the table"),
            translate(
                "HouseRules",
                "Whether they slide when a sequence grows. One between two cards waits for the card it stands"
                " for, unless it moves freely.",
            ),
        ),
        "end_wild_default": Words(
            translate("HouseRules", "A free wild card goes"),
            translate("HouseRules", "The end of a sequence where it is put first; you may choose the other."),
        ),
        "two_reverts": Words(
            translate("HouseRules", "A natural two may turn wild again"),
            translate("HouseRules", "When [2S]–[7S] grows by [9S], the two becomes the eight."),
        ),
    }


def _pot_words() -> dict[str, Words]:
    return {
        "pots": Words(
            translate("HouseRules", "Pots"),
            translate("HouseRules", "Hands in reserve; a team takes one when a player has no cards left."),
        ),
        "pot_size": Words(
            translate("HouseRules", "Cards in a pot"),
            translate("HouseRules", "So many cards lie in each pot."),
        ),
        "pot_precondition": Words(
            translate("HouseRules", "Needed for the pot"),
            translate("HouseRules", "What a team must have on the table before it may take a pot."),
        ),
        "pot_taken": Words(
            translate("HouseRules", "Bonus for the pot"),
            translate("HouseRules", "Points for a team that took a pot and played from it."),
        ),
        "pot_penalty": Words(
            translate("HouseRules", "Penalty without a pot"),
            translate("HouseRules", "Points that a team loses when it took no pot."),
        ),
        "pot_penalty_if_nobody_took": Words(
            translate("HouseRules", "Penalty even when nobody took one"),
            translate("HouseRules", "If no team took a pot, all of them lose these points."),
        ),
        "unplayed_pot": Words(
            translate("HouseRules", "Pot taken, but never played"),
            translate(
                "HouseRules", "After a pot taken by the discard, the deal may end before its owner's turn."
            ),
        ),
    }


def _end_words() -> dict[str, Words]:
    return {
        "out_canasta": Words(
            translate("HouseRules", "Canasta to go out"),
            translate(
                "HouseRules", "A canasta is a meld of seven cards or more; a clean one has no wild card."
            ),
        ),
        "out_without_pot_if_none_left": Words(
            translate("HouseRules", "Going out without a pot"),
            translate("HouseRules", "A team without a pot may go out when no pot is left on the table."),
        ),
        "final_discard": Words(
            translate("HouseRules", "Last discard"),
            translate("HouseRules", "Whether going out needs a card for the discard pile."),
        ),
        "final_discard_wild": Words(
            translate("HouseRules", "Wild card as last discard"),
            translate("HouseRules", "The card you go out with may be a joker or a two."),
        ),
        "out": Words(
            translate("HouseRules", "Bonus for going out"),
            translate("HouseRules", "Points for the team that ends the deal."),
        ),
        "stock_end": Words(
            translate("HouseRules", "When the stock runs out"),
            translate(
                "HouseRules",
                "The deal ends when two cards are left, or with the last card; or an untaken pot becomes the"
                " new stock.",
            ),
        ),
        "stall_rounds": Words(
            translate("HouseRules", "Rounds without progress"),
            translate("HouseRules", "After so many rounds without a drawn or melded card the deal ends."),
        ),
        "time_end": Words(
            translate("HouseRules", "When time is up"),
            translate(
                "HouseRules",
                "In a timed game the last deal is played to its end, or everybody has one more turn.",
            ),
        ),
    }


def _value_words() -> dict[str, Words]:
    return {
        "joker_points": Words(
            translate("HouseRules", "Joker"),
            translate("HouseRules", "Points of a joker."),
        ),
        "two_points": Words(
            translate("HouseRules", "Two"),
            translate("HouseRules", "Points of a two, wild or in its own place."),
        ),
        "ace_points": Words(
            translate("HouseRules", "Ace"),
            translate("HouseRules", "Points of an ace."),
        ),
        "high_points": Words(
            translate("HouseRules", "Eight to king"),
            translate("HouseRules", "Points of each card from [8S] to [KS]."),
        ),
        "low_points": Words(
            translate("HouseRules", "Three to seven"),
            translate("HouseRules", "Points of each card from [3S] to [7S]."),
        ),
    }


def _bonus_words() -> dict[str, Words]:
    return {
        "clean": Words(
            translate("HouseRules", "Clean canasta"),
            translate("HouseRules", "Bonus of seven cards or more without a wild card."),
        ),
        "semi": Words(
            translate("HouseRules", "Semi-clean canasta"),
            translate(
                "HouseRules", "Bonus of seven natural cards and a wild one; “none”: such a canasta is dirty."
            ),
        ),
        "semi_mode": Words(
            translate("HouseRules", "Semi-clean when"),
            translate(
                "HouseRules", "The wild card stands at an end, or anywhere beside seven cards in a row."
            ),
        ),
        "dirty": Words(
            translate("HouseRules", "Dirty canasta"),
            translate("HouseRules", "Bonus of seven cards or more with a wild card."),
        ),
        "a_to_k": Words(
            translate("HouseRules", "Ace to king"),
            translate("HouseRules", "Bonus of thirteen natural cards, [AS] to [KS]."),
        ),
        "two_to_a": Words(
            translate("HouseRules", "Two to ace"),
            translate("HouseRules", "Bonus of thirteen natural cards, [2S] to [AS]."),
        ),
        "a_to_a": Words(
            translate("HouseRules", "Ace to ace"),
            translate("HouseRules", "Bonus of fourteen natural cards, [AS] to [AS]."),
        ),
        "eight_equal": Words(
            translate("HouseRules", "Eight of a rank"),
            translate("HouseRules", "Bonus of a set of eight natural cards or more."),
        ),
        "special_mode": Words(
            translate("HouseRules", "Ace to king and ace to ace"),
            translate(
                "HouseRules", "They may grow bit by bit, or must be laid in one move to get their bonus."
            ),
        ),
        "no_canasta_negative": Words(
            translate("HouseRules", "Melds count against you"),
            translate("HouseRules", "A team without a canasta loses the points of its melds."),
        ),
    }


def _match_words() -> dict[str, Words]:
    return {
        "match": Words(
            translate("HouseRules", "The match is decided"),
            translate(
                "HouseRules",
                "By reaching a target, by the points of a number of deals, or by Victory Points as in clubs.",
            ),
        ),
        "target": Words(
            translate("HouseRules", "Target"),
            translate("HouseRules", "The points that end a match; the last deal is played to its end."),
        ),
        "target_strict": Words(
            translate("HouseRules", "The target must be passed"),
            translate("HouseRules", "Exactly the target is not enough."),
        ),
        "deals": Words(
            translate("HouseRules", "Deals"),
            translate("HouseRules", "So many deals a match of a fixed length has."),
        ),
    }
