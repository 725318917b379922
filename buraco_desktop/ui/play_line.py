"""What the hint says of one play."""

import msgspec


class PlayLine(msgspec.Struct, frozen=True):
    """One play in words; cards stand in the texts as `chip_text.card_sign`s."""

    text: str
    worth: tuple[str, str]
    """Expected points and their range: "+85", "± 40"."""
    gain: tuple[str, str] | None
    """The difference to the first play and its range; None for the first."""
    reason: str
    spoken: str
