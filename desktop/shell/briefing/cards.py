"""The six pictures of the mansion's rules: what each is about, its one sentence, what is drawn."""

from __future__ import annotations

from typing import Final, NamedTuple

from rules.hakoonna.state import GRAY, Public
from rules.messages import says


class Card(NamedTuple):
    """Short enough to be read from ten metres in one line."""

    title: str
    text: str
    figure: str


HERS: Final = Card(says("Who hides"), says("She hides in one of the shadows."), "box-woman")
NOISE: Final = Card(says("A turn"), says("Stack a disc, then act once."), "noise-disc-red")
SHADOW: Final = Card(says("A shadow"), says("Open it: a find, or the end."), "chip-back")
TIME: Final = Card(says("The tower falls"), says("All eyes are shut: her time."), "lantern-unlit")
TALK: Final = Card(says("Talking"), says("Only in the same room."), "visitor-sky")
GRAY_MAN: Final = Card(says("The Gray Man"), says("Friend or foe? He keeps silent."), "gray-man")
WINNING: Final = Card(says("Winning"), says("Escape, exorcise, give peace."), "lantern")


def cards(now: Public) -> tuple[Card, ...]:
    """In the order in which they are told; who is not at the table is left out."""
    return HERS, NOISE, SHADOW, TIME, GRAY_MAN if GRAY in now.at else TALK, WINNING
