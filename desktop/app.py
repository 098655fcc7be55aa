"""Starts the program and joins its parts; the only module that knows everyone."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from desktop import accessibility, fonts, screens, settings, words
from desktop.arguments import Arguments
from desktop.crash import Crashes
from desktop.evening import Evening, places
from desktop.recent import Recents
from desktop.record import unreadable
from desktop.session import Session
from desktop.settings import Settings
from desktop.shell.banner import ASIDE, CRASHED
from desktop.shell.context import Context
from desktop.shell.window import HostWindow
from desktop.tables import Setup
from desktop.theme import theme
from desktop.words import Words
from rules.faults import Broken, Fault

SCREENS = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}


class App(QObject):
    """The host's program while it runs."""

    def __init__(self, qt: QApplication, arguments: Arguments) -> None:
        super().__init__()
        self.qt = qt
        self.folder, records = places(arguments.profile)
        self.evening = Evening(records, arguments.clock, arguments.seed, arguments.fate or ())
        read = settings.read(self.folder)
        self.settings = read.settings
        self.crashes = Crashes(self.folder)
        self.context = Context(*self._first(arguments), theme(read.settings.theme))
        accessibility.install()
        self.window = HostWindow(self.context)
        kept = read.settings
        self.window.audience.recall(kept.audience, kept.grace, kept.screen, kept.projecting)
        accessibility.follow(self.window.board.view)
        self.recents = Recents(self.evening.records, lambda: self.context.session, lambda: self.evening.now)
        self.window.starting.attach(self.recents)
        self._listen()
        if read.aside:
            self._tell("aside", ASIDE, read.aside)
        if arguments.file is not None:
            self.open(str(arguments.file))
        else:
            self.window.painted.connect(self.window.starting.offer)

    def _first(self, arguments: Arguments) -> tuple[Session, Words]:
        language = arguments.language or self.settings.language
        words.install_qt(self.qt, language)
        self.qt.setFont(fonts.font(fonts.Role.BODY))
        return self.evening.practice(), Words(language)

    def _listen(self) -> None:
        self.crashes.happened.connect(lambda _: self._tell("crash", CRASHED, str(self.crashes.path)))
        self.window.chosen.connect(self.begin)
        self.window.opened.connect(self.open)
        self.window.starting.practised.connect(self.practise)
        self.window.settled.connect(self.settle)

    def _tell(self, kind: str, message: str, file: str) -> None:
        self.window.banner.notice(kind, lambda: self.context.say(message, {"file": file}))

    # ---- tables

    def begin(self, setup: Setup) -> None:
        """Go over to a new table."""
        self._go_over(self.evening.begin(setup))

    def practise(self) -> None:
        """Go over to the practice mansion; one that nobody has touched is there already."""
        if self.context.session.leaves_nothing:
            self.window.show_table()
        else:
            self._go_over(self.evening.practice())

    def open(self, name: str) -> None:
        """Go over to a table in a file; a broken one is told of, and the table stays."""
        self.window.banner.notice("fault", None)
        if self._is_open(Path(name)):
            self.window.show_table()
            return
        try:
            opened = self.evening.open(Path(name))
        except Broken as broken:
            self._fault(broken.faults)
            return
        except OSError as error:
            self._fault((unreadable(Path(name), error),))
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
        words.install_qt(self.qt, language)
        audience = self.window.audience
        self.settings = Settings(
            language=language,
            theme="day" if self.context.theme.bright else "night",
            width=self.window.width(),
            height=self.window.height(),
            full=self.window.isMaximized() or self.window.isFullScreen(),
            audience=audience.tongue,
            grace=audience.grace,
            screen=audience.remembered,
            projecting=audience.kept_open,
        )
        settings.write(self.folder, self.settings)

    def show(self) -> None:
        """Open the window as it was left; the first time it fills the screen."""
        room = self.window.screen().availableGeometry()
        if self.settings.full:
            self.window.setGeometry(room)
            self.window.showMaximized()
            return
        self.window.resize(min(self.settings.width, room.width()), min(self.settings.height, room.height()))
        self.window.show()


def run(arguments: Arguments | None = None) -> int:
    """Run the program until its window is closed."""
    given = arguments or Arguments()
    _prepare(given)
    qt = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(qt, QApplication)
    _name(qt)
    app = App(qt, given)
    app.crashes.install()
    app.show()
    code = qt.exec()
    app.crashes.remove()
    # Left to the end of the interpreter, the board's accessible interfaces would die before what they describe.
    delete(app.window)
    return code


def _prepare(arguments: Arguments) -> None:
    # The system's own dialogs would not hear the emergency key.
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    if arguments.virtual_screens:
        screens.virtual(arguments.virtual_screens)
    elif sys.platform.startswith("linux") and not SCREENS & os.environ.keys():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"


def _name(qt: QApplication) -> None:
    from assets import library

    qt.setApplicationName("Lanternboard")
    qt.setDesktopFileName("lanternboard")
    icon = QIcon()
    for size in (16, 24, 32, 48, 256):
        icon.addFile(str(library.root() / "art" / f"app-icon-{size}.png"))
    qt.setWindowIcon(icon)
