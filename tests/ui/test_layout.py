"""The layout of the table: everything in its place, nothing overlapping, every index seen, at any size."""

import time
from collections import defaultdict
from itertools import combinations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from buraco_desktop.ui.table import layout as layout_module
from buraco_desktop.ui.table.hand_rows import LEAST_HAND_STRIP
from buraco_desktop.ui.table.layout import (
    Place,
    PlateKind,
    Rect,
    TableLayout,
    TablePicture,
    hand_index_at,
    lay_out,
    spread_pile,
)
from buraco_desktop.ui.table.packing import (
    INDEX_HEIGHT,
    LARGE_INDEX_HEIGHT,
    TIGHT_LARGE_STRIP,
    TIGHT_STRIP,
    is_large,
)
from tests.ui.support.tables import crowded_melds, crowded_picture, recorded_pictures, sequence

SIZES = [(1024, 700), (1280, 800), (1920, 1080), (3840, 2160)]
CAP, LARGE_CAP = 45 / 250, 78 / 250
"""Height of an index in card widths (design 5.1)."""
LEAST_CAP = 11.5
"""Height in pixels of the normal index of the narrowest card that wears it; no index is lower."""
ODD_SIZES = [(1024, 768), (2560, 1080), (3440, 1440), (5120, 1440), (1366, 768)]
EXTREMES = [
    crowded_picture(),
    crowded_picture(melds=13, hand=45, pile=60),
    crowded_picture(2, melds=13, hand=45, pile=60),
    crowded_picture(6, melds=13, hand=45, pile=60),
    crowded_picture(6, team_count=3, melds=13, hand=45, pile=60),
    crowded_picture(6, team_count=3, melds=6, hand=15, pile=30, large_index=True),
    crowded_picture(melds=0, hand=0, pile=0, stock_size=0),
    crowded_picture(melds=1, hand=1, pile=1, stock_size=1),
    crowded_picture(is_pile_open=False, pile=17),
    crowded_picture(melds=12, hand=30, large_index=True),
    crowded_picture(melds=12, hand=30, large_cards=True),
    crowded_picture(melds=12, hand=30, large_cards=True, large_index=True, text_scale=1.5),
    crowded_picture(6, team_count=3, melds=8, text_scale=1.25),
    crowded_picture(panel_width=314),
    crowded_picture(6, panel_width=280, melds=8),
    crowded_picture(melds=12, hand=14, hand_height=25),
    crowded_picture(melds=12, hand=30, hand_height=25, large_cards=True),
    crowded_picture(melds=10, hand=30, hand_height=15, large_index=True),
    *(
        crowded_picture(
            players,
            team_count=teams,
            melds=13,
            longest=2,
            hand=45,
            pile=40,
            panel_width=panel,
            large_index=large_index,
        )
        for players, teams in ((2, 2), (4, 2), (6, 2), (6, 3))
        for panel in (0, 314)
        for large_index in (False, True)
    ),
]


def texts_and_parts(layout: TableLayout) -> dict[str, Rect]:
    """Return the parts of a layout that must not touch each other."""
    bar = layout.top_bar
    parts = {
        "menu": bar.menu,
        "title": bar.title,
        "target": bar.target,
        "sheet": bar.sheet,
        "rules": bar.rules,
        "settings": bar.settings,
        "stock": layout.stock,
        "tray": layout.tray,
        "hand": layout.hand,
    }
    parts |= {f"cell {number}": cell for number, cell in enumerate(bar.cells)}
    parts |= {f"zone {team}": zone for team, zone in layout.zones.items()}
    parts |= {f"pot {number}": pot for number, pot in enumerate(layout.pots)}
    parts |= {f"pot label {number}": pot.label for number, pot in enumerate(layout.pot_spots)}
    parts |= {f"plate {seat}": plate for seat, plate in layout.plates.items()}
    parts |= {f"caption {seat}": room for seat, room in layout.captions.items()}
    parts |= {f"button {number}": button for number, button in enumerate(layout.buttons)}
    if layout.panel is not None:
        parts["panel"] = layout.panel
    return parts


def check(layout: TableLayout) -> None:
    """Assert everything that holds for every layout."""
    check_parts(layout)
    check_cards(layout)
    check_melds(layout)


