"""The numbered offers of the acting seat, the answers to an open question, or the values of an entry."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.shell.context import Context
from desktop.shell.deeds import Deeds
from desktop.shell.offer_button import OfferButton
from desktop.shell.play import Play
from rules.messages import says

NAME = says("Actions")


class ActionBar(QWidget):
    """Its buttons answer to the digits; the lit one to Space.

    ``blocked`` carries the rule that stands in the way when nothing is legal, or nothing.
    """

    blocked = Signal(str)

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__()
        self.context = context
        self.deeds = Deeds(context, play)
        self._buttons: list[OfferButton] = []
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
        for number, (button, deed) in enumerate(zip(self._buttons, rows, strict=False), 1):
            button.show_deed(deed, number)
            button.show()
        for button in self._buttons[len(rows) :]:
            button.hide()
        self.updateGeometry()
        self.blocked.emit(" ".join(map(self.context.speech.tell, self.deeds.against)))

    def _add(self) -> None:
        button = OfferButton(self.context)
        self._buttons.append(button)
        self._column.addWidget(button)

    @property
    def buttons(self) -> list[OfferButton]:
        """The rows that are shown, in the order of their numbers."""
        return [button for button in self._buttons if not button.isHidden()]

    def press(self, number: int) -> bool:
        """Do what button ``number`` does, from 1; whether there is one."""
        if not 0 < number <= len(self.buttons):
            return False
        self.buttons[number - 1].click()
        return True

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
