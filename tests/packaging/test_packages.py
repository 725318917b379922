"""What people install on Linux: made of a small stand-in for the bundle, looked at, installed and removed."""

import hashlib
import io
import os
import shutil
import subprocess
import tarfile
import xml.etree.ElementTree as ET

import pytest

import bundle_identity
import deb
import packages
import program_icon
import release
import staging
from buraco_desktop import __version__
from buraco_desktop.storage.files import SUFFIX
from buraco_desktop.ui.app import DESKTOP_ID

SECONDS = 1_790_000_000
SHARE = f"share/applications/{DESKTOP_ID}.desktop"


@pytest.fixture
def bundle(tmp_path):
    """A folder like a bundle: a program, a library and a link to it."""
    folder = tmp_path / "bundle"
    (folder / "_internal" / "Qt").mkdir(parents=True)
    program = folder / "buraco-desktop"
    program.write_text("#!/bin/sh\necho played\n")
    program.chmod(0o755)
    (folder / "_internal" / "Qt" / "libQt.so.6").write_bytes(b"library" * 1000)
    (folder / "_internal" / "libQt.so.6").symlink_to("Qt/libQt.so.6")
    return folder


@pytest.fixture
def no_icons(tmp_path):
    folder = tmp_path / "icons"
    folder.mkdir()
    (folder / "48.png").write_bytes(program_icon.png(48))
    return folder


@pytest.fixture
def unpacked(bundle, no_icons, tmp_path):
    """The archive with the install script, unpacked in a folder with a difficult name."""
    folder = tmp_path / "Téléchargements & more"
    packed = staging.pack(packages.tar_items(bundle, SECONDS, no_icons), SECONDS)
    folder.mkdir()
    # Older Pythons know no filters, which newer ones ask for.
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive:
            path = folder / member.name
            if member.isdir():
                path.mkdir(exist_ok=True)
            elif member.issym():
                path.symlink_to(member.linkname)
            else:
                path.write_bytes(archive.extractfile(member).read())
                path.chmod(member.mode)
    return folder


def run(home, script, *words):
    """Run a script of the package with a home folder."""
    environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / ".local" / "share")}
    return subprocess.run(
        ["sh", str(script), *words], env=environment, capture_output=True, text=True, check=False
    )


def test_archives_are_the_same_whenever_they_are_made(bundle, no_icons):
    items = packages.tar_items(bundle, SECONDS, no_icons)
    assert staging.pack(items, SECONDS) == staging.pack(reversed(items), SECONDS)
    first, second = (deb.build(items, "1.2.3", "x86_64", "2.36", SECONDS) for _ in range(2))
    assert first == second


def test_the_package_for_debian_is_one(bundle, no_icons, tmp_path):
    share = packages.share_items(SECONDS, deb.NAME, no_icons)
    project = packages.PROJECT
    items = deb.package_items(bundle, share, project / "LICENSE", project / "CHANGELOG.md")
    file = tmp_path / "game.deb"
    file.write_bytes(deb.build(items, "1.2.3", "x86_64", "2.36", SECONDS))
    assert file.read_bytes().startswith(b"!<arch>\ndebian-binary   1790000000  0     0     100644  4 ")
    if shutil.which("dpkg-deb") is None:
        return  # no system of Debian's family
    fields = subprocess.run(["dpkg-deb", "-f", file], capture_output=True, text=True, check=True).stdout
    assert "Package: buraco-desktop\nVersion: 1.2.3\n" in fields
    assert "libc6 (>= 2.36)" in fields
    root = tmp_path / "root"
    subprocess.run(["dpkg-deb", "-x", file, root], check=True)
    assert (
        subprocess.run([root / "usr/bin/buraco-desktop"], capture_output=True, check=True).stdout
        == b"played\n"
    )
    assert "Exec=buraco-desktop %f" in (root / "usr" / SHARE).read_text()


def test_installed_played_upgraded_and_removed_the_saves_stay(unpacked, tmp_path):
    home = tmp_path / "João Ñandú"
    saves = home / ".local" / "share" / "buraco-desktop"
    saves.mkdir(parents=True)
    (saves / f"match{SUFFIX}").write_text("{}")
    prefix = home / ".local"
    for _ in range(2):  # the second time it replaces the first
        done = run(home, unpacked / "install.sh", "--prefix", str(prefix))
        assert done.returncode == 0, done.stderr
        assert run(home, "-c", f"'{prefix}/bin/buraco-desktop'").stdout == "played\n"
    program = prefix / "lib" / "buraco-desktop"
    assert not (program / "program").exists()
    assert f'Exec="{program}/buraco-desktop" %f\n' in (prefix / SHARE).read_text()
    done = run(home, program / "uninstall.sh")
    assert done.returncode == 0, done.stderr
    left = {path.relative_to(home).as_posix() for path in home.rglob("*") if not path.is_dir()}
    caches = {name for name in left if "/mime/" in name or name.endswith((".cache", "cache"))}
    assert left - caches == {f".local/share/buraco-desktop/match{SUFFIX}"}


