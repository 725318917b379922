"""Plates, score strip, buttons, heads and badges of one table: made once, then told what to say."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QTimer, Signal

from buraco_desktop.engine.events import Event
from buraco_desktop.engine.melds import canasta_bonus, canasta_class, meld_points
from buraco_desktop.engine.rules import MatchMode
from buraco_desktop.engine.state import Phase
from buraco_desktop.engine.view import seen_by
from buraco_desktop.session.rounds import last_round
from buraco_desktop.ui import text_table
from buraco_desktop.ui.bot_levels import level_dots
from buraco_desktop.ui.button_parts import ButtonParts
from buraco_desktop.ui.cast import portrait_of, split_bot
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.keys import KeyMap
from buraco_desktop.ui.last_acts import LastActs
from buraco_desktop.ui.table.animator import Tween
from buraco_desktop.ui.table.badges import BadgeData, MeldMarks, badge_kind
from buraco_desktop.ui.table.effects import Pop
from buraco_desktop.ui.table.labels import PotLabel, StockCount, ZoneHead
from buraco_desktop.ui.table.motions import MotionPlan
from buraco_desktop.ui.table.parts import Part, TeamMark, team_mark
from buraco_desktop.ui.table.plates import CaptionItem, PlateData, PlateItem
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table.spots import Z_MELD_MARKS, Place, PotSpot, TableLayout
from buraco_desktop.ui.table.strip import ScoreCell, StripData, StripItem
from buraco_desktop.ui.table.timing import BADGE_POP, POP, TICK_POP
from buraco_desktop.ui.text import (
    canasta_word,
    capitalised,
    joined,
    number,
    points_count,
    preset_title,
    signed,
)
from buraco_desktop.ui.text_bots import bot_title, character_title
from buraco_desktop.ui.text_care import practice
from buraco_desktop.ui.text_clock import time_left
from buraco_desktop.ui.text_rules import length_short
from buraco_desktop.ui.text_table import Action, action_hint
from buraco_desktop.ui.theme import Theme
from buraco_desktop.ui.tray_parts import TrayParts

DANGER_COUNT = 3
"""So few cards in a hand are marked (design 9)."""
THINKING_TURN_MS, THINKING_TICK_MS = 2400, 80
Z_LABELS, Z_PLATES, Z_BAR = 150, 3200, 5000
PartT = TypeVar("PartT", bound=Part)


class TableParts(QObject):
    """Everything on the table that is no card.

    Signals:
        pressed: an `Action` of a button.
        primary_pressed: the large button.
        told_anew: what plates, strip or buttons say may be something else now.
    """

    pressed = Signal(object)
    primary_pressed = Signal()
    told_anew = Signal()

    def __init__(self, scene: TableScene, controller: TableController, theme: Theme) -> None:
        super().__init__(scene)
        self._scene, self._controller, self._theme = scene, controller, theme
        self._session = controller.session
        self._layout: TableLayout | None = None
        self._keys = KeyMap()
        self.told = LastActs(controller.seat)
        """What the plates and the tray tell of the last acts."""
        self.can_replay: Callable[[], bool] = lambda: False
        """Whether there is something that could be shown again."""
        self.thinking_seat: Callable[[], int | None] = lambda: None
        """Which seat is shown to be thinking."""
        self._strip = self._add(StripItem(theme, lambda: self.pressed.emit(Action.SHEET)), Z_BAR)
        self._plates = [self._add(PlateItem(theme), Z_PLATES) for _ in range(controller.model.players)]
        self._captions = [self._add(CaptionItem(theme), Z_PLATES + 1) for _ in self._plates]
        self._heads = [self._add(ZoneHead(theme), Z_LABELS) for _ in range(controller.model.team_count)]
        self._pots: list[PotLabel] = []
        self._marks: dict[tuple[int, int], MeldMarks] = {}
        self._stock = self._add(StockCount(theme), Z_LABELS + 40)
        self.tray = TrayParts(scene, controller, theme, lambda: self.pressed.emit(Action.REPLAY_ROUND))
        self.bar = ButtonParts(scene, controller, theme, self.pressed.emit, self.primary_pressed.emit)
        self.buttons, self.primary_button = self.bar.buttons, self.bar.primary_button
        controller.discard_waits.connect(self._show_again)
        controller.seated.connect(self._tell_anew)
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(THINKING_TICK_MS)
        self._timer.timeout.connect(self._turn_arcs)
        scene.celebrated.connect(self._celebrate)
        scene.moved_aside.connect(self._show_melds)

    # -- for the page -------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        for part in self._all_parts():
            part.set_theme(theme)

    def set_keys(self, keys: KeyMap) -> None:
        """Change the keys that the buttons show."""
        self._keys = keys
        self.refresh()

    def show(self, layout: TableLayout) -> None:
        """Follow a new layout."""
        self._layout = layout
        self._show_labels(layout)
        self._show_melds(layout)
        self.refresh()

    def _show_again(self) -> None:
        if self._layout is not None:
            self.show(self._layout)

    def refresh(self) -> None:
        """Say anew what can change without a new layout."""
        if self._layout is not None:
            self._show_plates(self._layout)
            self._show_strip(self._layout)
            self.bar.show(self._layout, self._keys)
            self.told_anew.emit()

    def show_words(self) -> None:
        """Write every word again in another language."""
        self.told.forget_words()
        if self._layout is not None:
            self.show(self._layout)

    def note_events(self, events: Iterable[Event]) -> None:
        """Tell what others did, until the person acts."""
        self.told.note(events)
        if self._layout is not None:
            self._show_labels(self._layout)
            self._show_plates(self._layout)

    def _tell_anew(self) -> None:
        """Tell what happened since the last turn of who has sat down."""
        session, table = self._session, self._controller
        self.told = LastActs(table.seat)
        which = last_round(session.played, table.seat, is_own_turn=session.deal.turn == table.seat)
        for entry in session.played[which.start : which.stop]:
            self.told.note(seen_by(event, table.eyes) for event in entry.events)

    @property
    def strip(self) -> StripItem:
        """The scores at the top."""
        return self._strip

    def plate(self, seat: int) -> PlateItem:
        """Return the plate of a seat."""
        return self._plates[seat]

    # -- plates -------------------------------------------------------------------------------------------

    def _show_plates(self, layout: TableLayout) -> None:
        for seat, plate in enumerate(self._plates):
            spot = layout.plate_spots[seat]
            plate.show_plate(spot, layout.u, self._plate_data(seat))
            room = layout.captions.get(seat)
            caption = self._captions[seat]
            if room is None:
                caption.setVisible(False)
            else:
                caption.show_caption(
                    room, layout.u, self.told.lines(seat), spot.kind, self._controller.look.style
                )
        is_thinking = any(
            plate.data_shown is not None and plate.data_shown.is_thinking for plate in self._plates
        )
        is_turning = is_thinking and not self._scene.animator.is_still
        if is_turning and not self._timer.isActive():
            self._clock.start()
            self._timer.start()
        elif not is_turning:
            self._timer.stop()

    def _plate_data(self, seat: int) -> PlateData:
        model, setup = self._controller.model, self._session.setup
        own_seat = self._controller.seat
        who = setup.seats[seat]
        is_turn = model.turn == seat and model.phase is not Phase.OVER
        team = seat % model.team_count
        is_partner = None if seat == own_seat else team == self._controller.own_team
        level = bot_title(who.bot) if who.bot is not None else ""
        habit = character_title(split_bot(who.bot)[1]) if who.bot is not None else ""
        plays = ", ".join(word for word in (level, habit) if word)
        is_thinking = is_turn and self.thinking_seat() == seat
        return PlateData(
            name=who.name,
            portrait=portrait_of(seat, who.portrait),
            mark=self._mark(team),
            card_count=model.hand_sizes[seat],
            habit=habit,
            level_dots=None if who.bot is None else level_dots(who.bot),
            has_pot=model.pot_taken[team],
            is_turn=is_turn,
            is_thinking=is_thinking,
            is_danger=seat != own_seat and model.hand_sizes[seat] <= DANGER_COUNT,
            caption=text_table.plate_text(who.name, is_partner, plays, model.hand_sizes[seat], is_thinking),
        )

    def _turn_arcs(self) -> None:
        phase = self._clock.elapsed() % THINKING_TURN_MS / THINKING_TURN_MS
        for plate in self._plates:
            plate.set_phase(phase)

    # -- the strip ----------------------------------------------------------------------------------------

    def _show_strip(self, layout: TableLayout) -> None:
        session = self._session
        deal = session.deal_index + 1
        title = preset_title(session.rules.key)
        teams = self._team_order()
        data = StripData(
            title=title,
            subtitle=text_table.deal_caption(deal, session.deal_number),
            target=capitalised(length_short(session.rules, deal)),
            clock=time_left(session.clock, session.deal.is_time_up, session.deal.turns_left),
            cells=tuple(self._cell(team) for team in teams),
            hint=action_hint(Action.SHEET),
            badge=practice() if session.setup.is_practice else "",
        )
        self._strip.show_strip(layout.top_bar, layout.u, data)

    def _team_order(self) -> list[int]:
        count = self._controller.model.team_count
        return [(self._controller.own_team + step) % count for step in range(count)]

    def _cell(self, team: int) -> ScoreCell:
        session = self._session
        total = session.totals[team]
        is_counted = session.is_deal_over
        change = session.finished[-1].points[team] if is_counted else self._table_points(team)
        target = session.rules.target if session.rules.match is MatchMode.TARGET else None
        return ScoreCell(
            mark=self._mark(team),
            name=self.team_name(team),
            total=number(total),
            change=signed(change),
            progress=None if not target else max(0.0, min(1.0, total / target)),
        )

    def _mark(self, team: int) -> TeamMark:
        count = self._controller.model.team_count
        return team_mark(self._theme, (team - self._controller.own_team) % count)

    def team_name(self, team: int) -> str:
        """Return what a team is called in scores, as seen from this seat."""
        model = self._controller.model
        if team == self._controller.own_team:
            return text_table.us()
        if model.team_count == 2:
            return text_table.them()
        seats = [seat for seat in range(model.players) if seat % model.team_count == team]
        return "+".join(self._session.setup.seats[seat].name[:1] for seat in seats)

    def _table_points(self, team: int) -> int:
        """Return what the melds of a team are worth now: cards and bonuses, as everybody can count them."""
        rules = self._session.rules
        return sum(
            meld_points(meld, rules) + canasta_bonus(meld, rules)
            for meld in self._controller.model.melds[team]
        )

    # -- labels -------------------------------------------------------------------------------------------

    def _show_labels(self, layout: TableLayout) -> None:
        model, u = self._controller.model, layout.u
        for team, head in enumerate(self._heads):
            head.show_head(
                layout.heads[team],
                u,
                self._mark(team),
                self._head_words(team),
                points_count(self._table_points(team)) if model.melds[team] else "",
                short=self.team_name(team),
                is_right=team in layout.right_heads,
            )
        self._show_pots(layout)
        self._stock.show_count(layout.stock_count, u, number(model.stock_size))
        self._stock.setVisible(model.stock_size > 0)
        key = self._keys.caption(Action.REPLAY_ROUND) if self.can_replay() else None
        self.tray.show(layout, self.told, key, is_free=not self.bar.has_offer)

    def _head_words(self, team: int) -> str:
        model = self._controller.model
        if team == self._controller.own_team:
            return text_table.our_melds()
        if model.team_count == 2:
            return text_table.their_melds()
        seats = range(team, model.players, model.team_count)
        return joined([self._session.setup.seats[seat].name for seat in seats])

    def zone_words(self, team: int) -> tuple[str, int]:
        """Return the head of a team's melds, and the points of the melds."""
        return self._head_words(team), self._table_points(team)

    def pot_words(self, spot: PotSpot) -> str:
        """Return the words under a pot, or under the slot of a taken one."""
        return text_table.pot() if spot.team is None else text_table.pot_of(self.team_name(spot.team))

    def _show_pots(self, layout: TableLayout) -> None:
        while len(self._pots) < len(layout.pot_spots):
            self._pots.append(self._add(PotLabel(self._theme), Z_LABELS - 160))
        for label, spot in zip(self._pots, layout.pot_spots, strict=False):
            team = "" if spot.team is None else self.team_name(spot.team)
            label.show_pot(
                spot, layout.u, self.pot_words(spot), short=team, is_new=spot.team in self.told.pots
            )

    def _show_melds(self, layout: TableLayout) -> None:
        melds, rules = layout.picture.melds, layout.picture.rules
        for key in [key for key in self._marks if key not in layout.melds]:
            self._scene.removeItem(self._marks.pop(key))
        for key, spot in layout.melds.items():
            meld = melds[spot.team][spot.index]
            kind = badge_kind(meld, rules)
            badge = None
            if kind is not None:
                word = canasta_word(canasta_class(meld, rules), rules)
                badge = BadgeData(kind, word, number(canasta_bonus(meld, rules)))
            if badge is None and not meld.wild_rank:
                if key in self._marks:
                    self._scene.removeItem(self._marks.pop(key))
                continue
            if key not in self._marks:
                self._marks[key] = self._add(MeldMarks(self._theme), Z_MELD_MARKS)
            top = max(
                each.z for each in layout.cards if each.place is Place.MELD and (each.team, each.index) == key
            )
            self._marks[key].setZValue(top + 0.5)
            self._marks[key].show_marks(spot, layout.u, badge, meld.wild_rank)

    # -- inside -------------------------------------------------------------------------------------------

    def _celebrate(self, plan: MotionPlan) -> None:
        """Let the badges of new canastas and the ticks of a team that took its pot pop up."""
        marks = [self._marks[key] for key in plan.canastas if key in self._marks]
        plates = [plate for seat, plate in enumerate(self._plates) if self._team(seat) in plan.pots]
        pops = [(each.pop, BADGE_POP) for each in marks] + [(each.pop_tick, TICK_POP) for each in plates]
        for show_scale, start in pops:
            self._scene.animator.run(Tween(Pop(show_scale), QPointF(), QPointF(), POP, start_scale=start))

    def _team(self, seat: int) -> int:
        return seat % self._controller.model.team_count

    def _add(self, part: PartT, z: float) -> PartT:
        self._scene.add_part(part, z)
        return part

    def _all_parts(self) -> list[Part]:
        return [
            self._strip,
            *self._plates,
            *self._captions,
            *self._heads,
            *self._pots,
            *self._marks.values(),
            self._stock,
            *self.tray.parts,
            *self.bar.parts,
        ]
