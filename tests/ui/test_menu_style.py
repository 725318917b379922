"""The menu wears the colours of the table, and those in it do too."""

import pytest
from PySide6.QtWidgets import QMenu

from buraco_desktop.ui.pages.menu_style import style_menu
from buraco_desktop.ui.theme import THEMES


def plain_and_chosen(menu: QMenu) -> tuple[str, str]:
    """The colour beside the words of the second entry, and of the first, which is chosen."""
    menu.setActiveAction(menu.actions()[0])
    menu.resize(menu.sizeHint())
    image = menu.grab().toImage()
    boxes = [menu.actionGeometry(action) for action in menu.actions()[:2]]
    chosen, plain = (image.pixelColor(box.right() - 12, box.center().y()).name().upper() for box in boxes)
    return plain, chosen


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_menus_have_the_colours_of_the_theme(qapp, theme) -> None:
    menu = QMenu()
    for words in ("One", "Two"):
        menu.addAction(words)
    inner = menu.addMenu("More")
    for words in ("Three", "Four"):
        inner.addAction(words)
    style_menu(menu, theme, 1.0)
    assert plain_and_chosen(menu) == (theme.plate.upper(), theme.us.upper())
    assert plain_and_chosen(inner) == (theme.plate.upper(), theme.us.upper())


def test_menus_grow_with_the_scale(qapp) -> None:
    menu = QMenu()
    menu.addAction("One")
    style_menu(menu, THEMES[0], 1.0)
    small = menu.sizeHint()
    style_menu(menu, THEMES[0], 1.5)
    assert menu.sizeHint().height() > 1.3 * small.height()
    assert menu.sizeHint().width() > 1.3 * small.width()
