"""The lists of the clocktower may be replaced by files; what is broken is named with its line and changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from assets import library
from desktop import clock_data
from rules.clocktower.content.jinxes import JINXES_FILE
from rules.clocktower.content.nights import NIGHTS_FILE
from rules.clocktower.edition import Edition
from rules.faults import Broken


def ours(file: str) -> str:
    return library.read(file).decode()


def later(file: str = NIGHTS_FILE) -> str:
    """The list of another day."""
    return ours(file).replace('dated = "2026-05-11"', 'dated = "2031-01-02"')


def written(folder: Path, text: str, name: str = "mine.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_profile_without_files_plays_with_ours(tmp_path: Path) -> None:
    data = clock_data.kept(tmp_path)
    assert isinstance(data.edition, Edition)
    assert (data.own, data.faults) == ({}, ())
    assert clock_data.kept(None) == data


@pytest.mark.parametrize("file", clock_data.TITLES)
def test_a_list_is_known_by_what_is_in_it(tmp_path: Path, file: str) -> None:
    text = f"{ours(file)}\n# corrected\n"
    assert clock_data.take(written(tmp_path, text), clock_data.with_own({})).own == {file: text}


def test_a_list_is_kept_until_the_programs_own_is_wanted_again(tmp_path: Path) -> None:
    data = clock_data.take(written(tmp_path, later()), clock_data.with_own({}))
    clock_data.keep(tmp_path, data.own)
    assert clock_data.kept(tmp_path).edition.known.dated == "2031-01-02"
    clock_data.keep(tmp_path, {})
    assert clock_data.kept(tmp_path).edition.known.dated == "2026-05-11"
    assert not (tmp_path / NIGHTS_FILE).exists()


def test_a_list_as_it_comes_with_the_program_is_nobodys_own(tmp_path: Path) -> None:
    data = clock_data.with_own({NIGHTS_FILE: later(), JINXES_FILE: later(JINXES_FILE)})
    assert clock_data.take(written(tmp_path, ours(NIGHTS_FILE)), data).own == {JINXES_FILE: later(JINXES_FILE)}


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('"boffin"', '"bofin"', 5),
        ('dated = "2026-05-11"', "dated = 7", 3),
        ('"dusk",', '"dusk" "dusk"', 6),
    ],
)
def test_a_broken_list_is_named_with_line_and_remedy_and_not_taken(
    tmp_path: Path, old: str, new: str, line: int
) -> None:
    before = clock_data.with_own({JINXES_FILE: later(JINXES_FILE)})
    with pytest.raises(Broken) as broken:
        clock_data.take(written(tmp_path, ours(NIGHTS_FILE).replace(old, new, 1)), before)
    first = broken.value.faults[0]
    assert (first.file, first.line) == ("mine.toml", line)
    assert first.remedy


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Broken) as broken:
        clock_data.take(written(tmp_path, 'preset = "standard"\n'), clock_data.with_own({}))
    assert broken.value.faults[0].message == clock_data.STRANGE


def test_no_text_and_no_file_are_refused(tmp_path: Path) -> None:
    (tmp_path / "jinxes.toml").write_bytes(b'dated = "\xff"\n')
    for path in (tmp_path / "jinxes.toml", tmp_path / "nowhere.toml"):
        with pytest.raises(Broken):
            clock_data.take(path, clock_data.with_own({}))


def test_a_kept_list_that_fits_no_longer_is_left_out_and_told_of_and_the_others_hold(tmp_path: Path) -> None:
    clock_data.keep(tmp_path, {NIGHTS_FILE: later().replace('"boffin"', '"bofin"'), JINXES_FILE: later(JINXES_FILE)})
    data = clock_data.kept(tmp_path)
    assert data.own == {JINXES_FILE: later(JINXES_FILE)}
    assert data.edition.known.dated == "2026-05-11"
    assert [fault.file for fault in data.faults] == [NIGHTS_FILE]
