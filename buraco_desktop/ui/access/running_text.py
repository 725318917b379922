"""Running text with pictures and links, paragraph by paragraph: the deal log and the rule book."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QPoint, QRectF, QUrl
from PySide6.QtGui import QAccessible, QTextBlock
from PySide6.QtWidgets import QTextBrowser

from buraco_desktop.ui.access.thing import Thing
from buraco_desktop.ui.access.tree import ROOT, AccessTree
from buraco_desktop.ui.access.words import aloud
from buraco_desktop.ui.table.spots import Rect

PICTURE = "\ufffc"
"""The sign that Qt has in a text where a picture is."""


class TextThings:
    """Describes the document of a text browser."""

    def __init__(
        self,
        browser: QTextBrowser,
        describe: Callable[[str], str],
        walk: Callable[[int], None] | None = None,
    ) -> None:
        """Describe a text; `describe` puts the picture with a name into words.

        `walk` brings the keyboard to a paragraph by its number, where it can be on one.
        """
        self._browser, self._describe, self._walk = browser, describe, walk
        self.tree = AccessTree(browser, self.build, self._origin)
        browser.document().contentsChanged.connect(self.tree.renew)

    def build(self) -> Thing:
        """Return the whole text."""
        size = self._browser.document().size()
        paragraphs = tuple(self._paragraphs())
        return Thing(
            key=ROOT,
            role=QAccessible.Role.Document,
            name=self._browser.accessibleName(),
            rect=Rect(0, 0, size.width(), size.height()),
            children=paragraphs,
        )

    def follow_line(self, number: int) -> None:
        """Take note that the keyboard is on another paragraph."""
        self.tree.set_focus(("paragraph", number))

    def _origin(self) -> QPoint:
        """Return where the document begins in the viewport: above it, once it was scrolled."""
        across, down = self._browser.horizontalScrollBar(), self._browser.verticalScrollBar()
        return QPoint(-across.value(), -down.value())

    def _paragraphs(self) -> Iterator[Thing]:
        block = self._browser.document().begin()
        while block.isValid():
            words, links = self._read(block)
            if words:
                number, rect = block.blockNumber(), self._place(block)
                yield Thing(
                    key=("paragraph", number),
                    role=QAccessible.Role.Paragraph,
                    name=words,
                    rect=rect,
                    focus=partial(self._walk, number) if self._walk is not None and links else None,
                    children=tuple(
                        self._link(number, index, target, title, rect)
                        for index, (target, title) in enumerate(links)
                    ),
                )
            block = block.next()

    def _read(self, block: QTextBlock) -> tuple[str, list[tuple[str, str]]]:
        """Return a paragraph in words, and its links with what they are called."""
        words: list[str] = []
        links: list[tuple[str, str]] = []
        pieces = block.begin()
        while not pieces.atEnd():
            fragment = pieces.fragment()
            form, text = fragment.charFormat(), fragment.text()
            if form.isImageFormat():
                told = self._describe(form.toImageFormat().name())
                text = f" {told}, " * len(text) if told else ""
            if form.isAnchor() and form.anchorHref():
                links.append((form.anchorHref(), form.toolTip() or text))
                # A link with a title of its own is a sign only.
                text = "" if form.toolTip() else text
            words.append(text.replace(PICTURE, ""))
            pieces += 1
        return aloud("".join(words)), links

    def _place(self, block: QTextBlock) -> Rect:
        box: QRectF = self._browser.document().documentLayout().blockBoundingRect(block)
        return Rect(box.x(), box.y(), box.width(), box.height())

    def _link(self, number: int, index: int, target: str, title: str, rect: Rect) -> Thing:
        return Thing(
            key=("link", number, index),
            role=QAccessible.Role.Link,
            name=title,
            rect=rect,
            press=lambda: self._browser.anchorClicked.emit(QUrl(target)),
        )
