"""Luck that stays with the seat, for fair comparisons of bots. Never used at a table with people.

Once a bot takes the pile instead of a card from the stock, every later card goes to somebody else, and two
plays of one deck have little in common. So the stock is dealt out beforehand to one queue for each seat, and
each team has a pot of its own. Nobody knows hidden cards, so nobody's chances change.
"""

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.commands import Command, Draw, Redraw
from buraco_desktop.engine.state import DealState, Phase


class SeatStreams:
    """The hidden cards of one deal, by who will get them."""

    def __init__(self, deal: DealState) -> None:
        """Share out the stock and the pots of a deal that has just been dealt."""
        self._queues: list[list[CardId]] = []
        self._pot_owner = {pot[0]: team for team, pot in enumerate(deal.pots)}
        self._share_out(deal)

    def prepare(self, deal: DealState, command: Command) -> None:
        """Put what the seat to act would get on top of the stock, or first among the pots."""
        if isinstance(command, Draw | Redraw):
            if not any(self._queues):
                self._share_out(deal)  # a pot has become the stock
            card = (self._queues[deal.turn] or max(self._queues, key=len)).pop()
            deal.stock.remove(card)
            deal.stock.append(card)
        else:
            deal.pots.sort(key=lambda pot: self._pot_owner[pot[0]] != deal.acting_team)

    def coming(self, deal: DealState) -> list[CardId]:
        """Return the stock in the order in which it is drawn if everybody draws, the next card first."""
        first = deal.turn if deal.phase is Phase.DRAW else (deal.turn + 1) % deal.players
        queues = [self._queues[(first + number) % deal.players][::-1] for number in range(deal.players)]
        longest = max(map(len, queues))
        return [queue[place] for place in range(longest) for queue in queues if place < len(queue)]

    def _share_out(self, deal: DealState) -> None:
        """Deal the stock to the seats in turn, the seat to act first; the next card is last in a queue."""
        self._queues = [[] for _ in range(deal.players)]
        for number, card in enumerate(reversed(deal.stock)):
            self._queues[(deal.turn + number) % deal.players].insert(0, card)
