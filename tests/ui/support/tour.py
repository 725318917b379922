"""A walk through the whole program in one window: every page, panel and dialog, one after the other."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget

from buraco_desktop.ui.dialogs.self_check import SelfCheckDialog
from buraco_desktop.ui.faces import FaceCache
from buraco_desktop.ui.language import LanguageLoader
from buraco_desktop.ui.text_table import Action
from tests.gallery import positions, scenes
from tests.gallery.studio import Studio, studio
from tests.ui.support.languages import spoken

DIALOGS = {
    "score-so-far": Action.SHEET,
    "rule-book": Action.RULE_BOOK,
    "settings": Action.SETTINGS,
    "keys": Action.KEYS,
    "self-check": Action.SELF_CHECK,
    "fair-cards": Action.FAIR_CARDS,
    "licences": Action.LICENCES,
    "about": Action.ABOUT,
}
PLACES = ("start", "new-match", "house-rules", "table", "log", "hint", *DIALOGS, "score-sheet")


class Tour:
    """Stands at one place after the other."""

    def __init__(self, place: Studio, languages: LanguageLoader) -> None:
        self.studio, self.languages = place, languages

    @property
    def window(self):
        """The window."""
        return self.studio.window

    def places(self) -> Iterator[tuple[str, QWidget]]:
        """Go from place to place; give its name, and the page or dialog that has the keyboard there."""
        place, window = self.studio, self.window
        place.start()
        yield "start", window.start_page
        place.do(Action.NEW_MATCH)
        yield "new-match", window.new_match_page
        scenes.house_rules(place)
        place.settle()
        yield "house-rules", window.overlay
        scenes.at(positions.BUKHARO)(place)
        yield "table", window.table_page
        place.do(Action.LOG)
        yield "log", window.table_page
        scenes.hint(place)
        yield "hint", window.table_page
        for name, action in DIALOGS.items():
            place.do(action)
            yield name, window.overlay
            dialog = window.overlay
            if isinstance(dialog, SelfCheckDialog):
                dialog.closed.emit()  # nobody wants the rest of its verdict
                dialog.wait()
        scenes.played("burraco-italiano", 4, 48213, deals=1)(place)
        place.settle()
        yield "score-sheet", window.overlay


@contextmanager
def tour(size: tuple[int, int] = (1280, 800), **settings: object) -> Iterator[Tour]:
    """Open a window of its own in English, as large as said, with these settings."""
    with spoken("en") as languages:
        faces = FaceCache()
        with studio(languages, faces, size, settings) as place:
            yield Tour(place, languages)
        faces.close()
