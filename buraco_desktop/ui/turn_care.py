"""Care for the end of a turn: a discard waits until it is meant, and can be taken back for a while."""

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from buraco_desktop.engine.cards import CardId
from buraco_desktop.session.session import MatchSession
from buraco_desktop.ui.controller import TableController
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.grace import GraceOffer
from buraco_desktop.ui.looks import TableFeel, TableLook
from buraco_desktop.ui.pace import BotPace
from buraco_desktop.ui.table.held_discard import HeldDiscard
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.text_care import held_how, held_sentence
from buraco_desktop.ui.text_table import Action


class TurnCare(QObject):
    """Shows the ghost of a discard that waits, and the offer after one that was played.

    Signals:
        asked(str, str): two lines that ask whether a discard is meant.
        answered(): the question has its answer.
    """

    asked = Signal(str, str)
    answered = Signal()

    def __init__(
        self,
        session: MatchSession,
        controller: TableController,
        scene: TableScene,
        faces: FaceCache,
        pace: BotPace,
        look: TableLook,
    ) -> None:
        super().__init__(scene)
        self._controller, self._scene, self._pace, self._look = controller, scene, pace, look
        self._key, self._double_click_ms = "", 0
        self._since_asked = QElapsedTimer()
        self.offer = GraceOffer(session, controller.seat, scene, look.theme)
        self.offer.faces = look.style
        self.ghost = HeldDiscard(scene, faces)
        scene.laid_out.connect(self._show_ghost)
        controller.discard_waits.connect(self._ask)
        controller.seated.connect(self._sit)
        controller.changed.connect(self.offer.refresh)

    @property
    def is_asking(self) -> bool:
        """Whether a discard waits for a word."""
        return self._controller.guard.waiting is not None

    @property
    def is_trembling(self) -> bool:
        """Whether a click now is the second half of a double click, and no second deliberate act."""
        return self.is_asking and self._since_asked.elapsed() < self._double_click_ms

    def set_feel(self, feel: TableFeel) -> None:
        """Take what the settings say about discards."""
        self._controller.guard.is_on = feel.confirms_discard
        self.offer.wait_ms = self._pace.grace_ms = feel.grace_ms
        self.offer.key = feel.keys.shown(Action.UNDO)
        self._key, self._double_click_ms = feel.keys.shown(Action.DISCARD), feel.double_click_ms
        self.offer.refresh()

    def set_look(self, look: TableLook) -> None:
        """Take colours and card faces."""
        self._look = look
        self.offer.faces = look.style
        self.offer.plate.set_theme(look.theme)

    def stop(self) -> None:
        """Let nothing move any more."""
        self.offer.stop()

    def _sit(self) -> None:
        self.offer.seat = self._controller.seat

    def _ask(self, card: CardId | None) -> None:
        if card is None:
            self.ghost.hide()
            self.answered.emit()
        else:
            self._since_asked.start()
            self._show_ghost()
            self.asked.emit(held_sentence(card), held_how(self._key))

    def _show_ghost(self) -> None:
        card, layout = self._controller.guard.waiting, self._scene.table
        if card is None or layout is None or card not in layout.picture.hand:
            self.ghost.hide()
        else:
            self.ghost.show(card, layout, self._look.style, self._scene.ratio)
