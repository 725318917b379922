"""Make the wheel and the sdist, and try the wheel: `python3 packaging/wheels.py`.

The wheel is built out of the sdist, installed into an empty environment with the pinned packages, runs the
cases of the rules there and opens its window on a platform without a screen. Both land in dist/.
Not for Windows. Exit code: 0 if all went well, 1 if not, 3 if the set-up failed. Standard library only.
"""

import os
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

import environment
import release
from environment import PROJECT
from release import DIST
from system_packages import SystemPackagesError

SET_UP_FAILED = 3
START_SECONDS = 60.0
BUILD = "import sys; from setuptools import build_meta; print(getattr(build_meta, sys.argv[1])(sys.argv[2]))"


class WheelError(Exception):
    """The wheel is not what it should be; the text says why."""


def build(hook: str, source: Path, target: Path, seconds: int) -> Path:
    """Let setuptools build the project in a folder: `build_sdist` or `build_wheel`; return the file.

    `seconds` since 1970 is the time that all files in it bear.
    """
    target.mkdir(parents=True, exist_ok=True)
    command = [str(environment.interpreter()), "-c", BUILD, hook, str(target)]
    fixed = {**os.environ, "SOURCE_DATE_EPOCH": str(seconds)}
    result = subprocess.run(command, cwd=source, env=fixed, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise WheelError(f"{hook} failed:\n{result.stderr}")
    return target / result.stdout.splitlines()[-1]


def build_both(target: Path, seconds: int) -> tuple[Path, Path]:
    """Build the sdist, and the wheel out of it; return both files."""
    sdist = build("build_sdist", PROJECT, target, seconds)
    with tempfile.TemporaryDirectory() as name:
        with tarfile.open(sdist) as archive:
            for member in archive:
                path = Path(name, member.name)
                if member.isdir():
                    path.mkdir(parents=True, exist_ok=True)
                elif (content := archive.extractfile(member)) is not None:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(content.read())
        (source,) = Path(name).iterdir()
        return sdist, build("build_wheel", source, target, seconds)


def run(*words: str | Path, folder: Path) -> None:
    """Run a program; raise WheelError with its words if it fails."""
    command = [str(word) for word in words]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise WheelError(f"{' '.join(command)} failed:\n{result.stdout}{result.stderr}")


def try_out(wheel: Path, folder: Path) -> None:
    """Install a wheel into a new environment in an empty folder and start what it brings.

    Raise WheelError if anything fails.
    """
    home = folder / "environment"
    environment.create(home)
    pip: list[str | Path] = [
        environment.interpreter(home),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--quiet",
    ]
    for file in environment.requirement_files("run"):
        run(*pip, "--no-deps", "-r", file, folder=folder)
    run(*pip, "--no-index", wheel, folder=folder)
    program = environment.interpreter(home).with_name("buraco-desktop")
    run(program, "--version", folder=folder)
    run(program, "check", folder=folder)
    profile = folder / "profile"
    started = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [str(program), "--new", "bukharo", "--profile", str(profile)]
    # A session of its own, so that the bots' process can be ended too before the folder goes.
    window = subprocess.Popen(command, env=started, cwd=folder, start_new_session=True)
    try:
        deadline = time.monotonic() + START_SECONDS
        while not list(profile.glob("matches/*.buraco")):
            if window.poll() is not None or time.monotonic() > deadline:
                raise WheelError("The installed program does not begin a match.")
            time.sleep(0.2)
    finally:
        os.killpg(window.pid, signal.SIGKILL)
        window.wait()


def main() -> int:
    """Build and try; return the exit code."""
    try:
        environment.set_up("run", system=True)
        sdist, wheel = build_both(DIST, release.epoch())
        with tempfile.TemporaryDirectory() as name:
            try_out(wheel, Path(name))
        twine = shutil.which("twine")
        if twine is not None:
            run(twine, "check", "--strict", sdist, wheel, folder=DIST)
    except (SystemPackagesError, environment.EnvironmentSetupError) as failure:
        print(failure, file=sys.stderr)
        return SET_UP_FAILED
    except WheelError as failure:
        print(failure, file=sys.stderr)
        return 1
    print(f"Built and tried {wheel.relative_to(PROJECT)} and {sdist.relative_to(PROJECT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
