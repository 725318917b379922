"""The fields of house rules, what does not fit, repairs, and what is nearest."""

import random
from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.rules import (
    SET_RANKS_ALL,
    AceMode,
    MatchMode,
    RuleSet,
    SpecialMode,
    WildPin,
)
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.view import view
from buraco_desktop.ui.house_rules.contradiction_words import contradiction_sentence
from buraco_desktop.ui.house_rules.contradictions import (
    FIELDS_OF_CODE,
    contradictions,
    smallest_repair,
)
from buraco_desktop.ui.house_rules.draft import (
    FIELD_NAMES,
    changed_fields,
    draft_of,
    fault_codes,
    has_effect,
    rules_of,
    sketch_of,
)
from buraco_desktop.ui.house_rules.fields import BY_NAME, FIELDS, Control, Group, fields_of
from buraco_desktop.ui.house_rules.nearest import differences, effective_changes, nearest_preset
from buraco_desktop.ui.house_rules.values import choice_words, no_effect_reason, value_words
from buraco_desktop.ui.house_rules.words import field_words, group_name
from tests.ui.support.languages import spoken

NO_FIELDS = {
    "key": "tells where the rules come from",
    "points": "follows from the points of the ranks",
}
PRESETS = [pytest.param(rules, id=rules.key) for rules in rulesets.ALL]
BUKHARO, BURACO = draft_of(rulesets.BUKHARO), draft_of(rulesets.BURACO)


def test_every_field_is_there_once():
    names = [spec.name for spec in FIELDS]
    assert sorted([*names, *NO_FIELDS]) == sorted(field.name for field in fields(RuleSet))
    assert sorted(names) == sorted(FIELD_NAMES)


def test_nine_groups_hold_all_fields_in_order():
    assert len(Group) == 9
    assert [spec for group in Group for spec in fields_of(group)] == list(FIELDS)
    assert all(group_name(group) for group in Group)


def test_every_field_has_words():
    words = field_words()
    assert words.keys() == BY_NAME.keys()
    for each in words.values():
        assert each.name[0].isupper()
        assert each.line.endswith(".")
    assert len({each.name for each in words.values()}) == len(words)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_value_builds_or_is_refused_with_codes(preset):
    base = draft_of(preset)
    for spec in FIELDS:
        for value in spec.values():
            draft = base | {spec.name: value}
            codes = fault_codes(draft)
            assert set(codes) <= FIELDS_OF_CODE.keys()
            assert all(spec.name in each.fields for each in contradictions(draft))
            if not codes:
                assert draft_of(rules_of(draft, preset.key)) == draft


@pytest.mark.parametrize("preset", PRESETS)
def test_the_controls_hold_every_preset(preset):
    for spec in FIELDS:
        value = getattr(preset, spec.name)
        if spec.control is Control.NUMBERS:
            assert set(value) <= set(spec.choices)
        elif spec.control is not Control.STEPPER:
            assert value in spec.choices
        elif value is None:
            assert spec.can_be_none
        elif has_effect(spec.name, draft_of(preset)):
            assert spec.low <= value <= spec.high


def test_every_value_has_words():
    for spec in FIELDS:
        words = [value_words(spec.name, value) for value in spec.values()]
        assert all(words)
        assert len(set(words)) == len(words)
        if spec.control is Control.SEGMENTS:
            assert tuple(choice_words(spec.name)) == spec.choices
    assert value_words("set_ranks", (1, 3, 13)) == "A 3 K"
    assert value_words("players", (2, 4)) == "2 and 4"


def test_a_field_without_effect_says_why():
    for preset in rulesets.ALL:
        draft = draft_of(preset)
        for name in FIELD_NAMES:
            assert bool(no_effect_reason(name, draft)) is not has_effect(name, draft)
    assert no_effect_reason("set_max", BURACO) == "only with sets"
    assert no_effect_reason("semi_mode", BUKHARO | {"max_wilds": 0}) == "only with a wild card in a meld"


def test_a_sketch_may_contradict_itself():
    sketch = sketch_of(BUKHARO | {"two_aces": True, "players": ()}, "bukharo")
    assert isinstance(sketch, RuleSet)
    assert sketch.two_aces
    assert sketch.has_sets


# -- contradictions ---------------------------------------------------------------------------------------

