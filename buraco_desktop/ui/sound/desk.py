"""Lets the window be heard: the player's volumes, the sounds of the table, the call of a window behind."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication, QWidget

from buraco_desktop.engine.events import Event
from buraco_desktop.storage.settings import Settings
from buraco_desktop.ui.sound import cues
from buraco_desktop.ui.sound.cues import Cue, SoundGroup, TableCues

if TYPE_CHECKING:
    from buraco_desktop.ui.table_page import TablePage

VARIANTS = {"slide": "abc", "set-down": "abc"}
"""Sounds that come so often that there are several of them."""
VARIED_DB = 1.5
"""Every sound is by chance so much louder or softer, in decibels."""
EXAMPLES_APART_MS = 900
"""Between the examples of two groups, in milliseconds."""
TRY_SOUND, HAS_SOUND = "try_sound", "has_sound"


def volume_name(group: SoundGroup) -> str:
    """Return the name of the setting with the volume of a group."""
    return f"volume_{group}"


class Player(Protocol):
    """Who plays the sounds: a `Speaker`, or what stands in for it."""

    def play(self, name: str, gain: float, delay_ms: float = 0) -> None:
        """Let a sound be heard."""


class SoundDesk(QObject):
    """Listens to the tables of one window."""

    def __init__(
        self,
        window: QWidget,
        player: Player,
        settings: Callable[[], Settings],
        alert: Callable[[QWidget], None] = QApplication.alert,
    ) -> None:
        """Play the sounds of `window` in the volumes of the `settings` of that moment.

        `alert` makes the entry of a window in the task bar call for attention.
        """
        super().__init__(window)
        self._alert = alert
        self._window, self._player, self._settings = window, player, settings
        self._random = Random()
        self._page: TablePage | None = None
        self._table: TableCues | None = None
        self._picked, self._deal_index = 0, -1

    @Slot(object)
    def attach(self, page: "TablePage") -> None:
        """Listen to a new table, which takes the place of the one before."""
        self._page = page
        controller = page.controller
        controller.stepped.connect(self._step)
        controller.was_reset.connect(self._restart)
        controller.refused.connect(lambda _refusal: self.play(cues.REFUSED))
        controller.changed.connect(self._follow_picking)
        self._deal_index = -1
        if controller.session.played:
            self._deal_index = controller.session.deal_index  # its cards lie on the table already
        self._restart()

    @Slot(str)
    def try_setting(self, name: str) -> None:
        """Let the player hear what a setting of the sounds does; the switch and the button play all."""
        is_all = name in (TRY_SOUND, HAS_SOUND)
        groups = [group for group in SoundGroup if is_all or name == volume_name(group)]
        for index, group in enumerate(groups):
            self.play(cues.SAMPLES[group], index * EXAMPLES_APART_MS)

    def play(self, cue: Cue, delay_ms: float = 0) -> None:
        """Let a sound be heard, unless the player wants silence."""
        settings = self._settings()
        volume = getattr(settings, volume_name(cue.group)) / 100
        if not settings.has_sound or not volume:
            return
        letters = VARIANTS.get(cue.name)
        name = f"{cue.name}-{self._random.choice(letters)}" if letters else cue.name
        varied = 10 ** (self._random.uniform(-VARIED_DB, VARIED_DB) / 20)
        # The ear hears ratios: by the square, half way on the slider is about half as loud.
        self._player.play(name, volume * volume * varied, delay_ms)

    @Slot(tuple)
    def _step(self, events: tuple[Event, ...]) -> None:
        page, table = self._page, self._table
        if page is None or table is None:
            return
        self._picked = len(page.controller.selection)  # what was played is not put back
        session = page.controller.session
        points = session.finished[-1].points if session.is_deal_over else None
        animator = page.scene.animator
        share = 0.0 if animator.is_reduced else animator.speed.value
        for cue in table.hear(events, points):
            if cue.name == cues.TURN.name:
                self._hear_turn(cue.delay_ms * share)
            else:
                self.play(cue, cue.delay_ms * share)

    def _hear_turn(self, delay_ms: float) -> None:
        """Tell that the person is to act; a window behind others calls, also from the task bar."""
        if self._window.isActiveWindow():
            self.play(cues.TURN, delay_ms)
        else:
            self.play(cues.CALL, delay_ms)
            self._alert(self._window)

    @Slot()
    def _restart(self) -> None:
        if self._page is not None:
            controller, session = self._page.controller, self._page.controller.session
            persons = [seat for seat, setup in enumerate(session.setup.seats) if setup.is_person]
            self._picked = len(controller.selection)
            self._table = TableCues(session.rules, persons, controller.model.melds)
            if session.deal_index != self._deal_index:
                self._deal_index = session.deal_index
                self.play(cues.DEAL)

    @Slot()
    def _follow_picking(self) -> None:
        if self._page is None:
            return
        before, self._picked = self._picked, len(self._page.controller.selection)
        if self._picked != before:
            self.play(cues.PICK if self._picked > before else cues.PUT_BACK)
