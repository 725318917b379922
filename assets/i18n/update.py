"""Bring the translations up to date: `python assets/i18n/update.py`.

Finds every sentence of the windows, keeps the translations that there are, marks what is new as unfinished,
drops what is gone, and compiles the files that the program reads with lrelease. Translate the unfinished
entries of the `.ts` files (with Qt Linguist or by hand), then run it once more.

Qt's own lupdate is not used: in Python it misses the plural forms of `QCoreApplication.translate`, and calls
whose number is more than a plain variable. A sentence with %n or %Ln has plural forms.
"""

import ast
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
SOURCES = FOLDER.parents[1] / "buraco_desktop" / "ui"
SOURCE_LANGUAGE = "en"
TRANSLATE = ("translate", "QCoreApplication.translate")
PLURAL_FORMS = {"en": 2, "es": 2, "it": 2, "pt_BR": 2, "ru": 3}
"""The languages, with the number of forms that Qt asks for."""


@dataclass(frozen=True, order=True)
class Message:
    """One sentence of the program."""

    context: str
    source: str
    comment: str = ""
    """What tells two uses of the same words apart, or explains them to a translator."""

    @property
    def has_plural(self) -> bool:
        """Whether the sentence changes with a number."""
        return "%n" in self.source or "%Ln" in self.source


def ts_path(language: str) -> Path:
    """Return the file with the translations into a language."""
    return FOLDER / f"buraco_{language}.ts"


def find_messages() -> list[Message]:
    """Return every sentence of the program, in a fixed order."""
    found = set()
    for path in SOURCES.rglob("*.py"):
        for call in translate_calls(path):
            context, source, *rest = (
                word.value if isinstance(word, ast.Constant) else None for word in call.args
            )
            if not isinstance(context, str) or not isinstance(source, str):
                raise SystemExit(f"{path}:{call.lineno}: translate needs a context and a text written out")
            comment = rest[0] if rest and isinstance(rest[0], str) else ""
            found.add(Message(context, source, comment))
    return sorted(found)


def translate_calls(path: Path) -> list[ast.Call]:
    """Return the calls of a module's `translate`, or of `QCoreApplication.translate`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    return [call for call in calls if ast.unparse(call.func) in TRANSLATE]


def read_messages(path: Path) -> dict[Message, list[str]]:
    """Return the sentences of a file with their finished translations: one text, or one for each form."""
    found: dict[Message, list[str]] = {}
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name") or ""
        for entry in context.iter("message"):
            message = Message(name, entry.findtext("source") or "", entry.findtext("comment") or "")
            translation = entry.find("translation")
            texts: list[str] = []
            if translation is not None and translation.get("type") is None:
                forms = [form.text or "" for form in translation.iter("numerusform")]
                texts = forms or [translation.text or ""]
            found[message] = texts
    return found


def write_messages(language: str, messages: list[Message], known: dict[Message, list[str]]) -> int:
    """Write the file of a language and return how many sentences are unfinished in it."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage=SOURCE_LANGUAGE)
    contexts: dict[str, ET.Element] = {}
    unfinished = 0
    for message in messages:
        if message.context not in contexts:
            contexts[message.context] = ET.SubElement(root, "context")
            ET.SubElement(contexts[message.context], "name").text = message.context
        entry = ET.SubElement(contexts[message.context], "message")
        ET.SubElement(entry, "source").text = message.source
        if message.comment:
            ET.SubElement(entry, "comment").text = message.comment
        translation = ET.SubElement(entry, "translation")
        count = PLURAL_FORMS[language] if message.has_plural else 1
        texts = known.get(message, [])
        is_finished = len(texts) == count and all(texts)
        if not is_finished:
            translation.set("type", "unfinished")
            unfinished += 1
        if message.has_plural:
            entry.set("numerus", "yes")
            for index in range(count):
                form = ET.SubElement(translation, "numerusform")
                form.text = texts[index] if is_finished else ""
        elif is_finished:
            translation.text = texts[0]
    ET.indent(root, "    ")
    text = ET.tostring(root, encoding="unicode", short_empty_elements=False)
    ts_path(language).write_text(
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8", newline="\n"
    )
    return unfinished


def compile_language(language: str, target: Path) -> None:
    """Compile a language into the form that the program reads."""
    _run("pyside6-lrelease", "-silent", str(ts_path(language)), "-qm", str(target))


def _run(tool: str, *words: str) -> None:
    program = shutil.which(tool, path=str(Path(sys.executable).parent)) or shutil.which(tool)
    if program is None:
        raise SystemExit(f"{tool} is missing; it comes with PySide6.")
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise SystemExit(f"{tool} failed: {done.stderr or done.stdout}")


def main() -> None:
    """Update and compile every language."""
    messages = find_messages()
    for language in PLURAL_FORMS:
        path = ts_path(language)
        known = read_messages(path) if path.exists() else {}
        # The source language needs its plural forms only.
        wanted = [message for message in messages if message.has_plural or language != SOURCE_LANGUAGE]
        unfinished = write_messages(language, wanted, known)
        compile_language(language, path.with_suffix(".qm"))
        sys.stdout.write(f"{path.name}: {len(wanted)} sentences, {unfinished} unfinished\n")


if __name__ == "__main__":
    main()
