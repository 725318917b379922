"""Make the sounds: ``python assets/synth [--out FOLDER]``.

Files go to assets/sounds, or to ``--out``: WAV, 44.1 kHz, one channel, 16 bits. The result is the same on
every run.
"""

import argparse
import struct
import wave
from pathlib import Path

from recipes import sounds
from waves import RATE


def main() -> None:
    """Read the command line and write the files."""
    parser = argparse.ArgumentParser(prog="python assets/synth", description="Make the program's sounds.")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path(__file__).resolve().parent.parent / "sounds",
        help="folder to write to",
    )
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    recipes = sounds()
    for name, make in recipes.items():
        values = [round(sample * 32_767) for sample in make()]
        with wave.open(str(options.out / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(values)}h", *values))
    print(f"{len(recipes)} files")


if __name__ == "__main__":
    main()
