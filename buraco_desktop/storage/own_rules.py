"""Rule sets that players made: one small file each, to keep and to share.

A file holds a name and every field of the rules, in JSON with a seal. A match keeps its own rules
(`records.MatchRecord`), so a rule set can be changed or deleted at any time.
"""

import hashlib
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.storage.faults import SaveError, SaveFault, illegal
from buraco_desktop.storage.files import replace_file
from buraco_desktop.storage.records import Record, RuleFields
from buraco_desktop.storage.rule_fields import read_rules, write_rules

FORMAT = 1
KIND = "buraco-desktop rules"
SUFFIX = ".buraco-rules"
"""How the names of files with rules end."""
LONGEST_NAME = 40
LARGEST_NUMBER = 1_000_000
"""No field of a rule set needs more; larger numbers would break sums and columns."""
MOST_BYTES = 64_000

_OPENING = b'{"kind":"' + KIND.encode()


@dataclass(frozen=True, slots=True)
class NamedRules:
    """A rule set and what its players call it. Its key is that of the preset that it was made from."""

    name: str
    rules: RuleSet


@dataclass(frozen=True, slots=True)
class OwnRules:
    """An entry of the list of own rules."""

    path: Path
    saved_at: float
    """Seconds since the epoch."""
    name: str
    rules: RuleSet


class _Body(Record, frozen=True, kw_only=True):
    name: str
    rules: RuleFields


class _Envelope(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: str
    format: int
    seal: str
    """SHA-256 of the bytes of `body`, hexadecimal."""
    body: msgspec.Raw


class _Outline(msgspec.Struct, frozen=True):
    """What every format has, whatever a later one adds."""

    kind: str
    format: int


def encode(named: NamedRules) -> bytes:
    """Return the bytes of a file with these rules. Raises `SaveError` ILLEGAL for a name that is none."""
    _check_name(named.name)
    body = msgspec.json.encode(_Body(name=named.name, rules=write_rules(named.rules)))
    envelope = _Envelope(kind=KIND, format=FORMAT, seal=_seal(body), body=msgspec.Raw(body))
    return msgspec.json.encode(envelope) + b"\n"


def decode(data: bytes) -> NamedRules:
    """Return the rules that these bytes hold.

    Raises `SaveError`: FOREIGN, DAMAGED, TOO_NEW, or ILLEGAL for rules that contradict themselves.
    """
    _check_outline(data)
    try:
        envelope = msgspec.json.decode(data, type=_Envelope)
        if _seal(bytes(envelope.body)) != envelope.seal:
            raise SaveError(SaveFault.DAMAGED, "the seal does not fit")
        body = msgspec.json.decode(envelope.body, type=_Body)
    except (msgspec.DecodeError, ValueError) as error:
        raise SaveError(SaveFault.DAMAGED, str(error)) from error
    _check_name(body.name)
    for name, value in body.rules.items():
        _check_size(name, value if isinstance(value, list) else [value])
    return NamedRules(body.name, read_rules(body.rules))


def read(path: Path) -> NamedRules:
    """Return the rules in a file. Raises `SaveError`."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise SaveError(SaveFault.UNREADABLE, f"{path}: {error}") from error
    if len(data) > MOST_BYTES:
        raise SaveError(SaveFault.FOREIGN, f"{path}: more than {MOST_BYTES} bytes")
    return decode(data)


def write(path: Path, named: NamedRules) -> None:
    """Put rules into a file, at once or not at all. Raises `SaveError` UNWRITABLE or ILLEGAL."""
    replace_file(path, encode(named))


class OwnRulesFolder:
    """The player's own rule sets, in a folder that need not exist yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def entries(self) -> list[OwnRules]:
        """Return the rule sets that can be read, newest first. Raises `SaveError` UNREADABLE."""
        found = [entry for entry in self._look() if isinstance(entry, OwnRules)]
        return sorted(found, key=lambda entry: (-entry.saved_at, entry.name))

    def bad_files(self) -> list[tuple[Path, SaveError]]:
        """Return the files that cannot be read, and why. Raises `SaveError` UNREADABLE."""
        return [entry for entry in self._look() if not isinstance(entry, OwnRules)]

    def save(self, named: NamedRules) -> Path:
        """Keep rules, in place of those of the same name; return their file. Raises `SaveError`."""
        named = NamedRules(named.name.strip(), named.rules)
        same = (entry.path for entry in self.entries() if entry.name == named.name)
        path = next(same, None) or self.folder / f"rules-{uuid.uuid4().hex[:12]}{SUFFIX}"
        write(path, named)
        return path

    def delete(self, path: Path) -> None:
        """Remove a rule set; matches that are played by it keep theirs. Raises `SaveError` UNWRITABLE."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise SaveError(SaveFault.UNWRITABLE, f"{path}: {error}") from error

    def _look(self) -> Iterator[OwnRules | tuple[Path, SaveError]]:
        for path in self._files():
            try:
                named = read(path)
                saved_at = path.stat().st_mtime
            except SaveError as error:
                yield path, error
            except OSError as error:
                yield path, SaveError(SaveFault.UNREADABLE, f"{path}: {error}")
            else:
                yield OwnRules(path, saved_at, named.name, named.rules)

    def _files(self) -> list[Path]:
        try:
            return sorted(path for path in self.folder.iterdir() if path.name.endswith(SUFFIX))
        except FileNotFoundError:
            return []
        except OSError as error:
            raise SaveError(SaveFault.UNREADABLE, f"{self.folder}: {error}") from error


def _seal(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


def _check_outline(data: bytes) -> None:
    try:
        outline = msgspec.json.decode(data, type=_Outline)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        is_ours = data.startswith(_OPENING) or not data.strip(b"\0 \r\n\t")
        raise SaveError(SaveFault.DAMAGED if is_ours else SaveFault.FOREIGN, str(error)) from error
    if outline.kind != KIND:
        raise SaveError(SaveFault.FOREIGN, f"kind {outline.kind!r}")
    if outline.format > FORMAT:
        raise SaveError(SaveFault.TOO_NEW, f"format {outline.format}; this version knows {FORMAT}")
    if outline.format < 1:
        raise SaveError(SaveFault.DAMAGED, f"format {outline.format}")


def _check_name(name: str) -> None:
    if not name or name != name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise illegal(f"name {name!r}")


def _check_size(name: str, values: list[int] | list[bool | int | str | None]) -> None:
    numbers = [value for value in values if isinstance(value, int)]
    if any(abs(number) > LARGEST_NUMBER for number in numbers):
        raise illegal(f"{name}: a number too large")
    if len(values) > 1 and numbers != sorted(set(numbers)):
        raise illegal(f"{name}: out of order")
