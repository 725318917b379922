"""The last look of a careful player at what it is about to do: whatever `never` objects to is put right.

It takes as long as all the rules of thumb together, so playouts go without it.
"""

from buraco_desktop.bots.club.discard import best_discard
from buraco_desktop.bots.club.policy import decide
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.club.sane_cards import sane_cards
from buraco_desktop.bots.never.discards import is_pile_returned
from buraco_desktop.bots.never.emptying import pot_plan
from buraco_desktop.bots.never.ends import dearest_lay, is_closed_at_a_loss, is_hand_kept, is_pile_deadly
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.cards import KIND, CardId, Kind
from buraco_desktop.engine.commands import Command, Discard, Draw, ExtendMeld, LayMeld, TakePile
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.transition import apply

SMALL_PILE = 2
"""Of a pile of so many cards none is given back in the same turn."""


def amended(position: Position, choice: Choice) -> Choice:
    """Return the choice, or another one in its place if no sane player would make it."""
    if position.deal.phase is Phase.DRAW:
        if isinstance(choice.command, TakePile) and is_pile_deadly(position.deal):
            return Choice(Draw(), Reason(ReasonCode.PILE_RISKY, seats=tuple(position.closers)))
        if _is_given_back(position, choice) or _must_close_at_a_loss(position, choice):
            return Choice(Draw(), Reason(ReasonCode.PILE_POOR))
        return choice
    if choice.reason.code is ReasonCode.GOES_OUT:
        return choice
    if not isinstance(choice.command, Discard):
        return _pot(position) or choice
    discard = choice.command
    return _pot(position) or _unloading(position, discard) or _sane_discard(position, discard) or choice


def _is_given_back(position: Position, choice: Choice) -> bool:
    """Whether a small pile is to be taken of which nothing would serve, and a card be returned (N6).

    The turn is played in mind, up to the discard or a pot: an open pile hides nothing.
    """
    deal = position.deal
    if not isinstance(choice.command, TakePile) or not position.rules.is_pile_open:
        return False
    if len(deal.pile) > SMALL_PILE or not deal.stock:
        return False
    deal, taken, laid = deal.copy(), tuple(deal.pile), set[CardId]()
    pots = len(deal.pots)
    apply(deal, choice.command)
    deal.hands[position.seat].sort()
    while deal.phase is Phase.PLAY and len(deal.pots) == pots:
        later = Position(deal, position.weights, position.skill)
        command = amended(later, decide(deal, position.weights, position.skill)).command
        if isinstance(command, Discard):
            return is_pile_returned(deal, command.card, taken, laid)
        laid.update(command.cards if isinstance(command, LayMeld | ExtendMeld) else ())
        apply(deal, command)
    return False


def _must_close_at_a_loss(position: Position, choice: Choice) -> bool:
    """Whether a closed pile is to be taken that leaves one card, so that the turn must go out (N4)."""
    deal, take = position.deal, choice.command
    if not isinstance(take, TakePile) or not take.cards or len(deal.pile) > 1 or not deal.stock:
        return False
    # One of the cards that are laid is the pile's.
    if position.size != len(take.cards) or not position.may_close:
        return False
    after = deal.copy()
    apply(after, take)
    last = Discard(after.hands[position.seat][0])
    return check(after, last) is None and is_closed_at_a_loss(after, last)


def _pot(position: Position) -> Choice | None:
    """Return the next command towards a pot that can be had in this turn, directly if possible (N13)."""
    deal = position.deal
    plan = pot_plan(deal)
    if plan is None:
        return None
    commands: list[Command] = [*(pot_plan(deal, is_direct=True) or plan)] or [Discard(position.hand[0])]
    command = next((command for command in commands if check(deal, command) is None), None)
    return None if command is None else Choice(command, Reason(ReasonCode.FETCHES_POT))


def _unloading(position: Position, discard: Discard) -> Choice | None:
    """Lay what is dear while an opponent might close (N8)."""
    if not is_hand_kept(position.deal, discard.card):
        return None
    lay = dearest_lay(position.deal, discard.card)
    return None if lay is None else Choice(lay, Reason(ReasonCode.UNLOADS, lay.cards))


def _sane_discard(position: Position, discard: Discard) -> Choice | None:
    """Discard what needs no excuse, if there is such a card (N1, N3, N6, N9, N11, N14)."""
    if position.size == 1:
        return None
    kinds = {KIND[card] for card in sane_cards(position)}
    kinds = kinds - just_taken(position) or kinds
    if not kinds or KIND[discard.card] in kinds:
        return None
    return best_discard(position, kinds)


def just_taken(position: Position) -> set[Kind]:
    """Return the kinds of the last two cards of a pile that was taken in this turn (N6).

    How large the pile was nobody remembers, so after a larger one they stay in hand, too.
    """
    deal = position.deal
    if deal.drawn is not None or not position.rules.is_pile_open:
        return set()
    recent = set(deal.discards[-SMALL_PILE:])
    if deal.turn_count < SMALL_PILE:
        # The pile began with a card that nobody discarded.
        recent.update(deal.known[position.seat][-SMALL_PILE:])
    return recent
