"""What the pages hand over: the choice of a match, and where an unfinished one stands."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from buraco_desktop.engine.rules import MatchMode, RuleSet
from buraco_desktop.ui.bot_levels import DEFAULT_LEVEL, partner_level
from buraco_desktop.ui.cast import BOT_PORTRAITS, CAST, bot_of, split_bot
from buraco_desktop.ui.text_bots import character_name

FAVOURITES = {"pt_BR": "buraco-aberto", "es": "burako"}
"""The game most played in a language; the Italian one elsewhere (design 10.2)."""
DEFAULT_FAVOURITE = "burraco-italiano"
USUAL_TARGET = 2005
"""Target of a match that the preset itself does not play to points."""
MAX_DEAL_NUMBER = 999_999


class MatchChoice(msgspec.Struct, frozen=True):
    """A match as the player wants it. The own seat is seat 0."""

    rules: RuleSet
    players: int
    own_name: str
    bots: tuple[str | None, ...]
    """Bot of each other seat, from seat 1 on; None for a person."""
    names: tuple[str, ...]
    """Name of each other seat, from seat 1 on."""
    portraits: tuple[str, ...] = ()
    """Drawing of each other seat, from seat 1 on; where there is none, the usual one."""
    deal_number: int | None = None
    """Number of the first deal, 0..999999; None for one by chance."""
    match_minutes: int | None = None
    """Length of a timed match; None for a match without a clock."""
    turn_seconds: int | None = None
    """Length of a timed turn."""
    is_practice: bool = False
    """Whether everything may be taken back."""
    cast: tuple[str, ...] = CAST
    """The characters in the order of the seats from 1 on."""
    people: Mapping[int, str] | None = None
    """Names of the persons on other seats, as they were typed; None if nobody was asked about them."""

    @property
    def partner(self) -> str | None:
        """The level of the first bot on the own side; None where there is none."""
        return next(iter(self._levels(is_own_side=True)), None)

    @property
    def opponent(self) -> str | None:
        """The level of the first bot on another side; None where there is none."""
        return next(iter(self._levels(is_own_side=False)), None)

    def _levels(self, *, is_own_side: bool) -> list[str]:
        count = self.rules.team_count(self.players)
        bots = [bot for seat, bot in enumerate(self.bots, 1) if (seat % count == 0) is is_own_side]
        return [split_bot(bot)[0] for bot in bots if bot is not None]


class LastChoice(msgspec.Struct, frozen=True):
    """What the player chose last; the pages begin with it."""

    preset: str = ""
    """Key of a preset; empty before the first match."""
    players: int = 4
    bot: str = DEFAULT_LEVEL
    """Level of the opponents."""
    partner: str = ""
    """Level of those on the own side; empty for good company."""
    own_name: str = ""
    cast: tuple[str, ...] = CAST
    """The characters in the order of the seats from 1 on."""
    people: Mapping[int, str] = msgspec.field(default_factory=dict)
    """Names of the persons on other seats."""


class UnfinishedMatch(msgspec.Struct, frozen=True):
    """Where a match stands that can be continued."""

    preset_key: str
    totals: tuple[int, ...]
    """Points of each team before the running deal, the own team first."""
    deal_number: int
    """The running deal, counted from 1."""


def quick_choice(
    rules: RuleSet,
    players: int,
    own_name: str,
    bot: str,
    partner: str = "",
    cast: tuple[str, ...] = CAST,
) -> MatchChoice:
    """Return a match against one level of bots, everything else as usual.

    `partner` is the level of those on the own side; empty for one that is good company.
    """
    levels = levels_of_table(players, rules.team_count(players), bot, partner)
    seated = cast[: players - 1]
    return MatchChoice(
        rules,
        players,
        own_name,
        tuple(bot_of(level, character) for level, character in zip(levels, seated, strict=True)),
        tuple(map(character_name, seated)),
        tuple(BOT_PORTRAITS[character] for character in seated),
        cast=cast,
    )


def levels_of_table(players: int, team_count: int, bot: str, partner: str) -> tuple[str, ...]:
    """Return the level of each other seat, from seat 1 on; `partner` is as in `quick_choice`."""
    company = partner_level(partner, bot)
    return tuple(bot if seat % team_count else company for seat in range(1, players))


def usual_lengths(preset: RuleSet) -> list[RuleSet]:
    """Return a preset with each of its usual lengths, its own first (RULES 9, length of a match)."""
    one_deal = replace(preset, match=MatchMode.SINGLE_DEAL, target=None, deals=1)
    match preset.match:
        case MatchMode.SINGLE_DEAL:
            return [preset, with_target(preset, 2000), with_target(preset, 3000)]
        case MatchMode.VICTORY_POINTS:
            to_target = with_target(preset, preset.target or USUAL_TARGET)
            return [preset, replace(preset, deals=3), to_target, one_deal]
        case MatchMode.TARGET:
            others = [with_target(preset, points) for points in (1000, 2000, 3000) if points != preset.target]
            return [preset, *others, one_deal]


def with_target(preset: RuleSet, target: int) -> RuleSet:
    """Return the rules with a match to a number of points."""
    return replace(preset, match=MatchMode.TARGET, target=target, deals=1)
