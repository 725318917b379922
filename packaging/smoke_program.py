"""A program on a display that nobody sees, with a hand on its keyboard: what smoke.py plays with.

Needs Xvfb and xdotool. Standard library only.
"""

import contextlib
import json
import os
import secrets
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")

START_SECONDS = 30.0
BOTS_SECONDS = 120.0
QUIT_SECONDS = 15.0
TURN_SECONDS = 20.0
DEAL_SECONDS = 300.0
SAVE_OPENING = b'{"kind":"buraco-desktop match"'
MARK = "BURACO_SMOKE"
"""A variable of the environment by which all processes of a program are found."""


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
    # xdotool comes and goes while the program starts. Another user of this computer may come as well.
    command = ["Xvfb", "-displayfd", str(writing), *screen, "-nolisten", "tcp", "-noreset", "-ac"]
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


@dataclass(frozen=True)
class Player:
    """Who starts a program, and where."""

    folder: Path | None = None
    """The working directory; None for the profile."""
    user: int | None = None
    """The number of the user; None for the one who runs the test."""
    environment: Mapping[str, str] = field(default_factory=dict)
    """Variables that replace those of this process."""


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


def finished_deals(path: Path) -> int:
    """Return how many deals of a saved match have been played to their end."""
    return len(json.loads(path.read_bytes())["match"]["finished"])


class Program:
    """The program with one profile on one display, and a hand on its keyboard."""

    def __init__(
        self,
        command: Sequence[str],
        profile: Path,
        screen: str,
        *arguments: str,
        player: Player | None = None,
    ) -> None:
        player = player or Player()
        self.profile = profile
        self.mark = secrets.token_hex(8)
        self.environment = {
            **os.environ,
            "DISPLAY": screen,
            "QT_QPA_PLATFORM": "xcb",
            "LANG": "C.UTF-8",
            # A program of the desktop that is running must not hear of this one.
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            MARK: self.mark,
            **player.environment,
        }
        self.command, self.player = [*command, "--profile", str(profile)], player
        # Another folder than the project: a bundle must find its files by itself.
        self.folder = player.folder or profile
        self.process = subprocess.Popen(
            [*self.command, *arguments], env=self.environment, cwd=self.folder, user=player.user
        )
        self.window = wait_for("the window", self.find_window, START_SECONDS)

    def start_again(self, *arguments: str) -> None:
        """Start the program a second time; raise SmokeError unless it leaves all to the first window."""
        second = subprocess.run(
            [*self.command, *arguments],
            env=self.environment,
            cwd=self.folder,
            user=self.player.user,
            timeout=START_SECONDS,
            check=False,
        )
        if second.returncode != 0:
            raise SmokeError(f"The second start ended with code {second.returncode}.")
        self.require_alive()

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

    def has_loaded(self, library: str) -> bool:
        """Tell whether a library is in the memory of the program."""
        return library in Path(f"/proc/{self.process.pid}/maps").read_text()

    def remains(self) -> list[str]:
        """Return the numbers of the processes that this program started and that still run."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                is_ours = f"{MARK}={self.mark}".encode() in (folder / "environ").read_bytes()
                if is_ours and (folder / "cmdline").read_bytes():
                    found.append(folder.name)
        return found

    def require_gone(self) -> None:
        """Raise SmokeError if a process of the program is left after its end."""
        wait_for("the end of all processes", lambda: not self.remains(), QUIT_SECONDS)

    def quit(self) -> None:
        """Leave the program by its key; raise SmokeError unless it ends well and in time."""
        self.press("ctrl+q")
        try:
            code = self.process.wait(QUIT_SECONDS)
        except subprocess.TimeoutExpired:
            raise SmokeError("The program does not quit.") from None
        if code != 0:
            raise SmokeError(f"The program ended with code {code}.")
        self.require_gone()

    def kill(self) -> None:
        """End the program at once if it still runs, as a power cut would."""
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

    def finish_deal(self, path: Path) -> None:
        """Draw and discard whenever the person is to act, until a deal of the match in a file is over."""

        def is_over() -> bool:
            self.require_alive()
            if finished_deals(path):
                return True
            saved = read_save(self.profile)
            if saved is not None and saved.turn == saved.person:
                self.press("d", "Escape", "Right", "space", "x")
            return False

        wait_for("the end of the deal", is_over, DEAL_SECONDS)

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
