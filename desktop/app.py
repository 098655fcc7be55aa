"""Joins the parts of the program; the only module that knows everyone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from desktop import accessibility, fonts, generations, settings, tables, words
from desktop.evening import Evening
from desktop.locks import Busy
from desktop.recent import Recents
from desktop.record import unreadable
from desktop.session import Session
from desktop.settings import Settings
from desktop.shell.banner import ASIDE, CRASHED
from desktop.shell.bare import scale_of
from desktop.shell.context import Context
from desktop.shell.furnishing import furnish, show_parts
from desktop.tables import Opened, Setup
from desktop.theme import theme
from desktop.words import Words
from rules.faults import Broken, Fault

if TYPE_CHECKING:
    from desktop.opening import Opening


class App(QObject):
    """The host's program while it runs; it has to be furnished first."""

    context: Context
    recents: Recents

    def __init__(self, opening: Opening) -> None:
        super().__init__(opening)
        given = opening.arguments
        self.opening, self.folder = opening, opening.folder
        self.evening = Evening(opening.records, given.clock, given.seed, given.fate or (), given.fates)
        self.settings = opening.read.settings
        self.crashes, self.window = opening.crashes, opening.window

    def furnish(self) -> Iterator[None]:
        """Lay the practice mansion and fill the window, in steps; left before the end they leave no record."""
        # The system's own dialogs would not hear the emergency key.
        QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
        language = self.opening.arguments.language or self.settings.language
        words.install_qt(self.opening.qt, language)
        self.opening.qt.setFont(fonts.font(fonts.Role.BODY))
        session = self.evening.practice(self.opening.arguments.game)
        colours = theme(self.settings.theme)
        self.context = Context(session, Words(language), colours, scale_of(self.window.size()))
        accessibility.install()
        try:
            yield from furnish(self.window, self.context)
        except GeneratorExit:
            session.close()
            raise
        self._recall()
        self._listen()
        show_parts(self.window)
        yield

    def _recall(self) -> None:
        """Go on with what was chosen last time."""
        kept, window = self.settings, self.window
        window.profile = self.folder
        window.tastes.recall(kept.follows, kept.percent, kept.still)
        window.audience.recall(kept.audience, kept.grace, kept.screen, kept.projecting)
        window.her_time.keep(kept.eyes, kept.pace)
        accessibility.follow(window.board.view)
        self.recents = Recents(self.evening.records, lambda: self.context.session, lambda: self.evening.now)
        window.starting.attach(self.recents)
        window.learning.attach(self.folder)
        window.starting.declined = kept.declined

    def start(self) -> None:
        """Open the file that was asked for, or offer to go on with the last evening; else show the start page."""
        given, aside = self.opening.arguments, self.opening.read.aside
        if aside:
            self._tell("aside", ASIDE, aside)
        if given.file is not None:
            self.open(str(given.file))
        elif given.practice:
            self.window.starting.offer()
        else:
            self.window.starting.greet()

    def _listen(self) -> None:
        self.crashes.happened.connect(lambda _: self._tell("crash", CRASHED, str(self.crashes.path)))
        self.window.chosen.connect(self.begin)
        self.window.opened.connect(self.open)
        self.window.starting.practised.connect(self.practise)
        self.window.settled.connect(self.settle)
        self.window.saving.open_copy = self.open_copy
        self.window.recovery.restored.connect(self.restore)

    def _tell(self, kind: str, message: str, file: str) -> None:
        self.window.banner.notice(kind, lambda: self.context.say(message, {"file": file}))

    # ---- tables

    def begin(self, setup: Setup) -> None:
        """Go over to a new table."""
        if self.window.saving.holds(lambda: self.begin(setup)):
            return
        self._go_over(self.evening.begin(setup))

    def practise(self) -> None:
        """Go over to the practice mansion; one that nobody has touched is there already."""
        session = self.context.session
        if session.leaves_nothing and session.match.header.game == "hakoonna":
            self.window.show_table()
        elif not self.window.saving.holds(self.practise):
            self._go_over(self.evening.practice())

    def open(self, name: str) -> None:
        """Go over to a table in a file; a broken one is told of, and the table stays."""
        self.window.banner.notice("fault", None)
        if self._is_open(Path(name)):
            self.window.show_table()
            return
        if not self.window.saving.holds(lambda: self.open(name)):
            self._take_up(Path(name), self.evening.open)

    def open_copy(self, path: Path) -> None:
        """Go over to a copy of a record that may not be written."""
        self._take_up(path, self.evening.open_copy)

    def restore(self, generation: Path) -> None:
        """Have a record be again what it was, and go over to it."""
        if self.window.saving.holds(lambda: self.restore(generation)):
            return
        path = generations.record_of(generation)
        if self._is_open(path):
            self.context.session.close()
        self.window.banner.notice("fault", None)
        self._put_back(path, generation)
        self._take_up(path, self.evening.open)

    def _put_back(self, path: Path, generation: Path) -> None:
        try:
            tables.restore(generation)
        except Broken as broken:
            self._fault(broken.faults)
        except OSError as error:
            self.window.saving.failed(error, path)

    def _take_up(self, path: Path, opening: Callable[[Path], Opened]) -> None:
        try:
            opened = opening(path)
        except Broken as broken:
            self._fault(broken.faults)
            return
        except OSError as error:
            if not isinstance(error, Busy):
                self._fault((unreadable(path, error),))
            if path.is_file():
                self.window.saving.ask_copy(path, error)
            return
        self._go_over(opened.session)
        if opened.fault is not None:
            self._fault((opened.fault,))

    def _is_open(self, path: Path) -> bool:
        """Whether a file is the record of the table that is open; opened twice it would be written twice."""
        record = self.context.session.record
        return record is not None and path.exists() and record.path.exists() and record.path.samefile(path)

    def _fault(self, faults: tuple[Fault, ...]) -> None:
        def told() -> str:
            return " ".join(f"{fault.file}: {self.context.speech.fault(fault)}" for fault in faults)

        self.window.banner.notice("fault", told)

    def _go_over(self, session: Session) -> None:
        before = self.context.session
        self.context.replace_session(session)
        before.close()

    # ---- settings

    def settle(self) -> None:
        """Keep what the user has chosen."""
        language: Literal["ko", "en"] = "en" if self.context.words.language == "en" else "ko"
        words.install_qt(self.opening.qt, language)
        audience = self.window.audience
        self.settings = Settings(
            language=language,
            theme="day" if self.context.theme.bright else "night",
            follows=self.window.tastes.follows,
            percent=self.window.tastes.percent,
            still=self.window.tastes.still,
            width=self.window.width(),
            height=self.window.height(),
            full=self.window.isMaximized() or self.window.isFullScreen(),
            audience=audience.tongue,
            grace=audience.grace,
            pace=self.window.her_time.pace.ms,
            eyes=self.window.her_time.eyes,
            screen=audience.remembered,
            projecting=audience.kept_open,
            declined=self.window.starting.declined,
        )
        settings.write(self.folder, self.settings)
