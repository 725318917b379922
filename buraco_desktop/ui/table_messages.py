"""The message of a table: one pill on the upper edge of the ledge, until the player acts (design 10.12)."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QRectF, QSizeF, QTimer, Signal

from buraco_desktop.ui.table.marks import Pill
from buraco_desktop.ui.table.message_place import message_place
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table.spots import Rect, TableLayout
from buraco_desktop.ui.text_table import rule_link

MESSAGE_MS = 6000
"""How long a message stays, in milliseconds, unless the player acts before."""
Z_MESSAGE = 9500
LEAST_MARGIN = 24
"""What a message in one row leaves of the window's width, in logical pixels."""


class TableMessages(QObject):
    """One message at a time.

    Signals:
        changed(): a message has come or gone.
        rule_asked(str, str): key of a paragraph of the rule book, and why the player asks.
    """

    changed = Signal()
    rule_asked = Signal(str, str)

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._message: Pill | None = None
        self._on_link: Callable[[], None] | None = None
        self.to_be_seen: Callable[[], list[Rect]] = list
        """What else than melds, hand and buttons no message may cover."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear)
        self._said: tuple[str, str, bool, str] = ("", "", False, "")
        """Both sentences, whether they refuse, and the words of the link."""
        self._scale = (0.0, 0.0, 0.0)
        scene.laid_out.connect(self._follow)

    @property
    def lines(self) -> list[str]:
        """The lines that are shown, empty without a message."""
        return self._message.lines if self._message else []

    @property
    def has_link(self) -> bool:
        """Whether the message links to a rule."""
        return self._message is not None and self._on_link is not None

    def follow_link(self) -> None:
        """Open the rule that the message links to."""
        if self._on_link is not None:
            self._on_link()

    @property
    def box(self) -> QRectF:
        """The area of the message in the scene; empty without one."""
        if self._message is None:
            return QRectF()
        return QRectF(self._message.pos(), QSizeF(*self._message.size))

    def say(self, first: str, second: str, *, is_refusal: bool, rule_key: str, is_question: bool) -> None:
        """Show a message until the player acts, a question until its answer; `rule_key` links to a rule."""
        self.clear()
        layout = self._scene.shown
        if layout is None:
            return
        link, on_link = "", None
        if rule_key:
            link = rule_link()
            on_link = partial(self.rule_asked.emit, rule_key, f"{first} {second}")
        self._said, self._on_link = (first, second, is_refusal, link), on_link
        self._show(layout)
        if not is_question:
            self._timer.start(MESSAGE_MS)
        self.changed.emit()

    def _show(self, layout: TableLayout) -> None:
        """Put what is said where it covers least."""
        first, second, is_refusal, link = self._said
        others, on_link = self.to_be_seen(), self._on_link
        ways = []
        for is_flat in (False, True):
            pill = Pill(
                first, second, layout.hand.width, layout.u, is_refusal, link, on_link, is_flat=is_flat
            )
            if not is_flat or pill.size[0] <= layout.width - LEAST_MARGIN:
                ways.append((pill, message_place(layout, *pill.size, others)))
        pill, place = min(ways, key=lambda way: (way[1].cover, way[1].distance))
        pill.setPos(place.x, place.y)
        pill.setZValue(Z_MESSAGE)
        self._scene.addItem(pill)
        self._message, self._scale = pill, _scale(layout)

    def _follow(self, layout: TableLayout) -> None:
        """Go along with the ledge when the window or its words get another size."""
        if self._message is not None and _scale(layout) != self._scale:
            self._scene.removeItem(self._message)
            self._show(layout)

    def clear(self) -> None:
        """Take the message away."""
        self._timer.stop()
        if self._message is not None:
            self._scene.removeItem(self._message)
            self._message = None
            self.changed.emit()

    def stop(self) -> None:
        """Let nothing happen any more."""
        self._timer.stop()


def _scale(layout: TableLayout) -> tuple[float, float, float]:
    return layout.width, layout.height, layout.u
