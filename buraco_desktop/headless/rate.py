"""The `ratings` command: how strong bots are on one scale, from matches that the arena has played.

    buraco-desktop ratings FOLDER ... --out assets/bots/ratings.json

Each folder is one that `arena --results` has filled with whole matches of two bots. All folders must be of
the same rules, number of players and code.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from buraco_desktop.headless.estimate import Estimate
from buraco_desktop.headless.match_results import RoundRobin, read_round_robin
from buraco_desktop.headless.output import say
from buraco_desktop.headless.ratings import PRIOR, Meeting, RatingError, expected_share, ratings_of
from buraco_desktop.headless.ratings_file import PairResult, Published, Rating, add_ratings
from buraco_desktop.headless.results_folder import ResultsError
from buraco_desktop.storage.faults import SaveError

DONE, FAILED, WRONG_USE = 0, 1, 2
"""Exit codes: all told, a file cannot be read or written, folders that give no ratings."""


def main(argv: Sequence[str]) -> int:
    """Run the command with these arguments; return its exit code."""
    options = _parser().parse_args(argv)
    try:
        played = read_round_robin(options.folders)
        ratings = ratings_of(played.meetings)
        pairs = _pairs(played.meetings)
        if options.out is not None:
            published = _published(played, ratings, pairs, options.out)
            add_ratings(options.out, played.rules, played.players, published)
        say(_table(played, ratings, pairs))
    except (RatingError, ResultsError) as problem:
        return _leave(str(problem), WRONG_USE)
    except msgspec.DecodeError as error:
        return _leave(f"{options.out} is no file of ratings ({error})", WRONG_USE)
    except OSError as error:
        return _leave(f"{error.filename} cannot be read: {error.strerror}", FAILED)
    except SaveError as error:
        return _leave(str(error), FAILED)
    return DONE


def _leave(sentence: str, code: int) -> int:
    say(f"ratings: {sentence.rstrip().rstrip('.')}.", to=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="buraco-desktop ratings",
        description="Rate bots by whole matches that the arena has played: Bradley-Terry ratings, told as "
        "Elo points above the random bot, with 95 %% intervals.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("folders", metavar="FOLDER", nargs="+", type=Path, help="a folder filled by arena --results")
    add("--out", metavar="FILE", type=Path, help="write them into this file, beside those of other rules")
    return parser


def _pairs(meetings: Sequence[Meeting]) -> tuple[PairResult, ...]:
    won: defaultdict[tuple[str, str], float] = defaultdict(float)
    played: defaultdict[tuple[str, str], float] = defaultdict(float)
    for meeting in meetings:
        a, b = sorted((meeting.a, meeting.b))
        won[a, b] += meeting.won_a if a == meeting.a else meeting.won_b
        played[a, b] += meeting.won_a + meeting.won_b
    return tuple(
        PairResult(a, b, round(count), round(won[a, b] / count, 4)) for (a, b), count in played.items()
    )


def _table(played: RoundRobin, ratings: Mapping[str, Estimate], pairs: Sequence[PairResult]) -> str:
    matches = sum(pair.played for pair in pairs)
    lines = [
        f"{played.rules}, {played.players} players, {matches} matches",
        f"Each bot is thought to have drawn {PRIOR:g} match more, so that one that lost all has a rating too",
        "",
        f"{'':<14}{'Elo':>7}  95 % interval",
    ]
    for name, rating in reversed(list(ratings.items())):
        lines.append(f"{name:<14}{rating.mean:>7.0f}  {rating.low:.0f} to {rating.high:.0f}")
    lines += ["", f"{'':<26}{'matches':>8}{'won':>8}{'by ratings':>12}"]
    for pair in pairs:
        told = expected_share(ratings[pair.a].mean - ratings[pair.b].mean)
        names = f"{pair.a} - {pair.b}"
        lines.append(f"{names:<26}{pair.played:>8}{pair.share_of_a:>8.1%}{told:>12.1%}")
    return "\n".join(lines)


def _published(
    played: RoundRobin, ratings: Mapping[str, Estimate], pairs: Sequence[PairResult], out: Path
) -> Published:
    found = {}
    for name, rating in ratings.items():
        assert rating.low is not None
        assert rating.high is not None
        found[name] = Rating(round(rating.mean, 1), round(rating.low, 1), round(rating.high, 1))
    commands = (*played.commands, f"python -m buraco_desktop ratings FOLDER ... --out {out.name}")
    return Published(commands, sum(pair.played for pair in pairs), PRIOR, found, tuple(pairs))
