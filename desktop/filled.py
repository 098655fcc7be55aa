"""What fills an action, in words: no two actions that differ may read the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from desktop.words import Words
from rules.actions import Action
from rules.hakoonna import mansion
from rules.messages import says

COUNTED = {"discs": says("discs: {n}"), "turn": says("turned to the right: {n}"), "count": says("tiles: {n}")}
TOLD = {
    "cover": says("tiles face down again"),
    "yes": says("yes"),
    "kind": says("all of that kind"),
    "up": says("hand up"),
    "dies": says("dies"),
}
NOT = says("no")
UNTOLD = {"up": says("hand down"), "dies": says("lives")}
AWAY = ((says("{n} to the west"), says("{n} to the east")), (says("{n} to the north"), says("{n} to the south")))


class Filled:
    """``name`` tells what an id is called, "" for what is none."""

    def __init__(self, words: Words, name: Callable[[str], str]) -> None:
        self._words, self._name = words, name

    def parts(self, action: Action) -> Iterator[str]:
        """What fills it, in its order; what is as usual is left out."""
        for field in msgspec.structs.fields(type(action))[1:]:
            value = getattr(action, field.name)
            if value != field.default:
                yield from filter(None, self.said(field.name, value))

    def said(self, field: str, value: object) -> Iterator[str]:
        """One filling by the name of its field."""
        if isinstance(value, bool):
            yield self._words.say(TOLD.get(field, TOLD["yes"]) if value else UNTOLD.get(field, NOT))
        elif isinstance(value, int):
            yield self._words.say(COUNTED[field], {"n": value}) if field in COUNTED else str(value)
        elif isinstance(value, tuple):
            yield from (part for one in value if isinstance(one, str | int) for part in self.said("", one))
        elif isinstance(value, str) and value:
            yield self._name(value) or self._cell(value) or (value if value.isdigit() else "")

    def _cell(self, text: str) -> str:
        """A cell by how far it lies from the first board of its floor."""
        cell = mansion.parse_cell(text)
        if cell is None:
            return ""
        floor, *steps = cell
        pairs = zip(steps, AWAY, strict=True)
        told = [self._words.say(way[step > 0], {"n": abs(step)}) for step, way in pairs if step]
        return " ".join((self._name(floor), *told))
