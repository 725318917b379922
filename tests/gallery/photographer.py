"""Write pictures at one scale factor; started by `python -m tests.gallery`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from buraco_desktop.ui.app import make_application
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.language import LanguageLoader
from tests.gallery.scenes import BEST, SCENES
from tests.gallery.studio import studio

BEST_QUALITY = 88
"""Of files that may be small, 0 to 100."""


def photograph(
    folder: Path, names: Sequence[str], sizes: Sequence[str], *, is_best: bool = False
) -> list[Path]:
    """Write the scenes whose names begin so (all for none) at these sizes; return the files.

    With `is_best` these are the scenes of `BEST`, in small files named by the scenes alone.
    """
    app = make_application()
    faces, languages = FaceCache(app), LanguageLoader(app)
    languages.load("en")
    files = []
    for scene in SCENES:
        if (is_best and scene.name not in BEST) or (names and not scene.name.startswith(tuple(names))):
            continue
        for size in sizes:
            width, height = map(int, size.partition("@")[0].split("x"))
            with studio(languages, faces, (width, height), scene.settings) as place:
                scene.pose(place)
                path = folder / (f"{scene.name}.webp" if is_best else f"{scene.name}-{size}.png")
                assert place.grab().save(str(path), quality=BEST_QUALITY if is_best else -1), path
                files.append(path)
    faces.close()
    return files


def main(arguments: list[str]) -> int:
    """Write pictures and their names; return 1 if no scene has such a name."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("sizes", nargs="+")
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--best", action="store_true")
    options = parser.parse_args(arguments)
    files = photograph(options.folder, options.only, options.sizes, is_best=options.best)
    sys.stdout.write("".join(f"{path}\n" for path in files))
    return 0 if files else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
