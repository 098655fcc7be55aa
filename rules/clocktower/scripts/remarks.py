"""What there is to say of a file that was to be a script (flows.md 2.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from rules.messages import Name, says

Code = Literal[
    "OK", "UNKNOWN_CHARACTER", "SCHEMA", "TOO_MANY", "DUPLICATE_ID", "MISSING_ID", "NO_CHARACTERS", "NOT_AN_ARRAY",
    "BAD_JSON", "ENCODING", "FOREIGN", "EMPTY", "HUGE_TEXT", "STRAY_LINE", "UNKNOWN_NAME", "NO_ENTRIES",
]  # fmt: skip
Value = str | int | Name | tuple[str, ...]

MESSAGES: Final[Mapping[Code, str]] = {
    "OK": says("Read {n} characters."),
    "UNKNOWN_CHARACTER": says("Kept {n} unknown characters: {list}"),
    "SCHEMA": says("Loaded with small differences ({where})."),
    "TOO_MANY": says("{n} characters: a long list."),
    "DUPLICATE_ID": says("{id} appears twice."),
    "MISSING_ID": says("Item {n} has no id and was skipped."),
    "NO_CHARACTERS": says("There are no characters in it."),
    "NOT_AN_ARRAY": says("A script is a list; this is {kind}."),
    "BAD_JSON": says("Stopped at line {line}, column {col}: {why}"),
    "ENCODING": says("Not UTF-8. Try CP949?"),
    "FOREIGN": says("This is {kind}, not a script."),
    "EMPTY": says("The file is empty."),
    "HUGE_TEXT": says("{n} long texts are shortened on screen only."),
    "STRAY_LINE": says("Line {line} has no place here: {text}"),
    "UNKNOWN_NAME": says("Line {line}: no character is called ‘{name}’."),
    "NO_ENTRIES": says("No character is described in it."),
}


class Remark(msgspec.Struct, frozen=True):
    """One thing to say: its code, a sentence with holes, and what fills them."""

    code: Code
    values: Mapping[str, Value] = {}

    @property
    def message(self) -> str:
        """The sentence."""
        return MESSAGES[self.code]


class Refused(Exception):
    """Bytes of which no script can be made."""

    def __init__(self, remark: Remark) -> None:
        super().__init__(remark.code)
        self.remark = remark


def remark(code: Code, **values: Value) -> Remark:
    """A remark with what fills its sentence."""
    return Remark(code, values)
