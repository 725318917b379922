"""Every picture of the gallery: where it is, in which settings, and how the window gets there."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import AceMode
from buraco_desktop.session.session import MatchSession
from buraco_desktop.session.setup import MatchSetup
from buraco_desktop.storage.records import MatchRecord
from buraco_desktop.ui.dialogs.self_check import SelfCheckDialog
from buraco_desktop.ui.house_rules.draft import draft_of, sketch_of
from buraco_desktop.ui.house_rules.editor import HouseRulesEditor
from buraco_desktop.ui.house_rules.fields import Group
from buraco_desktop.ui.pages.seat_card import PERSON
from buraco_desktop.ui.text_table import Action
from tests.gallery import positions
from tests.gallery.positions import Composed, company
from tests.gallery.studio import SILENT, Studio
from tests.ui.support.mouse import TableMouse

Pose = Callable[[Studio], None]


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture at any size."""

    name: str
    pose: Pose
    settings: dict[str, object] = field(default_factory=dict)


def at(table: Composed, *then: Pose) -> Pose:
    """Go to a composed table, and on from there."""

    def pose(studio: Studio) -> None:
        studio.open(table.saved("gallery", SILENT))
        studio.play(table.commands)
        for step in then:
            step(studio)

    return pose


def played(preset: str, players: int, number: int, *, deals: int = 0, turns: int = 0) -> Pose:
    """Go to a match of bots: so many deals are over, and so many turns of the next one."""
    return lambda studio: studio.open(_played(preset, players, number, deals, turns))


def _played(preset: str, players: int, number: int, deals: int, turns: int) -> MatchRecord:
    rules = rulesets.find(preset)
    assert rules is not None, preset
    seats = company(players)
    session = MatchSession.new(MatchSetup(rules, players, seats, players - 1, number), SILENT)
    bot = make_bot("greedy")

    def play(last_turn: int | None) -> None:
        while not session.is_deal_over:
            deal = session.deal
            if last_turn is not None and deal.turn_count >= last_turn and deal.turn == 0:
                return
            session.submit(deal.turn, bot.choose(session.view(deal.turn), Random(deal.turn_count)))

    for index in range(deals):
        if index:
            session.next_deal()
        play(None)
    if turns:
        if deals:
            session.next_deal()
        play(turns)
    return session.record()


def start(studio: Studio) -> None:
    """Go to the start page."""
    studio.start()


def later_start(studio: Studio) -> None:
    """Go to the start page with a match to continue."""
    at(positions.ITALIAN)(studio)
    studio.do(Action.START_PAGE)


def new_match(studio: Studio) -> None:
    """Go to the page of a new match."""
    studio.start()
    studio.do(Action.NEW_MATCH)


def people(studio: Studio) -> None:
    """Go to the page of a new match at which a second person sits down."""
    new_match(studio)
    card = studio.window.new_match_page._seats.seats[2]
    card.character_chosen.emit(PERSON)
    QTest.keyClicks(card.field, "Paulo")
    studio.window.new_match_page.setFocus()


def shared(turns: int, *, is_ready: bool = False) -> Pose:
    """Go to a table of two people after so many turns, three commands each; Ana has played the second."""

    def pose(studio: Studio) -> None:
        commands = positions.SHARED.commands
        studio.open(positions.SHARED.saved("gallery", SILENT))
        studio.play(commands[:3])
        QTest.keyClick(studio.page.curtain.sheet.button, Qt.Key.Key_Return)
        studio.play(commands[3 : 3 * turns])
        if is_ready:
            QTest.keyClick(studio.page.curtain.sheet.button, Qt.Key.Key_Return)
            studio.settle()

    return pose


