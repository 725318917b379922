"""How pictures lie in memory: on pages of their own, which the system gets back as soon as a picture is gone.

The C library would put a picture into whatever is free between small things, and small things into what a
picture leaves; neither can be given back then. It was 10 MB after ten deals, and more in a long match.
"""

import mmap
import sys

from PySide6.QtGui import QImage


def on_own_pages(picture: QImage) -> QImage:
    """Return the same picture on pages that nothing else uses; safe on any thread.

    Pixmaps of it share them until they are painted on. A page is 4 kB: only for what is larger. Nothing of a
    painter is in it, as with `without_painter`.
    """
    pages = _pages(picture.sizeInBytes())
    pages[:] = picture.constBits()
    size = picture.width(), picture.height(), picture.bytesPerLine()
    # The picture keeps the pages. PySide6 takes all that has a buffer; its annotations know only some of it.
    found = QImage(pages, *size, picture.format())  # type: ignore[call-overload]
    found.setDevicePixelRatio(picture.devicePixelRatio())
    return found


def without_painter(picture: QImage) -> QImage:
    """Return a copy of a picture that was painted on and will be kept.

    Qt keeps the painter's engine in the picture as long as it lives: 2.5 kB or more, as many as a chip has.
    """
    return picture.copy()


def _pages(count: int) -> mmap.mmap:
    """Return pages for so many bytes; Qt keeps them as long as it needs their pixels."""
    if sys.platform == "win32":
        return mmap.mmap(-1, count)
    # Without flags they would be pages for several processes.
    return mmap.mmap(-1, count, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
