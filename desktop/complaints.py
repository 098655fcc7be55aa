"""What libraries say about a file or a line, said for people."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from desktop.words import Words
from rules.messages import says

KINDS: Final = {
    "int": says("a whole number"),
    "float": says("a number"),
    "str": says("a text"),
    "bool": says("true or false"),
    "array": says("a list"),
    "object": says("an object"),
    "null": says("nothing"),
}

SENTENCES: Final = tuple(
    (re.compile(pattern), message)
    for pattern, message in (
        (r"Input data was truncated", says("it ends too early")),
        (r"JSON is malformed: trailing comma.*byte (?P<byte>\d+)\)", says("there is a comma too many at byte {byte}")),
        (r"JSON is malformed: trailing characters \(byte (?P<byte>\d+)\)", says("nothing may follow at byte {byte}")),
        (r"JSON is malformed: .*\(byte (?P<byte>\d+)\)", says("this is not JSON, from byte {byte} on")),
        (r"Invalid (UTF-8|unicode|escape).*", says("this is not a text in UTF-8")),
        (r"maximum recursion depth exceeded.*", says("it is nested too deeply")),
        (r"(Number|Integer value) out of range|Exceeds the limit.*", says("the number is too large")),
        (r"Object missing required field `(?P<field>.*)`", says("the field ‘{field}’ is missing")),
        (r"Object contains unknown field `(?P<field>.*)`", says("there is no field called ‘{field}’")),
        (r"Invalid (enum )?value '?(?P<value>.*?)'?", says("‘{value}’ is none of the words known here")),
        (r"Expected `(?P<kind>[^`]*)`, got `(?P<other>[^`]*)`", says("{kind} is expected here, not {other}")),
        (r"Expected `\w+` <= (?P<most>-?\d+)", says("the number may be {most} at most")),
        (r"Expected `\w+` >= (?P<least>-?\d+)", says("the number must be {least} at least")),
        (r"Expected `array` of .*length.*", says("the list has the wrong length")),
        (r"Expected `str` of length >= 1", says("a text is missing here")),
        (r"Unclosed (array|inline table)", says("a bracket is not closed")),
        (r"Unterminated string|Illegal character .*|Expected \"'\"", says("a text is not closed")),
        (r"Unescaped '\\' in a string|Invalid hex value|Escaped .*", says("a backslash stands before no known sign")),
        (r"Expected '=' after a key.*", says("an equals sign is missing after the name")),
        (r"Expected '\]+' at the end.*", says("a heading is not closed")),
        (r"Expected newline or end of document.*", says("more follows than one value")),
        (r"Invalid initial character for a key part|Invalid statement", says("a line must begin with a name")),
        (r"Invalid value|Invalid date or datetime", says("there is no value that can be read")),
        (r"Cannot (declare|overwrite|mutate|redefine) .*|Duplicate .*", says("this is said twice")),
        (r"Found invalid character .*", says("there is a sign that no text file holds")),
        (r"No such file or directory", says("there is no such file")),
        (r"Permission denied", says("it may not be read")),
        (r"Is a directory", says("it is a folder")),
        (r"File name too long|embedded null byte", says("no file can be called that")),
    )
)


class Complaint(NamedTuple):
    """A sentence with holes, its values, and the field it is about, such as ``to`` or ``placements[2].room``."""

    message: str
    values: dict[str, str]
    field: str = ""


def complaint(error: object) -> Complaint:
    """What an error says; in its own words where it is none of those known."""
    said, _, path = str(error).partition(" - at `$")
    field = path.rstrip("`").lstrip(".")
    for pattern, message in SENTENCES:
        if found := pattern.fullmatch(said):
            values = found.groupdict()
            return Complaint(message, values, ".".join(filter(None, (field, values.get("field")))))
    return Complaint("{why}", {"why": said}, field)


def plainly(words: Words, error: object) -> str:
    """What an error says, in a language; without a full stop."""
    message, values, _ = complaint(error)
    return words.say(message, {hole: _shown(words, hole, value) for hole, value in values.items()})


def _shown(words: Words, hole: str, value: str) -> str:
    if hole not in ("kind", "other"):
        return value
    return " / ".join(words.say(KINDS.get(kind, kind)) for kind in value.split(" | "))
