"""Reminders beside a seat: any of the sheet at any time, or a word of one's own (clocktower-issues.md B1-B5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from desktop.shell.list_card import Row
from desktop.shell.seek_row import Sought
from desktop.shell.storyteller.part import Part
from rules.clocktower.actions import MoveMark, PlaceMark, TakeMark, TurnMark
from rules.clocktower.content import REMINDER
from rules.clocktower.reminders import PLAIN, laid, tokens
from rules.clocktower.state import Mark
from rules.messages import says
from rules.seats import HOST

WHICH: Final = says("{who}: which reminder?")
LYING: Final = says("{who}: the reminders here")
EFFECT: Final = says("an effect")
TAKE, MOVE = says("Take it away"), says("Give it to another seat")
TURN, TURN_BACK = says("Turn it over: no effect for now"), says("Turn it back: it works again")
TURNED: Final = says("turned over")


class Reminders(Part):
    """The tokens of characters in play are at hand, the others behind them."""

    def lay(self) -> None:
        """Which one is laid."""
        self.seek(WHICH, lambda: [*self._tokens(), *self._effects()], self._write)

    def _tokens(self) -> Iterator[Sought]:
        grim = self.grim
        for token in sorted(tokens(grim), key=lambda one: not one.played):
            names = (*grim.content.cast[token.character].called, *self._called(token.label))
            act = partial(self.attempt, laid(grim, self.seat, token))
            yield Sought(self._label(token.label), self.name(token.character), names, act, not token.played)

    def _effects(self) -> Iterator[Sought]:
        for kind in PLAIN:
            act = partial(self.attempt, PlaceMark(HOST, self.seat, "", self.name(kind), kind))
            names = self.host.context.session.every_name(kind)
            yield Sought(self.name(kind), self.say(EFFECT), names, act, behind=True)

    def _write(self, typed: str) -> None:
        self.attempt(PlaceMark(HOST, self.seat, "", typed))

    # ---- those that lie here

    @property
    def here(self) -> tuple[Mark, ...]:
        """In the order in which they were laid."""
        return tuple(mark for mark in self.grim.secret.marks if mark.seat == self.seat)

    def lying(self) -> None:
        """Which of them."""
        self.ask(LYING, lambda: [self._lying(mark) for mark in self.here])

    def _lying(self, mark: Mark) -> Row:
        note = self.name(mark.character) if mark.character else ""
        return Row(self._label(mark.label), self.say(TURNED) if mark.turned else note, partial(self._of, mark))

    def _of(self, mark: Mark) -> None:
        self.ask(LYING, lambda: list(self._ways(mark)))

    def _ways(self, mark: Mark) -> Iterator[Row]:
        yield self.row(self.say(TAKE), TakeMark(HOST, mark.id), self._label(mark.label))
        yield self.row(self.say(TURN_BACK if mark.turned else TURN), TurnMark(HOST, mark.id))
        move = MoveMark(HOST, mark.id, self.seat)
        yield Row(self.say(MOVE), "", partial(self.begin, move, mark.id))

    def _called(self, label: str) -> tuple[str, ...]:
        known = f"{REMINDER}{label}"
        return self.host.context.session.every_name(known) if known in self.grim.content.names else (label,)

    def _label(self, label: str) -> str:
        """What a token says; one of the storyteller's own is as it was written."""
        known = f"{REMINDER}{label}"
        return self.name(known) if known in self.grim.content.names else label
