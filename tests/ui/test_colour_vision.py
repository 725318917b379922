"""Every mark has a shape of its own: whoever lacks a kind of cones sees each and tells them apart."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.pages.chips import chip_image
from buraco_desktop.ui.table.badges import BadgeKind, badge_image
from buraco_desktop.ui.table.marks import CardMarks
from buraco_desktop.ui.table.parts import Shape, TeamMark, draw_mark, team_mark
from buraco_desktop.ui.table.spots import card_height
from buraco_desktop.ui.theme import THEMES
from tests.ui.support.colour_vision import KINDS, contrast, seen

SIDE = 30
CARD = 24
VISIBLE = 1.8
"""Contrast from which a difference between two pixels is seen."""
SEEN, APART = 0.04, 0.12
"""So large a part of the picture differs at least from the ground, and of a mark from the other mark."""


def on_ground(ground, draw, side=SIDE):
    """A small picture of something drawn on a colour."""
    picture = QImage(side, side, QImage.Format.Format_RGB32)
    picture.fill(QColor(ground))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return picture


def team_marks(theme):
    """The signs of three teams on a plate."""
    return {
        f"team {place}": on_ground(
            theme.plate,
            lambda painter, place=place: draw_mark(
                painter, team_mark(theme, place), QPointF(SIDE / 2, SIDE / 2), 20
            ),
        )
        for place in range(3)
    }


def badges(theme):
    """The badges of canastas on the cloth."""
    pictures = {}
    for kind in BadgeKind:
        image = badge_image(kind, 20, 1.0)
        pictures[kind.value] = on_ground(
            theme.table_centre,
            lambda painter, image=image: painter.drawImage(QPointF((SIDE - image.width()) / 2, 5), image),
        )
    return pictures


def card_marks(theme):
    """A card of paper on the ledge with each of its marks."""
    pictures = {}
    for name in ("selected", "new", "playable"):
        scene = QGraphicsScene()
        face = QPixmap(CARD, card_height(CARD))
        face.fill(QColor("#FBF5E6"))
        item = QGraphicsPixmapItem(face)
        scene.addItem(item)
        marks = CardMarks(item, theme)
        marks.show(CARD, CARD, frozenset((name,)))
        area = QRectF(-8, -8, CARD + 16, card_height(CARD) + 24)
        pictures[name] = on_ground(
            theme.ledge_mid,
            lambda painter, scene=scene, area=area: scene.render(painter, QRectF(0, 0, 46, 66), area),
            side=66,
        )
    return pictures


def suits(four_colours):
    """The four suits of a chip of the same rank."""
    faces = FaceStyle(four_colours=four_colours)
    return {
        f"suit {suit}": on_ground(
            "#FBF5E6",
            lambda painter, suit=suit: painter.drawImage(
                QPointF(0, 2), chip_image(suit * 13 + 6, 20, 1.0, faces)
            ),
        )
        for suit in range(4)
    }


def differing(one, other):
    """How many pixels are seen to differ."""
    return sum(contrast(a, b) >= VISIBLE for a, b in zip(one, other, strict=True))


def check_apart(pictures, kind):
    sights = {name: seen(picture, kind) for name, picture in pictures.items()}
    sizes = {name: differing(sight, [sight[0]] * len(sight)) for name, sight in sights.items()}
    for name, sight in sights.items():
        assert sizes[name] >= SEEN * len(sight), (kind, name)
    for one, other in combinations(sights, 2):
        part = differing(sights[one], sights[other]) / max(sizes[one], sizes[other])
        assert part >= APART, (kind, one, other, part)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_marks_of_the_table_stay_apart(qapp, theme):
    for kind in KINDS:
        for pictures in (team_marks(theme), badges(theme), card_marks(theme)):
            check_apart(pictures, kind)


@pytest.mark.parametrize("four_colours", [False, True], ids=["two", "four"])
def test_suits_stay_apart(qapp, four_colours):
    for kind in KINDS:
        check_apart(suits(four_colours), kind)


def test_two_shapes_alike_in_two_colours_are_not_apart(qapp):
    """The measure itself: red and green of one brightness are the same to eyes that lack the green cones."""

    def disc(colour):
        mark = TeamMark(Shape.DISC, colour)
        return on_ground("#FFFFFF", lambda painter: draw_mark(painter, mark, QPointF(15, 15), 20))

    with pytest.raises(AssertionError):
        check_apart({"red": disc("#C04A3A"), "green": disc("#6A7A2A")}, "deuteranopia")
