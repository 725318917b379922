"""What is heard: mixer, the thread that plays, the sounds of whole deals, volumes, the call to turn."""

import subprocess
import sys
from array import array
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import full_deck
from buraco_desktop.engine.dealing import new_deal
from buraco_desktop.engine.notation import pick_cards, read_command
from buraco_desktop.engine.transition import apply
from buraco_desktop.storage.settings import Settings
from buraco_desktop.ui.assets import asset_path
from buraco_desktop.ui.dialogs.settings.words import Group
from buraco_desktop.ui.sound import speaker as speaker_module
from buraco_desktop.ui.sound.cues import CALL, POT, SAMPLES, TURN, SoundGroup, TableCues
from buraco_desktop.ui.sound.desk import VARIANTS, SoundDesk
from buraco_desktop.ui.sound.device import DeviceError
from buraco_desktop.ui.sound.mixer import MOST_VOICES, Mixer
from buraco_desktop.ui.sound.speaker import Speaker, load_sound
from buraco_desktop.ui.text_table import Action
from tests.ui.support.tables import rules_of, traces
from tests.ui.support.windows import begin_match, open_window

PATIENCE = 30.0
"""Seconds after which a thread that does not answer is taken for dead."""


class FakeDevice:
    """A device that notes what is asked of it."""

    def __init__(self):
        self.calls, self.called = [], {name: Event() for name in ("start", "stop", "close")}
        self.fails = set()

    def _call(self, name):
        self.calls.append(name)
        self.called[name].set()
        if name in self.fails:
            raise DeviceError(name)

    def start(self):
        self._call("start")

    def stop(self):
        self._call("stop")

    def close(self):
        self._call("close")


class Ear:
    """Stands in for the speaker: notes every sound with its loudness."""

    def __init__(self):
        self.heard = []

    def play(self, name, gain, delay_ms=0):
        assert asset_path("sounds", f"{name}.wav").is_file()
        assert 0 < gain < 1.2
        self.heard.append(name)


# -- mixer ------------------------------------------------------------------------------------------------


def test_as_many_loud_sounds_as_play_at_once_do_not_clip():
    mixer = Mixer()
    loudest = array("h", [round(32_767 * 10 ** (-12 / 20))] * 100)
    for _ in range(MOST_VOICES):
        mixer.add(loudest, 10 ** (1.5 / 20))
    assert 28_000 < max(mixer.read(100)) < 32_767
    assert not any(mixer.read(100))


def test_a_sound_begins_after_its_delay_and_goes_on_over_several_reads():
    mixer = Mixer()
    mixer.add(array("h", [100] * 441), 0.5, delay_ms=10)
    samples = [sample for _ in range(10) for sample in mixer.read(100)]
    assert samples == [0] * 441 + [50] * 441 + [0] * 118


def test_one_too_many_takes_the_place_of_the_one_nearest_to_its_end():
    mixer = Mixer()
    for length, value in ((30, 1), (10, 10), (20, 100), (40, 1000)):
        mixer.add(array("h", [value] * length), 1)
    assert mixer.read(1)[0] == 1101


# -- speaker ----------------------------------------------------------------------------------------------


def test_a_device_is_opened_for_the_first_sound_rests_and_is_given_back(monkeypatch):
    monkeypatch.setattr(speaker_module, "IDLE_S", 0.01)
    device, opened = FakeDevice(), []
    speaker = Speaker(lambda mixer: opened.append(mixer) or device)
    assert not opened
    speaker.play("pick", 1.0)
    assert device.called["stop"].wait(PATIENCE)
    speaker.play("pick", 1.0)
    speaker.close()
    assert len(opened) == 1
    assert device.calls[:3] == ["start", "stop", "start"]
    assert device.calls[-1] == "close"
    assert max(opened[0].read(400)) > 1000


def test_without_a_device_nothing_is_heard_and_it_is_not_asked_for_again_and_again():
    asked, answered = [], Event()

    def none(_mixer):
        asked.append(True)
        answered.set()
        raise DeviceError("none")

    speaker = Speaker(none)
    for _ in range(100):
        speaker.play("turn", 1.0)
    assert answered.wait(PATIENCE)
    speaker.close()
    assert len(asked) == 1


def test_a_device_that_fails_is_given_back():
    device = FakeDevice()
    device.fails = {"start"}
    speaker = Speaker(lambda _mixer: device)
    speaker.play("turn", 1.0)
    assert device.called["close"].wait(PATIENCE)
    speaker.close()
    assert device.calls == ["start", "close"]


