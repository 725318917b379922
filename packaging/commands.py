"""The commands of bootstrap.py: each makes the environment ready and starts programs in it."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import environment
import icu_data
import release
import slim
from environment import PROJECT

BUNDLE = PROJECT / "dist" / "buraco-desktop"

CHECKS = (
    ("ruff", "check", "--output-format", "concise"),
    ("ruff", "format", "--check", "--output-format", "concise"),
    ("mypy",),
    ("lint-imports", "--no-logo"),
)
"""The checks before the tests, each the name of a tool in the environment and its arguments."""


def tool(name: str) -> str:
    """Return the path of a program that was installed into the environment."""
    suffix = ".exe" if os.name == "nt" else ""
    return str(environment.interpreter().with_name(name + suffix))


def play(arguments: Sequence[str], *, system: bool) -> int:
    """Start the game with `arguments`; return its exit code unless it takes the place of this process."""
    environment.set_up("run", system=system)
    command = [str(environment.interpreter()), "-m", "buraco_desktop", *arguments]
    if os.name == "posix":
        # The game takes this process over: signals and the exit code are its own.
        os.execv(command[0], command)  # noqa: S606 -- a path of our own, no shell is wanted
    return subprocess.run(command, check=False).returncode


def pytest_command(arguments: Sequence[str]) -> list[str]:
    """Return the command line of the tests: on all processors unless `arguments` choose otherwise."""
    chosen = any(word.startswith(("-n", "--numprocesses", "--pdb")) for word in arguments)
    spread = [] if chosen else ["-n", "auto", "--dist", "worksteal"]
    return [tool("pytest"), *spread, *arguments]


def benchmark_command() -> list[str]:
    """Return the command line of the benchmarks, which need a processor for themselves."""
    return [tool("pytest"), "tests/benchmarks", "--override-ini", "python_files=bench_*.py"]


def test(arguments: Sequence[str], *, system: bool) -> int:
    """Run the checks and then the tests, all of them even if one fails; return 0 if all passed, else 1.

    The benchmarks follow unless `arguments` choose some tests.
    """
    environment.set_up("test", system=system)
    failed = []
    benchmarks = [] if arguments else [benchmark_command()]
    for words in (*([tool(name), *rest] for name, *rest in CHECKS), pytest_command(arguments), *benchmarks):
        name = " ".join([Path(words[0]).name, *words[1:]])
        print(f"== {name}", flush=True)
        start = time.monotonic()
        if subprocess.run(words, cwd=PROJECT, check=False).returncode != 0:
            failed.append(name)
        print(f"   {time.monotonic() - start:.1f} s", flush=True)
    if failed:
        print("Failed: " + "; ".join(failed), file=sys.stderr)
    return 1 if failed else 0


def bundle(*, system: bool) -> int:
    """Build dist/buraco-desktop, a folder that runs without Python; return 0, or 1 if PyInstaller fails."""
    environment.set_up("bundle", system=system)
    # A work folder that is left over from another version can put old files into the bundle.
    for folder in ("build", "dist"):
        shutil.rmtree(PROJECT / folder, ignore_errors=True)
    python = str(environment.interpreter())
    subprocess.run([python, "packaging/program_icon.py", "build/icons"], cwd=PROJECT, check=True)
    # With these, one commit always gives the same bundle.
    fixed = {**os.environ, "PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(release.epoch())}
    words = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    result = subprocess.run([*words, "packaging/buraco-desktop.spec"], cwd=PROJECT, env=fixed, check=False)
    if result.returncode != 0:
        print("PyInstaller failed.", file=sys.stderr)
        return 1
    try:
        slim.slim(BUNDLE)
    except (subprocess.CalledProcessError, icu_data.IcuDataError) as error:
        print(f"The bundle could not be made small: {error}", file=sys.stderr)
        return 1
    print(f"Built {BUNDLE}")
    return 0
