"""Rule sets in words: what a game is, how long it lasts, and how two games differ (RULES 1)."""

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.rules import (
    FinalDiscard,
    MatchMode,
    OutCanasta,
    PileAccess,
    PotPrecondition,
    RuleSet,
)
from buraco_desktop.ui.text import number, preset_title

translate = QCoreApplication.translate


def preset_tile_lines(rules: RuleSet) -> tuple[str, str]:
    """Return two short lines for the tile of a game: its melds and pile, and how it is won."""
    return _melds_and_pile(rules), _how_won(rules)


def _melds_and_pile(rules: RuleSet) -> str:
    is_open = rules.pile_take is PileAccess.FREE
    if rules.has_sets and is_open:
        return translate("Rules", "Sequences and sets, open pile.")
    if rules.has_sets:
        return translate("Rules", "Sequences and sets, closed pile.")
    if is_open:
        return translate("Rules", "Sequences only, open pile.")
    return translate("Rules", "Sequences only, closed pile.")


def _how_won(rules: RuleSet) -> str:
    deals = rules.deals
    if rules.match is MatchMode.VICTORY_POINTS:
        return translate("Rules", "%n deal(s) with Victory Points.", None, deals)
    if rules.match is MatchMode.SINGLE_DEAL:
        if rules.a_to_a:
            return translate("Rules", "Ace to king {king}, ace to ace {ace}.").format(
                king=number(rules.a_to_k), ace=number(rules.a_to_a)
            )
        return translate("Rules", "%n deal(s), the most points win.", None, deals)
    target = number(rules.target or 0)
    if rules.target_strict:
        return translate("Rules", "Over {target} points.").format(target=target)
    return translate("Rules", "To {target} points.").format(target=target)


def preset_paragraph(rules: RuleSet) -> str:
    """Return the game in one short paragraph, made from the rules in force."""
    canasta = translate(
        "Rules", "A canasta of seven cards pays {clean} when it is clean and {dirty} with a wild card."
    )
    return " ".join(
        (
            _character(rules),
            _pot_sentence(rules),
            canasta.format(clean=number(rules.clean), dirty=number(rules.dirty)),
            _out_sentence(rules),
        )
    )


def _character(rules: RuleSet) -> str:
    match rules.key:
        case "buraco":
            return translate("Rules", "Long sequences of one suit, with high prizes for all thirteen cards.")
        case "bukharo":
            return translate("Rules", "The family game of sequences and sets.")
        case "burraco-italiano":
            return translate("Rules", "The game of the Italian clubs, with semi-clean burracos.")
        case "buraco-aberto":
            return translate("Rules", "The Brazilian game of sequences, with every discard in sight.")
        case "buraco-fechado":
            return translate("Rules", "The Brazilian game with a closed pile: only its top card is known.")
        case "buraco-stbl":
            return translate("Rules", "The strict Brazilian game: closed pile, no sets, clean going out.")
        case "canastra":
            return translate("Rules", "The Brazilian game in which sets count as much as sequences.")
        case "burako":
            return translate("Rules", "The game of Argentina and Uruguay, as it is played with tiles.")
        case "burraco-six":
            return translate("Rules", "Three pairs, three decks, three pots: a big table.")
        case _:
            return _melds_and_pile(rules)


def _pot_sentence(rules: RuleSet) -> str:
    size = rules.pot_size
    if rules.pot_precondition is PotPrecondition.OWN_CANASTA:
        text = translate(
            "Rules", "A pot of %n card(s) for whoever empties a hand and has a canasta.", None, size
        )
    else:
        text = translate("Rules", "A pot of %n card(s) for the first of a team to empty a hand.", None, size)
    return text


def _out_sentence(rules: RuleSet) -> str:
    is_clean = rules.out_canasta is OutCanasta.CLEAN
    is_discard = rules.final_discard is FinalDiscard.REQUIRED
    if is_clean and is_discard:
        return translate("Rules", "With a pot, a clean canasta and a last discard you go out.")
    if is_clean:
        return translate("Rules", "With a pot and a clean canasta you go out.")
    if is_discard:
        return translate("Rules", "With a pot, a canasta and a last discard you go out.")
    return translate("Rules", "With a pot and a canasta you go out.")


def length_title(rules: RuleSet) -> str:
    """Return how long a match of these rules lasts: "Until a team passes 2,000"."""
    deals = rules.deals
    if rules.match is MatchMode.VICTORY_POINTS:
        return translate("Rules", "%n deal(s), Victory Points", None, deals)
    if rules.match is MatchMode.SINGLE_DEAL:
        return translate("Rules", "%n deal(s)", None, deals)
    target = number(rules.target or 0)
    if rules.target_strict:
        return translate("Rules", "Until a team passes {target}").format(target=target)
    return translate("Rules", "Until a team has {target}").format(target=target)


def length_short(rules: RuleSet, deal_number: int) -> str:
    """Return the aim of the match for the top bar: "over 2,000", "deal 2 of 4"; deals count from 1."""
    if rules.match is not MatchMode.TARGET:
        return translate("Rules", "deal {deal} of {deals}").format(deal=deal_number, deals=rules.deals)
    target = number(rules.target or 0)
    if rules.target_strict:
        return translate("Rules", "over {target}").format(target=target)
    return translate("Rules", "to {target}").format(target=target)


def expected_time(rules: RuleSet, players: int) -> str:
    """Return about how long a match takes, and to a target about how many deals it has.

    A deal with bots is taken as 6 minutes for two, 10 for four and 15 for six; a team makes about 450 to 650
    points in a deal.
    """
    minutes_for_deal = {2: 6, 4: 10, 6: 15}[players]
    if rules.match is not MatchMode.TARGET:
        minutes = rules.deals * minutes_for_deal
        return translate("Rules", "about %n minute(s)", None, minutes)
    target = rules.target or 0
    fewest, most = max(1, round(target / 650)), max(1, -(-target // 450))
    minutes = max(5, round((fewest + most) / 2 * minutes_for_deal / 5) * 5)
    if fewest == most:
        deals = translate("Rules", "%n deal(s)", None, fewest)
    else:
        deals = translate("Rules", "{fewest} to {most} deals").format(fewest=fewest, most=most)
    return translate("Rules", "about %n minute(s), {deals}", None, minutes).format(deals=deals)


def match_sentence(rules: RuleSet, players: int) -> str:
    """Return the choice of a match in words: "Bukharo, four players"."""
    counts = {
        2: translate("Rules", "two players"),
        4: translate("Rules", "four players"),
        6: translate("Rules", "six players"),
    }
    return translate("Rules", "{preset}, {players}").format(
        preset=preset_title(rules.key), players=counts[players]
    )
