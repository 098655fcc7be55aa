"""What is attempted, and may be refused."""

from typing import ClassVar

import msgspec

from rules.seats import SeatId

Value = bool | int | str | tuple[str | int, ...]


class Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """An attempt by a seat; imperative."""

    seat: SeatId

    title: ClassVar[str] = ""


class Answer(Action, frozen=True, tag="answer"):
    """The answer to the choice that the table waits for."""

    value: Value


class Attest(Action, frozen=True, tag="attest"):
    """The table tells what the program could not know; ``kind`` answers every fact of that kind."""

    fact: str
    yes: bool
    kind: bool = False


class Correct(Action, frozen=True, tag="correct"):
    """The host sets pieces, tracks or phase by hand; nothing follows from it."""

    reason: str
