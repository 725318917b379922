"""What stays of ICU's data in the bundle."""

from pathlib import Path

import PySide6
import pytest

import icu_data

HEADER = b"\x20\x00\xda\x27" + bytes(8) + b"CmnD" + bytes(16)
ITEMS = [
    ("icudt73l/brkitr/cjdict.dict", b"words"),
    ("icudt73l/cnvalias.icu", b"names of alphabets" * 3),
    ("icudt73l/coll/it.res", b"order"),
    ("icudt73l/coll/zh.res", b"order" * 100),
    ("icudt73l/curr/it.res", b"money"),
    ("icudt73l/ru_RU.res", b""),
]


def unpadded(items):
    return [(name, content.rstrip(b"\xaa")) for name, content in items]


def test_a_package_is_written_as_it_is_read():
    header, items = icu_data.read_package(icu_data.write_package(HEADER, ITEMS))
    assert header == HEADER
    assert unpadded(items) == ITEMS


def test_only_what_the_languages_of_the_game_need_stays():
    kept = [name.partition("/")[2] for name, _ in icu_data.wanted(ITEMS)]
    assert kept == ["cnvalias.icu", "coll/it.res", "ru_RU.res"]


def test_something_else_is_no_package():
    with pytest.raises(icu_data.IcuDataError):
        icu_data.read_package(b"\x7fELF" + bytes(60))


def test_little_stays_of_the_data_that_qt_brings():
    libraries = list(Path(PySide6.__path__[0], "Qt", "lib").glob("libicudata.so.*"))
    for library in libraries:  # none but on Linux
        data = library.read_bytes()
        header, items = icu_data.read_package(data[data.index(icu_data.MAGIC) - 2 :])
        names = [name for name, _ in items]
        assert names == sorted(names)
        kept = icu_data.wanted(items)
        assert {"cnvalias.icu", "root.res", "pt_BR.res", "coll/ucadata.icu", "nfkc.nrm"} <= {
            name.partition("/")[2] for name, _ in kept
        }
        assert len(icu_data.write_package(header, kept)) < 4_000_000
