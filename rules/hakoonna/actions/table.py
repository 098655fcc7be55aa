"""What the host settles for the table."""

from typing import ClassVar, Literal

from rules.actions import Action
from rules.messages import says


class Leave(Action, frozen=True, tag="leave"):
    """Let a seat go whose player has to leave; the host says so."""

    who: str

    title: ClassVar[str] = says("Take out of the game")


class Disclose(Action, frozen=True, tag="disclose"):
    """Change how much the program is told: k0 what is public, k1 what the host knows, k2 everything."""

    level: Literal["k0", "k1", "k2"]

    title: ClassVar[str] = says("What the program knows")
