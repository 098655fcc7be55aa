"""What the cover of a card says: whose eyes it is for, and what to press."""

from __future__ import annotations

from typing import Final, NamedTuple

from desktop.shell.context import Context
from desktop.shell.games.clock import square
from desktop.shell.info_cards.face import numbered
from desktop.shell.info_cards.route import Stop
from rules.messages import says

SHOW, HAND = says("Show this to {who} only"), says("Hand the laptop to {who}")
ONLY, TO_HOST, HOST = says("For {who} only"), says("Back to the storyteller"), says("For the storyteller")
LOOK_AWAY: Final = says("Everybody else looks away. Hold Space to look; let go to cover it.")
EYES_SHUT: Final = says("Everybody else keeps the eyes shut. Hold Space to look; let go to cover it.")
READ: Final = says("Enter: seen. Hold Esc to give the window back to the host.")
TURNS: Final = says("Enter: seen. → passes somebody over, ← goes back. Hold Esc: back to the host.")
COUNT: Final = says("Card {n} of {most}")
THROUGH: Final = says("Enter, or Esc held, leads back to the table.")


class Place(NamedTuple):
    """A stop, which it is of how many, and whether it is dealt: with open eyes, from hand to hand."""

    stop: Stop | None
    nth: int
    most: int
    dealt: bool


def who(context: Context, stop: Stop) -> str:
    """A seat by the number of its chair and its name."""
    return numbered(context.session, stop.seat, context.words)


def audience(context: Context, stop: Stop | None) -> str:
    """Whose eyes the window is for."""
    return context.say(ONLY, {"who": who(context, stop)}) if stop is not None else context.say(HOST)


def lines(context: Context, place: Place) -> tuple[str, ...]:
    """What the cover says, in its order."""
    say = context.say
    if place.stop is None:
        return say(TO_HOST), say(THROUGH)
    title = say(HAND if place.dealt else SHOW, {"who": who(context, place.stop)})
    count = (say(COUNT, {"n": place.nth, "most": place.most}),) if place.most > 1 else ()
    night = square(context.session).phase == "night"
    return title, *count, say(EYES_SHUT if night else LOOK_AWAY), say(TURNS if place.most > 1 else READ)
