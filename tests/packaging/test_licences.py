"""The licences that the bundle collects from the system."""

import json

import licences

COPYRIGHT = "".join(
    f"Files: {n}\nLicense: {name}\n words\n\n" for n, name in enumerate(("MIT", "BSD-3-clause", "MIT"))
)


def test_the_short_names_are_those_of_the_text_each_once():
    assert licences.short_names(COPYRIGHT) == "MIT, BSD-3-clause"
    assert licences.short_names("free, and that is all") == "see its text"
    assert licences.short_names("".join(f"License: L{n}\n" for n in range(9))) == "L0, L1, L2, ..."


def test_versions_are_those_of_the_authors():
    versions = (
        "1:2.12.1+dfsg-5+deb12u3",
        "1:1.2.13.dfsg-1",
        "252.38-1~deb12u1",
        "0.1.4-1",
        "12.2.0-14+deb12u1",
    )
    plain = [licences.plain_version(text) for text in versions]
    assert plain == ["2.12.1", "1.2.13", "252.38", "0.1.4", "12.2.0"]


def test_the_program_reads_what_is_written(tmp_path, monkeypatch):
    import msgspec

    from buraco_desktop.ui.licences import Part

    part = licences.Licensed("libx", "1.2", "MIT", "words")
    *texts, table = licences.write_parts([part, part], tmp_path)
    assert [file.read_text() for file in texts] == ["words", "words"]
    first, second = msgspec.json.decode(table.read_bytes(), type=list[Part])
    assert (first.name, first.version, first.licence) == ("libx", "1.2", "MIT")
    assert {first.text, second.text} == {file.name for file in texts}
    assert len(json.loads(table.read_text())) == 2


def test_a_file_of_no_package_has_no_licence_here(tmp_path):
    (tmp_path / "lib.so").touch()
    assert licences.system_parts([tmp_path / "lib.so"]) == []
