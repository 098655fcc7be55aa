"""The numbered offers of the acting seat, the answers to an open question, or the values of an entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import count, zip_longest

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.shell.context import Context
from desktop.shell.deed import Deed
from desktop.shell.deeds import Deeds
from desktop.shell.label import Label
from desktop.shell.offer_button import OfferButton
from desktop.shell.play import Play
from rules.messages import says

NAME = says("Actions")


class ActionBar(QWidget):
    """Its buttons answer to the digits; the lit one to Space.

    ``blocked`` carries the rule that stands in the way when nothing is legal, or nothing. A reason against several rows
    stands once, in ``whys``, before the first of them.
    """

    blocked = Signal(str)

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__()
        self.context = context
        self.deeds = Deeds(context, play)
        self._buttons: list[OfferButton] = []
        self._crowded = False
        self.whys: list[Label] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        context.changed.connect(self.refresh)
        play.entered.connect(self.refresh)
        self.refresh()

    def wake(self) -> None:
        """From now on ask the rules what is possible."""
        self.deeds.awake = True
        self.refresh()

    def refresh(self) -> None:
        """Show what may be done now."""
        rows = self.deeds.rows()
        self.setAccessibleName(self.context.say(NAME))
        self._column.setSpacing(max(4, self.context.px(6)))
        while len(self._buttons) < len(rows):
            self._add()
        told = _shared(rows)
        for button, (number, deed) in zip(self._buttons, _numbered(rows), strict=False):
            button.crowded = self._crowded
            button.show_deed(deed, number, told)
            button.show()
        self._tell(told)
        for button in self._buttons[len(rows) :]:
            button.hide()
        self.updateGeometry()
        self.blocked.emit(" ".join(map(self.context.speech.tell, self.deeds.against)))

    def _tell(self, shared: Sequence[str]) -> None:
        while len(self.whys) < len(shared):
            self.whys.append(Label("quiet", "quiet", wrap=True, parent=self))
        for why, reason in zip_longest(self.whys, shared, fillvalue=""):
            assert isinstance(why, Label)
            self._column.removeWidget(why)
            why.show_text(reason)
            first = next((one for one in self._buttons if one.deed and reason in one.deed.reasons), None)
            if reason and first is not None:
                self._column.insertWidget(self._column.indexOf(first), why)

    def _add(self) -> None:
        button = OfferButton(self.context)
        self._buttons.append(button)
        self._column.addWidget(button)

    def crowd(self, crowded: bool) -> None:
        """Make the rows lower, or as high as usual."""
        if self._crowded != crowded:
            self._crowded = crowded
            self.refresh()

    @property
    def spared(self) -> int:
        """How much higher the rows would be at their usual height."""
        return sum(button.spared for button in self.buttons)

    @property
    def buttons(self) -> list[OfferButton]:
        """The rows that are shown, in the order of their numbers."""
        return [button for button in self._buttons if not button.isHidden()]

    def press(self, number: int) -> bool:
        """Do what the button with that key does; whether there is one."""
        button = next((button for button in self.buttons if button.number == number), None)
        if button is not None:
            button.click()
        return button is not None

    def press_lit(self) -> bool:
        """Do what the lit button does; whether one is lit."""
        lit = next((button for button in self.buttons if button.deed is not None and button.deed.lit), None)
        if lit is not None:
            lit.click()
        return lit is not None

    def take_focus(self) -> None:
        """Let the keyboard begin at the first row."""
        if self.buttons:
            self.buttons[0].setFocus()


def _shared(rows: Sequence[Deed]) -> tuple[str, ...]:
    """The reasons that stand against more than one row."""
    counts = Counter(reason for deed in rows for reason in deed.reasons)
    return tuple(reason for reason, times in counts.items() if times > 1)


def _numbered(rows: Sequence[Deed]) -> list[tuple[int, Deed]]:
    """Each row with its own key, or the first that is free; the lit one first, then in the order of the keys."""
    taken = {deed.digit for deed in rows}
    free = (number for number in count(1) if number not in taken)
    return sorted(((deed.digit or next(free), deed) for deed in rows), key=lambda row: (not row[1].lit, row[0]))
