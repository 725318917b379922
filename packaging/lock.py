"""Write the checksums of all packages of the bundle into hashes-bundle.txt: `python3 packaging/lock.py`.

Asks the package index, by pip, for the files that the bundle is built from: on every Python that Linux
distributions have now, and on the one that the releases for Windows and macOS are built with. To be run after
every change of requirements-run.txt or requirements-bundle.txt.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import environment

LINUX = ("manylinux2014_x86_64", "manylinux_2_17_x86_64", "manylinux_2_28_x86_64", "manylinux_2_34_x86_64")
MAC = ("macosx_11_0_arm64", "macosx_12_0_universal2", "macosx_13_0_universal2", "macosx_10_13_universal2")
TARGETS = (
    *(("linux", "x86_64", version, LINUX) for version in ("3.11", "3.12", "3.13")),
    ("win32", "amd64", "3.13", ("win_amd64",)),
    ("darwin", "arm64", "3.13", MAC),
)
"""System, processor, version of Python, and the tags of wheels that run there."""


def pinned(files: list[Path]) -> list[str]:
    """Return the requirements of some files, without comments."""
    lines = [line.strip() for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


def applies(requirement: str, system: str) -> bool:
    """Tell whether a requirement is meant for a system; the only condition in use names the system."""
    match = re.search(r'sys_platform == "(\w+)"', requirement)
    return match is None or match[1] == system


def hashes(requirements: list[str], version: str, tags: tuple[str, ...]) -> dict[str, str]:
    """Return the SHA-256 of the file that pip would install, by the requirement without its condition."""
    plain = [requirement.partition(";")[0].strip() for requirement in requirements]
    with tempfile.TemporaryDirectory() as name:
        report = Path(name, "report.json")
        python = str(environment.interpreter())
        command = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        command += ["--dry-run", "--ignore-installed", "--no-deps", "--only-binary", ":all:"]
        command += ["--target", name, "--python-version", version, "--report", str(report), *plain]
        for tag in tags:
            command += ["--platform", tag]
        subprocess.run(command, check=True)
        found = {}
        for entry in json.loads(report.read_text())["install"]:
            about, archive = entry["metadata"], entry["download_info"]["archive_info"]
            found[f"{_plain(about['name'])}=={about['version']}"] = archive["hashes"]["sha256"]
    return {requirement: found[_plain(requirement)] for requirement in plain}


def _plain(name: str) -> str:
    """Return a name, or a name with its version, as the index compares it."""
    name, equals, version = name.partition("==")
    return re.sub(r"[-_.]+", "-", name).lower() + equals + version


def main() -> int:
    """Ask for all files and write the checksums."""
    requirements = pinned(environment.requirement_files("bundle"))
    known: dict[str, set[str]] = {requirement: set() for requirement in requirements}
    for system, _, version, tags in TARGETS:
        wanted = [requirement for requirement in requirements if applies(requirement, system)]
        found = hashes(wanted, version, tags)
        for requirement in wanted:
            known[requirement].add(found[requirement.partition(";")[0].strip()])
    names = ", ".join(" ".join(target[:3]) for target in TARGETS)
    lines = [
        "# Made by lock.py: the packages of the bundle with the checksums of their files.",
        f"{environment.LOCKED_FOR}{names}",
    ]
    for requirement, sums in known.items():
        lines.append(" \\\n    ".join([requirement, *(f"--hash=sha256:{digest}" for digest in sorted(sums))]))
    environment.HASHES.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
