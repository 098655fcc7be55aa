"""The whole of the program's first evening by keyboard alone, in each language, and how many keys each part takes."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.check import faults
from desktop.words import Words
from tests.walks.plugs import plugs
from tests.walks.records import Records
from tests.walks.screen import Screen, on_display

AUDIENCE = "1280x720+1920+0"
STATUS = (1740, 1056)
MANSION = 4
"""How many pages of a new game come before the one about the mansion."""


class Hands:
    """Ten fingers, two eyes, and the record to compare with."""

    def __init__(self, screen: Screen, records: Records, words: Words) -> None:
        self.screen, self.records, self.words = screen, records, words
        self.keys: dict[str, int] = {}

    @contextlib.contextmanager
    def counted(self, what: str, most: int) -> Iterator[None]:
        """No more keys than an evening allows."""
        before = self.screen.inputs
        yield
        self.keys[what] = self.screen.inputs - before
        assert self.keys[what] <= most, (what, self.keys[what])

    def reads(self, message: str) -> bool:
        """Whether a sentence of the program's can be read, waited for."""
        return self.screen.says(self.words.say(message))

    def press(self, *keys: str) -> None:
        """Press keys, and wait until they have been written down."""
        before = self.records.path.stat().st_size
        self.screen.press(*keys)
        assert self.screen.waits(lambda: self.records.path.stat().st_size > before), keys

    def focused(self) -> str:
        """What the keyboard is on."""
        return next((node.name for node in self.screen.nodes() if node.focused), "")

    def picture(self, folder: Path) -> bytes:
        """The audience's screen."""
        path = folder / "audience.ppm"
        self.screen.picture(path, AUDIENCE)
        return path.read_bytes()

    def by_day(self) -> None:
        """Play on until it is a visitor's turn to make noise."""
        while (phase := self.records.phase()) != "noise":
            if phase == "hako":
                self.her_time()
            else:
                self.press(*{"act": ("0",), "gray": ("1", "1")}[phase])

    def her_time(self) -> None:
        """The eyes are shut; she opens them again."""
        self.screen.press("space")
        assert self.reads("Open your eyes")
        time.sleep(0.5)
        self.press("space")


@pytest.fixture(params=["ko", "en"])
def hands(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Hands]:
    profile = tmp_path / "profile"
    with plugs(tmp_path) as screens:
        screens.plug()
        with on_display(screens.display, profile, "--lang", request.param, "--seed", "7", "--practice") as screen:
            made = Hands(screen, Records(profile / "records"), Words(request.param))
            assert made.reads("Help and keys")
            screen.take_keyboard(STATUS)
            yield made


