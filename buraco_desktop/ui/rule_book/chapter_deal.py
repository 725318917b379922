"""Chapter "Cards and deal" (RULES 1.1, 1.8)."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.cards import full_deck
from buraco_desktop.engine.dealing import pot_count
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.rule_book.model import Paragraph, paragraph

translate = QCoreApplication.translate


def title() -> str:
    """Return the name of the chapter."""
    return translate("RuleBook", "Cards and deal")


def paragraphs(rules: RuleSet) -> Iterator[Paragraph]:
    """Yield the paragraphs of the chapter."""
    yield _aim()
    yield _cards(rules)
    yield _players(rules)
    yield _dealing(rules)
    yield _stock(rules)


def _aim() -> Paragraph:
    return paragraph(
        "deal.aim",
        translate("RuleBook", "The aim"),
        (
            translate("RuleBook", "Teams lay melds on the table and collect points with them."),
            translate("RuleBook", "Melds of seven and more cards bring the most."),
        ),
    )


def _cards(rules: RuleSet) -> Paragraph:
    decks, jokers = rules.decks, rules.jokers
    count = len(full_deck(rules))
    if jokers:
        told = translate("RuleBook", "%n joker(s) are added; that makes {count} cards.", None, jokers)
    else:
        told = translate("RuleBook", "There are no jokers; that makes {count} cards.")
    return paragraph(
        "deal.cards",
        translate("RuleBook", "The cards"),
        (
            translate("RuleBook", "%n deck(s) of 52 cards are shuffled together.", None, decks),
            told.format(count=count),
            translate(
                "RuleBook",
                "The order of a suit is two, three and so on to ten, jack, queen, king; the ace has a rule "
                "of its own.",
            ),
        ),
        ("decks", "jokers"),
    )


def _players(rules: RuleSet) -> Paragraph:
    sentences = []
    for players in rules.players:
        if players == 2:
            sentences.append(translate("RuleBook", "Two play against each other; each is a team alone."))
        elif players == 4:
            sentences.append(
                translate("RuleBook", "Four play in two teams; partners sit opposite each other.")
            )
        elif rules.six_player_teams == 3:
            sentences.append(
                translate("RuleBook", "Six play in three pairs; partners sit opposite each other.")
            )
        else:
            sentences.append(
                translate("RuleBook", "Six play in two teams of three, which take turns round the table.")
            )
    fields = ["players"] + (["six_player_teams"] if 6 in rules.players else [])
    return paragraph(
        "deal.players",
        translate("RuleBook", "Players and teams"),
        (
            *sentences,
            translate("RuleBook", "Play goes round clockwise, and the player after the dealer begins."),
            translate("RuleBook", "The next player deals the next deal."),
        ),
        fields,
    )


def _dealing(rules: RuleSet) -> Paragraph:
    hand, pots = rules.hand, rules.pots
    fields = ["hand", "pots", "upcard"]
    sentences = [translate("RuleBook", "Each player gets %n card(s).", None, hand)]
    if pots:
        fields.append("pot_size")
        told = translate("RuleBook", "%n pot(s) of {size} cards are put aside, face down.", None, pots)
        sentences.append(told.format(size=rules.pot_size))
    if 6 in rules.players and pots > 2:
        fields.append("six_player_teams")
        six = pot_count(rules, 6)
        if six < pots:
            sentences.append(translate("RuleBook", "With six players there are only %n pot(s).", None, six))
    sentences.append(
        translate("RuleBook", "One card is turned up; it begins the discard pile.")
        if rules.upcard
        else translate("RuleBook", "The discard pile is empty at first.")
    )
    return paragraph("deal.dealing", translate("RuleBook", "Dealing"), sentences, fields)


def _stock(rules: RuleSet) -> Paragraph:
    fields = ["decks", "jokers", "players", "hand", "pots", "upcard"]
    if rules.pots:
        fields.append("pot_size")
    if 6 in rules.players and rules.pots > 2:
        fields.append("six_player_teams")
    sentences = [translate("RuleBook", "All other cards are the stock; it lies face down.")]
    for players in rules.players:
        pots = pot_count(rules, players) * rules.pot_size
        count = len(full_deck(rules)) - players * rules.hand - pots - rules.upcard
        if players == 2:
            told = translate("RuleBook", "With two players it has %n card(s).", None, count)
        elif players == 4:
            told = translate("RuleBook", "With four players it has %n card(s).", None, count)
        else:
            told = translate("RuleBook", "With six players it has %n card(s).", None, count)
        sentences.append(told)
    return paragraph("deal.stock", translate("RuleBook", "The stock"), sentences, fields)
