"""The Gray Man: the white one gathers what drives her out and lets himself be robbed, the black one hides it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.actions import Action, Answer
from rules.hakoonna.actions import Open, Pass, Walk
from rules.hakoonna.bots.mind import AFAR, Mind
from rules.hakoonna.content import Kind
from rules.hakoonna.effects import ChooseHeld, Decide

WANTED: Final[tuple[Kind, ...]] = ("doll", "weapon", "hint", "number", "talisman", "key")


def plans(mind: Mind) -> Iterator[Action]:
    """What he would like to do, the best first."""
    asked = mind.view.asked
    if isinstance(asked, Decide):
        yield Answer(mind.seat, "keep" if _worth(mind, asked.tile) else "back")
    elif isinstance(asked, ChooseHeld):
        yield Answer(mind.seat, mind.best((_worth(mind, tile), tile) for tile in asked.left))
    elif asked is None:
        yield from _acting(mind)


def _worth(mind: Mind, tile: str) -> float:
    kinds = [kind for kind in WANTED if tile in mind.content.of_kind(kind)]
    return len(WANTED) - WANTED.index(kinds[0]) if kinds else 0.0


def _acting(mind: Mind) -> Iterator[Action]:
    shadow = mind.best((-_cost(mind, shadow), shadow) for shadow in mind.unseen)
    if mind.view.card != "white" or not mind.hand:
        if shadow:
            yield Open(mind.seat, shadow)
        yield from _walks(mind, mind.room(shadow))
    else:
        yield from _walks(mind, _visitor(mind))
        yield Open(mind.seat, shadow)
    yield Pass(mind.seat)


def _cost(mind: Mind, shadow: str) -> float:
    return mind.steps(mind.room(shadow)) + 2 * len(mind.company(mind.room(shadow)))


def _visitor(mind: Mind) -> str:
    """The room of the nearest visitor."""
    return min((mind.public.at[seat] for seat in mind.public.living), key=mind.steps, default="")


def _walks(mind: Mind, room: str) -> Iterator[Action]:
    """A step nearer to a room, and failing that any step."""
    step = mind.next_room(room) if room else ""
    around = mind.board.neighbours(mind.here)
    if step:
        yield Walk(mind.seat, step)
    if mind.view.card == "black":
        away = sorted(
            around,
            key=lambda there: min(
                (mind.steps(there, mind.public.at[seat]) for seat in mind.public.living), default=AFAR
            ),
            reverse=True,
        )
        yield from (Walk(mind.seat, there) for there in away)


__all__ = ["plans"]
