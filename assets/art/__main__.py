"""Draw the art: ``python assets/art [--out FOLDER] [--list] [PATTERN ...]``.

Without patterns every picture is drawn; a pattern such as ``cards/K*`` limits the work. Files go to the
folder beside this one, or to ``--out``; ``--list`` only prints their names. The result is the same byte for
byte on every run.
"""

import argparse
from fnmatch import fnmatch
from pathlib import Path

from catalogue import pictures


def main() -> None:
    """Read the command line and write the files."""
    parser = argparse.ArgumentParser(
        prog="python assets/art", description="Draw the vector art of the program."
    )
    parser.add_argument("patterns", nargs="*", help="draw only files that match, for example cards/K*")
    parser.add_argument(
        "--out", type=Path, default=Path(__file__).resolve().parent.parent, help="folder to write to"
    )
    parser.add_argument("--list", action="store_true", help="print the names of the files and draw nothing")
    options = parser.parse_args()
    recipes = pictures()
    names = [
        name
        for name in recipes
        if not options.patterns or any(fnmatch(name, pattern) for pattern in options.patterns)
    ]
    if options.list:
        print("\n".join(names))
        return
    for name in names:
        target = options.out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(recipes[name](), encoding="utf-8", newline="\n")
    print(f"{len(names)} files")


if __name__ == "__main__":
    main()