def check_parts(layout: TableLayout) -> None:
    window = Rect(0, 0, layout.width, layout.height)
    parts = texts_and_parts(layout)
    for name, rect in parts.items():
        assert rect.width > 0, name
        assert rect.height > 0, name
        assert window.encloses(rect), (name, rect)
    top_seat = next(s for s, spot in layout.plate_spots.items() if spot.kind is PlateKind.TOP)
    for (first, one), (second, other) in combinations(parts.items(), 2):
        if {f"plate {top_seat}", f"caption {top_seat}"} & {first, second} and "zone" in first + second:
            continue
        assert one.overlap(other) < 0.01, (first, one, second, other)
    top_plate = layout.plates[top_seat]
    upper = [zone for team, zone in layout.zones.items() if team != layout.own_team]
    assert top_plate.y >= upper[0].y - 6 * layout.u - 1
    assert top_plate.y >= layout.top_bar.rect.bottom
    for team, head in layout.heads.items():
        assert layout.zones[team].encloses(head)
        assert head.width > 60
        assert head.overlap(top_plate) == 0
        assert all(head.overlap(room) == 0 for room in layout.captions.values())
    for button in layout.buttons:
        assert button.width >= 90
    pitch = layout.buttons[1].y - layout.buttons[0].y
    assert pitch >= 36
    assert layout.tray.encloses(layout.pile)
    if layout.last_event is not None:
        assert layout.tray.encloses(layout.last_event)
        assert layout.last_event.overlap(layout.pile_count) == 0
        assert layout.last_event.overlap(layout.pile) == 0
    assert layout.pile_count.overlap(layout.pile) == 0
    assert layout.tray.encloses(layout.pile_count, 1)


def check_cards(layout: TableLayout) -> None:
    picture = layout.picture
    shown = {(spot.place, spot.team, spot.index, spot.order) for spot in layout.cards}
    assert len(shown) == len(layout.cards)
    assert [spot.card for spot in layout.hand_spots()] == list(picture.hand)
    top_plate = next(spot.rect for spot in layout.plate_spots.values() if spot.kind is PlateKind.TOP)
    for spot in layout.cards:
        home = {
            Place.HAND: layout.hand,
            Place.PILE: layout.tray,
            Place.STOCK: layout.middle,
            Place.POT: layout.middle,
            Place.MELD: layout.zones.get(spot.team),
        }[spot.place]
        assert home is not None
        assert home.encloses(spot.bounds, 0.51), (spot, home)
        assert spot.bounds.overlap(top_plate) == 0 or spot.place is not Place.MELD
        assert spot.large_index == is_large(spot.width, picture.large_index) or spot.card is None
        # A strip is whole pixels of its own card.
        assert spot.bounds.encloses(spot.strip, 0.51)
        assert spot.x == round(spot.x) or spot.rotation or spot.card is None
    for place in (Place.HAND, Place.PILE, Place.MELD):
        if place is Place.PILE and not picture.is_pile_open:
            continue
        strips = [spot.strip for spot in layout.cards if spot.place is place]
        for one, other in neighbours(strips):
            assert one.overlap(other) <= 0.01, (place, one, other)
    for spot in layout.hand_spots():
        check_index(layout, spot.strip, spot.width, spot.large_index, tight=False)
    rows = [spot for spot in layout.hand_spots() if not layout.hand_split]
    for spot in rows[:-1]:
        assert spot.strip.width >= LEAST_HAND_STRIP
    if picture.is_pile_open:
        for spot in [spot for spot in layout.cards if spot.place is Place.PILE][layout.squeezed :]:
            check_index(layout, spot.strip, spot.width, spot.large_index, tight=False)
        for spot in spread_pile(layout):
            assert layout.middle.encloses(spot.bounds, 0.51)


def neighbours(strips: list[Rect]) -> list[tuple[Rect, Rect]]:
    """Return the pairs whose x ranges touch, so that not every pair has to be looked at."""
    ordered = sorted(strips)
    pairs = []
    for number, one in enumerate(ordered):
        for other in ordered[number + 1 :]:
            if other.x >= one.right:
                break
            pairs.append((one, other))
    return pairs


def check_index(layout: TableLayout, strip: Rect, width: int, large: bool, *, tight: bool) -> None:
    normal = (0.30, TIGHT_LARGE_STRIP) if large else (0.25, TIGHT_STRIP)
    need = normal[1] if tight else normal[0]
    assert strip.width >= need * width - 0.01, (strip, width, layout.width)
    high = LARGE_INDEX_HEIGHT if large else INDEX_HEIGHT
    assert strip.height >= high * 1.4 * width - 1, (strip, width, layout.width)


