"""Counts what no sane player does: a watch on a deal that reports fourteen kinds of blunders.

What each kind means exactly is said by the functions of `never`, which the watch asks. It sees the whole
state, but its verdicts depend only on what the seat that acts can see.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from buraco_desktop.bots.never.discards import (
    is_fed_to_opponents,
    is_own_card_thrown,
    is_pile_returned,
    is_ready_meld_broken,
    is_request_ignored,
    is_wild_thrown,
)
from buraco_desktop.bots.never.ends import (
    is_closed_at_a_loss,
    is_hand_kept,
    is_left_stuck,
    is_pile_deadly,
    is_pot_missed,
)
from buraco_desktop.bots.never.facts import empties
from buraco_desktop.bots.never.lays import better_wild, is_clean_meld_spoilt, is_run_doubled, laid_meld
from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.commands import Command, Discard, Draw, ExtendMeld, LayMeld, Redraw, TakePile
from buraco_desktop.engine.legality import may_take_pot
from buraco_desktop.engine.melds import MeldKind
from buraco_desktop.engine.state import DealState


class NeverKind(StrEnum):
    """The kinds of blunders."""

    FEEDS_OPPONENTS = "N1"
    SPOILS_CLEAN_MELD = "N2"
    THROWS_WILD = "N3"
    CLOSES_AT_A_LOSS = "N4"
    STUCK_WITH_ONE_CARD = "N5"
    RETURNS_SMALL_PILE = "N6"
    TAKES_DEADLY_PILE = "N7"
    KEEPS_DEAR_CARDS = "N8"
    THROWS_OWN_CARD = "N9"
    DOUBLES_RUN = "N10"
    BREAKS_READY_MELD = "N11"
    WASTES_WILD = "N12"
    MISSES_POT = "N13"
    IGNORES_PARTNER = "N14"


@dataclass(frozen=True, slots=True)
class NeverEvent:
    """One blunder."""

    kind: NeverKind
    seat: int
    turn: int
    """Number of turns that were finished before, as `DealState.turn_count`."""


@dataclass(slots=True)
class _Turn:
    """What has happened in a turn so far."""

    number: int
    taken: tuple[CardId, ...] = ()
    laid: set[CardId] = field(default_factory=set)
    start: DealState | None = None
    """The state before the first lay, while a pot is to be had."""
    size_at_start: int | None = None
    """Cards in hand before the first lay or the discard."""
    suspicions: list[NeverKind] = field(default_factory=list)
    """Blunders that are forgiven if the turn empties the hand."""
    better_wilds: list[CardId] = field(default_factory=list)
    """Wild cards that should have been laid and are forgiven if they still are."""


class NeverWatch:
    """Watches one deal from any moment on; is told each command before it is carried out."""

    def __init__(self, deal: DealState) -> None:
        self._turn = _Turn(deal.turn_count)
        self._suit_turns: dict[tuple[int, int], set[int]] = {}
        """For each seat and suit the turns in which it laid cards of a sequence."""

    def see(self, deal: DealState, command: Command) -> list[NeverEvent]:
        """Return the blunders that are certain with this legal command; `deal` is the state before it.

        Most of them are told with the discard, since a turn may still make good what began badly.
        """
        if deal.turn_count != self._turn.number:
            self._turn = _Turn(deal.turn_count)
        kinds: list[NeverKind] = []
        match command:
            case Draw() | Redraw():
                pass
            case TakePile():
                self._turn.taken = tuple(deal.pile)
                if is_pile_deadly(deal):
                    self._turn.suspicions.append(NeverKind.TAKES_DEADLY_PILE)
                if command.cards:
                    self._see_lay(deal, command, command.meld)
            case LayMeld():
                kinds = self._see_play(deal, command, None)
            case ExtendMeld():
                kinds = self._see_play(deal, command, command.meld)
            case Discard():
                kinds = self._see_discard(deal, command)
        return [NeverEvent(kind, deal.turn, deal.turn_count) for kind in kinds]

    def _begin_play(self, deal: DealState) -> None:
        turn = self._turn
        if turn.size_at_start is None:
            turn.size_at_start = len(deal.hands[deal.turn])
            if deal.pots and not deal.pot_taken[deal.acting_team]:
                turn.start = deal.copy()

    def _see_play(self, deal: DealState, command: LayMeld | ExtendMeld, index: int | None) -> list[NeverKind]:
        self._begin_play(deal)
        self._see_lay(deal, command, index)
        if not empties(deal, command.cards):
            return []
        self._turn.suspicions.clear()
        melds = [*deal.melds[deal.acting_team], laid_meld(deal, command.cards, index, command.place)]
        return [] if may_take_pot(deal, deal.acting_team, melds) else self._see_end(deal, command)

    def _see_lay(self, deal: DealState, command: LayMeld | ExtendMeld | TakePile, index: int | None) -> None:
        turn, seat = self._turn, deal.turn
        cards = command.cards
        laid = laid_meld(deal, cards, index, command.place)
        if index is None:
            if is_run_doubled(deal, cards, laid):
                turn.suspicions.append(NeverKind.DOUBLES_RUN)
        elif is_clean_meld_spoilt(deal, index, laid):
            turn.suspicions.append(NeverKind.SPOILS_CLEAN_MELD)
        better = better_wild(deal, cards, index, laid)
        # Without its top card a closed pile is not taken at all.
        is_top = isinstance(command, TakePile) and laid.wild >= 0 and laid.cards[laid.wild] == deal.pile[-1]
        if better is not None and not is_top:
            turn.better_wilds.append(better)
        turn.laid.update(cards)
        if laid.kind is MeldKind.SEQUENCE:
            self._suit_turns.setdefault((seat, laid.suit), set()).add(deal.turn_count)

    def _see_discard(self, deal: DealState, command: Discard) -> list[NeverKind]:
        self._begin_play(deal)
        turn, card = self._turn, command.card
        assert turn.size_at_start is not None
        if empties(deal, (card,)):
            turn.suspicions.clear()
            is_pot = may_take_pot(deal, deal.acting_team, deal.melds[deal.acting_team])
            return [] if is_pot else self._see_end(deal, command)
        found = {
            NeverKind.FEEDS_OPPONENTS: is_fed_to_opponents(deal, card),
            NeverKind.THROWS_WILD: is_wild_thrown(deal, card),
            NeverKind.STUCK_WITH_ONE_CARD: is_left_stuck(deal, turn.size_at_start),
            NeverKind.RETURNS_SMALL_PILE: is_pile_returned(deal, card, turn.taken, turn.laid),
            NeverKind.KEEPS_DEAR_CARDS: is_hand_kept(deal, card),
            NeverKind.THROWS_OWN_CARD: is_own_card_thrown(deal, card),
            NeverKind.BREAKS_READY_MELD: is_ready_meld_broken(deal, card),
            NeverKind.MISSES_POT: turn.start is not None and is_pot_missed(turn.start, deal),
            NeverKind.IGNORES_PARTNER: is_request_ignored(deal, card, self._requests(deal)),
            NeverKind.WASTES_WILD: any(wild in deal.hands[deal.turn] for wild in turn.better_wilds),
        }
        kinds = [*turn.suspicions, *(kind for kind, is_so in found.items() if is_so)]
        return sorted(set(kinds), key=list(NeverKind).index)

    def _see_end(self, deal: DealState, command: Command) -> list[NeverKind]:
        return [NeverKind.CLOSES_AT_A_LOSS] if is_closed_at_a_loss(deal, command) else []

    def _requests(self, deal: DealState) -> set[int]:
        """Return the suits that partners of the acting seat asked for."""
        return {
            suit
            for (seat, suit), turns in self._suit_turns.items()
            if seat != deal.turn and deal.team_of(seat) == deal.acting_team and len(turns) >= 2
        }
