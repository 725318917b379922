"""Chapter "Melds" (RULES 0.3, 1.3, 2.1)."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.commands import LayMeld
from buraco_desktop.engine.rules import SET_RANKS_ALL, AceMode, RuleSet, SemiMode
from buraco_desktop.ui.rule_book.examples import Scene, judged, laid, lying
from buraco_desktop.ui.rule_book.model import Example, Fan, Paragraph, Sign, paragraph
from buraco_desktop.ui.rule_book.words import new_caption, table_caption
from buraco_desktop.ui.text import joined, number, rank_plural

translate = QCoreApplication.translate
WHOLE_SUIT = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"


def title() -> str:
    """Return the name of the chapter."""
    return translate("RuleBook", "Melds")


def paragraphs(rules: RuleSet) -> Iterator[Paragraph]:
    """Yield the paragraphs of the chapter."""
    yield _what()
    yield _sequence(rules)
    yield _aces(rules)
    yield _sets(rules)
    if rules.has_sets:
        yield _one_set(rules)
    yield _canasta(rules)
    yield _opening(rules)


def _what() -> Paragraph:
    return paragraph(
        "meld.what",
        translate("RuleBook", "What a meld is"),
        (
            translate(
                "RuleBook", "A meld is a group of three or more cards on the table that belong together."
            ),
            translate("RuleBook", "It belongs to the team: partners may both add to it."),
            translate("RuleBook", "A card that lies in a meld stays there."),
        ),
    )


def _sequence(rules: RuleSet) -> Paragraph:
    return paragraph(
        "meld.sequence",
        translate("RuleBook", "Sequences"),
        (
            translate(
                "RuleBook",
                "A sequence is three or more cards of one suit in order, without gap or repetition.",
            ),
            translate("RuleBook", "A team may have several sequences of one suit; they are never joined."),
        ),
        (),
        (
            laid("3H 4H 5H", rules, True, translate("RuleBook", "A sequence")),
            laid("3H 4H 5D", rules, False),
            laid("6D 8D 9D", rules, False),
            laid("5D 5D 6D", rules, False),
        ),
    )


def _aces(rules: RuleSet) -> Paragraph:
    fields = ["ace_mode", "two_aces"]
    match rules.ace_mode:
        case AceMode.BOTH:
            sentences = [
                translate("RuleBook", "An ace lies below the two or above the king."),
                translate(
                    "RuleBook", "If both places are free it goes to the low end, unless you choose the other."
                ),
            ]
        case AceMode.HIGH_ONLY:
            sentences = [translate("RuleBook", "An ace lies above the king only, never below the two.")]
        case AceMode.LOW_ONLY:
            sentences = [translate("RuleBook", "An ace lies below the two only, never above the king.")]
    sentences += [
        translate("RuleBook", "A sequence may have an ace at both ends; then it has all fourteen places.")
        if rules.two_aces
        else translate("RuleBook", "A sequence has at most one natural ace."),
        translate("RuleBook", "A sequence never goes on from the ace to the two behind a king."),
    ]
    is_low, is_high = rules.ace_mode is not AceMode.HIGH_ONLY, rules.ace_mode is not AceMode.LOW_ONLY
    low, high = translate("RuleBook", "Ace low"), translate("RuleBook", "Ace high")
    examples = [
        laid("AH 2H 3H", rules, is_low, low if is_low else ""),
        laid("QS KS AS", rules, is_high, high if is_high else ""),
        laid("KS AS 2S 3S", rules, False, translate("RuleBook", "Not round the corner")),
    ]
    if is_high:
        fields.append("max_wilds")
    if is_high and rules.max_wilds:
        sentences.append(
            translate(
                "RuleBook", "A wild card may stand for an ace, also with a natural ace at the other end."
            )
            if is_low
            else translate("RuleBook", "A wild card may stand for an ace.")
        )
        examples.append(laid("KS AS 2S", rules, True, translate("RuleBook", "The two is wild, a queen")))
    if is_low and is_high:
        told = translate("RuleBook", "From ace to ace") if rules.two_aces else ""
        examples.append(laid(f"{WHOLE_SUIT} AC", rules, rules.two_aces, told))
    return paragraph("meld.aces", translate("RuleBook", "Aces"), sentences, fields, examples)


def _sets(rules: RuleSet) -> Paragraph:
    if not rules.has_sets:
        return paragraph(
            "meld.set",
            translate("RuleBook", "Sets"),
            (
                translate(
                    "RuleBook", "Cards of equal rank are no meld in this game; there are sequences only."
                ),
            ),
            ("set_ranks",),
            (laid("KS KH KD", rules, False),),
        )
    most = rules.set_max
    rank = max(rules.set_ranks)
    card = {1: "A", 11: "J", 12: "Q", 13: "K"}.get(rank, str(rank))
    if set(rules.set_ranks) == set(SET_RANKS_ALL):
        ranks = translate("RuleBook", "Every rank but the two may be laid as a set.")
    else:
        names = joined([rank_plural(one) for one in sorted(rules.set_ranks)])
        ranks = translate("RuleBook", "These ranks may be laid as sets: {ranks}.").format(ranks=names)
    examples = [
        laid(f"{card}S {card}H {card}D", rules, True, translate("RuleBook", "A set")),
        laid(f"{card}S {card}S {card}C", rules, True, translate("RuleBook", "Equal cards may lie together")),
    ]
    wild = ""
    if rules.max_wilds:
        wild = translate("RuleBook", "In a set every two is wild, and the wild card stays in it.")
        examples.append(laid(f"{card}S {card}H 2S", rules, True, translate("RuleBook", "The two is wild")))
    refused = next((one for one in (13, 12, 11, 10, 9) if one not in rules.set_ranks), None)
    if refused is not None:
        other = {11: "J", 12: "Q", 13: "K"}.get(refused, str(refused))
        examples.append(laid(f"{other}S {other}H {other}D", rules, False))
    return paragraph(
        "meld.set",
        translate("RuleBook", "Sets"),
        (
            translate("RuleBook", "A set is three or more cards of one rank; the suits do not matter."),
            ranks,
            translate("RuleBook", "A set has at most %n card(s).", None, most),
            wild,
        ),
        ("set_ranks", "set_max", "max_wilds"),
        examples,
    )


def _one_set(rules: RuleSet) -> Paragraph:
    rank = max(rules.set_ranks)
    card = {1: "A", 11: "J", 12: "Q", 13: "K"}.get(rank, str(rank))
    deal = Scene(rules, f"{card}S {card}H {card}C 4C 9S JD 3H", melds=[f"{card}S {card}H {card}D"]).deal()
    cards = tuple(deal.hands[0][:3])
    pieces = (
        Fan(deal.melds[0][0].cards, caption=table_caption()),
        Sign.PLUS,
        Fan(cards, caption=new_caption()),
    )
    if rules.one_set_per_rank:
        sentence = translate(
            "RuleBook", "A team has only one set of each rank; further cards of that rank are added to it."
        )
    else:
        sentence = translate("RuleBook", "A team may have several sets of one rank.")
    verdict = "" if rules.one_set_per_rank else translate("RuleBook", "Two sets of one rank")
    return paragraph(
        "meld.one_set",
        translate("RuleBook", "Several sets of one rank"),
        (sentence,),
        ("one_set_per_rank", "set_ranks"),
        (judged(deal, LayMeld(cards), pieces, not rules.one_set_per_rank, verdict),),
    )


def _canasta(rules: RuleSet) -> Paragraph:
    sentences = [
        translate("RuleBook", "A meld of seven or more cards is a canasta; in Italy it is called burraco."),
    ]
    fields = ["max_wilds"]
    examples = [lying("3H 4H 5H 6H 7H 8H 9H", rules, translate("RuleBook", "Clean"))]
    if not rules.max_wilds:
        sentences.append(
            translate("RuleBook", "There are no wild cards in melds, so every canasta is clean.")
        )
    else:
        fields.append("semi")
        sentences.append(translate("RuleBook", "Without a wild card it is clean, with one it is dirty."))
        dirty = translate("RuleBook", "Dirty")
        examples.append(lying("3H 4H 5H 2S=6 7H 8H 9H", rules, dirty))
        examples += _semi(rules, sentences, fields, dirty)
        sentences.append(
            translate("RuleBook", "Each card that is added may change this, for better or for worse.")
        )
    return paragraph(
        "meld.canasta", translate("RuleBook", "Canastas, clean and dirty"), sentences, fields, examples
    )


def _semi(rules: RuleSet, sentences: list[str], fields: list[str], dirty: str) -> list[Example]:
    if rules.semi is None:
        return []
    fields += ["semi_mode", "set_ranks", "set_max"]
    is_long_set = rules.has_sets and rules.set_max >= 8
    is_run = rules.semi_mode is SemiMode.SEVEN_RUN
    sentences.append(
        translate("RuleBook", "It is semi-clean if seven natural cards lie in a row, beside the wild card.")
        if is_run
        else translate(
            "RuleBook", "It is semi-clean if the wild card lies at the end of seven natural cards or more."
        )
    )
    if is_long_set:
        sentences.append(
            translate("RuleBook", "A set is semi-clean if it has seven natural cards beside the wild card.")
        )
    semi = translate("RuleBook", "Semi-clean")
    return [
        lying(
            "4H 5H 6H 7H 8H 9H 10H 2S=J",
            rules,
            semi,
            translate("RuleBook", "Seven natural cards, then the wild one."),
        ),
        lying("4H 5H 6H 7H 8H 9H 2S=10", rules, dirty, translate("RuleBook", "Only six natural cards.")),
        lying(
            "3H 4H 5H 6H 7H 8H 9H 2S=10 JH",
            rules,
            semi if is_run else dirty,
            translate("RuleBook", "The wild card lies inside."),
        ),
    ]


def _opening(rules: RuleSet) -> Paragraph:
    if rules.vulnerable_above is None:
        return paragraph(
            "meld.opening",
            translate("RuleBook", "The first melds"),
            (translate("RuleBook", "The first melds of a team need no minimum of points."),),
            ("vulnerable_above",),
        )
    limit, least = number(rules.vulnerable_above), number(rules.vulnerable_min)
    return paragraph(
        "meld.opening",
        translate("RuleBook", "The first melds"),
        (
            translate(
                "RuleBook", "A team that begins a deal with more than {limit} points is vulnerable."
            ).format(limit=limit),
            translate(
                "RuleBook",
                "The cards that it lays in its first turn with melds must count {least} points or more.",
            ).format(least=least),
            translate("RuleBook", "All cards of that turn count together, without bonuses."),
            translate(
                "RuleBook", "Until then no discard and no pot is allowed; you may take the melds back."
            ),
        ),
        ("vulnerable_above", "vulnerable_min"),
    )
