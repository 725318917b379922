"""The rule set: one frozen value that holds every parameter of a variant (RULES 1).

Fields are plain numbers, booleans and small enums, so that a rule set prints, compares, saves and edits.
The presets are in `rulesets.py`.
"""

from dataclasses import field
from enum import StrEnum

from buraco_desktop.engine.cards import FACE_COUNT, JOKER, MAX_DECKS, RANK, TWO
from buraco_desktop.engine.values import dataclass


class PileAccess(StrEnum):
    """Who may take the discard pile (RULES 0.7)."""

    FREE = "free"
    CLOSED = "closed"


class AceMode(StrEnum):
    """Where an ace may lie in a sequence (RULES 1.3, N56)."""

    BOTH = "both"
    HIGH_ONLY = "high_only"
    LOW_ONLY = "low_only"


class WildPin(StrEnum):
    """How far a wild card on the table is fixed (RULES 0.5.4)."""

    PINNED_INTERIOR = "pinned_interior"
    PINNED_ALWAYS = "pinned_always"
    FREE = "free"


class EndWild(StrEnum):
    """The end where a free wild card is put by default (RULES 0.4.3)."""

    LOW = "low"
    HIGH = "high"


class PotPrecondition(StrEnum):
    """What a team needs before it may take a pot (RULES 1.4)."""

    NONE = "none"
    OWN_CANASTA = "own_canasta"


class OutCanasta(StrEnum):
    """The canasta that a team needs to go out (RULES 1.4)."""

    ANY = "any"
    CLEAN = "clean"


class FinalDiscard(StrEnum):
    """Whether going out needs a last discard (RULES 1.4)."""

    REQUIRED = "required"
    OPTIONAL = "optional"


class StockEnd(StrEnum):
    """What happens when the stock runs out (RULES 0.9)."""

    TWO_LEFT = "two_left"
    POT_REFILL = "pot_refill"
    LAST_CARD = "last_card"


class SemiMode(StrEnum):
    """When a dirty canasta counts as semi-clean (RULES 0.3, U-07)."""

    END = "end"
    SEVEN_RUN = "seven_run"


class SpecialMode(StrEnum):
    """How the ace-to-king and ace-to-ace canastas must have been built (RULES 1.6, K04)."""

    GRADUAL = "gradual"
    SINGLE_MOVE = "single_move"


class UnplayedPot(StrEnum):
    """How a pot counts that was taken by discard and never played (RULES 0.10, U-03, U-04)."""

    VALUE = "value"
    AS_UNTAKEN = "as_untaken"


class MatchMode(StrEnum):
    """What decides a match (RULES 1.7)."""

    SINGLE_DEAL = "single_deal"
    TARGET = "target"
    VICTORY_POINTS = "victory_points"


class TimeEnd(StrEnum):
    """How a deal goes on when the time of a timed match is up (RULES 1.7, U-09, U-27)."""

    DEAL = "deal"
    ROUND = "round"


class RuleSetError(ValueError):
    """A rule set contradicts itself; `codes` names everything that is wrong, in a fixed order."""

    def __init__(self, codes: list[str]) -> None:
        super().__init__(", ".join(codes))
        self.codes = codes


