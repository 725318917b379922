"""What the table shows, put together for the layout."""

from buraco_desktop.engine.cards import sorted_by_suit
from buraco_desktop.engine.dealing import pot_count
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.table_model import TableModel
from buraco_desktop.ui.looks import TableLook
from buraco_desktop.ui.table.spots import TablePicture


def table_picture(
    model: TableModel, session: MatchSession, look: TableLook, panel_width: float
) -> TablePicture:
    """Return the picture of one seat's model, its hand in the player's own order.

    The model may be of an earlier moment: cards that have left the hand since lie at its right end.
    """
    hand, gaps = session.hand_order(model.seat), session.hand_gaps(model.seat)
    held = set(model.hand)
    if held != set(hand):
        since = sorted_by_suit(held - set(hand))
        hand, gaps = (*(card for card in hand if card in held), *since), frozenset()
    return TablePicture(
        seat=model.seat,
        players=model.players,
        team_count=model.team_count,
        rules=model.rules,
        hand=hand,
        gaps=gaps,
        melds=tuple(tuple(team) for team in model.melds),
        pile=tuple(model.pile),
        is_pile_open=model.rules.is_pile_open,
        stock_size=model.stock_size,
        pot_sizes=tuple(model.pot_sizes),
        pot_count=pot_count(model.rules, model.players),
        pot_taken=tuple(model.pot_taken),
        hand_sizes=tuple(model.hand_sizes),
        turn=model.turn,
        panel_width=panel_width,
        large_cards=look.has_large_cards,
        hand_height=look.hand_height,
        large_index=look.style.large_index or look.style.high_contrast,
        text_scale=look.text_scale,
    )
