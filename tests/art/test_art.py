"""The committed pictures: made by our script, flat, small, all there, and easy to tell apart."""

import hashlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

ASSETS = Path(__file__).resolve().parents[2] / "assets"
CARDS = ASSETS / "cards"
SETS = ("", "-normal4", "-large2", "-large4", "-hc")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FACES = [*(f"{rank}{suit}" for suit in "SHDC" for rank in RANKS), "joker-red", "joker-black"]
BACKS = ("back-calcada", "back-azulejo", "back-calcada-green", "back-calcada-wine")
SAMPLE = (
    *("cards/KS.svg", "cards/QH-large4.svg", "cards/JD-hc.svg", "cards/10C-normal4.svg", "cards/2H.svg"),
    *("cards/AC-large2.svg", "cards/joker-black-hc.svg", "cards/back-calcada-wine.svg"),
    *("cards/back-azulejo.svg", "table/badge-1000.svg", "table/wordmark.svg", "icons/gear.svg"),
    *("icons/buraco-desktop.svg", "portraits/portrait-QS.svg"),
)
PAPER = {"-hc": "#ffffff"}
INK_DISTANCE = 40
"""How far, summed over the three channels, a pixel must be from the paper to count as printed."""


def run_script(*arguments: str) -> str:
    """Run the drawing script as its user does, without leaving compiled files behind."""
    command = [sys.executable, "-B", str(ASSETS / "art"), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def committed() -> list[Path]:
    """Return every picture below the assets folder."""
    return sorted(
        p for folder in ("cards", "table", "icons", "portraits") for p in (ASSETS / folder).glob("*.svg")
    )


def render(path: Path, width: int) -> QImage:
    """Draw a picture with Qt on a transparent ground."""
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid(), path.name
    size = renderer.defaultSize()
    height = max(1, round(width * size.height() / size.width()))
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def digest(image: QImage) -> str:
    return hashlib.sha256(bytes(image.constBits())).hexdigest()


def printed_columns(image: QImage, paper: QColor, rows: range, columns: range) -> list[int]:
    """Return the columns that hold ink within the rows."""

    def is_printed(x: int, y: int) -> bool:
        pixel = image.pixelColor(x, y)
        channels = ((pixel.red(), paper.red()), (pixel.green(), paper.green()), (pixel.blue(), paper.blue()))
        return sum(abs(a - b) for a, b in channels) > INK_DISTANCE

    return [x for x in columns if any(is_printed(x, y) for y in rows)]


def test_script_draws_the_committed_files_byte_for_byte(tmp_path: Path) -> None:
    run_script("--out", str(tmp_path), *SAMPLE)
    for name in SAMPLE:
        assert (tmp_path / name).read_bytes() == (ASSETS / name).read_bytes(), name


def test_script_knows_every_committed_file_and_no_other() -> None:
    names = run_script("--list").split()
    assert sorted(names) == [p.relative_to(ASSETS).as_posix() for p in committed()]


@pytest.mark.parametrize("suffix", SETS)
def test_every_face_of_the_set_exists(suffix: str) -> None:
    missing = [face for face in FACES if not (CARDS / f"{face}{suffix}.svg").is_file()]
    assert missing == []


def test_every_back_exists() -> None:
    assert [back for back in BACKS if not (CARDS / f"{back}.svg").is_file()] == []


def test_files_are_small_and_hold_only_flat_shapes() -> None:
    allowed = {"svg", "g", "path", "circle", "ellipse"}
    attributes = {
        *("width", "height", "viewBox", "transform", "d", "fill", "cx", "cy", "r", "rx", "ry"),
        *("stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"),
    }
    for path in committed():
        assert path.stat().st_size < 50_000, path.name
        for element in ET.parse(path).iter():
            assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in allowed, path.name
            assert set(element.attrib) <= attributes, path.name


def test_an_icon_has_one_colour_so_that_it_can_be_recoloured() -> None:
    for path in (ASSETS / "icons").glob("*.svg"):
        if not path.name.startswith("buraco-desktop"):
            assert set(re.findall(r"#\w{6}", path.read_text("utf-8"))) == {"#FBF5E6"}, path.name


@pytest.mark.parametrize("suffix", SETS)
@pytest.mark.parametrize("width", [40, 108])
def test_every_face_shows_something_of_its_own(qapp: object, suffix: str, width: int) -> None:
    paths = [CARDS / f"{face}{suffix}.svg" for face in FACES] + [CARDS / f"{back}.svg" for back in BACKS]
    pictures = {}
    for path in paths:
        image = render(path, width)
        corner = image.pixelColor(0, 0).alpha()
        middle = image.pixelColor(width // 2, image.height() // 2).alpha()
        assert (corner < 255, middle) == (True, 255), f"{path.name}: round corner, opaque paper"
        pictures[path.name] = digest(image)
    assert len(set(pictures.values())) == len(paths)


def test_every_other_picture_shows_something_of_its_own(qapp: object) -> None:
    # A joker in words is the wild star itself, only in the colour of its index.
    paths = [p for p in committed() if p.parent != CARDS]
    digests = {}
    for path in paths:
        image = render(path, 40)
        blank = QImage(image.size(), image.format())
        blank.fill(QColor(0, 0, 0, 0))
        assert image != blank, path.name
        digests[path.name] = digest(image)
    assert len(set(digests.values())) == len(paths)


@pytest.mark.parametrize("suffix", SETS)
def test_the_index_stays_inside_its_strip(qapp: object, suffix: str) -> None:
    width = 250
    share = 0.25 if suffix in ("", "-normal4") else 0.30
    paper = QColor(PAPER.get(suffix, "#fffdf8"))
    for rank in RANKS:
        image = render(CARDS / f"{rank}D{suffix}.svg", width)
        rank_rows = range(15, 60) if share == 0.25 else range(15, 92)
        columns = printed_columns(image, paper, rank_rows, range(4, round(width * 0.5)))
        # The index is the first run of ink; art may begin after a gap of clean paper.
        end = next((a for a, b in pairwise(columns) if b - a > 1), columns[-1])
        assert columns[0] >= 6, rank
        assert end < width * share, rank


@pytest.mark.parametrize("back", BACKS)
def test_a_back_looks_the_same_upside_down(qapp: object, back: str) -> None:
    upright = render(CARDS / f"{back}.svg", 100)
    turned = upright.transformed(QTransform().rotate(180))
    different = sum(
        abs(upright.pixelColor(x, y).lightness() - turned.pixelColor(x, y).lightness()) > 48
        for x in range(100)
        for y in range(0, 140, 3)
    )
    assert different == 0
