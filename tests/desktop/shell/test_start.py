"""Starting, settings, broken files, and what goes wrong in between."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from desktop import settings
from desktop.settings import Settings
from tests.desktop.shell.conftest import Seat


def test_the_practice_mansion_is_recorded(sit_down: Seat, tmp_path: Path) -> None:
    hands = sit_down()
    record = hands.session.record
    assert record is not None
    assert record.path == tmp_path / "records" / "2026-11-30-hakoonna.lantern"


def test_a_record_is_opened_and_goes_on(sit_down: Seat, tmp_path: Path) -> None:
    first = sit_down()
    first.window.side.offers.press_lit()
    assert first.session.record is not None
    path, steps = first.session.record.path, first.session.match.length
    first.close()
    second = sit_down(file=path)
    assert second.session.match.length == steps
    assert second.session.record is not None
    assert second.session.record.path == path


def test_a_broken_file_is_told_of_and_left_alone(sit_down: Seat, tmp_path: Path) -> None:
    path = tmp_path / "broken.lantern"
    path.write_text("this is no record\n")
    hands = sit_down(file=path)
    assert path.read_text() == "this is no record\n"
    assert hands.window.banner.isVisible()
    assert hands.window.banner.text.text().startswith("broken.lantern: ")
    assert hands.session.record is not None
    assert hands.session.record.path != path


def test_a_damaged_record_is_salvaged(sit_down: Seat, tmp_path: Path) -> None:
    first = sit_down()
    first.window.side.offers.press_lit()
    assert first.session.record is not None
    path = first.session.record.path
    first.close()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"garbage\n", *lines[2:]]))
    damaged = path.read_bytes()
    hands = sit_down(file=path)
    assert hands.window.banner.kind == "fault"
    assert path.read_bytes() == damaged
    assert hands.session.match.length == 1


def test_the_notice_speaks_the_language_of_the_window(sit_down: Seat, tmp_path: Path) -> None:
    path = tmp_path / "empty.lantern"
    path.touch()
    hands = sit_down(file=path)
    korean = hands.window.banner.text.text()
    hands.window.acts.run("language")
    assert hands.window.banner.text.text() not in ("", korean)


def test_settings_are_kept(sit_down: Seat, tmp_path: Path) -> None:
    hands = sit_down()
    hands.window.acts.run("language")
    hands.window.acts.run("theme")
    kept = settings.read(tmp_path).settings
    assert (kept.language, kept.theme) == ("en", "day")


def test_broken_settings_are_set_aside(sit_down: Seat, tmp_path: Path) -> None:
    (tmp_path / settings.FILE).write_text("{broken")
    hands = sit_down()
    assert (tmp_path / "settings.broken.json").read_text() == "{broken"
    assert hands.window.banner.kind == "aside"
    assert "settings.broken.json" in hands.window.banner.text.text()


def test_settings_of_a_newer_program_are_read(tmp_path: Path) -> None:
    (tmp_path / settings.FILE).write_text('{"language": "en", "telepathy": true}')
    assert settings.read(tmp_path).settings == Settings(language="en")


def test_a_game_that_cannot_be_written_goes_on_and_says_so(sit_down: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = sit_down()
    record = hands.session.record
    assert record is not None

    def full(line: bytes) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(record, "_write", full)
        hands.window.side.offers.press_lit()
        assert hands.window.banner.kind == "unsaved"
    hands.session.undo()
    assert hands.window.banner.kind == ""
    assert not record.waiting


def test_an_error_in_a_slot_is_shown_and_written_down(sit_down: Seat, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down()
    with qtbot.capture_exceptions() as caught:
        hands.app.crashes.install()
        QTimer.singleShot(0, lambda: 1 / 0)
        qtbot.wait(50)  # QTest.qWait of PySide does not survive an error in a slot
        hands.app.crashes.remove()
    assert hands.window.banner.kind == "crash"
    assert "ZeroDivisionError" in (tmp_path / "crash.log").read_text()
    assert len(caught) == 1


PAINT = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from desktop.app import App
from desktop.arguments import Arguments
qt = QApplication([])
app = App(qt, Arguments(profile=Path(sys.argv[1]), seed=7))
painted = []
app.window.painted.disconnect(app.window.wake)
app.window.painted.connect(lambda: painted.append("networkx" in sys.modules))
app.window.painted.connect(qt.quit)
app.window.resize(1280, 720)
app.window.show()
qt.exec()
print(painted, [name for name in ("networkx", "babel", "platformdirs", "asyncio") if name in sys.modules])
"""


def test_nothing_slow_is_loaded_before_the_first_paint(tmp_path: Path) -> None:
    root = Path(__file__).parents[3]
    done = subprocess.run(
        [sys.executable, "-c", PAINT, str(tmp_path)], cwd=root, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[False] []", done.stderr
