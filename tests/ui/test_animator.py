"""The one clock of the table: tweens end where they should, at any speed, and input completes them."""

from PySide6.QtCore import QPointF

from buraco_desktop.ui.table.animator import Animator, Tween
from buraco_desktop.ui.table.timing import DEAL, DISCARD, DRAW, FADE, MELD, RELAYOUT, TAKE, WILD, Speed


class Recorder:
    """A thing that notes where it was put."""

    def __init__(self):
        self.places = []
        self.turns = []
        self.opacities = []
        self.turned = 0

    def place(self, position, scale, x_scale, turn=0.0):
        self.places.append((position.x(), position.y(), scale, x_scale))
        self.turns.append(turn)

    def setOpacity(self, opacity):
        self.opacities.append(opacity)

    def turn_over(self):
        self.turned += 1


def tween(item, motion=DEAL, **more):
    return Tween(item, QPointF(0, 0), QPointF(100, 50), motion, **more)


def test_a_tween_ends_exactly_at_its_end(qtbot):
    animator, item = Animator(), Recorder()
    animator.run(tween(item))
    for _ in range(20):
        animator.advance(16)
    assert item.places[-1] == (100, 50, 1.0, 1.0)
    assert not animator.is_running


def test_positions_on_the_way_never_go_back(qtbot):
    animator, item = Animator(), Recorder()
    animator.run(tween(item))
    while animator.is_running:
        animator.advance(10)
    across = [place[0] for place in item.places]
    assert across == sorted(across)
    assert len(across) > 5


def test_speed_none_puts_at_once_and_runs_nothing(qtbot):
    animator, item = Animator(), Recorder()
    animator.speed = Speed.NONE
    done = []
    animator.run(tween(item, on_done=lambda: done.append(True)))
    assert item.places == [(100, 50, 1.0, 1.0)]
    assert done == [True]
    assert not animator.is_running


def test_slow_takes_longer_than_fast(qtbot):
    def ticks(speed):
        animator, item = Animator(), Recorder()
        animator.speed = speed
        animator.run(tween(item, MELD))
        count = 0
        while animator.is_running:
            animator.advance(4)
            count += 1
        return count

    assert ticks(Speed.FAST) < ticks(Speed.NORMAL) < ticks(Speed.SLOW)


def test_finish_all_completes_everything_and_says_so(qtbot):
    animator = Animator()
    items = [Recorder() for _ in range(5)]
    with qtbot.waitSignal(animator.finished, timeout=1000):
        for index, item in enumerate(items):
            animator.run(tween(item, delay=index * 1000))
        animator.finish_all()
    assert all(item.places[-1] == (100, 50, 1.0, 1.0) for item in items)


def test_a_new_tween_replaces_the_old_one_of_the_same_item(qtbot):
    animator, item = Animator(), Recorder()
    animator.run(tween(item))
    animator.advance(50)
    animator.run(Tween(item, QPointF(*item.places[-1][:2]), QPointF(7, 8), DEAL))
    animator.finish_all()
    assert item.places[-1] == (7, 8, 1.0, 1.0)


def test_a_card_turns_over_once_in_the_middle_of_its_flight(qtbot):
    animator, item = Animator(), Recorder()
    animator.run(tween(item, DRAW, is_flip=True))
    animator.advance(DRAW.duration * 0.45)
    assert item.turned == 0
    assert item.places[-1][3] < 1
    animator.advance(DRAW.duration * 0.1)
    assert item.turned == 1
    animator.finish_all()
    assert item.turned == 1


def test_a_flip_that_is_cut_short_still_shows_the_face(qtbot):
    animator, item = Animator(), Recorder()
    animator.run(tween(item, DRAW, is_flip=True))
    animator.finish_all()
    assert item.turned == 1


def test_a_dropped_item_stays_where_it_is(qtbot):
    animator, item = Animator(), Recorder()
    animator.run(tween(item))
    animator.advance(60)
    count = len(item.places)
    animator.drop(item)
    animator.advance(500)
    assert len(item.places) == count


def places_of(item):
    return [place[:2] for place in item.places]


def test_a_drawn_card_rises_on_its_way(qtbot):
    animator, item = Animator(), Recorder()
    animator.run(Tween(item, QPointF(0, 0), QPointF(100, 0), DRAW))
    animator.advance(DRAW.duration / 2)
    assert item.places[-1][1] == -DRAW.lift
    animator.finish_all()
    assert item.places[-1][1] == 0


