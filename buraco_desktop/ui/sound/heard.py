"""Gives a window its sounds."""

from buraco_desktop.ui.main_window import MainWindow
from buraco_desktop.ui.sound.desk import SoundDesk
from buraco_desktop.ui.sound.device import SystemDevice
from buraco_desktop.ui.sound.speaker import Speaker


def let_be_heard(window: MainWindow) -> Speaker:
    """Let everything at the tables of a window be heard from now on; return who plays it, to be closed."""
    speaker = Speaker(SystemDevice)
    desk = SoundDesk(window, speaker, lambda: window.settings.values)
    window.table_shown.connect(desk.attach)
    window.sound_asked.connect(desk.try_setting)
    if window.table_page is not None:
        desk.attach(window.table_page)
    return speaker
