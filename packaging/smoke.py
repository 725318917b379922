"""Play the real program with real keys on a display of its own: a turn, bots, quit, resume, another turn.

Without arguments the bundle in dist/ is played; else the arguments are the command that starts the program,
such as `.venv/bin/python -m buraco_desktop`.

Needs Xvfb and xdotool, which are installed with apt if that is allowed. Nothing of the player's own is
touched. Exit code: 0 if all went well, 1 if not, 3 if a program is missing. Standard library only.
"""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

import system_packages
from environment import PROJECT

Found = TypeVar("Found")

BUNDLE = PROJECT / "dist" / "buraco-desktop" / "buraco-desktop"
START_SECONDS = 30.0
BOTS_SECONDS = 120.0
QUIT_SECONDS = 15.0
TURN_SECONDS = 20.0
RULES = "buraco"
SETTINGS = {"speed": "none", "pace": "instant", "grace_ms": 0, "language": "en"}
SAVE_OPENING = b'{"kind":"buraco-desktop match"'


NOT_THERE = 3
"""Exit code when the program, or one that the test needs, is missing."""


class SmokeError(Exception):
    """The program did not do what a player would expect; the text says what."""


def wait_for(what: str, look: Callable[[], Found | None], seconds: float) -> Found:
    """Call `look` until it returns something true and return that; raise SmokeError after `seconds`."""
    deadline = time.monotonic() + seconds
    while not (found := look()):
        if time.monotonic() > deadline:
            raise SmokeError(f"After {seconds:.0f} seconds still waiting for {what}.")
        time.sleep(0.1)
    return found


@contextlib.contextmanager
def display() -> Iterator[str]:
    """Start a display that nobody sees and give its name, such as ":3"."""
    reading, writing = os.pipe()
    screen = ["-screen", "0", "1280x800x24"]
    # A server resets when its last client leaves, and turns away whoever connects at that moment: here
    # xdotool comes and goes while the program starts.
    command = ["Xvfb", "-displayfd", str(writing), *screen, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            # Xvfb picks a free number and writes it once it is ready; it closes the pipe if it fails.
            number = pipe.readline().strip()
        if not number:
            raise SmokeError("Xvfb does not start.")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


@dataclass(frozen=True)
class Saved:
    """What the newest save of a profile tells."""

    path: Path
    person: int
    """The first seat without a bot."""
    turn: int
    """The seat to act in the running deal."""
    commands: tuple[str, ...]
    """What was played in the running deal, in notation."""


def read_save(profile: Path) -> Saved | None:
    """Return the newest save below a folder; None if there is none with a deal in progress."""
    files = [path for path in profile.rglob("*") if path.is_file() and path.suffix not in {".bak", ".new"}]
    for path in sorted(files, key=lambda path: path.stat().st_mtime, reverse=True):
        data = path.read_bytes()
        if not data.startswith(SAVE_OPENING):
            continue
        match = json.loads(data)["match"]
        if match["running"] is None:
            continue
        deal, snapshot = match["running"]["deal"], match["running"]["snapshot"]
        person = next(seat for seat, setup in enumerate(match["seats"]) if setup["bot"] is None)
        commands = tuple(deal["commands"].split("; ")) if deal["commands"] else ()
        return Saved(path, person, snapshot["turn"], commands)
    return None


class Program:
    """The program with one profile on one display, and a hand on its keyboard."""

    def __init__(self, command: Sequence[str], profile: Path, screen: str, *arguments: str) -> None:
        self.profile = profile
        self.environment = {
            **os.environ,
            "DISPLAY": screen,
            "QT_QPA_PLATFORM": "xcb",
            "LANG": "C.UTF-8",
            # A program of the desktop that is running must not hear of this one.
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        }
        words = [*command, "--profile", str(profile), *arguments]
        # Another folder than the project: a bundle must find its files by itself.
        self.process = subprocess.Popen(words, env=self.environment, cwd=profile)
        self.window = wait_for("the window", self.find_window, START_SECONDS)

    def find_window(self) -> str:
        """Return the number of the program's window; empty while there is none."""
        if self.process.poll() is not None:
            raise SmokeError(f"The program ended with code {self.process.returncode} before it had a window.")
        found = self.xdotool("search", "--onlyvisible", "--pid", str(self.process.pid))
        return found.split()[-1] if found.split() else ""

    def xdotool(self, *words: str) -> str:
        """Run one command of xdotool and return what it prints."""
        result = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, check=False
        )
        return result.stdout

    def press(self, *keys: str) -> None:
        """Press keys one after the other, by their names in X, in the program's window."""
        # Without a window manager nobody else gives the window the keyboard.
        self.xdotool("windowfocus", "--sync", self.window, "key", "--delay", "60", *keys)

    def require_alive(self) -> None:
        """Raise SmokeError if the program has ended."""
        if self.process.poll() is not None:
            raise SmokeError(f"The program ended with code {self.process.returncode} during the match.")

    def has_worker(self) -> bool:
        """Tell whether the program has a child process of multiprocessing, which is where the bots think."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        children = [child for task in tasks for child in task.read_text().split()]
        commands = [Path(f"/proc/{child}/cmdline").read_bytes() for child in children]
        # The helper that multiprocessing starts to clean up after itself has another argument.
        return any(b"--multiprocessing-fork" in command.split(b"\0") for command in commands)

    def quit(self) -> None:
        """Leave the program by its key; raise SmokeError unless it ends well and in time."""
        self.press("ctrl+q")
        try:
            code = self.process.wait(QUIT_SECONDS)
        except subprocess.TimeoutExpired:
            raise SmokeError("The program does not quit.") from None
        if code != 0:
            raise SmokeError(f"The program ended with code {code}.")

    def kill(self) -> None:
        """End the program if it still runs."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def await_own_turn(self) -> Saved:
        """Wait until the bots have played and the person is to act; return the save of that moment."""

        def own_turn() -> Saved | None:
            self.require_alive()
            saved = read_save(self.profile)
            return saved if saved and saved.turn == saved.person else None

        return wait_for("the person's turn", own_turn, BOTS_SECONDS)

    def press_until(self, what: str, keys: Sequence[str], count: int) -> Saved:
        """Press `keys`, again every few seconds, until the save has `count` commands; return it."""

        def pressed() -> Saved | None:
            self.press(*keys)
            with contextlib.suppress(SmokeError):
                return wait_for(what, lambda: self.saved_with(count), 3.0)
            return None

        return wait_for(what, pressed, TURN_SECONDS)

    def saved_with(self, count: int) -> Saved | None:
        """Return the save if at least `count` commands are in it."""
        saved = read_save(self.profile)
        return saved if saved and len(saved.commands) >= count else None

    def play_turn(self) -> Saved:
        """Draw a card and discard one when the turn comes; return the save up to the discard."""
        before = self.await_own_turn()
        played = len(before.commands)
        drawn = self.press_until("the drawn card in the save", ["d"], played + 1)
        if drawn.commands[: played + 1] != (*before.commands, "draw"):
            raise SmokeError(f"The key for drawing gave {drawn.commands[played:]}.")
        after = self.press_until("the discard in the save", ["Escape", "Right", "space", "x"], played + 2)
        if not after.commands[played + 1].startswith("discard "):
            raise SmokeError(f"The key for discarding gave {after.commands[played + 1 :]}.")
        # Bots without pauses may have played before the save was read.
        return replace(after, commands=after.commands[: played + 2])


