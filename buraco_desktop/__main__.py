"""The program's entry: the window, or one of the commands that need none.

The window and Qt are imported only when a window is wanted.
"""

import gc
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from buraco_desktop import __version__
from buraco_desktop.options import Options

PROGRAM = "buraco-desktop"
WRONG_USE = 2
"""Exit code for a command line, or a file that it names, which makes no sense."""
LIBRARIES_OF_A_START = ("shutil", "_socket", "buraco_desktop.storage.file_lock")
LIBRARIES_OF_A_TABLE = ("random",)
"""What a start needs that is partly C, and a table besides: it would have to wait for Qt's libraries."""
OF_A_START = (
    "buraco_desktop.engine.rulesets",
    "logging",
    "platform",
    "buraco_desktop.storage.settings",
    "buraco_desktop.storage.crashes",
    "buraco_desktop.ui.bot_levels",
    "buraco_desktop.ui.table.spots",
)
OF_A_TABLE = (
    "buraco_desktop.session.autosave",
    "buraco_desktop.session.timekeeping",
    "buraco_desktop.ui.hand_groups",
    "buraco_desktop.ui.table.message_place",
    "buraco_desktop.ui.table.middle",
)
"""The same of what is all Python with what it imports: there is time for it while they are loaded."""

_COMMANDS = """\
commands (each has its own --help):
  check [FILE ...]   run conformance cases of the rules, without a window
  arena ...          let bots play matches against each other, without a window
  ratings FOLDER ... rate bots by the matches that the arena has played

Without a command the game's window opens.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, those of the process if None; return its exit code."""
    if getattr(sys, "frozen", False) and any("multiprocessing" in word for word in sys.argv):
        # First of all: in a bundle, the bots' worker process starts here too and must go its own way.
        from buraco_desktop.session.helpers import run_as_helper

        run_as_helper(sys.argv[1:])
    from buraco_desktop.headless.output import ended_with_output

    words = list(sys.argv[1:] if argv is None else argv)
    with ended_with_output():
        command = _command(words)
        if command is not None:
            return command(words[1:])
        options = _read_options(words)
    # What is imported is no garbage; looking for some would make it slower. `ui.collector` looks later.
    gc.disable()
    from buraco_desktop.ui.early_libraries import load_early
    from buraco_desktop.ui.heap import give_back_large_blocks
    from buraco_desktop.ui.plain_import import import_msgspec, import_plainly

    has_table = options.save is not None or options.new is not None
    give_back_large_blocks()
    import_msgspec()
    _import_all(LIBRARIES_OF_A_START + LIBRARIES_OF_A_TABLE if has_table else LIBRARIES_OF_A_START)
    load_early()
    from buraco_desktop.ui.late_enums import LateEnums

    with LateEnums() as enums:
        _import_all(OF_A_START + OF_A_TABLE if has_table else OF_A_START)
        import_plainly()
        from buraco_desktop.ui.app import run

        return run(options, enums)


def _import_all(names: Sequence[str]) -> None:
    for name in names:
        import_module(name)


def _command(words: Sequence[str]) -> Callable[[Sequence[str]], int] | None:
    """Return the command that is asked for, None for the window."""
    if words[:1] == ["check"]:
        from buraco_desktop.headless import check

        return check.main
    if words[:1] == ["arena"]:
        from buraco_desktop.headless import arena

        return arena.main
    if words[:1] == ["ratings"]:
        from buraco_desktop.headless import rate

        return rate.main
    return None


def _read_options(words: Sequence[str]) -> Options:
    """Return what the window is asked for; leave with code 2 if that makes no sense."""
    usual = _usual_options(words)
    if usual is not None:
        return usual
    import argparse

    from buraco_desktop.engine import rulesets

    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Play Buraco, Burraco, Canastra and Burako offline against bots.",
        epilog=_COMMANDS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Buraco Desktop {__version__}")
    parser.add_argument(
        "--new",
        metavar="KEY",
        help="start a match of these rules at once: " + ", ".join(rules.key for rules in rulesets.ALL),
    )
    parser.add_argument(
        "--profile",
        metavar="DIR",
        type=Path,
        help="keep settings, saves and statistics in this folder instead of your own",
    )
    parser.add_argument("save", metavar="SAVE", nargs="?", type=Path, help="a saved match to open")
    found = parser.parse_args(words)
    if found.new is not None and rulesets.find(found.new) is None:
        known = ", ".join(rules.key for rules in rulesets.ALL)
        print(f"{PROGRAM}: there are no rules named {found.new!r}; known are {known}.", file=sys.stderr)
        raise SystemExit(WRONG_USE)
    if found.new is not None and found.save is not None:
        print(f"{PROGRAM}: --new starts a match and SAVE opens one; give only one of them.", file=sys.stderr)
        raise SystemExit(WRONG_USE)
    return Options(found.new, found.profile, found.save)


def _usual_options(words: Sequence[str]) -> Options | None:
    """Return what no words, a profile or a file ask for; None for others: most starts need no argparse."""
    rest = list(words)
    profile = save = None
    if rest[:1] == ["--profile"] and len(rest) > 1 and not rest[1].startswith("-"):
        profile, rest = Path(rest[1]), rest[2:]
    if rest and not rest[0].startswith("-"):
        save, rest = Path(rest[0]), rest[1:]
    return None if rest else Options(None, profile, save)


if __name__ == "__main__":
    sys.exit(main())
