"""What is being set up, as far as it has been answered; it may still be wrong."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from secrets import randbits
from typing import Literal

from desktop import rooms
from desktop.layouts import Loaded
from desktop.shell.new_game import names, seeded
from desktop.shell.new_game.house import House
from desktop.shell.new_game.seeded import Seeded
from rules.fate import Source
from rules.hakoonna.content import Layout, RoomFile
from rules.hakoonna.setup import COLOURS, USUAL
from rules.hakoonna.state import GRAY, HAKO

Mansion = Literal["practice", "automatic", "built", "last", "file"]
Noise = Literal["tower", "cards", "chances"]
Knowledge = Literal["K0", "K1", "K2"]
Edition = Literal["jp4", "jp5", "jp6", "older", "own"]
KINDS = ("noise", "boards", "gray-card", "start", "tiles")
WITH_FIVE: tuple[Edition, ...] = ("jp6", "own")
MOST_PEOPLE = 6
DRAWN = "drawn"


@dataclass
class Person:
    """A visitor: the row it is written in, the name as typed, and the colour of its pawn once it is another."""

    colour: str
    name: str = ""
    pawn: str = ""

    @property
    def piece(self) -> str:
        """The colour of the pawn."""
        return self.pawn or self.colour


def four() -> list[Person]:
    """A visitor of each colour that every edition has."""
    return [Person(colour) for colour in list(COLOURS)[:USUAL]]


def all_by_program() -> dict[str, Source]:
    """The program answers every kind of question."""
    return dict.fromkeys(KINDS, "program")


@dataclass
class Tonight:
    """Where the evening is kept and shown: the record's folder, the audience's screen, the seconds grave news waits.

    ``screen`` is a screen's key, "" for none.
    """

    folder: str = ""
    screen: str = ""
    grace: str = "1.5"


@dataclass
class Draft(Seeded):
    """The defaults start a table at once: four visitors and the Gray Man in the practice mansion.

    ``laid`` is the program's mansion, ``last`` the one of the last evening, ``file`` what a mansion's file held;
    ``host`` is the row of the player who hosts, "" where the host only hosts.
    """

    visitors: list[Person] = field(default_factory=four)
    hako: str = ""
    gray: str = ""
    gray_man: bool = True
    start: str = ""
    knowledge: Knowledge = "K0"
    host: str = ""
    sources: dict[str, Source] = field(default_factory=all_by_program)
    noise: Noise = "tower"
    chances: str = "0 0 10 33 72"
    mansion: Mansion = "practice"
    seed: str = ""
    drawn_seed: int = field(default_factory=lambda: randbits(62))
    laid: Layout | None = None
    last: Layout | None = None
    file: Loaded = Loaded(None)
    file_name: str = ""
    rooms: RoomFile = field(default_factory=rooms.shipped)
    house: House = field(default_factory=House)
    tonight: Tonight = field(default_factory=Tonight)
    edition: Edition = "jp4"
    items: bool = True
    """Whether each visitor takes an item card before the first turn."""
    talk: bool = True
    """Whether the table is reminded of who may talk with whom."""
    sixth: bool = False
    """Whether a sixth was asked for whom the table has no pawn."""

    @property
    def people(self) -> int:
        """How many sit at the table."""
        return 1 + len(self.visitors) + self.gray_man

    @property
    def pawns(self) -> tuple[str, ...]:
        """The colours of the pawns in the box: five since the sixth edition."""
        return tuple(COLOURS)[: None if self.edition in WITH_FIVE else USUAL]

    @property
    def full(self) -> bool:
        """Whether nobody more can join, whatever pawns there are."""
        return self.people >= MOST_PEOPLE

    @property
    def gray_actions(self) -> int:
        """How often the Gray Man acts in a turn."""
        return int(self.house.answer("gray_actions_per_turn"))

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of questions that somebody has to be named for: without cardboard the program has most of them."""
        if self.knowledge == "K2":
            return tuple(kind for kind in KINDS if kind not in ("tiles", "gray-card"))
        return tuple(kind for kind in KINDS if kind != "tiles" or self.knowledge == "K1")

    @property
    def player(self) -> str:
        """The row of the player who hosts; "" where the host only hosts, or no such row is left."""
        return self.host if self.host in [row for row, _ in self.typed()] else ""

    def named(self) -> Iterator[tuple[str, str]]:
        """Each row that has a name, clockwise, with the name as it will be shown."""
        return ((row, names.shown(name)) for row, name in self.typed() if names.shown(name))

    def typed(self) -> Iterator[tuple[str, str]]:
        """Each row, clockwise, with what is written there."""
        yield HAKO, self.hako
        yield from ((one.colour, one.name) for one in self.visitors)
        if self.gray_man:
            yield GRAY, self.gray

    def lay_anew(self) -> None:
        """Let the program lay another mansion."""
        self.drawn_seed, self.laid = randbits(62), None

    def rename(self, row: str, name: str) -> None:
        """Call a seat by another name."""
        if row == HAKO:
            self.hako = name
        elif row == GRAY:
            self.gray = name
        else:
            self.person(row).name = name

    def person(self, row: str) -> Person:
        """The visitor of a row."""
        return next(one for one in self.visitors if one.colour == row)

    def add(self) -> None:
        """One more visitor, in the first free row; a fifth has no pawn before the sixth edition."""
        if self.full:
            return
        taken = {one.colour for one in self.visitors}
        free = [colour for colour in self.pawns if colour not in taken]
        if free:
            self.visitors.append(Person(free[0]))
        else:
            self.sixth = True

    def remove(self, row: str) -> None:
        """One visitor less."""
        self.visitors.remove(self.person(row))
        self.sixth = False
        if self.start == row:
            self.start = ""
        if self.host == row:
            self.host = ""

    def move(self, row: str, by: int) -> None:
        """Let a visitor sit elsewhere: further round the table, or back."""
        seeded.move(self.visitors, self.person(row), by)