SET_RANKS_ALL = (1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """Every parameter of one variant. Raises `RuleSetError` for a contradiction."""

    key: str
    """Name of the preset that these rules come from; only menus and saves read it."""
    players: tuple[int, ...] = (2, 4)
    """How many people may play."""

    decks: int = 2
    """How many decks of 52 cards are shuffled together."""
    jokers: int = 4
    """How many jokers are added: 0, 2, 4 or 6."""
    hand: int = 11
    """How many cards each player gets."""
    pots: int = 2
    """How many pots lie ready."""
    pot_size: int = 11
    """How many cards are in a pot."""
    upcard: int = 0
    """How many cards are turned up to start the discard pile: 0 or 1."""
    six_player_teams: int = 3
    """With six players: 3 for three pairs, 2 for two teams of three."""

    pile_take: PileAccess = PileAccess.FREE
    """Free: anyone may take the open pile. Closed: only the top card is known, and must be used at once."""
    single_card_ban: bool = True
    """The card of a one-card pile may not be discarded in the turn that took it."""
    one_card_hand_pile_ban: bool = False
    """A player with a single card in hand may not take the pile."""
    first_draw_redraw: bool = False
    """The first player of a deal may reject the first card that he draws and draw another."""

    set_ranks: tuple[int, ...] = ()
    """The ranks that may be laid as sets; empty for a game of sequences only."""
    set_max: int = 0
    """The most cards that a set may have; 0 where there are no sets."""
    one_set_per_rank: bool = True
    """A team may have only one set of each rank."""
    two_aces: bool = False
    """A sequence may have an ace at both ends."""
    ace_mode: AceMode = AceMode.BOTH
    """An ace lies below the two, above the king, or at either place."""
    max_wilds: int = 1
    """The most wild cards in one meld: 0 or 1."""
    two_reverts: bool = False
    """A two that lies in its own place may become the wild card when the sequence grows."""
    wild_pin: WildPin = WildPin.PINNED_INTERIOR
    """Which wild cards on the table stay where they are."""
    end_wild_default: EndWild = EndWild.LOW
    """The end of a sequence where a free wild card goes."""

    pot_precondition: PotPrecondition = PotPrecondition.NONE
    """What a team needs before it may take a pot."""
    out_canasta: OutCanasta = OutCanasta.ANY
    """The canasta that a team needs to go out."""
    out_without_pot_if_none_left: bool = False
    """A team without a pot may go out when no pot is left on the table."""
    final_discard: FinalDiscard = FinalDiscard.OPTIONAL
    """Whether the last card must be discarded to go out."""
    final_discard_wild: bool = True
    """The discard that goes out may be a joker or a two."""
    stock_end: StockEnd = StockEnd.POT_REFILL
    """How the deal ends when the stock runs out."""
    stall_rounds: int = 3
    """After so many rounds without a draw from the stock or a new card on the table the deal ends."""

    joker_points: int = 20
    """Points of a joker."""
    two_points: int = 10
    """Points of a two."""
    ace_points: int = 15
    """Points of an ace."""
    high_points: int = 10
    """Points of the cards from the eight to the king."""
    low_points: int = 5
    """Points of the cards from the three to the seven."""

    clean: int = 200
    """Bonus of a clean canasta."""
    semi: int | None = None
    """Bonus of a semi-clean canasta; None where that class does not exist."""
    semi_mode: SemiMode = SemiMode.END
    """Where the wild card of a semi-clean canasta may stand."""
    dirty: int = 100
    """Bonus of a dirty canasta."""
    a_to_k: int = 200
    """Bonus of a natural sequence from the low ace to the king."""
    two_to_a: int = 200
    """Bonus of a natural sequence from the two to the high ace."""
    a_to_a: int | None = None
    """Bonus of a natural sequence from ace to ace; None where two aces are not allowed."""
    eight_equal: int = 200
    """Bonus of a set of eight natural cards."""
    special_mode: SpecialMode = SpecialMode.GRADUAL
    """Whether the bonuses from the ace on need a sequence laid in one move."""
    out: int = 100
    """Bonus for going out."""
    pot_taken: int = 0
    """Bonus for a team that took and played a pot."""
    pot_penalty: int = 100
    """Points that a team loses when it took no pot."""
    pot_penalty_if_nobody_took: bool = True
    """Teams lose these points also when no team took a pot."""
    unplayed_pot: UnplayedPot = UnplayedPot.AS_UNTAKEN
    """How a pot counts that was taken by discard and never played."""
    no_canasta_negative: bool = False
    """The melds of a team without a canasta count against it."""

    match: MatchMode = MatchMode.TARGET
    """What decides the match."""
    target: int | None = 3000
    """The points that end a match."""
    target_strict: bool = False
    """The target must be passed, not only reached."""
    deals: int = 1
    """How many deals a match of a fixed length has."""
    time_end: TimeEnd = TimeEnd.DEAL
    """When time is up the deal is played to its end, or everybody has one more turn."""
    vulnerable_above: int | None = None
    """With more points than this a team is vulnerable; None where nobody is."""
    vulnerable_min: int = 0
    """The points that a vulnerable team must lay in its first turn with melds."""

    points: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Points of every card id, wild or not (RULES 1.6, K08); derived, not a parameter."""

    def __post_init__(self) -> None:
        """Reject contradictions, all of them at once."""
        wrong = [code for code, is_wrong in _contradictions(self) if is_wrong]
        if wrong:
            raise RuleSetError(wrong)
        by_rank = {JOKER: self.joker_points, 1: self.ace_points, TWO: self.two_points}
        by_rank |= dict.fromkeys(range(3, 8), self.low_points)
        by_rank |= dict.fromkeys(range(8, 14), self.high_points)
        object.__setattr__(self, "points", tuple(by_rank[rank] for rank in RANK))

    def __hash__(self) -> int:
        """Hash the key alone: rule sets are part of what is looked up in the innermost loops."""
        return hash(self.key)

    @property
    def is_pile_open(self) -> bool:
        """Whether every card of the discard pile is public."""
        return self.pile_take is PileAccess.FREE

    @property
    def has_sets(self) -> bool:
        """Whether sets may be laid."""
        return bool(self.set_ranks)

    def team_count(self, players: int) -> int:
        """Return the number of teams; partners sit `team_count` seats apart (RULES 1.8)."""
        return self.six_player_teams if players == 6 else 2


def _contradictions(rules: RuleSet) -> list[tuple[str, bool]]:
    most_players = max(rules.players, default=0)
    needed = most_players * rules.hand + rules.pots * rules.pot_size + rules.upcard + 1
    point_fields = (
        rules.joker_points,
        rules.two_points,
        rules.ace_points,
        rules.high_points,
        rules.low_points,
    )
    bonus_fields = (
        rules.clean,
        rules.semi or 0,
        rules.dirty,
        rules.a_to_k,
        rules.two_to_a,
        rules.a_to_a or 0,
        rules.eight_equal,
        rules.out,
        rules.pot_taken,
        rules.pot_penalty,
    )
    is_by_vp = rules.match is MatchMode.VICTORY_POINTS
    return [
        ("players_unknown", not rules.players or not set(rules.players) <= {2, 4, 6}),
        ("decks_out_of_range", not 1 <= rules.decks <= MAX_DECKS),
        ("jokers_out_of_range", rules.jokers not in range(0, 2 * MAX_DECKS + 1, 2)),
        ("too_few_cards", needed > rules.decks * (FACE_COUNT - 2) + rules.jokers),
        ("hand_out_of_range", rules.hand < 1),
        ("pots_out_of_range", rules.pots < 0 or (rules.pots > 0 and rules.pot_size < 1)),
        ("upcard_out_of_range", rules.upcard not in (0, 1)),
        ("set_rank_unknown", not set(rules.set_ranks) <= set(SET_RANKS_ALL)),
        ("set_size_missing", bool(rules.set_ranks) and rules.set_max < 3),
        ("wilds_out_of_range", rules.max_wilds not in (0, 1)),
        ("two_aces_need_both_ends", rules.two_aces and rules.ace_mode is not AceMode.BOTH),
        ("two_aces_need_bonus", rules.two_aces and rules.a_to_a is None),
        ("points_not_in_fives", any(points < 0 or points % 5 for points in point_fields)),
        ("bonus_not_in_fives", any(bonus < 0 or bonus % 5 for bonus in bonus_fields)),
        ("target_missing", rules.match is MatchMode.TARGET and (rules.target or 0) <= 0),
        ("deals_out_of_range", rules.deals < 1),
        ("victory_points_need_two_teams", is_by_vp and any(rules.team_count(n) != 2 for n in rules.players)),
        ("victory_points_need_table", is_by_vp and rules.deals not in (3, 4)),
        ("six_teams_unknown", rules.six_player_teams not in (2, 3)),
        ("vulnerable_without_minimum", rules.vulnerable_above is not None and rules.vulnerable_min <= 0),
        ("stall_out_of_range", rules.stall_rounds < 1),
    ]
