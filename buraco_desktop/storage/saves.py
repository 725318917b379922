"""A match as bytes and as a file: JSON with a seal, written so that a crash at any moment leaves a good save.

`decode` checks the form; whether the match could be played is checked by playing it (`replay`).
"""

import contextlib
import hashlib
from pathlib import Path

import msgspec

from buraco_desktop.engine.match import match_result
from buraco_desktop.storage.faults import SaveError, SaveFault, illegal
from buraco_desktop.storage.files import replace_file
from buraco_desktop.storage.records import FORMAT, MatchRecord
from buraco_desktop.storage.replay import check_deck
from buraco_desktop.storage.rule_fields import read_rules

__all__ = ["MatchRecord", "SaveError", "SaveFault", "backup_of", "decode", "encode", "read", "write"]

KIND = "buraco-desktop match"
_OPENING = b'{"kind":"buraco-desktop'
_HOLE = b"null"


class _Envelope(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands around the match: enough to tell what a file is before its format is known."""

    kind: str
    format: int
    seal: str
    """SHA-256 of the bytes of `match`, hexadecimal: a flipped byte anywhere is noticed."""
    match: msgspec.Raw


def encode(record: MatchRecord) -> bytes:
    """Return the bytes of a save."""
    return b"".join(_parts(record))


def _parts(record: MatchRecord) -> tuple[bytes, ...]:
    """Return the bytes of a save in parts, so that the match of a thousand deals is nowhere copied."""
    body = msgspec.json.encode(record)
    envelope = msgspec.json.encode(
        _Envelope(kind=KIND, format=FORMAT, seal=_seal(body), match=msgspec.Raw(_HOLE))
    )
    before, after = envelope.split(_HOLE)
    return before, body, after, b"\n"


def _seal(body: bytes | memoryview) -> str:
    return hashlib.sha256(body).hexdigest()


def decode(data: bytes) -> MatchRecord:
    """Return the match that these bytes hold. Raises `SaveError`.

    Checked here: seal, form, rule set, numbers of players, seats and points, and that every deck is complete.
    The running deal is played again when the session resumes it, a finished one when somebody looks at it.
    """
    envelope = _open_envelope(data)
    try:
        record = msgspec.json.decode(envelope.match, type=MatchRecord)
    except (msgspec.DecodeError, ValueError) as error:
        raise SaveError(SaveFault.DAMAGED, str(error)) from error
    _check(record)
    return record


def _open_envelope(data: bytes) -> _Envelope:
    try:
        envelope = msgspec.json.decode(data, type=_Envelope)
    except (msgspec.DecodeError, ValueError) as error:
        is_ours = data.startswith(_OPENING) or not data.strip(b"\0 \r\n\t")
        newer = _newer_format(data)
        if newer is not None:
            raise _too_new(newer) from error
        raise SaveError(SaveFault.DAMAGED if is_ours else SaveFault.FOREIGN, str(error)) from error
    if envelope.kind != KIND:
        raise SaveError(SaveFault.FOREIGN, f"kind {envelope.kind!r}")
    if envelope.format > FORMAT:
        raise _too_new(envelope.format)
    if envelope.format < 1 or _seal(bytes(envelope.match)) != envelope.seal:
        raise SaveError(SaveFault.DAMAGED, "the seal does not fit")
    return envelope


class _Outline(msgspec.Struct, frozen=True):
    """The part of the envelope that every format has, whatever else a later one adds."""

    kind: str
    format: int


def _newer_format(data: bytes) -> int | None:
    with contextlib.suppress(msgspec.DecodeError, ValueError):
        outline = msgspec.json.decode(data, type=_Outline)
        if outline.kind == KIND and outline.format > FORMAT:
            return outline.format
    return None


def _too_new(number: int) -> SaveError:
    return SaveError(SaveFault.TOO_NEW, f"format {number}; this version knows {FORMAT}")


def _check(record: MatchRecord) -> None:
    rules = read_rules(record.rules)
    if record.players not in rules.players or len(record.seats) != record.players:
        raise illegal(f"{len(record.seats)} seats, {record.players} players of {rules.key}")
    if not 0 <= record.first_dealer < record.players:
        raise illegal(f"dealer {record.first_dealer}")
    teams = rules.team_count(record.players)
    for finished in record.finished:
        check_deck(rules, finished.deal)
        if len(finished.points) != teams:
            raise illegal(f"deal {finished.deal.number}: {len(finished.points)} scores for {teams} teams")
    if record.running is not None:
        check_deck(rules, record.running.deal)
        points = [finished.points for finished in record.finished]
        if match_result(rules, points, teams, is_time_up=record.is_time_up).is_over:
            raise illegal("a deal after the end of the match")
    elif not record.finished:
        raise illegal("no deal")


def backup_of(path: Path) -> Path:
    """Return where `write` keeps the previous save."""
    return path.with_name(path.name + ".bak")


def read(path: Path) -> MatchRecord:
    """Return the match in a file. Raises `SaveError`; the backup is not looked at (`SaveLibrary` does)."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaveError(SaveFault.UNREADABLE, f"{path}: {error}") from error
    return decode(data)


def write(path: Path, record: MatchRecord) -> None:
    """Put a match into a file in place of the one before, which becomes the backup.

    Raises `SaveError` UNWRITABLE. The new file is complete on disk before it takes its name: whatever
    happens, a good save has that name.
    """
    replace_file(path, *_parts(record), backup=backup_of(path))
