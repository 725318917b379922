"""What lies on one table, as things with names, places and acts; the acts are the player's own."""

from collections.abc import Callable, Iterator, Sequence

import msgspec
from PySide6.QtGui import QAccessible

from buraco_desktop.engine.cards import CardId
from buraco_desktop.engine.melds import Meld, extend
from buraco_desktop.engine.state import Phase
from buraco_desktop.storage.settings import Verbosity
from buraco_desktop.ui.access import words
from buraco_desktop.ui.access.thing import Key, Thing
from buraco_desktop.ui.access.tree import ROOT
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.focus import exposed_part
from buraco_desktop.ui.table.buttons import ButtonItem
from buraco_desktop.ui.table.hit import Hit, HitKind
from buraco_desktop.ui.table.parts import Part
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table.spots import CardSpot, Place, Rect, TableLayout
from buraco_desktop.ui.table_messages import TableMessages
from buraco_desktop.ui.table_parts import TableParts
from buraco_desktop.ui.text import points_count
from buraco_desktop.ui.text_table import Action, action_label, pile_text, stock_text

Role = QAccessible.Role
_FOCUS_KEYS = {HitKind.STOCK: "stock", HitKind.PILE: "pile"}


class TableHands(msgspec.Struct, frozen=True):
    """What a helping program can do at the table: the same as a person's keys and clicks."""

    act: Callable[[Hit], None]
    """Press where the keyboard could be."""
    walk: Callable[[Hit], None]
    """Bring the keyboard there."""
    do: Callable[[Action], None]
    """Ask for an action."""


def key_of(hit: Hit) -> Key | None:
    """Return the key of what the keyboard is on."""
    match hit.kind:
        case HitKind.HAND_CARD:
            return ("hand card", hit.card)
        case HitKind.OWN_MELD | HitKind.OTHER_MELD:
            return ("meld", hit.team, hit.index)
        case HitKind.STOCK | HitKind.PILE:
            return (_FOCUS_KEYS[hit.kind],)
        case _:
            return None


