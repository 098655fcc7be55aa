"""Opens the program: its window at once, and then, while that stands there, everything that goes into it."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from importlib import import_module
from typing import TYPE_CHECKING

# Not Qt itself: all its enums take longer than everything that is loaded here.
from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from desktop import garbage, settings
from desktop.arguments import Arguments
from desktop.crash import Crashes
from desktop.shell.window import SMALLEST, HostWindow
from desktop.theme import theme
from desktop.turns import Turns

if TYPE_CHECKING:
    from PySide6.QtGui import QScreen

    from desktop.app import App

SCREENS = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
LOADED = (
    "rules.engine",
    "desktop.evening",
    "desktop.art",
    "desktop.items.pawn",
    "desktop.items.room",
    "desktop.scene.board_scene",
    "desktop.accessibility",
    "desktop.shell.parts.button",
    "desktop.shell.play",
    "desktop.shell.cards",
    "desktop.shell.log_panel",
    "desktop.shell.side_panel",
    "desktop.shell.acts",
    "desktop.shell.furnishing",
    "desktop.app",
)
"""Modules with what they bring along, in portions that each load in a moment."""


class Opening(QObject):
    """The window is painted before anything else of the program is loaded; ``app`` is there soon after."""

    def __init__(self, qt: QApplication, arguments: Arguments) -> None:
        super().__init__()
        self.qt, self.arguments = qt, arguments
        self.folder, self.records = settings.places(arguments.profile)
        self.read = settings.read(self.folder)
        self.crashes = Crashes(self.folder)
        self.app: App | None = None
        kept = self.read.settings
        self.window = HostWindow(theme(kept.theme), kept.percent / 100)
        self.window.painted.connect(self._furnish)

    def _furnish(self) -> None:
        self._turns = Turns(self, self._steps())
        self._turns.done.connect(self._start)
        self.window.closed.connect(self._turns.stop)

    def _steps(self) -> Generator[None]:
        for name in LOADED:
            import_module(name)
            yield
        from desktop.app import App

        self.app = App(self)
        yield from self.app.furnish()

    def _start(self) -> None:
        assert self.app is not None
        self.app.start()
        self.window.furnished.emit()

    def show(self) -> None:
        """Open the window as it was left; the first time it fills the screen."""
        screen = self.window.screen()
        if self.read.settings.full:
            self.window.setGeometry(screen.availableGeometry())
            self.window.showMaximized()
            return
        self.window.resize(self._size(screen))
        self.window.show()

    def _size(self, screen: QScreen) -> QSize:
        kept = self.read.settings
        room = screen.availableGeometry().size()
        return QSize(kept.width, kept.height).boundedTo(room).expandedTo(SMALLEST)


def run(arguments: Arguments | None = None) -> int:
    """Run the program until its window is closed."""
    opening = begin(arguments or Arguments())
    opening.show()
    code = opening.qt.exec()
    opening.crashes.remove()
    # Left to the end of the interpreter, the board's accessible interfaces would die before what they describe.
    delete(opening.window)
    return code


def begin(given: Arguments) -> Opening:
    """The program, all but shown."""
    _prepare(given)
    garbage.rest()
    qt = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(qt, QApplication)
    _name(qt)
    opening = Opening(qt, given)
    opening.window.furnished.connect(garbage.resume)
    opening.crashes.install()
    return opening


def _prepare(arguments: Arguments) -> None:
    if arguments.virtual_screens:
        from desktop import screens

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
