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

COMMANDS = ("play", "test", "bundle")
SET_UP_FAILED = 3


def read_command_line(words: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Return our own options and the words to pass on; leave with code 2 if the line makes no sense.

    All that follows `play` goes to the game as it is: `play --help` asks the game. Words for pytest follow
    two dashes.
    """
    parser = argparse.ArgumentParser(
        prog="bootstrap.py",
        description="Set up, play, test and bundle Buraco Desktop.",
        epilog="play ARGUMENTS starts the game with them; test -- ARGUMENTS gives them to pytest; bundle "
        "builds a program folder that needs no Python, in dist/.",
    )
    parser.add_argument(
        "--no-system-packages",
        dest="system",
        action="store_false",
        help="do not look for missing packages of the operating system",
    )
    parser.add_argument("command", choices=COMMANDS)
    at = next((index for index, word in enumerate(words) if word in COMMANDS), len(words))
    own, passed_on = words[: at + 1], words[at + 1 :]
    if passed_on[:1] == ["--"]:
        del passed_on[0]
    elif own[-1:] != ["play"]:
        own += passed_on
        passed_on = []
    options = parser.parse_args(own)
    if options.command == "bundle" and passed_on:
        parser.error("bundle takes no arguments")
    return options, passed_on


def main(words: list[str]) -> int:
    """Run one command and return the exit code."""
    options, arguments = read_command_line(words)
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
