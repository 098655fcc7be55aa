"""Reading the official script format, in every shape in which it goes round (flows.md 2.4, FU-01 to FU-23)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import chain, count
from typing import Any, Final

import msgspec

from rules.clocktower.content import Character, Content, plain
from rules.clocktower.scripts import homebrew
from rules.clocktower.scripts.decoding import text_of
from rules.clocktower.scripts.parsing import items_of
from rules.clocktower.scripts.remarks import Refused, Remark, remark
from rules.clocktower.scripts.script import Script, Written

META: Final = "_meta"
META_KEYS: Final = frozenset(
    "id name author logo hideTitle background almanac bootlegger firstNight otherNight".split()
)
LONGEST_NAME: Final = 50
MOST: Final = 201
"""So many items the published form allows."""
TOLD: Final = 12
"""So many places of small differences are told."""


class Import(msgspec.Struct, frozen=True):
    """What came of a file: the script, unless it was refused, and what there is to say."""

    script: Script | None
    remarks: tuple[Remark, ...]

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the remarks, each once."""
        return tuple(dict.fromkeys(one.code for one in self.remarks))


def read_script(data: bytes, known: Content, encoding: str = "", named: str = "") -> Import:
    """The script that some bytes are; never raises. ``named`` is its name where it tells none, as from its file.

    What is not in UTF-8 or UTF-16 is refused with ENCODING, and can be tried again in an ``encoding``.
    """
    try:
        reading = _Reading(known, items_of(text_of(data, encoding)))
        return Import(reading.script(named), tuple(reading.remarks()))
    except Refused as refused:
        return Import(None, (refused.remark,))


class _Reading:
    """The items of a list, read one after the other."""

    def __init__(self, known: Content, items: list[Any]) -> None:
        self.known = known
        self.items = items
        self.meta: Mapping[str, Any] = {}
        self.characters: list[str] = []
        self.written: list[Written] = []
        self.own: dict[str, Character] = {}
        self.unknown: list[str] = []
        self.twice: list[str] = []
        self.missing: list[int] = []
        self.drift: list[str] = []
        self.long = 0
        for number, item in enumerate(items, 1):
            self._take(number, item)
        if not self.characters:
            raise Refused(remark("NO_CHARACTERS"))

    def _take(self, number: int, item: Any) -> None:
        entry = item if isinstance(item, dict) else {"id": item}
        spelled = entry.get("id")
        if not isinstance(spelled, str) or not spelled.strip():
            self.missing.append(number)
        elif spelled == META:
            self._take_meta(entry)
        else:
            self._take_character(spelled, entry)

    def _take_meta(self, entry: Mapping[str, Any]) -> None:
        self.drift += [f"{META}.{key}" for key in _meta_drift(entry)]
        self.long += len(homebrew.text(entry, "name")) > LONGEST_NAME
        self.meta = {**entry, **self.meta}

    def _take_character(self, spelled: str, entry: Mapping[str, Any]) -> None:
        meant = self._official(spelled, entry)
        if (meant or spelled) in self.characters:
            self.twice.append(meant or spelled)
        id_ = meant or self._take_stranger(spelled, entry)
        self.characters.append(id_)
        self.written.append(None if len(entry) == 1 and id_ in (meant, spelled) else entry)

    def _official(self, spelled: str, entry: Mapping[str, Any]) -> str:
        """The official character that is meant; a character told whole keeps a spelling of its own (FU-05)."""
        id_ = self.known.id_of(spelled)
        if not id_ or id_ == spelled or not homebrew.text(entry, "ability"):
            return id_
        called = {plain(text) for text in self.known.characters[id_].called}
        return id_ if plain(homebrew.text(entry, "name")) in called else ""

    def _take_stranger(self, spelled: str, entry: Mapping[str, Any]) -> str:
        """A character that the data do not have, under an id of its own; a second one told for an id is a copy."""
        id_ = _free(spelled, {*self.known.characters, *self.known.steps, *(self.own if len(entry) > 1 else ())})
        if len(entry) == 1:
            self.unknown += () if id_ in self.unknown else (id_,)
            return id_
        self.own[id_] = homebrew.character(id_, entry)
        self.drift += [f"{id_}.{key}" for key in homebrew.drift(entry)]
        self.long += homebrew.long_texts(entry)
        return id_

    def script(self, named: str) -> Script:
        """What was read."""
        return Script(
            name=homebrew.text(self.meta, "name") or named,
            author=homebrew.text(self.meta, "author"),
            characters=tuple(self.characters),
            homebrew=tuple(self.own.values()),
            first=self._order("firstNight"),
            other=self._order("otherNight"),
            meta={key: value for key, value in self.meta.items() if key not in _kept(self.meta)},
            written=tuple(self.written) if any(self.written) else (),
        )

    def _order(self, key: str) -> tuple[str, ...]:
        order = self.meta.get(key) if _is_order(self.meta.get(key)) else None
        return tuple(id_ if id_ in self.characters else self.known.id_of(id_) or id_ for id_ in order or ())

    def remarks(self) -> Iterator[Remark]:
        """What there is to say, the good news first."""
        number = len(self.characters)
        yield remark("OK", n=number)
        if self.unknown:
            yield remark("UNKNOWN_CHARACTER", n=len(self.unknown), list=tuple(self.unknown))
        if self.drift:
            yield remark("SCHEMA", where=_some(self.drift))
        if len(self.items) > MOST:
            yield remark("TOO_MANY", n=number)
        yield from (remark("DUPLICATE_ID", id=id_) for id_ in dict.fromkeys(self.twice))
        yield from (remark("MISSING_ID", n=place) for place in self.missing)
        if self.long:
            yield remark("HUGE_TEXT", n=self.long)


def _free(spelled: str, taken: Collection[str]) -> str:
    """The id as it is spelled, with a number where that is taken."""
    numbered = (f"{spelled} ({number})" for number in count(2))
    return next(id_ for id_ in chain((spelled,), numbered) if id_ not in taken)


def _is_order(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _kept(meta: Mapping[str, Any]) -> set[str]:
    """The keys that a script has fields for, where they hold what they should."""
    texts = {key for key in ("name", "author") if isinstance(meta.get(key), str)}
    return {"id", *texts, *(key for key in homebrew.NIGHTS if _is_order(meta.get(key)))}


def _meta_drift(meta: Mapping[str, Any]) -> Iterator[str]:
    yield from (key for key in meta if key not in META_KEYS)
    yield from (key for key in ("name", "author") if not isinstance(meta.get(key, ""), str))
    yield from (key for key in homebrew.NIGHTS if not _is_order(meta.get(key, [])))


def _some(places: list[str]) -> str:
    shown = list(dict.fromkeys(places))
    return ", ".join(shown[:TOLD]) + (" …" if len(shown) > TOLD else "")
