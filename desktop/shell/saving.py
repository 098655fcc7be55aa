"""Where the game is saved: it says so, carries it over to another file, and tells when nothing can be written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QFileDialog

from desktop.commands import BY_ID
from desktop.locks import Busy
from desktop.record import ENDING, Record
from desktop.session import Session
from desktop.shell import trouble
from desktop.shell.list_card import Row
from rules.faults import Broken
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

RETRY_MS = 2000
RECORDS = says("Records of Lanternboard")
BY_ITSELF = says("The game saves itself")
LIES = says("File: {file}")
WRITTEN = says("Last written: {when}")
LIES_NOWHERE = says("This game has no file yet.")
GOOD = says("Good")
SAVED_AS = says("Saved as {file}; from now on the game goes on there.")
SAVED_THERE = says("The game is saved there already.")
HERE_NOT = says("Nothing can be saved here. Put it into the documents folder?")
DOCUMENTS, ELSEWHERE = says("Into the documents folder"), says("Choose another place")
WITHOUT = says("Play on without saving")
IN_USE = says("{file} is open in another Lanternboard.")
IN_USE_ON = says("{file} is open in Lanternboard on {host}.")
SEALED = says("{file} cannot be written where it lies.")
TWO_WRITERS = says("Two programs never write one record. Close it there, or go on in a copy.")
NOT_SAVED = says("Here nothing would be saved. Go on in a copy, or make room first.")
COPY, AGAIN, LEAVE_IT = says("Open a copy"), says("Try again"), says("Leave it closed")
NOT_WRITTEN = says("The last part of the game is not saved. Leave it all the same?")
STAY, LEAVE = says("Stay with the game"), says("Leave without saving")

Asked = tuple[str, Sequence[Row], Sequence[str]]
"""A question, its answers, and what is said below them."""


class Saving(QObject):
    """Asks over the window, and tells in its banner."""

    def __init__(self, window: HostWindow) -> None:
        super().__init__(window)
        self.window, self.context = window, window.context
        self.open_copy: Callable[[Path], None] = lambda _: None
        self._offered: Session | None = None
        self._let_go_of: Session | None = None
        self._again = QTimer(self)
        self._again.setInterval(RETRY_MS)
        self._again.timeout.connect(self.retry)

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What the host may ask for."""
        return {"save": lambda _: self.show(), "save-as": lambda _: self.ask_where()}

    @property
    def _record(self) -> Record | None:
        return self.context.session.record

    # ---- whether it can be written

    @property
    def trying(self) -> bool:
        """Whether something waits to be written."""
        return self._again.isActive()

    def wait_ms(self, ms: int) -> None:
        """Try again so often while something waits."""
        self._again.setInterval(ms)

    def retry(self) -> None:
        """Try once more to write what waits."""
        self.context.session.retry()

    def hear(self, session: Session) -> None:
        """Tell how it stands with another table."""
        session.unsaved.connect(self.tell)
        self.tell(unsaved=session.record is not None and session.record.trouble is not None)

    def tell(self, unsaved: bool) -> None:
        """Tell that nothing can be written, or no longer."""
        self.window.banner.notice("unsaved", self._why if unsaved else None)
        if not unsaved:
            self._again.stop()
            return
        self._again.start()
        QTimer.singleShot(0, self, self._offer)

    def _why(self) -> str:
        record = self._record
        if record is None or record.trouble is None:
            return ""
        return trouble.told(record.trouble, record.path, self.context.words)

    def _offer(self) -> None:
        """Another place for a game that has none; once for each."""
        session, record = self.context.session, self._record
        if record is None or record.placed or session.leaves_nothing or session is self._offered:
            return
        self._offered = session
        self.ask(lambda: (self._say(HERE_NOT), self._places(), (self._why(),)))

    def _places(self) -> list[Row]:
        documents, record = _documents(), self._record
        rows = [Row(self._say(ELSEWHERE), "", self.then(self.ask_where)), Row(self._say(WITHOUT), "", self.leave_off)]
        if record is None or documents == record.path.parent:
            return rows
        return [Row(self._say(DOCUMENTS), "", self.then(lambda: self._take_to(documents))), *rows]

    def _take_to(self, folder: Path) -> None:
        from desktop.tables import new_name

        record = self._record
        assert record is not None
        try:
            self.save_as(new_name(folder, record.path.stem))
        except OSError as error:
            self.failed(error, folder / record.path.name)

    # ---- another file

    def show(self) -> None:
        """Say where the game lies and when it was last written."""
        self.ask(lambda: (self._say(BY_ITSELF), self._rows(), self._facts()))

    def _rows(self) -> list[Row]:
        def row(id_: str) -> Row:
            return Row(self._say(BY_ID[id_].title), " ".join(BY_ID[id_].keys), self.then(lambda: self._run(id_)))

        return [Row(self._say(GOOD), "Esc", self.leave_off), row("save-as"), row("recovery")]

    def _run(self, id_: str) -> None:
        self.window.acts.run(id_)

    def _facts(self) -> list[str]:
        from desktop.shell.start_page import days

        record = self._record
        if record is None or not record.placed or not record.path.exists():
            return [line for line in (self._say(LIES_NOWHERE), self._why()) if line]
        written = datetime.fromtimestamp(record.path.stat().st_mtime)
        when = days.said(written, self.window.starting.now, self.context.words)
        told = (self._say(LIES, file=trouble.shown(record.path)), self._say(WRITTEN, when=when), self._why())
        return [line for line in told if line]

    def ask_where(self) -> None:
        """Let the host choose a file for the game."""
        record = self._record
        if record is None:
            return
        dialog = QFileDialog(self.window, self._say(BY_ID["save-as"].title))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)  # what lies there is looked into instead
        dialog.setNameFilter(f"{self._say(RECORDS)} (*{ENDING})")
        dialog.setDirectory(str(record.path.parent))
        dialog.selectFile(record.path.name)
        dialog.fileSelected.connect(lambda name: self.save_as(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_as(self, path: Path) -> None:
        """Carry the game over to another file, or tell why not."""
        from desktop import saving_as

        session, record = self.context.session, self._record
        assert record is not None
        path = path if path.name.endswith(ENDING) else path.with_name(f"{path.name}{ENDING}")
        if record.placed and path.exists() and record.path.exists() and path.samefile(record.path):
            self.window.play.tell(lambda: self._say(SAVED_THERE))
            return
        try:
            session.move_to(saving_as.save_as(record, session.match.header.id, path))
        except Broken as broken:
            self._fault(f"{trouble.shown(Path(path.name))}: {self.context.speech.fault(broken.faults[0])}")
        except OSError as error:
            self.failed(error, path)
        else:
            self.window.banner.notice("fault", None)
            self.window.play.tell(lambda: self._say(SAVED_AS, file=trouble.shown(path)))

    def failed(self, error: OSError, path: Path) -> None:
        """Tell why nothing could be written there."""
        if isinstance(error, Busy):
            self._fault(self._busy(path, error))
        else:
            self._fault(trouble.refused(error, path, self.context.words))

    def _fault(self, line: str) -> None:
        self.window.banner.notice("fault", lambda: line)

    # ---- a file that another program writes, or that nobody may

    def ask_copy(self, path: Path, error: OSError) -> None:
        """Offer to go on in a copy."""
        why = TWO_WRITERS if isinstance(error, Busy) else NOT_SAVED
        self.ask(lambda: (self._busy(path, error), self._copies(path), (self._say(why),)))

    def _busy(self, path: Path, error: OSError) -> str:
        file = trouble.shown(Path(path.name))
        if not isinstance(error, Busy):
            return self._say(SEALED, file=file)
        return self._say(IN_USE_ON, file=file, host=error.host) if error.host else self._say(IN_USE, file=file)

    def _copies(self, path: Path) -> list[Row]:
        return [
            Row(self._say(COPY), "", self.then(lambda: self.open_copy(path))),
            Row(self._say(AGAIN), "", self.then(lambda: self.window.opened.emit(str(path)))),
            Row(self._say(LEAVE_IT), "Esc", self.leave_off),
        ]

    # ---- leaving a game that is not saved

    def holds(self, leave: Callable[[], object]) -> bool:
        """Whether the table has something that is written nowhere; the host is asked, and may leave all the same."""
        session = self.context.session
        if session is self._let_go_of or session.leaves_nothing or session.retry():
            return False
        self.ask(lambda: (self._say(NOT_WRITTEN), self._ways_out(leave), (self._why(),)))
        return True

    def _ways_out(self, leave: Callable[[], object]) -> list[Row]:
        return [
            Row(self._say(STAY), "Esc", self.leave_off),
            Row(self._say(ELSEWHERE), "", self.then(self.ask_where)),
            Row(self._say(LEAVE), "", self.then(lambda: self._let_go(leave))),
        ]

    def _let_go(self, leave: Callable[[], object]) -> None:
        self._let_go_of = self.context.session
        leave()

    # ---- asking

    def ask(self, asked: Callable[[], Asked]) -> None:
        """Ask over the window: a question, its answers, and what is said below them."""
        from desktop.shell.question_card import QuestionCard

        def card() -> QuestionCard:
            question, rows, notes = asked()
            made = QuestionCard(self.context, self.window, question, rows, notes)
            made.left.connect(self.leave_off, Qt.ConnectionType.QueuedConnection)
            return made

        self.window.cards.show(card)

    def leave_off(self) -> None:
        """Take the question away; the keyboard goes back."""
        from desktop.shell.question_card import QuestionCard

        card = self.window.cards.card
        self.window.cards.clear()
        if isinstance(card, QuestionCard):
            card.hand_back()

    def then(self, act: Callable[[], None]) -> Callable[[], None]:
        """An answer that takes the question away and does something."""

        def chosen() -> None:
            self.leave_off()
            act()

        return chosen

    def _say(self, message: str, **values: object) -> str:
        return self.context.say(message, values)


def _documents() -> Path:
    from desktop.settings import places

    return places(None)[1]
