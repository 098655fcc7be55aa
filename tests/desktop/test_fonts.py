"""The letters that the program brings along."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase

from desktop import fonts


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names of the font files that are loaded, by a program that starts afresh."""
    names: list[str] = []
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", lambda file: names.append(Path(file).name))
    fonts.load_own.cache_clear()
    fonts.families.cache_clear()
    yield names
    fonts.load_own.cache_clear()
    fonts.families.cache_clear()


def a_built_program(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "fonts").mkdir()
    for name in ("NanumSquareR.ttf", "NanumSquareB.ttf", "fonts-nanum.copyright"):
        (folder / "fonts" / name).touch()
    monkeypatch.setattr(sys, "executable", str(folder / "lanternboard"))
    monkeypatch.setattr(sys, "frozen", True, raising=False)


def test_the_built_program_loads_the_fonts_beside_it_once(
    qapp: object, loaded: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_built_program(tmp_path, monkeypatch)
    fonts.font(fonts.Role.BODY)
    fonts.font(fonts.Role.TITLE)
    assert loaded == ["NanumSquareB.ttf", "NanumSquareR.ttf"]


def test_a_built_program_without_fonts_takes_the_system_s(
    qapp: object, loaded: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "lanternboard"))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    fonts.families()
    assert loaded == []


def test_from_a_checkout_nothing_is_loaded(qapp: object, loaded: list[str]) -> None:
    fonts.families()
    assert loaded == []
