"""Stand-ins around a session: a runner that only notes, a saver in memory, ready setups."""

from random import Random

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.view import SeatView
from buraco_desktop.session.asking import BotAnswer, Ticket, Wish
from buraco_desktop.session.direct_runner import DirectBotRunner
from buraco_desktop.session.session import MatchSession, Saver
from buraco_desktop.session.setup import MatchSetup, SeatSetup
from buraco_desktop.storage.records import MatchRecord
from tests.support.legal_play import random_command


class NotingRunner:
    """Notes what it is asked and answers nothing."""

    def __init__(self) -> None:
        self.requests: list[tuple[Ticket, SeatView, str, int]] = []
        self.consulted: list[tuple[Ticket, SeatView, str, int, Wish]] = []
        self.cancelled = 0
        self.dismissed = 0
        self.closed = 0

    def request(self, ticket: Ticket, seen: SeatView, bot: str, seed: int) -> None:
        self.requests.append((ticket, seen, bot, seed))

    def cancel(self) -> None:
        self.cancelled += 1

    def consult(self, ticket: Ticket, seen: SeatView, bot: str, seed: int, wish: Wish) -> None:
        self.consulted.append((ticket, seen, bot, seed, wish))

    def dismiss(self) -> None:
        self.dismissed += 1

    def close(self) -> None:
        self.closed += 1


class MemorySaver:
    """Keeps every record; notes in `calls` what was asked of it in which order."""

    def __init__(self) -> None:
        self.records: list[MatchRecord] = []
        self.calls: list[str] = []
        self.is_idle = True

    def save(self, record: MatchRecord) -> None:
        self.records.append(record)
        self.calls.append("save")

    def wait(self) -> bool:
        self.calls.append("wait")
        return True

    def close(self) -> None:
        self.calls.append("close")


def setup_of(
    rules: RuleSet = rulesets.BURACO_ABERTO,
    players: int = 2,
    persons: tuple[int, ...] = (0, 1),
    number: int = 7,
    first_dealer: int = 1,
    is_practice: bool = False,
    bot: str = "random",
    match_minutes: int | None = None,
    turn_seconds: int | None = None,
) -> MatchSetup:
    """Return a match where these seats are persons; seat 0 begins unless told otherwise."""
    seats = tuple(
        SeatSetup(f"Person {seat}") if seat in persons else SeatSetup(f"Bot {seat}", bot)
        for seat in range(players)
    )
    return MatchSetup(rules, players, seats, first_dealer, number, is_practice, match_minutes, turn_seconds)


def persons_session(saver: Saver | None = None, **wishes: object) -> MatchSession:
    """Return a match of persons only."""
    setup = setup_of(**wishes)  # type: ignore[arg-type]
    return MatchSession.new(setup, NotingRunner(), saver, is_strict=True)


def bots_session(saver: Saver | None = None, **wishes: object) -> MatchSession:
    """Return a match of random bots that answer at once; nobody was asked yet."""
    box: list[MatchSession] = []

    def deliver(answer: BotAnswer) -> None:
        box[0].answer_arrived(answer)

    setup = setup_of(**{"persons": (), **wishes})  # type: ignore[arg-type]
    box.append(MatchSession.new(setup, DirectBotRunner(deliver), saver, is_strict=True))
    return box[0]


def play_randomly(session: MatchSession, count: int, seed: int = 0) -> None:
    """Play so many random commands, fewer if the deal ends."""
    rng = Random(seed)
    for _ in range(count):
        if session.is_deal_over:
            return
        session.submit(session.deal.turn, random_command(session.deal, rng))


def finish_deal(session: MatchSession, seed: int = 0) -> None:
    """Play random commands until the deal is over."""
    play_randomly(session, 2000, seed)
    assert session.is_deal_over
