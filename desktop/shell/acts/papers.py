"""What is opened: the help, the table of chance, a new table, a record, a storyteller's lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from desktop.commands import BY_ID
from desktop.record import ENDING
from desktop.shell.games import custom
from desktop.shell.saving import RECORDS

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow


class Papers:
    """Each has a card, a page or a dialog of its own."""

    def __init__(self, window: HostWindow) -> None:
        self._window = window

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its keys do."""
        window = self._window
        return {
            "help": lambda _: window.cards.show_help(),
            "fate": lambda _: window.cards.show_fate(),
            "new": lambda _: window.show_new_game(),
            "start-page": lambda _: window.starting.toggle(),
            "open": lambda _: self._open(),
            "find": lambda _: custom(window.context.session).finds(window),
            "almanac": lambda _: window.own_words.show(),
            "clock-lists": lambda _: window.lists.show(),
            "save-script": lambda _: self._save_script(),
        }

    def _open(self) -> None:
        dialog = QFileDialog(self._window, self._window.context.say(BY_ID["open"].title))
        dialog.setNameFilter(f"{self._window.context.say(RECORDS)} (*{ENDING})")
        dialog.setDirectory(str(self._window.starting.folder))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._window.opened)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _save_script(self) -> None:
        from desktop.shell.storyteller.script_file import ScriptFile

        ScriptFile(self._window).ask_where()
