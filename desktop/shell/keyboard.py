"""Which key asks for which command: shortcuts with Ctrl or F keys, and bare keys where no text is typed."""

from __future__ import annotations

from collections.abc import Callable, Container

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.commands import BY_ID, COMMANDS, Command

Run = Callable[[str, int], None]
HIDING = ("curtain", "freeze", "cover")
"""Commands whose bare keys work on every page."""

PAD = Qt.KeyboardModifier.KeypadModifier


class Keyboard:
    """``run`` is called with the command's id and, for a digit, its number."""

    def __init__(self, window: QWidget, run: Run) -> None:
        self._run = run
        self._bare: dict[str, str] = {}
        self.shortcuts: list[QShortcut] = []
        for command in COMMANDS:
            if not command.native:
                self._bind(window, command)

    def _bind(self, window: QWidget, command: Command) -> None:
        for key in command.keys:
            if _is_bare(key):
                self._bare[key] = command.id
                continue
            shortcut = QShortcut(QKeySequence(key), window)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(lambda id_=command.id: self._run(id_, 0))
            self.shortcuts.append(shortcut)

    def press(self, event: QKeyEvent, among: Container[str] = BY_ID) -> bool:
        """A key that nothing else wanted; whether it is one of ours, and of those commands."""
        held = event.modifiers() & ~PAD
        name = QKeySequence(event.key()).toString()
        if event.text() == "?":
            name = "?"
        elif held == Qt.KeyboardModifier.ShiftModifier:
            name = f"Shift+{name}"
        elif held != Qt.KeyboardModifier.NoModifier:
            return False
        command = self._bare.get(name)
        if command is None or command not in among or event.isAutoRepeat():
            return False
        self._run(command, int(name) if name.isdigit() else 0)
        return True


def _is_bare(key: str) -> bool:
    return not key.startswith("Ctrl+") and not (key.removeprefix("Shift+").startswith("F") and len(key) > 1)
