"""Somebody at a storyteller's window who uses the keyboard alone."""

from __future__ import annotations

from functools import partial
from typing import Final

from rules.clocktower import learning
from rules.clocktower.actions import Declare, OpenNominations, Tell
from tests.walks.circle import Storyteller

ONE_OF: Final = "One of many"


class ByKeys:
    """Numbers of chairs, digits of answers, letters of names."""

    def __init__(self, teller: Storyteller) -> None:
        self.teller, self.screen, self.host = teller, teller.screen, teller.host

    def audience_comes(self) -> None:
        """The square has its window, and the curtain is up."""
        self.teller.audience_comes()

    def speaks_otherwise(self) -> None:
        self.screen.press("ctrl+shift+l")

    def goes_on(self) -> None:
        self.host.press("space")

    def dies_next(self) -> None:
        """The name of one who died is told to the square."""
        self.screen.press("space")

    def points(self, seats: tuple[str, ...]) -> None:
        """The step, each chair, and that it was so."""
        self._begins()
        for seat in seats:
            self.screen.type(seat.removeprefix("p"))
            self.screen.press("Return")
        self.host.press("Return")

    def shakes(self) -> None:
        self.host.press("2")

    def tells(self, answer: learning.Answer) -> None:
        """A number is a key; a name is typed."""
        self.screen.press("1")
        if answer[0].isdecimal():
            self.host.press(answer[0])
            return
        if answer[0] in ("yes", "no"):
            self.host.press("1" if answer[0] == "yes" else "2")
            return
        assert self.screen.says(self.host.say(ONE_OF))
        for word in answer[:-1]:
            self._names(word)
            assert self.screen.waits(partial(self._is_taken, word)), word
        before = self.host.size
        self._names(answer[-1])
        assert self.screen.waits(lambda: self.host.size > before)

    def _begins(self) -> None:
        """The first row; then the line for names has the keyboard."""
        self.screen.press("1")
        assert self.screen.says(self.host.say(ONE_OF))

    def _names(self, word: str) -> None:
        number = word.removeprefix("p")
        self.screen.type(number if number.isdecimal() else word)
        self.screen.press("Return")

    def _is_taken(self, word: str) -> bool:
        """Whether the line above the rows has it already."""
        title, name = self.host.say(Tell.title), self.teller.name(word)
        return any(node.name.startswith(title) and name in node.name for node in self.screen.nodes())

    def opens(self) -> None:
        assert self.screen.says(self.host.say(OpenNominations.title))
        self.host.press("1")

    def nominates(self, by: str, of: str) -> None:
        """Two chairs."""
        self._begins()
        self.screen.type(by.removeprefix("p"))
        self.screen.press("Return")
        self.screen.type(of.removeprefix("p"))
        self.host.press("Return")

    def hand(self, up: bool) -> None:
        self.host.press("1" if up else "2")

    def closes(self) -> None:
        self.host.press("space")

    def executes(self) -> None:
        self.host.press("1")

    def declares(self, side: str) -> None:
        """The row that is at hand once something speaks for an end, and the side by its name."""
        self._presses(self.host.say(Declare.title))
        before = self.host.size
        self._presses(self.teller.name(side))
        assert self.screen.waits(lambda: self.host.size > before)

    def _presses(self, title: str) -> None:
        """The number of a row that is called so."""
        assert self.screen.waits(lambda: self._number(title) > 0), title
        self.screen.press(str(self._number(title)))

    def _number(self, title: str) -> int:
        names = [node.name.casefold() for node in self.teller.rows()]
        return next((number for number, name in enumerate(names, 1) if name.startswith(title.casefold())), 0)
