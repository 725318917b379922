"""Commands as moves on a `FastTable`, read off the imagined table on which they are legal."""

from collections.abc import Iterable
from dataclasses import dataclass

from buraco_desktop.bots.search.fast_table import FastTable
from buraco_desktop.bots.search.shapes import Shape, ShapeBook
from buraco_desktop.engine.cards import KIND, Kind
from buraco_desktop.engine.commands import Command, Discard, Draw, ExtendMeld, LayMeld, TakePile
from buraco_desktop.engine.legality import meld_result
from buraco_desktop.engine.melds import Meld
from buraco_desktop.engine.state import DealState
from buraco_desktop.engine.transition import apply


@dataclass(frozen=True, slots=True)
class Drawing:
    """Draw from the stock."""

    def play(self, table: FastTable) -> None:
        """Carry it out."""
        table.draw()


@dataclass(frozen=True, slots=True)
class Laying:
    """Lay a new meld (`index` -1) or extend one, with a closed pile's top card where `takes` is set."""

    index: int
    shape: Shape
    kinds: tuple[Kind, ...]
    takes: bool = False

    def play(self, table: FastTable) -> None:
        """Carry it out; what the stricter guard of the fast table refuses is not laid."""
        if self.takes:
            table.take_pile()
        table.lay(self.index, self.shape, self.kinds)


@dataclass(frozen=True, slots=True)
class Taking:
    """Take an open pile."""

    def play(self, table: FastTable) -> None:
        """Carry it out."""
        table.take_pile()


@dataclass(frozen=True, slots=True)
class Discarding:
    """Discard a card."""

    kind: Kind

    def play(self, table: FastTable) -> None:
        """Carry it out."""
        table.discard(self.kind)


Move = Drawing | Taking | Laying | Discarding


def moves_of(deal: DealState, commands: Iterable[Command], book: ShapeBook) -> tuple[Move, ...]:
    """Return the moves of a turn's commands, which must be legal one after the other in a copy of `deal`."""
    twin = deal.copy()
    found: list[Move] = []
    for command in commands:
        match command:
            case Draw():
                found.append(Drawing())
            case Discard(card):
                found.append(Discarding(KIND[card]))
            case LayMeld() | ExtendMeld():
                found.append(_laying(twin, command, book))
            case TakePile() if command.cards:
                found.append(_laying(twin, command, book))
            case TakePile():
                found.append(Taking())
            case _:
                raise ValueError(f"{command!r} has no move")
        apply(twin, command)
    return tuple(found)


def _laying(deal: DealState, command: LayMeld | ExtendMeld | TakePile, book: ShapeBook) -> Laying:
    index = None if isinstance(command, LayMeld) else command.meld
    meld = meld_result(deal, deal.acting_team, command.cards, index, command.place)
    assert isinstance(meld, Meld)
    kinds = tuple(KIND[card] for card in command.cards)
    place = -1 if index is None else index
    return Laying(place, book.shape_of(meld), kinds, isinstance(command, TakePile))
