"""What the dice showed instead, typed one after the other: Backspace takes one back, Enter says that it is so (D11)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.shell.amend_cards import AmendCard
from desktop.shell.context import Context
from desktop.shell.deeds_of_entry import ENTER, IS_SO, die
from desktop.shell.dice_typed import Due
from desktop.shell.list_card import Row
from desktop.shell.prompt import dice_so_far
from desktop.shell.told_line import Line
from rules.messages import says
from rules.offers import FACES
from rules.violations import Violation

HOW_MANY: Final = says("Dice: {n}. Type what each shows, then Enter.")
LAST_BACK: Final = says("Take the last back")
BACKSPACE: Final = "Backspace"
ABREAST: Final = 2


class Dice(NamedTuple):
    """``question`` and ``line`` say which throw it is, ``told`` what so many (``number``) dice showed so far.

    ``wrong`` is what speaks against the key that was pressed last.
    """

    question: str
    line: Line
    number: int
    told: tuple[int, ...] = ()
    wrong: Violation | None = None

    @property
    def due(self) -> Due:
        """How many are to be told."""
        return Due(self.number, len(self.told))

    def tells(self, *told: int) -> Dice:
        """The same throw with these."""
        return self._replace(told=told, wrong=None)


Tell = Callable[[Dice], None]


class DiceCard(AmendCard):
    """``tell`` is given the dice with one more or one less, or with what is wrong; ``done`` all of them."""

    def __init__(self, context: Context, parent: QWidget, dice: Dice, tell: Tell, done: Tell) -> None:
        self._dice, self._tell, self._done = dice, tell, done
        lacking = dice.due.lacking is not None
        faces = [
            Row(str(face), "", partial(self._add, face), dark=not lacking, sign=die(face))
            for face in range(1, FACES + 1)
        ]
        back = Row(context.say(LAST_BACK), "", self._back, dark=not dice.told, key=BACKSPACE)
        enter = Row(context.say(IS_SO), "", self._enter, dark=lacking, key=ENTER)
        super().__init__(context, parent, context.say(dice.question), [*faces, back, enter], "lantern")
        self._describe()

    def _describe(self) -> None:
        dice, say = self._dice, self.context.say
        so_far = dice_so_far(self.context, dice.told, dice.number) if dice.told else say(HOW_MANY, {"n": dice.number})
        wrong = self.context.speech.tell(dice.wrong) if dice.wrong is not None else ""
        for text, role, voice in ((dice.line(), "body", "quiet"), (so_far, "strong", ""), (wrong, "body", "refuse")):
            if text:
                self.tell(text, role, voice)

    def _lay(self) -> None:
        """The faces lie as on a keypad, what is done with them below."""
        super()._lay()
        for at, button in enumerate(self.rows):
            self.answers.removeWidget(button)
            row, column = divmod(at, ABREAST) if at < FACES else (at, 0)
            self.answers.addWidget(button, row, column, 1, 1 if at < FACES else ABREAST)

    def _add(self, face: int) -> None:
        wrong = self._dice.due.against(face)
        self._tell(self._dice.tells(*self._dice.told, face) if wrong is None else self._dice._replace(wrong=wrong))

    def _back(self) -> None:
        if self._dice.told:
            self._tell(self._dice.tells(*self._dice.told[:-1]))

    def _enter(self) -> None:
        lacking = self._dice.due.lacking
        if lacking is None:
            self._done(self._dice)
        else:
            self._tell(self._dice._replace(wrong=lacking))

    def take_focus(self) -> None:
        """The keyboard stands on what comes next: a face, or that it was so."""
        self.rows[0 if self._dice.due.lacking else -1].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every digit is a die or is told why it is none."""
        if event.key() == Qt.Key.Key_Backspace:
            self._back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9:
            self._add(event.key() - Qt.Key.Key_0)
        else:
            super().keyPressEvent(event)
