"""Whoever gets the built program gets the licence of everything in it."""

from __future__ import annotations

import tomllib
from importlib import metadata
from pathlib import Path

import pytest

import licences
from bootstrap import CHECKOUT
from build import FAMILIES

PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
DEBIAN = Path("/etc/debian_version").exists()


def test_every_package_that_is_asked_for_is_bundled_or_known_to_be_left_out() -> None:
    asked = {licences.name_of(line) for line in PROJECT["dependencies"]}
    assert asked <= {*licences.bundled(), *licences.LEFT_OUT}
    assert {"lanternboard", "shiboken6"} <= set(licences.bundled())


@pytest.mark.parametrize("name", licences.bundled())
def test_every_bundled_package_has_its_licence_text(name: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in licences.of_package(name)]
    assert texts
    assert all(len(text) > 500 for text in texts)


@pytest.mark.parametrize("name", ["pyside6-essentials", "shiboken6"])
def test_qt_comes_with_the_lesser_and_the_general_licence(name: str) -> None:
    texts = " ".join(path.read_text(encoding="utf-8") for path in licences.of_package(name))
    assert "GNU LESSER GENERAL PUBLIC LICENSE\n                       Version 3" in texts
    assert "GNU GENERAL PUBLIC LICENSE\n                       Version 3" in texts
    assert "download.qt.io" in texts
    assert "LGPL" in str(metadata.metadata(name))


def test_python_has_its_licence() -> None:
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in licences.of_python().read_text(encoding="utf-8").upper()


def test_a_package_without_a_licence_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "WITHOUT", {})
    with pytest.raises(FileNotFoundError, match="no licence of shiboken6"):
        licences.of_package("shiboken6")


def test_every_family_of_fonts_has_its_licence() -> None:
    for family in FAMILIES:
        assert family.licence().is_file() or not DEBIAN, family.package


@pytest.mark.skipif(not DEBIAN, reason="asks Debian's packages")
def test_libraries_of_the_system_have_theirs_whole() -> None:
    papers = licences.of_libraries(["libz.so.1", "libglib-2.0.so.0", "no-such-library.so.7"])
    assert "zlib1g" in papers
    assert all(path.is_file() for path in licences.named_in(papers.values()))
    if "libglib2.0-0" in papers:
        assert "LGPL-2.1" in {path.name for path in licences.named_in([papers["libglib2.0-0"]])}


def test_all_are_laid_beside_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "BUILDER", "pytest")
    (tmp_path / "_internal").mkdir()
    licences.lay(tmp_path)
    laid = {path.name for path in (tmp_path / "licences").iterdir()}
    assert {*licences.bundled(), "python", "pytest"} <= laid
    assert all(any(folder.iterdir()) for folder in (tmp_path / "licences").iterdir() if folder.name != "system")
