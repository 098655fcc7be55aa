"""What may be said to a referee, each command a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from rules.actions import Value
from rules.fate import Fate
from rules.messages import says
from rules.seats import BLIND


class Wrong(Exception):
    """A line that cannot be answered: a sentence with holes, its values, the faulty field."""

    def __init__(self, message: str, values: Mapping[str, object] | None = None, field: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.values = values or {}
        self.field = field


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line; its first field names it."""


class Named(Command, frozen=True):
    """A seat with the name of who sits there."""

    id: str
    name: str


class NewGame(Command, frozen=True):
    """The first line: a fresh table. ``seats`` are ids or a number of visitors; ``viewer`` is whose eyes see steps."""

    game: str
    options: Any = {}
    seats: int | tuple[str | Named, ...] | None = None
    fate: Literal["scripted"] | Fate = Fate()
    layout: Any = None
    viewer: str = BLIND


class FromRecord(Command, frozen=True):
    """The first line: the table that a record ends with. The record is read and never written."""

    record: str
    viewer: str = BLIND


class Do(Command, frozen=True):
    """Try an action; ``overrule`` is the host's reason to carry it out against the rules."""

    do: Any
    overrule: str = ""


class CorrectIt(Command, frozen=True):
    """Set things by hand: one change or several."""

    correct: Any
    reason: Annotated[str, msgspec.Meta(min_length=1)]
    agenda: tuple[Any, ...] | None = None


class AnswerFate(Command, frozen=True):
    """Answer what Fate is asked."""

    fate: Value


class Targets(Command, frozen=True):
    """Ask what dropping a piece on each space would mean."""

    targets: str
    turn: int = 0


class Offers(Command, frozen=True):
    """Ask for the forms that a seat may fill."""

    offers: str


class Drop(Command, frozen=True):
    """A piece dropped on a space."""

    piece: str
    to: str
    turn: int = 0


class Why(Command, frozen=True):
    """Ask what speaks against a drop."""

    why: Drop


class ViewOf(Command, frozen=True):
    """Ask for a viewer's share."""

    view: str


class LogOf(Command, frozen=True):
    """Ask for the log as a viewer may know it."""

    log: str


Times = Annotated[int, msgspec.Meta(ge=1)]


class Undo(Command, frozen=True):
    """Take steps back."""

    undo: Times


class Redo(Command, frozen=True):
    """Take them forward again."""

    redo: Times


class Schema(Command, frozen=True):
    """Ask what may be said, as JSON schemas."""

    schema: bool


FIRST: Mapping[str, type[Command]] = {"game": NewGame, "record": FromRecord}
LATER: Mapping[str, type[Command]] = {
    kind.__struct_fields__[0]: kind
    for kind in (Do, CorrectIt, AnswerFate, Targets, Offers, Why, ViewOf, LogOf, Undo, Redo, Schema)
}


def read(line: bytes, known: Mapping[str, type[Command]]) -> Command:
    """The command of a line; msgspec's errors for one of the wrong form, Wrong for one that is none."""
    raw = msgspec.json.decode(line)
    if not isinstance(raw, dict):
        raise Wrong(says("A line is an object, such as {example}."), {"example": '{"undo": 1}'})
    found = [name for name in raw if name in known]
    if known is LATER and set(raw) & set(FIRST):
        raise Wrong(says("A game is being played already; start another referee."), field=next(iter(raw)))
    if len(found) != 1:
        raise _which(raw, found, known)
    command: Command = msgspec.convert(raw, known[found[0]])
    return command


def _which(raw: dict[str, Any], found: list[str], known: Mapping[str, type[Command]]) -> Wrong:
    if found:
        return Wrong(says("One command a line; here are several."), field=found[1])
    if known is FIRST and set(raw) & set(LATER):
        return Wrong(says("First name a game or a record."), field=next(iter(raw)))
    values = {"known": list(known)}
    return Wrong(says("This line holds none of the commands: {known}."), values, next(iter(raw), ""))
