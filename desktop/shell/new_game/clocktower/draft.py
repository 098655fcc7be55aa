"""What is being set up for a storyteller, as far as it has been answered; it may still be wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from secrets import randbits
from typing import Final, Literal

from desktop.shell.new_game import names, seeded
from desktop.shell.new_game.draft import Tonight
from desktop.shell.new_game.seeded import Seeded
from rules.clocktower.content import Pair
from rules.clocktower.options import Knowledge, Markers, Options, Words
from rules.clocktower.scripts import Script
from rules.clocktower.setup import FEWEST, MOST_SEATS

USUAL: Final = 8
TOKENS: Final = "bag"
"""The kind of Fate's question which token somebody draws, or lies under a number."""
SLIPS: Final = "slip"
"""The kind of Fate's question which number somebody draws."""

Which = Literal["practice", "own", "last"]
Order = Literal["official", "script"]
Changes = Literal["night", "day"]
Dealing = Literal["cardboard", "program", "slips"]
LONGEST_TIME: Final = 9
TIMES: Final = {"beat": 600, "talk": 60, "plea": 600, "countdown": 10}
"""The lines that ask for a time, with the most that each takes."""


@dataclass
class Chair:
    """One seat: the row it is written in, its name; whether its owner travels, as whom (as typed), on which side."""

    row: str
    name: str = ""
    travels: bool = False
    character: str = ""
    evil: bool = False


def eight() -> list[Chair]:
    """The usual number of seats."""
    return [Chair(str(number)) for number in range(1, USUAL + 1)]


@dataclass
class ClockDraft(Seeded):
    """The defaults start a table at once: eight chairs, the practice script, a bag by chance, real tokens.

    ``scripts`` are those that may be chosen; ``practice`` is always there. ``bag`` is what the host has put together,
    None while it is a proposal: the one after ``shaken`` others. ``teams`` tells of characters of whom the script does
    not, ``jinxes`` has the host's own rules for pairs. ``beat``, ``talk``, ``plea`` and ``countdown`` are as typed.
    ``overruled`` are the fields whose message was answered with: all the same. ``crowded`` tells that one seat too many
    was asked for, ``bare`` that one too few was to be left.
    """

    scripts: dict[Which, Script]
    which: Which = "practice"
    chairs: list[Chair] = field(default_factory=eight)
    knowledge: Knowledge = Options().knowledge
    dealing: Dealing = "cardboard"
    bag: tuple[str, ...] | None = None
    shaken: int = 0
    teams: dict[str, str] = field(default_factory=dict)
    jinxes: dict[Pair, str] = field(default_factory=dict)
    order: Order = "script"
    guesses: int = Options().limit_guesses
    riot: Changes = Options().riot_changes
    markers: Markers = Options().markers
    words: Words = Options().words
    beat: str = str(Options().beat)
    talk: str = str(Options().talk)
    plea: str = str(Options().plea)
    countdown: str = str(Options().countdown)
    overruled: set[str] = field(default_factory=set)
    seed: str = ""
    drawn_seed: int = field(default_factory=lambda: randbits(62))
    tonight: Tonight = field(default_factory=Tonight)
    crowded: bool = False
    bare: bool = False

    def time(self, name: str) -> int:
        """A time as typed; -1 for what is none."""
        text = getattr(self, name).strip()
        return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_TIME else -1

    # ---- the script

    def take_script(self, which: Which) -> None:
        """Play another script; its bag is proposed anew."""
        self.which, self.bag = which, None
        self.teams.clear()
        self.jinxes.clear()
        self.overruled.clear()

    def shake(self) -> None:
        """Have another bag proposed."""
        self.bag, self.shaken = None, self.shaken + 1
        self.overruled.discard("counts")

    def hold(self, bag: tuple[str, ...]) -> None:
        """Put this into the bag; it is judged anew."""
        self.bag = bag
        self.overruled.discard("counts")

    # ---- the seats

    @property
    def players(self) -> int:
        """How many draw a token."""
        return sum(not one.travels for one in self.chairs)

    def chair(self, row: str) -> Chair:
        """Whoever is written in a row."""
        return next(one for one in self.chairs if one.row == row)

    def named(self) -> Iterator[tuple[str, str]]:
        """Each row that has a name, clockwise, with the name as it will be shown."""
        return ((one.row, names.shown(one.name)) for one in self.chairs if names.shown(one.name))

    def rename(self, row: str, name: str) -> None:
        """Call a seat by another name."""
        self.chair(row).name = name

    def add(self) -> None:
        """One more, in the first free row."""
        free = seeded.free_row((one.row for one in self.chairs), MOST_SEATS)
        self.crowded, self.bare = not free, False
        if free:
            self.chairs.append(Chair(free))
            self._count_anew()

    def remove(self, row: str) -> None:
        """One less; so many as a game needs stay."""
        self.crowded, self.bare = False, len(self.chairs) <= FEWEST
        if not self.bare:
            self.chairs.remove(self.chair(row))
            self._count_anew()

    def move(self, row: str, by: int) -> None:
        """Let somebody sit elsewhere: further round the circle, or back."""
        seeded.move(self.chairs, self.chair(row), by)

    def swap(self, at: int, other: int) -> None:
        """Let two people change places; all that is theirs goes with them."""
        self.chairs[at], self.chairs[other] = self.chairs[other], self.chairs[at]

    def travel(self, row: str, travels: bool) -> None:
        """Let somebody come as a traveller, or as a player."""
        self.chair(row).travels = travels
        self._count_anew()

    def _count_anew(self) -> None:
        self.bag = None
        self.overruled -= {"counts", "people"}
