"""What goes into the bundle, and what PyInstaller collects by default that nobody would miss.

Used by buraco-desktop.spec. The entries of PyInstaller are tuples: name inside the bundle, path on this
system, kind.
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

Entry = tuple[str, str, str]

PACKAGES = ("cffi", "miniaudio", "msgspec", "PySide6_Essentials", "shiboken6")
"""What was installed for the game, by the names on the package index."""

HIDDEN_MODULES = ["_cffi_backend"]
"""What PyInstaller does not see: miniaudio's library imports it by itself."""

EXCLUDED_MODULES = [
    # The game has no use for a network.
    "PySide6.QtNetwork",
    "PySide6.QtPdf",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtQuickWidgets",
    "PySide6.QtTest",
    # Tools that share the environment with the program.
    "cffi",
    "hypothesis",
    "numpy",
    "pycparser",
    "pytest",
    "setuptools",
    "shapely",
    # Parts of the standard library that only those tools need, or a network. Python has the few hash
    # functions that the game uses by itself; _hashlib would bring OpenSSL along.
    "_hashlib",
    "ftplib",
    "lib2to3",
    "pydoc_data",
    "ssl",
    "tkinter",
    "unittest",
]

UNWANTED_HOOKS = {"pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pkgutil"}
"""What PyInstaller runs at each start before the program, for modules that a start does not import.

The program asks neither for the source of its modules nor for the names of all that there are; for
`multiprocessing` it has `session/helpers.py`.
"""
OWN_HOOKS: list[str] = []
"""Scripts beside this file that run instead."""
if sys.platform.startswith("linux"):
    # It imports Qt before the program can say how (`ui/plain_import.py`).
    UNWANTED_HOOKS.add("pyi_rth_pyside6")
    OWN_HOOKS.append("plugins_hook.py")

PLUGINS = {
    "accessiblebridge": {"*"},
    "iconengines": {"qsvgicon"},
    "imageformats": {"qico", "qsvg"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    # The portal gives the desktop's file dialogs and colours; the one for GTK would bring all of GTK along.
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"*"},
    "wayland-decoration-client": {"*"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""Qt's plug-ins by folder. The viewport draws in memory, so nothing for OpenGL is among them."""

OF_THE_SYSTEM = {"libmvec.so.1"}
"""Parts of the C library, which is never taken along: they must be of one version."""

LANGUAGES = ("en", "es", "it", "pt_BR", "ru")


def asset_files(project: Path) -> list[tuple[str, str]]:
    """Return path and folder in the bundle of each asset; what they are made from and by stays out."""
    assets = project / "assets"
    sources = {".py", ".pyc", ".ts"}
    left_out = {"art", "screenshots", "synth"}
    return [
        (str(file), str(PurePosixPath("buraco_desktop", "assets", *file.relative_to(assets).parent.parts)))
        for file in sorted(assets.rglob("*"))
        if file == assets / "__init__.py"
        or (
            file.is_file()
            and left_out.isdisjoint(file.relative_to(assets).parts)
            and file.suffix not in sources
        )
    ]


def wants_data(name: str) -> bool:
    """Tell whether a data file is wanted: Qt's translations only in the languages of the program."""
    path = PurePosixPath(name.replace("\\", "/"))
    if "PySide6" in path.parts and path.suffix == ".qm":
        return path.name in {f"qtbase_{language}.qm" for language in LANGUAGES}
    return True


def without_dangling_links(entries: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Return the entries without the links whose target is not in the bundle."""
    entries = list(entries)
    names = {name for name, _, _ in (*entries, *binaries)}
    return [
        (name, path, kind)
        for name, path, kind in entries
        if kind != "SYMLINK" or str(PurePosixPath(name).parent / path) in names
    ]


def is_plugin(name: str) -> bool:
    """Tell whether a binary is one of Qt's plug-ins."""
    return "plugins" in PurePosixPath(name.replace("\\", "/")).parts


def wants_plugin(name: str) -> bool:
    """Tell whether one of Qt's plug-ins is in `PLUGINS`."""
    path = PurePosixPath(name.replace("\\", "/"))
    kept = PLUGINS.get(path.parent.name, set())
    return "*" in kept or path.stem.removeprefix("lib") in kept


def is_python(name: str) -> bool:
    """Tell whether a binary is Python itself, which the program that starts the bundle loads by name."""
    file = PurePosixPath(name.replace("\\", "/")).name
    return file == "Python" or file.lower().startswith(("libpython", "python3"))


def wanted_binaries(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return the binaries without unwanted plug-ins and without libraries that only those needed.

    `imports` returns the names of the libraries that the file at a path is linked against.
    """
    entries = list(entries)
    # Windows does not tell large letters from small ones, and libraries name each other in both.
    libraries = {
        PurePosixPath(name.replace("\\", "/")).name.lower(): (name, path) for name, path, _ in entries
    }
    # Extension modules and wanted plug-ins are loaded by name; all else is there because one needs it.
    wanted = [
        (name, path)
        for name, path, kind in entries
        if (wants_plugin(name) if is_plugin(name) else kind == "EXTENSION" or is_python(name))
    ]
    seen = {name for name, _ in wanted}
    while wanted:
        _, path = wanted.pop()
        for library in imports(path):
            found = libraries.get(library.lower())
            if found and found[0] not in seen and library not in OF_THE_SYSTEM:
                seen.add(found[0])
                wanted.append(found)
    return [entry for entry in entries if entry[0] in seen]
