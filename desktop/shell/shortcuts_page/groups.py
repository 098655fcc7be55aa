"""The keys of all commands, in groups; first those that work where one is."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.commands import COMMANDS, PLACES, Command

Group = tuple[str, list[Command]]


def groups(here: Iterable[str]) -> list[Group]:
    """Each group under its context; the contexts that hold now come first."""
    order = list(dict.fromkeys([*here, *PLACES]))
    return [(context, [one for one in COMMANDS if one.context == context and one.keys]) for context in order]
