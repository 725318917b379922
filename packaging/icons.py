"""Renders the program's icon for the systems: PNG for Linux, ICO for Windows, ICNS for macOS.

`python packaging/icons.py FOLDER`, with the Python of the environment: it draws with Qt.
"""

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SMALL = 24
"""Up to this width, in pixels, the icon is a simpler drawing."""
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MAC_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
DRAWINGS = Path(__file__).resolve().parent.parent / "assets" / "icons"


def png(size: int) -> bytes:
    """Return the icon so many pixels wide."""
    name = "buraco-desktop-small" if size <= SMALL else "buraco-desktop"
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(DRAWINGS / f"{name}.svg")).render(painter, QRectF(0, 0, size, size))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    buffer.close()
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a file for Windows with PNG pictures by their width; 256 is written as 0."""
    start = 6 + 16 * len(pictures)
    table = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in pictures.items():
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), start)
        start += len(picture)
    return table + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return a file for macOS with PNG pictures by their width."""
    parts = [MAC_KINDS[size] + struct.pack(">I", 8 + len(data)) + data for size, data in pictures.items()]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_icons(folder: Path) -> None:
    """Write all icons into a folder, which is made."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: png(size) for size in SIZES}
    for size, data in pictures.items():
        (folder / f"{size}.png").write_bytes(data)
    (folder / "buraco-desktop.ico").write_bytes(ico({size: pictures[size] for size in WINDOWS_SIZES}))
    (folder / "buraco-desktop.icns").write_bytes(icns({size: pictures[size] for size in MAC_KINDS}))


if __name__ == "__main__":
    write_icons(Path(sys.argv[1]))
