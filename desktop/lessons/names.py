"""Whether everything that a lesson names is there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from desktop.lessons.lesson import Lesson, Plain, Wrong, texts
from rules.engine import AnyBook
from rules.faults import Fault
from rules.games import shelf
from rules.messages import says
from rules.notation import Notation, by_tag
from rules.violations import SOURCES

NO_SEAT = says("There is no seat called ‘{typed}’.")
NO_VISITOR = says("Nobody sits at this table who could act.")
NO_SOURCE = says("There is no rule called ‘{typed}’.")
NO_REASON = says("There is no reason with the number ‘{typed}’.")
NO_QUESTION = says("Fate is never asked for ‘{typed}’.")
NO_ACTION = says("There is no action called ‘{typed}’.")
NO_FIELD = says("An action ‘{kind}’ has no field ‘{typed}’.")
NO_TEXT = says("A text is empty in one language.")
NO_START = says("The first step has no start.")
WHY = says("{why}.")
EITHER = says("A mistake is either an attempt or a drop.")
COMPARE = says("Compare with the file that comes with the program.")
IDS = says("Write an id of the game's data.")
BOTH = says("Write it in Korean and in English.")
MEND = says("Correct the step.")


class Flaw(NamedTuple):
    """What is wrong, and where: the number of the step (-1 for the lesson's own fields) and the field."""

    step: int
    field: str
    message: str
    values: Mapping[str, str | int] = {}
    remedy: str = MEND

    def told(self, file: str = "", line: int = 0) -> Fault:
        """As a fault of a file."""
        return Fault(file, line, self.message, dict(self.values), self.remedy)


class Names:
    """Looks every word of a lesson up."""

    def __init__(self, lesson: Lesson, book: AnyBook) -> None:
        self.lesson, self.book, self.notation = lesson, book, Notation(book)
        self.kinds = by_tag(self.notation.attempts)

    def all(self) -> Iterator[Flaw]:
        """What names nothing, and what is no action or correction."""
        yield from self._texts()
        yield from self._seats()
        yield from self._of_the_whole()
        for number, step in enumerate(self.lesson.step):
            yield from self._step(number, step.start, step.accept, step.show)
            for wrong in step.wrong:
                yield from self._wrong(number, wrong)

    def _texts(self) -> Iterator[Flaw]:
        for step, field, text in texts(self.lesson):
            if not (text.ko.strip() and text.en.strip()):
                yield Flaw(step, field, NO_TEXT, {}, BOTH)

    def _seats(self) -> Iterator[Flaw]:
        roles = {seat.id: seat.role for seat in shelf()[self.lesson.game].seats()}
        for seat in self.lesson.seats:
            if seat not in roles:
                yield Flaw(-1, "seats", NO_SEAT, {"typed": seat}, IDS)
        if not any(roles.get(seat) == "visitor" for seat in self.lesson.seats):
            yield Flaw(-1, "seats", NO_VISITOR, {}, IDS)

    def _of_the_whole(self) -> Iterator[Flaw]:
        sources = {**SOURCES, **self.book.names(self.book.content, ())}
        for source in self.lesson.rule.split("; "):
            if source not in sources:
                yield Flaw(-1, "rule", NO_SOURCE, {"typed": source}, COMPARE)
        asked = {reply.kind for reply in self.book.replies}
        for kind in self.lesson.fate:
            if kind not in asked:
                yield Flaw(-1, "fate", NO_QUESTION, {"typed": kind}, COMPARE)
        for part in self.lesson.between:
            yield from self._part(-1, "between", part)
        yield from self._read(-1, "options", self.lesson.options, self.book.options)
        if not self.lesson.step[0].start:
            yield Flaw(0, "start", NO_START)

    def _step(self, number: int, start: tuple[Plain, ...], accept: tuple[Plain, ...], show: Plain) -> Iterator[Flaw]:
        for change in start:
            yield from self._read(number, "start", change, self.notation.change_type)
        for part in accept:
            yield from self._part(number, "accept", part)
        yield from self._read(number, "show", show, self.notation.action_type)

    def _wrong(self, number: int, wrong: Wrong) -> Iterator[Flaw]:
        if (wrong.attempt is None) == (wrong.drop is None):
            yield Flaw(number, "wrong", EITHER)
        if wrong.refused not in {kind.id for kind in self.notation.violations}:
            yield Flaw(number, "wrong", NO_REASON, {"typed": wrong.refused}, COMPARE)
        if wrong.attempt is not None:
            yield from self._read(number, "wrong", wrong.attempt, self.notation.action_type)

    def _part(self, step: int, field: str, part: Plain) -> Iterator[Flaw]:
        kind = self.kinds.get(str(part.get("type", "")))
        if kind is None:
            yield Flaw(step, field, NO_ACTION, {"typed": str(part.get("type", ""))}, COMPARE)
            return
        for name in part:
            if name != "type" and name not in kind.__struct_fields__:
                values = {"kind": str(part["type"]), "typed": name}
                yield Flaw(step, field, NO_FIELD, values, COMPARE)

    def _read(self, step: int, field: str, raw: Plain, kind: object) -> Iterator[Flaw]:
        try:
            msgspec.convert(raw, kind)
        except (msgspec.ValidationError, TypeError) as error:
            yield Flaw(step, field, WHY, {"why": str(error).partition(" - at `$")[0]}, COMPARE)