ONE_OF_EACH = {
    "players_unknown": {"players": ()},
    "decks_out_of_range": {"decks": 4},
    "jokers_out_of_range": {"jokers": 3},
    "too_few_cards": {"decks": 1},
    "hand_out_of_range": {"hand": 0},
    "pots_out_of_range": {"pot_size": 0},
    "upcard_out_of_range": {"upcard": 2},
    "set_rank_unknown": {"set_ranks": (2, 3)},
    "set_size_missing": {"set_max": 0},
    "wilds_out_of_range": {"max_wilds": 2},
    "two_aces_need_both_ends": {"two_aces": True, "a_to_a": 500, "ace_mode": AceMode.HIGH_ONLY},
    "two_aces_need_bonus": {"two_aces": True},
    "points_not_in_fives": {"joker_points": 33, "low_points": 4},
    "bonus_not_in_fives": {"clean": 201, "semi": 3},
    "target_missing": {"target": None},
    "deals_out_of_range": {"deals": 0},
    "victory_points_need_two_teams": {"match": MatchMode.VICTORY_POINTS, "deals": 3, "players": (4, 6)},
    "victory_points_need_table": {"match": MatchMode.VICTORY_POINTS, "deals": 5},
    "six_teams_unknown": {"six_player_teams": 4},
    "vulnerable_without_minimum": {"vulnerable_above": 1500},
    "stall_out_of_range": {"stall_rounds": 0},
}


def settled(draft, base):
    """The repair of a draft, checked."""
    repair = smallest_repair(draft, base)
    assert fault_codes(draft | repair) == []
    assert all(draft[name] != value for name, value in repair.items())
    return repair


@pytest.mark.parametrize("code", FIELDS_OF_CODE)
def test_each_code_names_its_fields_and_is_settled(code):
    draft = BUKHARO | ONE_OF_EACH[code]
    found = contradictions(draft)
    assert [each.code for each in found] == [code]
    assert set(ONE_OF_EACH[code]) & set(found[0].fields)
    assert set(settled(draft, BUKHARO)) <= set(found[0].fields)
    sentence = contradiction_sentence(found[0], draft)
    for name in found[0].fields:
        assert f'href="{name}"' in sentence


def test_only_the_wrong_points_are_named():
    found = contradictions(BUKHARO | {"joker_points": 33, "clean": 201})
    assert [each.fields for each in found] == [("joker_points",), ("clean",)]


@pytest.mark.parametrize(
    ("base", "changes", "repair"),
    [
        ("bukharo", {"ace_mode": AceMode.HIGH_ONLY, "two_aces": True}, {"two_aces": False}),
        (
            "bukharo",
            {"ace_mode": AceMode.HIGH_ONLY, "two_aces": True, "a_to_a": 1000},
            {"ace_mode": AceMode.BOTH},
        ),
        ("bukharo", {"two_aces": True}, {"a_to_a": 1000}),
        ("buraco", {"set_ranks": SET_RANKS_ALL}, {"set_max": 9}),
        ("buraco", {"match": MatchMode.TARGET}, {"target": 2000}),
        ("bukharo", {"vulnerable_above": 1000}, {"vulnerable_min": 75}),
        ("bukharo", {"match": MatchMode.VICTORY_POINTS}, {"deals": 4}),
        ("bukharo", {"decks": 1}, {"decks": 2}),
        ("bukharo", {"clean": 303, "joker_points": 31}, {"clean": 305, "joker_points": 30}),
        ("bukharo", {"players": ()}, {"players": (2, 4)}),
        ("bukharo", {"target": None}, {"target": 2000}),
    ],
)
def test_the_smallest_repair(base, changes, repair):
    preset = draft_of(rulesets.find(base))
    assert settled(preset | changes, preset) == repair


def test_several_at_once():
    draft = BUKHARO | {
        "two_aces": True,
        "vulnerable_above": 2000,
        "clean": 7,
        "players": (),
        "match": MatchMode.VICTORY_POINTS,
    }
    assert len(contradictions(draft)) == 5
    assert len(settled(draft, BUKHARO)) == 5


def test_everything_at_once():
    draft = BUKHARO.copy()
    for changes in ONE_OF_EACH.values():
        draft |= changes
    assert len(contradictions(draft)) >= 15
    settled(draft, BUKHARO)


def test_nothing_to_repair():
    assert smallest_repair(BUKHARO, BUKHARO) == {}


