"""Put a language of the program in force for one test."""

from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QLocale

from buraco_desktop.ui.language import LanguageLoader


@contextmanager
def spoken(language):
    """Speak a language inside a `with` block, and the program's own words without plural forms after it."""
    loader = LanguageLoader()
    loader.load(language)
    try:
        yield loader
    finally:
        QCoreApplication.removeTranslator(loader._translator)
        QLocale.setDefault(QLocale("en_US"))
