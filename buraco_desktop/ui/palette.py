"""The colours of plain widgets (menus, file dialogs, drop-downs): paper and brass, as on the table."""

from PySide6.QtGui import QColor, QPalette


def app_palette() -> QPalette:
    """Return the palette for the Fusion style."""
    palette = QPalette()
    role = QPalette.ColorRole
    for which, value in (
        (role.Window, "#FBF5E6"),
        (role.WindowText, "#2A2418"),
        (role.Base, "#FFFDF6"),
        (role.AlternateBase, "#F4ECD8"),
        (role.Text, "#2A2418"),
        (role.Button, "#F4ECD8"),
        (role.ButtonText, "#2A2418"),
        (role.ToolTipBase, "#FFF9EA"),
        (role.ToolTipText, "#2A2418"),
        (role.Highlight, "#2F6154"),
        (role.HighlightedText, "#FFFDF6"),
        (role.Link, "#1F5E9E"),
        (role.PlaceholderText, "#6F6650"),
    ):
        palette.setColor(which, QColor(value))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor("#8E866F"))
    return palette
