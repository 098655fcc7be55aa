"""The script in play, written to a file in the official form."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from desktop import whole_file
from desktop.commands import BY_ID
from desktop.shell import trouble
from desktop.shell.exporting import WRITTEN
from rules.clocktower.edition import Edition
from rules.clocktower.scripts import write_script

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

ENDING: Final = ".json"
UNFIT: Final = re.compile(r"[\\/:*?\"<>|\x00-\x1f]+")
LONGEST: Final = 60


class ScriptFile(QObject):
    """Asks where, and writes it; what was read from a file is all in it again."""

    def __init__(self, window: HostWindow) -> None:
        super().__init__(window)
        self._window, self._context = window, window.context

    def ask_where(self) -> None:
        """Let the host choose the file."""
        dialog = QFileDialog(self._window, self._context.say(BY_ID["save-script"].title))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(f"*{ENDING}")
        dialog.setDefaultSuffix(ENDING)
        dialog.setDirectory(str(self._window.starting.folder))
        dialog.selectFile(self._name)
        dialog.fileSelected.connect(lambda name: self.write(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.finished.connect(self.deleteLater)
        dialog.open()

    @property
    def _name(self) -> str:
        """The name of the script, as far as a file may bear it."""
        called = UNFIT.sub(" ", self._edition.script.name).strip(" .")[:LONGEST]
        return f"{called or 'script'}{ENDING}"

    @property
    def _edition(self) -> Edition:
        edition: Edition = self._context.session.book.content
        return edition

    def write(self, path: Path) -> None:
        """Write it, under a name that ends as a script's does: so no record is ever written over."""
        path = path if path.name.endswith(ENDING) else path.with_name(f"{path.name}{ENDING}")
        try:
            whole_file.put(path, write_script(self._edition.script))
        except OSError as error:
            self._window.saving.failed(error, path)
        else:
            self._window.play.tell(lambda: self._context.say(WRITTEN, {"file": trouble.shown(path)}))
