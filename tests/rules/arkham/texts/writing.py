"""Operations back in the writing they were read from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.arkham.texts import CONDITIONS, OPERATIONS, Statement, Text
from rules.arkham.texts.operations import Faces

NAMES = {kind: name for name, kind in {**OPERATIONS, **CONDITIONS}.items()}
LABELS = {"then": "", "otherwise": "else: ", "passed": "pass: ", "failed": "fail: "}
KEYWORDS = {"unless": "except=", "until": "until=", "must": "must="}
NAMED_ONLY_IN = {"close_location": "", "block_area": ""}


def written(text: Text) -> str:
    """A text as it would be written, what is as by default left out."""
    return "; ".join(map(_statement, text)) or "none"


def _statement(statement: Statement) -> str:
    name = NAMES[type(statement)]
    words = ",".join(_words(statement, name))
    branches = " | ".join(_branches(statement))
    return name + (f"({words})" if words else "") + (f"{{{branches}}}" if branches else "")


def _words(value: msgspec.Struct, name: str) -> Iterator[str]:
    for field in msgspec.structs.fields(type(value)):
        one = getattr(value, field.name)
        if field.name in (*LABELS, "options", "faces") or not field.required and one == field.default:
            continue
        if field.name == "condition":
            yield ",".join((NAMES[type(one)], *_words(one, "")))
        else:
            yield ("" if name in NAMED_ONLY_IN else KEYWORDS.get(field.name, "")) + _word(one)


def _word(one: Any) -> str:
    if isinstance(one, tuple):
        return "+".join(one)
    if isinstance(one, msgspec.Struct):
        return ":".join(map(str, msgspec.structs.astuple(one)))
    return "1" if one is True else str(one)


def _branches(statement: Statement) -> Iterator[str]:
    for field, label in LABELS.items():
        text = getattr(statement, field, None)
        if text or text is not None and field == "then":
            yield label + written(text)
    yield from (written(option) for option in getattr(statement, "options", ()))
    yield from (_faces(faces) for faces in getattr(statement, "faces", ()))


def _faces(faces: Faces) -> str:
    span = str(faces.first) if faces.first == faces.last else f"{faces.first}-{faces.last}"
    return f"{span}: {written(faces.then)}"
