"""How the C library keeps what is not a picture in memory; no Qt, for it is told before Qt is loaded.

Left alone, glibc learns from the first large block that goes away to put others between small things, and
gives each thread a heap of its own: what is free between small things of one thread stays with the program.
"""

import ctypes
import sys

LARGE = 32 * 1024
"""Bytes from which on other things have a block of their own, if no place between small ones is free."""
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
