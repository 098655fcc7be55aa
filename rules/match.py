"""A played game: the tree of its steps, where one stands in it, and the lines of its record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any, Generic, TypeVar

import msgspec

from rules.actions import Action, Answer, Value
from rules.amend import Amend, Amendment, Draft, is_fates
from rules.effects import Choice
from rules.engine import AnyBook, AnyTable, Refused, Step, after, carry_out, correct
from rules.events import Correction, Event
from rules.fate import Fate, Oracle, Program
from rules.messages import Name
from rules.remarks import Remark
from rules.seats import AUDIENCE, BLIND, FATE, ONLOOKERS, SPECTATORS, Seat, Viewer
from rules.state import Item
from rules.views import View

FORMAT = 1
RULES = "1"

O = TypeVar("O")  # noqa: E741 - options of the game
L = TypeVar("L")


class Header(msgspec.Struct, Generic[O, L], frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a record: what the game was set up from.

    ``content`` carries whole whatever is not as shipped, by asset name; ``layout`` a board laid before the game began;
    ``preset`` names the set of house rules from which ``options`` differ, ``host`` whose eyes the host's window has.
    """

    lantern: int
    game: str
    seats: tuple[Seat, ...]
    options: O
    rules: str = RULES
    id: str = ""
    begun: str = ""
    layout: L | None = None
    content: Mapping[str, str] = {}
    fate: Fate = Fate()
    preset: str = ""
    host: Viewer = BLIND


class Back(msgspec.Struct, frozen=True, tag="back", tag_field="type", forbid_unknown_fields=True):
    """Undo, redo and jumps: the number of the step one stands after; 0 is the start."""

    to: int


