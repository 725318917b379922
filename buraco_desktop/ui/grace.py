"""After the own discard: the offer to take it back, until the next player acts (RULES 9, grace undo)."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from buraco_desktop.engine.commands import Discard
from buraco_desktop.session.session import MatchSession
from buraco_desktop.ui.faces import FaceStyle
from buraco_desktop.ui.table.offer import DiscardFrame, OfferData, OfferPlate
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.text_care import offer_hint, take_back, until_acts
from buraco_desktop.ui.theme import Theme

TICK_MS = 40
Z_OFFER = 5200


class GraceOffer(QObject):
    """Shows the plate for one person of one table, and how much of the bot's wait is left.

    Signals:
        taken(): the player pressed the plate.
    """

    taken = Signal()

    def __init__(self, session: MatchSession, seat: int, scene: TableScene, theme: Theme) -> None:
        super().__init__(scene)
        self.wait_ms = 0
        """How long a bot waits after a person's discard, in milliseconds; 0 makes no offer."""
        self.key = ""
        """The key that does the same, as the player reads it."""
        self.faces = FaceStyle()
        self.seat = seat
        """The person whose discard can be taken back."""
        self._session, self._scene = session, scene
        self._version: int | None = None
        self.plate = OfferPlate(theme, self.taken.emit)
        self.plate.setZValue(Z_OFFER)
        scene.addItem(self.plate)
        self.frame = DiscardFrame(scene)
        self._elapsed = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.refresh)
        scene.laid_out.connect(self.refresh)

    @property
    def is_open(self) -> bool:
        """Whether the own discard can be taken back, and the player wishes the offer."""
        entry = self._session.discard_to_take_back
        return self.wait_ms > 0 and entry is not None and entry.seat == self.seat

    def refresh(self) -> None:
        """Show the offer as it stands, or none."""
        entry, layout = self._session.discard_to_take_back, self._scene.table
        if entry is None or layout is None or not self.is_open or not isinstance(entry.command, Discard):
            self.stop()
            return
        if self._session.version != self._version:
            self._version = self._session.version
            self._elapsed.start()
        follower = self._session.setup.seats[self._session.deal.turn]
        share = None
        if not follower.is_person:
            share = max(0.0, 1 - self._elapsed.elapsed() / self.wait_ms)
            if not self._timer.isActive() and share:
                self._timer.start()
        if not share:
            self._timer.stop()
        data = OfferData(
            take_back(), entry.command.card, until_acts(follower.name), offer_hint(self.key), self.faces
        )
        self.plate.show_offer(layout, data, share)
        self.frame.show(layout, data.card, self.plate.theme)

    def stop(self) -> None:
        """Take the offer away."""
        self._timer.stop()
        self.plate.setVisible(False)
        self.frame.hide()
