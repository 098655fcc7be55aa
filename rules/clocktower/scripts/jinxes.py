"""The pairs of a sheet that clash (clocktower.md DJN)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from rules.clocktower.content import Content, Pair, pair
from rules.clocktower.scripts.script import Script
from rules.messages import Name, same


def jinxes_of(script: Script, known: Content) -> Mapping[Pair, Name]:
    """The rule of each pair of the sheet: those of the data, and those that the script itself tells (DJN 2, DJN 3)."""
    sheet = dict.fromkeys(script.characters)
    pairs = {pair(a, b) for a, b in combinations(sheet, 2)}
    return {**{one: rule for one, rule in known.jinxes.items() if one in pairs}, **dict(_own(script, known))}


def _own(script: Script, known: Content) -> Iterator[tuple[Pair, Name]]:
    for id_, written in zip(script.characters, script.written, strict=False):
        listed = (written or {}).get("jinxes")
        for jinx in listed if isinstance(listed, list) else ():
            other, rule = (jinx.get("id"), jinx.get("reason")) if isinstance(jinx, dict) else (None, None)
            if isinstance(other, str) and isinstance(rule, str):
                other = other if other in script.characters else known.id_of(other)
                if other in script.characters:
                    yield pair(id_, other), same(rule)
