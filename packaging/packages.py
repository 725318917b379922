"""Make what people install on Linux out of the bundle in dist/: `python3 packaging/packages.py`.

A .tar.xz with an install script, a .deb, an AppImage if the program `appimagetool` is there, and SHA256SUMS
of all of them. Needs `bootstrap.py bundle` before, and binutils. Standard library only.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import deb
import release
import staging
from bundle_identity import APP_ID
from environment import PROJECT
from release import DIST
from staging import Item

BUNDLE = DIST / "buraco-desktop"
ICONS = PROJECT / "build" / "icons"
LINUX = PROJECT / "packaging" / "linux"
NOT_THERE = 3
"""Exit code when there is no bundle."""


def share_items(seconds: int, program: str, icons: Path = ICONS) -> list[Item]:
    """Return what the desktop reads, with names below share/; `program` is the command of the menu entry."""
    templates = {
        f"applications/{APP_ID}.desktop": f"{APP_ID}.desktop",
        f"metainfo/{APP_ID}.metainfo.xml": f"{APP_ID}.metainfo.xml",
        f"mime/packages/{APP_ID}.xml": f"{APP_ID}.mime.xml",
        "man/man6/buraco-desktop.6": "buraco-desktop.6",
    }
    filled = []
    for name, file in templates.items():
        text = release.fill((LINUX / file).read_text(encoding="utf-8"), seconds).replace("@PROGRAM@", program)
        filled.append(Item(f"share/{name}", text.encode()))
    drawn = PROJECT / "assets" / "icons" / "buraco-desktop.svg"
    scalable = Item(f"share/icons/hicolor/scalable/apps/{APP_ID}.svg", drawn)
    pictures = [
        Item(f"share/icons/hicolor/{file.stem}x{file.stem}/apps/{APP_ID}.png", file)
        for file in sorted(icons.glob("*.png"))
    ]
    return [*filled, scalable, *pictures]


def tar_items(bundle: Path, seconds: int, icons: Path = ICONS) -> list[Item]:
    """Return the files of the archive with the install script."""
    return [
        *staging.items_below(bundle, "program"),
        *share_items(seconds, "@PROGRAM@", icons),
        *(Item(name, LINUX / name, is_program=True) for name in ("install.sh", "uninstall.sh")),
        *(Item(name, PROJECT / name) for name in ("README.md", "CHANGELOG.md", "LICENSE")),
    ]


def oldest_glibc(bundle: Path) -> str:
    """Return the oldest version of the C library that has all that the bundle's libraries ask for."""
    found = {(2, 28)}
    for path in sorted(bundle.rglob("*")):
        if path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF":
            command = ["objdump", "-T", str(path)]
            text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            found.update((int(major), int(minor)) for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", text))
    return ".".join(map(str, max(found)))


def build_app_image(target: Path, seconds: int, bundle: Path = BUNDLE, icons: Path = ICONS) -> bool:
    """Make a single file that runs on any Linux; return False if the tool for it is not installed."""
    tool = shutil.which("appimagetool")
    if tool is None:
        return False
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "AppDir"
        shutil.copytree(bundle, folder / "usr" / "lib" / "buraco-desktop", symlinks=True)
        for item in share_items(seconds, "buraco-desktop", icons):
            path = folder / "usr" / item.name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(item.read())
        shutil.copy(folder / "usr" / "share" / "applications" / f"{APP_ID}.desktop", folder)
        shutil.copy(icons / "256.png", folder / f"{APP_ID}.png")
        shutil.copy(LINUX / "AppRun", folder / "AppRun")
        (folder / "AppRun").chmod(0o755)
        subprocess.run([tool, "--no-appstream", str(folder), str(target)], check=True)
    return True


def build_all() -> list[Path]:
    """Make every package and the checksums; return their paths."""
    seconds, version, machine = release.epoch(), release.version(), release.machine()
    base = f"buraco-desktop-{version}-linux-{machine}"
    files = [DIST / f"{base}.tar.xz"]
    files[0].write_bytes(staging.pack(tar_items(BUNDLE, seconds), seconds, f"{base}/"))
    share = share_items(seconds, deb.NAME)
    items = deb.package_items(BUNDLE, share, PROJECT / "LICENSE", PROJECT / "CHANGELOG.md")
    files.append(DIST / f"{deb.NAME}_{version}_{deb.ARCHITECTURES.get(machine, machine)}.deb")
    files[-1].write_bytes(deb.build(items, version, machine, oldest_glibc(BUNDLE), seconds))
    image = DIST / f"{base}.AppImage"
    if build_app_image(image, seconds):
        files.append(image)
    else:
        print("appimagetool is not installed: no AppImage.")
    return [*files, release.write_checksums(files)]


def main(words: Sequence[str]) -> int:
    """Make the packages; return the exit code."""
    if words:
        print(__doc__, file=sys.stderr)
        return 2
    if not BUNDLE.is_dir() or not ICONS.is_dir():
        print("There is no bundle; `python3 packaging/bootstrap.py bundle` builds it.", file=sys.stderr)
        return NOT_THERE
    for file in build_all():
        print(f"{file.stat().st_size:>11,}  {file.relative_to(PROJECT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
