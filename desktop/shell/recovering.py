"""Opens the page of records and recovery, and asks before a record becomes again what it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from desktop import generations
from desktop.shell import trouble
from desktop.shell.list_card import Row
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.recovery import RecoveryPage
    from desktop.shell.window import HostWindow

BACK_TO = says("Go back to state {n} of {file}?")
KEPT_FIRST = says("What is there now is kept first; nothing is lost.")
LEAVE_AS_IS, RESTORE, LOOK = says("Leave it as it is"), says("Restore it"), says("Open a copy of it")


class Recovering(QObject):
    """``restored`` carries the path of a generation that its record shall be again."""

    restored = Signal(object)

    def __init__(self, window: HostWindow) -> None:
        super().__init__(window)
        self.window = window
        self._before: QWidget | None = None

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What the host may ask for."""
        return {"recovery": lambda _: self.open()}

    @property
    def page(self) -> RecoveryPage | None:
        """The page, while it lies over the table."""
        from desktop.shell.recovery import RecoveryPage

        page = self.window.pages.page
        return page if isinstance(page, RecoveryPage) else None

    def open(self) -> None:
        """Lay the page over whatever is shown."""
        from desktop.shell.recovery import RecoveryPage

        recents = self.window.starting.recents
        if recents is None:
            return
        self._before = self.window.focusWidget()
        self.window.play.back()
        self.window.cards.clear()
        page = RecoveryPage(self.window.context, recents)
        page.left.connect(self._leave)
        page.opened.connect(self._open)
        page.chosen.connect(self._ask)
        self.window.pages.lay(page)

    def _leave(self) -> None:
        before = self._before
        self.window.pages.take_off()
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        else:
            self.window.beside.take_keyboard()

    def _open(self, path: Path) -> None:
        self.window.opened.emit(str(path))

    def _ask(self, generation: Path) -> None:
        say = self.window.context.say
        file = trouble.shown(Path(generations.record_of(generation).name))
        values = {"n": generations.number(generation), "file": file}
        self.window.saving.ask(lambda: (say(BACK_TO, values), self._answers(generation), (say(KEPT_FIRST),)))

    def _answers(self, generation: Path) -> list[Row]:
        say, saving = self.window.context.say, self.window.saving
        return [
            Row(say(LEAVE_AS_IS), "Esc", saving.leave_off),
            Row(say(RESTORE), "", saving.then(lambda: self.restored.emit(generation))),
            Row(say(LOOK), "", saving.then(lambda: saving.open_copy(generation))),
        ]
