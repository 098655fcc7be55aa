"""Playing a game, refusing, and going back in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from rules.actions import Action, Answer, Value
from rules.effects import Choice
from rules.engine import AnyBook, AnyTable, Refused, Step, after, carry_out, correct
from rules.events import Correction
from rules.fate import Oracle, Program
from rules.match.header import Header
from rules.match.lines import Back, Line
from rules.match.node import Node
from rules.match.tree import Tree
from rules.seats import FATE, Seat
from rules.state import Item


class Played(Tree):
    """``unwritten`` gathers the lines that the record does not have yet."""

    def __init__(self, book: AnyBook, header: Header[Any, Any], oracle: Oracle | None = None) -> None:
        super().__init__(book, book.setup(book.content, header.options, header.seats, header.layout))
        self.header = header
        self.fate = header.fate
        self.unwritten: list[Line] = []
        self._oracle = oracle or Program()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the table now: those it was set up for, and whoever came later."""
        return self.book.seated(self.table.state, self.header.seats)

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

    def jump(self, number: int) -> None:
        """Stand after any step, on any branch; IndexError if there is none of that number."""
        self._stand(self.node(number))
        self.unwritten.append(Back(number))
