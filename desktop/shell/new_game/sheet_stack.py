"""The sheets of a new game, whichever it is: one is seen at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.shell.new_game.sheet import Sheet
from desktop.shell.parts.look import Look
from desktop.shell.parts.option import Option
from desktop.words import Words


class SheetStack(QStackedWidget):
    """The sheet of ``step`` is seen."""

    turned = Signal()
    sheets: Mapping[str, Sheet]
    step: str

    def lay(self, sheets: Mapping[str, Sheet]) -> None:
        """Have these sheets, by their steps; the first is seen."""
        self.sheets, self.step = sheets, next(iter(sheets))
        for sheet in sheets.values():
            self.addWidget(sheet)

    def turn(self, step: str) -> None:
        """Show another step; ``turned`` comes before it is seen, since what is filled unseen is laid out only once."""
        self.step = step
        self.turned.emit()
        self.setCurrentWidget(self.sheets[step])

    def show_step(self, look: Look, words: Words) -> None:
        """Say what the step is about."""
        self.sheets[self.step].show_step(look, words)

    def scroll_on(self, pages: int) -> None:
        """Go so many windows down the sheet that is seen, or up."""
        bar_ = self.sheets[self.step].verticalScrollBar()
        bar_.setValue(bar_.value() + pages * bar_.pageStep())

    def take_focus(self) -> bool:
        """Let the keyboard begin at the top of the sheet that is seen; a question is entered at its answer.

        False where there is nothing to answer.
        """
        seen = (stop for stop in self.stops() if stop.isVisible())
        first = next((stop for stop in seen if not isinstance(stop, Option) or stop.isChecked()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
        return first is not None

    def reveal(self, widget: QWidget) -> None:
        """Scroll to something on the sheet that is seen."""
        self.sheets[self.step].ensureWidgetVisible(widget, 20, 80)

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops on the sheet that is seen, as it lies."""
        raise NotImplementedError
