"""The program's window on a profile of its own, with bots that answer at once and no motions."""

import json

from buraco_desktop.options import Options
from buraco_desktop.session.direct_runner import DirectBotRunner
from buraco_desktop.storage.files import SUFFIX
from buraco_desktop.storage.saves import write
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.language import LanguageLoader
from buraco_desktop.ui.main_window import MainWindow
from tests.ui.support.pages import Answers
from tests.ui.support.prepared import fresh

AT_ONCE = {"speed": "none", "pace": "instant", "grace_ms": 0, "language": "en"}


def open_window(qtbot, profile, **settings):
    """Show the start page of a window; `settings` are written before it reads them."""
    (profile / "settings.json").write_text(json.dumps(AT_ONCE | settings))
    faces, languages, answers = FaceCache(), LanguageLoader(), Answers()
    languages.load("en")
    window = MainWindow(profile, languages, faces, DirectBotRunner(answers.arrived.emit))
    assert window.actions_by_name, "made after the first picture in the program"
    answers.arrived.connect(window.take_answer)
    window.answers = answers  # a bound signal does not keep its object
    qtbot.addWidget(window, before_close_func=lambda _window: faces.close())
    window.resize(1280, 800)
    window.show()
    window.start(Options())
    return window


def begin_match(window, rules, players=4, number=7):
    """Open a match against greedy bots whose first deal the person begins, always with the same cards."""
    path = window.settings.path.parent / "matches" / f"{rules.key}-{number}{SUFFIX}"
    path.parent.mkdir(exist_ok=True)
    write(path, fresh(rules, players, number).record())
    window.open_match(path)
    return window.table_page
