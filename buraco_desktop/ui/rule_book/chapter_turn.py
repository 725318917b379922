"""Chapter "A turn and the discard pile" (RULES 0.6, 0.7, 1.2, 9)."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from buraco_desktop.engine.commands import Discard, Redraw, TakePile
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.transition import play
from buraco_desktop.ui.rule_book.examples import Scene, judged
from buraco_desktop.ui.rule_book.model import Example, Fan, Paragraph, Sign, paragraph
from buraco_desktop.ui.rule_book.words import discarded_caption, hand_caption, pile_caption

translate = QCoreApplication.translate


def title() -> str:
    """Return the name of the chapter."""
    return translate("RuleBook", "A turn and the discard pile")


def paragraphs(rules: RuleSet) -> Iterator[Paragraph]:
    """Yield the paragraphs of the chapter."""
    yield _order()
    yield _first_card(rules)
    yield _take(rules)
    if rules.is_pile_open:
        yield _single_card(rules)
    yield _one_card_hand(rules)
    yield _discard()
    yield _undo()


def _order() -> Paragraph:
    return paragraph(
        "turn.order",
        translate("RuleBook", "A turn"),
        (
            translate("RuleBook", "A turn begins with one card from the stock, or with the discard pile."),
            translate(
                "RuleBook", "Then you may lay melds and add cards to melds, as many as you like, or none."
            ),
            translate("RuleBook", "It ends when you discard one card, face up, on the pile."),
        ),
    )


def _first_card(rules: RuleSet) -> Paragraph:
    if rules.first_draw_redraw:
        sentences = [
            translate(
                "RuleBook",
                "The first player of a deal may reject the first card drawn, before laying anything.",
            ),
            translate("RuleBook", "It goes to the discard pile, and the next card must be kept."),
        ]
    else:
        sentences = [translate("RuleBook", "A card drawn from the stock is kept, also in the first turn.")]
    scene = Scene(rules, "4H 8D QC", phase=Phase.DRAW).deal()
    drawn = scene.stock[-1]
    deal = scene.copy()
    deal.hands[0].append(deal.stock.pop())
    deal.drawn, deal.phase = drawn, Phase.PLAY
    verdict = translate("RuleBook", "Rejected, and another card is drawn") if rules.first_draw_redraw else ""
    pieces = (
        Fan((drawn,), caption=translate("RuleBook", "drawn first")),
        Sign.ARROW,
        Fan((drawn,), caption=pile_caption()),
    )
    example = judged(deal, Redraw(), pieces, rules.first_draw_redraw, verdict)
    return paragraph(
        "turn.first_card",
        translate("RuleBook", "The first card of a deal"),
        sentences,
        ("first_draw_redraw",),
        (example,),
    )


def _take(rules: RuleSet) -> Paragraph:
    if rules.is_pile_open:
        sentences = [
            translate("RuleBook", "All cards of the discard pile are open."),
            translate("RuleBook", "Instead of drawing you may take the pile, without any condition."),
        ]
        examples = _open_examples(rules)
    else:
        sentences = [
            translate("RuleBook", "Only the top card of the discard pile and the number of cards are known."),
            translate("RuleBook", "You may take the pile if you use its top card at once."),
            translate(
                "RuleBook",
                "Either it makes a new meld with at least two cards of your hand, or it goes on a meld "
                "of your team.",
            ),
            translate("RuleBook", "Wild cards may be used for this, too."),
            translate(
                "RuleBook", "The cards below do not help with that; they come to your hand afterwards."
            ),
        ]
        examples = _closed_examples(rules)
    return paragraph(
        "pile.take",
        translate("RuleBook", "Taking the pile"),
        (
            *sentences,
            translate("RuleBook", "You always take the whole pile."),
            translate("RuleBook", "An empty pile cannot be taken, and the pile never becomes the stock."),
        ),
        ("pile_take",),
        examples,
    )


def _open_examples(rules: RuleSet) -> list[Example]:
    deal = Scene(rules, "4H 8D QC", pile="7D 9C KS", phase=Phase.DRAW).deal()
    pile = tuple(deal.pile)
    pieces = (Fan(pile, caption=pile_caption()), Sign.ARROW, Fan(pile, caption=hand_caption()))
    return [judged(deal, TakePile(), pieces, True, translate("RuleBook", "All three cards are yours"))]


def _closed_examples(rules: RuleSet) -> list[Example]:
    deal = Scene(rules, "6H 7H 4C 9S JD", pile="3S QD 8H", phase=Phase.DRAW).deal()
    used = (*deal.hands[0][:2], deal.pile[-1])
    after = play(deal.copy(), TakePile(used))[-1]
    meld = getattr(after, "meld")  # noqa: B009 - the last event of such a take is the meld
    top = Fan(used[-1:], caption=translate("RuleBook", "top card"))
    from_hand = Fan(used[:2], caption=hand_caption())
    right = judged(
        deal,
        TakePile(used),
        (top, Sign.PLUS, from_hand, Sign.ARROW, Fan(meld.cards)),
        True,
        translate("RuleBook", "The top card is used at once"),
        translate("RuleBook", "The other cards of the pile come to your hand."),
    )
    wrong = judged(
        deal,
        TakePile(),
        (top, Sign.ARROW, Fan(used[-1:], caption=hand_caption())),
        False,
        translate("RuleBook", "Not for later"),
        translate("RuleBook", "The top card may not go to your hand."),
    )
    return [right, wrong]


def _single_card(rules: RuleSet) -> Paragraph:
    if rules.single_card_ban:
        sentences = [
            translate(
                "RuleBook",
                "When the pile was one single card and you took it, you may not discard that card in the "
                "same turn.",
            ),
            translate("RuleBook", "You may if you already held a card of the same suit and rank."),
        ]
        verdicts = "", translate("RuleBook", "You held an equal card before")
    else:
        sentences = [
            translate("RuleBook", "A single card taken as the pile may be discarded again in the same turn.")
        ]
        verdicts = translate("RuleBook", "It may go straight back"), ""
    examples = [_back_again(rules, "4H QC", not rules.single_card_ban, verdicts[0])]
    if rules.single_card_ban:
        examples.append(_back_again(rules, "7D QC", True, verdicts[1]))
    return paragraph(
        "pile.single",
        translate("RuleBook", "A pile of one card"),
        sentences,
        ("single_card_ban", "pile_take"),
        examples,
    )


def _back_again(rules: RuleSet, hand: str, is_right: bool, verdict: str) -> Example:
    deal = Scene(rules, hand, pile="7D", phase=Phase.DRAW).deal()
    held, pile = tuple(deal.hands[0]), tuple(deal.pile)
    play(deal, TakePile())
    pieces = (
        Fan(held, caption=hand_caption()),
        Sign.PLUS,
        Fan(pile, caption=pile_caption()),
        Sign.ARROW,
        Fan(pile, caption=discarded_caption()),
    )
    return judged(deal, Discard(pile[0]), pieces, is_right, verdict)


def _one_card_hand(rules: RuleSet) -> Paragraph:
    sentence = (
        translate("RuleBook", "With a single card in hand you may not take the pile.")
        if rules.one_card_hand_pile_ban
        else translate("RuleBook", "A single card in your hand does not keep you from taking the pile.")
    )
    return paragraph(
        "pile.one_card",
        translate("RuleBook", "With one card in hand"),
        (sentence,),
        ("one_card_hand_pile_ban",),
    )


def _discard() -> Paragraph:
    return paragraph(
        "turn.discard",
        translate("RuleBook", "The discard"),
        (
            translate("RuleBook", "You discard exactly one card, and with it your turn ends."),
            translate("RuleBook", "Wild cards may be discarded, too; they do not block the pile."),
        ),
    )


def _undo() -> Paragraph:
    return paragraph(
        "turn.undo",
        translate("RuleBook", "Taking back"),
        (
            translate(
                "RuleBook",
                "During your turn you may take back what you have laid, step by step, as far as you have "
                "seen no new card since then.",
            ),
            translate(
                "RuleBook",
                "A discard may be taken back until the next player acts, if it fetched no pot and did not "
                "end the deal.",
            ),
        ),
    )
