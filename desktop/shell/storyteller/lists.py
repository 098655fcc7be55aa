"""The lists of the game at the window: which are a host's own, reading one, writing one out, going back to ours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from assets import library
from desktop import clock_data, rooms
from desktop.clock_data import Data
from desktop.shell.exporting import WRITTEN
from desktop.shell.list_card import Row
from desktop.shell.new_game.clocktower.page import NewClockPage
from desktop.shell.saving import Asked
from desktop.speech import Speech
from rules.clocktower.content.jinxes import JINXES_FILE
from rules.clocktower.content.nights import NIGHTS_FILE
from rules.faults import Broken
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

QUESTION: Final = says("Lists of the game")
READ: Final = says("Read a file…")
OWN: Final = says("own file")
LATER: Final = says("A table that has begun keeps its own; another list holds from the next table on.")
REPLACE, WRITE, BACK = (
    says("Replace it by a file…"),
    says("Write a copy to correct…"),
    says("Back to the program's own"),
)
TAKEN: Final = says("{list}: {file}. It holds from the next table on.")
BACK_AGAIN: Final = says("{list}: the program's own again.")
NOT_TAKEN: Final = says("{file} was not taken")
COPY, COPIED = says("Copy the report"), says("The report was copied.")
ANOTHER: Final = says("Another file…")
CLOSE: Final = says("Close")
SHOWN: Final = 4


class Lists(QObject):
    """Asks over the window, over any page."""

    def __init__(self, window: HostWindow) -> None:
        super().__init__(window)
        self._window, self._context = window, window.context
        self._data: Data | None = None

    @property
    def data(self) -> Data:
        """What is played with, as it was read last."""
        if self._data is None:
            self._data = clock_data.kept(self._window.profile)
        return self._data

    # ---- asking

    def show(self) -> None:
        """Say which lists there are, and ask for one."""
        self._window.saving.ask(lambda: (self._say(QUESTION), list(self._rows()), self._notes()))

    def _rows(self) -> Iterator[Row]:
        then = self._window.saving.then
        for file, title in clock_data.TITLES.items():
            yield Row(self._say(title), self._state(file), then(partial(self.ask, file)))
        yield Row(self._say(READ), "", then(self.ask_file))
        yield Row(self._say(CLOSE), "Esc", self._window.saving.leave_off)

    def _state(self, file: str) -> str:
        known = self.data.edition.known
        dated = {NIGHTS_FILE: known.dated, JINXES_FILE: known.jinxes_dated}.get(file, "")
        return " · ".join(filter(None, (dated, self._say(OWN) if file in self.data.own else "")))

    def _notes(self) -> list[str]:
        return [self._say(LATER), *list(self._sentences(self.data))[:SHOWN]]

    def ask(self, file: str) -> None:
        """Ask what to do with a list."""
        self._window.saving.ask(lambda: (self._say(clock_data.TITLES[file]), list(self._ways(file)), ()))

    def _ways(self, file: str) -> Iterator[Row]:
        then = self._window.saving.then
        yield Row(self._say(REPLACE), self._state(file), then(self.ask_file))
        yield Row(self._say(WRITE), "", then(lambda: self.ask_where(file)))
        if file in self.data.own:
            yield Row(self._say(BACK), "", then(lambda: self.drop(file)))
        yield Row(self._say(CLOSE), "Esc", self._window.saving.leave_off)

    # ---- a file

    def ask_file(self) -> None:
        """Let the host choose a file; which list it is is told by what is in it."""
        dialog = self._dialog()
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        dialog.open()

    def take(self, path: Path) -> None:
        """Have a file in place of a list, or tell what is wrong with it."""
        before = self.data.own
        try:
            found = clock_data.take(path, self.data)
            self._go_over(found)
        except Broken as broken:
            self._refuse(path, broken)
            return
        named = [file for file in clock_data.TITLES if found.own.get(file) != before.get(file)]
        title = clock_data.TITLES[named[0]] if named else QUESTION
        self._window.play.tell(lambda: self._say(TAKEN, list=self._say(title), file=path.name))

    def drop(self, file: str) -> None:
        """Go back to the list that comes with the program."""
        own = {one: text for one, text in self.data.own.items() if one != file}
        self._go_over(clock_data.with_own(own))
        self._window.play.tell(lambda: self._say(BACK_AGAIN, list=self._say(clock_data.TITLES[file])))

    def _go_over(self, found: Data) -> None:
        clock_data.keep(self._window.profile, found.own)
        self._data = found
        page = self._window.pages.page
        if isinstance(page, NewClockPage):
            page.play_with(found)

    def ask_where(self, file: str) -> None:
        """Let the host choose where a copy goes."""
        dialog = self._dialog()
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDirectory(str(self._window.starting.folder))
        dialog.setDefaultSuffix(".toml")
        dialog.selectFile(file.rpartition("/")[2])
        dialog.fileSelected.connect(lambda name: self._write(file, Path(name)))
        dialog.open()

    def _write(self, file: str, path: Path) -> None:
        try:
            rooms.save(path, self.data.own.get(file) or library.read(file).decode())
        except Broken as broken:
            self._refuse(path, broken)
        else:
            self._window.play.tell(lambda: self._say(WRITTEN, file=path.name))

    def _dialog(self) -> QFileDialog:
        dialog = QFileDialog(self._window, self._say(QUESTION))
        dialog.setNameFilter("*.toml")
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    # ---- what is wrong

    def _refuse(self, path: Path, broken: Broken) -> None:
        def told() -> Asked:
            faults = list(self._sentences(Data(self.data.edition, {}, broken.faults)))
            return self._say(NOT_TAKEN, file=path.name), list(self._after(faults)), tuple(faults[:SHOWN])

        self._window.saving.ask(told)

    def _after(self, told: list[str]) -> Iterator[Row]:
        then = self._window.saving.then
        yield Row(self._say(CLOSE), "Esc", self._window.saving.leave_off)
        yield Row(self._say(ANOTHER), "", then(self.ask_file))
        yield Row(self._say(COPY), "", then(self._copier("\n".join(told))))

    def _copier(self, text: str) -> Callable[[], None]:
        def copy() -> None:
            QGuiApplication.clipboard().setText(text)
            self._window.play.tell(lambda: self._say(COPIED))

        return copy

    def _sentences(self, data: Data) -> Iterator[str]:
        """What is wrong, each with its file and its line."""
        speech = Speech(self._context.words, self.data.edition.names, {})
        for fault in data.faults:
            told = next(rooms.Loaded(None, (fault,)).sentences(speech))
            yield f"{fault.file.rpartition('/')[2]}: {told}"

    def _say(self, message: str, **values: object) -> str:
        return self._context.say(message, values)
