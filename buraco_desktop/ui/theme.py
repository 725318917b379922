"""Colours, fonts and the scale of the interface (the design's tokens). One theme is one frozen value."""

from functools import cache

import msgspec
from PySide6.QtGui import QColor, QFont, QFontDatabase

BASE_WIDTH, BASE_HEIGHT = 1280, 800
FAMILIES = (
    "Segoe UI Variable Text",
    "Segoe UI",
    "Inter",
    "Noto Sans",
    "Cantarell",
    "Ubuntu",
    "DejaVu Sans",
)


class Theme(msgspec.Struct, frozen=True):
    """The colours of one table. Values are #RRGGBB or #AARRGGBB."""

    key: str
    table_centre: str
    table_mid: str
    table_edge: str
    zone_fill: str
    zone_line: str
    zone_line_width: float
    ledge_top: str
    ledge_mid: str
    ledge_bottom: str
    has_grain: bool
    text: str
    text_dim: str
    plate: str
    plate_line: str
    us: str = "#F0B93F"
    us_edge: str = "#A97718"
    them: str = "#7FB4E8"
    third: str = "#D9A4F0"
    mint: str = "#7FDDB0"
    new: str = "#62B6FF"
    new_edge: str = "#0E3557"
    slot: str = "#33200F"
    slot_line: str = "#57FFFFFF"
    paper: str = "#FFFDF8"
    paper_edge: str = "#CFC6B4"
    sheet: str = "#FBF5E6"
    sheet_text: str = "#2A2418"
    sheet_dim: str = "#6F6650"
    sheet_line: str = "#E4D9BF"
    negative: str = "#A8322A"
    positive: str = "#17563A"
    us_on_sheet: str = "#8F6100"
    them_on_sheet: str = "#1F5E9E"
    third_on_sheet: str = "#7A3E9D"
    face_suffix: str = ""
    """Ending of the card face files of this theme; empty for the player's own choice of set."""

    def team(self, place: int) -> str:
        """Return the colour of a team on the table; `place` 0 is the own team, then in the order of play."""
        return (self.us, self.them, self.third)[place]


FELT = Theme(
    key="felt",
    table_centre="#275F53",
    table_mid="#1F5449",
    table_edge="#143B34",
    zone_fill="#3D0B2721",
    zone_line="#12FFFFFF",
    zone_line_width=1,
    ledge_top="#59381F",
    ledge_mid="#3E2514",
    ledge_bottom="#2A180C",
    has_grain=True,
    text="#FBF5E6",
    text_dim="#BFD3C8",
    plate="#12312B",
    plate_line="#1FFFFFFF",
)

WOOD = Theme(
    key="wood",
    table_centre="#6B4326",
    table_mid="#56351D",
    table_edge="#38210F",
    zone_fill="#421E0F05",
    zone_line="#14FFFFFF",
    zone_line_width=1,
    ledge_top="#2F1B0E",
    ledge_mid="#24140A",
    ledge_bottom="#180D06",
    has_grain=True,
    text="#FFF6E6",
    text_dim="#E2CDB4",
    plate="#26150A",
    plate_line="#1FFFFFFF",
)

DARK = Theme(
    key="dark",
    table_centre="#272C36",
    table_mid="#1D212A",
    table_edge="#13161C",
    zone_fill="#42000000",
    zone_line="#12FFFFFF",
    zone_line_width=1,
    ledge_top="#23272F",
    ledge_mid="#1A1D24",
    ledge_bottom="#121419",
    has_grain=False,
    text="#F2EEE4",
    text_dim="#A9B1BD",
    plate="#12151B",
    plate_line="#1FFFFFFF",
    slot="#121419",
    sheet="#1D212A",
    sheet_text="#F2EEE4",
    sheet_dim="#A9B1BD",
    sheet_line="#3A404C",
    negative="#FF9A8F",
    positive="#8FE0B8",
    us_on_sheet="#F0B93F",
    them_on_sheet="#7FB4E8",
    third_on_sheet="#D9A4F0",
)

HIGH_CONTRAST = Theme(
    key="high-contrast",
    table_centre="#000000",
    table_mid="#000000",
    table_edge="#000000",
    zone_fill="#000000",
    zone_line="#FFFFFF",
    zone_line_width=2,
    ledge_top="#000000",
    ledge_mid="#000000",
    ledge_bottom="#000000",
    has_grain=False,
    text="#FFFFFF",
    text_dim="#FFFFFF",
    plate="#000000",
    plate_line="#FFFFFF",
    us="#FFD000",
    us_edge="#FFFFFF",
    them="#5CC8FF",
    mint="#7CFFB8",
    new="#5CC8FF",
    new_edge="#000000",
    slot="#000000",
    slot_line="#FFFFFF",
    paper="#FFFFFF",
    paper_edge="#000000",
    sheet="#000000",
    sheet_text="#FFFFFF",
    sheet_dim="#FFFFFF",
    sheet_line="#FFFFFF",
    negative="#FFFFFF",
    positive="#FFFFFF",
    us_on_sheet="#FFD000",
    them_on_sheet="#5CC8FF",
    third_on_sheet="#D9A4F0",
    face_suffix="-hc",
)

THEMES = (FELT, WOOD, DARK, HIGH_CONTRAST)
PAPER_TOKENS = (
    "sheet",
    "sheet_text",
    "sheet_dim",
    "sheet_line",
    "negative",
    "positive",
    "us_on_sheet",
    "them_on_sheet",
    "third_on_sheet",
)
"""The tokens of what lies on paper: dialogs and the log."""


def find_theme(key: str) -> Theme:
    """Return the theme with this key; the felt for an unknown one."""
    return next((theme for theme in THEMES if theme.key == key), FELT)


def on_paper(theme: Theme, *, is_dark: bool) -> Theme:
    """Return a theme with the paper of the dark table, or with the cream one."""
    source = DARK if is_dark else FELT
    return msgspec.structs.replace(theme, **{token: getattr(source, token) for token in PAPER_TOKENS})


def ui_scale(width: float, height: float, text_setting: float = 1.0) -> float:
    """Return the factor for text and spacing in a window of this size, in logical pixels (design 3)."""
    return max(0.9, min(2.5, width / BASE_WIDTH, height / BASE_HEIGHT)) * text_setting


LIGHTER = 10
"""Qt takes the nearest weight that a family has, and the bolder one of two that are as near."""


@cache
def _family() -> QFont:
    """Return the font of the first family that is installed; asked once, as the list is long to make."""
    installed = set(QFontDatabase.families())
    families = [family for family in FAMILIES if family in installed]
    if families:
        return QFont(families)
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)


def font_family() -> str:
    """Return the families that the interface's font is looked for in, the first one installed."""
    return ", ".join(_family().families())


def font(pixels: float, weight: int = 500) -> QFont:
    """Return the interface's font; `pixels` are logical, `weight` is 100..1000.

    A weight midway between regular and bold is regular where the family has nothing between them.
    """
    chosen = QFont(_family())
    chosen.setPixelSize(max(12, round(pixels)))
    chosen.setWeight(QFont.Weight(weight - LIGHTER))
    return chosen


def colour(value: str, alpha: float | None = None) -> QColor:
    """Return a token as a colour; `alpha` 0..1 replaces its opacity."""
    result = QColor(value)
    if alpha is not None:
        result.setAlphaF(alpha)
    return result
