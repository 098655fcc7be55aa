"""What is attempted at the mill."""

from typing import ClassVar

from rules.actions import Action


class Walk(Action, frozen=True, tag="walk"):
    to: str

    title: ClassVar[str] = "Walk"


class Explore(Action, frozen=True, tag="explore"):
    """Draw a card and do what it says."""

    title: ClassVar[str] = "Explore"


class Scout(Action, frozen=True, tag="scout"):
    """Look at the card that comes next, alone."""

    title: ClassVar[str] = "Look at the next card"


class Bury(Action, frozen=True, tag="bury"):
    """Put discarded cards under the pile; the first named comes first."""

    cards: tuple[str, ...]

    title: ClassVar[str] = "Bury cards"


class Light(Action, frozen=True, tag="light"):
    """Pour oil into the lamp of the tower, which wakes something."""

    oil: int

    title: ClassVar[str] = "Pour oil"


class Yield(Action, frozen=True, tag="yield"):
    """Let the turn go by."""

    title: ClassVar[str] = "Let the turn go by"
