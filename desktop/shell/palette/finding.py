"""Which commands are meant by what was typed, best first."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import NamedTuple

from desktop.commands import BY_ID, COMMANDS, Command
from desktop.hangul import find, plain
from desktop.shell.keycaps import keycaps
from desktop.words import every_language

BEGINS, A_WORD_BEGINS, INSIDE, OTHERWISE, BY_KEY = range(5)


class _Names(NamedTuple):
    """The names of a command in every language, the same from each later word on, and what else it is called."""

    whole: tuple[str, ...]
    onward: tuple[str, ...]
    also: tuple[str, ...]
    keys: tuple[str, ...]


@functools.cache
def _names(id_: str) -> _Names:
    command = BY_ID[id_]
    titles = [words.say(command.title) for words in every_language()]
    parts = [title.replace("·", " ").split() for title in titles]
    onward = [plain("".join(words[at:])) for words in parts for at in range(1, len(words))]
    also = (
        [plain(word) for words in every_language() for word in words.say(command.also).split(",")]
        if command.also
        else []
    )
    keys = [key.casefold() for key in keycaps(command)]
    return _Names(tuple(map(plain, titles)), tuple(onward), tuple(also), tuple(keys))


def _rank(command: Command, typed: str) -> int | None:
    names = _names(command.id)
    places = [find(typed, name) for name in names.whole]
    if 0 in places:
        return BEGINS
    if any(find(typed, name) == 0 for name in names.onward):
        return A_WORD_BEGINS
    if max(places) >= 0:
        return INSIDE
    if any(find(typed, name) >= 0 for name in names.also):
        return OTHERWISE
    return BY_KEY if any(key.startswith(typed.strip().casefold()) for key in names.keys) else None


def found(typed: str, recent: Sequence[str]) -> list[Command]:
    """All of them, those used last first, while nothing is typed."""
    latest = {id_: number for number, id_ in enumerate(recent)}
    later = len(latest)
    if not plain(typed) and not typed.strip():
        return sorted(COMMANDS, key=lambda command: latest.get(command.id, later))
    ranked = [(rank, command) for command in COMMANDS if (rank := _rank(command, typed)) is not None]
    ranked.sort(key=lambda one: (one[0], latest.get(one[1].id, later)))
    return [command for _, command in ranked]