def house_rules(studio: Studio) -> None:
    """Open the house rules, with two changes that do not fit each other."""
    new_match(studio)
    draft = draft_of(rulesets.BUKHARO) | {"ace_mode": AceMode.HIGH_ONLY, "two_aces": True, "a_to_k": 500}
    studio.window.new_match_page.house_rules_requested.emit(sketch_of(draft, "bukharo"), "Casa Ferreira")
    editor = studio.window.overlay
    assert isinstance(editor, HouseRulesEditor)
    QTest.mouseClick(editor.groups.rows[Group.MELDS], Qt.MouseButton.LeftButton)


def rule_book(studio: Studio) -> None:
    """Open the rule book where a refusal leads."""
    _refuse(studio)
    studio.page.rule_asked.emit("wild.one", " ".join(studio.page.message))


def to_meld(index: int) -> Callable[[TableMouse], QPoint]:
    """Return the middle of an own meld."""
    return lambda mouse: mouse.meld_point(index)


def to_felt(mouse: TableMouse) -> QPoint:
    """Return a point of the own zone right of all melds."""
    zone = mouse.layout.zones[mouse.layout.own_team]
    return QPoint(round(zone.right - 90), round(zone.y + zone.height / 2))


def to_tray(mouse: TableMouse) -> QPoint:
    """Return the middle of the pile's tray."""
    return mouse.middle(mouse.layout.tray)


def _refuse(studio: Studio) -> None:
    studio.carry("2C", to_meld(1), is_dropped=True)


def _discard(studio: Studio) -> None:
    studio.carry("3H", to_tray, is_dropped=True)


def menu(studio: Studio) -> None:
    """Show the menu; it is a window of its own."""
    made = studio.window.make_menu()
    made.ensurePolished()
    made.setActiveAction(made.actions()[0])
    made.resize(made.sizeHint())
    studio.show_instead(made.grab())
    made.deleteLater()


def self_checked(studio: Studio) -> None:
    """Wait until the self-check has its verdict."""
    dialog = studio.window.overlay
    assert isinstance(dialog, SelfCheckDialog)
    dialog.wait()


def hint(studio: Studio) -> None:
    """Ask for a hint and wait for its plays."""
    studio.do(Action.HINT)
    studio.advise()


def two_steps(studio: Studio) -> None:
    """Show the first two steps of the last round again."""
    studio.do(Action.REPLAY_ROUND)
    for _ in range(2):
        studio.page.replay.show_next()


def do(*actions: Action) -> Pose:
    """Trigger actions of the menu."""
    return lambda studio: studio.do(*actions)


def picked(*then: Pose) -> Pose:
    """Go to the table of the design with three cards picked."""
    return at(positions.ITALIAN, lambda studio: studio.pick("QC KC AC") and None, *then)


_ghost = picked(lambda studio: studio.hover(to_meld(2)))
_sheet = played("burraco-italiano", 4, 48213, deals=4)

