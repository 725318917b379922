"""From the table to the rule book: the paragraph behind a refusal or an event, and what goes with it."""

from buraco_desktop.engine.cards import ACE, RANK
from buraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardRejected,
    DealEnded,
    EndReason,
    Event,
    MeldExtended,
    MeldLaid,
    PileTaken,
    PotTaken,
    StockRefilled,
    TimeCalled,
    TurnStarted,
)
from buraco_desktop.engine.melds import Meld, MeldKind
from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.rules import PotPrecondition, RuleSet, WildPin

_PARAGRAPHS = {
    RefusalCode.UNREADABLE: "turn.order",
    RefusalCode.NOT_YOUR_TURN: "turn.order",
    RefusalCode.DEAL_OVER: "end.how",
    RefusalCode.WRONG_PHASE: "turn.order",
    RefusalCode.PILE_EMPTY: "pile.take",
    RefusalCode.STOCK_EMPTY: "end.stock",
    RefusalCode.ONE_CARD_HAND: "pile.one_card",
    RefusalCode.CLOSED_PILE: "pile.take",
    RefusalCode.OPEN_PILE: "pile.take",
    RefusalCode.TOP_CARD_NEEDED: "pile.take",
    RefusalCode.NO_REDRAW: "turn.first_card",
    RefusalCode.NOTHING_TO_TAKE_BACK: "turn.undo",
    RefusalCode.TAKEBACK_BLOCKED: "turn.undo",
    RefusalCode.CARD_NOT_HELD: "turn.order",
    RefusalCode.NO_SUCH_MELD: "extend.add",
    RefusalCode.NOT_YOUR_MELD: "extend.add",
    RefusalCode.MELD_TOO_SHORT: "meld.what",
    RefusalCode.TOO_MANY_WILDS: "wild.one",
    RefusalCode.TWO_SUITS: "meld.sequence",
    RefusalCode.DUPLICATE_RANK: "meld.sequence",
    RefusalCode.GAP: "meld.sequence",
    RefusalCode.NO_SETS: "meld.set",
    RefusalCode.SET_FULL: "meld.set",
    RefusalCode.WILD_PINNED: "extend.inside",
    RefusalCode.NOT_A_MELD: "meld.what",
    RefusalCode.SECOND_SET: "meld.one_set",
    RefusalCode.PILE_CARD_BAN: "pile.single",
    RefusalCode.KEEP_CARD: "out.keep",
    RefusalCode.NO_POT_YET: "out.pot",
    RefusalCode.NO_CANASTA: "out.canasta",
    RefusalCode.NO_CLEAN_CANASTA: "out.canasta",
    RefusalCode.FINAL_DISCARD: "out.discard",
    RefusalCode.WILD_DISCARD: "out.discard",
    RefusalCode.OPENING_MINIMUM: "meld.opening",
    RefusalCode.ONE_DISCARD: "turn.discard",
}
"""The paragraph for each reason, where the rule set has it; `paragraph_for_refusal` knows the exceptions."""

_RELATED: dict[str, tuple[str, ...]] = {
    "turn.order": ("turn.discard", "out.keep"),
    "turn.first_card": ("pile.take",),
    "pile.take": ("pile.single", "pile.one_card"),
    "pile.single": ("pile.take", "out.keep"),
    "pile.one_card": ("pile.take",),
    "turn.discard": ("pot.discard", "out.discard"),
    "meld.what": ("meld.sequence", "meld.set", "extend.add"),
    "meld.sequence": ("meld.aces", "wild.one", "score.long"),
    "meld.aces": ("meld.sequence", "score.long"),
    "meld.set": ("meld.one_set", "wild.one"),
    "meld.one_set": ("meld.set",),
    "meld.canasta": ("score.canasta", "out.canasta"),
    "meld.opening": ("score.cards", "match.totals"),
    "wild.which": ("wild.one", "wild.twos", "score.cards"),
    "wild.one": ("wild.which", "wild.twos"),
    "wild.twos": ("extend.home", "extend.reverts"),
    "wild.place": ("extend.replace", "extend.end"),
    "extend.add": ("meld.what", "extend.replace"),
    "extend.replace": ("extend.inside", "extend.home"),
    "extend.end": ("wild.place", "extend.inside"),
    "extend.inside": ("extend.replace", "extend.end"),
    "extend.home": ("wild.twos", "extend.reverts"),
    "extend.reverts": ("wild.twos", "extend.home"),
    "pot.what": ("score.pot", "out.pot"),
    "pot.need": ("meld.canasta", "out.keep"),
    "pot.direct": ("pot.discard", "out.keep"),
    "pot.discard": ("pot.direct", "score.unplayed"),
    "out.how": ("out.canasta", "out.pot", "score.out"),
    "out.canasta": ("meld.canasta", "out.pot"),
    "out.pot": ("pot.what", "score.pot"),
    "out.discard": ("out.keep", "turn.discard"),
    "out.keep": ("pot.what", "out.canasta", "out.discard"),
    "end.how": ("out.how", "end.stock"),
    "end.stock": ("pot.what", "end.stall"),
    "end.stall": ("end.stock",),
    "score.canasta": ("meld.canasta", "score.long"),
    "score.long": ("meld.aces", "score.canasta"),
    "score.pot": ("pot.what", "score.unplayed"),
    "score.unplayed": ("pot.discard", "score.pot"),
    "match.end": ("match.draw", "match.victory_points"),
}

