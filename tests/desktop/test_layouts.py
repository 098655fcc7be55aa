"""Mansions are saved in files of their own, and only a sound one comes back."""

from pathlib import Path

import pytest

from desktop import layouts, tables
from desktop.session import Session
from desktop.words import Words
from rules.faults import Broken
from rules.hakoonna.content import Content, Placement


@pytest.fixture
def content() -> Content:
    content: Content = tables.a_book().content
    return content


def sentences(path: Path, content: Content, language: str = "en") -> list[str]:
    session: Session = tables.demo()
    return list(layouts.load(path, content).sentences(session.speech(Words(language))))


def board(text: str) -> str:
    return 'name = { ko = "집", en = "House" }\n' + text


def test_a_saved_mansion_comes_back_as_it_was(tmp_path: Path, content: Content) -> None:
    path = tmp_path / "우리 집.toml"
    layouts.save(path, content.practice.board)
    loaded = layouts.load(path, content)
    assert loaded.layout is not None
    assert loaded.layout.board == content.practice.board
    assert loaded.layout.name.ko == "우리 집"


def test_saving_again_replaces_the_file_and_leaves_nothing_else(tmp_path: Path, content: Content) -> None:
    path = tmp_path / "house.toml"
    layouts.save(path, content.practice.board[:1])
    layouts.save(path, content.practice.board)
    assert layouts.load(path, content).layout is not None
    assert [file.name for file in tmp_path.iterdir()] == ["house.toml"]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path, content: Content) -> None:
    with pytest.raises(Broken) as broken:
        layouts.save(tmp_path / "nowhere" / "house.toml", content.practice.board)
    session = tables.demo()
    told = session.speech(Words("ko")).fault(broken.value.faults[0])
    assert "house.toml을(를) 저장할 수 없어요" in told
    assert told.endswith("다른 폴더를 골라 주세요.")


def test_the_old_file_stands_when_the_new_one_cannot_be_written(
    tmp_path: Path, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "house.toml"
    layouts.save(path, content.practice.board)
    monkeypatch.setattr("os.fsync", _fail)
    with pytest.raises(Broken):
        layouts.save(path, content.practice.board[:1])
    assert layouts.load(path, content).layout is not None
    assert [file.name for file in tmp_path.iterdir()] == ["house.toml"]


def _fail(_: int) -> None:
    raise OSError(28, "No space left on device")


def test_a_missing_file_is_told(tmp_path: Path, content: Content) -> None:
    assert sentences(tmp_path / "none.toml", content)[0].startswith("Cannot read none.toml")


def test_broken_toml_is_told_with_its_line(tmp_path: Path, content: Content) -> None:
    path = tmp_path / "house.toml"
    path.write_text(board("[[board]]\nroom = hall\n"), encoding="utf-8")
    assert sentences(path, content)[0].startswith("Line 3: This is not TOML")


def test_a_misspelt_key_is_told_with_its_line(tmp_path: Path, content: Content) -> None:
    path = tmp_path / "house.toml"
    path.write_text(board('[[board]]\nroom = "hall"\nflor = "1F"\ncol = 0\nrow = 0\n'), encoding="utf-8")
    assert sentences(path, content)[0].startswith("Line 4:")


@pytest.mark.parametrize("raw", [b"\xff\xfe\x00", b"\x00" * 10, b"x" * 200_000, b""])
def test_what_is_no_layout_is_refused(raw: bytes, tmp_path: Path, content: Content) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(raw)
    loaded = layouts.load(path, content)
    assert loaded.layout is None
    assert loaded.faults


def test_a_folder_is_no_file(tmp_path: Path, content: Content) -> None:
    assert layouts.load(tmp_path, content).faults


@pytest.mark.parametrize(
    ("language", "missing", "lost"),
    [("ko", "방이 8개예요. 9개를 모두 놓아 주세요.", "아이 방"), ("en", "8 of 9 boards are laid.", "Child's room")],
)
def test_an_unsound_mansion_is_refused_with_every_reason(
    language: str, missing: str, lost: str, tmp_path: Path, content: Content
) -> None:
    path = tmp_path / "house.toml"
    laid = [one for one in content.practice.board if one.room not in ("child", "bedroom")]
    layouts.save(path, (*laid, Placement("child", "1F", 5, 5)))
    told = sentences(path, content, language)
    assert missing in told
    assert any(lost in sentence for sentence in told)
    assert layouts.load(path, content).layout is None
