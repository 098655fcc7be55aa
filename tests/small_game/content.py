"""The places and the cards of the mill."""

from collections.abc import Mapping

import msgspec

from rules.board import Board
from rules.messages import Name, same
from rules.views import Link

CHARM, STONE = "charm", "stone"


class Content(msgspec.Struct, frozen=True):
    """All data of the game. Walking a link of kind ``ice`` hangs on a fact that only the table knows."""

    spaces: tuple[str, ...]
    links: tuple[Link, ...]
    cards: tuple[str, ...]
    names: Mapping[str, Name]
    board: Board

    def total(self, card: str) -> int:
        """How many cards of that name there are."""
        return self.cards.count(card)


def read(_files: Mapping[str, bytes]) -> Content:
    """The one mill there is; no place leads to the isle."""
    spaces = ("dock", "mill", "tower", "cellar", "isle")
    links = (
        Link("dock", "mill", "path"),
        Link("mill", "tower", "path"),
        Link("mill", "cellar", "path"),
        Link("dock", "tower", "ice"),
    )
    cards = ("bargain", "bargain", "fright", "fright", "wind")
    names = {one: same(one) for one in (*spaces, *cards, CHARM, STONE, "red", "blue", "green", "unknown", "")}
    return Content(spaces, links, cards, names, Board(spaces, links))
