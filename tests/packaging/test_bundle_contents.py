"""Which files the bundle keeps."""

import pytest

import bundle_contents

QT = "PySide6/Qt"
ENTRIES = [
    ("PySide6/QtGui.abi3.so", "/v/QtGui.abi3.so", "EXTENSION"),
    ("libpython3.11.so.1.0", "/l/libpython3.11.so.1.0", "BINARY"),
    (f"{QT}/lib/libQt6Gui.so.6", "/v/libQt6Gui.so.6", "BINARY"),
    (f"{QT}/lib/libQt6Pdf.so.6", "/v/libQt6Pdf.so.6", "BINARY"),
    (f"{QT}/lib/libQt6Core.so.6", "/v/libQt6Core.so.6", "BINARY"),
    (f"{QT}/plugins/imageformats/libqpdf.so", "/v/libqpdf.so", "BINARY"),
    (f"{QT}/plugins/platforms/libqxcb.so", "/v/libqxcb.so", "BINARY"),
    ("libxcb-cursor.so.0", "/l/libxcb-cursor.so.0", "BINARY"),
    ("libxcb-util.so.1", "/l/libxcb-util.so.1", "BINARY"),
    (f"{QT}/plugins/platformthemes/libqgtk3.so", "/v/libqgtk3.so", "BINARY"),
    ("libgtk-3.so.0", "/l/libgtk-3.so.0", "BINARY"),
]
LINKED = {
    "/v/QtGui.abi3.so": ["libQt6Gui.so.6", "libc.so.6"],
    "/v/libQt6Gui.so.6": ["libQt6Core.so.6"],
    "/v/libQt6Core.so.6": [],
    "/v/libqpdf.so": ["libQt6Pdf.so.6"],
    "/v/libqxcb.so": ["libxcb-cursor.so.0"],
    "/l/libxcb-cursor.so.0": ["libxcb-util.so.1", "libxcb-cursor.so.0"],
    "/v/libqgtk3.so": ["libgtk-3.so.0"],
}


def test_a_library_stays_only_if_something_that_stays_needs_it():
    kept = bundle_contents.wanted_binaries(ENTRIES, lambda path: LINKED.get(path, []))
    names = [name.rpartition("/")[2] for name, _, _ in kept]
    assert names == [
        "QtGui.abi3.so",
        "libpython3.11.so.1.0",
        "libQt6Gui.so.6",
        "libQt6Core.so.6",
        "libqxcb.so",
        "libxcb-cursor.so.0",
        "libxcb-util.so.1",
    ]


def test_python_itself_stays_on_every_system():
    for name in (
        "libpython3.11.so.1.0",
        "python313.dll",
        "Python.framework/Versions/3.13/Python",
        "python3.dll",
    ):
        assert bundle_contents.is_python(name)
    assert not bundle_contents.is_python("PySide6/Qt/lib/libQt6Gui.so.6")


def test_libraries_are_found_whatever_the_size_of_their_letters():
    entries = [("a.pyd", "/a", "EXTENSION"), ("VCRUNTIME140.dll", "/v", "BINARY")]
    linked = {"/a": ["vcruntime140.DLL"]}
    assert bundle_contents.wanted_binaries(entries, lambda path: linked.get(path, [])) == entries


@pytest.mark.parametrize(
    ("plugin", "kept"),
    [
        ("platforms/libqxcb.so", True),
        ("platforms/libqwayland.so", True),
        ("platforms/libqoffscreen.so", True),
        ("platforms/libqvnc.so", False),
        ("platforms\\qwindows.dll", True),
        ("imageformats/libqsvg.so", True),
        ("imageformats/libqpdf.so", False),
        ("platformthemes/libqgtk3.so", False),
        ("qmltooling/libqmldbg_server.so", False),
    ],
)
def test_plugins_are_chosen_by_folder_and_name(plugin, kept):
    name = f"PySide6/Qt/plugins/{plugin}"
    assert bundle_contents.is_plugin(name)
    assert bundle_contents.wants_plugin(name) is kept


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("PySide6/Qt/translations/qtbase_pt_BR.qm", True),
        ("PySide6/Qt/translations/qtbase_ru.qm", True),
        ("PySide6/Qt/translations/qtbase_ja.qm", False),
        ("PySide6/Qt/translations/qtdeclarative_ru.qm", False),
        ("buraco_desktop/assets/i18n/buraco_ru.qm", True),
        ("buraco_desktop/assets/cards/back.svg", True),
    ],
)
def test_translations_of_qt_stay_in_the_languages_of_the_game(name, kept):
    assert bundle_contents.wants_data(name) is kept


def test_links_without_a_target_go():
    binaries = [("PySide6/Qt/lib/libQt6Gui.so.6", "/v/libQt6Gui.so.6", "BINARY")]
    links = [
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libQt6Pdf.so.6", "PySide6/Qt/lib/libQt6Pdf.so.6", "SYMLINK"),
        ("buraco_desktop/assets/cards/back.svg", "/p/assets/cards/back.svg", "DATA"),
    ]
    assert bundle_contents.without_dangling_links(links, binaries) == [links[0], links[2]]


def test_assets_come_without_what_they_are_made_from(tmp_path):
    for name in (
        "__init__.py",
        "cards/back.svg",
        "art/draw.py",
        "i18n/update.py",
        "i18n/x.ts",
        "__pycache__/x.pyc",
    ):
        file = tmp_path / "assets" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert bundle_contents.asset_files(tmp_path) == [
        (str(tmp_path / "assets" / "__init__.py"), "buraco_desktop/assets"),
        (str(tmp_path / "assets" / "cards" / "back.svg"), "buraco_desktop/assets/cards"),
    ]
