"""An event on a stage: the program holds every secret, the tower is real, and the laptop goes from hand to hand."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

from rules.hakoonna.effects import Decide
from rules.hakoonna.setup import COLOURS
from rules.hakoonna.state import HakoState
from tests.walks.host import Host, a_host

FATES = {"gray-card": ("black",), "centre": ("white",), "tiles": ("gasoline", "chain", "stake", "mary")}
FILE = "".join(f"{kind}: {value}\n" for kind, values in FATES.items() for value in values)
HELD, FELL = "1", "2"
MOVE, OPEN = "1", "2"
ON_HIM = "7"
"""The key of a weapon that is used on the Gray Man, after those of the six shadows of the study."""

ONLY = "Show this to {who} only"

CORNER = "200x200+300+300"
"""A part of the host's window in which a card that is open looks otherwise than one that is covered."""

BOARD = "300x200+40+100"
"""A part of the board, of which a card leaves nothing to be seen."""

SHEET = "900x400+200+250"
"""Where the open card shows what lies in a shadow."""

EYE_S = 1.8
"""After so long an eye that opened over a shadow is gone."""


class Event:
    """What is done on the stage, with its keys counted as flows.md 1.1 (b) allows."""

    def __init__(self, host: Host, folder: Path) -> None:
        self.host, self.screen, self.folder = host, host.screen, folder

    @property
    def state(self) -> HakoState:
        """The whole truth, as it was written down."""
        found: HakoState = self.host.records.match().table.state
        return found

    @property
    def lies_open(self) -> str:
        """The tile that somebody is looking at."""
        asked = self.host.records.match().table.asked
        assert isinstance(asked, Decide)
        return asked.tile

    # ---- the table

    def is_set_up(self) -> None:
        """Two visitors, no cardboard but the tower, two actions for the Gray Man, item cards by lot."""
        host, screen = self.host, self.screen
        with host.counted("a new game: who plays, the program, the tower, two actions", 21):
            screen.press("ctrl+n")
            for colour in ("purple", "green"):
                screen.click(screen.find(self._leaves(colour)))
            screen.press("ctrl+Next", "ctrl+Next")
            self._comes_to("Public only")
            screen.press("Down", "Down", "space", *["Tab"] * 4, "Right", "space", *["ctrl+Next"] * 4)
            self._comes_to("One")
            screen.press("Right", "space", "ctrl+Return")
            assert screen.waits(lambda: host.records.public().options.gray_actions_per_turn == 2)
        with host.counted("the item cards", 1):
            screen.press("space")
        host.comes("bones")

    def _leaves(self, colour: str) -> str:
        who = self.host.say("{colour} visitor", {"colour": COLOURS[colour][0]})
        return self.host.say("{who} does not play", {"who": who})

    def _comes_to(self, name: str) -> None:
        """The keyboard is on something that is called so."""
        wanted = self.host.say(name)
        assert self.screen.waits(lambda: any(one.focused and one.name == wanted for one in self.screen.nodes())), name

    def are_two_screens(self) -> None:
        """Before anything secret is opened the host types what the audience sees."""
        assert self.host.reads("The number that the audience sees")
        number = next(word for word in self.host.audience_reads().split() if len(word) == 2 and word.isdecimal())
        with self.host.counted("the check of the screens", 3):
            self.screen.type(number)
            self.screen.press("Return")

    def is_taken_up_again(self) -> None:
        """A record was opened: the audience's window is there again, and the screens are found to be two."""
        if not self.screen.reads(self.host.say("Audience: on")):
            self.screen.press("F2")
        self.rises()
        self.screen.press("F12")
        assert self.host.reads("Show to one: to whom?")
        self.screen.press("1")
        self.are_two_screens()
        self.is_shown_to("hako")
        self.gives_back("hako")

    # ---- the laptop in somebody's hand

    def is_handed(self, seat: str) -> None:
        """Its cover says for whom it is."""
        assert self.host.reads("Hand the laptop to {who}", {"who": self.name(seat)})

    def name(self, seat: str) -> object:
        """What a seat is called."""
        return next(one.name for one in self.host.records.match().header.seats if one.id == seat)

    def is_shown_to(self, seat: str) -> None:
        """The cover of what one seat alone knows."""
        assert self.host.reads(ONLY, {"who": self.name(seat)})

    def gives_back(self, seat: str) -> None:
        """The host has the laptop again."""
        cover = self.host.say(ONLY, {"who": self.name(seat)})
        assert self.screen.hold("Escape", lambda: not self.screen.reads(cover))

    @contextlib.contextmanager
    def looks(self) -> Iterator[None]:
        """Somebody holds the key: only meanwhile the card is open."""
        covered = self.corner()
        with self.screen.held("space"):
            assert self.screen.waits(lambda: self.corner() != covered)
            yield
        assert self.screen.waits(lambda: self.corner() == covered)

    def corner(self, part: str = CORNER) -> bytes:
        """What is seen of the host's window there."""
        return self.host.audience(self.folder, part)

    def secrets_are_told(self) -> None:
        """Code and weakness; where the Bones lie, where she hides, her power; his card: each to whom it belongs."""
        self.screen.press("F12")
        self.are_two_screens()
        self.is_handed("hako")
        begun = time.monotonic()
        with self.host.counted("four secrets", 4 * 2 + 5):
            with self.looks():
                self.screen.press("Return")
            with self.looks():
                self.screen.press("2", "1", "1", "6", "8")
                assert self.screen.waits(lambda: self.state.card == "black")
            self.is_handed("gray")
            with self.looks():
                assert not self.screen.reads(self.host.say("black"))
            self.screen.press("Return", "Return")
        assert time.monotonic() - begun <= 90
        assert self.state.secret.hides == {"hako": "child.tent"}
        assert self.state.secret.powers == ("my_mary",)
        assert self.host.reads("Make noise")

    def rises(self) -> None:
        """The curtain goes up."""
        self.screen.press("b")
        assert self.host.reads("Curtain: up")

    # ---- her time

    def falls(self, *keys: str) -> None:
        """The tower falls; she has the laptop, does what these digits say, and opens all eyes again."""
        with self.host.counted("the tower falls", 1):
            self.screen.press(FELL)
        self.host.comes("hako")
        self.her_time(*keys)

    def her_time(self, *keys: str) -> None:
        with self.host.counted("her time", 8):
            self.screen.press("space")
            self.is_handed("hako")
            with self.looks():
                self.screen.press(*keys)
            self.screen.press("Return")
            assert self.host.reads("Open your eyes")
            self.screen.press("space")
        assert self.screen.waits(lambda: self.host.records.phase() != "hako")
        self.rises()

    # ---- turns

    def walks(self, *keys: str) -> None:
        """A visitor makes a noise that holds, and goes into another room."""
        with self.host.counted("a move", 3):
            self._holds()
            self.screen.press(MOVE, *keys)
        self.host.comes("noise")

    def _holds(self) -> None:
        self.screen.press(HELD)
        self.host.comes("act")

    def looks_into(self, *keys: str, outcome: str = "") -> None:
        """A visitor makes a noise that holds, and opens a shadow."""
        with self.host.counted("a shadow opened", 4):
            self._holds()
            self.screen.press(OPEN, *keys)
            if outcome:
                self.answers(outcome)

    def answers(self, outcome: str) -> None:
        """By the host's hand: a click on what is said aloud."""
        word = self.host.say("{it}", {"it": self._names(outcome)})
        self.screen.click(self.screen.find(word[:1].upper() + word[1:], "button"))

    def _names(self, thing: str) -> object:
        match = self.host.records.match()
        return match.book.names(match.book.content, match.header.seats)[thing]

    def gray_walks(self, key: str) -> None:
        at = self.state.public.at["gray"]
        with self.host.counted("the Gray Man moves", 2):
            self.screen.press(MOVE, key)
            assert self.screen.waits(lambda: self.state.public.at["gray"] != at)

    def gray_looks_into(self, key: str, outcome: str = "") -> None:
        """The shadow is open; without an outcome what lies there is for his eyes."""
        with self.host.counted("the Gray Man opens a shadow", 3):
            self.screen.press(OPEN, key)
            assert self.screen.waits(lambda: self.host.records.match().table.asked is not None)
            if outcome:
                self.answers(outcome)
                assert self.screen.waits(lambda: self.host.records.match().table.asked is None)

    def dies(self, seat: str) -> None:
        """A visitor opens the first shadow of the room, in which she lies."""
        self.looks_into("1")
        assert self.screen.waits(lambda: not self.state.public.at[seat])

    def gray_sees(self) -> bytes:
        """He alone has the laptop, and puts the tile back; what his card looked like."""
        with self.host.counted("his card", 4):
            self.screen.press("space")
            self.is_handed("gray")
            with self.looks():
                seen = self.corner(SHEET)
                self.screen.press("1")
            self.screen.press("Return")
        assert self.screen.waits(lambda: self.host.records.match().table.asked is None)
        return seen

    def audience_rests(self) -> bytes:
        """Its screen once the eye that opened over a shadow is shut."""
        time.sleep(EYE_S)
        return self.host.still(self.folder)

    def weapon(self, which: str) -> None:
        """A visitor makes a noise that holds, and uses a weapon on the Gray Man."""
        before = self.state.public.turn
        with self.host.counted("a weapon", 4):
            self._holds()
            self.screen.click(self.screen.find(self.host.say("Use a tile or an item"), "button"))
            self.screen.click(self.screen.find(self.host.called(which), "button"))
            assert self.host.reads("Use a weapon on the Gray Man")
            self.screen.press(ON_HIM)
        assert self.screen.waits(lambda: self.state.public.turn != before)


@contextlib.contextmanager
def an_event(folder: Path, language: str, *arguments: str) -> Iterator[Event]:
    """The program, with these answers of Fate in a file."""
    folder.mkdir(parents=True, exist_ok=True)
    fate = folder / "fate.txt"
    fate.write_text(FILE)
    with a_host(folder / "walk", language, *arguments, "--fate", str(fate), "--seed", "7") as host:
        yield Event(host, folder)
