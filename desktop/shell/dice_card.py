"""What the dice showed instead, typed one after the other: Backspace takes one back, Enter says that it is so (D11)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.shell.amend_cards import AmendCard
from desktop.shell.context import Context
from desktop.shell.list_card import Row
from desktop.shell.prompt import SO_FAR
from rules.messages import says
from rules.offers import FACES

HOW_MANY = says("Dice: {n}. Type what each shows, then Enter.")
LAST_BACK, IS_SO = says("Take the last back"), says("So it was")


class Dice(NamedTuple):
    """``question`` and ``line`` say which throw it is, ``told`` what so many (``number``) dice showed so far."""

    question: str
    line: str
    number: int
    told: tuple[int, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether all are told."""
        return len(self.told) == self.number


Tell = Callable[[Dice], None]


class DiceCard(AmendCard):
    """``tell`` is given the dice with one more or one less, ``done`` all of them."""

    def __init__(self, context: Context, parent: QWidget, dice: Dice, tell: Tell, done: Tell) -> None:
        self._dice, self._tell, self._done = dice, tell, done
        faces = [Row(str(face), "", partial(self._add, face), dark=dice.whole) for face in range(1, FACES + 1)]
        back = Row(context.say(LAST_BACK), "Backspace", self._back, dark=not dice.told)
        enter = Row(context.say(IS_SO), "Enter", self._enter, dark=not dice.whole)
        super().__init__(context, parent, context.say(dice.question), [*faces, back, enter], "lantern")
        for text, role, voice in ((dice.line, "body", "quiet"), (self._say_so_far(), "strong", "")):
            if text:
                self.tell(text, role, voice)

    def _say_so_far(self) -> str:
        if not self._dice.told:
            return self.context.say(HOW_MANY, {"n": self._dice.number})
        return self.context.say(SO_FAR, {"numbers": " ".join(map(str, self._dice.told))})

    def _add(self, face: int) -> None:
        if not self._dice.whole:
            self._tell(self._dice._replace(told=(*self._dice.told, face)))

    def _back(self) -> None:
        if self._dice.told:
            self._tell(self._dice._replace(told=self._dice.told[:-1]))

    def _enter(self) -> None:
        if self._dice.whole:
            self._done(self._dice)

    def take_focus(self) -> None:
        """The keyboard stands on what comes next: a face, or that it was so."""
        self.rows[-1 if self._dice.whole else 0].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Backspace:
            self._back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        else:
            super().keyPressEvent(event)
