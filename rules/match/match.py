"""A played game with its past, which may be amended, and with what is said of it; from its record if it has one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from rules.actions import Action
from rules.amend import Amend, Amendment, Draft
from rules.engine import AnyBook, AnyTable, Step, after, is_fates
from rules.events import Event
from rules.fate import Oracle
from rules.match.header import Header
from rules.match.lines import Back, Line, Note
from rules.match.node import Node
from rules.match.played import Played
from rules.messages import Name
from rules.remarks import Remark
from rules.seats import AUDIENCE, ONLOOKERS, SPECTATORS, Viewer
from rules.views import View


class Match(Played):
    """Plays, refuses, undoes, amends. ``remarks`` are the host's, each with the step after which it was made.

    ``misfits`` are the events of its record that fit no more, each with its step.
    """

    def __init__(self, book: AnyBook, header: Header[Any, Any], oracle: Oracle | None = None) -> None:
        super().__init__(book, header, oracle)
        self.names: dict[str, Name] = {}
        self.held: int | None = None
        self.remarks: list[tuple[int, Remark]] = []
        self.misfits: list[tuple[int, Event]] = []
        self._amending: Amendment | None = None

    # ---- who looks

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
        self._graft(old, stood, self._nodes[-len(line.steps)])

    def _enter(self, step: Step, table: AnyTable) -> None:
        self._amending = None
        super()._enter(step, table)

    def _stand(self, node: Node) -> None:
        self._amending = None
        super()._stand(node)

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
