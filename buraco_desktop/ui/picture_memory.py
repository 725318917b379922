"""How pictures lie in memory: on pages of their own, which the system gets back as soon as a picture is gone.

The C library would put a picture into whatever is free between small things, and small things into what a
picture leaves; neither can be given back then. It was 10 MB after ten deals, and more in a long match.
"""

import mmap
import sys
from pathlib import Path

from PySide6.QtGui import QImage

MAPS_FILES = sys.platform != "win32"


def on_own_pages(picture: QImage) -> QImage:
    """Return the same picture on pages that nothing else uses; safe on any thread.

    Pixmaps of it share them until they are painted on. A page is 4 kB: only for what is larger. Nothing of a
    painter is in it, as with `without_painter`.
    """
    pages = _pages(picture.sizeInBytes())
    pages[:] = picture.constBits()
    found = _picture(memoryview(pages), picture.width(), picture.height(), picture.format())
    found.setDevicePixelRatio(picture.devicePixelRatio())
    return found


class FilePages:
    """The bytes of a file. Where the system allows it nothing is read before it is looked at, nor copied."""

    def __init__(self, path: Path) -> None:
        """Take a file. Raises `OSError` if it cannot be read."""
        self._path = path
        self._mapped: memoryview | None = None
        # On Windows a file that is in use could not be replaced.
        if MAPS_FILES and path.stat().st_size:
            with path.open("rb") as file:
                self._mapped = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY))

    def part(self, start: int, count: int) -> memoryview:
        """Return so many bytes, fewer at the end of the file. Raises `OSError` if they cannot be read."""
        if self._mapped is not None:
            return self._mapped[start : start + count]
        pages = _pages(max(1, count))
        with self._path.open("rb") as file:
            file.seek(start)
            return memoryview(pages)[: file.readinto(pages)]

    def picture(self, start: int, width: int, height: int, format_: QImage.Format) -> QImage | None:
        """Return the picture of these pixels, of four bytes each; None if the file ends before.

        Painting on it does not change the file. Raises `OSError` if they cannot be read.
        """
        pixels = self.part(start, 4 * width * height)
        return _picture(pixels, width, height, format_) if len(pixels) == 4 * width * height else None


def without_painter(picture: QImage) -> QImage:
    """Return a copy of a picture that was painted on and will be kept.

    Qt keeps the painter's engine in the picture as long as it lives: 2.5 kB or more, as many as a chip has.
    """
    return picture.copy()


def _picture(pixels: memoryview, width: int, height: int, format_: QImage.Format) -> QImage:
    """Return the picture of these pixels, which keeps them."""
    return QImage(pixels, width, height, len(pixels) // height, format_)


def _pages(count: int) -> mmap.mmap:
    """Return pages for so many bytes; Qt keeps them as long as it needs their pixels."""
    if sys.platform == "win32":
        return mmap.mmap(-1, count)
    # Without flags they would be pages for several processes.
    return mmap.mmap(-1, count, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