any_change = st.one_of(
    [st.tuples(st.just(spec.name), st.sampled_from(spec.values())) for spec in FIELDS]
    + [
        st.tuples(st.just(name), st.integers(-3, 60))
        for name in ("clean", "joker_points", "hand", "pot_size")
    ]
)
any_draft = st.tuples(st.sampled_from(rulesets.ALL), st.lists(any_change, max_size=20))


@settings(max_examples=60)
@given(any_draft)
def test_a_repair_always_gives_good_rules(made):
    preset, changes = made
    base = draft_of(preset)
    settled(base | dict(changes), base)


# -- nearest ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_nearest_to_itself(preset):
    found = nearest_preset(draft_of(preset), rulesets.BUKHARO)
    assert (found.preset.key, found.count) == (preset.key, 0)
    assert differences(draft_of(preset), preset) == []


def test_the_nearest_changes_with_the_rules():
    draft = BUKHARO | {"semi": 150, "pot_penalty_if_nobody_took": False}
    assert nearest_preset(draft, rulesets.BUKHARO).preset is rulesets.BUKHARO
    draft |= {"match": MatchMode.VICTORY_POINTS, "deals": 4}
    assert nearest_preset(draft, rulesets.BUKHARO).preset is rulesets.BURRACO_ITALIANO


def test_among_equals_the_own_base_is_nearest():
    draft = BUKHARO | {"semi": 150, "pot_penalty_if_nobody_took": False}
    for base in (rulesets.BUKHARO, rulesets.BURRACO_ITALIANO):
        counts = [len(effective_changes(draft, preset)) for preset in rulesets.ALL]
        if counts.count(min(counts)) == 1:
            break
        assert nearest_preset(draft, base).preset is base


@pytest.mark.parametrize("preset", PRESETS)
def test_every_difference_has_a_sentence(preset):
    base = draft_of(preset)
    for spec in FIELDS:
        for value in spec.values():
            draft = base | {spec.name: value}
            changes = effective_changes(draft, preset)
            assert len(differences(draft, preset)) >= len(changes), (spec.name, value)


def test_sentences_that_say_which_value_holds(qapp):
    assert differences(BUKHARO | {"set_ranks": (1, 3)}, rulesets.BUKHARO) == [
        "Sets are of these ranks only: A and 3."
    ]
    assert differences(BUKHARO | {"wild_pin": WildPin.FREE}, rulesets.BUKHARO) == [
        "A wild two may move to its own place from anywhere."
    ]
    assert differences(BUKHARO | {"special_mode": SpecialMode.SINGLE_MOVE}, rulesets.BUKHARO) == [
        "Ace to king counts as such only when laid in one move."
    ]
    with spoken("en"):
        assert differences(BUKHARO | {"hand": 13, "set_ranks": ()}, rulesets.BUKHARO) == [
            "Only sequences are melds; there are no sets.",
            "Everyone gets 13 cards.",
        ]


@settings(max_examples=60)
@given(any_draft)
def test_no_change_is_silent(made):
    preset, changes = made
    base = draft_of(preset)
    draft = base | dict(changes)
    everything = differences(draft, preset)
    for name in effective_changes(draft, preset):
        without = draft | {name: base[name]}
        if has_effect(name, without):
            assert differences(without, preset) != everything, name


def test_changes_are_listed_in_order():
    assert changed_fields(BUKHARO | {"out": 0, "jokers": 2}, BUKHARO) == ["jokers", "out"]


# -- play -------------------------------------------------------------------------------------------------


def test_whatever_the_editor_allows_can_be_played():
    rng = random.Random(11)
    bot, played = make_bot("greedy"), 0
    while played < 25:
        preset = rng.choice(rulesets.ALL)
        changes = {spec.name: rng.choice(spec.values()) for spec in rng.sample(FIELDS, rng.randint(3, 14))}
        draft = draft_of(preset) | changes
        if fault_codes(draft):
            continue
        rules = rules_of(draft, preset.key)
        deck = shuffled_deck(rules, random.Random(played))
        deal = new_deal(rules, rng.choice(rules.players), deck, dealer=0)
        for _ in range(3000):
            if deal.phase is Phase.OVER:
                break
            apply(deal, bot.choose(view(deal, deal.turn), rng))
        assert deal.phase is Phase.OVER, changes
        assert all(total % 5 == 0 for total in score(deal).totals)
        played += 1
