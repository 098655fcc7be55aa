"""What is being set up for a town, as far as it has been answered; it may still be wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from secrets import randbits
from typing import Final, Literal

from desktop.shell.new_game import names, seeded
from desktop.shell.new_game.arkham.steps import KINDS
from desktop.shell.new_game.draft import Tonight
from desktop.shell.new_game.points import Given, answered
from desktop.shell.new_game.seeded import Seeded
from rules.arkham.options import Depth, Options, Stops
from rules.fate import Source

MOST: Final = 8
USUAL: Final = 4
DRAWN: Final = "drawn"
OF_THE_BOX: Final = ("dice", "mythos", "cup", "markers")
"""The kinds that the cardboard answers at a table with the box."""

Drawing = Literal["random", "choose"]
Sleeping = Literal["random", "choose", "but"]
USUAL_STOPS: Final[Stops] = (1, 1, 1)


@dataclass
class Person:
    """One seat: the row it is written in, the name and the investigator as typed, where the sliders stop."""

    row: str
    name: str = ""
    investigator: str = ""
    stops: Stops = USUAL_STOPS


def four() -> list[Person]:
    """The usual number of seats."""
    return [Person(str(number)) for number in range(1, USUAL + 1)]


def with_the_box() -> dict[str, Source]:
    """Dice, Mythos cards, cup and markers are cardboard."""
    return {kind: "cardboard" if kind in OF_THE_BOX else "program" for kind in KINDS}


@dataclass
class TownDraft(Seeded):
    """The defaults start a table at once: four investigators drawn at random, at a table with the box.

    ``sleeping`` is how the Ancient One is found: at random, the ``ancient`` chosen, or at random without those in
    ``but``. ``first`` is a row, or DRAWN. ``crowded`` tells that a ninth was asked for, ``bare`` that the last was to
    go.
    """

    people: list[Person] = field(default_factory=four)
    drawing: Drawing = "random"
    sleeping: Sleeping = "random"
    ancient: str = ""
    but: set[str] = field(default_factory=set)
    first: str = DRAWN
    depth: Depth = "numbers"
    sources: dict[str, Source] = field(default_factory=with_the_box)
    seed: str = ""
    drawn_seed: int = field(default_factory=lambda: randbits(62))
    placed: set[Literal["doom", "clue"]] = field(default_factory=set)
    points: dict[str, Given] = field(default_factory=dict)
    tonight: Tonight = field(default_factory=Tonight)
    crowded: bool = False
    bare: bool = False

    # ---- the seats

    def person(self, row: str) -> Person:
        """Whoever is written in a row."""
        return next(one for one in self.people if one.row == row)

    def named(self) -> Iterator[tuple[str, str]]:
        """Each row that has a name, clockwise, with the name as it will be shown."""
        return ((one.row, names.shown(one.name)) for one in self.people if names.shown(one.name))

    def rename(self, row: str, name: str) -> None:
        """Call a seat by another name."""
        self.person(row).name = name

    def add(self) -> None:
        """One more, in the first free row."""
        free = seeded.free_row((one.row for one in self.people), MOST)
        self.crowded, self.bare = not free, False
        if free:
            self.people.append(Person(free))

    def remove(self, row: str) -> None:
        """One less; the last one stays."""
        self.crowded, self.bare = False, len(self.people) == 1
        if not self.bare:
            self.people.remove(self.person(row))
            self.first = DRAWN if self.first == row else self.first

    def move(self, row: str, by: int) -> None:
        """Let somebody sit elsewhere: further round the table, or back."""
        seeded.move(self.people, self.person(row), by)

    # ---- the points

    def answer(self, key: str) -> Given:
        """How a point is played."""
        return self.points.get(key, answered(Options)[key].usual)

    def settle(self, key: str, value: Given) -> None:
        """Play a point so; what is as usual is not kept."""
        self.points.pop(key, None)
        if value != answered(Options)[key].usual:
            self.points[key] = value

    @property
    def counted(self) -> int:
        """The number that the limits will go by (AS-17)."""
        return Options(people=int(self.answer("people"))).counted(len(self.people))
