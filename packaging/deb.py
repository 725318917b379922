"""Writes a package for Debian and its relatives: an `ar` of two tar files. Standard library only."""

import gzip
import hashlib
from collections.abc import Sequence
from pathlib import Path

import staging
from staging import Item

NAME = "buraco-desktop"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf"}
"""Debian's names of processors."""
DEPENDS = (
    *("libc6 (>= @GLIBC@)", "libegl1", "libgl1", "libwayland-client0", "libwayland-cursor0", "libxcb1"),
    "fontconfig-config",
)
"""What the bundle's libraries are linked against and leave to the system, and where the fonts are."""
RECOMMENDS = ("fonts-dejavu-core", "libasound2t64 | libasound2", "libpulse0", "xdg-desktop-portal")
DESCRIPTION = """\
card games of the Buraco family, offline against bots
 Buraco, Burraco, Bukharo, Canastra and Burako with a bot as your partner and bots
 against you. Nine rule sets and house rules, three levels of bots, hints, undo,
 a rule book, five languages. No ads, no account, no network.
"""


def archive(members: Sequence[tuple[str, bytes]], seconds: int) -> bytes:
    """Return an `ar` archive."""
    parts = [b"!<arch>\n"]
    for name, content in members:
        parts.append(f"{name:<16}{seconds:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n".encode("ascii"))
        parts.append(content + b"\n" * (len(content) % 2))
    return b"".join(parts)


def control(version: str, machine: str, glibc: str, items: Sequence[Item]) -> str:
    """Return the description of the package; `glibc` is the oldest C library that it runs with."""
    size = sum(len(item.read()) for item in items if not item.link)
    fields = {
        "Package": NAME,
        "Version": version,
        "Section": "games",
        "Priority": "optional",
        "Architecture": ARCHITECTURES.get(machine, machine),
        "Maintainer": "The Buraco Desktop contributors <contributors@buraco-desktop.invalid>",
        "Installed-Size": str(-(-size // 1024)),
        "Depends": ", ".join(DEPENDS).replace("@GLIBC@", glibc),
        "Recommends": ", ".join(RECOMMENDS),
    }
    lines = [f"{name}: {value}\n" for name, value in fields.items()]
    return "".join(lines) + f"Description: {DESCRIPTION}"


def package_items(program: Path, share: Sequence[Item], licence: Path, changelog: Path) -> list[Item]:
    """Return the files of the package: the bundle in `program`, what the desktop reads, the documents."""
    documents = f"usr/share/doc/{NAME}"
    return [
        *staging.items_below(program, f"usr/lib/{NAME}"),
        Item(f"usr/bin/{NAME}", b"", link=f"../lib/{NAME}/{NAME}"),
        *(Item(f"usr/{item.name}", item.content) for item in share),
        Item(f"{documents}/copyright", licence),
        # Without a time stamp, so that the same text gives the same bytes.
        Item(f"{documents}/changelog.gz", gzip.compress(changelog.read_bytes(), mtime=0)),
    ]


def build(items: Sequence[Item], version: str, machine: str, glibc: str, seconds: int) -> bytes:
    """Return the package."""
    sums = "".join(
        f"{hashlib.md5(item.read(), usedforsecurity=False).hexdigest()}  {item.name}\n"
        for item in sorted(items, key=lambda item: item.name)
        if not item.link
    )
    about = [
        Item("control", control(version, machine, glibc, items).encode()),
        Item("md5sums", sums.encode()),
    ]
    return archive(
        [
            ("debian-binary", b"2.0\n"),
            ("control.tar.xz", staging.pack(about, seconds, "./")),
            ("data.tar.xz", staging.pack(items, seconds, "./")),
        ],
        seconds,
    )
