"""Plays one turn as a screen reader would: names, acts, places and announcements, all through AT-SPI.

Usage: blind_player.py PLAN, a JSON file with the command that starts the program (`program`), the name of the
drawn card, of the cards to lay and of the card to discard. Runs under the system's Python, which has the
bindings of AT-SPI, inside a session bus of its own. Exit code 0 if the turn was played.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version is chosen before

PATIENCE = 60.0
"""Seconds for anything that must come at last, on a busy machine, too."""


class BlindPlayer:
    """Knows nothing of the program but what AT-SPI tells."""

    def __init__(self):
        self.heard = []
        self.program = None
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")

    def _hear(self, event):
        self.heard.append(event.any_data if isinstance(event.any_data, str) else str(event.any_data))

    def wait_for(self, what, look):
        """Return what `look` finds at last; what has just gone away is looked for again."""
        deadline = time.monotonic() + PATIENCE
        while True:
            GLib.MainContext.default().iteration(False)
            try:
                found = look()
            except GLib.Error:
                found = None
            if found:
                return found
            if self.program.poll() is not None or time.monotonic() > deadline:
                raise SystemExit(
                    f"waited in vain for {what}; heard {self.heard[-8:]}; there is\n{self.tree()}"
                )
            time.sleep(0.02)

    def things(self, below=None, depth=0):
        """Yield everything that is shown, with how deep it lies."""
        if below is None:
            below = Atspi.get_desktop(0)
            below.clear_cache()
        for index in range(below.get_child_count()):
            child = below.get_child_at_index(index)
            if child is None:
                continue
            is_shown = depth == 0 or child.get_state_set().contains(Atspi.StateType.SHOWING)
            if is_shown:
                yield depth, child
                yield from self.things(child, depth + 1)

    def tree(self):
        """Return everything that is shown in lines."""
        return "\n".join(
            f"{'  ' * depth}{thing.get_role_name()} {thing.get_name()}" for depth, thing in self.things()
        )

    def find(self, begin):
        """Return the first thing whose name begins so, or None."""
        return next((thing for _, thing in self.things() if thing.get_name().startswith(begin)), None)

    def hand(self):
        """Return the cards of the own hand."""
        hand = self.find("Your hand, ")
        if hand is None:
            return []
        cards = [hand.get_child_at_index(index) for index in range(hand.get_child_count())]
        return [card for card in cards if card is not None]

    def names(self):
        """Return the cards of the own hand by name alone."""
        return [card.get_name().split(",")[0] for card in self.hand()]

    def press(self, thing):
        """Do what a click there does."""
        acts = [Atspi.Action.get_action_name(thing, index) for index in range(thing.get_n_actions())]
        thing.do_action(acts.index("Press"))

    def press_named(self, begin):
        """Press the first thing whose name begins so, once it is there."""
        self.press(self.wait_for(begin, lambda: self.find(begin)))

    def has_heard(self, words):
        return any(words in text for text in self.heard)

    # -- the turn -----------------------------------------------------------------------------------------

    def play(self, plan):
        self.wait_for("the own turn", lambda: self.find_seat("is to play"))
        self.check_places()
        before = self.names()
        self.press_named("Stock, ")
        drawn = plan["drawn"]
        self.wait_for("the drawn card", lambda: sorted(self.names()) == sorted([*before, drawn]))
        self.wait_for("word of it", lambda: self.has_heard(f"You drew {drawn}."))
        for name in plan["meld"]:
            self.pick(name)
        self.press_named("Room for a new meld")
        self.wait_for("the meld", lambda: self.find("Us, meld 1: "))
        self.wait_for("word of the meld", lambda: self.has_heard("You laid: "))
        self.pick(plan["discard"])
        self.press_named("Discard pile, ")
        self.wait_for("word of the discard", lambda: self.has_heard(f"You discarded {plan['discard']}."))
        self.wait_for("the next own turn", lambda: self.has_heard("It is your turn."))
        left = sorted(self.names())
        gone = [*plan["meld"], plan["discard"]]
        assert sorted([*left, *gone]) == sorted([*before, drawn]), (left, gone)

    def find_seat(self, words):
        seat = next((thing for _, thing in self.things() if ", your seat" in thing.get_name()), None)
        return seat is not None and words in seat.get_name()

    def pick(self, name):
        """Choose a card of this name that is not chosen."""

        def is_picked(card):
            return card.get_state_set().contains(Atspi.StateType.SELECTED)

        def chosen():
            return sum(is_picked(card) for card in self.hand())

        def free():
            cards = [card for card in self.hand() if card.get_name().split(",")[0] == name]
            return next((card for card in cards if not is_picked(card)), None)

        # In a list, for none at all is an answer, too.
        (count,) = self.wait_for("the hand", lambda: [chosen()])
        card = self.wait_for(f"{name} in the hand", free)
        self.press(card)
        self.wait_for(f"{name} to be chosen", lambda: chosen() == count + 1)

    def check_places(self):
        """The cards stand side by side in the window, and each is found where it says that it is."""
        window = next(thing for _, thing in self.things() if thing.get_role() == Atspi.Role.FRAME)
        frame = window.get_extents(Atspi.CoordType.SCREEN)
        places = [card.get_extents(Atspi.CoordType.SCREEN) for card in self.hand()]
        assert all(place.width > 10 and place.height > 40 for place in places)
        assert [place.x for place in places] == sorted({place.x for place in places})
        assert all(frame.x <= place.x and place.x + place.width <= frame.x + frame.width for place in places)
        table = self.find("Table")
        for card, place in zip(self.hand(), places, strict=True):
            x, y = place.x + place.width // 2, place.y + place.height // 2
            found = table
            while (deeper := found.get_accessible_at_point(x, y, Atspi.CoordType.SCREEN)) is not None:
                if deeper == found:
                    break
                found = deeper
            assert found.get_name() == card.get_name(), (found.get_name(), card.get_name())


def main():
    plan = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "LANG": "C.UTF-8",
    }
    Atspi.init()
    player = BlindPlayer()
    player.program = subprocess.Popen(plan["program"], env=environment, cwd=plan["folder"])
    try:
        player.play(plan)
    finally:
        player.program.terminate()
        player.program.wait()


main()
