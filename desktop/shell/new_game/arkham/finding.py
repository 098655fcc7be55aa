"""Whom a few typed letters mean: an investigator by the beginning of any of its names, or by one nearly so called."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Final

from desktop.hangul import find, plain
from desktop.shell.new_game.arkham.draft import TownDraft
from rules.arkham.content import Content

ALIKE: Final = 0.6


def meant(content: Content, typed: str) -> str:
    """The one investigator that is meant; "" where there is none, or more than one."""
    wanted = plain(typed)
    found = [
        one for one in content.investigators if wanted and any(_begins(wanted, part) for part in _parts(content, one))
    ]
    if len(found) == 1:
        return found[0]
    near = {one: _alike(content, one, wanted) for one in content.investigators} if wanted and not found else {}
    best = max(near, key=lambda one: near[one], default="")
    return best if near.get(best, 0) >= ALIKE else ""


def nearest(content: Content, typed: str) -> str:
    """The investigator whose name is most like what was typed."""
    return max(content.investigators, key=lambda one: _alike(content, one, plain(typed)))


def played(draft: TownDraft, content: Content) -> dict[str, str]:
    """The investigator of each row, clockwise; "" where it is drawn."""
    if draft.drawing == "random":
        return {one.row: "" for one in draft.people}
    return {one.row: meant(content, one.investigator) for one in draft.people}


def _parts(content: Content, one: str) -> list[str]:
    """Every word of its names in both languages with all that follows it."""
    name = content.investigators[one].name
    words = [text.split() for text in (name.ko, name.en)]
    return [plain("".join(parts[at:])) for parts in words for at in range(len(parts))]


def _begins(wanted: str, part: str) -> bool:
    return find(wanted, part) == 0


def _alike(content: Content, one: str, wanted: str) -> float:
    name = content.investigators[one].name
    words = [name.ko, name.en, *name.ko.split(), *name.en.split()]
    return max(SequenceMatcher(None, wanted, plain(word)).ratio() for word in words)
