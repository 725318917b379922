"""Numbers for random generators, made from what a game is made of. The same on every machine and run."""

import hashlib


def seed_of(*parts: int | str) -> int:
    """Return a seed of 64 bits that depends on each part and on their order.

    Python's own `hash` would do for numbers, but it differs from run to run for texts.
    """
    text = repr(parts).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")
