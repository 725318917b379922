"""The nine presets (RULES 1.10). To add a variant, add one entry."""

from dataclasses import replace

from buraco_desktop.engine.rules import (
    SET_RANKS_ALL,
    EndWild,
    FinalDiscard,
    MatchMode,
    OutCanasta,
    PileAccess,
    PotPrecondition,
    RuleSet,
    SpecialMode,
    StockEnd,
    TimeEnd,
    UnplayedPot,
)

BURACO = RuleSet(
    key="buraco",
    two_aces=True,
    out_canasta=OutCanasta.CLEAN,
    out_without_pot_if_none_left=True,
    joker_points=50,
    a_to_k=500,
    a_to_a=1000,
    special_mode=SpecialMode.SINGLE_MOVE,
    unplayed_pot=UnplayedPot.VALUE,
    match=MatchMode.SINGLE_DEAL,
    target=None,
)

BUKHARO = RuleSet(
    key="bukharo",
    upcard=1,
    set_ranks=SET_RANKS_ALL,
    set_max=9,
    two_reverts=True,
    final_discard=FinalDiscard.REQUIRED,
    final_discard_wild=False,
    stock_end=StockEnd.TWO_LEFT,
    joker_points=30,
    two_points=20,
    unplayed_pot=UnplayedPot.VALUE,
    target=2000,
    target_strict=True,
)

BURRACO_ITALIANO = replace(
    BUKHARO,
    key="burraco-italiano",
    semi=150,
    pot_penalty_if_nobody_took=False,
    match=MatchMode.VICTORY_POINTS,
    deals=4,
    target=2005,
    target_strict=False,
    time_end=TimeEnd.ROUND,
)

BURACO_ABERTO = RuleSet(
    key="buraco-aberto",
    two_aces=True,
    end_wild_default=EndWild.HIGH,
    out_canasta=OutCanasta.CLEAN,
    out_without_pot_if_none_left=True,
    a_to_k=500,
    a_to_a=1000,
)

BURACO_STBL = replace(BURACO_ABERTO, key="buraco-stbl", pile_take=PileAccess.CLOSED)

BURACO_FECHADO = replace(
    BURACO_STBL,
    key="buraco-fechado",
    set_ranks=SET_RANKS_ALL,
    set_max=9,
    out_canasta=OutCanasta.ANY,
)

CANASTRA = replace(
    BURACO_ABERTO,
    key="canastra",
    set_ranks=SET_RANKS_ALL,
    set_max=9,
    end_wild_default=EndWild.LOW,
    vulnerable_above=1500,
    vulnerable_min=75,
)

BURAKO = RuleSet(
    key="burako",
    jokers=2,
    first_draw_redraw=True,
    set_ranks=SET_RANKS_ALL,
    set_max=9,
    stock_end=StockEnd.LAST_CARD,
    joker_points=50,
    two_points=20,
    pot_taken=100,
)

BURRACO_SIX = replace(
    BURRACO_ITALIANO,
    key="burraco-six",
    players=(6,),
    decks=3,
    jokers=6,
    pots=3,
    set_max=13,
    pot_precondition=PotPrecondition.OWN_CANASTA,
    pot_penalty_if_nobody_took=True,
    match=MatchMode.TARGET,
    deals=1,
)

ALL: tuple[RuleSet, ...] = (
    BUKHARO,
    BURACO,
    BURRACO_ITALIANO,
    BURACO_ABERTO,
    BURACO_FECHADO,
    BURACO_STBL,
    CANASTRA,
    BURAKO,
    BURRACO_SIX,
)
"""All presets in the order of the menus."""


def find(key: str) -> RuleSet | None:
    """Return the preset with this key, or None."""
    return next((rules for rules in ALL if rules.key == key), None)
