"""The files and folders that a new game is set up from: mansions, house rules, where the record goes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop import layouts, rooms
from desktop.shell.new_game import house_file
from desktop.shell.new_game.draft import Draft
from desktop.words import Words
from rules.faults import Broken
from rules.hakoonna.content import Content
from rules.messages import says

UNREADABLE = says("Cannot read {file} (line {line}: {why}). Start with standard rules?")
READ = says("Read: {file}")
SAVED = says("Saved: {file}")
BOARD = b"[[board]]"


class Files:
    """``faults`` tells what is wrong with a file, by the field that it was read for. Dialogs can be replaced."""

    def __init__(self, parent: QWidget, draft: Draft, words: Callable[[], Words]) -> None:
        self._parent, self._draft, self._words = parent, draft, words
        self.faults: dict[str, str] = {}
        self.told = ""
        self.ask_file: Callable[[], str] = self._open_dialog
        self.ask_save: Callable[[], str] = self._save_dialog
        self.ask_folder: Callable[[], str] = self._folder_dialog

    # ---- read

    def load(self, content: Content) -> str:
        """Let the host choose a file, a mansion's or one of house rules; the field it was read for, "" for none."""
        name = self.ask_file()
        if not name:
            return ""
        if _is_mansion(Path(name)):
            self._mansion(Path(name), content)
            return "mansion"
        self.read_house(Path(name))
        return "house-file"

    def load_mansion(self, content: Content) -> None:
        """Let the host choose the file of a mansion."""
        name = self.ask_file()
        if name:
            self._mansion(Path(name), content)

    def load_house(self) -> None:
        """Let the host choose a file of house rules."""
        name = self.ask_file()
        if name:
            self.read_house(Path(name))

    def _mansion(self, path: Path, content: Content) -> None:
        self._draft.mansion = "file"
        self._draft.file, self._draft.file_name = layouts.load(path, content), path.name
        self.told = self._say(READ, path) if self._draft.file.layout is not None else ""

    def read_house(self, path: Path) -> None:
        """Play by a file of house rules; a broken one is a fault of its field."""
        self.faults.pop("house-file", None)
        try:
            self._draft.house = house_file.load(path)
        except Broken as broken:
            fault, say = broken.faults[0], self._words().say
            values = {"file": fault.file, "line": fault.line, "why": say(fault.message, fault.values)}
            self.faults["house-file"] = say(UNREADABLE, values)
            self.told = ""
            return
        self.told = self._say(READ, path)

    def _say(self, message: str, path: Path) -> str:
        return self._words().say(message, {"file": path.name})

    # ---- written

    def save_house(self) -> None:
        """Write the house rules into a file that the host names."""
        name = self.ask_save()
        if not name:
            return
        path = Path(name)
        try:
            rooms.save(path, house_file.write(self._draft.house))
        except Broken as broken:
            fault = broken.faults[0]
            self.faults["house-file"] = self._words().say(fault.message, fault.values)
            return
        self.faults.pop("house-file", None)
        self.told = self._say(SAVED, path)

    def choose_folder(self) -> None:
        """Let the host choose where the record goes."""
        self._draft.tonight.folder = self.ask_folder() or self._draft.tonight.folder

    # ---- dialogs

    def _open_dialog(self) -> str:
        title = self._words().say(says("Choose a file"))
        return QFileDialog.getOpenFileName(self._parent, title, "", "*.toml *.json")[0]

    def _save_dialog(self) -> str:
        title = self._words().say(says("Save the house rules"))
        return QFileDialog.getSaveFileName(self._parent, title, "house-rules.toml", "*.toml")[0]

    def _folder_dialog(self) -> str:
        title = self._words().say(says("Choose a folder"))
        return QFileDialog.getExistingDirectory(self._parent, title, self._draft.tonight.folder)


def _is_mansion(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return BOARD in file.read(layouts.LARGEST)
    except OSError:
        return False
