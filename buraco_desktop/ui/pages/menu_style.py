"""How menus look: a plate of the table, brass under the pointer."""

from PySide6.QtWidgets import QMenu

from buraco_desktop.ui.theme import Theme, colour

CHOSEN_TEXT = "#241804"
"""Text on brass."""
LINE_ALPHA, DISABLED_ALPHA = 0.16, 0.5


def style_menu(menu: QMenu, theme: Theme, unit: float, icon: float = 16) -> None:
    """Give a menu and those in it the colours of a theme; `unit` is pixels for each pixel of the design.

    `icon` is the side of the pictures before the words, in pixels of the design.
    """

    def px(length: float) -> str:
        return f"{round(length * unit)}px"

    is_plain = theme.zone_line_width > 1  # high contrast: lines are white and nothing is faint
    line = _css(theme.text, 1 if is_plain else LINE_ALPHA)
    faint = _css(theme.text_dim, 0.75 if is_plain else DISABLED_ALPHA)
    menu.setStyleSheet(
        f"QMenu {{ background: {theme.plate}; color: {theme.text}; border: 1px solid {line};"
        f" padding: {px(6)} 0; font-size: {px(15)}; icon-size: {px(icon)}; }}"
        f"QMenu::icon {{ padding-left: {px(10)}; }}"
        f"QMenu::item {{ padding: {px(6)} {px(30)} {px(6)} {px(16)}; margin: 0 {px(6)};"
        f" border-radius: {px(8)}; }}"
        f"QMenu::item:selected {{ background: {theme.us}; color: {CHOSEN_TEXT}; }}"
        f"QMenu::item:disabled {{ background: transparent; color: {faint}; }}"
        f"QMenu::separator {{ height: 1px; background: {line}; margin: {px(6)} {px(16)}; }}"
    )


def _css(value: str, alpha: float) -> str:
    tint = colour(value)
    return f"rgba({tint.red()}, {tint.green()}, {tint.blue()}, {round(255 * alpha)})"
