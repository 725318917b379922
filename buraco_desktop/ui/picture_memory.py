"""How pictures lie in memory: on pages of their own, which the system gets back as soon as a picture is gone.

The C library would put a picture into whatever is free between small things, and small things into what a
picture leaves; neither can be given back then. It was 10 MB after ten deals, and more in a long match.
"""

import mmap
import sys
from io import BufferedReader

from PySide6.QtGui import QImage


def on_own_pages(picture: QImage) -> QImage:
    """Return the same picture on pages that nothing else uses; safe on any thread.

    Pixmaps of it share them until they are painted on. A page is 4 kB: only for what is larger. Nothing of a
    painter is in it, as with `without_painter`.
    """
    pages = _pages(picture.sizeInBytes())
    pages[:] = picture.constBits()
    found = _picture(pages, picture.width(), picture.height(), picture.format())
    found.setDevicePixelRatio(picture.devicePixelRatio())
    return found


def read_picture(file: BufferedReader, width: int, height: int, format_: QImage.Format) -> QImage | None:
    """Return the picture whose pixels, of four bytes, come next in a file, on pages of its own.

    None if the file ends before. Raises `OSError` if it cannot be read.
    """
    pages = _pages(4 * width * height)
    return _picture(pages, width, height, format_) if file.readinto(pages) == len(pages) else None


def without_painter(picture: QImage) -> QImage:
    """Return a copy of a picture that was painted on and will be kept.

    Qt keeps the painter's engine in the picture as long as it lives: 2.5 kB or more, as many as a chip has.
    """
    return picture.copy()


def _picture(pages: mmap.mmap, width: int, height: int, format_: QImage.Format) -> QImage:
    """Return the picture of these pixels, which keeps the pages."""
    # PySide6 takes all that has a buffer; its annotations know only some of it.
    return QImage(pages, width, height, len(pages) // height, format_)  # type: ignore[call-overload]


def _pages(count: int) -> mmap.mmap:
    """Return pages for so many bytes; Qt keeps them as long as it needs their pixels."""
    if sys.platform == "win32":
        return mmap.mmap(-1, count)
    # Without flags they would be pages for several processes.
    return mmap.mmap(-1, count, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
