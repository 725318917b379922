"""What is told on the tray: the pile in words, the last event, and the button that replays the round."""

from collections.abc import Callable

from buraco_desktop.engine.events import Event
from buraco_desktop.ui import text_table
from buraco_desktop.ui.chip_text import card_sign
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.last_acts import LastActs
from buraco_desktop.ui.table.buttons import ButtonData, ButtonItem
from buraco_desktop.ui.table.labels import PileEdges, PileText
from buraco_desktop.ui.table.parts import Part
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table.spots import Rect, TableLayout
from buraco_desktop.ui.text import capitalised, cards_count, points_count
from buraco_desktop.ui.text_events import event_act, event_seat
from buraco_desktop.ui.text_table import Action, action_hint
from buraco_desktop.ui.theme import Theme

REPLAY_SIDE = 34
"""Side of the button beside the last event, in scaled pixels."""
Z_TRAY, Z_TRAY_BUTTON = 150, 5001


class TrayParts:
    """The parts around the discard pile of one table."""

    def __init__(
        self, scene: TableScene, controller: TableController, theme: Theme, on_replay: Callable[[], None]
    ) -> None:
        self._controller = controller
        self._edges, self._pile_text, self._event_text = PileEdges(theme), PileText(theme), PileText(theme)
        self.replay_button = ButtonItem(theme, on_replay)
        for part in self.parts:
            scene.add_part(part, Z_TRAY_BUTTON if part is self.replay_button else Z_TRAY)

    @property
    def parts(self) -> tuple[Part, ...]:
        """All of them."""
        return self._edges, self._pile_text, self._event_text, self.replay_button

    def show(self, layout: TableLayout, told: LastActs, replay_key: str | None, *, is_free: bool) -> None:
        """Tell of the pile and of the last act.

        `replay_key` is the key of the replay as it is shown, or None while there is nothing to replay. The
        right end of the tray is left empty unless `is_free`.
        """
        model = self._controller.model
        count = len(model.pile)
        if not model.rules.is_pile_open:
            second = text_table.closed_pile_note() if count else ""
        else:
            points = sum(model.rules.points[card] for card in model.pile if card is not None)
            second = points_count(points) if count else ""
        self._edges.show_edges(layout, is_taken=told.is_pile_taken)
        self._pile_text.show_lines(layout.pile_count, layout.u, cards_count(count) if count else "", second)
        # The ghost of a discard that waits may lie there.
        self._pile_text.setVisible(self._controller.guard.waiting is None)
        room = layout.last_event if is_free and told.event is not None else None
        self._event_text.setVisible(room is not None)
        self.replay_button.setVisible(False)
        if room is not None and told.event is not None:
            if replay_key is not None and room.width > 3 * REPLAY_SIDE * layout.u:
                room = self._show_button(room, layout.u, replay_key)
            words, faces = self._event_words(told.event), self._controller.look.style
            self._event_text.show_lines(room, layout.u, *words, is_right=True, faces=faces)

    def _show_button(self, room: Rect, u: float, key: str) -> Rect:
        """Show the button at the right end; return the room that the words have."""
        side = REPLAY_SIDE * u
        spot = Rect(room.right - side, room.y + (room.height - side) / 2, side, side)
        hint = action_hint(Action.REPLAY_ROUND)
        self.replay_button.setVisible(True)
        self.replay_button.show_button(
            spot, u, ButtonData(icon="replay", hint=f"{hint} ({key})" if key else hint)
        )
        return room._replace(width=room.width - side - 8 * u)

    def _event_words(self, event: Event) -> tuple[str, str]:
        table, seat = self._controller, event_seat(event)
        act = event_act(event, table.seat, table.session.rules, card_sign)
        if seat is None:
            return capitalised(act), ""
        name = text_table.you() if seat == table.seat else table.session.setup.seats[seat].name
        return name, act
