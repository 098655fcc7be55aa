"""What may be given away of a game: the audience's share as lines, picture or text (W16)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from desktop.commands import BY_ID
from desktop.shell import trouble
from desktop.shell.list_card import Row
from desktop.shell.writing import Writing
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

QUESTION = says("What shall be given away?")
COPY, COPY_IS = says("Public copy"), says("every step, as seen")
BOARD, BOARD_IS = says("Picture of the board"), says("as it is seen now")
LOG, LOG_IS = says("Log as a text"), says("what everybody read")
WHOLE, WHOLE_IS = says("Tonight's file"), says("holds every secret")
PUBLIC = says("The first three hold what the audience was shown and nothing else.")
WRITTEN = says("Written: {file}")
BUSY = says("The last file is still being written.")
ENDINGS = {"copy": ".jsonl", "board": ".png", "log": ".txt", "standing": ".txt"}


class Exporting(QObject):
    """Asks what and where, and writes it."""

    def __init__(self, window: HostWindow) -> None:
        super().__init__(window)
        self.window, self.context = window, window.context
        self.writing: Writing | None = None

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What the host may ask for."""
        return {"export": lambda _: self.show()}

    def show(self) -> None:
        """Ask what shall be written."""
        say = self.context.say
        self.window.saving.ask(lambda: (say(QUESTION), self._rows(), (say(PUBLIC),)))

    def _rows(self) -> list[Row]:
        say, saving = self.context.say, self.window.saving
        kinds = {"copy": (COPY, COPY_IS), "board": (BOARD, BOARD_IS), "log": (LOG, LOG_IS)}
        rows = [
            Row(say(title), say(note), saving.then(partial(self.ask_where, kind)))
            for kind, (title, note) in kinds.items()
        ]
        return [*rows, Row(say(WHOLE), say(WHOLE_IS), saving.then(saving.ask_where))]

    def ask_where(self, kind: str) -> None:
        """Let the host choose the file; its name tells nothing but the day and the game."""
        from desktop import public_copy

        dialog = QFileDialog(self.window, self.context.say(BY_ID["export"].title))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(f"*{ENDINGS[kind]}")
        dialog.setDirectory(str(self._folder()))
        dialog.setDefaultSuffix(ENDINGS[kind])
        dialog.selectFile(public_copy.name(self.context.session, ENDINGS[kind]))
        dialog.fileSelected.connect(lambda name: self.write(kind, Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _folder(self) -> Path:
        record = self.context.session.record
        return record.path.parent if record is not None and record.placed else self.window.starting.folder

    def write(self, kind: str, path: Path) -> None:
        """Write it, under a name that ends as its kind does: so no record is ever written over."""
        if self.writing is not None:
            self.window.play.tell(lambda: self.context.say(BUSY))
            return
        ending = ENDINGS[kind]
        path = path if path.name.endswith(ending) else path.with_name(f"{path.name}{ending}")
        self.writing = self._begun(kind, path)
        self.writing.done.connect(lambda error: self._done(path, error))

    def _begun(self, kind: str, path: Path) -> Writing:
        from desktop import public_copy

        session, words = self.context.session, self.context.words
        if kind == "standing":
            from desktop.shell.table_check import standing

            return Writing(path, standing.text(session, words))
        if kind == "board":
            image = public_copy.paper()
            return Writing(path, public_copy.drawing(image, session, words), lambda _: public_copy.png(image))
        copy = public_copy.PublicCopy(session)
        return Writing(path, copy.lines() if kind == "copy" else copy.text(words.language))

    def _done(self, path: Path, error: OSError | None) -> None:
        writing, self.writing = self.writing, None
        if writing is not None:
            writing.deleteLater()
        if error is None:
            self.window.play.tell(lambda: self.context.say(WRITTEN, {"file": trouble.shown(path)}))
        else:
            self.window.saving.failed(error, path)