SCENES = (
    Scene("start", start),
    Scene("start-later", later_start),
    Scene("new-match", new_match),
    Scene("new-match-people", people),
    Scene("curtain", shared(3)),
    Scene("curtain-opened", shared(3, is_ready=True)),
    Scene("curtain-cloth", shared(2), {"grace_ms": 0}),
    Scene("curtain-high-contrast", shared(3), {"theme": "high-contrast"}),
    Scene("curtain-dark", shared(3), {"theme": "dark", "dialogs": "dark", "text_scale": 1.5}),
    Scene("deal", played("bukharo", 4, 48213), {"has_coach": True}),
    Scene("mid-game", played("bukharo", 4, 48213, turns=11)),
    Scene("table", at(positions.ITALIAN)),
    Scene("picked", picked()),
    Scene("ghost", _ghost),
    Scene("carried", at(positions.ITALIAN, lambda studio: studio.carry("QC KC AC", to_meld(2)))),
    Scene("refused", at(positions.ITALIAN, _refuse)),
    Scene("refused-try", at(positions.ITALIAN, lambda studio: studio.carry("2C", to_meld(1)))),
    Scene("grace", at(positions.ITALIAN, _discard)),
    Scene("confirm-discard", at(positions.ITALIAN, _discard), {"confirms_discard": True}),
    Scene("taken", at(positions.TAKEN)),
    Scene("replay-round", at(positions.TAKEN, two_steps)),
    Scene("coach", at(positions.BUKHARO), {"has_coach": True}),
    Scene("coach-closed-pile", at(positions.TWO), {"has_coach": True}),
    Scene("hint", at(positions.BUKHARO, hint)),
    Scene("hint-log", at(positions.BUKHARO, do(Action.LOG), hint)),
    Scene("classes", at(positions.CLASSES)),
    Scene("classes-semi-clean", at(positions.CLASSES_ITALIAN)),
    Scene("pot", at(positions.POT)),
    Scene("pile-open", at(positions.LONG_PILE)),
    Scene("pile-spread", at(positions.LONG_PILE, do(Action.SPREAD))),
    Scene("pile-closed", at(positions.TWO)),
    Scene("take-justified", at(positions.TWO, lambda studio: studio.carry_top("10C QC", to_felt))),
    Scene("two-players", at(positions.TWO)),
    Scene("three-pairs", at(positions.THREE_PAIRS)),
    Scene("three-pairs-crowded", at(positions.PAIRS_CROWDED)),
    Scene("six-players", at(positions.SIX)),
    Scene("crowded", at(positions.CROWDED)),
    Scene("hand-45", at(positions.FORTY_FIVE), {"theme": "wood"}),
    Scene("log", at(positions.BUKHARO, do(Action.LOG))),
    Scene("wood", _ghost, {"theme": "wood"}),
    Scene("dark", _ghost, {"theme": "dark", "dialogs": "dark"}),
    Scene("high-contrast", _ghost, {"theme": "high-contrast"}),
    Scene("large-index", at(positions.ITALIAN), {"index": "large", "suits": "four"}),
    Scene("large-text", at(positions.ITALIAN), {"text_scale": 1.5, "has_large_cards": True}),
    Scene("crowded-large-index", at(positions.CROWDED), {"index": "large"}),
    Scene("score-sheet", _sheet),
    Scene("score-sheet-three", played("burraco-six", 6, 7731, deals=1)),
    Scene("score-sheet-dark", _sheet, {"theme": "dark", "dialogs": "dark"}),
    Scene("score-so-far", at(positions.ITALIAN, do(Action.SHEET))),
    Scene("rule-book", at(positions.ITALIAN, rule_book)),
    Scene("house-rules", house_rules),
    Scene("settings", at(positions.ITALIAN, do(Action.SETTINGS))),
    Scene("settings-high-contrast", at(positions.ITALIAN, do(Action.SETTINGS)), {"theme": "high-contrast"}),
    Scene("keys", at(positions.ITALIAN, do(Action.KEYS))),
    Scene("self-check", at(positions.ITALIAN, do(Action.SELF_CHECK), self_checked)),
    Scene("fair-cards", at(positions.ITALIAN, do(Action.FAIR_CARDS))),
    Scene("licences", at(positions.ITALIAN, do(Action.LICENCES))),
    Scene("about", at(positions.ITALIAN, do(Action.ABOUT))),
    Scene("menu", at(positions.ITALIAN, menu)),
    Scene("menu-high-contrast", at(positions.ITALIAN, menu), {"theme": "high-contrast"}),
    *(
        Scene(f"{name}-{language}", pose, {"language": language})
        for language in ("pt_BR", "it", "es", "ru")
        for name, pose in (
            ("start", start),
            ("new-match", new_match),
            ("curtain", shared(3)),
            ("ghost", _ghost),
            ("log", at(positions.BUKHARO, do(Action.LOG))),
            ("score-sheet", _sheet),
            ("settings", at(positions.ITALIAN, do(Action.SETTINGS))),
        )
    ),
)
BEST = ("ghost", "start", "hint", "three-pairs", "dark", "score-sheet", "house-rules", "rule-book")
"""The scenes whose pictures README.md shows."""
