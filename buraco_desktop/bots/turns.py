"""Whole turns of the seat to act: the one that a bot would play, and others worth a thought.

A turn goes as far as its cards are known: a draw, and a pot taken in the middle of a turn, end it.
"""

from collections.abc import Hashable, Iterator, Sequence
from random import Random

from buraco_desktop.bots.base import Bot, imagine
from buraco_desktop.bots.club.discard import best_discard
from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.club.skill import MEDIUM
from buraco_desktop.bots.club.weights import fitted_weights
from buraco_desktop.bots.laying import planned_lay
from buraco_desktop.bots.never.facts import sane_discards
from buraco_desktop.bots.pile import legal_draws
from buraco_desktop.bots.plain_reasons import plain_reason
from buraco_desktop.bots.reasons import Choice, Reason, ReasonCode
from buraco_desktop.engine.cards import KIND, RANK, WILD_CAPABLE, Kind
from buraco_desktop.engine.commands import Command, Discard, Draw, ExtendMeld, LayMeld, Redraw, TakePile
from buraco_desktop.engine.legality import check, may_redraw
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import SeatView, view

Turn = tuple[Choice, ...]
"""The commands of a turn from now on, each with its reason."""

MOST_TAKES = 3
"""So many ways to take a closed pile are looked at."""


def turn_of(seen: SeatView, bot: Bot, rng: Random) -> Turn:
    """Return the turn that a bot would play; its first command is what the bot chooses with this `rng`."""
    deal = imagine(seen)
    found: list[Choice] = []
    while True:
        choice = bot.explain(view(deal, seen.seat), rng)
        found.append(choice)
        if not _goes_on(deal, choice.command):
            return tuple(found)


def finished(seen: SeatView, commands: Sequence[Command], bot: Bot, rng: Random) -> tuple[Command, ...]:
    """Return the commands and all that a bot would play after them in the same turn."""
    deal = imagine(seen)
    found = list(commands)
    goes_on = all(_goes_on(deal, command) for command in commands)
    while goes_on:
        command = bot.choose(view(deal, seen.seat), rng)
        goes_on = _goes_on(deal, command)
        found.append(command)
    return tuple(found)


def other_turns(seen: SeatView, first: Turn) -> list[Turn]:
    """Return legal turns that differ from the first one, those most worth a thought first."""
    deal = imagine(seen)
    known = {_outcome(deal, first)}
    found: list[Turn] = []
    for ideas in _draws(deal, seen) if deal.phase is Phase.DRAW else _plays(deal, first):
        # Of the ways to do one thing only the best that is new.
        for turn in ideas:
            outcome = _outcome(deal, turn)
            if outcome not in known:
                known.add(outcome)
                found.append(turn)
                break
    return found


def _goes_on(deal: DealState, command: Command) -> bool:
    """Carry out a command; whether the seat's turn goes on and nothing new was seen."""
    if isinstance(command, Draw | TakePile | Redraw):
        return False
    seat, pots = deal.turn, len(deal.pots)
    apply(deal, command)
    return deal.phase is not Phase.OVER and deal.turn == seat and len(deal.pots) == pots


def _outcome(deal: DealState, turn: Turn) -> Hashable:
    """Return what makes a turn differ from others: where the cards lie afterwards, not in which order."""
    last = turn[-1].command
    if isinstance(last, Draw | Redraw):
        return type(last).__name__
    if isinstance(last, TakePile):
        # One two is as good as another where it is wild.
        return last.meld, frozenset(-RANK[card] if WILD_CAPABLE[card] else KIND[card] for card in last.cards)
    after = deal.copy()
    for choice in turn:
        apply(after, choice.command)
    melds = [tuple(sorted(KIND[card] for card in meld.cards)) for meld in after.melds[deal.acting_team]]
    return tuple(sorted(melds)), KIND[last.card] if isinstance(last, Discard) else None


Ideas = Iterator[Turn]
"""Ways to do one thing, the best first."""


def _draws(deal: DealState, seen: SeatView) -> Iterator[Ideas]:
    takes = 0
    for draw in legal_draws(deal, seen):
        if isinstance(draw, Draw):
            yield iter([(Choice(draw, Reason(ReasonCode.FRESH_CARD)),)])
        elif takes < MOST_TAKES:
            takes += 1
            yield iter([(Choice(draw, plain_reason(deal, draw)),)])


def _plays(deal: DealState, first: Turn) -> Iterator[Ideas]:
    lays = tuple(choice for choice in first if isinstance(choice.command, LayMeld | ExtendMeld))
    discards = _discards_after(deal, lays)
    yield discards
    if lays:
        yield _held_back(deal, lays, ())
    for number in range(len(lays)):
        yield _held_back(deal, lays, (*lays[:number], *lays[number + 1 :]))
    yield _laid_out(deal, lays)
    yield discards
    yield discards
    if may_redraw(deal):
        yield iter([(Choice(Redraw(), plain_reason(deal, Redraw())),)])


def _discards_after(deal: DealState, lays: Sequence[Choice]) -> Ideas:
    """Yield the turns that lay this and then discard, the best discard first; none if that is refused."""
    after = _after(deal, lays)
    if after is None or after.turn != deal.turn or after.phase is Phase.OVER:
        return
    position = Position(after, fitted_weights(deal.rules, deal.players), MEDIUM)
    kinds: set[Kind] = {KIND[card] for card in sane_discards(after)}
    while kinds:
        choice = best_discard(position, kinds)
        if choice is None or not isinstance(choice.command, Discard):
            return
        yield (*lays, choice)
        kinds.discard(KIND[choice.command.card])
        if choice.reason.code is ReasonCode.ONLY_CHOICE:
            return


def _held_back(deal: DealState, lays: Sequence[Choice], kept: Sequence[Choice]) -> Ideas:
    """Yield the turns that lay only some of the lays and keep the others for later."""
    held = tuple(card for choice in lays if choice not in kept for card in _cards(choice))
    for turn in _discards_after(deal, kept):
        yield (*turn[:-1], Choice(turn[-1].command, Reason(ReasonCode.HOLDS_BACK, held)))


def _laid_out(deal: DealState, lays: Sequence[Choice]) -> Ideas:
    """Yield the turns that go on laying whatever can be laid, but for the last cards."""
    after = _after(deal, lays)
    found = list(lays)
    while after is not None and after.turn == deal.turn and after.phase is not Phase.OVER:
        lay = planned_lay(after)
        if lay is None or len(after.hands[deal.turn]) - len(lay.cards) < 3:
            break
        found.append(Choice(lay, plain_reason(after, lay)))
        apply(after, lay)
    if len(found) > len(lays):
        yield from _discards_after(deal, found)


def _after(deal: DealState, lays: Sequence[Choice]) -> DealState | None:
    """Return the table after these lays, or None if one of them is refused."""
    after = deal.copy()
    pots = len(deal.pots)
    for choice in lays:
        if check(after, choice.command) is not None:
            return None
        apply(after, choice.command)
        if after.phase is Phase.OVER or len(after.pots) != pots:
            return None
    return after


def _cards(choice: Choice) -> tuple[int, ...]:
    command = choice.command
    return command.cards if isinstance(command, LayMeld | ExtendMeld) else ()
