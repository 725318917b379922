"""The languages of the program, and how one is put in force."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

from buraco_desktop.ui.assets import asset_bytes

SOURCE_LANGUAGE = "en"
LANGUAGES: dict[str, str] = {
    "en": "English",
    "pt_BR": "Português (Brasil)",
    "it": "Italiano",
    "es": "Español",
    "ru": "Русский",
}
"""Key of each language, and what it calls itself."""


def guess_language(wanted: Sequence[str]) -> str:
    """Return the language of the program that suits a list like `QLocale.system().uiLanguages()` best."""
    by_base = {key.split("_")[0]: key for key in LANGUAGES}
    for name in wanted:
        base = name.replace("_", "-").split("-")[0].lower()
        if base in by_base:
            return by_base[base]
    return SOURCE_LANGUAGE


def system_language() -> str:
    """Return the language of the program that suits the system best."""
    return guess_language(QLocale.system().uiLanguages())


class LanguageLoader(QObject):
    """Keeps the translation that is in force; changing it makes Qt send `LanguageChange` to every widget."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translator: QTranslator | None = None
        self._data = b""
        self.language = SOURCE_LANGUAGE

    def load(self, language: str) -> None:
        """Put a language in force for texts and numbers.

        Raises `ValueError` for an unknown key and `FileNotFoundError` if its file is missing or broken.
        """
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}")
        name = f"buraco_{language}.qm"
        translator = QTranslator(self)
        # Not by the file's name: Qt would map the file, and crash if an update of the program rewrites it.
        data = asset_bytes("i18n", name)
        if not translator.load(data):
            raise FileNotFoundError(name)
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator.deleteLater()
        # Numbers first: widgets write theirs when they hear of the new texts.
        QLocale.setDefault(QLocale("en_US" if language == SOURCE_LANGUAGE else language))
        # Qt does not copy the bytes.
        self._translator, self._data = translator, data
        self.language = language
        QCoreApplication.installTranslator(translator)
