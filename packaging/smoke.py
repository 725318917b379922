"""Play the real program with real keys on a display of its own: a turn, bots, a kill, resume, another turn.

Without arguments the bundle in dist/ is played, a whole deal and also in a folder with a difficult name by a
user who cannot write to it; else the arguments are the command that starts the program, such as
`.venv/bin/python -m buraco_desktop`.

Needs Xvfb and xdotool, which are installed with apt if that is allowed. Nothing of the player's own is
touched. Exit code: 0 if all went well, 1 if not, 3 if a program is missing. Standard library only.
"""

import json
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import system_packages
from environment import PROJECT
from smoke_program import Player, Program, SmokeError, display, read_save, wait_for

BUNDLE = PROJECT / "dist" / "buraco-desktop" / "buraco-desktop"
RULES = "buraco"
SETTINGS = {"speed": "none", "pace": "instant", "grace_ms": 0, "language": "en"}
LANGUAGES = ("en_US", "es_ES", "it_IT", "pt_BR", "ru_RU")
SOUND_LIBRARY = "_miniaudio"
SOUND_SECONDS = 20.0
PARTS = {"libqxcb.so", "libxcb-cursor.so.0", "libqwayland.so", "libxdg-shell.so", "bundled.json", "turn.wav"}
"""Files of a bundle for Linux: both kinds of windows, the licences of its libraries, the sounds."""
MOST_BYTES = 110_000_000
NOT_THERE = 3
"""Exit code when the program, or one that the test needs, is missing."""


def play(command: Sequence[str], profile: Path, screen: str, player: Player | None = None) -> None:
    """Play a turn, let the bots play, kill the program, resume, play a turn and quit.

    Raise SmokeError if that fails.
    """
    program = Program(command, profile, screen, "--new", RULES, player=player)
    try:
        own = program.play_turn()
        back = program.await_own_turn()
        if not program.has_worker():
            raise SmokeError("The bots played, but not in a process of their own.")
        if len(back.commands) < len(own.commands) + 2:
            raise SmokeError("The bots did not play.")
        wait_for("the sounds", lambda: program.has_loaded(SOUND_LIBRARY), SOUND_SECONDS)
    finally:
        program.kill()
    program.require_gone()
    kept = read_save(profile)
    if kept is None or kept.commands != back.commands:
        raise SmokeError("What was on the table is not what is in the save.")

    program = Program(command, profile, screen, str(kept.path), player=player)
    try:
        program.start_again(str(kept.path))
        resumed = program.play_turn()
        program.quit()
    finally:
        program.kill()
    if resumed.commands[: len(kept.commands)] != kept.commands:
        raise SmokeError("The match did not go on where it stopped.")


def play_deal(command: Sequence[str], profile: Path, screen: str) -> None:
    """Go on with the newest match until its deal is over, and quit; raise SmokeError if that fails."""
    saved = read_save(profile)
    if saved is None:
        raise SmokeError("There is no match to go on with.")
    program = Program(command, profile, screen, str(saved.path))
    try:
        program.finish_deal(saved.path)
        program.quit()
    finally:
        program.kill()


def speak(command: Sequence[str], profile: Path) -> None:
    """Let the program complain of a missing display in every language; raise SmokeError unless it can."""
    said = set()
    for language in LANGUAGES:
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANGUAGE"))},
            "LANG": f"{language}.UTF-8",
            "DISPLAY": "",
            "WAYLAND_DISPLAY": "",
            "QT_QPA_PLATFORM": "",
        }
        result = subprocess.run(
            [*command, "--profile", str(profile)],
            env=environment,
            cwd=profile,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        if result.returncode != 1:
            raise SmokeError(f"Without a display the program ends with code {result.returncode}.")
        said.add(result.stderr)
    if len(said) != len(LANGUAGES):
        raise SmokeError(f"Not every language has words of its own: {said}")


def play_elsewhere(bundle: Path, folder: Path, screen: str) -> None:
    """Play a copy of the bundle in a folder with a difficult name, as a user who cannot write there."""
    copy = folder / "Jogos do João, Ёлка & 牌" / "Buraco Desktop"
    shutil.copytree(bundle, copy, symlinks=True)
    for path in [copy, *copy.rglob("*")]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    profile = make_profile(folder / "Ñandú")
    user = None
    if os.geteuid() == 0:
        # No rights hold back the administrator.
        user = pwd.getpwnam("nobody").pw_uid
        for path in (profile, *profile.iterdir()):
            os.chown(path, user, -1)
    player = Player(Path("/"), user, {"HOME": str(profile)})
    try:
        play([str(copy / BUNDLE.name)], profile, screen, player)
    finally:
        # So that the temporary folder can be removed.
        for path in [copy, *copy.rglob("*")]:
            if path.is_dir() and not path.is_symlink():
                path.chmod(0o755)


def require_contents(bundle: Path) -> None:
    """Raise SmokeError if a part of the bundle that is not used here is missing, or it is too large."""
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    missing = PARTS - {path.name for path in files}
    if missing:
        raise SmokeError(f"The bundle lacks {', '.join(sorted(missing))}.")
    size = sum(path.stat().st_size for path in files)
    if size > MOST_BYTES:
        raise SmokeError(f"The bundle has {size:,} bytes; at most {MOST_BYTES:,} are allowed.")


def make_profile(path: Path) -> Path:
    """Return a new folder with settings for a player in a hurry."""
    path.mkdir()
    (path / "settings.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
    return path


def main(command: Sequence[str]) -> int:
    """Run the smoke test on the program that `command` starts, or the bundle; return the exit code."""
    is_bundle = not command
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
        with tempfile.TemporaryDirectory(prefix="buraco-smoke-") as name, display() as screen:
            folder = Path(name)
            folder.chmod(0o755)
            # Letters outside ASCII, as in the names of many players.
            profile = make_profile(folder / "João Ñandú Ёлка")
            play(command, profile, screen)
            if is_bundle:
                require_contents(BUNDLE.parent)
                speak(command, profile)
                play_elsewhere(BUNDLE.parent, folder, screen)
                play_deal(command, profile, screen)
    except system_packages.SystemPackagesError as failure:
        print(failure, file=sys.stderr)
        return NOT_THERE
    except SmokeError as failure:
        print(f"Smoke test failed: {failure}", file=sys.stderr)
        return 1
    print("Smoke test passed: a turn, bots in their own process, sounds, a kill, resume, another turn, quit.")
    if is_bundle:
        print("Also five languages, a folder that cannot be written to, and a whole deal.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
