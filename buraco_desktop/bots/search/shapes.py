"""Melds as shared values that know how they grow: the rules are asked once for each, then remembered.

Cards of one kind are interchangeable, and in a set the suits are, too. So a deal needs a few hundred shapes.
"""

from functools import lru_cache

from buraco_desktop.bots.club.reach import ends_of, kinds_taken
from buraco_desktop.bots.search.bits import BIT
from buraco_desktop.engine.cards import FACE_COUNT, JOKER_KIND, KIND, NO_SUIT, CardId, Kind
from buraco_desktop.engine.melds import (
    CanastaClass,
    Meld,
    MeldKind,
    arrange,
    canasta_bonus,
    canasta_class,
    extend,
    meld_points,
)
from buraco_desktop.engine.rules import RuleSet


class Shape:
    """A meld up to copies of its cards."""

    __slots__ = (
        "bonus",
        "grown",
        "has_wild",
        "is_canasta",
        "is_clean",
        "is_set",
        "length",
        "meld",
        "rank",
        "suit",
        "takes",
        "worth",
    )

    def __init__(self, meld: Meld, rules: RuleSet, takes: int) -> None:
        self.meld = meld
        """Such a meld; its cards stand for all others of their kinds."""
        self.length = len(meld.cards)
        self.is_set = meld.kind is MeldKind.SET
        self.suit = meld.suit
        """NO_SUIT for a set."""
        self.rank = meld.rank
        """0 for a sequence."""
        self.has_wild = meld.wild >= 0
        self.is_canasta = meld.is_canasta
        self.is_clean = canasta_class(meld, rules) is CanastaClass.CLEAN
        """Whether it is a clean canasta."""
        self.bonus = canasta_bonus(meld, rules)
        self.worth = meld_points(meld, rules) + self.bonus
        """Points of its cards and its bonus."""
        self.takes = takes
        """Bits of the natural kinds that it takes in their own places; twos are left out."""
        self.grown: dict[Kind, Shape | None] = {}
        """What it becomes with one more card, as far as somebody asked."""


class ShapeBook:
    """All shapes of a rule set that came up."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self._ends = ends_of(rules)
        self._shapes: dict[tuple[object, ...], Shape] = {}
        self._new: dict[tuple[Kind, ...], Shape | None] = {}

    def shape_of(self, meld: Meld) -> Shape:
        """Return the shape of a meld on the table."""
        if meld.kind is MeldKind.SET:
            return self._set(meld)
        kinds = tuple([KIND[card] for card in meld.cards])
        key = (meld.start, meld.wild, meld.special, kinds)
        shape = self._shapes.get(key)
        if shape is None:
            model = meld._replace(cards=_models(kinds))
            shape = self._shapes[key] = Shape(model, self._rules, self._takes(model))
        return shape

    def _set(self, meld: Meld) -> Shape:
        wild = KIND[meld.cards[meld.wild]] if meld.wild >= 0 else -1
        count = meld.natural_count
        key = (meld.rank, count, wild)
        shape = self._shapes.get(key)
        if shape is None:
            naturals = [meld.rank - 1 + 13 * (number % NO_SUIT) for number in range(count)]
            kinds = tuple(sorted(naturals)) + ((wild,) if wild >= 0 else ())
            model = meld._replace(cards=_models(kinds))
            shape = self._shapes[key] = Shape(model, self._rules, self._takes(model))
        return shape

    def _takes(self, meld: Meld) -> int:
        return sum(BIT[kind] for kind in set(kinds_taken(meld, self._rules, self._ends)))

    def grow(self, shape: Shape, kind: Kind) -> Shape | None:
        """Return the shape with one more card as the rules lay it by default; None where it does not fit."""
        if kind in shape.grown:
            return shape.grown[kind]
        meld = shape.meld
        model = kind
        if shape.is_set and kind % 13 == shape.rank - 1 and kind != JOKER_KIND:
            # Suits do not matter in a set: one of which a copy is left.
            model = shape.rank - 1 + 13 * (meld.natural_count % NO_SUIT)
        card = next(card for card in _copies(model) if card not in meld.cards)
        layouts = extend(meld, (card,), self._rules)
        found = shape.grown[kind] = self.shape_of(layouts[0]) if layouts else None
        return found

    def new(self, kinds: tuple[Kind, ...]) -> Shape | None:
        """Return the shape that these kinds are by default as a new meld; None if they are none."""
        if kinds in self._new:
            return self._new[kinds]
        layouts = arrange(_models(kinds), self._rules)
        found = self._new[kinds] = self.shape_of(layouts[0]) if layouts else None
        return found


@lru_cache(maxsize=16)
def book_of(rules: RuleSet) -> ShapeBook:
    """Return the book of a rule set."""
    return ShapeBook(rules)


def _copies(kind: Kind) -> list[CardId]:
    """Return all cards that may stand for a kind; more than any deck has, as a shape is only a model."""
    faces = (kind, kind + 1) if kind == JOKER_KIND else (kind,)
    return [deck * FACE_COUNT + face for deck in range(3) for face in faces]


def _models(kinds: tuple[Kind, ...]) -> tuple[CardId, ...]:
    used: set[CardId] = set()
    cards: list[CardId] = []
    for kind in kinds:
        card = next(card for card in _copies(kind) if card not in used)
        used.add(card)
        cards.append(card)
    return tuple(cards)
