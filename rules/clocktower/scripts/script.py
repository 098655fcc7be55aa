"""A script: the characters of a sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rules.clocktower.content import REMINDER, Character, Content
from rules.messages import Name, same

Written = Mapping[str, Any] | None
"""What a script's file holds of a character, whatever it is; None for nothing but its id."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A sheet, fit to be kept in a record, and to be written again as it was read.

    ``characters`` are ids in the order of the sheet: official ones as the data spell them, others as the script does.
    ``homebrew`` are those that the script itself tells of. ``first`` and ``other`` are its own orders of the nights,
    () where it has none. ``meta`` is what else it says of itself; ``written`` goes beside ``characters``, and may end
    before them.
    """

    name: str = ""
    author: str = ""
    characters: tuple[str, ...] = ()
    homebrew: tuple[Character, ...] = ()
    first: tuple[str, ...] = ()
    other: tuple[str, ...] = ()
    meta: Mapping[str, Any] = {}
    written: tuple[Written, ...] = ()


def cast(script: Script, known: Content) -> Mapping[str, Character]:
    """Every character of the sheet by id, in its order; one that nobody knows has no team (FU-07)."""
    told = {**known.characters, **{one.id: one for one in script.homebrew}}
    return {id_: told.get(id_) or Character(id_, same(id_), "") for id_ in script.characters}


def names(script: Script, known: Content) -> Mapping[str, Name]:
    """What everything is called, what only this script knows among it."""
    sheet = cast(script, known).values()
    labels = {f"{REMINDER}{token.label}": token.name for one in sheet for token in one.reminders}
    return {**known.names, **labels, **{one.id: one.name for one in sheet}}


def practice(known: Content, name: str = "") -> Script:
    """The script that the program comes with: the characters whose rules it knows."""
    return Script(name=name, characters=known.practice)
