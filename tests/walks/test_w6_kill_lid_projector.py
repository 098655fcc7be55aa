"""Killed in the middle, a lid shut, a projector pulled out, a disk that is full: the evening goes on, nothing shows."""

from __future__ import annotations

import contextlib
import resource
import signal
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from desktop.check import faults
from desktop.session import Session
from desktop.shell.slumber import EVERY_MS, LEAP_S
from desktop.words import Words
from tests.desktop.small_disk import Disk, Mounted, mounted
from tests.walks.plugs import Plugs, plugs
from tests.walks.records import Records
from tests.walks.screen import Screen, on_display

HOST_CORNER = (1740, 1056)
AUDIENCE = "1280x720+1920+0"
CURTAIN_UP, CURTAIN_DOWN = "막 올라감", "막 내려옴"
ON, NO_SCREEN = "공개 화면 켜짐", "공개 화면 없음"
RESUME, COVERED, STOPPED = "이어서 할까요?", "이 화면을 가렸어요", "초 동안 멈춰 있었어요"
SAME, TYPED, TELL = "두 화면이 같은 그림이에요", "관객에게 보이는 숫자", "이 숫자를 진행자에게 알려 주세요"
UNSAVED = "저장할 곳이 가득 찼어요"
ACTIONS, AFTERWARDS = 30, 60
SPACE, PASS, MOVE = "space", "0", "1"


