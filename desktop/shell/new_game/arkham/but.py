"""The Ancient Ones that are left out of the draw: each is pressed to be left out, or to be put back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.shell.new_game.arkham.around import TownAround
from desktop.shell.new_game.arkham.draft import TownDraft
from desktop.shell.parts.button import Button
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from rules.messages import says

OUT = says("{ancient} is left out")


class LeftOut(QWidget):
    """One button each; a cross stands before those that are left out."""

    changed = Signal()

    def __init__(self, draft: TownDraft, ancients: tuple[str, ...]) -> None:
        super().__init__()
        self._draft = draft
        self.buttons = {one: Button("ghost") for one in ancients}
        flow = Flow(self, 4, columns=2)
        for one, button in self.buttons.items():
            flow.addWidget(button)
            button.clicked.connect(lambda _=False, one=one: self._press(one))

    def _press(self, ancient: str) -> None:
        (self._draft.but.discard if ancient in self._draft.but else self._draft.but.add)(ancient)
        self.changed.emit()

    def show_draft(self, look: Look, around: TownAround) -> None:
        """Make the buttons equal the draft."""
        for one, button in self.buttons.items():
            name, out = around.name(one), one in self._draft.but
            spoken = around.words.say(OUT, {"ancient": around.names[one]}) if out else name
            button.write(name, look, "no" if out else "check", spoken=spoken)
