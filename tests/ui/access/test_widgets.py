"""Pages and dialogs as a helping program finds them: everything has a name, also what is painted by hand."""

from PySide6.QtGui import QAccessible

from buraco_desktop.ui.access.factory import install_factory
from buraco_desktop.ui.access.words import aloud
from buraco_desktop.ui.chip_text import card_sign
from tests.ui.support.languages import spoken
from tests.ui.support.tour import PLACES, tour

Role, Text = QAccessible.Role, QAccessible.Text
UNSPEAKABLE = ("\ue000", "\ue001", "\ufffc", "{", "}", "♠", "♥", "♦", "♣")


def shown(node):
    """Every node below one that is on the screen."""
    for index in range(node.childCount()):
        child = node.child(index)
        if child is not None and not child.state().invisible:
            yield child
            yield from shown(child)


def test_every_place_can_be_read_and_used(qapp):
    install_factory(qapp)
    visited = []
    with tour() as walk:
        for place, top in walk.places():
            visited.append(place)
            roles = {}
            for node in shown(QAccessible.queryAccessibleInterface(top)):
                name = node.text(Text.Name)
                roles.setdefault(node.role(), []).append(name)
                check_node(place, node, name)
            check = CHECKS.get(place)
            if check is not None:
                check(roles)
            if top is walk.window.overlay:
                assert QAccessible.queryAccessibleInterface(top).role() is Role.Dialog
    assert visited == list(PLACES)


def check_node(place, node, name):
    told, state = name + node.text(Text.Description), node.state()
    assert not [sign for sign in UNSPEAKABLE if sign in told], (place, told)
    if state.focusable:
        assert name, (place, node)
        assert node.role() is not Role.Client, (place, node)
    if node.role() in (Role.Button, Role.CheckBox, Role.RadioButton, Role.Link):
        assert "Press" in node.actionInterface().actionNames() or state.disabled, (place, name)
        assert bool(state.checkable) is (node.role() in (Role.CheckBox, Role.RadioButton))


def _start(roles):
    assert "Language, English" in roles[Role.ComboBox]
    assert {"Bukharo", "Buraco", "Italian Burraco", "Easy", "4"} <= set(roles[Role.RadioButton])


def _log(roles):
    assert "discarded nine of clubs" in roles[Role.Paragraph]
    assert "Why is this allowed?" in roles[Role.Link]


def _rule_book(roles):
    assert any("three of hearts, four of hearts, five of hearts" in words for words in roles[Role.Paragraph])
    assert "4 Wild cards" in roles[Role.TreeItem]


def _settings(roles):
    assert {"Full screen", "Sounds", "Confirm the discard"} <= set(roles[Role.CheckBox])
    assert "Look" in roles[Role.RadioButton]


CHECKS = {"start": _start, "log": _log, "rule-book": _rule_book, "settings": _settings}


def test_cards_in_a_text_are_called_by_their_names(qapp):
    with spoken("en"):
        assert aloud("new sequence 10♠ J♠ Q♠, then 3♥.") == (
            "new sequence ten of spades, jack of spades, queen of spades, then three of hearts."
        )
        assert aloud(f"It gives {card_sign(0)}.") == "It gives ace of spades."
        assert aloud("A bonus of 10 ♠") == "A bonus of 10 ♠"
        assert aloud("Nothing here.") == "Nothing here."
