"""Somebody at a storyteller's window who uses the mouse alone."""

from __future__ import annotations

from functools import partial
from typing import Final

from desktop.shell.audience import NEXT
from desktop.shell.deed_pages import NEXT as FURTHER
from desktop.shell.deeds_of_entry import DONE
from rules.clocktower import learning
from rules.clocktower.actions import CloseVote, Declare, Execute, OpenNominations
from tests.walks.circle import Storyteller
from tests.walks.screen import Node

ONE_OF: Final = "One of many"
PAGES: Final = 6


class ByMouse:
    """Rows of the panel, the tokens themselves, and the buttons above them."""

    def __init__(self, teller: Storyteller) -> None:
        self.teller, self.screen, self.host = teller, teller.screen, teller.host

    def audience_comes(self) -> None:
        """The square has its window, and the curtain is up."""
        self.host.click("Audience's window on or off")
        assert self.host.reads("Audience: on")
        self.host.click("Curtain: down")
        assert self.host.reads("Curtain: up")

    def speaks_otherwise(self) -> None:
        """The button has the name of the other language, in that language."""
        self.screen.click(next(node for node in self.screen.nodes() if node.name in ("English", "한국어")))

    def goes_on(self) -> None:
        self._writes(self._row(0))

    def dies_next(self) -> None:
        """The name of one who died is told to the square."""
        self.host.click(NEXT)

    def points(self, seats: tuple[str, ...]) -> None:
        """The step, each token, and that it was so."""
        before = self.host.size
        self.screen.click(self._row(0))
        for seat in seats:
            assert self.host.reads(ONE_OF)
            self.screen.click(self.teller.token(seat))
        assert self.host.reads(DONE, {"n": len(seats)})
        self.screen.click(self._row(0))
        assert self.screen.waits(lambda: self.host.size > before)

    def shakes(self) -> None:
        self._writes(self._row(1))

    def tells(self, answer: learning.Answer) -> None:
        """Each word of it is a row."""
        before = self.host.size
        self.screen.click(self._row(0))
        for word in answer:
            self._chooses(self.teller.name(word))
        assert self.screen.waits(lambda: self.host.size > before)

    def opens(self) -> None:
        self.teller.clicks(OpenNominations.title)

    def nominates(self, by: str, of: str) -> None:
        """One token is dragged onto the other."""
        before = self.host.size
        self.teller.drags(by, of)
        assert self.screen.waits(lambda: self.host.size > before)

    def hand(self, up: bool) -> None:
        self._writes(self._row(0 if up else 1))

    def closes(self) -> None:
        self.teller.clicks(CloseVote.title)

    def executes(self) -> None:
        self.teller.clicks(Execute.title)

    def declares(self, side: str) -> None:
        """It is at hand once something speaks for an end."""
        self.screen.click(self.teller.row(Declare.title))
        before = self.host.size
        self._chooses(self.teller.name(side))
        assert self.screen.waits(lambda: self.host.size > before)

    # ---- rows

    def _row(self, number: int) -> Node:
        return self.teller.rows()[number]

    def _writes(self, node: Node) -> None:
        before = self.host.size
        self.screen.click(node)
        assert self.screen.waits(lambda: self.host.size > before), node

    def _chooses(self, title: str) -> None:
        """A row that is called so, on whichever page it stands."""
        for page in range(1, PAGES):
            assert self.screen.waits(partial(self._is_at, page, title)), (page, title)
            if self._called(title):
                self.screen.click(self._called(title)[0])
                return
            self.screen.click(self._row(-1))
        raise AssertionError(title)

    def _called(self, title: str) -> list[Node]:
        return [node for node in self.teller.rows() if node.name.casefold().startswith(title.casefold())]

    def _is_at(self, page: int, title: str) -> bool:
        """Whether the row stands there, or at least the page that it may be behind of."""
        pages = [self.host.say(FURTHER, {"n": page, "whole": whole}) for whole in range(page, PAGES)]
        return bool(self._called(title)) or any(self._called(one) for one in pages)
