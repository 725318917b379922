"""Which cards a careful player may discard without an excuse, as far as it watches the opponents."""

from collections.abc import Iterable

from buraco_desktop.bots.club.position import Position
from buraco_desktop.bots.never.facts import breaks_ready_meld, fitting_melds, sane_discards
from buraco_desktop.engine.cards import WILD_CAPABLE, CardId
from buraco_desktop.engine.commands import Discard
from buraco_desktop.engine.legality import check


def sane_cards(position: Position) -> Iterable[CardId]:
    """Return the cards that a careful player may discard; who does not watch the opponents may feed them."""
    deal = position.deal
    if position.skill.tracks:
        return sane_discards(deal)
    return [
        card
        for card in position.hand
        if not WILD_CAPABLE[card]
        and check(deal, Discard(card)) is None
        and not fitting_melds(deal, card)
        and not breaks_ready_meld(deal, card)
    ]
