"""Write pictures at one scale factor; started by `python -m tests.gallery`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from buraco_desktop.ui.app import make_application
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.language import LanguageLoader
from tests.gallery.scenes import SCENES
from tests.gallery.studio import studio


def photograph(folder: Path, names: Sequence[str], sizes: Sequence[str]) -> list[Path]:
    """Write the scenes whose names begin so (all for none) at these sizes; return the files."""
    app = make_application()
    faces, languages = FaceCache(app), LanguageLoader(app)
    languages.load("en")
    files = []
    for scene in SCENES:
        if names and not any(scene.name.startswith(name) for name in names):
            continue
        for size in sizes:
            width, height = map(int, size.partition("@")[0].split("x"))
            with studio(languages, faces, (width, height), scene.settings) as place:
                scene.pose(place)
                path = folder / f"{scene.name}-{size}.png"
                assert place.grab().save(str(path)), path
                files.append(path)
    faces.close()
    return files


def main(arguments: list[str]) -> int:
    """Write pictures and their names; return 1 if no scene has such a name."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("sizes", nargs="+")
    parser.add_argument("--only", action="append", default=[])
    options = parser.parse_args(arguments)
    files = photograph(options.folder, options.only, options.sizes)
    sys.stdout.write("".join(f"{path}\n" for path in files))
    return 0 if files else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
