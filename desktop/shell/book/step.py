"""A step of a part of the round, as the book tells it."""

from typing import Literal, NamedTuple

State = Literal["done", "now", "later", "asleep"]


class Step(NamedTuple):
    """``key`` tells it from others; ``about`` is what is told of it."""

    number: int
    key: str
    title: str
    state: State
    about: str = ""
