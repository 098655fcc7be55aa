"""Starting, settings, broken files, and what goes wrong in between."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import settings
from desktop.arguments import Arguments
from desktop.opening import Opening
from desktop.settings import Settings
from desktop.shell.bare import scale_of
from desktop.shell.window import HostWindow
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
from desktop.arguments import Arguments
from desktop.opening import begin
opening = begin(Arguments(profile=Path(sys.argv[1]), seed=7))
told = []
slow = ("rules.engine", "desktop.scene", "networkx", "babel", "platformdirs", "asyncio",
        "rules.hakoonna.bots", "desktop.shell.new_game.page", "desktop.shell.room_editor", "desktop.shell.builder",
        "desktop.shell.show_to_one.card", "desktop.shell.house_rules", "desktop.projector.window")
def tell(when):
    told.append((when, [name for name in slow if name in sys.modules]))
opening.window.painted.connect(lambda: tell("painted"))
opening.window.furnished.disconnect(opening.window.waking.start)
opening.window.furnished.connect(lambda: tell("furnished"))
opening.window.furnished.connect(opening.qt.quit)
opening.show()
opening.qt.exec()
print(told)
"""


def test_nothing_slow_is_loaded_before_the_first_paint_and_only_what_the_table_needs_after_it(tmp_path: Path) -> None:
    assert _told(PAINT, tmp_path) == "[('painted', []), ('furnished', ['rules.engine', 'desktop.scene'])]"


AWAKE = """
import sys
from pathlib import Path
from desktop.arguments import Arguments
from desktop.opening import begin
opening = begin(Arguments(profile=Path(sys.argv[1]), seed=7))
window, told = opening.window, []
window.painted.connect(lambda: told.append(("painted", "networkx" in sys.modules)))
window.waking.ready.connect(lambda: told.append(("ready", window.side.offers.deeds.awake)))
window.waking.ready.connect(opening.qt.quit)
opening.show()
opening.qt.exec()
print(told)
"""


def test_the_window_listens_while_what_is_slow_is_loaded(tmp_path: Path) -> None:
    assert _told(AWAKE, tmp_path) == "[('painted', False), ('ready', True)]"


CLOSED = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from desktop.arguments import Arguments
from desktop.opening import begin
opening = begin(Arguments(profile=Path(sys.argv[1]), seed=7))
window, awaited, there = opening.window, sys.argv[2], []
timer = QTimer()
def look():
    if not awaited or awaited in vars(window):
        there.extend(Path(sys.argv[1]).rglob("*.lantern"))
        window.close()
timer.timeout.connect(look)
window.painted.connect(lambda: timer.start(0))
opening.show()
print(opening.qt.exec(), window.bare, len(there))
"""

ENOUGH = """
import sys
from pathlib import Path
from desktop.arguments import Arguments
from desktop.opening import begin
opening = begin(Arguments(profile=Path(sys.argv[1]), seed=7))
opening.window.furnished.connect(opening.window.close)
opening.show()
print(opening.qt.exec(), opening.window.isVisible())
"""


def test_a_window_may_be_closed_as_soon_as_its_parts_are_there(tmp_path: Path) -> None:
    assert _told(ENOUGH, tmp_path) == "0 False"
    assert not (tmp_path / "crash.log").exists()


@pytest.mark.parametrize(("awaited", "records"), [("", 0), ("side", 1)])
def test_a_window_that_is_closed_before_its_parts_are_there_leaves_nothing(
    tmp_path: Path, awaited: str, records: int
) -> None:
    assert _told(CLOSED, tmp_path, awaited) == f"0 True {records}"
    assert not list(tmp_path.rglob("*.lantern*"))


BROKEN = """
import sys
from pathlib import Path
from desktop import opening
from desktop.arguments import Arguments
opening.LOADED = ("desktop.nothing",)
print(opening.run(Arguments(profile=Path(sys.argv[1]), seed=7)))
"""


def test_a_program_that_cannot_be_loaded_ends_and_says_why(tmp_path: Path) -> None:
    assert _told(BROKEN, tmp_path) == "1"
    assert "desktop.nothing" in (tmp_path / "crash.log").read_text()


def _told(program: str, profile: Path, *more: str) -> str:
    root = Path(__file__).parents[3]
    words = [sys.executable, "-c", program, str(profile), *more]
    done = subprocess.run(words, cwd=root, capture_output=True, text=True, check=True, timeout=60)
    return done.stdout.strip()


def test_the_window_is_furnished_in_the_size_that_it_is_shown_in(qapp: QApplication, tmp_path: Path) -> None:
    settings.write(tmp_path, Settings(full=False, width=1300, height=700))
    opening = Opening(qapp, Arguments(profile=tmp_path, language="ko", seed=7))
    opening.show()
    window, scales = opening.window, list[float]()
    while window.bare or opening.app is None:
        QTest.qWait(5)
    context = opening.app.context
    context.changed.connect(lambda: scales.append(context.scale))
    QTest.qWait(20)
    assert context.scale == pytest.approx(scale_of(window.size()), abs=0.004)
    assert not scales
    window.close()
    window.deleteLater()
    QTest.qWait(20)


@pytest.mark.parametrize(("size", "percent"), [((1920, 1080), 100), ((1280, 720), 100), ((3840, 2160), 150)])
def test_the_grounds_of_the_bare_window_lie_where_its_parts_come(
    sit_down: Seat, tmp_path: Path, size: tuple[int, int], percent: int
) -> None:
    settings.write(tmp_path, Settings(percent=percent))
    hands = sit_down()
    hands.resize(*size)
    bare = HostWindow(hands.app.context.theme, percent / 100)
    bare.resize(*size)
    before, after = bare.grab().toImage(), hands.window.grab().toImage()
    hands.wait()
    window, side = hands.window, hands.place(hands.window.side)
    for part in (window.top, window.side, *((window.hints,) if window.hints.isVisible() else ())):
        place = hands.place(part)
        for corner in (place.topLeft(), place.bottomRight(), place.bottomLeft(), place.topRight()):
            assert before.pixelColor(corner) == after.pixelColor(corner), (part.objectName(), corner)
    assert before.pixelColor(side.left() - 1, side.center().y()).name().upper() == hands.app.context.theme.board
