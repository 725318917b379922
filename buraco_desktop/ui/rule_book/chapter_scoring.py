"""Chapter "Scoring" (RULES 0.10, 1.6, 2.7)."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.cards import FACE_COUNT, MAX_DECKS
from buraco_desktop.engine.melds import arrange, canasta_bonus
from buraco_desktop.engine.notation import read_layout
from buraco_desktop.engine.rules import AceMode, RuleSet, SpecialMode, UnplayedPot
from buraco_desktop.engine.scoring import score
from buraco_desktop.ui.rule_book.chapter_melds import WHOLE_SUIT
from buraco_desktop.ui.rule_book.examples import Scene, laid, lying
from buraco_desktop.ui.rule_book.model import Example, Fan, Paragraph, Sign, paragraph
from buraco_desktop.ui.rule_book.words import hand_caption, table_caption
from buraco_desktop.ui.text import number, points_count, signed

translate = QCoreApplication.translate


def title() -> str:
    """Return the name of the chapter."""
    return translate("RuleBook", "Scoring")


def paragraphs(rules: RuleSet) -> Iterator[Paragraph]:
    """Yield the paragraphs of the chapter."""
    yield _sum()
    yield _cards(rules)
    yield _canastas(rules)
    yield _long_sequences(rules)
    if rules.has_sets and rules.set_max >= 8:
        yield _equal_cards(rules)
    yield _out(rules)
    yield _pot(rules)
    if rules.pots:
        yield _unplayed_pot(rules)
    yield _no_canasta(rules)
    yield _sample(rules)


def _sum() -> Paragraph:
    return paragraph(
        "score.sum",
        translate("RuleBook", "What counts"),
        (
            translate(
                "RuleBook", "A team counts the cards of its melds, its canastas and its other bonuses."
            ),
            translate(
                "RuleBook",
                "The cards in the hands of all its players are taken off, also when the team went out.",
            ),
            translate("RuleBook", "So a deal can bring less than nothing."),
        ),
    )


def _cards(rules: RuleSet) -> Paragraph:
    fields = ["jokers", "two_points", "ace_points", "high_points", "low_points"]
    sentences = []
    if rules.jokers:
        fields.append("joker_points")
        sentences.append(
            translate("RuleBook", "A joker counts {points} points.").format(points=rules.joker_points)
        )
    sentences += [
        translate("RuleBook", "A two counts {points} points.").format(points=rules.two_points),
        translate("RuleBook", "An ace counts {points} points.").format(points=rules.ace_points),
        translate("RuleBook", "Eight to king count {points} points each.").format(points=rules.high_points),
        translate("RuleBook", "Three to seven count {points} points each.").format(points=rules.low_points),
    ]
    return paragraph("score.cards", translate("RuleBook", "What the cards count"), sentences, fields)


def _canastas(rules: RuleSet) -> Paragraph:
    fields = ["clean", "max_wilds"]
    sentences = [
        translate("RuleBook", "A clean canasta pays {points} points.").format(points=number(rules.clean))
    ]
    examples = [_paid("3H 4H 5H 6H 7H 8H 9H", rules)]
    if rules.max_wilds:
        fields += ["dirty", "semi"]
        if rules.semi is not None:
            sentences.append(
                translate("RuleBook", "A semi-clean canasta pays {points} points.").format(
                    points=number(rules.semi)
                )
            )
            examples.append(_paid("4H 5H 6H 7H 8H 9H 10H 2S=J", rules))
        sentences.append(
            translate("RuleBook", "A dirty canasta pays {points} points.").format(points=number(rules.dirty))
        )
        examples.append(_paid("3H 4H 5H 2S=6 7H 8H 9H", rules))
    sentences.append(
        translate("RuleBook", "A meld gets one bonus only, the best, however many cards it has.")
    )
    return paragraph("score.canasta", translate("RuleBook", "Canastas"), sentences, fields, examples)


def _paid(layout: str, rules: RuleSet) -> Example:
    """Return a meld with the bonus that the engine pays for it."""
    bonus = canasta_bonus(read_layout(layout, range(FACE_COUNT * MAX_DECKS)), rules)
    return lying(layout, rules, signed(bonus))


def _long_sequences(rules: RuleSet) -> Paragraph:
    prizes = _prizes(rules)
    fields = ["clean"]
    if rules.ace_mode is not AceMode.HIGH_ONLY:
        fields.append("a_to_k")
    if rules.ace_mode is not AceMode.LOW_ONLY:
        fields.append("two_to_a")
    if rules.two_aces:
        fields += ["a_to_a", "two_aces"]
    key, heading = "score.long", translate("RuleBook", "Long sequences")
    if not prizes:
        sentence = translate("RuleBook", "Long sequences pay like any other clean canasta.")
        return paragraph(key, heading, (sentence,), fields)
    fields += ["ace_mode", "two_aces"]
    sentences = [translate("RuleBook", "The longest sequences pay more, if they have no wild card.")]
    if "a_to_k" in prizes:
        sentences.append(
            translate("RuleBook", "All thirteen cards from ace to king pay {points} points.").format(
                points=number(rules.a_to_k)
            )
        )
    if "two_to_a" in prizes:
        sentences.append(
            translate("RuleBook", "All thirteen cards from two to ace pay {points} points.").format(
                points=number(rules.two_to_a)
            )
        )
    if "a_to_a" in prizes:
        sentences.append(
            translate("RuleBook", "Fourteen cards from ace to ace pay {points} points.").format(
                points=number(rules.a_to_a or 0)
            )
        )
    if prizes != ["two_to_a"]:
        fields.append("special_mode")
        sentences.append(
            translate(
                "RuleBook",
                "If it begins with an ace, it must be laid in one single move; otherwise it is a clean "
                "canasta like any other.",
            )
            if rules.special_mode is SpecialMode.SINGLE_MOVE
            else translate("RuleBook", "Such a sequence may grow bit by bit.")
        )
    example = laid(WHOLE_SUIT, rules, True)
    fan = example.pieces[0]
    assert isinstance(fan, Fan)
    bonus = canasta_bonus(arrange(fan.cards, rules)[0], rules)
    return paragraph(key, heading, sentences, fields, (Example(example.pieces, True, signed(bonus)),))


def _prizes(rules: RuleSet) -> list[str]:
    """Return the fields of the bonuses that pay more than a clean canasta and can be reached."""
    possible = {
        "a_to_k": (rules.ace_mode is not AceMode.HIGH_ONLY, rules.a_to_k),
        "two_to_a": (rules.ace_mode is not AceMode.LOW_ONLY, rules.two_to_a),
        "a_to_a": (rules.two_aces, rules.a_to_a or 0),
    }
    return [name for name, (can_be, points) in possible.items() if can_be and points > rules.clean]


def _equal_cards(rules: RuleSet) -> Paragraph:
    points = number(rules.eight_equal)
    return paragraph(
        "score.equal",
        translate("RuleBook", "Long sets"),
        (
            translate(
                "RuleBook", "A set of eight or more cards without a wild one pays {points} points."
            ).format(points=points)
            if rules.eight_equal > rules.clean
            else translate("RuleBook", "Long sets pay like any other canasta."),
        ),
        ("eight_equal", "clean", "set_ranks", "set_max"),
    )


def _out(rules: RuleSet) -> Paragraph:
    points = number(rules.out)
    return paragraph(
        "score.out",
        translate("RuleBook", "Going out"),
        (
            translate("RuleBook", "The team that goes out gets {points} points.").format(points=points)
            if rules.out
            else translate("RuleBook", "Going out brings no points of its own."),
            translate("RuleBook", "When the stock is used up, nobody gets them.") if rules.out else "",
        ),
        ("out",),
    )


def _pot(rules: RuleSet) -> Paragraph:
    fields = ["pot_penalty", "pot_taken"]
    if rules.pot_penalty:
        fields.append("pot_penalty_if_nobody_took")
        sentences = [
            translate("RuleBook", "A team that has taken no pot loses {points} points.").format(
                points=number(rules.pot_penalty)
            ),
            translate("RuleBook", "It loses them also when no team took a pot.")
            if rules.pot_penalty_if_nobody_took
            else translate("RuleBook", "If no team took a pot, nobody loses them."),
        ]
    else:
        sentences = [translate("RuleBook", "A team that has taken no pot loses nothing.")]
    sentences.append(
        translate("RuleBook", "A pot that was taken and played brings {points} points.").format(
            points=number(rules.pot_taken)
        )
        if rules.pot_taken
        else translate("RuleBook", "A pot taken brings no points of its own.")
    )
    return paragraph("score.pot", translate("RuleBook", "With and without a pot"), sentences, fields)


def _unplayed_pot(rules: RuleSet) -> Paragraph:
    if rules.unplayed_pot is UnplayedPot.VALUE:
        told = translate("RuleBook", "Its cards count like cards in hand, and the pot counts as taken.")
    else:
        told = translate("RuleBook", "Its cards are not counted, and the pot counts as not taken.")
    return paragraph(
        "score.unplayed",
        translate("RuleBook", "A pot that was never played"),
        (
            translate(
                "RuleBook", "A pot taken by a discard may still be unseen when somebody else ends the deal."
            ),
            told,
        ),
        ("unplayed_pot", "pots"),
    )


def _no_canasta(rules: RuleSet) -> Paragraph:
    return paragraph(
        "score.no_canasta",
        translate("RuleBook", "Without a canasta"),
        (
            translate("RuleBook", "If a team has no canasta, the cards of its melds count against it.")
            if rules.no_canasta_negative
            else translate("RuleBook", "The cards of its melds count for a team also without a canasta."),
        ),
        ("no_canasta_negative",),
    )


def _sample(rules: RuleSet) -> Paragraph:
    deal = Scene(rules, "AD 5C", melds=["3H 4H 5H 6H 7H 8H 9H", "JD QD KD"], has_taken=True).deal()
    team = score(deal).teams[0]
    first, second = deal.melds[0]
    pieces = (
        Fan(first.cards, caption=table_caption()),
        Sign.PLUS,
        Fan(second.cards, caption=table_caption()),
        Sign.MINUS,
        Fan(tuple(deal.hands[0]), caption=hand_caption()),
    )
    told = [
        translate("RuleBook", "The cards on the table count {points} points.").format(points=team.cards),
        translate("RuleBook", "The clean canasta pays {points} points.").format(points=number(team.bonus)),
        translate("RuleBook", "The cards in hand take off {points} points.").format(points=-team.hand),
    ]
    if team.pot_bonus:
        told.append(
            translate("RuleBook", "The pot brings {points} points.").format(points=number(team.pot_bonus))
        )
    return paragraph(
        "score.sample",
        translate("RuleBook", "A count as an example"),
        told,
        ("low_points", "high_points", "ace_points", "clean", "pot_taken"),
        (Example(pieces, True, points_count(team.total)),),
    )
