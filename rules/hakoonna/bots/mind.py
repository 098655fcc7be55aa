"""What a seat makes of its own view: what it has seen, what follows from that, how far things are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import combinations
from typing import Final

from rules.board import Board
from rules.hakoonna import mansion
from rules.hakoonna.content import Content, Kind
from rules.hakoonna.views import HakoView
from rules.offers import Draw

CODE: Final = 3
AFAR: Final = 99
"""How far it is to where no way leads."""


class Mind:
    """The view of one seat, and what can be concluded from it. Nothing is remembered from one question to the next."""

    def __init__(self, content: Content, view: HakoView, draw: Draw, skill: int = 2) -> None:
        """``skill`` is 1 for who plays simply, 2 for who is sensible, 3 for who is crafty."""
        self.skill = skill
        self.content = content
        self.view = view
        self.draw = draw
        self.seat = view.viewer
        self.public = view.public
        self.here = view.public.at.get(view.viewer, "")
        self.hand = view.secret.hands.get(view.viewer, ())
        self.seen = view.secret.seen.get(view.viewer, {})

    # ---- who is who

    @property
    def is_hidden(self) -> bool:
        """Whether the seat is Hako Onna or a Hakobito."""
        return self.seat not in self.public.at or (self.seat in self.public.visitors and not self.here)

    @property
    def hers(self) -> str:
        """Hako Onna's seat, as far as the hidden ones know it."""
        return next((seat for seat in self.view.secret.hides if seat not in self.public.visitors), "")

    @property
    def gray(self) -> str:
        """The Gray Man's seat; "" where he does not play, or not any more."""
        return next((seat for seat, at in self.public.at.items() if at and seat not in self.public.visitors), "")

    @property
    def lair(self) -> str:
        """The shadow in which the seat hides."""
        return self.view.secret.hides.get(self.seat, "")

    def company(self, room: str) -> list[str]:
        """The other living visitors in a room, clockwise."""
        return [seat for seat in self.public.living if seat != self.seat and self.public.at[seat] == room]

    # ---- the house

    @cached_property
    def board(self) -> Board:
        """The ways of the mansion that are open to the seat."""
        public = self.public
        whole = mansion.board(self.content, public.placements)
        barred = bool(public.barrier) and self.seat in public.visitors
        return whole.without((frozenset(public.barrier),)) if barred else whole

    def steps(self, there: str, here: str = "") -> int:
        """How far a room is."""
        steps = self.board.steps(here or self.here, there)
        return AFAR if steps is None else steps

    def distance(self, room: str) -> int:
        """How far the nearest living visitor is from a room."""
        return min((self.steps(room, self.public.at[seat]) for seat in self.public.living), default=AFAR)

    def next_room(self, there: str) -> str:
        """The first room of a shortest way, any of several; "" where none leads there or one is there already."""
        far = self.steps(there)
        nearer = [room for room in self.board.neighbours(self.here) if self.steps(there, room) < far]
        return self.any(nearer) if nearer and 0 < far < AFAR else ""

    @cached_property
    def shadows(self) -> tuple[str, ...]:
        """The shadows of the mansion that hold a tile."""
        empty = self.public.empty
        return tuple(one for one in mansion.shadows(self.content, self.public.placements) if one not in empty)

    def room(self, shadow: str) -> str:
        """The room of a shadow."""
        return self.content.room_of.get(shadow, "")

    # ---- what was seen

    @cached_property
    def unseen(self) -> tuple[str, ...]:
        """The shadows that hold a tile which the seat has never looked at."""
        return tuple(shadow for shadow in self.shadows if shadow not in self.seen and shadow not in self.public.crossed)

    def places(self, kind: Kind) -> list[str]:
        """The shadows in which a tile of that kind was seen last."""
        tiles = self.content.of_kind(kind)
        return [shadow for shadow in self.shadows if self.seen.get(shadow) in tiles]

    def told(self, kind: Kind) -> set[str]:
        """What the tiles of a kind tell that the seat has met, on the way or in its hand."""
        met = (self.content.tile.get(tile) for tile in (*self.seen.values(), *self.hand))
        return {tile.tells for tile in met if tile is not None and tile.kind == kind}

    @cached_property
    def codes(self) -> list[tuple[str, ...]]:
        """The codes that are still possible: a number that lies in the house is not in it, a proven one is."""
        numbers = [tile.tells for tile in self.content.tiles if tile.kind == "number"]
        left = sorted(set(numbers) - self.told("number"))
        proven = set(self.public.proven)
        return [code for code in combinations(left, CODE) if proven <= set(code)]

    @cached_property
    def weaknesses(self) -> tuple[str, ...]:
        """The weapons that may be her weakness: the one whose hint lies in the house is not."""
        weapons = self.content.of_kind("weapon")
        return tuple(weapon for weapon in weapons if weapon not in self.told("hint")) or weapons

    def holds(self, kind: Kind) -> str:
        """The first tile of a kind in the seat's hand."""
        return next((tile for tile in self.hand if tile in self.content.of_kind(kind)), "")

    # ---- chance

    def any(self, things: Iterable[str]) -> str:
        """One of the things by chance; "" of none."""
        left = list(things)
        return left[self.draw.below(len(left))] if left else ""

    def some(self, things: Iterable[str], count: int) -> tuple[str, ...]:
        """So many of the things by chance."""
        left = list(things)
        return tuple(left.pop(self.draw.below(len(left))) for _ in range(min(count, len(left))))

    def best(self, worth: Iterator[tuple[float, str]]) -> str:
        """The thing that is worth most, one by chance among equals; "" of none."""
        found = list(worth)
        most = max((worth for worth, _ in found), default=0.0)
        return self.any(thing for worth, thing in found if worth == most)
