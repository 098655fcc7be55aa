"""What a seat says aloud as if by an ability, asks apart, or is woken for: the same cards for every seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from desktop.shell.list_card import Row
from desktop.shell.storyteller.part import Part
from rules.clocktower.actions import AnswerApart, Guess, LayCurse, WakeUp
from rules.clocktower.claims import ANSWERS
from rules.clocktower.night import CAUSES
from rules.messages import says
from rules.seats import HOST

CLAIMS: Final = says("{who}: what is said aloud?")
GUESS, CURSE = says("Guesses the Minions and Demons"), says("Chooses somebody, being dead")
QUESTION: Final = says("{who} asked. What is the answer?")
TRUTH: Final = says("{who} asked. What would be the honest answer?")
NO_QUESTION, HONEST = says("That cannot be answered: ask again"), says("Note the honest answer first")
WOKEN: Final = says("{who} was woken. What for?")
FOR: Final = {
    "bluff": says("For show"),
    "info": says("To be told something"),
    "other": says("By another's ability"),
    "mistake": says("By mistake"),
}


class Aloud(Part):
    """None of it tells whether the seat has the ability."""

    def claims(self) -> None:
        """Aloud, by day."""
        self.ask(CLAIMS, lambda: [self._guess(), self._curse()])

    def _guess(self) -> Row:
        return Row(self.say(GUESS), "", partial(self.begin, Guess(HOST, self.seat, (), ()), self.seat))

    def _curse(self) -> Row:
        others = (one for one in self.grim.public.living if one != self.seat)
        action = LayCurse(HOST, self.seat, next(others, self.seat))
        return Row(self.say(CURSE), "", partial(self.begin, action, self.seat))

    # ---- apart

    def question(self) -> None:
        """Yes, no or I do not know; the honest answer is weighed where it is told."""
        self.ask(QUESTION, lambda: [*self._answers(""), self._again(), Row(self.say(HONEST), "", self._honest)])

    def _answers(self, truth: str) -> Iterator[Row]:
        for shown in ANSWERS:
            yield self.row(self.name(shown), AnswerApart(HOST, self.seat, shown, truth))

    def _again(self) -> Row:
        return Row(self.say(NO_QUESTION), "", partial(self.attempt, AnswerApart(HOST, self.seat, "")))

    def _honest(self) -> None:
        rows = [Row(self.name(one), "", partial(self._after, one)) for one in ANSWERS]
        self.ask(TRUTH, lambda: rows)

    def _after(self, truth: str) -> None:
        self.ask(QUESTION, lambda: list(self._answers(truth)))

    # ---- woken

    def woken(self) -> None:
        """For no ability of the own."""
        self.ask(WOKEN, lambda: [self._for(cause) for cause in FOR if cause in CAUSES])

    def _for(self, cause: str) -> Row:
        return self.row(self.say(FOR[cause]), WakeUp(HOST, self.seat, cause))
