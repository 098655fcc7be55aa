"""A line to look for something with; it already looks for a syllable that is still being put together."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.shell.parts.entry import Entry

STEPS = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -8,
    Qt.Key.Key_PageDown: 8,
}


class Seek(Entry):
    """``sought`` carries what is looked for now, ``stepped`` how far the arrows go in what was found."""

    sought = Signal(str)
    stepped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unfinished = ""
        self.textChanged.connect(lambda _: self._seek())

    @property
    def wanted(self) -> str:
        """What stands there, with the syllable that is not yet finished."""
        at = self.cursorPosition()
        return self.text()[:at] + self._unfinished + self.text()[at:]

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._unfinished = event.preeditString()
        super().inputMethodEvent(event)
        self._seek()

    def _seek(self) -> None:
        self.sought.emit(self.wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.stepped.emit(step)
        else:
            super().keyPressEvent(event)