def check_melds(layout: TableLayout) -> None:
    picture = layout.picture
    assert len(layout.melds) == sum(map(len, picture.melds))
    lying = defaultdict(list)
    for card in layout.cards:
        if card.place is Place.MELD:
            lying[card.team, card.index].append(card)
    for (team, index), spot in layout.melds.items():
        meld = picture.melds[team][index]
        zone = layout.zones[team]
        cards = lying[team, index]
        assert [card.card for card in cards] == list(meld.cards)
        for card in cards:
            assert spot.rect.encloses(card.bounds, 0.6), (spot.rect, card)
            if not card.rotation:
                is_wide = spot.rect.width > zone.width - 30 * layout.u
                check_index(layout, card.strip, card.width, card.large_index, tight=is_wide)
        assert zone.encloses(spot.rect)
        assert (spot.chip is None) == (meld.wild < 0)
        index_high = (LARGE_INDEX_HEIGHT if cards[0].large_index else INDEX_HEIGHT) * 1.4 * spot.card_width
        if spot.chip is not None:
            assert spot.chip.bottom <= spot.rect.y + spot.exposed + 1
            if not cards[meld.wild].rotation:
                assert spot.chip.y >= spot.rect.y + index_high - 2, (spot, layout.width)
        assert zone.encloses(spot.badge, 1)
        if spot.exposed < spot.rect.height:
            last = cards[-1 - bool(cards[-1].rotation)]
            assert spot.badge.x >= last.x + (0.30 if last.large_index else 0.26) * last.width
    for team in range(picture.team_count):
        melds = [spot for spot in layout.melds.values() if spot.team == team]
        for one, other in combinations(melds, 2):
            if one.row == other.row:
                assert one.rect.overlap(other.rect) == 0
                assert one.badge.right <= other.rect.x or other.badge.right <= one.rect.x


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_recorded_deals(size: tuple[int, int], players: int) -> None:
    for pictures in recorded_pictures(players, 41):
        for picture in pictures:
            check(lay_out(*size, picture))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_indices_of_recorded_deals_are_high_enough_to_be_read_in_the_smallest_window(players: int) -> None:
    for pictures in recorded_pictures(players, 41):
        for picture in pictures:
            for spot in lay_out(1024, 700, picture).cards:
                if spot.card is not None:
                    cap_height = LARGE_CAP if spot.large_index else CAP
                    assert cap_height * spot.width >= LEAST_CAP, spot


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_recorded_deals_as_they_grow(size: tuple[int, int], players: int) -> None:
    """Every table as it grows out of the one before, looked at closely now and then."""
    for pictures in recorded_pictures(players, 11):
        previous = None
        for number, picture in enumerate(pictures):
            previous = lay_out(*size, picture, previous)
            if number % 2:
                check(previous)


@pytest.mark.parametrize("size", SIZES + ODD_SIZES, ids=str)
@pytest.mark.parametrize("picture", EXTREMES, ids=range(len(EXTREMES)))
def test_extreme_tables(size: tuple[int, int], picture: TablePicture) -> None:
    check(lay_out(*size, picture))


@given(
    width=st.integers(1024, 4000),
    height=st.integers(700, 2200),
    players=st.sampled_from([2, 4, 6]),
    melds=st.integers(0, 13),
    hand=st.integers(0, 45),
    pile=st.integers(0, 60),
    is_pile_open=st.booleans(),
    large=st.booleans(),
    panel=st.sampled_from([0, 280, 314]),
)
def test_any_window_and_any_number_of_cards(
    width: int,
    height: int,
    players: int,
    melds: int,
    hand: int,
    pile: int,
    is_pile_open: bool,
    large: bool,
    panel: int,
) -> None:
    picture = crowded_picture(
        players,
        melds=melds,
        hand=hand,
        pile=pile,
        is_pile_open=is_pile_open,
        large_index=large,
        panel_width=panel,
    )
    check(lay_out(width, height, picture))


@pytest.mark.parametrize("size", [(320, 240), (200, 2000), (9000, 300)], ids=str)
def test_absurd_windows_and_numbers_have_an_answer(size: tuple[int, int]) -> None:
    layout = lay_out(*size, crowded_picture(melds=60, hand=160, pile=160, panel_width=300))
    assert len(layout.melds) == 120
    assert len(layout.hand_spots()) == 160


def test_the_same_picture_gives_the_same_layout() -> None:
    assert lay_out(1280, 800, crowded_picture()) == lay_out(1280, 800, crowded_picture())


