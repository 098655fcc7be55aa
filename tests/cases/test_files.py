"""Real files that were opened by mistake: each is told of, and the game that runs is untouched."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.check import check
from desktop.evening import Evening
from desktop.tables import demo
from desktop.words import LANGUAGES, Words
from rules.faults import Broken

FILES = Path(__file__).resolve().parents[1] / "desktop" / "strange_files"


def told(name: str, folder: Path, language: str) -> str:
    """What a person reads who opens the file while a game runs; the game and the file are as they were."""
    path, session = FILES / name, demo()
    raw, before = path.read_bytes(), (session.match.at, session.match.table)
    with pytest.raises(Broken) as broken:
        Evening(folder).open(path)
    assert (path.read_bytes(), (session.match.at, session.match.table)) == (raw, before)
    assert list(folder.iterdir()) == []
    speech = session.speech(Words(language))
    return " ".join(speech.fault(fault) for fault in broken.value.faults)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(path.name for path in FILES.glob("s10_*")))
def test_fu_10_broken_and_empty_files_are_told_of_and_leave_the_game_alone(
    name: str, language: str, tmp_path: Path
) -> None:
    assert told(name, tmp_path, language)
    assert not check([FILES / name], Words(language)).sound


def test_fu_10_an_empty_file_is_called_empty(tmp_path: Path) -> None:
    assert "empty" in told("s10_zero.json", tmp_path, "en")


def test_fu_22_a_tabletop_simulator_save_is_refused_by_name(tmp_path: Path) -> None:
    assert "Tabletop Simulator" in told("s22_tts_save.json", tmp_path, "en")


@pytest.mark.parametrize(("name", "called"), [("s23_fake.vsav", "VASSAL"), ("s23b_not_a_script.pdf", "PDF")])
def test_fu_23_other_programs_files_are_refused_by_name(name: str, called: str, tmp_path: Path) -> None:
    for language in LANGUAGES:
        assert called in told(name, tmp_path, language)
