"""The buttons of the table: the bar's at the top, and those on the ledge with the large one."""

from collections.abc import Callable
from functools import partial

from buraco_desktop.engine.refusals import Refusal, RefusalCode
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.controller import Primary, TableController
from buraco_desktop.ui.grace import GraceOffer
from buraco_desktop.ui.keys import KeyMap
from buraco_desktop.ui.table.buttons import ButtonData, ButtonItem
from buraco_desktop.ui.table.parts import Part
from buraco_desktop.ui.table.scene import TableScene
from buraco_desktop.ui.table.spots import Rect, TableLayout
from buraco_desktop.ui.text_care import free_undo_hint, nothing_to_redo
from buraco_desktop.ui.text_hint import not_now, play_button, play_hint
from buraco_desktop.ui.text_refusals import refusal_sentence
from buraco_desktop.ui.text_table import Action, action_hint, action_label
from buraco_desktop.ui.theme import Theme

ACTIONS = (
    Action.MENU,
    Action.SHEET,
    Action.RULE_BOOK,
    Action.SETTINGS,
    Action.SORT,
    Action.HINT,
    Action.UNDO,
    Action.REDO,
    Action.REDRAW,
)
REDO_WIDTH, UNDO_GAP = 26, 4
"""Width of the button beside Undo, and the room between them, in scaled pixels."""
ENTER_SIGN = "↵"
Z_BUTTONS = 5001


class ButtonParts:
    """The buttons of one table."""

    def __init__(
        self,
        scene: TableScene,
        controller: TableController,
        theme: Theme,
        on_press: Callable[[Action], None],
        on_primary: Callable[[], None],
    ) -> None:
        """Make them; `on_press` is told whose button was pressed, `on_primary` belongs to the large one."""
        self._controller, self._session, self._keys = controller, controller.session, KeyMap()
        self.offer: GraceOffer | None = None
        """The offer to take a discard back: while it is open, Undo is the one thing to do."""
        self.can_hint: Callable[[], bool] | None = None
        """Whether the person may ask for a hint now; None where there is nobody to ask."""
        self.hinted_play: Callable[[], int | None] = lambda: None
        """Number of the hint's play that the large button would play."""
        self.primary_button = ButtonItem(theme, on_primary)
        self.buttons = {action: ButtonItem(theme, partial(on_press, action)) for action in ACTIONS}
        for part in self.parts:
            scene.add_part(part, Z_BUTTONS)

    @property
    def parts(self) -> tuple[Part, ...]:
        """All of them."""
        return self.primary_button, *self.buttons.values()

    @property
    def has_offer(self) -> bool:
        """Whether a discard can be taken back by one button now."""
        return self.offer is not None and self.offer.is_open

    def show(self, layout: TableLayout, keys: KeyMap) -> None:
        """Say what each button does now, with its key."""
        self._keys = keys
        bar, u, controller = layout.top_bar, layout.u, self._controller
        for action, icon, rect in (
            (Action.MENU, "menu", bar.menu),
            (Action.SHEET, "sheet", bar.sheet),
            (Action.RULE_BOOK, "book", bar.rules),
            (Action.SETTINGS, "gear", bar.settings),
        ):
            self.buttons[action].show_button(rect, u, ButtonData(icon=icon, hint=action_hint(action)))
        self._show_primary(layout.buttons[0], u)
        self._show_labelled(Action.SORT, "sort", layout.buttons[1], u)
        extra = Action.REDRAW if controller.can_redraw else Action.HINT if self.can_hint else None
        for action, icon in ((Action.REDRAW, "die"), (Action.HINT, "bulb")):
            self.buttons[action].setVisible(action is extra)
            if action is extra:
                is_late = action is Action.HINT and self.can_hint is not None and not self.can_hint()
                reason = not_now() if is_late else ""
                self._show_labelled(action, icon, layout.buttons[2], u, reason=reason)
        undo, redo = _divided(layout.buttons[3], REDO_WIDTH * u, UNDO_GAP * u)
        self._show_undo(undo, u)
        reason = "" if self._session.can_redo(controller.seat) else nothing_to_redo()
        hint = _lines(f"{action_hint(Action.REDO)} {self._keys.caption(Action.REDO)}".strip(), reason)
        data = ButtonData(icon="redo", hint=hint, is_enabled=not reason)
        self.buttons[Action.REDO].show_button(redo, u, data)

    def _show_undo(self, rect: Rect, u: float) -> None:
        session, is_open = self._session, self.has_offer
        waits = self._controller.guard.waiting is not None
        reason = ""
        if not session.can_undo(self._controller.seat) and not waits:
            reason = _first_line(Refusal(RefusalCode.NOTHING_TO_TAKE_BACK), session.rules)
        hint = free_undo_hint() if session.setup.is_practice else action_hint(Action.UNDO)
        self._show_labelled(Action.UNDO, "undo", rect, u, hint=hint, reason=reason, is_primary=is_open)

    def _show_labelled(
        self,
        action: Action,
        icon: str,
        rect: Rect,
        u: float,
        *,
        hint: str = "",
        reason: str = "",
        is_primary: bool = False,
    ) -> None:
        """Show a button of the ledge; with a `reason` it is disabled and says it."""
        words = (hint or action_hint(action), reason)
        data = ButtonData(
            action_label(action), icon, self._keys.caption(action), is_primary, not reason, _lines(*words)
        )
        self.buttons[action].show_button(rect, u, data)

    def _show_primary(self, rect: Rect, u: float) -> None:
        number_of_play = self.hinted_play()
        if number_of_play is not None:
            words = play_button(number_of_play)
            data = ButtonData(words, "play", ENTER_SIGN, is_primary=True, hint=play_hint())
            self.primary_button.show_button(rect, u, data)
            return
        primary, is_enabled = self._controller.primary()
        action = {
            Primary.DRAW: Action.DRAW,
            Primary.TAKE: Action.TAKE,
            Primary.MELD: Action.MELD,
            Primary.DISCARD: Action.DISCARD,
            Primary.SKIP: Action.SKIP,
            Primary.SCORE: Action.SHEET,
        }[primary]
        key = self._keys.caption(action)
        label = action_label(action)
        if primary is Primary.MELD:
            label = f"{label} {len(self._controller.selection)}"
        refusal = self._controller.why_not()
        reason = "" if refusal is None else _first_line(refusal, self._session.rules)
        hint = _lines(action_hint(action), reason)
        data = ButtonData(label, "play", key, primary is not Primary.SKIP, is_enabled, hint)
        self.primary_button.show_button(rect, u, data)


def _divided(rect: Rect, right_width: float, gap: float) -> tuple[Rect, Rect]:
    """Return the left and the right part of a rectangle."""
    left = Rect(rect.x, rect.y, rect.width - right_width - gap, rect.height)
    return left, Rect(rect.right - right_width, rect.y, right_width, rect.height)


def _first_line(refusal: Refusal, rules: RuleSet) -> str:
    return refusal_sentence(refusal, rules)[0]


def _lines(*words: str) -> str:
    return "\n".join(line for line in words if line)