def test_speed() -> None:
    """A layout must not cost half a frame of computing time."""
    picture = crowded_picture(6, team_count=3, melds=13, hand=45, pile=60)
    lay_out(1920, 1080, picture)
    times = []
    for _ in range(5):
        start = time.process_time()
        lay_out(1920, 1080, picture)
        times.append(time.process_time() - start)
    assert min(times) < 0.008


@pytest.mark.parametrize(
    ("size", "hand_width", "meld_width"),
    [((1024, 700), 88, 44), ((1280, 800), 108, 64), ((1920, 1080), 146, 96), ((3840, 2160), 293, 196)],
)
def test_card_sizes_of_the_design(size: tuple[int, int], hand_width: int, meld_width: int) -> None:
    layout = lay_out(*size, crowded_picture(hand=13))
    assert layout.hand_width == hand_width
    assert abs(layout.meld_widths[0] - meld_width) <= 4


def test_bands_of_the_design_at_1280() -> None:
    layout = lay_out(1280, 800, crowded_picture(hand=13, melds=3))
    assert layout.top_bar.rect.height == 46
    assert layout.middle.height == 110
    assert {round(zone.height / 10) for zone in layout.zones.values()} == {20}
    assert layout.zones[0].x == 138
    assert layout.plates[2].width == 264
    assert layout.plates[2].height == 44


def test_seats_of_four_and_six_players_go_round_clockwise() -> None:
    four = lay_out(1280, 800, crowded_picture(4, seat=1)).plates
    assert four[2].x < four[3].x < four[0].x
    assert four[3].y < four[2].y < four[1].y
    six = lay_out(1280, 800, crowded_picture(6, team_count=3)).plates
    assert six[1].x == six[2].x < six[3].x < six[4].x == six[5].x
    assert six[2].y == six[4].y < six[1].y == six[5].y


def test_three_pairs_share_the_upper_band_in_the_order_of_play() -> None:
    layout = lay_out(1280, 800, crowded_picture(6, team_count=3, seat=1, melds=2))
    assert layout.zones[2].x < layout.zones[0].x
    assert layout.zones[2].y == layout.zones[0].y < layout.zones[1].y
    assert layout.right_heads == {0}
    assert len(layout.top_bar.cells) == 3


def test_two_players_have_no_rails() -> None:
    layout = lay_out(1280, 800, crowded_picture(2))
    assert layout.zones[0].x == 12
    assert {spot.kind for spot in layout.plate_spots.values()} == {PlateKind.OWN, PlateKind.TOP}


def test_windows_wider_than_twice_their_height_get_wider_rails_and_the_panel_costs_nothing() -> None:
    plain = lay_out(3440, 1440, crowded_picture())
    assert plain.zones[0].width <= 2880
    open_panel = lay_out(3440, 1440, crowded_picture(panel_width=240))
    assert open_panel.zones == plain.zones
    assert open_panel.panel is not None


def test_the_side_panel_takes_its_width_from_the_table_but_not_from_the_ledge() -> None:
    plain = lay_out(1280, 800, crowded_picture())
    narrow = lay_out(1280, 800, crowded_picture(panel_width=314))
    assert narrow.hand == plain.hand
    assert narrow.zones[0].width < plain.zones[0].width - 250
    assert not narrow.plate_spots[1].is_compact
    assert lay_out(1100, 800, crowded_picture(panel_width=280)).plate_spots[1].is_compact


def test_cards_do_not_grow_for_a_little() -> None:
    steps = [lay_out(1280, 800, crowded_picture(melds=count)) for count in range(13)]
    shown = steps[12]
    for number in range(11, 0, -1):
        best = steps[number].meld_widths[0]
        new = lay_out(1280, 800, crowded_picture(melds=number), shown)
        old = shown.meld_widths[0]
        assert new.meld_widths[0] == (old if old < best < 1.08 * old else best)
        shown = new
    assert lay_out(1024, 700, crowded_picture(), shown) == lay_out(1024, 700, crowded_picture())


def test_one_team_never_has_much_larger_cards_than_the_other() -> None:
    picture = msgspec.structs.replace(crowded_picture(), melds=(crowded_melds(1), crowded_melds(13)))
    layout = lay_out(1280, 800, picture)
    assert layout.meld_widths[0] <= 1.15 * layout.meld_widths[1]


def test_a_second_row_of_the_hand_goes_only_when_there_is_room() -> None:
    counts = [count for count in range(20, 40) if lay_out(1280, 800, crowded_picture(hand=count)).hand_split]
    first = counts[0]
    two_rows = lay_out(1280, 800, crowded_picture(hand=first))
    assert counts == list(range(first, 40))
    assert lay_out(1280, 800, crowded_picture(hand=first - 1), two_rows).hand_split
    assert not lay_out(1280, 800, crowded_picture(hand=first - 4), two_rows).hand_split


