"""What is being set up, as far as it has been answered; it may still be wrong."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from secrets import randbits
from typing import Literal

from desktop.shell.new_game import names
from rules.fate import Source
from rules.hakoonna.content import Layout
from rules.hakoonna.setup import COLOURS
from rules.hakoonna.state import GRAY, HAKO

Mansion = Literal["practice", "automatic", "built", "file"]
KINDS = ("noise", "boards", "gray-card", "start")
DRAWN = "drawn"


@dataclass
class Person:
    """A visitor: the colour of the piece, and the name as typed."""

    colour: str
    name: str = ""


def four() -> list[Person]:
    """A visitor of each colour."""
    return [Person(colour) for colour in COLOURS]


def all_by_program() -> dict[str, Source]:
    """The program answers every kind of question."""
    return dict.fromkeys(KINDS, "program")


@dataclass
class House:
    """The points on which the printed rules are silent."""

    placement_fallback: str = "under"
    next_after_hako: str = "next"
    full_stack_gives_action: str = "yes"
    allow_pass: str = "yes"
    surrender: str = "all"
    cards: str = "0 1 2 3 4 5"
    threshold: str = "11"


@dataclass
class Draft:
    """The defaults start a table at once: four visitors and the Gray Man in the practice mansion.

    ``laid`` is the program's mansion, ``layout`` the one of a file.
    """

    visitors: list[Person] = field(default_factory=four)
    hako: str = ""
    gray: str = ""
    gray_man: bool = True
    start: str = ""
    sources: dict[str, Source] = field(default_factory=all_by_program)
    noise: Literal["tower", "cards"] = "tower"
    mansion: Mansion = "practice"
    seed: int = field(default_factory=lambda: randbits(62))
    laid: Layout | None = None
    layout: Layout | None = None
    layout_name: str = ""
    layout_faults: tuple[str, ...] = ()
    gray_actions: Literal[1, 2] = 1
    house: House = field(default_factory=House)

    @property
    def people(self) -> int:
        """How many sit at the table."""
        return 1 + len(self.visitors) + self.gray_man

    def named(self) -> Iterator[tuple[str, str]]:
        """Each seat that has a name, clockwise, with the name as it will be shown."""
        typed = [(HAKO, self.hako), *((one.colour, one.name) for one in self.visitors)]
        typed += [(GRAY, self.gray)] if self.gray_man else []
        return ((seat, names.shown(name)) for seat, name in typed if names.shown(name))

    def lay_anew(self) -> None:
        """Let the program lay another mansion."""
        self.seed, self.laid = randbits(62), None

    def rename(self, seat: str, name: str) -> None:
        """Call a seat by another name."""
        if seat == HAKO:
            self.hako = name
        elif seat == GRAY:
            self.gray = name
        else:
            self.person(seat).name = name

    def person(self, colour: str) -> Person:
        """The visitor of a colour."""
        return next(one for one in self.visitors if one.colour == colour)

    def add(self) -> None:
        """One more visitor, in the first free colour."""
        taken = {one.colour for one in self.visitors}
        self.visitors.append(Person(next(colour for colour in COLOURS if colour not in taken)))

    def remove(self, colour: str) -> None:
        """One visitor less."""
        self.visitors.remove(self.person(colour))
        if self.start == colour:
            self.start = ""

    def move(self, colour: str, by: int) -> None:
        """Let a visitor sit elsewhere: further round the table, or back."""
        at = self.visitors.index(self.person(colour))
        to = min(max(at + by, 0), len(self.visitors) - 1)
        self.visitors.insert(to, self.visitors.pop(at))
