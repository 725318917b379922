"""The file of published ratings: written by the command `ratings`, shown beside the levels of a new match."""

from pathlib import Path

import msgspec

from buraco_desktop.storage.files import replace_file


class Rating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot's rating in Elo points, with its 95 % interval."""

    elo: float
    low: float
    high: float


class PairResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the matches of two bots ended."""

    a: str
    b: str
    played: int
    share_of_a: float
    """Drawn matches count as half."""


class Published(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ratings by one set of rules, with one number of players."""

    commands: tuple[str, ...]
    """What made them, the command `ratings` last."""
    matches: int
    thought_draws: float
    """Matches that each bot is thought to have drawn beside those played (`ratings.PRIOR`)."""
    ratings: dict[str, Rating]
    """By bot, weakest first."""
    pairs: tuple[PairResult, ...]


PublishedRatings = dict[str, dict[str, Published]]
"""By the key of the rules, then by the number of players."""


def decode_ratings(data: bytes) -> PublishedRatings:
    """Return what a file says. Raises `msgspec.DecodeError` if it is no file of ratings."""
    return msgspec.json.decode(data, type=PublishedRatings)


def add_ratings(path: Path, rules: str, players: int, published: Published) -> None:
    """Write ratings into a file, beside those of other rules and numbers of players that it has.

    Raises `msgspec.DecodeError` if it is something else, `SaveError` if it cannot be written.
    """
    known = decode_ratings(path.read_bytes()) if path.exists() else {}
    known.setdefault(rules, {})[str(players)] = published
    replace_file(path, msgspec.json.format(msgspec.json.encode(known), indent=2) + b"\n")
