"""Bots that see hidden cards, B7 and B8 of the ladder: how strong could searching be? For the arena only.

They are no bots of `bots.levels`: nobody can meet them at a table, and no bot of a table is shown a deal.
"""

from random import Random

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.levels import BOT_NAMES, make_bot
from buraco_desktop.bots.search.bot import SearchBot, SearchSkill
from buraco_desktop.bots.search.fast_table import FastRules, FastTable
from buraco_desktop.bots.search.skills import YARDSTICKS
from buraco_desktop.engine.cards import KIND, CardId
from buraco_desktop.engine.state import DealState
from buraco_desktop.engine.view import SeatView

OPEN_HANDS, ALL_OPEN = "open-hands", "all-open"
ARENA_BOTS: tuple[str, ...] = (*BOT_NAMES, OPEN_HANDS, ALL_OPEN)
"""Every name that `make_arena_bot` knows."""


def make_arena_bot(name: str) -> Bot:
    """Return the bot of this name. Raises `ValueError` for a name that is not in `ARENA_BOTS`."""
    if name in (OPEN_HANDS, ALL_OPEN):
        return CeilingBot(name, YARDSTICKS["search-100"], knows_stock=name == ALL_OPEN)
    return make_bot(name)


class CeilingBot(SearchBot):
    """Searches as others do, but on the real hands, and if it knows the stock, on the one real table."""

    def __init__(self, name: str, skill: SearchSkill, *, knows_stock: bool) -> None:
        super().__init__(name, skill)
        self._knows_stock = knows_stock
        self._deal: DealState | None = None
        self._coming: list[CardId] = []

    def look(self, deal: DealState, coming: list[CardId]) -> None:
        """See the deal before the next command; `coming` is its stock, the next card to be drawn first."""
        self._deal, self._coming = deal, coming

    def guesser(self, seen: SeatView, rules: FastRules) -> "OpenGuesser":
        """Return who knows what is hidden. Raises `ValueError` if the deal was not shown."""
        if self._deal is None:
            raise ValueError(f"{self.name} was not shown the deal that seat {seen.seat} plays")
        table = FastTable(rules)
        table.fill_from(self._deal)
        table.stock = [KIND[card] for card in reversed(self._coming)]
        return OpenGuesser(table, knows_stock=self._knows_stock)


class OpenGuesser:
    """Returns the real table, its stock and pots shuffled unless they are known."""

    def __init__(self, table: FastTable, *, knows_stock: bool) -> None:
        self._table, self._knows_stock = table, knows_stock

    def guess(self, rng: Random) -> FastTable:
        """Return a table with the real hands."""
        table = self._table.copy()
        if not self._knows_stock:
            sizes = [len(pot) for pot in table.pots]
            cards = [*table.stock, *(kind for pot in table.pots for kind in pot)]
            rng.shuffle(cards)
            table.pots = [[cards.pop() for _ in range(size)] for size in sizes]
            table.stock = cards
        return table