def test_a_meld_goes_a_little_beyond_its_end_and_back(qtbot):
    animator, item = Animator(), Recorder()
    animator.run(Tween(item, QPointF(0, 0), QPointF(100, 0), MELD))
    while animator.is_running:
        animator.advance(5)
    furthest = max(x for x, _ in places_of(item))
    assert 100 < furthest < 105
    assert item.places[-1][0] == 100


def test_a_discard_is_turned_in_flight_and_lands_straight(qtbot):
    animator, item = Animator(), Recorder()
    animator.run(tween(item, DISCARD, turn=DISCARD.turn))
    animator.advance(DISCARD.duration / 2)
    assert item.turns[-1] == 3
    animator.finish_all()
    assert item.turns[-1] == 0


def test_stops_are_reached_one_after_the_other(qtbot):
    animator, item = Animator(), Recorder()
    stops = ((TAKE.gathers, QPointF(10, 0)), (TAKE.spreads, QPointF(10, 90)))
    animator.run(Tween(item, QPointF(0, 0), QPointF(60, 90), TAKE, stops=stops))
    animator.advance(120)
    assert places_of(item)[-1] == (10, 0)
    animator.advance(120)
    assert places_of(item)[-1] == (10, 90)
    animator.advance(79)
    assert 10 < item.places[-1][0] < 60
    animator.advance(1)
    assert places_of(item)[-1] == (60, 90)


def test_the_goal_of_a_moving_item_is_known(qtbot):
    animator, item = Animator(), Recorder()
    assert animator.goal(item) is None
    animator.run(tween(item))
    assert animator.goal(item) == QPointF(100, 50)
    animator.finish_all()
    assert animator.goal(item) is None


def test_followers_are_called_until_they_have_had_enough(qtbot):
    animator, calls = Animator(), []

    def step(milliseconds):
        calls.append(milliseconds)
        return len(calls) < 3

    animator.follow(step)
    assert not animator.is_running
    for _ in range(5):
        animator.advance(16)
    assert calls == [16, 16, 16]
    animator.follow(step)
    animator.forget(step)
    animator.advance(16)
    assert len(calls) == 3


class TestLessMotion:
    def reduced(self):
        animator = Animator()
        animator.is_reduced = True
        return animator

    def test_a_card_fades_in_at_its_end_and_never_moves(self, qtbot):
        animator, item = self.reduced(), Recorder()
        animator.run(tween(item, DRAW, is_flip=True, delay=500, start_scale=0.5, turn=3))
        for _ in range(20):
            animator.advance(8)
        assert set(item.places) == {(100, 50, 1.0, 1.0)}
        assert set(item.turns) == {0.0}
        assert item.opacities[0] == 0
        assert item.opacities == sorted(item.opacities)
        assert item.opacities[-1] == 1
        assert item.turned == 1

    def test_it_takes_eighty_milliseconds_whatever_the_motion_and_the_speed(self, qtbot):
        for motion, speed in ((DEAL, Speed.SLOW), (TAKE, Speed.FAST), (WILD, Speed.NORMAL)):
            animator, item = self.reduced(), Recorder()
            animator.speed = speed
            animator.run(tween(item, motion))
            animator.advance(FADE - 1)
            assert animator.is_running
            animator.advance(1)
            assert not animator.is_running

    def test_a_card_that_leaves_fades_where_it_is(self, qtbot):
        animator, item, gone = self.reduced(), Recorder(), []
        animator.run(tween(item, TAKE, is_leaving=True, on_done=lambda: gone.append(True)))
        animator.advance(FADE / 2)
        assert item.places == [(0, 0, 1.0, 1.0)]
        assert item.opacities == [1.0, 0.5]
        animator.advance(FADE / 2)
        assert gone == [True]

    def test_what_only_makes_room_is_just_there(self, qtbot):
        animator, item = self.reduced(), Recorder()
        animator.run(tween(item, RELAYOUT))
        assert item.places == [(100, 50, 1.0, 1.0)]
        assert not animator.is_running

    def test_input_completes_a_fade(self, qtbot):
        animator, item = self.reduced(), Recorder()
        animator.run(tween(item, MELD))
        animator.advance(20)
        animator.finish_all()
        assert item.opacities[-1] == 1

    def test_at_speed_none_nothing_fades_either(self, qtbot):
        animator, item = self.reduced(), Recorder()
        animator.speed = Speed.NONE
        animator.run(tween(item, MELD))
        assert not animator.is_running
