"""The files that room data are kept in, read from and written to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop import rooms as stored
from desktop.shell.room_editor.checks import Wrong
from desktop.speech import Speech
from desktop.words import Words
from rules.faults import Broken
from rules.hakoonna import rooms as boards
from rules.hakoonna.content import RoomFile
from rules.messages import says

MOST = 4


class Read(NamedTuple):
    """The boards of a file, or what is wrong with it."""

    rooms: RoomFile | None
    wrong: tuple[Wrong, ...] = ()


class Files:
    """Without a profile nothing is kept. The dialogs can be replaced."""

    def __init__(self, parent: QWidget, profile: Path | None, words: Callable[[], Words]) -> None:
        self._parent, self._profile, self._words = parent, profile, words
        self.ask_file: Callable[[], str] = self._open_dialog
        self.ask_save: Callable[[str], str] = self._save_dialog

    def keep(self, rooms: RoomFile) -> tuple[Wrong, ...]:
        """Write the boards into the profile; as shipped they need no file. What went wrong."""
        if self._profile is None:
            return ()
        path = self._profile / stored.FILE
        if rooms != stored.shipped():
            return self._save(path, boards.write(rooms))
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            return (Wrong("", str(error)),)
        return ()

    def read(self) -> Read | None:
        """The boards of a file that the user chooses; None where none was chosen."""
        name = self.ask_file()
        if not name:
            return None
        loaded = stored.load(Path(name))
        if not loaded.faults:
            return Read(loaded.rooms)
        called = {room.id: room.name for room in stored.shipped().room}
        told = tuple(loaded.sentences(Speech(self._words(), called, {})))[:MOST]
        return Read(None, tuple(Wrong("", f"{Path(name).name}: {sentence}") for sentence in told))

    def write(self, text: str, ending: str) -> tuple[Wrong, ...]:
        """Write a text into a file that the user names; what went wrong."""
        name = self.ask_save(ending)
        return self._save(Path(name), text) if name else ()

    def _save(self, path: Path, text: str) -> tuple[Wrong, ...]:
        try:
            stored.save(path, text)
        except Broken as broken:
            speech = Speech(self._words(), {}, {})
            return tuple(Wrong("", speech.fault(fault)) for fault in broken.faults)
        return ()

    def _open_dialog(self) -> str:
        title = self._words().say(says("Read room data"))
        return QFileDialog.getOpenFileName(self._parent, title, "", f"*{stored.ENDING}")[0]

    def _save_dialog(self, ending: str) -> str:
        title = self._words().say(says("Save room data"))
        return QFileDialog.getSaveFileName(self._parent, title, f"rooms{ending}", f"*{ending}")[0]
