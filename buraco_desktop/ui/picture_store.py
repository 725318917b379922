"""The pictures that a start needed at once: cards, ground and plates, kept in a file for the next one."""

import logging
import os
import sys
import threading
import zlib
from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

from buraco_desktop import __version__
from buraco_desktop.storage.faults import SaveError
from buraco_desktop.storage.files import replace_file
from buraco_desktop.ui.assets import asset_path
from buraco_desktop.ui.picture_memory import FilePages

MOST_BYTES = 48_000_000
"""No file becomes larger; what was needed longest ago is left out."""
MOST_BYTES_OF_ONE = 16_000_000
LENGTH = 8
"""The file begins with the length of its list, in so many bytes."""
ALIGNED = 64
"""The pixels begin at a multiple of so many bytes, as Qt likes them to."""
PIXEL = 4
_FORMAT, _OPAQUE = QImage.Format.Format_ARGB32_Premultiplied, QImage.Format.Format_RGB32
_OWN_FOLDER = Path(__file__).parent
_DRAWING = (_OWN_FOLDER, _OWN_FOLDER / "table", _OWN_FOLDER / "pages")
_DRAWN = ("cards", "icons", "portraits", "table")

log = logging.getLogger(__name__)


class _Entry(msgspec.Struct, frozen=True):
    """One picture of the file; the pixels follow each other in the order of the list."""

    name: str
    width: int
    height: int
    ratio: float
    is_opaque: bool = False

    @property
    def size(self) -> int:
        return self.width * self.height * PIXEL


class _List(msgspec.Struct, frozen=True):
    made_by: str
    """Another version of the program or of Qt may draw differently."""
    entries: list[_Entry]


def made_by() -> str:
    """Return what tells this way of drawing from any other: version, Qt, and the newest file that draws."""
    # The files of a bundle are all of one age.
    if hasattr(sys, "frozen"):
        return f"{__version__}, Qt {qVersion()}, {Path(sys.executable).stat().st_mtime_ns}"
    newest = 0
    for folder in (*_DRAWING, *(asset_path(name) for name in _DRAWN)):
        with os.scandir(folder) as files:
            newest = max([newest, *(file.stat().st_mtime_ns for file in files if file.is_file())])
    return f"{__version__}, Qt {qVersion()}, {newest}"


class PictureStore:
    """Collects pictures until `keep`. No fault of the disk reaches the player: pictures can be drawn."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._places: dict[str, tuple[int, _Entry]] | None = None
        """Where each picture of the file begins; None before it was looked for."""
        self._used: dict[str, QImage] | None = {}
        """What was asked for; None after `keep`."""
        self._is_new = False
        self._pages: FilePages | None = None

    @property
    def is_collecting(self) -> bool:
        """Whether it still has pictures of the last start, and takes others."""
        return self._used is not None

    def picture(self, name: str, render: Callable[[], QImage]) -> QImage:
        """Return the picture of this name, from the file or rendered now."""
        if self._used is None:
            return render()
        found = self._used.get(name) or self._read(name)
        if found is None:
            found, self._is_new = render(), True
        self._used[name] = found
        return found

    def drawn(self, kind: str, facts: object, byte_count: int, draw: Callable[[], QImage]) -> QImage:
        """Return the picture that depends on these facts and nothing else; their `repr` tells them apart.

        A very large one is drawn at each start: the file has room for the others as well.
        """
        if byte_count > MOST_BYTES_OF_ONE:
            return draw()
        told = repr(facts).encode()
        # Two sums of different kinds: hashlib would bring OpenSSL along, 3 ms of a start.
        return self.picture(f"{kind} {zlib.crc32(told):08x}{zlib.adler32(told):08x} {len(told)}", draw)

    def keep(self) -> threading.Thread | None:
        """Collect no more; write what is not in the file yet, on the thread that is returned."""
        used, places, pages = self._used, self._places, self._pages
        self._used = self._places = self._pages = None
        if not used or not self._is_new:
            return None
        thread = threading.Thread(
            target=self._write, args=(used, places or {}, pages), name="picture-store", daemon=True
        )
        thread.start()
        return thread

    def _read(self, name: str) -> QImage | None:
        if self._places is None:
            self._places = self._look()
        place = self._places.get(name)
        if place is None or self._pages is None:
            return None
        start, entry = place
        try:
            format_ = _OPAQUE if entry.is_opaque else _FORMAT
            image = self._pages.picture(start, entry.width, entry.height, format_)
        except OSError as error:
            log.info("a picture cannot be read: %s", error)
            return None
        if image is not None:
            image.setDevicePixelRatio(entry.ratio)
        return image

    def _look(self) -> dict[str, tuple[int, _Entry]]:
        try:
            pages = self._pages = FilePages(self._path)
            length = int.from_bytes(pages.part(0, LENGTH), "big")
            if not 0 < length < MOST_BYTES:
                return {}
            found = msgspec.json.decode(pages.part(LENGTH, length), type=_List)
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.DecodeError, ValueError) as error:
            log.info("no pictures in %s: %s", self._path, error)
            return {}
        places = {}
        start = LENGTH + length
        for entry in found.entries if found.made_by == made_by() else ():
            if min(entry.width, entry.height) < 1 or start + entry.size > 2 * MOST_BYTES:
                return {}
            places[entry.name] = start, entry
            start += entry.size
        return places

    def _write(
        self, used: dict[str, QImage], places: dict[str, tuple[int, _Entry]], old: FilePages | None
    ) -> None:
        """Write the pictures of this start, then as many others of the file as there is room for."""
        entries, pixels, room = [], [], MOST_BYTES
        for name, image in used.items():
            is_opaque = image.format() == _OPAQUE
            entry = _Entry(name, image.width(), image.height(), image.devicePixelRatio(), is_opaque)
            if (
                (is_opaque or image.format() == _FORMAT)
                and image.bytesPerLine() == entry.width * PIXEL
                and entry.size <= room
            ):
                entries.append(entry)
                pixels.append(bytes(image.constBits()))
                room -= entry.size
        try:
            for name, (start, entry) in places.items():
                if old is not None and name not in used and entry.size <= room:
                    data = bytes(old.part(start, entry.size))
                    if len(data) == entry.size:
                        entries.append(entry)
                        pixels.append(data)
                        room -= entry.size
            listed = msgspec.json.encode(_List(made_by(), entries))
            listed += b" " * (-(LENGTH + len(listed)) % ALIGNED)
            replace_file(self._path, len(listed).to_bytes(LENGTH, "big"), listed, *pixels)
        except (OSError, SaveError) as error:
            log.info("pictures are not kept: %s", error)
