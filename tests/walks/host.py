"""Somebody at the host's window: names in the language of the screen, keys that are counted, and the record."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

from desktop.check import faults
from desktop.tables import a_book
from desktop.words import Words
from rules.hakoonna import setup as hakoonna
from tests.walks.plugs import plugs
from tests.walks.records import Records
from tests.walks.screen import Node, Screen, on_display

AUDIENCE = "1280x720+1920+0"
CORNER = (1740, 1056)
"""Where nothing hears a click: at the right of the status line."""

CLOSED = "This window is covered"


class Host:
    """``keys`` are those that each part took."""

    def __init__(self, screen: Screen, profile: Path, language: str) -> None:
        self.screen, self.profile, self.words = screen, profile, Words(language)
        self.records = Records(profile / "records")
        self.keys: dict[str, int] = {}

    @contextlib.contextmanager
    def counted(self, what: str, most: int) -> Iterator[None]:
        """No more keys and clicks than an evening allows."""
        before = self.screen.inputs
        yield
        self.keys[what] = self.screen.inputs - before
        assert self.keys[what] <= most, (what, self.keys[what])

    # ---- what is read

    def say(self, message: str, values: Mapping[str, object] | None = None) -> str:
        """A sentence of the program's."""
        return self.words.say(message, values or {})

    def reads(self, message: str, values: Mapping[str, object] | None = None) -> bool:
        """Whether it can be read, waited for."""
        return self.screen.says(self.say(message, values))

    def called(self, thing: str) -> str:
        """The name of a seat, a room or a tile."""
        content = a_book().content
        things = (*hakoonna.seats(), *content.rooms, *content.tiles)
        name = self.say("{it}", {"it": next(one.name for one in things if one.id == thing)})
        return name[:1].upper() + name[1:]

    def find(self, message: str) -> Node:
        """Something that is called so."""
        return self.screen.find(self.say(message))

    def pawn(self, seat: str) -> Node:
        """The pawn of a seat, on the host's board."""
        name = self.called(seat)
        return next(node for node in self.screen.nodes() if node.name == name and node.role == "push button")

    # ---- what is done

    def click(self, message: str) -> None:
        """Click on something that is called so."""
        self.screen.click(self.find(message))

    def press(self, *keys: str) -> None:
        """Press keys, and wait until something has been written down."""
        before = self.size
        self.screen.press(*keys)
        assert self.screen.waits(lambda: self.size > before), (keys, self.records.match().table)

    @property
    def size(self) -> int:
        """How much has been written down, in all records."""
        return sum(path.stat().st_size for path in self.records.folder.glob("*.lantern"))

    def comes(self, phase: str) -> None:
        """Wait for a part of the round."""
        assert self.screen.waits(lambda: self.records.phase() == phase), self.records.public()

    def call(self, command: str) -> None:
        """Find a command by its title, and run it."""
        self.screen.press("ctrl+k")
        self.screen.type(command)
        self.screen.press("Return")

    # ---- the audience's window

    def audience(self, folder: Path, crop: str = AUDIENCE) -> bytes:
        """What stands on its screen, or on a part of it."""
        path = folder / "audience.ppm"
        self.screen.picture(path, crop)
        return path.read_bytes()

    def still(self, folder: Path, crop: str = AUDIENCE) -> bytes:
        """What stands there once nothing moves."""
        seen = [self.audience(folder, crop)]

        def rests() -> bool:
            seen.append(self.audience(folder, crop))
            return seen[-1] == seen[-2]

        assert self.screen.waits(rests)
        return seen[-1]

    def other(self, folder: Path, than: bytes) -> bytes:
        """What stands there once it is another picture and nothing moves; a slow program takes its time to begin."""
        assert self.screen.waits(lambda: self.audience(folder) != than)
        return self.still(folder)

    def audience_reads(self) -> str:
        """All that a screen reader finds in its window."""
        nodes = self.screen.nodes()
        return " ".join(node.name for node in nodes if node.box[0] >= 1920)

    def ends_well(self) -> None:
        """It ends at once and without a complaint, and its record replays."""
        assert self.screen.quit() == 0
        assert not (self.profile / "crash.log").exists()
        assert faults(self.records.path) == ()


def difference(folder: Path, before: bytes, after: bytes) -> str:
    """The part of two pictures of the audience's screen that is not the same."""
    for name, picture in (("before", before), ("after", after)):
        (folder / f"{name}.ppm").write_bytes(picture)
    words = ["before.ppm", "after.ppm", "-compose", "difference", "-composite", "-trim", "-format", "%wx%h%X%Y"]
    done = subprocess.run(["convert", *words, "info:"], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def cut(picture: bytes, part: str) -> bytes:
    """A part of a picture."""
    words = ["ppm:-", "-crop", part, "+repage", "ppm:-"]
    return subprocess.run(["convert", *words], input=picture, capture_output=True, check=True).stdout


@contextlib.contextmanager
def a_host(folder: Path, language: str, *arguments: str) -> Iterator[Host]:
    """A host's window and an audience's on two screens, with a profile of their own."""
    folder.mkdir(parents=True, exist_ok=True)
    with plugs(folder) as screens:
        screens.plug()
        profile = folder / "profile"
        with on_display(screens.display, profile, "--lang", language, *arguments) as screen:
            made = Host(screen, profile, language)
            assert made.reads("Settings")
            screen.take_keyboard(CORNER)
            yield made
