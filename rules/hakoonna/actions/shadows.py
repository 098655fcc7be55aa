"""Looking under the tiles of a shadow, and hiding among them."""

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class Open(Action, frozen=True, tag="open"):
    """Look under the tile of a shadow."""

    shadow: str

    title: ClassVar[str] = says("Open a shadow")


class Enter(Action, frozen=True, tag="enter"):
    """Go to a room in Hako Onna's time, or stay in it, and look at its tiles before hiding there.

    ``power`` is the card that carries her further, told without a room where the program does not know her way;
    ``cover`` turns every tile that lies X up there face down.
    """

    room: str
    power: str = ""
    cover: bool = False

    title: ClassVar[str] = says("Move and hide")
