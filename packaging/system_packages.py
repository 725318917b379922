"""What the program and its tools need from the operating system, and the commands that install it.

Only Linux needs anything: elsewhere the wheels of PySide6 bring all they use. Nothing here knows about the
virtual environment. Standard library only.
"""

import ctypes
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

MANAGERS = {
    "apt": ("apt-get", "install", "-y", "--no-install-recommends"),
    "dnf": ("dnf", "install", "-y"),
    "pacman": ("pacman", "-S", "--needed", "--noconfirm"),
    "zypper": ("zypper", "install", "-y"),
}
"""The package managers whose package names are known, with the command that installs."""

FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
FONT_SUFFIXES = {".ttf", ".otf", ".ttc", ".pfb"}


class SystemPackagesError(Exception):
    """Something is missing that a person has to install; the text says how."""


@dataclass(frozen=True)
class Need:
    """One thing that the system has to provide, and the packages that do."""

    name: str
    """A library such as "libEGL.so.1", a program such as "Xvfb", or a word for anything else."""
    apt: str
    dnf: str
    pacman: str
    zypper: str

    def package(self, manager: str) -> str:
        """Return the package's name for one of `MANAGERS`; empty when it always has what is needed."""
        return str(getattr(self, manager))


# The libraries that the parts of PySide6 in use are linked against and do not bring along: QtCore, QtGui,
# QtWidgets, QtSvg, QtDBus, the xcb and wayland platforms. Found with `objdump -p` on the wheel of 6.11.3.
LIBRARIES = (
    Need("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd", "Mesa-libEGL1"),
    Need("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd", "Mesa-libGL1"),
    Need("libX11.so.6", "libx11-6", "libX11", "libx11", "libX11-6"),
    Need("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11", "libX11-xcb1"),
    Need("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus", "libdbus-1-3"),
    Need("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig", "libfontconfig1"),
    Need("libfreetype.so.6", "libfreetype6", "freetype", "freetype2", "libfreetype6"),
    Need("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2", "libglib-2_0-0"),
    Need("libgthread-2.0.so.0", "libglib2.0-0", "glib2", "glib2", "libgthread-2_0-0"),
    Need(
        "libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland", "libwayland-client0"
    ),
    Need(
        "libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland", "libwayland-cursor0"
    ),
    Need("libwayland-egl.so.1", "libwayland-egl1", "libwayland-egl", "wayland", "libwayland-egl1"),
    Need("libxcb.so.1", "libxcb1", "libxcb", "libxcb", "libxcb1"),
    Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor", "libxcb-cursor0"),
    Need("libxcb-glx.so.0", "libxcb-glx0", "libxcb", "libxcb", "libxcb-glx0"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm", "libxcb-icccm4"),
    Need("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image", "libxcb-image0"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms", "libxcb-keysyms1"),
    Need("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb", "libxcb-randr0"),
    Need("libxcb-render.so.0", "libxcb-render0", "libxcb", "libxcb", "libxcb-render0"),
    Need(
        "libxcb-render-util.so.0",
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
        "libxcb-render-util0",
    ),
    Need("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb", "libxcb-shape0"),
    Need("libxcb-shm.so.0", "libxcb-shm0", "libxcb", "libxcb", "libxcb-shm0"),
    Need("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb", "libxcb-sync1"),
    Need("libxcb-util.so.1", "libxcb-util1", "xcb-util", "xcb-util", "libxcb-util1"),
    Need("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb", "libxcb-xfixes0"),
    Need("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb", "libxcb-xkb1"),
    Need("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon", "libxkbcommon0"),
    Need(
        "libxkbcommon-x11.so.0",
        "libxkbcommon-x11-0",
        "libxkbcommon-x11",
        "libxkbcommon-x11",
        "libxkbcommon-x11-0",
    ),
)

# One with Latin and Cyrillic letters; the program is translated into Russian.
FONT = Need("a font", "fonts-dejavu-core", "dejavu-sans-fonts", "ttf-dejavu", "dejavu-fonts")

# smoke.py, which is also one of the tests, plays the real program with real keys on a display of its own.
TEST_PROGRAMS = (
    Need("Xvfb", "xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb", "xorg-x11-server-Xvfb"),
    Need("xdotool", "xdotool", "xdotool", "xdotool", "xdotool"),
)

SYSTEM_PYTHON = "/usr/bin/python3"
"""The Python for which the system's packages bring their bindings."""

ACCESS_SERVICE = "/usr/share/dbus-1/services/org.a11y.Bus.service"
"""Starts AT-SPI's own bus in a session that has none."""

# One of the tests plays a turn as a screen reader would, from outside the program, and is skipped without.
ACCESS_PACKAGES = (
    Need("dbus-run-session", "dbus", "dbus-daemon", "dbus", "dbus-1-daemon"),
    Need("AT-SPI", "at-spi2-core", "at-spi2-core", "at-spi2-core", "at-spi2-core"),
    Need("python3-gi", "python3-gi", "python3-gobject", "python-gobject", "python3-gobject"),
    Need("Atspi-2.0.typelib", "gir1.2-atspi-2.0", "at-spi2-core", "at-spi2-core", "typelib-1_0-Atspi-2_0"),
)

# PyInstaller reads with objdump what a library is linked against.
BUNDLE_PROGRAMS = (Need("objdump", "binutils", "binutils", "binutils", "binutils"),)


def venv_need() -> Need:
    """Return the need for the standard library's venv, which Debian keeps in a package of its own."""
    return Need("venv", f"python3.{sys.version_info.minor}-venv", "", "", "")


def python_library_need() -> Need:
    """Return the need for this Python's shared library, which a bundle carries; Debian packs it apart."""
    version = f"3.{sys.version_info.minor}"
    name = str(sysconfig.get_config_var("INSTSONAME"))
    return Need(name, f"libpython{version}", "python3-libs", "python", "")


def can_load(library: str) -> bool:
    """Tell whether the dynamic linker finds a library and all that it is linked against."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_libraries(
    needs: Iterable[Need] = LIBRARIES, loads: Callable[[str], bool] = can_load
) -> list[Need]:
    """Return those of `needs` that `loads` cannot load, in the same order."""
    return [need for need in needs if not loads(need.name)]


def missing_programs(needs: Iterable[Need]) -> list[Need]:
    """Return those of `needs` that are not on the search path."""
    return [need for need in needs if shutil.which(need.name) is None]


def can_listen(python: str = SYSTEM_PYTHON) -> bool:
    """Tell whether a test can meet the program as a screen reader does: over a session bus, by AT-SPI."""
    programs = (python, "dbus-run-session")
    if not Path(ACCESS_SERVICE).exists() or None in [shutil.which(program) for program in programs]:
        return False
    code = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    return subprocess.run([python, "-c", code], capture_output=True, check=False).returncode == 0


def installs_by_itself() -> bool:
    """Tell whether `install` can do so without a person."""
    return find_manager() == "apt" and root_prefix() is not None


def has_font(folders: Iterable[str] = FONT_FOLDERS) -> bool:
    """Tell whether there is any font file that Qt would find."""
    roots = [Path(folder).expanduser() for folder in folders]
    return any(path.suffix.lower() in FONT_SUFFIXES for root in roots for path in root.rglob("*"))


def package_names(needs: Iterable[Need], manager: str) -> list[str]:
    """Return the packages of one manager that provide `needs`: sorted, each once."""
    return sorted({need.package(manager) for need in needs} - {""})


def install_command(needs: Iterable[Need], manager: str) -> list[str]:
    """Return the command line that installs `needs`, without sudo; empty when no package is called for."""
    packages = package_names(needs, manager)
    return [*MANAGERS[manager], *packages] if packages else []


def find_manager() -> str | None:
    """Return the key in `MANAGERS` of the first package manager that this system has."""
    return next((name for name, command in MANAGERS.items() if shutil.which(command[0])), None)


def root_prefix() -> list[str] | None:
    """Return what to put before a command to run it as root: nothing, sudo, or None when neither works."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo"):
        # -n fails instead of asking for a password.
        trial = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
        if trial.returncode == 0:
            return ["sudo", "-n"]
    return None


def explain(needs: Iterable[Need], manager: str | None) -> str:
    """Return the text that asks a person to install `needs`; all known commands if no manager was found."""
    needs = list(needs)
    commands = [install_command(needs, name) for name in ([manager] if manager else MANAGERS)]
    lines = ["    sudo " + " ".join(command) for command in commands if command]
    names = ", ".join(need.name for need in needs)
    if not lines:
        return (
            f"This system lacks {names}. Please install it with the system's package manager, then try again."
        )
    how = "this command" if len(lines) == 1 else "the command for this system"
    return "\n".join([f"This system lacks {names}. Please run {how} and try again:", *lines])


def install(needs: Iterable[Need]) -> None:
    """Install `needs` with apt if this is allowed without asking for a password.

    Raise SystemPackagesError, whose text tells a person what to do, if it is not or if it fails.
    """
    needs = list(needs)
    if not needs:
        return
    manager = find_manager()
    prefix = root_prefix() if manager == "apt" else None
    if prefix is None:
        raise SystemPackagesError(explain(needs, manager))
    print("Installing system packages: " + " ".join(package_names(needs, "apt")), flush=True)
    # env, because sudo drops variables; without it a package may stop to ask a question.
    quiet = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive"]
    for command in (["apt-get", "update", "-qq"], [*install_command(needs, "apt"), "-qq"]):
        result = subprocess.run([*quiet, *command], capture_output=True, text=True, check=False)
        if result.returncode != 0:
            details = (result.stdout + result.stderr).strip()
            raise SystemPackagesError(f"{' '.join(command)} failed:\n{details}\n{explain(needs, manager)}")