def test_only_an_installed_program_is_removed(unpacked, tmp_path):
    assert run(tmp_path, unpacked / "uninstall.sh").returncode == 1
    assert (unpacked / "program").is_dir()


def test_all_files_for_the_desktop_mean_the_same_program():
    assert bundle_identity.APP_ID == DESKTOP_ID
    texts = {item.name: item.read() for item in packages.share_items(SECONDS, "buraco-desktop")}
    entry = texts[SHARE].decode()
    about = ET.fromstring(texts[f"share/metainfo/{DESKTOP_ID}.metainfo.xml"])
    kind = ET.fromstring(texts[f"share/mime/packages/{DESKTOP_ID}.xml"])
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    mime = kind.find(f"{space}mime-type")
    assert mime.find(f"{space}glob").get("pattern") == f"*{SUFFIX}"
    assert about.findtext("provides/mediatype") == mime.get("type")
    assert f"MimeType={mime.get('type')};\n" in entry
    assert about.findtext("id") == DESKTOP_ID
    assert about.findtext("launchable") == f"{DESKTOP_ID}.desktop"
    assert about.find("releases/release").get("version") == __version__ == release.version()
    assert f"Icon={DESKTOP_ID}\n" in entry
    assert not any(b"@" in text for name, text in texts.items() if not name.endswith(("png", "svg")))
    manifest = (packages.LINUX / f"{DESKTOP_ID}.yml").read_text()
    assert f"buraco-desktop-{__version__}-linux" in manifest
    assert "network" not in manifest.partition("finish-args")[2]


def test_the_description_for_software_centres_is_valid(tmp_path):
    tool = shutil.which("appstreamcli")
    if tool is None:
        return  # not every system has it; packages.py is run where it is
    text = next(item.read() for item in packages.share_items(SECONDS, "x") if "metainfo" in item.name)
    file = tmp_path / f"{DESKTOP_ID}.metainfo.xml"
    file.write_bytes(text)
    done = subprocess.run([tool, "validate", "--no-net", file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_a_save_is_known_by_its_first_bytes(tmp_path):
    from buraco_desktop.engine import rulesets
    from buraco_desktop.storage.saves import write
    from tests.ui.support.prepared import fresh

    write(tmp_path / "x", fresh(rulesets.BUKHARO, 4, 1).record())
    kind = ET.fromstring((packages.LINUX / f"{DESKTOP_ID}.mime.xml").read_text())
    magic = kind.find(".//{*}match").get("value")
    assert (tmp_path / "x").read_bytes().startswith(magic.encode())


def test_checksums_are_those_that_sha256sum_reads(tmp_path):
    (tmp_path / "b").write_bytes(b"2")
    (tmp_path / "a").write_bytes(b"1")
    sums = release.write_checksums([tmp_path / "b", tmp_path / "a"]).read_text()
    assert sums.splitlines()[0] == f"{hashlib.sha256(b'1').hexdigest()}  a"


def test_icons_for_windows_and_macos_hold_their_pictures():
    picture = program_icon.png(16)
    assert picture.startswith(b"\x89PNG")
    windows = program_icon.ico({16: picture, 256: b"large"})
    assert windows[:6] == b"\0\0\1\0\2\0"
    assert windows[22] == 0  # 256 pixels
    assert windows.endswith(picture + b"large")
    mac = program_icon.icns({16: picture})
    assert mac[:4] == b"icns"
    assert int.from_bytes(mac[4:8], "big") == len(mac)


def test_windows_and_macos_are_told_who_the_program_is():
    import plistlib

    text = bundle_identity.windows_version("1.2.3")
    compile(text, "version", "eval")
    assert "filevers=(1, 2, 3, 0)" in text
    properties = bundle_identity.mac_properties("1.2.3")
    plistlib.dumps(properties)
    (document,) = properties["CFBundleDocumentTypes"]
    (declared,) = properties["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == [SUFFIX.removeprefix(".")]


def test_the_folder_for_an_app_image_is_complete(bundle, no_icons, tmp_path, monkeypatch):
    (no_icons / "256.png").write_bytes(b"picture")
    tool = tmp_path / "tools" / "appimagetool"
    tool.parent.mkdir()
    tool.write_text('#!/bin/sh\ncp -R "$2" "$3"\n')
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tool.parent}:{os.environ['PATH']}")
    image = tmp_path / "image"
    assert packages.build_app_image(image, SECONDS, bundle, no_icons)
    assert (image / f"{DESKTOP_ID}.png").read_bytes() == b"picture"
    assert "Exec=buraco-desktop %f" in (image / f"{DESKTOP_ID}.desktop").read_text()
    assert subprocess.run([image / "AppRun"], capture_output=True, check=True).stdout == b"played\n"