class Held:
    """A limit on the files of a program: what stands in for a full disk where none may be mounted."""

    def __init__(self, records: Path, screen: Screen) -> None:
        self.folder, self._screen = records, screen

    def fill(self, room: int) -> None:
        largest = max(path.stat().st_size for path in self.folder.iterdir())
        self._limit(largest + room)

    def make_room(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.prlimit(self._screen.program.pid, resource.RLIMIT_FSIZE, (size, most))


class Evening:
    """Somebody at the host's window, and what the record on the disk tells."""

    def __init__(self, screens: Plugs, screen: Screen, disk: Disk) -> None:
        self.screens, self.screen, self.disk = screens, screen, disk
        self.records = Records(disk.folder)
        self.done = 0
        self.words = Words("ko")
        self.keys: dict[str, int] = {}

    @contextlib.contextmanager
    def counted(self, what: str, most: int) -> Iterator[None]:
        """No more keys than the walk allows."""
        before = self.screen.inputs
        yield
        self.keys[what] = self.screen.inputs - before
        assert self.keys[what] <= most, (what, self.keys[what])

    def begin(self) -> None:
        """The window stands and has the keyboard."""
        self.screen.find("단축키")
        self.screen.take_keyboard(HOST_CORNER)

    def a_turn(self) -> None:
        """A key of a round: noise, pass, the Gray Man's step; or two, eyes shut and opened."""
        before, phase = self.records.played(), self.records.phase()
        if phase == "hako":
            self.screen.press(SPACE)
            assert self.screen.says(self.words.say("Open your eyes"))
            time.sleep(0.5)
            self.screen.press(SPACE)
        elif phase == "noise":
            self.screen.press(SPACE)
        elif phase == "act":
            self.screen.press(PASS)
        else:
            self.the_gray_man_moves(before)
        assert self.screen.waits(lambda: self.records.played() > before), (phase, before)

    def the_gray_man_moves(self, before: int) -> None:
        """To the first room that is not too full for him; the others are dark and say so."""
        for room in "1234":
            self.screen.press("Escape", "Escape", MOVE)
            self.screen.says(self.words.say("Move"))
            self.screen.press(room)
            time.sleep(1)
            if self.records.played() > before:
                return

    def a_turn_by_day(self) -> None:
        """The same, until eyes are open: else the curtain's key asks twice."""
        self.a_turn()
        while self.records.phase() == "hako":
            self.a_turn()

    def shows(self, *names: str) -> bool:
        """Whether all this can be read, waited for."""
        return all(self.screen.says(name) for name in names)

    def audience_sees(self, folder: Path) -> bytes:
        """The audience's screen, as a picture."""
        path = folder / "audience.ppm"
        self.screen.picture(path, AUDIENCE)
        return path.read_bytes()

    def numbers(self) -> tuple[str, str]:
        """The host's number and the audience's, as they are read on the screens."""
        told = [node.name for node in self.screen.nodes()]
        theirs = next(name[:2] for name in told if TELL in name and name[:2].isdecimal())
        mine = next(name for name in told if len(name) == 2 and name.isdecimal() and name != theirs)
        return mine, theirs

    def place(self) -> tuple[int, int, int, int]:
        """Where the host's window lies."""
        return self.screen.find("위쪽 막대").box


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """Two screens, a small disk, and a program with them; its tower holds whenever it is asked."""
    profile, fate = tmp_path / "profile", tmp_path / "fate.txt"
    records = profile / "records"
    records.mkdir(parents=True)
    fate.write_text("white\n" + "held\n" * 200)
    with mounted(records) as small, plugs(tmp_path) as screens:
        screens.plug()
        words = ("--lang", "ko", "--seed", "7", "--fate", str(fate), "--practice")
        with on_display(screens.display, profile, *words) as screen:
            yield Evening(screens, screen, Mounted(records) if small else Held(records, screen))


def test_w6_killed_lid_shut_projector_pulled_out_and_the_disk_full(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    thirty_actions_and_a_kill(evening, tmp_path)
    it_goes_on_under_the_curtain(evening, tmp_path)
    the_screens_are_checked(evening)
    the_projector_is_pulled_out_and_put_in(evening, tmp_path)
    the_lid_is_shut(evening, tmp_path)
    the_disk_is_full(evening)
    it_ends_well(evening, tmp_path / "profile")
    with capsys.disabled():
        tell(evening.keys)


def tell(keys: Mapping[str, int]) -> None:
    """Print how many keys each part took."""
    sys.stdout.writelines(f"\n  {what}: {count} keys" for what, count in keys.items())


def thirty_actions_and_a_kill(evening: Evening, folder: Path) -> None:
    evening.begin()
    closed = evening.audience_sees(folder)
    with evening.counted("the audience's window, and its curtain up", 2):
        evening.screen.press("F2")
        assert evening.shows(ON, CURTAIN_DOWN)
        evening.screen.press("b")
    assert evening.shows(CURTAIN_UP)
    assert evening.audience_sees(folder) != closed
    while evening.records.played() < ACTIONS:
        evening.a_turn_by_day()
    evening.done = evening.records.played()
    evening.screen.kill()


def it_goes_on_under_the_curtain(evening: Evening, folder: Path) -> None:
    screen = evening.screen
    screen.start_again()
    assert evening.shows(RESUME, CURTAIN_DOWN)
    screen.take_keyboard(HOST_CORNER)
    with evening.counted("going on after a kill", 2):
        screen.press("Return")
        assert evening.shows(COVERED, CURTAIN_DOWN)
        assert screen.uncovers(COVERED)
    assert evening.done - 1 <= evening.records.played()


def the_screens_are_checked(evening: Evening) -> None:
    screen = evening.screen
    assert evening.shows(TYPED, TELL)
    mine, _ = evening.numbers()
    screen.type(mine)
    screen.press("Return")
    assert evening.shows(SAME, TELL)
    _, theirs = evening.numbers()
    with evening.counted("the check of the screens", 3):
        screen.type(theirs)
        screen.press("Return")
    assert screen.waits(lambda: not screen.reads(TELL))
    assert evening.shows(CURTAIN_DOWN)
    with evening.counted("the curtain up again", 1):
        screen.press("b")
    assert evening.shows(CURTAIN_UP)
    evening.a_turn_by_day()


def the_projector_is_pulled_out_and_put_in(evening: Evening, folder: Path) -> None:
    place = evening.place()
    shown = evening.audience_sees(folder)
    evening.screens.unplug()
    assert evening.shows(NO_SCREEN)
    assert evening.place() == place
    evening.a_turn_by_day()
    evening.screens.plug()
    assert evening.shows(ON, CURTAIN_DOWN)
    assert evening.place() == place
    assert evening.audience_sees(folder) != shown
    with evening.counted("the curtain up after the projector was put in again", 1):
        evening.screen.press("b")
    assert evening.shows(CURTAIN_UP)


def the_lid_is_shut(evening: Evening, folder: Path) -> None:
    screen = evening.screen
    shown = evening.audience_sees(folder)
    screen.program.send_signal(signal.SIGSTOP)
    time.sleep(LEAP_S + 2 * EVERY_MS / 1000)
    screen.program.send_signal(signal.SIGCONT)
    assert evening.shows(STOPPED, CURTAIN_DOWN)
    assert evening.audience_sees(folder) != shown
    with evening.counted("going on after the lid was shut", 2):
        assert screen.uncovers(STOPPED)
        screen.press("Escape")
    evening.a_turn_by_day()


def the_disk_is_full(evening: Evening) -> None:
    """Holding the audience's picture and letting it go writes until there is no room; then a turn is played."""
    screen, before = evening.screen, evening.records.played()
    while evening.records.phase() not in ("noise", "act"):
        evening.a_turn()
    turn = (SPACE, PASS) if evening.records.phase() == "noise" else (PASS,)
    evening.disk.fill(0)
    for _ in range(AFTERWARDS):
        screen.press("F4", "F4")
        if screen.reads(UNSAVED):
            break
    assert [UNSAVED in node.name for node in screen.nodes()].count(True) == 1, "one banner"
    written = evening.records.played()
    screen.press(*turn)
    assert screen.waits(lambda: screen.reads("통과"))
    assert evening.records.played() == written >= before
    evening.disk.make_room()
    screen.press("F4", "F4")
    assert screen.waits(lambda: not screen.reads(UNSAVED))
    assert screen.waits(lambda: evening.records.played() >= written + len(turn))


def it_ends_well(evening: Evening, profile: Path) -> None:
    told = [node.name for node in evening.screen.nodes()]
    assert evening.screen.quit() == 0
    assert not (profile / "crash.log").exists()
    assert faults(evening.records.path) == ()
    match = evening.records.match()
    assert not match.misfits
    session = Session(match)
    called = session.speech(Words("ko")).name
    for seat in ("red", "blue", "green", "purple", "gray"):
        room = called(match.table.state.public.at[seat])
        assert any(name.startswith(f"{room}: ") and called(seat) in name for name in told), (seat, room, told)
