"""Pictures as people see them who lack one kind of cones.

The figures are those that Machado, Oliveira and Fernandes published in 2009 for a complete lack; they hold
for linear light.
"""

from PySide6.QtGui import QImage, qBlue, qGreen, qRed

KINDS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_LINEAR = [
    share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
    for share in (step / 255 for step in range(256))
]


def seen(image: QImage, kind: str) -> list[tuple[float, float, float]]:
    """Return the pixels of a picture, row by row, as linear light for these eyes."""
    rows = KINDS[kind]
    found = []
    for y in range(image.height()):
        for x in range(image.width()):
            pixel = image.pixel(x, y)
            light = (_LINEAR[qRed(pixel)], _LINEAR[qGreen(pixel)], _LINEAR[qBlue(pixel)])
            found.append(
                tuple(
                    min(1.0, max(0.0, sum(part * each for part, each in zip(row, light, strict=True))))
                    for row in rows
                )
            )
    return found


def luminance(light: tuple[float, float, float]) -> float:
    """Return how bright linear light is, 0..1."""
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """Return the contrast of two colours, 1..21 (WCAG 2.2)."""
    darker, brighter = sorted((luminance(one), luminance(other)))
    return (brighter + 0.05) / (darker + 0.05)
