"""The colours of a sheet for what was changed and what does not fit, in every theme."""

from PySide6.QtGui import QColor

from buraco_desktop.ui.pages.look import Look


def changed_fill(look: Look) -> QColor:
    """Return the ground of a changed field."""
    if look.is_light:
        return QColor("#FFF7DF")
    return QColor(look.theme.sheet) if look.is_high_contrast else QColor("#2B2A25")


def panel_fill(look: Look) -> QColor:
    """Return the ground of a panel on the sheet."""
    if look.is_light:
        return QColor("#F1E8D0")
    return QColor(look.theme.sheet) if look.is_high_contrast else QColor("#262B35")


def wrong_fill(look: Look) -> QColor:
    """Return the ground of what does not fit."""
    if look.is_light:
        return QColor("#FBE5DF")
    return QColor(look.theme.sheet) if look.is_high_contrast else QColor("#35262A")


def wrong(look: Look) -> QColor:
    """Return the colour of what does not fit; a triangle always stands beside it."""
    return QColor(look.theme.negative)


def line(look: Look) -> QColor:
    """Return the colour of lines on the sheet."""
    return QColor(look.theme.sheet_line)


def brass_text(look: Look) -> QColor:
    """Return the colour of words about a change."""
    return QColor(look.theme.us_on_sheet)
