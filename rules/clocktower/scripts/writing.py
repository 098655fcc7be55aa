"""Writing a script in the official format: whatever was read is in it again (FU-07, FU-13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from rules.clocktower.content import Character
from rules.clocktower.scripts.reading import META
from rules.clocktower.scripts.script import Script, Written


def write_script(script: Script) -> bytes:
    """The file of a script."""
    items = [*_meta(script), *_characters(script)]
    return msgspec.json.format(msgspec.json.encode(items), indent=1)


def _meta(script: Script) -> Iterator[Mapping[str, Any]]:
    told = {
        "name": script.name,
        "author": script.author,
        "firstNight": script.first,
        "otherNight": script.other,
    }
    meta = {**{key: value for key, value in told.items() if value}, **script.meta}
    if meta:
        yield {"id": META, **meta}


def _characters(script: Script) -> Iterator[str | Written]:
    own = {one.id: one for one in script.homebrew}
    for place, id_ in enumerate(script.characters):
        if place < len(script.written):
            yield script.written[place] or id_
        else:
            yield _told(own[id_]) if id_ in own else id_


def _told(one: Character) -> Mapping[str, Any]:
    """A character that no file held before."""
    return {
        "id": one.id,
        "name": one.name.en,
        "team": one.team,
        "ability": one.text.en,
        "reminders": _labels(one, always=False),
        "remindersGlobal": _labels(one, always=True),
        "setup": one.setup,
    }


def _labels(one: Character, *, always: bool) -> list[str]:
    tokens = [token for token in one.reminders if token.always is always]
    return [token.name.en for token in tokens for _ in range(token.count)]
