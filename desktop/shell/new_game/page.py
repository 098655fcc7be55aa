"""The page of a new game: every question with its default, so that it can start at once."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop import layouts, tables
from desktop.shell.context import Context
from desktop.shell.new_game import making, names
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.problems import Problem, problems
from desktop.shell.new_game.questions import Questions
from desktop.shell.new_game.spread import Spread
from desktop.shell.parts.entry import ENTERS
from desktop.shell.parts.look import Look
from desktop.speech import Speech, titles
from desktop.theme import Theme
from desktop.words import Words
from rules.messages import says
from rules.notation import Notation

ALWAYS = ("people", "gray-actions")
NOT_ASKED = "knowledge"


class NewGamePage(QWidget):
    """``chosen`` carries a ``desktop.tables.Setup``. Messages stand under their field once it has been left."""

    chosen = Signal(object)
    cancelled = Signal()

    def __init__(self, words: Words, theme: Theme, scale: float = 1.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.draft = Draft()
        self.words, self._look = words, Look(theme, scale)
        self._book = tables.a_book()
        self.content = self._book.content
        self._left: set[str] = set(ALWAYS)
        self.ask_file: Callable[[], str] = self._file_dialog
        self.questions = Questions(self.draft)
        self.spread = Spread(self, self.questions)
        self.setFocusProxy(self.questions.people.rows["hako"].entry)
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        self.questions.changed.connect(self.refresh)
        self.questions.left.connect(self._leave)
        self.questions.mend.connect(self._mend)
        self.questions.file_wanted.connect(self.take_file)
        self.questions.finished.connect(self.spread.begin.setFocus)
        self.spread.begin.clicked.connect(self.begin)
        self.spread.cancel.clicked.connect(self.cancelled)

    # ---- what is shown

    def follow(self, context: Context) -> None:
        """Keep to the window's language, colours and size from now on."""
        self._context = context
        context.changed.connect(self._follow)

    def _follow(self) -> None:
        self._look = Look(self._context.theme, self._context.scale)
        self.speak(self._context.words)

    def speak(self, words: Words) -> None:
        """Go over to another language; what has been answered stays."""
        self.words = words
        self.refresh()

    def dress(self, theme: Theme, scale: float) -> None:
        """Go over to other colours or another size."""
        self._look = Look(theme, scale)
        self.refresh()

    def refresh(self) -> None:
        """Make the page equal the draft."""
        self.questions.show_draft(self._look, self.words)
        self.spread.chain()
        self.spread.show_draft(self.draft, self.content, self._look, self.words)
        self._remark()
        self.update()

    def problems(self) -> tuple[Problem, ...]:
        """All that is wrong, in the order of the page."""
        return problems(self.draft, self.words)

    def _remark(self) -> None:
        told: dict[str, Problem] = {}
        for problem in self.problems():
            if problem.field in self._left:
                first = told.setdefault(problem.field, problem)
                if first is not problem:
                    told[problem.field] = first._replace(text=f"{first.text}\n{problem.text}")
        for name, remark in self.questions.remarks().items():
            problem = told.get(name, Problem(name, ""))
            remark.say(problem.text, self._look, problem.warning, problem.fix)

    # ---- what people do

    def _leave(self, field: str) -> None:
        self._left.add(field)
        self._remark()

    def _mend(self, seat: str) -> None:
        called = dict(self.draft.named())
        self.draft.rename(seat, names.numbered(called[seat], set(called.values())))
        self.refresh()
        self.questions.focus(f"name:{seat}")

    def take_file(self) -> None:
        """Let the host choose the file of a mansion."""
        path = self.ask_file()
        if path:
            read = layouts.load(Path(path), self.content)
            self.draft.layout, self.draft.layout_name = read.layout, Path(path).name
            self.draft.layout_faults = tuple(read.sentences(self._speech()))
        self._left.add("mansion")
        self.refresh()

    def _speech(self) -> Speech:
        called = self._book.names(self.content, making.seats(self.draft))
        return Speech(self.words, called, titles(Notation(self._book)))

    def _file_dialog(self) -> str:
        title = self.words.say(says("Choose a mansion"))
        return QFileDialog.getOpenFileName(self, title, "", f"*{layouts.ENDING}")[0]

    def begin(self) -> None:
        """Start, or go to the first thing that stands in the way."""
        self._left |= set(self.questions.remarks()) - {NOT_ASKED}
        self._remark()
        error = next((problem for problem in self.problems() if not problem.warning), None)
        if error is None:
            self.chosen.emit(making.made(self.draft, self.content))
        else:
            self.spread.show_field(self.questions.focus(error.field))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS and not event.isAutoRepeat():
            self.begin()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            event.ignore()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.board))
        painter.end()
