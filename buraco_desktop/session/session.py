"""One match being played: the log is the truth, the state is what the log leads to. No Qt, one thread."""

import logging
import secrets
import uuid
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from buraco_desktop.engine.candidates import candidates
from buraco_desktop.engine.cards import CardId, sorted_by_suit
from buraco_desktop.engine.commands import CallTime, Command, LoggedCommand
from buraco_desktop.engine.dealing import shuffled_deck
from buraco_desktop.engine.events import Event
from buraco_desktop.engine.legality import Target, check
from buraco_desktop.engine.legality import targets as find_targets
from buraco_desktop.engine.match import MatchResult, match_result
from buraco_desktop.engine.notation import write_cards, write_command
from buraco_desktop.engine.refusals import IllegalCommand, Refusal, RefusalCode
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import SeatView
from buraco_desktop.engine.view import view as make_view
from buraco_desktop.session.asking import BotAnswer, BotRunner
from buraco_desktop.session.bot_desk import BotDesk
from buraco_desktop.session.changes import Change, Listener, Publisher, Reset, Step
from buraco_desktop.session.clock import MatchClock
from buraco_desktop.session.finished import FinishedDeal, fingerprint_of
from buraco_desktop.session.hand_order import HandOrder, follow, rearrange, restore
from buraco_desktop.session.matches import (
    read_clock,
    read_finished,
    read_order,
    read_setup,
    table_of,
    write_deal,
    write_match,
)
from buraco_desktop.session.setup import MatchSetup, bot_seed, deal_number_of
from buraco_desktop.session.undo import open_discard, turn_length, undo_length
from buraco_desktop.storage.records import FinishedRecord, MatchRecord
from buraco_desktop.storage.replay import LoadedDeal, Played, Table, first_state, load_running

__all__ = ["MatchSession", "Reset", "Saver", "Step"]

FIRST_VERSION_LIMIT = 10**9

_log = logging.getLogger(__name__)


class Saver(Protocol):
    """Who puts the match on disk after each change (`autosave.Autosaver`)."""

    def save(self, record: MatchRecord) -> None:
        """Take a record to be written; return at once."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing is left to write."""

    def wait(self) -> bool:
        """Wait until the last record is on disk; False if that takes too long."""

    def close(self) -> None:
        """Write what is left and stop."""