_ENDS = {
    EndReason.OUT: "out.how",
    EndReason.EXHAUSTED: "end.stock",
    EndReason.STALL: "end.stall",
    EndReason.TIME: "match.time",
}


def paragraph_for_refusal(refusal: Refusal, rules: RuleSet) -> str:
    """Return the key of the paragraph that says why a play is refused; the book of these rules has it."""
    code = refusal.code
    if code is RefusalCode.NO_CANASTA and _needs_canasta_for_pot(rules):
        return "pot.need"
    if code in (RefusalCode.GAP, RefusalCode.DUPLICATE_RANK) and any(
        RANK[card] == ACE for card in refusal.cards
    ):
        return "meld.aces"
    if code is RefusalCode.WILD_PINNED:
        return _pinned(rules)
    if code is RefusalCode.SECOND_SET and not rules.has_sets:
        return "meld.set"
    if code is RefusalCode.PILE_CARD_BAN and not rules.is_pile_open:
        return "pile.take"
    return _PARAGRAPHS[code]


def paragraph_for_event(event: Event, rules: RuleSet) -> str:
    """Return the key of the paragraph that says why something is allowed; the book of these rules has it."""
    match event:
        case TurnStarted():
            return "pot.discard" if event.pot_opened and rules.pots else "turn.order"
        case CardDrawn():
            return "end.stock" if event.is_last_turn else "turn.order"
        case CardRejected():
            return "turn.first_card"
        case PileTaken():
            return "pile.single" if event.banned is not None and rules.is_pile_open else "pile.take"
        case MeldLaid():
            return _for_meld(event.meld, rules)
        case MeldExtended():
            had_wild = event.meld.wild >= 0 and event.meld.cards[event.meld.wild] not in event.added
            is_sequence = event.meld.kind is MeldKind.SEQUENCE
            return "extend.replace" if had_wild and is_sequence and rules.max_wilds else "extend.add"
        case CardDiscarded():
            return "turn.discard"
        case PotTaken():
            if not rules.pots:
                return "pot.what"
            return "pot.direct" if event.is_direct else "pot.discard"
        case StockRefilled():
            return "end.stock"
        case DealEnded():
            return _ENDS[event.reason]
        case TimeCalled():
            return "match.time"


def related(key: str) -> tuple[str, ...]:
    """Return the keys of paragraphs that go with one; a book may lack some of them."""
    return _RELATED.get(key, ())


def _needs_canasta_for_pot(rules: RuleSet) -> bool:
    return rules.pots > 0 and rules.pot_precondition is PotPrecondition.OWN_CANASTA


def _pinned(rules: RuleSet) -> str:
    if not rules.max_wilds:
        return "wild.one"
    return "extend.end" if rules.wild_pin is WildPin.PINNED_ALWAYS else "extend.inside"


def _for_meld(meld: Meld, rules: RuleSet) -> str:
    if meld.kind is MeldKind.SET:
        return "meld.set"
    if meld.wild >= 0:
        return "wild.place" if rules.max_wilds else "wild.one"
    return "meld.aces" if any(RANK[card] == ACE for card in meld.cards) else "meld.sequence"