def test_the_device_of_this_computer_or_its_absence_writes_nothing_and_needs_no_numpy():
    code = (
        "from buraco_desktop.ui.sound.device import SystemDevice; import time\n"
        "from buraco_desktop.ui.sound.speaker import Speaker\n"
        "speaker = Speaker(SystemDevice); speaker.play('pick', 0.001); speaker.close()\n"
        "import sys; assert 'miniaudio' in sys.modules and sys.modules.get('numpy') is None"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


# -- cues -------------------------------------------------------------------------------------------------


def cues_of(trace, persons):
    """The cues of a recorded deal, and how many canastas lie there at its end."""
    rules, heard = rules_of(trace), []
    deal = new_deal(
        rules, trace["players"], pick_cards(trace["deck"].split(), full_deck(rules)), trace["dealer"]
    )
    cues = TableCues(rules, persons, ((), ()))
    for text in trace["commands"]:
        if text.split()[0] == "takeback":
            return None
        events = []
        apply(deal, read_command(deal, text), events.append)
        heard += cues.hear(events, None)
    return heard, sum(meld.is_canasta for team in deal.melds for meld in team), deal


def test_every_event_of_whole_deals_has_sounds_that_exist():
    deals = [found for trace in traces()[::6] if (found := cues_of(trace, [0])) is not None]
    assert len(deals) >= 4
    for heard, canastas, deal in deals:
        names = {f"{cue.name}-a" if cue.name in VARIANTS else cue.name for cue in heard}
        assert all(asset_path("sounds", f"{name}.wav").is_file() for name in names)
        chords = [cue for cue in heard if cue.group is SoundGroup.MOMENTS and cue != POT]
        assert len(chords) >= canastas
        assert heard.count(POT) == sum(deal.pot_taken)
    assert {"draw", "slide", "set-down", "turn"} <= {cue.name for heard, _, _ in deals for cue in heard}


def test_who_has_most_points_hears_the_deal_won():
    from buraco_desktop.engine.events import DealEnded, EndReason

    ended = [DealEnded(EndReason.OUT, 0, 0)]
    for persons, points, name in (
        ([0], (300, 100), "won"),
        ([1], (300, 100), "lost"),
        ([0, 1], (1, 2), "won"),
    ):
        assert [cue.name for cue in TableCues(rulesets.BUKHARO, persons, ()).hear(ended, points)] == [name]


# -- the window -------------------------------------------------------------------------------------------


class Sounding:
    """A window whose sounds and alerts are noted."""

    def __init__(self, qtbot, profile, **settings):
        self.window = open_window(qtbot, profile, **settings)
        self.ear, self.alerted = Ear(), []
        desk = SoundDesk(self.window, self.ear, lambda: self.window.settings.values, self.alerted.append)
        self.window.table_shown.connect(desk.attach)
        self.window.sound_asked.connect(desk.try_setting)
        self.window.activateWindow()

    @property
    def heard(self):
        """The sounds since the last look."""
        heard, self.ear.heard = self.ear.heard, []
        return heard

    def key(self, *keys):
        for key in keys:
            QTest.keyClick(self.window.table_page.view.viewport(), key)


@pytest.fixture
def sounding(qtbot, tmp_path):
    return Sounding(qtbot, tmp_path)


def play_round(sounding, qtbot):
    """Draw, discard the first card, and wait until the bots have played."""
    session = sounding.window.desk.session
    sounding.key(Qt.Key.Key_D, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_X)
    qtbot.waitUntil(lambda: session.deal.turn == 0 or session.is_deal_over, timeout=30_000)


def test_a_turn_is_heard_and_a_window_behind_others_calls(sounding, qtbot):
    begin_match(sounding.window, rulesets.BUKHARO)
    assert sounding.heard == ["deal"]
    play_round(sounding, qtbot)
    heard = sounding.heard
    assert heard[:3] == ["draw", "pick", heard[2]]
    assert heard[2].startswith("set-down-")
    assert heard[-1] == TURN.name
    assert CALL.name not in heard
    assert not sounding.alerted
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    QApplication.processEvents()
    play_round(sounding, qtbot)
    assert sounding.heard[-1] == CALL.name
    assert sounding.alerted == [sounding.window]


def test_a_refusal_and_picked_cards_are_heard(sounding):
    begin_match(sounding.window, rulesets.BUKHARO)
    assert sounding.heard
    sounding.key(Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_X)
    assert sounding.heard == ["pick", "refused"]
    sounding.key(Qt.Key.Key_Escape)
    assert sounding.heard == ["put-back"]


def test_silence_is_kept_where_it_is_wanted(qtbot, tmp_path):
    sounding = Sounding(qtbot, tmp_path, has_sound=False)
    begin_match(sounding.window, rulesets.BUKHARO)
    sounding.window.settings.change(has_sound=True, volume_cards=0)
    sounding.key(Qt.Key.Key_D, Qt.Key.Key_D)
    assert sounding.heard == ["refused"]


def test_it_is_quiet_at_first():
    peaks = {group: max(map(abs, load_sound(cue.name))) for group, cue in SAMPLES.items()}
    for group, peak in peaks.items():
        assert peak / 32_767 * (getattr(Settings(), f"volume_{group}") / 100) ** 2 < 0.1


def test_the_settings_let_a_volume_be_heard_as_soon_as_it_is_set(sounding):
    sounding.window.actions_by_name[Action.SETTINGS].trigger()
    sheet = sounding.window.overlay
    sheet.show_group(Group.SOUND)
    QTest.keyClick(sheet.control("volume_moments").focusProxy(), Qt.Key.Key_Right)
    assert sounding.window.settings.values.volume_moments == 80
    assert sounding.heard == ["clean"]
    QTest.mouseClick(sheet.control("try_sound"), Qt.MouseButton.LeftButton)
    assert sounding.heard == [cue.name for cue in SAMPLES.values()]
    QTest.mouseClick(sheet.control("has_sound"), Qt.MouseButton.LeftButton)
    assert sounding.heard == []
    QTest.mouseClick(sheet.control("has_sound"), Qt.MouseButton.LeftButton)
    assert len(sounding.heard) == 3