class MatchSession:
    """A match with its log, its listeners and its bots. Made by `new` or `resume`.

    Then `subscribe` and call `ask_bot` once; later the bots are asked by themselves.
    """

    def __init__(
        self,
        setup: MatchSetup,
        runner: BotRunner,
        saver: Saver | None,
        match_id: str,
        finished: list[FinishedDeal],
        is_strict: bool,
        clock: MatchClock | None = None,
    ) -> None:
        """Make a session without a deal; `new` and `resume` give it one."""
        self.setup = setup
        self.match_id = match_id
        self.clock = clock or MatchClock(setup.match_minutes, setup.turn_seconds)
        """The clock of a timed game; it stands still unless somebody lets time pass (`timekeeping`)."""
        self.resumed_from_snapshot = False
        """The running deal could not be repeated under corrected rules: nothing before here can be undone."""
        self._bots = BotDesk(runner)
        self._saver = saver
        self._is_strict = is_strict
        self._finished = finished
        # Begins somewhere, so that no late answer to another match's question fits a version of this one.
        self._version = secrets.randbelow(FIRST_VERSION_LIMIT)
        self._publisher = Publisher()
        self._orders: list[HandOrder] = []
        self._undone: list[tuple[Played, ...]] = []
        self._persons = tuple(seat.is_person for seat in setup.seats)

    @classmethod
    def new(
        cls, setup: MatchSetup, runner: BotRunner, saver: Saver | None = None, *, is_strict: bool = False
    ) -> "MatchSession":
        """Start a match and deal its first deal. `is_strict` raises for a refused answer of a bot (tests)."""
        session = cls(setup, runner, saver, uuid.uuid4().hex, [], is_strict)
        session._deal_cards()
        session._save()
        return session

    @classmethod
    def resume(
        cls,
        record: MatchRecord,
        runner: BotRunner,
        saver: Saver | None = None,
        *,
        is_strict: bool = False,
    ) -> "MatchSession":
        """Go on with a saved match. Raises `SaveError` ILLEGAL if its log does not replay."""
        setup = read_setup(record)
        finished = read_finished(setup, record.finished)
        session = cls(setup, runner, saver, record.match_id, finished, is_strict, read_clock(record))
        if record.running is None:
            last = finished[-1]
            session._take_deal(last.table, last.number, last.loaded)
        else:
            table = table_of(setup, len(finished), session.totals)
            loaded = load_running(table, record.running, record.program)
            session.resumed_from_snapshot = loaded.is_from_snapshot
            session._take_deal(table, record.running.deal.number, loaded)
            session._orders = [
                read_order(seat, session._held(index), session._orders[index], setup.rules)
                for index, seat in enumerate(record.seats)
            ]
        return session

    @property
    def rules(self) -> RuleSet:
        """The rules of the match."""
        return self.setup.rules

    @property
    def deal(self) -> DealState:
        """The state of the current deal: read it, never change it; undo puts another one in its place."""
        return self._deal

    @property
    def version(self) -> int:
        """A number that grows with every change, undo included."""
        return self._version

    @property
    def is_deal_over(self) -> bool:
        """Whether the current deal has ended."""
        return self._deal.phase is Phase.OVER

    @property
    def deal_index(self) -> int:
        """Index of the current deal in the match, from 0."""
        return len(self._finished) - self.is_deal_over

    @property
    def deal_number(self) -> int:
        """The number that gives the cards of the current deal."""
        return self._deal_number

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the current deck in notation, which may be shown before the deal is played."""
        return fingerprint_of(write_cards(self._deck))

    @property
    def played(self) -> tuple[Played, ...]:
        """The commands of the current deal with their events."""
        return tuple(self._played)

    @property
    def finished(self) -> tuple[FinishedDeal, ...]:
        """The finished deals, the current one included when it is over."""
        return tuple(self._finished)

    @property
    def result(self) -> MatchResult:
        """Where the match stands after its finished deals."""
        return match_result(
            self.rules,
            [deal.points for deal in self._finished],
            self.rules.team_count(self.setup.players),
            is_time_up=any(deal.is_time_up for deal in self._finished),
        )

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each team in the finished deals."""
        return self.result.totals

    def view(self, seat: int) -> SeatView:
        """Return what a seat may know now."""
        return make_view(self._deal, seat)

    def past_view(self, seat: int, count: int) -> SeatView:
        """Return what a seat might know after the first `count` commands of the current deal."""
        deal = first_state(self._table, self._deck, self._base)
        for entry in self._played[:count]:
            apply(deal, entry.command)
        return make_view(deal, seat)

    def targets(self, seat: int, cards: Sequence[CardId]) -> tuple[Target, ...]:
        """Return every zone that would accept these cards of a seat, with the ready command."""
        return find_targets(self._deal, seat, cards)

    def submit(self, seat: int, command: Command, version: int | None = None) -> Step | Refusal:
        """Carry out a command of a seat, or say why not; then nothing changed.

        With `version` the command is refused (WRONG_PHASE) unless the position is still that one. Waits for
        the save of the command before, so a crash loses at most one action.
        """
        refusal = self._why_not(seat, command, version)
        return self._play(seat, command) if refusal is None else refusal

    def call_time(self) -> Step | None:
        """Call time if the match has used up its own; None if it has not, and while the rules say to wait.

        Comes by itself after a change that the rules said to wait for.
        """
        command = CallTime()
        if not self.clock.is_match_over or check(self._deal, command) is not None:
            return None
        return self._play(self._deal.turn, command)

    def _play(self, seat: int, command: LoggedCommand) -> Step:
        self._wait_for_save()
        self._undone.clear()
        step = Step(self._version + 1, seat, command, self._carry_out(seat, command))
        self._follow_hands()
        self._changed(step)
        return step

    def _why_not(self, seat: int, command: LoggedCommand, version: int | None) -> Refusal | None:
        if self.is_deal_over:
            return Refusal(RefusalCode.DEAL_OVER)
        if seat != self._deal.turn:
            return Refusal(RefusalCode.NOT_YOUR_TURN)
        is_late = version is not None and version != self._version
        if is_late or isinstance(command, CallTime):
            return Refusal(RefusalCode.WRONG_PHASE)
        return check(self._deal, command)

    def _carry_out(self, seat: int, command: LoggedCommand) -> tuple[Event, ...]:
        text = write_command(self._deal, command)
        events: list[Event] = []
        apply(self._deal, command, events.append)
        self._played.append(Played(seat, command, text, tuple(events)))
        if self.is_deal_over:
            record = FinishedRecord(
                deal=write_deal(self._deal_number, self._loaded()), points=score(self._deal).totals
            )
            self._finished.append(FinishedDeal(self._table, record))
        return tuple(events)

    def can_undo(self, seat: int) -> bool:
        """Whether the person on this seat may take a step back (RULES 9)."""
        return self._undo_length(seat) is not None

    def undo(self, seat: int) -> bool:
        """Take a step of this seat back: the log is cut and played again. False if that is not allowed."""
        return self._cut(self._undo_length(seat))

    def can_take_turn_back(self, seat: int) -> bool:
        """Whether the person on this seat has laid anything in the running turn that can be taken back."""
        return turn_length(self._played, seat, self._persons) is not None

    def take_turn_back(self, seat: int) -> bool:
        """Take back at once all that this seat laid in its running turn (RULES 9). False for nothing."""
        return self._cut(turn_length(self._played, seat, self._persons))

    @property
    def discard_to_take_back(self) -> Played | None:
        """A person's discard that can be taken back, as nobody has acted since (RULES 9)."""
        return open_discard(self._played, self._persons)

    def _cut(self, length: int | None) -> bool:
        if length is None:
            return False
        self._wait_for_save()
        self._undone.append(tuple(self._played[length:]))
        if self.is_deal_over:
            self._finished.pop()
        del self._played[length:]
        self._play_log_again()
        return True

    def put_right(self) -> None:
        """Make the match what its log says, tell listeners to begin anew, and save it.

        For after an error that nobody expected: a command may have broken off halfway.
        """
        self._play_log_again()
        self._wait_for_save()

    def _play_log_again(self) -> None:
        self._deal = first_state(self._table, self._deck, self._base)
        for entry in self._played:
            apply(self._deal, entry.command)
        self._orders = [restore(order, self._held(index)) for index, order in enumerate(self._orders)]
        self._changed(Reset(self._version + 1))

    def _undo_length(self, seat: int) -> int | None:
        return undo_length(self._played, seat, self._persons, self.setup.is_practice)

    def can_redo(self, seat: int) -> bool:
        """Whether the last undo was this seat's and no command was given since."""
        return bool(self._undone) and self._undone[-1][0].seat == seat

    def redo(self, seat: int) -> bool:
        """Play again what the last undo took back; False if there is nothing of this seat."""
        if not self.can_redo(seat):
            return False
        self._wait_for_save()
        for entry in self._undone.pop():
            self._carry_out(entry.seat, entry.command)
        self._follow_hands()
        self._changed(Reset(self._version + 1))
        return True

    def next_deal(self) -> None:
        """Deal the next deal of the match. Raises `ValueError` during a deal and after the last one."""
        if not self.is_deal_over:
            raise ValueError("the deal is not over")
        if self.result.is_over:
            raise ValueError("the match is over")
        self._wait_for_save()
        self._deal_cards()
        self._changed(Reset(self._version + 1))

    def record(self) -> MatchRecord:
        """Return the whole match as it is saved."""
        running = None if self.is_deal_over else (self._deal_number, self._loaded())
        return write_match(
            self.setup, self.match_id, self._orders, self._finished, running, self.clock.used_ms
        )

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Tell a listener every change from now on, in order; the function returned ends that."""
        return self._publisher.subscribe(listener)

    def hand_order(self, seat: int) -> tuple[CardId, ...]:
        """Return the seat's cards in its own order; empty while an own pot is unseen."""
        return self._orders[seat].cards

    def hand_gaps(self, seat: int) -> frozenset[int]:
        """Return the indices in `hand_order` of the cards with a gap on their left."""
        return self._orders[seat].gaps

    def set_hand_order(self, seat: int, order: Sequence[CardId], gaps: frozenset[int] = frozenset()) -> None:
        """Keep an order that the player made. Raises `ValueError` if these are not the cards of the hand.

        The order is saved with the next change; listeners are not told, as only the seat itself sees it.
        """
        self._orders[seat] = rearrange(self._orders[seat], order, gaps)

    def ask_bot(self) -> None:
        """Ask the runner for a command if a bot is to act and was not asked in this version."""
        seat = self._deal.turn
        bot = self.setup.seats[seat].bot
        if bot is not None and not self.is_deal_over:
            self._bots.ask(self._version, self.view(seat), bot, self._bot_seed())

    def _bot_seed(self) -> int:
        return bot_seed(self._deal_number, len(self._played), self._deal.turn)

    def answer_arrived(self, answer: BotAnswer) -> None:
        """Keep a bot's answer until `play_answer`; one for an earlier version is dropped."""
        self._bots.arrived(answer, self._version)

    @property
    def is_saved(self) -> bool:
        """Whether the last change is on disk, or no change ever goes there."""
        return self._saver is None or self._saver.is_idle

    @property
    def has_answer(self) -> bool:
        """Whether a bot's answer waits to be played."""
        return self._bots.has_answer

    def play_answer(self) -> Step | None:
        """Play the bot's answer that waits; None if there is none.

        An answer that the rules refuse is logged, and the greedy bot's command is played instead; a strict
        session raises `IllegalCommand`.
        """
        answer = self._bots.take()
        if answer is None:
            return None
        outcome = self.submit(answer.ticket.seat, answer.command, answer.ticket.version)
        if isinstance(outcome, Step):
            return outcome
        if self._is_strict:
            raise IllegalCommand(answer.command, outcome)
        _log.error("answer refused: %r, %r, deal %d", answer, outcome, self._deal_number)
        return self._play_instead()

    def _play_instead(self) -> Step:
        from buraco_desktop.bots.greedy import GreedyBot  # noqa: PLC0415 - hardly ever needed

        seat = self._deal.turn
        command = GreedyBot().choose(self.view(seat), Random(self._bot_seed()))
        outcome = self.submit(seat, command)
        if isinstance(outcome, Refusal):
            _log.error("greedy answer refused: %r, %r, deal %d", command, outcome, self._deal_number)
            outcome = self.submit(seat, candidates(self._deal)[0])
        assert isinstance(outcome, Step)
        return outcome

    def close(self) -> None:
        """Forget what was asked and write what is left. The runner stays open: it is the caller's."""
        self._bots.forget(is_cancelled=True)
        if self._saver is not None:
            self._saver.save(self.record())
            self._saver.close()

    def _deal_cards(self) -> None:
        index = len(self._finished)
        table = table_of(self.setup, index, self.totals)
        number = deal_number_of(self.setup.deal_number, index)
        deck = tuple(shuffled_deck(self.rules, Random(number)))
        self._take_deal(table, number, LoadedDeal(deck, None, (), first_state(table, deck, None)))

    def _take_deal(self, table: Table, number: int, loaded: LoadedDeal) -> None:
        self._table = table
        self._deal_number = number
        self._deck = loaded.deck
        self._base = loaded.base
        self._played = list(loaded.played)
        self._deal = loaded.state
        self._undone.clear()
        self._orders = [
            HandOrder(tuple(sorted_by_suit(self._held(seat)))) for seat in range(self.setup.players)
        ]
        self._begin_turn()

    def _begin_turn(self) -> None:
        is_persons = not self.is_deal_over and self._persons[self._deal.turn]
        self.clock.begin_turn((self.deal_index, self._deal.turn_count) if is_persons else None)

    def _loaded(self) -> LoadedDeal:
        return LoadedDeal(self._deck, self._base, tuple(self._played), self._deal)

    def _held(self, seat: int) -> list[CardId]:
        return [] if self._deal.unseen_pot[seat] else self._deal.hands[seat]

    def _follow_hands(self) -> None:
        self._orders = [follow(order, self._held(index)) for index, order in enumerate(self._orders)]

    def _wait_for_save(self) -> None:
        if self._saver is not None:
            self._saver.wait()

    def _save(self) -> None:
        if self._saver is not None:
            self._saver.save(self.record())

    def _changed(self, change: Change) -> None:
        """Count the change, tell it, save it whatever the listeners do, and wake the next bot."""
        self._version = change.version
        is_cancelled = isinstance(change, Reset) or isinstance(change.command, CallTime)
        self._bots.forget(is_cancelled=is_cancelled)
        self._begin_turn()
        try:
            self._publisher.publish(change)
        finally:
            self._save()
        self.call_time()
        self.ask_bot()
