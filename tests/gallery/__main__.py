"""Photograph every place of the program: `python -m tests.gallery FOLDER [--only NAME] [--sizes SIZE ...]`.

Needs no screen. A picture is named by its scene and size. Each scale factor has a process of its own, as Qt
takes it once and for all. The same program makes the same pictures on the same machine; the font is the
machine's own, so another machine makes others.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

BEST_SIZE = "1280x800"
SIZES = ("1024x700", "1280x800", "1920x1080", "1280x800@2")
"""Width and height in logical pixels; after an @ how many device pixels each of them has."""


def scale_of(size: str) -> str:
    """Return the scale factor of a size."""
    return size.partition("@")[2] or "1"


def main(arguments: list[str]) -> int:
    """Write the pictures; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", action="append", default=[], help="scenes whose name begins so")
    parser.add_argument("--sizes", nargs="+", default=SIZES, help=f"sizes, usually {' '.join(SIZES)}")
    parser.add_argument("--best", action="store_true", help="the pictures of README.md, small files")
    options = parser.parse_args(arguments)
    if options.best:
        options.sizes = (BEST_SIZE,)
    options.folder.mkdir(parents=True, exist_ok=True)
    for scale in sorted({scale_of(size) for size in options.sizes}):
        sizes = [size for size in options.sizes if scale_of(size) == scale]
        command = [sys.executable, "-m", "tests.gallery.photographer", str(options.folder), *sizes]
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
        if options.best:
            command.append("--best")
        for name in options.only:
            command += ["--only", name]
        subprocess.run(command, env=environment, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