def test_an_evening_by_keyboard_alone(hands: Hands, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    a_new_game(hands)
    the_items(hands)
    the_mansion_is_built(hands)
    a_visitors_turn(hands)
    refused_and_overruled(hands)
    undone_and_redone(hands)
    the_audience(hands, tmp_path)
    hakos_time_and_the_gray_man(hands)
    amended(hands)
    another_language(hands)
    assert hands.screen.quit() == 0
    assert not (tmp_path / "profile" / "crash.log").exists()
    assert faults(hands.records.path) == ()
    with capsys.disabled():
        sys.stdout.writelines(f"\n  {what}: {count} keys" for what, count in hands.keys.items())


def a_new_game(hands: Hands) -> None:
    screen, built = hands.screen, hands.words.say("Built by hand")
    with hands.counted("a new game, its mansion built by hand", 12):
        screen.press("ctrl+n")
        screen.find(hands.words.say("Mansion"))
        screen.press(*["ctrl+Next"] * MANSION)
        screen.find(built)
        for key in ("Down", "Right", "Down"):
            if not hands.focused().startswith(built):
                screen.press(key)
        screen.press("space", "ctrl+Return")
    assert screen.waits(lambda: hands.records.phase() == "items")


def the_items(hands: Hands) -> None:
    visitors = hands.records.public().visitors
    with hands.counted("an item card for every visitor", len(visitors)):
        for _ in visitors:
            hands.press("1")
    assert hands.records.phase() == "build"
    assert sorted(hands.records.public().items) == sorted(visitors)


def the_mansion_is_built(hands: Hands) -> None:
    with hands.counted("eight boards and the finish", 8 * 5):
        while hands.records.phase() == "build":
            hands.press("Return")
        hands.press("space")
    assert len(hands.records.public().placements) == 9
    assert hands.screen.waits(lambda: hands.records.phase() == "noise")
    assert hands.reads("Tiles to lay out")
    with hands.counted("the tiles are laid out", 1):
        hands.screen.press("1")


def a_visitors_turn(hands: Hands) -> None:
    """Noise and a move to the first room that is offered."""
    public = hands.records.public()
    with hands.counted("a visitor's turn", 3):
        hands.press("space")
        hands.press("1", "1")
    assert hands.records.public().at[public.turn] != public.at[public.turn]


def refused_and_overruled(hands: Hands) -> None:
    """The next one would go before making noise."""
    before, public = hands.records.played(), hands.records.public()
    with hands.counted("a refusal", 1):
        hands.screen.press("2")
    assert hands.reads("Put all the same")
    assert hands.records.played() == before
    with hands.counted("an overrule", 2):
        hands.screen.press("shift+Return")
        assert hands.reads("The table is right")
        hands.press("2")
    assert hands.records.public().at[public.turn] != public.at[public.turn]
    assert hands.records.match().node(hands.records.match().at).step.overruled  # type: ignore[union-attr]


def undone_and_redone(hands: Hands) -> None:
    done = hands.records.public()
    with hands.counted("undo", 1):
        hands.press("ctrl+z")
    assert hands.records.public() != done
    with hands.counted("redo", 1):
        hands.press("ctrl+y")
    assert hands.records.public() == done


def the_audience(hands: Hands, folder: Path) -> None:
    """Its window, the curtain, and a picture that is held for a turn."""
    if not hands.screen.reads(hands.words.say("Audience: on")):
        hands.screen.press("F2")
    hands.by_day()
    assert hands.reads("Curtain: down")
    with hands.counted("the curtain", 1):
        hands.screen.press("b")
    assert hands.reads("Curtain: up")
    with hands.counted("holding the picture", 1):
        hands.press("F4")
    assert hands.reads("Audience: held")
    time.sleep(1)
    held = hands.picture(folder)
    hands.press("space")
    hands.by_day()
    assert hands.picture(folder) == held
    with hands.counted("letting it go", 1):
        hands.press("F4")
    assert hands.reads("Audience: on")
    assert hands.screen.waits(lambda: hands.picture(folder) != held)


def hakos_time_and_the_gray_man(hands: Hands) -> None:
    while hands.records.phase() != "hako":
        hands.press("space" if hands.records.phase() == "noise" else "0")
    assert hands.reads("Please close your eyes")
    with hands.counted("Hako Onna's time", 2):
        hands.her_time()
    before = hands.records.public().at["gray"]
    with hands.counted("the Gray Man's turn", 3):
        hands.press("1", "1")
    assert hands.records.public().at["gray"] != before
    assert hands.records.phase() == "noise"


def amended(hands: Hands) -> None:
    """A visitor went to another room than was entered."""
    turn = hands.records.public().turn
    hands.press("space")
    hands.press("1", "1")
    entered = hands.records.public()
    with hands.counted("an amendment", 6):
        hands.screen.press("F8")
        hands.screen.press("ctrl+g", "1")
        assert hands.reads("Nothing breaks a rule now. What changes:")
        hands.press("1")
    amended = hands.records.public()
    assert amended.at[turn] != entered.at[turn]
    assert amended.turn == entered.turn
    with hands.counted("the amendment taken back", 1):
        hands.press("ctrl+z")
    assert hands.records.public() == entered


def another_language(hands: Hands) -> None:
    """Everything speaks the other language, and nothing has moved."""
    before = hands.records.public()
    other = Words("en" if hands.words.language == "ko" else "ko")
    with hands.counted("the other language", 1):
        hands.screen.press("ctrl+shift+l")
    assert hands.screen.says(other.say("Help and keys"))
    assert hands.records.public() == before
