"""The one clock of the table: tweens end where they should, at any speed, and input completes them."""

from PySide6.QtCore import QPointF

from buraco_desktop.ui.table.animator import Animator, Tween
from buraco_desktop.ui.table.timing import DEAL, DRAW, MELD, Speed


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
