"""pyproject.toml, the pinned packages and the folders say the same."""

import re
import tomllib
from importlib import resources

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import buraco_desktop
import environment


@pytest.fixture(scope="module")
def metadata(project):
    return tomllib.loads((project / "pyproject.toml").read_text())


def pins(project, *names):
    lines = [
        line
        for name in names
        for line in (project / "packaging" / f"requirements-{name}.txt").read_text().splitlines()
        if line and not line.startswith("#")
    ]
    return [Requirement(line) for line in lines]


def test_packaging_does_not_shadow_the_library_of_that_name(project):
    assert not (project / "packaging" / "__init__.py").exists()
    assert Requirement.__module__ == "packaging.requirements"


def test_pyside_stays_below_the_version_that_loses_none(metadata):
    requirements = {r.name: r for r in map(Requirement, metadata["project"]["dependencies"])}
    allowed = requirements["PySide6-Essentials"].specifier
    assert "6.11.3" in allowed
    assert "6.12.0" not in allowed
    assert "6.11.1" not in allowed


def test_every_package_folder_is_in_the_wheel(project, metadata):
    found = {
        ".".join(file.parent.relative_to(project).parts)
        for file in (project / "buraco_desktop").rglob("__init__.py")
    }
    assert set(metadata["tool"]["setuptools"]["packages"]) == found | {"buraco_desktop.assets"}


def test_assets_are_found_by_the_name_of_their_package(project):
    assert resources.files("buraco_desktop.assets").joinpath("__init__.py").is_file()
    inside = [file for file in (project / "assets").rglob("__init__.py") if "art" not in file.parts]
    assert inside == [project / "assets" / "__init__.py"]


def test_version_is_a_release_number():
    assert re.fullmatch(r"\d+\.\d+\.\d+", buraco_desktop.__version__)


@pytest.mark.parametrize("name", ["run", "test", "bundle"])
def test_pins_are_exact_versions_from_the_default_index(project, name):
    for requirement in pins(project, name):
        assert re.fullmatch(r"==[^*]+", str(requirement.specifier)), requirement
        assert requirement.url is None


def test_pins_satisfy_the_declared_ranges(project, metadata):
    pinned = {canonicalize_name(r.name): r.specifier for r in pins(project, "run", "test")}
    declared = metadata["project"]["dependencies"] + metadata["project"]["optional-dependencies"]["test"]
    for requirement in map(Requirement, declared):
        version = str(pinned[canonicalize_name(requirement.name)]).removeprefix("==")
        assert version in requirement.specifier, requirement


def test_the_files_of_the_bundle_are_known_by_their_checksums(project):
    text = environment.HASHES.read_text()
    requirements = [Requirement(line.partition("--hash")[0].rstrip(" \\")) for line in locked_lines(text)]
    assert sorted(map(str, requirements)) == sorted(map(str, pins(project, "run", "bundle")))
    assert all(re.search(r" --hash=sha256:[0-9a-f]{64}( |$)", line) for line in locked_lines(text))
    assert environment.is_locked(text, "linux", "x86_64", (3, 11))
    assert environment.is_locked(text, "win32", "AMD64", (3, 13))
    assert not environment.is_locked(text, "linux", "riscv64", (3, 11))


def locked_lines(text):
    """The requirements with their checksums, each in one line."""
    return [line for line in text.replace("\\\n", "").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("other", ["test", "bundle"])
def test_tools_bring_no_other_version_of_a_package_of_the_game(project, other):
    run = {canonicalize_name(r.name) for r in pins(project, "run")}
    assert run.isdisjoint(canonicalize_name(r.name) for r in pins(project, other))


def test_tests_run_with_the_pinned_versions(project):
    from importlib.metadata import version

    for requirement in pins(project, "run"):
        assert version(requirement.name) in requirement.specifier, requirement
