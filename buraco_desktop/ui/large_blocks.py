"""How the C library keeps pictures in memory: each in a block of its own, given back as soon as it is gone.

Left alone, glibc learns from the first large picture that goes away to put others between small things, and
what is free between those stays with the program: 15 MB after some deals, and more with each long match.
"""

import ctypes
import sys

LARGE = 32 * 1024
"""Bytes from which on something has a block of its own; the picture of a card has about twice as many."""
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""The numbers that malloc.h of glibc gives to these settings."""


def give_back_large_blocks() -> None:
    """Have large blocks given back at once; do nothing where the C library is not glibc.

    Call it before there are other threads: they share one heap, so that what one gives back another can use.
    """
    if sys.platform == "linux":
        set_option = getattr(ctypes.CDLL(None), "mallopt", None)
        if set_option is not None:
            set_option(_MMAP_THRESHOLD, LARGE)
            set_option(_ARENA_MAX, 1)
