"""Draw the art: ``python assets/art [--out FOLDER] [PATTERN ...]``.

Without patterns every picture is drawn; a pattern such as ``cards/K*`` limits the work. Files go to the
folder beside this one, or to ``--out``. The result is the same byte for byte on every run.
"""

import argparse
from fnmatch import fnmatch
from pathlib import Path

from catalogue import pictures


def main() -> None:
    """Read the command line and write the files."""
    parser = argparse.ArgumentParser(prog="python assets/art", description="Draw the vector art of the program.")
    parser.add_argument("patterns", nargs="*", help="draw only files that match, for example cards/K*")
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parent.parent, help="folder to write to")
    options = parser.parse_args()
    count = 0
    for name, draw in pictures().items():
        if options.patterns and not any(fnmatch(name, pattern) for pattern in options.patterns):
            continue
        target = options.out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(draw(), encoding="utf-8", newline="\n")
        count += 1
    print(f"{count} files")


if __name__ == "__main__":
    main()
