"""What lies on the table: every card of the deal once, counted by the items of the scene."""

from buraco_desktop.engine.cards import full_deck
from buraco_desktop.ui.table.card_item import CardItem


def card_items(scene):
    """The items that show an open card."""
    return [item for item in scene.items() if isinstance(item, CardItem) and item.card is not None]


def check_deal(deal):
    """Every card of the deck is in exactly one place."""
    melds = [card for team in deal.melds for meld in team for card in meld.cards]
    hands = [card for hand in deal.hands for card in hand]
    pots = [card for pot in deal.pots for card in pot]
    assert sorted([*melds, *hands, *pots, *deal.pile, *deal.stock]) == full_deck(deal.rules)


def check_table(page):
    """Every card that the own seat sees has one item on the table and nothing else has; all is at rest."""
    controller, scene = page.controller, page.scene
    page.replay.stop()  # it shows the table as it was
    while scene.animator.is_running:
        scene.animator.finish_all()  # at rest, a bot may move at once
    session, model, seat = controller.session, controller.model, controller.seat
    check_deal(session.deal)
    assert model.matches(session.view(seat))
    melds = [card for team in model.melds for meld in team for card in meld.cards]
    seen = sorted([*session.hand_order(seat), *melds, *(card for card in model.pile if card is not None)])
    items = card_items(scene)
    assert sorted(item.card for item in items) == seen
    assert all(item.isVisible() for item in items)
    spots = {spot.card: spot for spot in scene.table.cards if spot.card is not None}
    assert sorted(spots) == seen
    assert len(scene.table.zones) == model.team_count
    assert [pot.size for pot in scene.table.pot_spots if pot.size] == list(model.pot_sizes)
