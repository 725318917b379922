"""The translations: complete, up to date, compiled, and nothing in the program hides from them."""

import ast
import importlib.util
import re
import string
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from buraco_desktop.ui.language import LANGUAGES, LanguageLoader, guess_language
from tests.ui.support.languages import spoken

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "assets" / "i18n" / "update.py"
UI = ROOT / "buraco_desktop" / "ui"
TRANSLATED = [language for language in LANGUAGES if language != "en"]

SAME_WORD = {
    # Names of people and games.
    "Bruno", "Lucia", "Marta", "Rosa", "Diego", "Buraco", "Bukharo", "Buraco STBL", "Canastra", "Burako",
    # Words that a language shares with English.
    "Menu", "Normal", "normal", "{number} s", "no", "Enter", "Canastas", "joker", "Joker", "Jokers",
    "{count} min",
}  # fmt: skip


@pytest.fixture(scope="module")
def update():
    spec = importlib.util.spec_from_file_location("i18n_update", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    import sys

    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


@pytest.fixture(scope="module")
def messages(update):
    return update.find_messages()


@pytest.fixture(scope="module")
def calls(update):
    """Every call of `translate` in the windows, as (place, call)."""
    return [
        (f"{path.relative_to(ROOT)}:{call.lineno}", call)
        for path in sorted(update.SOURCES.rglob("*.py"))
        for call in update.translate_calls(path)
    ]


def test_every_language_of_the_menu_has_its_files(update):
    assert set(update.PLURAL_FORMS) == set(LANGUAGES)
    for language in LANGUAGES:
        assert update.ts_path(language).exists()
        assert update.ts_path(language).with_suffix(".qm").exists()


def test_texts_are_written_out_where_they_are_translated(calls):
    for place, call in calls:
        assert not any(isinstance(word, ast.JoinedStr) for word in call.args), (
            f"{place} formats before translating"
        )
        words = [word.value if isinstance(word, ast.Constant) else None for word in call.args]
        assert all(isinstance(word, str) for word in words[:2]), f"{place} needs two literals"
        assert not call.keywords, f"{place} hides its number or comment in a keyword"


def test_nothing_is_translated_in_another_way():
    """`self.tr` and aliases of `translate` would be missed by the script."""
    for path in sorted(UI.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                assert node.func.attr != "tr", f"{path}:{node.lineno}"
            if isinstance(node, ast.Assign) and ast.unparse(node.value) == "QCoreApplication.translate":
                assert [ast.unparse(target) for target in node.targets] == ["translate"], (
                    f"{path}:{node.lineno}"
                )


def test_plurals_and_numbers_come_together(calls):
    for place, call in calls:
        source = call.args[1].value
        has_number = "%n" in source or "%Ln" in source
        assert has_number == (len(call.args) == 4), f"{place}: {source}"


def test_a_text_that_is_not_written_out_stops_the_script(update, tmp_path, monkeypatch):
    monkeypatch.setattr(update, "SOURCES", tmp_path)
    (tmp_path / "page.py").write_text('translate("Page", words)\n')
    with pytest.raises(SystemExit, match=r"page\.py:1"):
        update.find_messages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unfinished_or_gone(update, messages, language):
    known = update.read_messages(update.ts_path(language))
    wanted = {message for message in messages if message.has_plural or language != "en"}
    assert set(known) - wanted == set(), "no longer in the program; run assets/i18n/update.py"
    assert wanted - set(known) == set(), "not in the file yet; run assets/i18n/update.py"
    unfinished = sorted(message.source for message in wanted if not all(known[message] or [""]))
    assert unfinished == []
    for message in wanted:
        count = update.PLURAL_FORMS[language] if message.has_plural else 1
        assert len(known[message]) == count, message


def placeholders(text):
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_what_is_put_in(update, language):
    for message, texts in update.read_messages(update.ts_path(language)).items():
        for text in texts:
            assert placeholders(text) == placeholders(message.source), (message.source, text)
            assert re.findall(r"\[(?:\d+|[AJQK])[SHDC]\]", text) == re.findall(
                r"\[(?:\d+|[AJQK])[SHDC]\]", message.source
            ), (message.source, text)
            for sign in ("%n", "%Ln"):
                # One form of a plural may say "one" without the figure, but never two figures.
                assert (sign in text) == (sign in message.source), (message.source, text)


def has_words(source):
    return re.search(r"[^\W\d_]", re.sub(r"\{\w*\}|%L?n", "", source)) is not None


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_left_in_english(update, language):
    same = {
        message.source
        for message, texts in update.read_messages(update.ts_path(language)).items()
        if message.source in texts and has_words(message.source)
    }
    assert same - SAME_WORD == set()


@pytest.mark.parametrize("language", TRANSLATED)
def test_sentences_end_as_in_english(update, language):
    for message, texts in update.read_messages(update.ts_path(language)).items():
        for text in texts:
            assert text == text.strip() or message.source != message.source.strip(), (message.source, text)
            assert text.endswith(".") == message.source.endswith("."), (message.source, text)
            assert text.endswith("…") == message.source.endswith("…"), (message.source, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_compiled_files_are_those_of_the_sources(update, language, tmp_path):
    fresh = tmp_path / "fresh.qm"
    update.compile_language(language, fresh)
    assert fresh.read_bytes() == update.ts_path(language).with_suffix(".qm").read_bytes()


def test_merging_keeps_what_is_translated_and_marks_what_is_new(update, tmp_path, monkeypatch):
    monkeypatch.setattr(update, "FOLDER", tmp_path)
    old, new = update.Message("A", "%n card(s)"), update.Message("A", "Draw")
    update.write_messages("ru", [old], {old: ["%n карта", "%n карты", "%n карт"]})
    known = update.read_messages(update.ts_path("ru"))
    assert update.write_messages("ru", [new, old], known) == 1
    merged = update.read_messages(update.ts_path("ru"))
    assert merged[old] == ["%n карта", "%n карты", "%n карт"]
    assert merged[new] == []
    assert update.write_messages("ru", [new], merged) == 1
    assert list(update.read_messages(update.ts_path("ru"))) == [new]


def test_a_plural_with_too_few_forms_is_unfinished(update, tmp_path, monkeypatch):
    monkeypatch.setattr(update, "FOLDER", tmp_path)
    message = update.Message("A", "%n card(s)")
    assert update.write_messages("ru", [message], {message: ["%n карта", "%n карты"]}) == 1


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["pt-PT", "en"], "pt_BR"),
        (["ru-RU"], "ru"),
        (["es-AR", "it-IT"], "es"),
        (["fr-FR", "it"], "it"),
        (["de"], "en"),
        (["zh-Hans-CN", "EN-us"], "en"),
        ([], "en"),
    ],
)
def test_the_language_is_guessed_from_the_system(wanted, language):
    assert guess_language(wanted) == language


def test_a_language_changes_words_and_numbers(qapp):
    with spoken("it") as loader:
        assert QCoreApplication.translate("Table", "Us") == "Noi"
        assert QLocale().language() == QLocale.Language.Italian
        loader.load("ru")
        assert QCoreApplication.translate("Table", "Us") == "Мы"
        loader.load("en")
        assert QCoreApplication.translate("Table", "Us") == "Us"
        assert loader.language == "en"


def test_an_unknown_language_is_refused(qapp):
    with pytest.raises(ValueError, match="no language"):
        LanguageLoader().load("xx")
