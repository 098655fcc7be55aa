"""Reading the host's own almanac: a text that tells of one character after the other (clocktower.md A0).

A character is its type, its name, its ability, a line of flavour, a text of rules, then how to run it and, at times,
examples: each a line, the last two headed and in lines that begin with a dash. Nothing of it is part of the program.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from rules.clocktower.content import Content, plain
from rules.clocktower.scripts.decoding import text_of
from rules.clocktower.scripts.remarks import Refused, Remark, remark

TYPES: Final = frozenset(
    plain(word)
    for word in """마을주민 주민 외지인 이방인 하수인 악마 여행자 전설 전설적인_캐릭터 설화 설화적인_캐릭터
    Townsfolk Outsider Minion Demon Traveller Traveler Fabled Loric""".split()
)
"""The lines that a character begins with, in both vocabularies and in English."""
Part = Literal["run", "notes"]
HEADS: Final[Mapping[str, Part]] = {
    **dict.fromkeys(map(plain, ("진행 방법", "운영 방법", "How to Run")), "run"),
    **dict.fromkeys(map(plain, ("예시 · 메모", "예시", "메모", "Examples", "Notes", "Examples · Notes")), "notes"),
}
BULLETS: Final = ("-", "•", "*", "–")
SHOWN: Final = 60


class Entry(msgspec.Struct, frozen=True):
    """What the almanac tells of a character; ``line`` is where it begins, from 1."""

    id: str
    line: int
    type: str
    name: str
    ability: str = ""
    flavour: str = ""
    body: str = ""
    run: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class Almanac(msgspec.Struct, frozen=True):
    """The entries by character, and what there is to say of the rest."""

    entries: Mapping[str, Entry]
    remarks: tuple[Remark, ...]


class Line(NamedTuple):
    """A line that is not blank, and its number from 1."""

    number: int
    text: str


def read_almanac(data: bytes, known: Content, encoding: str = "") -> Almanac:
    """The almanac that some bytes are; never raises."""
    try:
        lines = _lines(text_of(data, encoding))
    except Refused as refused:
        return Almanac({}, (refused.remark,))
    entries: dict[str, Entry] = {}
    remarks: list[Remark] = []
    for block in _blocks(lines):
        entry, said = _entry(block, known)
        remarks += said
        if entry and entry.id in entries:
            remarks.append(remark("DUPLICATE_ID", id=entry.id))
        elif entry:
            entries[entry.id] = entry
    told = remark("OK", n=len(entries)) if entries else remark("NO_ENTRIES")
    return Almanac(entries, (told, *remarks))


def _lines(text: str) -> list[Line]:
    numbered = enumerate(text.splitlines(), 1)
    return [Line(number, line.strip()) for number, line in numbered if line.strip()]


def _blocks(lines: Sequence[Line]) -> Iterator[Sequence[Line]]:
    """The lines of each character; what comes before the first one is a block without a type."""
    starts = [place for place, line in enumerate(lines) if plain(line.text) in TYPES]
    bounds = [0, *starts, len(lines)]
    for start, end in zip(bounds, bounds[1:], strict=False):
        if start < end:
            yield lines[start:end]


def _entry(block: Sequence[Line], known: Content) -> tuple[Entry | None, list[Remark]]:
    if plain(block[0].text) not in TYPES or len(block) == 1:
        return None, [_stray(line) for line in block]
    kind, name, *rest = block
    id_ = known.called.get(plain(name.text), "")
    if not id_:
        return None, [remark("UNKNOWN_NAME", line=name.number, name=name.text[:SHOWN])]
    prose, parts, strays = _parts(rest)
    ability, flavour, *body = (*(line.text for line in prose), *("", "")[len(prose) :])
    entry = Entry(id_, kind.number, kind.text, name.text, ability, flavour, "\n".join(body))
    entry = msgspec.structs.replace(entry, run=tuple(parts["run"]), notes=tuple(parts["notes"]))
    return entry, [_stray(line) for line in strays]


def _parts(lines: Sequence[Line]) -> tuple[list[Line], Mapping[Part, list[str]], list[Line]]:
    """The lines before the first heading, those under each heading, and those that fit nowhere."""
    prose: list[Line] = []
    parts: dict[Part, list[str]] = {"run": [], "notes": []}
    strays: list[Line] = []
    part: Part | None = None
    for line in lines:
        dashed = line.text.startswith(BULLETS)
        if plain(line.text) in HEADS and not dashed:
            part = HEADS[plain(line.text)]
        elif part and dashed:
            parts[part].append(line.text[1:].strip())
        elif part or dashed:
            strays.append(line)
        else:
            prose.append(line)
    return prose, parts, strays


def _stray(line: Line) -> Remark:
    return remark("STRAY_LINE", line=line.number, text=line.text[:SHOWN])
