"""What is wrong with a town's draft: an error stands in the way of the game, a warning does not (flows.md 2.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from desktop.shell.new_game import names, tonight_problems
from desktop.shell.new_game.arkham import finding
from desktop.shell.new_game.arkham.around import TownAround
from desktop.shell.new_game.arkham.draft import TownDraft
from desktop.shell.new_game.name_problems import of_names
from desktop.shell.new_game.problem import Problem
from rules.messages import says

LONG: Final = 7


def problems(draft: TownDraft, around: TownAround) -> tuple[Problem, ...]:
    """All of them, in the order of the pages."""
    looks = (_table, _names, _investigators, _ancient, _depth, tonight_problems.seed, tonight_problems.tonight)
    return tuple(problem for look in looks for problem in look(draft, around))


def _table(draft: TownDraft, around: TownAround) -> Iterator[Problem]:
    say = around.words.say
    if draft.bare:
        yield Problem("people", say(says("At least one investigator.")), warning=True)
    elif draft.crowded:
        yield Problem("people", say(says("At most 8 investigators.")), warning=True)
    elif len(draft.people) >= LONG:
        yield Problem("people", say(says("Seven or more take very long.")), warning=True)


def _names(draft: TownDraft, around: TownAround) -> Iterator[Problem]:
    text, say = says("Seat {n} has no name; it is called “Investigator {n}”."), around.words.say
    nameless = {one.row: say(text, {"n": number}) for number, one in enumerate(draft.people, 1)}
    yield from of_names(((one.row, one.name) for one in draft.people), nameless, around.words)


def _investigators(draft: TownDraft, around: TownAround) -> Iterator[Problem]:
    """A line that means nobody, and somebody who is played twice; a line left empty is drawn."""
    if draft.drawing == "random":
        return
    say, at = around.words.say, dict[str, int]()
    for number, one in enumerate(draft.people, 1):
        found, field = finding.meant(around.content, one.investigator), f"investigator:{one.row}"
        if not found and one.investigator.strip():
            near = {
                "typed": one.investigator.strip(),
                "near": _name(around, finding.nearest(around.content, one.investigator)),
            }
            text = say(says("‘{typed}’ is no investigator. Nearest is {near}."), near)
            yield Problem(field, text, fix=say("{it}", {"it": near["near"]}), mend="nearest")
        elif found in at:
            who = names.shown(draft.people[at[found] - 1].name) or say(says("Seat {n}"), {"n": at[found]})
            text = say(says("{inv} is already at {who}'s seat."), {"inv": around.names[found], "who": who})
            yield Problem(field, text, fix=say(says("Draw one")), mend="drawn")
        elif found:
            at[found] = number


def _name(around: TownAround, one: str) -> str:
    return around.words.say("{it}", {"it": around.names[one]})


def _ancient(draft: TownDraft, around: TownAround) -> Iterator[Problem]:
    if draft.sleeping == "but" and draft.but >= set(around.content.ancients):
        text = around.words.say(says("One must be left to be drawn."))
        yield Problem("but", text, fix=around.words.say(says("At random")), mend="any")


def _depth(draft: TownDraft, around: TownAround) -> Iterator[Problem]:
    """Locations are always played by their abilities, which ask about money."""
    if draft.depth == "board":
        yield Problem("depth", around.words.say(says("At D1 the program must ask about money.")), warning=True)
