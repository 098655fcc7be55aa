"""From an effect as written to typed operations; what does not fit is found here, not when the card is played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from rules.arkham.texts.grammar import Branch, Misread, Raw, Unknown, Word, parse
from rules.arkham.texts.operations import CONDITIONS, OPERATIONS, Condition, Faces, Statement, Text
from rules.arkham.texts.words import AREAS, KINDS, Ids, Keyword, Known, Stock
from rules.messages import says

NONE: Final = "none"
LABELS: Final = {"then": "", "otherwise": "else", "passed": "pass", "failed": "fail"}
"""The label of the branch that each of these fields holds."""
MANY: Final = ("options", "faces")
"""Fields that hold all the branches there are."""
STREETS: Final = Ids(("street",), ("streets",))
NARROWER: Final = {
    ("remove_monsters", "area"): AREAS,
    ("remove_monsters", "kind"): KINDS,
    ("on", "end_move"): STREETS,
    ("on", "defeat"): KINDS,
}
"""What the second word may be, where the first decides it."""
ALONE: Final = "on"
"""The operation whose first word otherwise stands alone."""

S = TypeVar("S", bound=msgspec.Struct)


@dataclass(frozen=True)
class Slot:
    """A field of an operation that is written as a word."""

    field: str
    kind: Any
    ids: Ids | None
    keyword: str
    needed: bool


def read_text(written: str, known: Known) -> Text:
    """The operations of an effect; Misread tells the first place that does not fit."""
    return _text(parse(written), known)


def _text(raws: tuple[Raw, ...], known: Known) -> Text:
    if len(raws) == 1 and raws[0].op == NONE:
        return ()
    return tuple(_statement(raw, known) for raw in raws)


def _statement(raw: Raw, known: Known) -> Statement:
    if raw.op == NONE:
        raise Misread(raw.at, says("{card}, effect, place {at}: ‘{typed}’ stands alone or not at all."), typed=raw.op)
    kind = OPERATIONS.get(raw.op)
    if kind is None:
        raise Misread(raw.at, says("{card}, effect, place {at}: there is no operation ‘{typed}’."), typed=raw.op)
    _narrow(raw, known)
    words = _condition(raw, known) if "condition" in _hints(kind) else _words(raw, kind, known)
    return kind(**words, **_branches(raw, kind, known))


def _narrow(raw: Raw, known: Known) -> None:
    first, *others = (word.text for word in raw.words) if raw.words else ("",)
    ids = NARROWER.get((raw.op, first))
    if ids and not others:
        raise _too_many(raw, len(raw.words), 2, 2)
    if ids:
        _identify(raw.words[1], ids, known)
    elif raw.op == ALONE and others:
        raise _too_many(raw, len(raw.words), 1, 1)


def _condition(raw: Raw, known: Known) -> dict[str, Condition]:
    asked = raw.words[0] if raw.words else Word("", raw.at)
    if asked.text not in CONDITIONS:
        raise _none_of(asked, tuple(CONDITIONS))
    kind = CONDITIONS[asked.text]
    rest = Raw(asked.text, asked.at, raw.words[1:], raw.named)
    return {"condition": kind(**_words(rest, kind, known))}


def _words(raw: Raw, kind: type[msgspec.Struct], known: Known) -> dict[str, Any]:
    plain = [slot for slot in _slots(kind) if not slot.keyword]
    named = {slot.keyword: slot for slot in _slots(kind) if slot.keyword}
    least = sum(slot.needed for slot in plain)
    if not least <= len(raw.words) <= len(plain):
        raise _too_many(raw, len(raw.words), least, len(plain))
    for name, word in raw.named.items():
        if name not in named:
            raise Misread(word.at, says("{card}, effect, place {at}: no word is called ‘{typed}’ here."), typed=name)
    pairs = [*zip(plain, raw.words, strict=False), *((named[name], word) for name, word in raw.named.items())]
    return {slot.field: _value(slot, word, known) for slot, word in pairs}


def _too_many(raw: Raw, n: int, least: int, most: int) -> Misread:
    message = says("{card}, effect, place {at}: ‘{typed}’ takes {least} to {most} words, not {n}.")
    return Misread(raw.at, message, typed=raw.op, n=n, least=least, most=most)


def _value(slot: Slot, word: Word, known: Known) -> Any:
    if slot.ids:
        _identify(word, slot.ids, known)
    try:
        return msgspec.convert(_unwritten(slot, word), slot.kind)
    except (msgspec.ValidationError, ValueError) as error:
        raise _none_of(word, tuple(_possible(slot.kind))) from error


def _unwritten(slot: Slot, word: Word) -> Any:
    """The word as plain data."""
    if slot.kind is Stock:
        deck, _, count = word.text.partition(":")
        return {"deck": deck, "count": int(count)}
    if slot.ids:
        return word.text.split("+") if get_origin(slot.kind) is tuple else word.text
    if slot.kind is bool:
        return {"1": True}.get(word.text, word.text)
    return int(word.text) if word.text.lstrip("+-").isdecimal() else word.text


def _identify(word: Word, ids: Ids, known: Known) -> None:
    at = word.at
    for one in word.text.split("+"):
        if one not in ids.words and not any(one in known[kind] for kind in ids.kinds):
            raise Unknown(at, says("{card}, effect, place {at}: ‘{typed}’ is nothing that fits here."), typed=one)
        at += len(one) + 1


def _none_of(word: Word, choices: tuple[str, ...]) -> Misread:
    if not choices:
        return Misread(word.at, says("{card}, effect, place {at}: a number is wanted, not ‘{typed}’."), typed=word.text)
    message = says("{card}, effect, place {at}: ‘{typed}’ is none of {choices}.")
    return Misread(word.at, message, typed=word.text, choices=", ".join(choices))


def _possible(kind: Any) -> Iterator[str]:
    """The words that a kind of value can be; none for a number."""
    if kind is Stock:
        yield from ("common:n", "unique:n", "spell:n", "skill:n")
    elif kind is bool:
        yield "1"
    elif get_origin(kind) is Literal:
        yield from filter(None, get_args(kind))
    else:
        for part in get_args(kind):
            yield from _possible(part)


def _branches(raw: Raw, kind: type[Statement], known: Known) -> dict[str, Any]:
    fields = [name for name in _hints(kind) if name in LABELS or name in MANY]
    if fields and fields[0] in MANY:
        return {fields[0]: _all_branches(raw, fields[0], known)}
    by_label = {LABELS[name]: name for name in fields}
    found = {by_label[branch.label]: _text(branch.body, known) for branch in _fitting(raw, by_label)}
    if "then" in fields and "then" not in found or not found and "passed" in fields:
        raise _lacking(raw)
    return found


def _fitting(raw: Raw, labels: dict[str, str]) -> Iterator[Branch]:
    """The branches, each label once and in their order."""
    left = list(labels)
    for branch in raw.branches:
        if branch.label not in left:
            raise _misplaced(branch)
        del left[: left.index(branch.label) + 1]
        yield branch


def _all_branches(raw: Raw, field: str, known: Known) -> tuple[Any, ...]:
    if field == "faces":
        return tuple(_faces(raw, known))
    for branch in raw.branches:
        if branch.label:
            raise _misplaced(branch)
    if len(raw.branches) < 2:
        raise _lacking(raw)
    return tuple(_text(branch.body, known) for branch in raw.branches)


def _faces(raw: Raw, known: Known) -> Iterator[Faces]:
    """Ranges of the six faces that go up and do not meet."""
    over = 0
    for branch in raw.branches:
        first, _, last = branch.label.partition("-")
        if not first.isdecimal() or not over < int(first) <= int(last or first) <= 6:
            raise _misplaced(branch)
        over = int(last or first)
        yield Faces(int(first), over, _text(branch.body, known))


def _misplaced(branch: Branch) -> Misread:
    message = says("{card}, effect, place {at}: the branch ‘{typed}’ does not belong here.")
    return Misread(branch.at, message, typed=branch.label or "{ }")


def _lacking(raw: Raw) -> Misread:
    return Misread(raw.at, says("{card}, effect, place {at}: ‘{typed}’ lacks a branch."), typed=raw.op)


@cache
def _hints(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


@cache
def _slots(kind: type[msgspec.Struct]) -> tuple[Slot, ...]:
    """The fields that are written as words, in their order."""
    needed = {field.name: field.required for field in msgspec.structs.fields(kind)}
    hints = ((name, hint) for name, hint in _hints(kind).items() if name not in (*LABELS, *MANY, "condition"))
    return tuple(_slot(name, hint, needed[name]) for name, hint in hints)


def _slot(name: str, hint: Any, needed: bool) -> Slot:
    extras = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    ids = next((extra for extra in extras if isinstance(extra, Ids)), None)
    keyword = next((extra.name for extra in extras if isinstance(extra, Keyword)), "")
    plain = get_args(hint)[0] if ids or keyword else hint
    return Slot(name, plain, ids, keyword, needed)
