"""The real program in a real window, with real keys: what packaging/smoke.py does to the bundle."""

import os
import shutil
import socket
import struct
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import smoke
import system_packages

MISSING = [need.name for need in system_packages.TEST_PROGRAMS if shutil.which(need.name) is None]
PROGRAM = [sys.executable, "-m", "buraco_desktop"]

# `bootstrap.py test` installs them, so in CI nothing may be skipped in silence.
needs_display = pytest.mark.skipif(bool(MISSING) and not os.environ.get("CI"), reason=f"without {MISSING}")


@needs_display
@pytest.mark.slow
def test_a_turn_then_bots_then_quit_then_resume(capfd):
    assert smoke.main(PROGRAM) == 0, capfd.readouterr().err


@needs_display
def test_a_program_that_ends_at_once_is_told_from_a_slow_one(capfd):
    assert smoke.main([sys.executable, "-c", "raise SystemExit(7)"]) == 1
    assert "ended with code 7 before it had a window" in capfd.readouterr().err


def test_a_bundle_that_is_not_built_is_named(capsys):
    assert smoke.main(["/no/such/buraco-desktop"]) == smoke.NOT_THERE
    assert "bootstrap.py bundle" in capsys.readouterr().err


def greet(path: str) -> bytes:
    """Connect to a display as every client does; return the first byte of the answer, 1 for welcome."""
    with socket.socket(socket.AF_UNIX) as client:
        client.settimeout(10.0)
        client.connect(path)
        client.sendall(struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0))
        return client.recv(1)


@needs_display
def test_the_display_welcomes_a_client_while_another_leaves():
    with smoke.display() as screen, ThreadPoolExecutor(2) as clients:
        path = f"/tmp/.X11-unix/X{screen.removeprefix(':')}"
        answers = list(clients.map(greet, [path] * 300))
    assert answers == [b"\x01"] * 300
