"""The project's virtual environment: pinned packages, renewed when what it is made of changes.

A stamp file per command remembers a hash of all inputs, so that a second run only reads a few files. Standard
library only.
"""

import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import system_packages

PROJECT = Path(__file__).resolve().parent.parent
ENVIRONMENT = PROJECT / ".venv"
COMMANDS = ("run", "test", "bundle")
"""Each has a file packaging/requirements-NAME.txt with all its packages in exact versions."""


HASHES = PROJECT / "packaging" / "hashes-bundle.txt"
"""The packages of the bundle with the checksums of their files; lock.py writes it."""
LOCKED_FOR = "# For: "
"""After it, in `HASHES`, the systems whose files are known: system, processor and version of Python."""


class EnvironmentSetupError(Exception):
    """The virtual environment could not be made; the text says why."""


def interpreter(environment: Path = ENVIRONMENT) -> Path:
    """Return the path of the virtual environment's Python."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def requirement_files(command: str, folder: Path = PROJECT / "packaging") -> list[Path]:
    """Return the files with the pinned packages of one of `COMMANDS`: the program's own, then the tools'."""
    names = ["run"] if command == "run" else ["run", command]
    return [folder / f"requirements-{name}.txt" for name in names]


def inputs_digest(files: list[Path], *words: str) -> str:
    """Return a hash over names and contents of `files` and over `words`."""
    digest = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.name}\0{len(content)}\0".encode() + content)
    for word in words:
        digest.update(word.encode() + b"\0")
    return digest.hexdigest()


def digest_for(command: str) -> str:
    """Return the hash of all that the environment for `command` is made of."""
    scripts = [Path(__file__), Path(system_packages.__file__)]
    files = [PROJECT / "pyproject.toml", *requirement_files(command), *scripts]
    files += [HASHES] if command == "bundle" else []
    # A moved folder or another Python needs a new environment: both are written into it.
    return inputs_digest(files, command, str(PROJECT), sys.base_prefix, sys.version)


def stamp_file(command: str, environment: Path = ENVIRONMENT) -> Path:
    """Return the file that remembers the inputs of the last complete set-up for `command`."""
    return environment / f"set-up-{command}.stamp"


def is_current(command: str, digest: str, environment: Path = ENVIRONMENT) -> bool:
    """Tell whether the environment was set up completely for `command` from the inputs behind `digest`."""
    stamp = stamp_file(command, environment)
    return interpreter(environment).exists() and stamp.is_file() and stamp.read_text() == digest


def works(environment: Path = ENVIRONMENT) -> bool:
    """Tell whether the environment's Python starts, has pip and is the version of the running one."""
    if not interpreter(environment).exists():
        return False
    code = "import pip, sys; print('%d.%d' % sys.version_info[:2])"
    result = subprocess.run(
        [interpreter(environment), "-c", code], capture_output=True, text=True, check=False, cwd=environment
    )
    return result.returncode == 0 and result.stdout.strip() == "{}.{}".format(*sys.version_info)


def create(environment: Path = ENVIRONMENT) -> None:
    """Make an empty virtual environment in place of a broken one or none.

    Raise SystemPackagesError when the standard library's venv is missing and cannot be installed.
    """
    if importlib.util.find_spec("ensurepip") is None:
        system_packages.install([system_packages.venv_need()])
    print(f"Making a virtual environment in {environment.name}/", flush=True)
    if environment.exists():
        shutil.rmtree(environment)
    # A child process, because this one may have started before ensurepip was installed.
    result = subprocess.run(
        [sys.executable, "-m", "venv", environment], capture_output=True, text=True, check=False
    )
    if result.returncode != 0:
        raise EnvironmentSetupError(
            f"The virtual environment could not be made:\n{result.stdout}{result.stderr}"
        )


def pip(*arguments: str) -> None:
    """Run pip in the virtual environment; raise EnvironmentSetupError with pip's own words if it fails."""
    command = [str(interpreter()), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    result = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise EnvironmentSetupError(f"pip {' '.join(arguments)} failed:\n{result.stdout}{result.stderr}")


def is_locked(text: str, system: str, machine: str, version: tuple[int, int]) -> bool:
    """Tell whether a text like that of `HASHES` knows the files for a system, a processor and a Python."""
    lines = [line for line in text.splitlines() if line.startswith(LOCKED_FOR)]
    known = [target for line in lines for target in line.removeprefix(LOCKED_FOR).split(", ")]
    return f"{system} {machine.lower()} {version[0]}.{version[1]}" in known


def install_packages(command: str) -> None:
    """Install the pinned packages and the project itself, which stays where it is.

    Those of the bundle must be the very files whose checksums were written down, where they were.
    """
    files = requirement_files(command)
    locked = command == "bundle" and is_locked(
        HASHES.read_text(encoding="utf-8"), sys.platform, platform.machine(), sys.version_info[:2]
    )
    if locked:
        files = [HASHES]
    print("Installing " + " and ".join(f"packaging/{file.name}" for file in files), flush=True)
    # The files hold every package, indirect ones too: nothing else may come in.
    pip(
        "install",
        "--quiet",
        "--no-deps",
        *(["--require-hashes"] if locked else []),
        *(part for file in files for part in ("-r", str(file))),
    )
    pip("install", "--quiet", "--no-deps", "--no-build-isolation", "--editable", ".")


def check_qt() -> None:
    """Load the windows part of Qt once, so that a missing library is named now, not when the game starts."""
    code = "import PySide6.QtWidgets, PySide6.QtSvg"
    result = subprocess.run(
        [interpreter(), "-c", code], capture_output=True, text=True, check=False, cwd=PROJECT
    )
    if result.returncode != 0:
        raise EnvironmentSetupError(f"Qt does not load on this system:\n{result.stderr}")


def system_needs(command: str) -> list[system_packages.Need]:
    """Return what the system lacks for `command`; only Linux can lack anything."""
    if not sys.platform.startswith("linux"):
        return []
    needs = system_packages.missing_libraries()
    if not system_packages.has_font():
        needs.append(system_packages.FONT)
    if command == "test":
        needs += system_packages.missing_programs(system_packages.TEST_PROGRAMS)
        if system_packages.installs_by_itself() and not system_packages.can_listen():
            needs += system_packages.ACCESS_PACKAGES
    if command == "bundle":
        needs += system_packages.missing_programs(system_packages.BUNDLE_PROGRAMS)
        needs += system_packages.missing_libraries([system_packages.python_library_need()])
    return needs


def set_up(command: str, *, system: bool) -> None:
    """Make the environment ready for one of `COMMANDS`; a second call with the same inputs does nothing.

    `system` False leaves the operating system's packages alone. Raise SystemPackagesError or
    EnvironmentSetupError.
    """
    digest = digest_for(command)
    if is_current(command, digest):
        return
    if system:
        system_packages.install(system_needs(command))
    if not works():
        create()
    stamp_file(command).unlink(missing_ok=True)
    install_packages(command)
    check_qt()
    stamp_file(command).write_text(digest)
