"""Reference cycles with Qt objects die on the UI thread."""

import gc
import threading
import weakref

from PySide6.QtCore import QObject

from buraco_desktop.ui.collector import MainThreadCollector


class Knot:
    """A cycle that notes where it is untied."""

    def __init__(self, died_on):
        self.me = self
        weakref.finalize(self, lambda: died_on.append(threading.current_thread()))


def test_a_cycle_dies_on_the_thread_of_the_collector(qtbot):
    parent, died_on = QObject(), []
    collector = MainThreadCollector(parent)
    try:
        Knot(died_on)

        def allocate():
            kept = [[] for _ in range(20_000)]
            assert kept

        worker = threading.Thread(target=allocate)
        worker.start()
        worker.join()
        assert died_on == []
        kept = [[] for _ in range(2_000)]
        assert kept
        collector._collect()
        assert died_on == [threading.main_thread()]
        assert not gc.isenabled()
    finally:
        collector.close()
    assert gc.isenabled()
