"""A whole turn from outside the program: only what a screen reader gets, over the bus that it listens on."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import system_packages
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.commands import Discard, Draw, LayMeld
from buraco_desktop.ui.text import card_name
from tests.ui.support.languages import spoken
from tests.ui.support.prepared import fresh, greedy_command, write_save

PLAYER = Path(__file__).with_name("blind_player.py")


@pytest.fixture
def display():
    """A screen that nobody sees."""
    if shutil.which("Xvfb") is None:
        pytest.skip("this system lacks Xvfb")
    reading, writing = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1280x800x24",
        "-nolisten",
        "tcp",
        "-noreset",
    ]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


def prepare(folder):
    """Write a match in which the first turn can lay three cards; return the turn in words."""
    for number in range(200):
        session = fresh(rulesets.BUKHARO, 4, number)
        before = session.record()
        session.submit(0, Draw())
        lay = greedy_command(session)
        if not isinstance(lay, LayMeld) or len(lay.cards) > 3:
            continue
        drawn = session.played[0].events[-1].card
        session.submit(0, lay)
        discard = greedy_command(session)
        if isinstance(discard, Discard):
            write_save(folder / "match.buraco", before)
            meld = [card_name(card) for card in lay.cards]
            return {"drawn": card_name(drawn), "meld": meld, "discard": card_name(discard.card)}
    raise AssertionError("no such deal")


@pytest.mark.slow
def test_a_whole_turn_through_at_spi(qapp, tmp_path, display):
    if not system_packages.can_listen():
        packages = system_packages.package_names(system_packages.ACCESS_PACKAGES, "apt")
        pytest.skip(f"this system lacks {', '.join(packages)} or what goes by other names there")
    profile = tmp_path / "profile"
    (profile / "matches").mkdir(parents=True)
    settings = {"speed": "none", "pace": "instant", "grace_ms": 0, "language": "en", "has_sound": False}
    (profile / "settings.json").write_text(json.dumps(settings))
    with spoken("en"):
        turn = prepare(profile / "matches")
    save = profile / "matches" / "match.buraco"
    program = [sys.executable, "-m", "buraco_desktop", "--profile", str(profile), str(save)]
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps({**turn, "program": program, "folder": str(tmp_path)}))
    done = subprocess.run(
        ["dbus-run-session", "--", system_packages.SYSTEM_PYTHON, str(PLAYER), str(plan)],
        env={**os.environ, "DISPLAY": display},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    commands = json.loads(save.read_text())["match"]["running"]["deal"]["commands"].split("; ")
    assert [command.split()[0] for command in commands[:3]] == ["draw", "meld", "discard"]
