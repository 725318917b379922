"""The least that a PySide6 program can show: what the start of ours is compared with."""

import sys

from PySide6.QtWidgets import QApplication, QMainWindow

app = QApplication(sys.argv)
window = QMainWindow()
window.resize(1280, 800)
window.show()
sys.exit(app.exec())
