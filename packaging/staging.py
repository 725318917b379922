"""Files on their way into an archive: the same input gives the same bytes. Standard library only."""

import io
import lzma
import tarfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Item:
    """A file or a link of an archive."""

    name: str
    """Path inside the archive, with slashes, relative."""
    content: bytes | Path
    """The bytes, or the file that has them."""
    is_program: bool = False
    """Whether it can be started."""
    link: str = ""
    """What a symbolic link points to; then there is no content."""

    def read(self) -> bytes:
        """Return the content."""
        return self.content if isinstance(self.content, bytes) else self.content.read_bytes()


def items_below(folder: Path, prefix: str) -> list[Item]:
    """Return every file and link below a folder, with names below `prefix`."""
    found = []
    for path in sorted(folder.rglob("*")):
        name = f"{prefix}/{path.relative_to(folder).as_posix()}"
        if path.is_symlink():
            found.append(Item(name, b"", link=str(path.readlink())))
        elif path.is_file():
            found.append(Item(name, path, is_program=bool(path.stat().st_mode & 0o100)))
    return found


def folders_of(items: Iterable[Item]) -> list[str]:
    """Return the names of all folders that items lie in, those above first."""
    found: set[str] = set()
    for item in items:
        parts = item.name.split("/")[:-1]
        found.update("/".join(parts[: length + 1]) for length in range(len(parts)))
    return sorted(found - {""})


def pack(items: Iterable[Item], seconds: int, prefix: str = "") -> bytes:
    """Return a .tar.xz of items, every one owned by root and of the same time (seconds since 1970).

    `prefix` comes before every name.
    """
    items = sorted(items, key=lambda item: item.name)
    packed = io.BytesIO()
    with (
        lzma.open(packed, "wb", preset=6) as compressed,
        tarfile.open(fileobj=compressed, mode="w|", format=tarfile.GNU_FORMAT) as archive,
    ):
        for folder in folders_of(items):
            archive.addfile(_info(prefix + folder, seconds, tarfile.DIRTYPE, 0o755))
        for item in items:
            if item.link:
                info = _info(prefix + item.name, seconds, tarfile.SYMTYPE, 0o777)
                info.linkname = item.link
                archive.addfile(info)
                continue
            content = item.read()
            info = _info(prefix + item.name, seconds, tarfile.REGTYPE, 0o755 if item.is_program else 0o644)
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))
    return packed.getvalue()


def _info(name: str, seconds: int, kind: bytes, mode: int) -> tarfile.TarInfo:
    info = tarfile.TarInfo(name)
    info.type, info.mode, info.mtime = kind, mode, seconds
    info.uname = info.gname = "root"
    return info
