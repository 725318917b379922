"""Examples of the rule book. Each is played by the engine when the book is made.

Cards and layouts are written in the notation of the conformance cases. An example claims to be right or
refused; if the engine says otherwise, `ExampleError` is raised, so that the book cannot be wrong.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from buraco_desktop.engine.cards import FACE_COUNT, MAX_DECKS, CardId
from buraco_desktop.engine.commands import Command
from buraco_desktop.engine.diagnosis import why_no_extension, why_no_meld
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.melds import Meld, arrange, extend
from buraco_desktop.engine.notation import pick_cards, read_layout
from buraco_desktop.engine.refusals import Refusal
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.ui.rule_book.model import Example, Fan, Piece, Sign
from buraco_desktop.ui.text_refusals import refusal_sentence

FILLER = "4D 9S 4C 9H 5S 10H"
"""Cards that no example speaks of: they keep stock and pots from being empty."""


class ExampleError(AssertionError):
    """An example of the book is judged otherwise by the engine; the message quotes it."""


def laid(cards: str, rules: RuleSet, is_right: bool, verdict: str = "", reason: str = "") -> Example:
    """Return an example of a new meld; a refused one shows its cards in the order written.

    Without a verdict a refused example says what the table says.
    """
    chosen = pick_cards(cards.split(), _all_cards())
    layouts = arrange(chosen, rules)
    _compare(bool(layouts), is_right, cards)
    if layouts:
        return Example((_fan(layouts[0]),), True, verdict, reason)
    told = verdict or _told(why_no_meld(chosen, rules), rules)
    return Example((Fan(chosen),), False, told, reason)


def lying(layout: str, rules: RuleSet, verdict: str, reason: str = "") -> Example:
    """Return an example of a meld that lies as written, where a player may choose it."""
    return Example((_fan(_on_table(layout, rules)),), True, verdict, reason)


def added(
    layout: str, cards: str, rules: RuleSet, is_right: bool, verdict: str = "", reason: str = ""
) -> Example:
    """Return an example of cards that join a meld on the table."""
    before = _on_table(layout, rules)
    chosen = pick_cards(cards.split(), [card for card in _all_cards() if card not in before.cards])
    layouts = extend(before, chosen, rules)
    _compare(bool(layouts), is_right, f"{layout} + {cards}")
    pieces: list[Piece] = [_fan(before), Sign.PLUS, Fan(chosen)]
    if layouts:
        return Example((*pieces, Sign.ARROW, _fan(layouts[0])), True, verdict, reason)
    return Example(
        tuple(pieces), False, verdict or _told(why_no_extension(before, chosen, rules), rules), reason
    )


@dataclass(frozen=True, slots=True)
class Scene:
    """A composed position in which the first seat is to act; other seats hold nothing of interest."""

    rules: RuleSet
    hand: str
    melds: Sequence[str] = ()
    """Layouts of the team's melds."""
    pile: str = ""
    has_pot: bool = False
    """Whether a pot is there for the team to take."""
    has_taken: bool = False
    """Whether the team has taken its pot."""
    phase: Phase = Phase.PLAY

    def deal(self) -> DealState:
        """Return the position."""
        deal = DealState(self.rules, self.rules.players[0], self.rules.players[0] - 1)
        left = _all_cards()

        def take(cards: Sequence[CardId]) -> list[CardId]:
            for card in cards:
                left.remove(card)
            return list(cards)

        deal.phase, deal.must_open = self.phase, False
        for layout in self.melds:
            meld = read_layout(layout, left)
            take(meld.cards)
            deal.melds[0].append(meld)
        deal.hands[0] = take(pick_cards(self.hand.split(), left))
        deal.pile = take(pick_cards(self.pile.split(), left))
        deal.stock = take(pick_cards(FILLER.split(), left))
        if self.has_pot:
            deal.pots.append(take(pick_cards(FILLER.split(), left)))
        deal.pot_taken[0] = self.has_taken
        return deal


def judged(
    deal: DealState,
    command: Command,
    pieces: Sequence[Piece],
    is_right: bool,
    verdict: str = "",
    reason: str = "",
) -> Example:
    """Return an example of a command in a position; `pieces` show it."""
    refusal = check(deal, command)
    _compare(refusal is None, is_right, f"{command}")
    if refusal is None:
        return Example(tuple(pieces), True, verdict, reason)
    return Example(tuple(pieces), False, verdict or _told(refusal, deal.rules), reason)


def _told(refusal: Refusal, rules: RuleSet) -> str:
    return refusal_sentence(refusal, rules)[0].removesuffix(".")


def _compare(got: bool, claimed: bool, what: str) -> None:
    if got != claimed:
        raise ExampleError(f"{what} is {'right' if got else 'refused'}")


def _on_table(layout: str, rules: RuleSet) -> Meld:
    """Return a meld that a player may have laid like this."""
    meld = read_layout(layout, _all_cards())
    if meld.place not in [other.place for other in arrange(meld.cards, rules)]:
        raise ExampleError(f"{layout} cannot lie")
    return meld


def _fan(meld: Meld) -> Fan:
    return Fan(meld.cards, meld.wild, meld.wild_rank)


def _all_cards() -> list[CardId]:
    return list(range(FACE_COUNT * MAX_DECKS))