class Note(msgspec.Struct, frozen=True, tag="note", tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """What is not played: who answers for Fate, names, where the audience's picture is held, the host's remarks."""

    fate: Fate | None = None
    names: Mapping[str, Name] = {}
    held: int | None = None
    released: bool = False
    remark: Remark | None = None


class Node(msgspec.Struct, eq=False):
    """A step in the tree, and the table after it. ``questions`` counts Fate's answers on the way here.

    ``amended`` is the old step that this one corrects, ``stood`` where one stood before the amendment that ends here.
    """

    number: int
    parent: Node | None
    step: Step | None
    table: AnyTable
    questions: int
    amended: Node | None = None
    stood: Node | None = None

    def __repr__(self) -> str:
        return f"Node({self.number})"


Line = Step | Back | Note | Amend | Draft[Any]


class Match:
    """Plays, refuses, undoes. ``unwritten`` gathers the lines that the record does not have yet.

    ``remarks`` are the host's, each with the step after which it was made.
    """

    def __init__(self, book: AnyBook, header: Header[Any, Any], oracle: Oracle | None = None) -> None:
        self.book = book
        self.header = header
        self.fate = header.fate
        self.names: dict[str, Name] = {}
        self.held: int | None = None
        self.remarks: list[tuple[int, Remark]] = []
        self.unwritten: list[Line] = []
        self.misfits: list[tuple[int, Event]] = []
        self._oracle = oracle or Program()
        start = book.setup(book.content, header.options, header.seats, header.layout)
        self._nodes = [Node(0, None, None, start, 0)]
        self._here = self._nodes[0]
        self._ahead: dict[int, Node] = {}
        self._amending: Amendment | None = None

    # ---- where one stands

    @property
    def table(self) -> AnyTable:
        """The table as it is now."""
        return self._here.table

    @property
    def at(self) -> int:
        """The number of the step one stands after."""
        return self._here.number

    @property
    def length(self) -> int:
        """How many steps were ever played, branches included."""
        return len(self._nodes) - 1

    def node(self, number: int) -> Node:
        """The step of that number; IndexError if there is none."""
        if not 0 <= number < len(self._nodes):
            raise IndexError(number)
        return self._nodes[number]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the table now: those it was set up for, and whoever came later."""
        return self.book.seated(self.table.state, self.header.seats)

    def path(self, to: int | None = None) -> list[Node]:
        """The steps from the start to here, or to another step, in order."""
        way, node = [], self._here if to is None else self.node(to)
        while node.parent is not None:
            way.append(node)
            node = node.parent
        return way[::-1]

    def is_on_way(self, number: int) -> bool:
        """Whether one passes that step on the way from the start to here; IndexError if there is none."""
        node, here = self.node(number), self._here
        while here.number > number and here.parent is not None:
            here = here.parent
        return here is node and node.parent is not None

    def branches(self) -> list[int]:
        """The last steps of the ways not taken, oldest first."""
        parents = {node.parent.number for node in self._nodes if node.parent is not None}
        taken = {node.number for node in self.path()}
        return [node.number for node in self._nodes[1:] if node.number not in parents | taken]

    def published(self) -> int:
        """The step that the audience sees."""
        return self.at if self.held is None else self.held

    def seen(self, viewer: Viewer) -> View:
        """A viewer's share of the table; the audience's up to its published step."""
        public = viewer in (AUDIENCE, SPECTATORS)
        table = self.node(self.published()).table if public else self.table
        view: View = self.book.view(self.book.content, table, viewer)
        return view

    def viewers(self) -> tuple[Viewer, ...]:
        """Everyone who may look: the onlookers and each seat."""
        return (*ONLOOKERS, *(seat.id for seat in self.seats))

    # ---- playing

    def begin(self) -> None:
        """Let the program answer what is asked before anyone can act."""
        self._ask_program()

    def play(self, action: Action, overrule: str = "", joined: bool = False) -> Step | Refused:
        """Carry an action out, with the program's answers that it brings about; or refuse it."""
        done = carry_out(self.book, self.table, action, overrule, joined)
        if isinstance(done, Refused):
            return done
        self._grow(*done)
        self._ask_program()
        return done[0]

    def correct(
        self, changes: Iterable[Correction], reason: str, agenda: tuple[Item, ...] | None = None
    ) -> Step | Refused:
        """Set things by hand; nothing follows from it but what the new position asks."""
        done = correct(self.book, self.table, tuple(changes), reason, agenda)
        if isinstance(done, Step):
            self._grow(done, after(self.book, self.table, done))
            self._ask_program()
        return done

    def _grow(self, step: Step, table: AnyTable) -> None:
        self._enter(step, table)
        self.unwritten.append(step)

    def _enter(self, step: Step, table: AnyTable) -> None:
        self._amending = None
        asked = self._here.questions + is_fates(step)
        node = Node(len(self._nodes), self._here, step, table, asked)
        self._nodes.append(node)
        self._ahead[self._here.number] = node
        self._here = node

    def _ask_program(self) -> None:
        while (answer := self.program_says(self.table.asked, self._here.questions)) is not None:
            done = carry_out(self.book, self.table, Answer(seat=FATE, value=answer), joined=True)
            if isinstance(done, Refused):
                return
            self._grow(*done)

    def program_says(self, asked: Choice | None, number: int) -> Value | None:
        """The program's answer to a question of that number; None unless it is Fate's and the program's."""
        return self._oracle.answer(self.fate, number, asked) if asked is not None and asked.seat == FATE else None

    def asked_of_fate(self) -> Choice | None:
        """The open question of Fate."""
        asked = self.table.asked
        return asked if asked is not None and asked.seat == FATE else None

    # ---- going back

    def undo(self, times: int = 1) -> int:
        """Take back so many steps, each with what belongs to it; how many there were to take back."""
        return self._repeat(times, self.before)

    def redo(self, times: int = 1) -> int:
        """Go forward again on the way last taken; how many steps there were."""
        return self._repeat(times, self._beyond)

    def _repeat(self, times: int, move: Callable[[], Node | None]) -> int:
        done, way = 0, [self.at]
        while done < times and (node := move()) is not None:
            if self._is_leap(node):
                way += [self.at, node.number]
            self._stand(node)
            done += 1
        way.append(self.at)
        self.unwritten += [Back(to) for to, _ in groupby(way)][1:]
        return done

    def _is_leap(self, node: Node) -> bool:
        """Whether one goes from the end of an amendment to where one stood before it, or the other way."""
        ahead = self._ahead.get(self.at)
        return self._beginning().stood is node or (ahead is not None and ahead.stood is self._here)

    def _beginning(self) -> Node:
        """The step one stands after, without what is joined to it; the end of an amendment is taken as one."""
        node = self._here
        while node.stood is None and node.parent is not None and self.belongs(node):
            node = node.parent
        return node

    def belongs(self, node: Node) -> bool:
        """Whether a step is undone with the one before: joined to it, or the answer to a question that binds."""
        step, before = node.step, node.parent
        if step is None or before is None or step.joined:
            return step is not None and step.joined
        asked = before.table.asked
        return asked is not None and isinstance(step.action, Answer) and self.book.binds(before.table.state, asked)

    def last_answer(self) -> Node | None:
        """What the table answered last of a step that still asks; None where that is no part of it."""
        node = self._here
        while node.step is not None and node.step.joined and node.parent is not None:
            node = node.parent
        return node if self.table.asked is not None and node.stood is None and self.belongs(node) else None

    def before(self) -> Node | None:
        """Where one undo leads; None at the start."""
        node = self._beginning()
        return node.stood or node.parent

    def _beyond(self) -> Node | None:
        node = self._ahead.get(self.at)
        while node is not None and (further := self._ahead.get(node.number)) is not None:
            if further.parent is not node or not self.belongs(further):
                break
            node = further
        return node

    def jump(self, number: int) -> None:
        """Stand after any step, on any branch; IndexError if there is none of that number."""
        self._stand(self.node(number))
        self.unwritten.append(Back(number))

    def _stand(self, node: Node) -> None:
        # A step's number is always above its parent's, so the walk up costs no more than the way gone.
        self._amending = None
        up, end = self._here, self._beginning()
        while up.number > node.number and up.parent is not None:
            self._ahead[up.parent.number] = up
            up = up.parent
        down = node
        while down is not up and down.parent is not None:
            self._ahead[down.parent.number] = down
            down = down.parent
        if end.stood is node:
            self._ahead[node.number] = end
        self._here = node

    # ---- amending the past

    @property
    def amending(self) -> Amendment | None:
        """The amendment that is not yet settled; whatever is played or taken back meanwhile gives it up."""
        open_ = self._amending
        return None if open_ is None or open_.refused is not None else open_

    def amend(self, number: int, action: Action, overrule: str = "") -> Amendment:
        """Begin to correct a step on the way here by another action. Nothing is touched before it is settled.

        It is not begun where the action is refused. ValueError or IndexError if there is no such step on the way.
        """
        amendment = Amendment(self, Draft(number, action, overrule))
        if amendment.refused is None:
            self.drafted(amendment)
        return amendment

    def drafted(self, amendment: Amendment) -> None:
        """Keep an amendment, as far as it has come, as the open one."""
        self._amending = amendment
        self.unwritten.append(amendment.draft)

    def settle(self) -> None:
        """Go the amended way; the old one stays as a branch. ValueError while there is something to rule on."""
        amendment = self.amending
        if amendment is None or not amendment.settled:
            raise ValueError("no amendment is settled")
        line = Amend(amendment.of, amendment.steps)
        self._branch(line)
        self.unwritten.append(line)
        self._ask_program()

    def abandon(self) -> None:
        """Give the open amendment up."""
        if self._amending is not None:
            self.jump(self.at)

    def _branch(self, line: Amend) -> None:
        old, stood = self.node(line.of), self._here
        if old.parent is None or not self.is_on_way(line.of) or not line.steps:
            raise ValueError(f"step {line.of} cannot be amended so")
        self._stand(old.parent)
        for step in line.steps:
            self._fold(step)
        self._nodes[-len(line.steps)].amended = old
        self._here.stood = stood
        self._ahead[stood.number] = self._here

    # ---- what is not played

    def note(self, note: Note) -> None:
        """Change who answers for Fate, names, where the audience's picture is held; or remark something."""
        self._heed(note)
        self.unwritten.append(note)
        self._ask_program()

    def _heed(self, note: Note) -> None:
        self.fate = note.fate or self.fate
        if note.fate is not None and self._amending is not None:
            self._amending.forget()
        self.names.update(note.names)
        self.held = None if note.released else note.held if note.held is not None else self.held
        if note.remark is not None:
            self.remarks.append((self.at, note.remark))

    def draw_anew(self) -> bool:
        """Have the program's last answer drawn again; False if the last step is none of its answers."""
        node = self._here
        if node.step is None or node.parent is None or not is_fates(node.step):
            return False
        key = str(node.parent.questions)
        self._stand(node.parent)
        self.unwritten.append(Back(self.at))
        anew = {**self.fate.anew, key: self.fate.anew.get(key, 0) + 1}
        self.note(Note(fate=msgspec.structs.replace(self.fate, anew=anew)))
        return True

    # ---- from a record

    def resume(self, lines: Iterable[Line]) -> None:
        """Stand where a record ends: its events folded, the agenda of its last step taken."""
        for line in lines:
            if isinstance(line, Step):
                self._fold(line)
            else:
                self._read(line)

    def _read(self, line: Back | Note | Amend | Draft[Any]) -> None:
        if isinstance(line, Back):
            self._stand(self.node(line.to))
        elif isinstance(line, Amend):
            self._branch(line)
        elif isinstance(line, Draft):
            self._amending = Amendment(self, line)
        else:
            self._heed(line)

    def _fold(self, step: Step) -> None:
        misfits: list[Event] = []
        self._enter(step, after(self.book, self.table, step, misfits))
        if misfits:
            self.misfits += ((self.at, event) for event in misfits)
