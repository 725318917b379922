"""Name the colours of the art (DESIGN 2)."""

from dataclasses import dataclass

PAPER, PAPER_EDGE = "#FFFDF8", "#CFC6B4"
INK, CREAM, WHITE = "#1B2336", "#FFF4DC", "#FFFFFF"
GOLD, GOLD_DARK = "#E8AE34", "#B97F17"
STEEL, STEEL_DARK = "#D5DDE4", "#9AA8B6"
LEAF = "#2F7A4E"
RED, BLACK = "#C2222E", "#171C26"
BRASS, TILE_BLUE, MINT, TEXT = "#F0B93F", "#7FB4E8", "#7FDDB0", "#FBF5E6"
FELT, FELT_LIGHT, FELT_DARK = "#1F5449", "#275F53", "#0B2721"

SUITS = "SHDC"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


@dataclass(frozen=True)
class Family:
    """Hold the colours of one court family."""

    robe: str
    second: str
    skin: str
    shade: str
    hair: str
    strand: str
    panel: str
    lip: str
    fold: str
    petal: str


FAMILIES = {
    "S": Family(
        robe="#24406E", second="#2F8C92", skin="#EFC59B", shade="#D9A577", hair="#20263A", strand="#6F7796",
        panel="#E4EBF2", lip="#B5423C", fold="#172C50", petal="#6C7FC9",
    ),
    "H": Family(
        robe="#C4302F", second="#E8AE34", skin="#F6D4B4", shade="#E3B18B", hair="#7C3A1E", strand="#C27B45",
        panel="#FBE4DA", lip="#C4302F", fold="#8F1F22", petal="#E4574F",
    ),
    "D": Family(
        robe="#D9642C", second="#2C63AE", skin="#BD7F55", shade="#9F653F", hair="#2B1B18", strand="#7D5340",
        panel="#FCEDCB", lip="#8E2F2A", fold="#A8441A", petal="#F08A3C",
    ),
    "C": Family(
        robe="#2C6E4C", second="#C9892B", skin="#8C573A", shade="#70432B", hair="#17161B", strand="#5E5560",
        panel="#E1EEDF", lip="#7A2A2A", fold="#1B4A32", petal="#F4D35E",
    ),
}  # fmt: skip


@dataclass(frozen=True)
class CardSet:
    """Describe one set of faces: file suffix, size of the index and colours."""

    suffix: str
    large: bool
    suits: dict[str, str]
    joker_red: str = RED
    joker_black: str = BLACK
    paper: str = PAPER
    edge: str = PAPER_EDGE


_TWO = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}
_FOUR = {"S": BLACK, "H": RED, "D": "#1757B8", "C": "#126B38"}
_HIGH = {"S": "#000000", "H": "#B00010", "D": "#0B3FA8", "C": "#00562A"}

CARD_SETS = (
    CardSet("", large=False, suits=_TWO),
    CardSet("-normal4", large=False, suits=_FOUR),
    CardSet("-large2", large=True, suits=_TWO),
    CardSet("-large4", large=True, suits=_FOUR),
    CardSet(
        "-hc",
        large=True,
        suits=_HIGH,
        joker_red="#B00010",
        joker_black="#000000",
        paper=WHITE,
        edge="#000000",
    ),
)