def play(command: Sequence[str], profile: Path, screen: str) -> None:
    """Play a turn, let the bots play, quit, resume and play a turn; raise SmokeError if that fails."""
    program = Program(command, profile, screen, "--new", RULES)
    try:
        own = program.play_turn()
        back = program.await_own_turn()
        if not program.has_worker():
            raise SmokeError("The bots played, but not in a process of their own.")
        if len(back.commands) < len(own.commands) + 2:
            raise SmokeError("The bots did not play.")
        program.quit()
    finally:
        program.kill()
    kept = read_save(profile)
    if kept is None or kept.commands != back.commands:
        raise SmokeError("What was on the table is not what is in the save.")

    program = Program(command, profile, screen, str(kept.path))
    try:
        resumed = program.play_turn()
        program.quit()
    finally:
        program.kill()
    if resumed.commands[: len(kept.commands)] != kept.commands:
        raise SmokeError("The match did not go on where it stopped.")


def main(command: Sequence[str]) -> int:
    """Run the smoke test on the program that `command` starts; return the exit code."""
    command = list(command) or [str(BUNDLE)]
    if shutil.which(command[0]) is None:
        print(
            f"{command[0]} is not there; `python3 packaging/bootstrap.py bundle` builds the bundle.",
            file=sys.stderr,
        )
        return NOT_THERE
    # The program starts in another folder.
    command[0] = str(Path(shutil.which(command[0]) or command[0]).absolute())
    try:
        system_packages.install(system_packages.missing_programs(system_packages.TEST_PROGRAMS))
        with tempfile.TemporaryDirectory(prefix="buraco-smoke-") as folder, display() as screen:
            # Letters outside ASCII, as in the names of many players.
            profile = Path(folder) / "João Ñandú Ёлка"
            profile.mkdir()
            (profile / "settings.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
            play(command, profile, screen)
    except system_packages.SystemPackagesError as failure:
        print(failure, file=sys.stderr)
        return NOT_THERE
    except SmokeError as failure:
        print(f"Smoke test failed: {failure}", file=sys.stderr)
        return 1
    print("Smoke test passed: a turn, bots in their own process, quit, resume, another turn.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
