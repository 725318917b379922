"""Asking bots: in a worker process that may die, hang or fail, and directly."""

import importlib
import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

from buraco_desktop.bots.base import imagine
from buraco_desktop.bots.levels import make_bot
from buraco_desktop.bots.reasons import Choice
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.view import SeatView, view
from buraco_desktop.session.asking import BotAnswer, Fallback, Thought, Ticket, Wish
from buraco_desktop.session.bot_runner import ProcessBotRunner
from buraco_desktop.session.direct_runner import DirectBotRunner
from buraco_desktop.session.questions import MakeBot
from tests.support.failing_bots import LONG_S, make_failing_bot, never_made

SOON_S = 20.0
"""No answer is waited for longer; a busy machine starts processes slowly."""
PATIENT_S, IMPATIENT_S = 15.0, 0.3

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def a_view(key: str = "bukharo") -> SeatView:
    rules = rulesets.find(key)
    assert rules is not None
    deal = new_deal(rules, 4, shuffled_deck(rules, Random(1)), 0)
    return view(deal, deal.turn)


class Desk:
    """A runner and the answers that it delivers."""

    def __init__(self, patience_s: float, make: MakeBot = make_failing_bot) -> None:
        self.answers: queue.Queue[BotAnswer | Thought] = queue.Queue()
        self.threads: set[str] = set()
        self.runner = ProcessBotRunner(self._deliver, patience_s, make)
        self._version = 0

    def _deliver(self, answer: BotAnswer | Thought) -> None:
        self.threads.add(threading.current_thread().name)
        self.answers.put(answer)

    def send(self, bot: str) -> Ticket:
        """Ask; return the ticket."""
        self._version += 1
        ticket = Ticket(self._version, 1)
        self.runner.request(ticket, a_view(), bot, 7)
        return ticket

    def ask(self, bot: str) -> BotAnswer:
        """Ask, and wait for the answer, which must be legal and to this request."""
        ticket = self.send(bot)
        answer = self.answers.get(timeout=SOON_S)
        assert isinstance(answer, BotAnswer)
        assert answer.ticket == ticket
        assert check(imagine(a_view()), answer.command) is None
        return answer

    def pid(self) -> int:
        """Return the process id of the worker, once it has started."""
        limit = time.monotonic() + SOON_S
        while time.monotonic() < limit:
            pids = [child.pid for child in active_children() if child.name == "bots"]
            if pids and pids[0] is not None:
                return pids[0]
            time.sleep(0.01)
        raise AssertionError("no worker")


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk(PATIENT_S)
    yield desk
    desk.runner.close()


@pytest.fixture
def hasty_desk() -> Iterator[Desk]:
    desk = Desk(IMPATIENT_S)
    # A worker still starting is no late bot; wait until it is ready.
    while desk.ask("greedy").fallback is not None:
        continue
    yield desk
    desk.runner.close()