def test_a_split_hand_is_split_between_groups() -> None:
    layout = lay_out(1280, 800, crowded_picture(hand=45, gaps=frozenset({5, 21, 40})))
    assert layout.hand_split == 21
    rear = layout.hand_spots()[:21]
    assert {spot.y for spot in rear} == {rear[0].y}
    assert layout.hand_spots()[21].y > rear[0].y


def test_gaps_of_groups_are_shown() -> None:
    plain = lay_out(1280, 800, crowded_picture(hand=8)).hand_spots()
    grouped = lay_out(1280, 800, crowded_picture(hand=8, gaps=frozenset({4}))).hand_spots()
    assert plain[4].x - plain[3].x == plain[1].x - plain[0].x
    assert grouped[4].x - grouped[3].x == grouped[1].x - grouped[0].x + round(0.16 * 108)


def test_where_a_card_would_be_put_into_the_hand() -> None:
    layout = lay_out(1280, 800, crowded_picture(hand=10))
    spots = layout.hand_spots()
    assert hand_index_at(layout, 0) == 0
    assert hand_index_at(layout, 1280) == 10
    assert hand_index_at(layout, spots[3].x + 1) == 3
    assert hand_index_at(layout, spots[3].strip.right - 1) == 4
    split = lay_out(1280, 800, crowded_picture(hand=45))
    assert hand_index_at(split, 0, split.hand_spots()[0].y) == 0
    assert hand_index_at(split, 1280, split.hand_spots()[0].y) == split.hand_split
    assert hand_index_at(split, 0, split.hand_spots()[-1].y + 50) == split.hand_split
    assert hand_index_at(split, 1280, split.hand_spots()[-1].y + 50) == 45


def test_pots_lie_first_and_slots_name_who_took_them() -> None:
    layout = lay_out(1280, 800, crowded_picture(pot_sizes=(11,), pot_count=3, pot_taken=(False, True)))
    assert [(spot.size, spot.team) for spot in layout.pot_spots] == [(11, None), (0, 1), (0, None)]
    backs = [spot for spot in layout.cards if spot.place is Place.POT]
    assert [(spot.index, spot.rotation) for spot in backs] == [(0, 9), (0, 0)]


def test_a_closed_pile_shows_its_top_card_over_three_edges() -> None:
    pile = (None,) * 6 + (7,)
    layout = lay_out(1280, 800, msgspec.structs.replace(crowded_picture(is_pile_open=False), pile=pile))
    spots = [spot for spot in layout.cards if spot.place is Place.PILE]
    assert [(spot.card, spot.order) for spot in spots] == [(7, 6)]
    assert len(layout.pile_edges) == 3
    assert all(layout.tray.encloses(edge) for edge in layout.pile_edges)
    assert spread_pile(layout) == ()


def test_a_dirty_canasta_has_its_last_card_across() -> None:
    dirty, clean = sequence(1, 4, 7, wild=3), sequence(1, 4, 7)
    layout = lay_out(1280, 800, msgspec.structs.replace(crowded_picture(), melds=((dirty, clean), ())))
    turned = [spot for spot in layout.cards if spot.rotation == 90]
    assert [(spot.index, spot.order) for spot in turned] == [(0, 6)]
    assert turned[0].bounds.right == pytest.approx(layout.melds[0, 0].rect.right)
    assert turned[0].z < min(s.z for s in layout.cards if s.place is Place.MELD and s.rotation == 0)


def test_the_layout_offers_what_others_need() -> None:
    assert all(hasattr(layout_module, name) for name in layout_module.__all__)


@pytest.mark.parametrize("size", SIZES[:3])
def test_larger_text_takes_its_room_from_what_is_empty_before_it_takes_it_from_the_cards(size):
    small, large = (lay_out(*size, crowded_picture(melds=8, hand=13, text_scale=text)) for text in (1.0, 1.5))
    for team, width in small.meld_widths.items():
        assert large.meld_widths[team] >= 0.78 * width


def test_two_teams_side_by_side_get_the_higher_band() -> None:
    zones = lay_out(1024, 700, crowded_picture(6, team_count=3, melds=2)).zones
    assert zones[1].height == zones[2].height > 1.2 * zones[0].height
    two = lay_out(1024, 700, crowded_picture(6, melds=2)).zones
    assert abs(two[0].height - two[1].height) <= 1
