"""The host's own almanac at the window: read, kept, reported on, taken away; seen by nobody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from desktop import own_almanac
from desktop.record import unreadable
from desktop.shell.list_card import Row
from rules.clocktower.edition import Edition
from rules.clocktower.scripts import Almanac, Entry, read_almanac
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

QUESTION: Final = says("Your own almanac")
READ: Final = says("Read a file…")
DECODE: Final = says("Read it as CP949")
COPY, COPIED = says("Copy the report"), says("The report was copied.")
DROP, DROPPED = says("Take the almanac away"), says("The almanac was taken away.")
CLOSE: Final = says("Close")
NONE_YET: Final = says("A text file that describes the characters. It stays in your profile, and only you see it.")
OLD_STAYS: Final = says("The almanac that was there before stays.")
MORE: Final = says("And {n} more remarks; the copy has them all.")
CP949: Final = "cp949"
SHOWN: Final = 5


class OwnWords(QObject):
    """What the host's own almanac says of the characters of the table."""

    def __init__(self, window: HostWindow) -> None:
        super().__init__(window)
        self._window, self._context = window, window.context
        self._data: bytes | None = None
        self._for: object = None
        self._known = Almanac({}, ())
        self._brought: tuple[bytes, Almanac] | None = None

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What the host may ask for."""
        return {"almanac": lambda _: self.show()}

    # ---- what it says

    def of(self, id_: str) -> Entry | None:
        """What it says of a character."""
        return self.almanac.entries.get(id_)

    @property
    def almanac(self) -> Almanac:
        """The one that is kept, read for the characters of this table."""
        if self._data is None:
            self._data = own_almanac.kept(self._window.profile)
        key = (self._data, self._context.session.book)
        if self._for != key:
            self._for = key
            self._known = self._read(self._data) if self._data else Almanac({}, ())
        return self._known

    def _read(self, data: bytes, encoding: str = "") -> Almanac:
        """By the names of all that is known and of what only this script knows."""
        edition: Edition = self._context.session.book.content
        known = msgspec.structs.replace(edition.known, characters={**edition.known.characters, **edition.cast})
        return read_almanac(data, known, encoding)

    # ---- a file

    def ask_file(self) -> None:
        """Let the host choose one."""
        dialog = QFileDialog(self._window, self._say(QUESTION))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def take(self, path: Path) -> None:
        """Read a file and say what came of it."""
        try:
            self._bring(own_almanac.read(path))
        except OSError as error:
            fault, context = unreadable(path, error), self._context
            self._window.banner.notice("fault", lambda: f"{fault.file}: {context.speech.fault(fault)}")

    def _bring(self, data: bytes, encoding: str = "") -> None:
        found = self._read(data, encoding)
        self._brought = (data, found)
        if found.entries:
            self._keep(data.decode(encoding).encode() if encoding else data)
        self.show()

    def _keep(self, data: bytes) -> None:
        try:
            own_almanac.keep(self._window.profile, data)
        except OSError as error:
            self._window.saving.failed(error, own_almanac.FILE)
        self._data = data
        self._context.changed.emit()

    def drop(self) -> None:
        """Take it away."""
        try:
            own_almanac.drop(self._window.profile)
        except OSError as error:
            self._window.saving.failed(error, own_almanac.FILE)
            return
        self._data, self._brought = b"", None
        self._context.changed.emit()
        self._window.play.tell(lambda: self._say(DROPPED))

    # ---- what is said of it

    def show(self) -> None:
        """Ask what to do with it, and say what came of it."""
        self._window.saving.ask(lambda: (self._say(QUESTION), list(self._rows()), self._notes()))

    def _rows(self) -> Iterator[Row]:
        then = self._window.saving.then
        yield Row(self._say(READ), "", then(self.ask_file))
        if self._brought is not None and any(one.code == "ENCODING" for one in self._brought[1].remarks):
            data = self._brought[0]
            yield Row(self._say(DECODE), "", then(lambda: self._bring(data, CP949)))
        if self.report():
            yield Row(self._say(COPY), "", then(self.copy))
        if self.almanac.entries:
            yield Row(self._say(DROP), "", then(self.drop))
        yield Row(self._say(CLOSE), "Esc", self._window.saving.leave_off)

    def _notes(self) -> list[str]:
        told = self.report()
        if not told:
            return [self._say(NONE_YET)]
        more = [self._say(MORE, n=len(told) - SHOWN)] if len(told) > SHOWN else []
        return [*told[:SHOWN], *more]

    def report(self) -> list[str]:
        """Every remark on the file that was brought last, or on the one that is kept."""
        found = self._brought[1] if self._brought is not None else self.almanac
        told = [self._say(one.message, **one.values) for one in found.remarks]
        return [*told, self._say(OLD_STAYS)] if told and not found.entries and self.almanac.entries else told

    def copy(self) -> None:
        """Have the report in the clipboard."""
        QGuiApplication.clipboard().setText("\n".join(self.report()))
        self._window.play.tell(lambda: self._say(COPIED))

    def _say(self, message: str, **values: object) -> str:
        return self._context.say(message, values)