def is_alive(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    try:
        os.kill(pid, 0)
        # Where nobody collects orphans they stay listed, as Z.
        return not status.exists() or status.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_the_bot_answers_from_its_process(desk):
    for bot in ("greedy", "random"):
        expected = make_bot(bot).choose(a_view(), Random(7))
        assert desk.ask(bot) == BotAnswer(Ticket(desk._version, 1), expected)
    assert desk.threads == {"bots"}


def test_a_view_survives_the_pipe():
    assert pickle.loads(pickle.dumps(a_view())) == a_view()


def test_closing_leaves_no_process_and_no_thread():
    desk = Desk(PATIENT_S)
    desk.ask("greedy")
    pid = desk.pid()
    desk.runner.close()
    desk.runner.close()
    assert not is_alive(pid)
    assert not [child for child in active_children() if child.name == "bots"]
    assert not [thread for thread in threading.enumerate() if thread.name == "bots"]
    with pytest.raises(RuntimeError, match="closed"):
        desk.send("greedy")


@pytest.mark.parametrize("bot", ["greedy", "hanging"])
def test_closing_while_a_bot_thinks_is_quick_and_delivers_nothing(desk, bot):
    desk.ask("greedy")
    desk.send(bot)
    start = time.monotonic()
    desk.runner.close()
    assert time.monotonic() - start < 3
    assert desk.answers.qsize() <= (bot == "greedy")


def test_closing_at_once_is_quick():
    start = time.monotonic()
    Desk(PATIENT_S).runner.close()
    assert time.monotonic() - start < 3


@posix_only
def test_a_killed_worker_is_replaced(desk, caplog):
    desk.ask("greedy")
    pid = desk.pid()
    os.kill(pid, signal.SIGKILL)
    assert wait_until_gone(pid)
    answers = [desk.ask("greedy") for _ in range(3)]
    assert answers[-1].fallback is None
    assert desk.pid() != pid


@posix_only
def test_a_worker_killed_while_it_thinks_is_stood_in_for_at_once(desk, caplog):
    desk.ask("greedy")
    desk.send("hanging")
    time.sleep(0.1)
    os.kill(desk.pid(), signal.SIGKILL)
    start = time.monotonic()
    answer = desk.answers.get(timeout=SOON_S)
    assert answer.fallback is Fallback.WORKER_DIED
    assert answer.command == make_bot("greedy").choose(a_view(), Random(0))
    assert time.monotonic() - start < 3
    assert desk.ask("greedy").fallback is None


def test_a_bot_that_ends_its_process_is_stood_in_for(desk, caplog):
    assert desk.ask("dying").fallback is Fallback.WORKER_DIED
    assert desk.ask("random").fallback is None
    assert "bot dying (worker_died)" in caplog.text


def test_a_hanging_bot_is_stood_in_for_and_its_worker_replaced(hasty_desk, caplog):
    pid = hasty_desk.pid()
    start = time.monotonic()
    answer = hasty_desk.ask("hanging")
    assert answer.fallback is Fallback.TOO_LATE
    assert IMPATIENT_S * 0.9 < time.monotonic() - start < LONG_S / 4
    while hasty_desk.ask("greedy").fallback is not None:
        continue
    assert hasty_desk.pid() != pid


@posix_only
def test_a_stopped_worker_is_late(hasty_desk, caplog):
    os.kill(hasty_desk.pid(), signal.SIGSTOP)
    assert hasty_desk.ask("greedy").fallback is Fallback.TOO_LATE


def test_a_crashing_bot_is_stood_in_for_with_its_traceback_logged(desk, caplog):
    pid = desk.pid()
    assert desk.ask("crashing").fallback is Fallback.CRASHED
    assert "LookupError: lost my cards" in caplog.text
    assert "seat 1, version 1, turn 0, seed 7, hand" in caplog.text
    assert desk.ask("greedy").fallback is None
    assert desk.pid() == pid


@pytest.mark.parametrize("bot", ["cheating", "silent"])
def test_an_illegal_answer_is_stood_in_for(desk, bot, caplog):
    assert desk.ask(bot).fallback is Fallback.ILLEGAL


def test_even_a_failing_greedy_bot_is_stood_in_for(caplog):
    desk = Desk(PATIENT_S, never_made)
    answer = desk.ask("greedy")
    assert answer.fallback is Fallback.CRASHED
    assert answer.command == make_bot("random").choose(a_view(), Random(7))
    desk.runner.close()


def test_a_worker_that_cannot_start_is_only_tried_when_needed(tmp_path, monkeypatch, caplog):
    source = tmp_path / "gone_tomorrow.py"
    source.write_text("def make(name): return None", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    make = importlib.import_module("gone_tomorrow").make
    source.unlink()  # the worker ends with an error before it is ready
    desk = Desk(PATIENT_S, make)
    assert [desk.ask("random").fallback for _ in range(2)] == [Fallback.WORKER_DIED] * 2
    assert not [child for child in active_children() if child.name == "bots"]
    desk.runner.close()


def test_a_cancelled_answer_does_not_arrive(desk):
    desk.ask("greedy")
    desk.send("hanging")
    desk.runner.cancel()
    time.sleep(0.1)
    assert desk.answers.empty()


def test_a_newer_request_replaces_the_older(hasty_desk, caplog):
    old = hasty_desk.send("hanging")
    answer = hasty_desk.ask("greedy")
    assert answer.ticket != old
    while hasty_desk.ask("greedy").fallback is not None:
        continue
    assert hasty_desk.answers.empty()


def test_a_searching_bot_stops_when_its_answer_is_not_wanted_any_more(desk, caplog):
    pid = desk.pid()
    desk.send("endless")
    assert desk.ask("greedy").fallback is None, "it gave way to a newer request"
    desk.send("endless")
    desk.runner.cancel()
    assert desk.ask("greedy").fallback is None, "it was broken off"
    assert desk.answers.empty()
    assert desk.pid() == pid, "the worker was not replaced"
    assert not caplog.records


def test_a_question_that_gave_way_to_a_move_is_asked_again(desk):
    aside = Ticket(900, 1)
    desk.runner.consult(aside, a_view(), "greedy", 7, Wish.REASON)
    move = desk.send("endless")
    desk.runner.cancel()
    got = desk.answers.get(timeout=SOON_S)
    assert got.ticket == aside != move


@posix_only
def test_ctrl_c_leaves_the_worker_at_work(desk):
    os.kill(desk.pid(), signal.SIGINT)
    assert desk.ask("greedy").fallback is None
    pid = desk.pid()
    os.kill(pid, signal.SIGINT)
    assert desk.ask("greedy").fallback is None
    assert desk.pid() == pid


SCRIPT = """
import multiprocessing, queue, sys, time
from random import Random
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.view import view
from buraco_desktop.session.asking import Ticket
from buraco_desktop.session.bot_runner import ProcessBotRunner
from tests.support.failing_bots import make_failing_bot

if __name__ == "__main__":
    deal = new_deal(rulesets.BUKHARO, 4, shuffled_deck(rulesets.BUKHARO, Random(1)), 0)
    answers = queue.Queue()
    runner = ProcessBotRunner(answers.put, 15, make_failing_bot)
    seen = view(deal, deal.turn)
    runner.request(Ticket(1, 1), seen, "greedy", 1)
    answers.get(timeout=20)
    print(multiprocessing.active_children()[0].pid, flush=True)
    if "think" in sys.argv:
        runner.request(Ticket(2, 1), seen, "hanging", 1)
    if "stay" in sys.argv:
        time.sleep(60)
"""


def start_script(folder: Path, *words: str) -> tuple[subprocess.Popen[str], int]:
    """Start a program with a runner; return it and the process id of its worker."""
    script = folder / "program.py"
    script.write_text(SCRIPT, encoding="utf-8")
    root = str(Path(__file__).parents[2])
    program = subprocess.Popen(
        [sys.executable, str(script), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": root},
    )
    assert program.stdout is not None
    return program, int(program.stdout.readline())


def wait_until_gone(pid: int) -> bool:
    limit = time.monotonic() + SOON_S
    while is_alive(pid) and time.monotonic() < limit:
        time.sleep(0.02)
    return not is_alive(pid)


@posix_only
@pytest.mark.parametrize("words", [["stay"], ["stay", "think"]])
def test_the_worker_ends_when_the_program_is_killed(tmp_path, words):
    program, pid = start_script(tmp_path, *words)
    program.kill()
    program.communicate()
    assert wait_until_gone(pid)


@posix_only
@pytest.mark.parametrize("words", [[], ["think"]])
def test_a_program_that_forgets_to_close_ends_quietly(tmp_path, words):
    program, pid = start_script(tmp_path, *words)
    _, errors = program.communicate(timeout=SOON_S)
    assert program.returncode == 0
    assert errors == ""
    assert wait_until_gone(pid)


@linux_only
def test_the_worker_has_no_qt(desk):
    desk.ask("greedy")
    assert "Qt6" not in Path(f"/proc/{desk.pid()}/maps").read_text(encoding="utf-8")


def test_the_workers_module_imports_no_qt():
    code = "import sys, buraco_desktop.session.worker; print([n for n in sys.modules if 'PySide' in n])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_the_direct_runner_answers_inside_the_request():
    answers: list[BotAnswer] = []
    runner = DirectBotRunner(answers.append)
    runner.request(Ticket(3, 1), a_view(), "greedy", 7)
    assert answers == [BotAnswer(Ticket(3, 1), make_bot("greedy").choose(a_view(), Random(7)))]
    runner.cancel()
    runner.close()


def test_the_direct_runner_lets_errors_through():
    with pytest.raises(ValueError, match="nobody"):
        DirectBotRunner(print).request(Ticket(1, 1), a_view(), "nobody", 7)


def consult(desk: Desk, bot: str, wish: Wish) -> Thought:
    """Ask what a person may ask, and wait for the thought."""
    ticket = Ticket(1, 1)
    desk.runner.consult(ticket, a_view(), bot, 7, wish)
    thought = desk.answers.get(timeout=SOON_S)
    assert isinstance(thought, Thought)
    assert thought.ticket == ticket
    return thought


def test_the_program_itself_needs_no_bot_but_those_that_stand_in() -> None:
    code = "import sys, buraco_desktop.ui.bots_at_work; print(*[n for n in sys.modules if '.bots.' in n])"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    folder = "buraco_desktop.bots."
    heavy = ("advice", "club", "levels", "playout", "search", "turns", "worlds")
    assert [name for name in done.stdout.split() if name.removeprefix(folder).startswith(heavy)] == []


def test_a_person_gets_advice_and_reasons_from_the_worker(desk: Desk) -> None:
    plays = consult(desk, "", Wish.ADVICE).finding
    assert isinstance(plays, tuple)
    # With a limit of time its first play may be another one than without.
    assert all(check(imagine(a_view()), advice.commands[0]) is None for advice in plays)
    choice = consult(desk, "greedy", Wish.REASON).finding
    assert isinstance(choice, Choice)
    assert choice.command == make_bot("greedy").choose(a_view(), Random(7))


def test_a_bot_that_cannot_explain_itself_gives_no_reason(desk: Desk) -> None:
    assert consult(desk, "crashing", Wish.REASON).finding is None
    assert desk.ask("greedy").fallback is None


def test_a_move_comes_before_a_question_and_both_are_answered(desk: Desk) -> None:
    aside = Ticket(900, 1)
    desk.runner.consult(aside, a_view(), "", 7, Wish.ADVICE)
    move = desk.send("greedy")
    got = [desk.answers.get(timeout=SOON_S) for _ in range(2)]
    assert [answer.ticket for answer in got] == [move, aside]


def test_a_dismissed_question_is_not_answered(desk: Desk) -> None:
    desk.runner.consult(Ticket(900, 1), a_view(), "", 7, Wish.ADVICE)
    desk.runner.dismiss()
    assert desk.ask("greedy").fallback is None
    assert desk.answers.empty()
