"""Takes out of ICU's data what the game never asks for: of 31 MB, Qt needs some 3.

Qt 6 has locale data of its own and is linked against ICU for sorting, converters and time zones, of which the
game uses nothing; but ICU must find its data and the basic parts of it. The format is ICU's common data file:
a header, a table of contents sorted by name, the items.
"""

import re
import struct
import subprocess
import tempfile
from pathlib import Path

LANGUAGES = ("root", "en", "es", "it", "pt", "ru")
KEPT = re.compile(
    # Properties of characters, normal forms, rules of spelling and the alphabetical order of the languages.
    r"[^/]*\.(icu|nrm|spp)|coll/(ucadata\.icu|res_index\.res|LANGUAGE\.res)|brkitr/(root|res_index)\.res"
    r"|brkitr/[a-z_]+\.brk"
    # Everything about a country or currency that is no language, and the languages.
    r"|(LANGUAGE(_[A-Z][A-Za-z]+)*|pool|res_index|supplementalData|likelySubtags|langInfo|metadata|zoneinfo64)\.res"
    r"|(timezoneTypes|metaZones|windowsZones|keyTypeData|numberingSystems|plurals|pluralRanges)\.res"
    r"|(currencyNumericCodes|dayPeriods|genderList|icustd|icuver|grammaticalFeatures|units|tzdbNames)\.res".replace(
        "LANGUAGE", f"({'|'.join(LANGUAGES)})"
    )
)
"""The items that stay, by their name without the package's."""
MAGIC = b"\xda\x27"


class IcuDataError(Exception):
    """The file is not laid out as ICU's data is; the text says how."""


def read_package(data: bytes) -> tuple[bytes, list[tuple[str, bytes]]]:
    """Return the header of a package of ICU and its items, each a name and its content.

    Raises `IcuDataError`.
    """
    if data[2:4] != MAGIC or data[12:16] != b"CmnD":
        raise IcuDataError("no package of ICU data")
    (header_size,) = struct.unpack_from("<H", data)
    contents = memoryview(data)[header_size:]
    (count,) = struct.unpack_from("<I", contents)
    table = [struct.unpack_from("<II", contents, 4 + 8 * index) for index in range(count)]
    ends = [offset for _, offset in table[1:]] + [len(contents)]
    items = []
    for (name_at, start), end in zip(table, ends, strict=True):
        name = bytes(contents[name_at : name_at + 256]).split(b"\0", 1)[0].decode("ascii")
        items.append((name, bytes(contents[start:end])))
    return data[:header_size], items


def write_package(header: bytes, items: list[tuple[str, bytes]]) -> bytes:
    """Return a package with these items, which must be sorted by name."""
    names_at = 4 + 8 * len(items)
    names = b"".join(name.encode("ascii") + b"\0" for name, _ in items)
    place = names_at + len(names)
    place += -place % 16
    table, name_at = struct.pack("<I", len(items)), names_at
    start = place
    for name, content in items:
        table += struct.pack("<II", name_at, start)
        name_at += len(name) + 1
        start += len(content) + (-len(content) % 16)
    body = b"".join(content + b"\xaa" * (-len(content) % 16) for _, content in items)
    return header + (table + names).ljust(place, b"\xaa") + body


def wanted(items: list[tuple[str, bytes]]) -> list[tuple[str, bytes]]:
    """Return the items that stay."""
    return [(name, content) for name, content in items if KEPT.fullmatch(name.partition("/")[2])]


def trim(library: Path) -> None:
    """Make a library libicudata.so.NN small; `as` and `ld` of binutils link it anew.

    Raises `IcuDataError` if it is laid out in another way, and `CalledProcessError` if linking fails.
    """
    symbols = subprocess.run(["nm", "-D", library], capture_output=True, text=True, check=True).stdout
    match = re.fullmatch(r"([0-9a-f]+) R (icudt\d+_dat)\n", symbols)
    if match is None:
        raise IcuDataError(f"{library.name} has other symbols: {symbols}")
    # In such a library there is nothing before the data but its name, so that addresses are offsets.
    header, items = read_package(library.read_bytes()[int(match[1], 16) :])
    symbol = match[2]
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder, "icu.dat")
        data.write_bytes(write_package(header, wanted(items)))
        lines = [
            ".section .rodata",
            ".balign 16",
            f".globl {symbol}",
            f".type {symbol}, %object",
            f"{symbol}:",
            '.incbin "icu.dat"',
            f".size {symbol}, . - {symbol}",
            '.section .note.GNU-stack,"",%progbits',
        ]
        Path(folder, "icu.s").write_text("\n".join([*lines, ""]))
        subprocess.run(["as", "icu.s", "-o", "icu.o"], cwd=folder, check=True)
        link = ["ld", "-shared", "-soname", library.name, "-z", "noexecstack", "--build-id=none"]
        subprocess.run([*link, "icu.o", "-o", library.absolute()], cwd=folder, check=True)
