"""About: what the program is, its version and its licence."""

import platform

from PySide6.QtCore import QCoreApplication, QRectF, qVersion
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from buraco_desktop import __version__
from buraco_desktop.ui.dialogs.paper_sheet import PaperSheet
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.controls import Label

translate = QCoreApplication.translate
ICON_SIZE = 96


class AboutDialog(PaperSheet):
    """The sheet with version and licence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 620, 440)
        self._close_button = Button(ButtonKind.PRIMARY, parent=self)
        self._close_button.clicked.connect(self.confirm)
        self._words = Label(15, 500, wraps=True)
        self._versions = Label(13, 500, is_dim=True, wraps=True)
        for label in (self._words, self._versions):
            label.setParent(self)
        self.setFocusProxy(self._close_button)
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        """Write every word again."""
        self.title.setText("Buraco Desktop")
        self.subtitle.setText(translate("About", "Version {version}").format(version=__version__))
        self._words.setText(
            "\n\n".join(
                (
                    translate(
                        "About",
                        "The card games of the Buraco family, against bots or with others at one screen.",
                    ),
                    translate("About", "The program uses no network, shows no ads and asks for no account."),
                    translate(
                        "About", "It is free software under the MIT licence. The cards are its own drawings."
                    ),
                )
            )
        )
        self._versions.setText(f"Python {platform.python_version()} · Qt {qVersion()}")
        self._close_button.setText(translate("About", "Close"))
        self.setAccessibleName(f"{self.title.text()}. {self.subtitle.text()}. {self._words.text()}")

    def arrange(self) -> None:
        """Place the words beside the icon, and the button."""
        look, content = self.look, self.content
        for part in (self._close_button, self._words, self._versions):
            part.set_look(look)
        hint = self._close_button.sizeHint()
        width, height = max(hint.width(), look.px(150)), look.px(50)
        self._close_button.setGeometry(content.right() - width, content.bottom() - height, width, height)
        left = content.left() + look.px(ICON_SIZE + 28)
        room = content.right() - left
        words_height = self._words.heightForWidth(room)
        self._words.setGeometry(left, content.top() + look.px(12), room, words_height)
        self._versions.setGeometry(content.left(), content.bottom() - look.px(36), room, look.px(24))

    def paint_paper(self, painter: QPainter) -> None:
        """Draw the icon and a line under the title."""
        look, content = self.look, self.content
        size = look.px(ICON_SIZE)
        spot = QRectF(content.left(), content.top() + look.px(14), size, size)
        look.art.drawing(painter, "icons", "buraco-desktop", spot)
        painter.fillRect(
            QRectF(content.left(), content.top(), content.width(), 1), QColor(look.theme.sheet_line)
        )
