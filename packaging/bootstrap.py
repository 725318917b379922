"""Set up, play, test and bundle Buraco Desktop on a machine that has only Python 3.11 or newer.

    python3 packaging/bootstrap.py play [PROGRAM ARGUMENTS]
    python3 packaging/bootstrap.py test [-- PYTEST ARGUMENTS]
    python3 packaging/bootstrap.py bundle

Exit code: 0 for success, 1 if a check or the program failed, 2 for a wrong command line, 3 if the set-up
failed.
"""

import argparse
import sys

# Before anything else: an older Python must be able to read this file this far, and say what is wrong.
if sys.version_info < (3, 11):
    sys.exit(
        f"Buraco Desktop needs Python 3.11 or newer; {sys.executable} is"
        f" Python {sys.version_info[0]}.{sys.version_info[1]}."
    )

import commands
from environment import EnvironmentSetupError
from system_packages import SystemPackagesError

SET_UP_FAILED = 3


def read_command_line(words: list[str]) -> argparse.Namespace:
    """Return the parsed command line; print help and leave with code 2 if it makes no sense."""
    parser = argparse.ArgumentParser(
        prog="bootstrap.py", description="Set up, play, test and bundle Buraco Desktop."
    )
    parser.add_argument(
        "--no-system-packages",
        dest="system",
        action="store_false",
        help="do not look for missing packages of the operating system",
    )
    parsers = parser.add_subparsers(dest="command", required=True, metavar="play|test|bundle")
    play = parsers.add_parser("play", help="play the game; arguments go to the program")
    test = parsers.add_parser("test", help="run what CI runs; arguments after -- go to pytest")
    parsers.add_parser("bundle", help="build a program folder that needs no Python, in dist/")
    for part in (play, test):
        part.add_argument("arguments", nargs=argparse.REMAINDER)
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    """Run one command and return the exit code."""
    options = read_command_line(words)
    arguments = list(getattr(options, "arguments", []))
    if arguments[:1] == ["--"]:
        del arguments[0]
    try:
        if options.command == "play":
            return commands.play(arguments, system=options.system)
        if options.command == "test":
            return commands.test(arguments, system=options.system)
        return commands.bundle(system=options.system)
    except (SystemPackagesError, EnvironmentSetupError) as failure:
        print(failure, file=sys.stderr)
        return SET_UP_FAILED
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