class TableThings:
    """Describes one table, as long as it is shown."""

    def __init__(
        self,
        controller: TableController,
        scene: TableScene,
        parts: TableParts,
        messages: TableMessages,
        hands: TableHands,
    ) -> None:
        self._table, self._scene, self._parts = controller, scene, parts
        self._messages, self._hands = messages, hands
        self.verbosity = Verbosity.NORMAL

    def build(self) -> Thing:
        """Return the whole table."""
        area, layout = self._scene.sceneRect(), self._scene.table
        rect = Rect(area.x(), area.y(), area.width(), area.height())
        children: list[Thing] = []
        if layout is not None:
            own = layout.own_team
            children = [
                *self._strip(),
                *self._buttons((Action.MENU, Action.SHEET, Action.RULE_BOOK, Action.SETTINGS)),
                self._seats(layout),
                *(self._zone(layout, team) for team in layout.zones if team != own),
                self._stock(layout),
                self._pile(layout),
                *self._pots(layout),
                self._zone(layout, own),
                *self._message(),
                self._hand(layout),
                *self._primary(),
                *self._buttons((Action.SORT, Action.HINT, Action.REDRAW, Action.UNDO, Action.REDO)),
            ]
        return Thing(key=ROOT, role=Role.Pane, name=words.table_name(), rect=rect, children=tuple(children))

    # -- around the table ---------------------------------------------------------------------------------

    def _strip(self) -> Iterator[Thing]:
        strip = self._parts.strip
        if strip.data_shown is not None:
            yield Thing(
                key=("scores",),
                role=Role.Button,
                name=words.scores_name(strip.data_shown),
                rect=_place(strip),
                description=strip.data_shown.hint,
                press=lambda: self._hands.do(Action.SHEET),
            )

    def _buttons(self, actions: Sequence[Action]) -> Iterator[Thing]:
        for action in actions:
            button = self._parts.buttons[action]
            if button.isVisible():
                yield self._button(("button", action), button, action_label(action))

    def _primary(self) -> Iterator[Thing]:
        button = self._parts.primary_button
        if button.isVisible():
            yield self._button(("primary",), button, button.data_shown.label)

    @staticmethod
    def _button(key: Key, button: ButtonItem, name: str) -> Thing:
        data = button.data_shown
        return Thing(
            key=key,
            role=Role.Button,
            name=name,
            rect=_place(button),
            description=data.hint.replace("\n", " "),
            shortcut=data.key,
            is_disabled=not data.is_enabled,
            press=button.click,
        )

    def _seats(self, layout: TableLayout) -> Thing:
        seats = []
        for seat, spot in sorted(layout.plate_spots.items()):
            data = self._parts.plate(seat).data_shown
            if data is not None:
                name = words.seat_name(data.caption, is_turn=data.is_turn, has_pot=bool(data.has_pot))
                seats.append(Thing(key=("seat", seat), role=Role.ListItem, name=name, rect=spot.rect))
        rect = _around(seats) if seats else layout.own_plate
        return Thing(
            key=("seats",), role=Role.List, name=words.seats_name(), rect=rect, children=tuple(seats)
        )

    def _message(self) -> Iterator[Thing]:
        lines, box = self._messages.lines, self._messages.box
        if lines:
            yield Thing(
                key=("message",),
                role=Role.AlertMessage,
                name=words.message_name(lines),
                rect=Rect(box.x(), box.y(), box.width(), box.height()),
                press=self._messages.follow_link if self._messages.has_link else None,
            )

    # -- the middle ---------------------------------------------------------------------------------------

    def _stock(self, layout: TableLayout) -> Thing:
        hit = Hit(HitKind.STOCK)
        return Thing(
            key=("stock",),
            role=Role.Button,
            name=stock_text(self._table.model.stock_size),
            rect=layout.stock,
            is_disabled=not self._table.model.stock_size,
            press=lambda: self._hands.act(hit),
            focus=(lambda: self._hands.walk(hit)) if self._table.model.stock_size else None,
        )

    def _pile(self, layout: TableLayout) -> Thing:
        model = self._table.model
        pile, rules = model.pile, model.rules
        points = None
        if rules.is_pile_open:
            points = sum(rules.points[card] for card in pile if card is not None)
        hit = Hit(HitKind.PILE)
        would_act = model.phase is not Phase.PLAY or not self._table.is_own_turn or self._table.selection
        cards = [spot for spot in layout.cards if spot.place is Place.PILE and spot.card is not None]
        return Thing(
            key=("pile",),
            role=Role.Button,
            name=words.pile_name(pile_text(len(pile), points), pile[-1] if pile else None),
            rect=layout.tray,
            description=words.pile_contents(pile),
            # Where a click would do nothing, it is said why there is no discard.
            press=lambda: self._hands.act(hit) if would_act else self._hands.do(Action.DISCARD),
            focus=lambda: self._hands.walk(hit),
            children=tuple(
                _card(("pile card", spot.card), spot, words.pile_card_name(spot.card, index, len(cards)))
                for index, spot in enumerate(cards)
                if spot.card is not None
            ),
        )

    def _pots(self, layout: TableLayout) -> Iterator[Thing]:
        pots = tuple(
            Thing(
                key=("pot", index),
                role=Role.StaticText,
                name=self._parts.pot_words(spot),
                rect=spot.rect,
            )
            for index, spot in enumerate(layout.pot_spots)
        )
        if pots:
            yield Thing(
                key=("pots",), role=Role.List, name=words.pots_name(), rect=_around(pots), children=pots
            )

    # -- melds --------------------------------------------------------------------------------------------

    def _zone(self, layout: TableLayout, team: int) -> Thing:
        melds = self._table.model.melds[team]
        spots = sorted((index for of, index in layout.melds if of == team))
        # The felt lies below the melds: who asks for the topmost thing at a point looks from the end.
        things = [self._felt(layout, team)] if team == layout.own_team else []
        things += [self._meld(layout, team, index, melds[index]) for index in spots]
        head, points = self._parts.zone_words(team)
        return Thing(
            key=("zone", team),
            role=Role.List,
            name=words.zone_name(head, points, len(melds)),
            rect=layout.zones[team],
            children=tuple(things),
        )

    def _meld(self, layout: TableLayout, team: int, index: int, meld: Meld) -> Thing:
        is_own, spot = team == layout.own_team, layout.melds[team, index]
        hit = Hit(HitKind.OWN_MELD if is_own else HitKind.OTHER_MELD, None, team, index)
        rules = self._table.model.rules
        name = words.meld_name(self._parts.team_name(team), index + 1, words.meld_words(meld, rules))
        cards = [
            each
            for each in layout.cards
            if each.place is Place.MELD and (each.team, each.index) == (team, index)
        ]
        return Thing(
            key=("meld", team, index),
            role=Role.ListItem,
            name=name,
            rect=exposed_part(spot),
            shortcut=str(index + 1) if is_own and index < 9 else "",
            press=(lambda: self._hands.act(hit)) if self._table.selection else None,
            focus=lambda: self._hands.walk(hit),
            children=tuple(
                _card(("meld card", team, index, each.card), each, words.meld_card_name(meld, each.order))
                for each in sorted(cards, key=lambda each: each.order)
            ),
        )

    def _felt(self, layout: TableLayout, team: int) -> Thing:
        return Thing(
            key=("felt",),
            role=Role.Button,
            name=words.felt_name(),
            rect=layout.zones[team],
            press=lambda: self._hands.do(Action.MELD),
        )

    # -- the hand -----------------------------------------------------------------------------------------

    def _hand(self, layout: TableLayout) -> Thing:
        spots, picked = layout.hand_spots(), set(self._table.selection)
        cards = tuple(
            self._hand_card(spot, spot.card, index, len(spots), picked)
            for index, spot in enumerate(spots)
            if spot.card is not None
        )
        name = words.hand_name(len(cards), len(picked))
        return Thing(key=("hand",), role=Role.List, name=name, rect=layout.hand, children=cards)

    def _hand_card(self, spot: CardSpot, card: CardId, index: int, count: int, picked: set[CardId]) -> Thing:
        hit = Hit(HitKind.HAND_CARD, card)
        return Thing(
            key=("hand card", card),
            role=Role.ListItem,
            name=words.hand_card_name(card, words.place_in_row(index, count), self._notes(card)),
            rect=spot.strip,
            is_selectable=True,
            is_selected=card in picked,
            press=lambda: self._hands.act(hit),
            focus=lambda: self._hands.walk(hit),
        )

    def _notes(self, card: CardId) -> Iterator[str]:
        """Yield what there is to say of a card of the hand, as much as the player wishes."""
        if self.verbosity is Verbosity.SHORT:
            return
        model = self._table.model
        if "new" in self._table.picking.marks().get(card, ()):
            yield words.new_word()
        for meld in model.melds[self._table.own_team]:
            if extend(meld, (card,), model.rules):
                yield words.extends_words(meld)
        if self.verbosity is Verbosity.FULL:
            yield points_count(model.rules.points[card])


def _card(key: Key, spot: CardSpot, name: str) -> Thing:
    return Thing(key=key, role=Role.StaticText, name=name, rect=spot.strip)


def _place(part: Part) -> Rect:
    box = part.mapRectToScene(part.box)
    return Rect(box.x(), box.y(), box.width(), box.height())


def _around(things: Sequence[Thing]) -> Rect:
    """Return the smallest rectangle around some things."""
    left, top = min(each.rect.x for each in things), min(each.rect.y for each in things)
    right, bottom = max(each.rect.right for each in things), max(each.rect.bottom for each in things)
    return Rect(left, top, right - left, bottom - top)
