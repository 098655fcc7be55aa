"""What is wrong with the names of a new game's seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from desktop.shell.new_game import names
from desktop.shell.new_game.problem import Problem
from desktop.words import Words
from rules.messages import says


def of_names(typed: Iterable[tuple[str, str]], nameless: Mapping[str, str], words: Words) -> Iterator[Problem]:
    """``typed`` has each row with what is written there, ``nameless`` what is told of a row without a name."""
    first: set[str] = set()
    for row, name in typed:
        field, shown = f"name:{row}", names.shown(name)
        if shown and shown in first:
            text = words.say(says("{name} appears twice. Add a number?"), {"name": shown})
            yield Problem(field, text, fix=words.say(says("Add a number")), mend="number")
        elif names.is_long(names.clean(name)):
            yield Problem(field, words.say(says("The projector shows the first 12 characters.")), warning=True)
        elif not shown and row in nameless:
            yield Problem(field, nameless[row], warning=True)
        first.add(shown)
