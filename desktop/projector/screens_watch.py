"""Which screen the audience's window is on: chosen, remembered, left at once when it is unplugged."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from desktop.projector.window import AudienceWindow


class ScreensWatch(QObject):
    """The window never comes to the host's screen. ``absent`` tells that it is wanted but has no screen, or no more so.

    ``remembered`` is the name of the screen to come back to; ``chosen`` tells when it becomes another.
    """

    absent = Signal(bool)
    chosen = Signal(str)
    changed = Signal()

    def __init__(self, host: QWidget, window: AudienceWindow, remembered: str = "") -> None:
        super().__init__()
        self._host, self._window = host, window
        self.remembered = remembered
        self.wanted = False
        self._screen: QScreen | None = None
        program = QGuiApplication.instance()
        assert isinstance(program, QGuiApplication)
        program.screenAdded.connect(self._added)
        program.screenRemoved.connect(self._removed)
        window.closed.connect(self._closed)

    # ---- where it may be

    def screens(self) -> list[QScreen]:
        """The screens that the host is not on, the largest first."""
        mine = self._host.screen()
        others = [screen for screen in QGuiApplication.screens() if screen is not mine]
        return sorted(others, key=lambda screen: -_area(screen))

    def choose(self) -> QScreen | None:
        """The remembered screen, or else the largest that is not the host's."""
        others = self.screens()
        return next((screen for screen in others if key(screen) == self.remembered), next(iter(others), None))

    @property
    def shown(self) -> bool:
        """Whether the audience has its window."""
        return self._screen is not None

    # ---- opening and closing

    def open(self, screen: QScreen | None = None) -> bool:
        """Show the window under the curtain; False when there is no screen for it."""
        self.wanted = True
        where = screen or self.choose()
        if where is None:
            self.absent.emit(True)
            return False
        self._go(where)
        return True

    def close(self) -> None:
        """The host wants no window any more."""
        self.wanted = False
        self._leave()
        self.absent.emit(False)

    def toggle(self) -> bool:
        """Open, or close; False when there is no screen for it."""
        if self.shown:
            self.close()
            return True
        return self.open()

    def next(self) -> bool:
        """Go to the next screen, the curtain first; False when there is no other."""
        others = self.screens()
        if not others or (self._screen in others and len(others) == 1):
            return False
        at = others.index(self._screen) if self._screen in others else -1
        self._go(others[(at + 1) % len(others)])
        return True

    def _go(self, screen: QScreen) -> None:
        self._window.lower(at_once=True)
        self._leave()
        self._screen = screen
        screen.geometryChanged.connect(self._fill)
        self._fill()
        if key(screen) != self.remembered:
            self.remembered = key(screen)
            self.chosen.emit(self.remembered)
        self.absent.emit(False)
        self.changed.emit()

    def _fill(self) -> None:
        """The order matters: a window shown first would be made full on the host's screen.

        ``showFullScreen`` would also take the focus away from the host.
        """
        if self._screen is not None:
            self._window.setScreen(self._screen)
            self._window.setGeometry(self._screen.geometry())
            self._window.setWindowState(Qt.WindowState.WindowFullScreen)
            self._window.show()

    def _leave(self) -> None:
        screen, self._screen = self._screen, None
        if screen is not None:
            screen.geometryChanged.disconnect(self._fill)
        self._window.hide()
        self._window.destroy()
        self.changed.emit()

    # ---- plugs

    def _removed(self, screen: QScreen) -> None:
        if screen is self._screen:
            self._window.lower(at_once=True)
            self._leave()
            self.absent.emit(True)
        self.changed.emit()

    def _added(self, screen: QScreen) -> None:
        if self.wanted and not self.shown and key(screen) == self.remembered and screen is not self._host.screen():
            self._go(screen)
        self.changed.emit()

    def _closed(self) -> None:
        if self.shown:
            self.close()


def key(screen: QScreen) -> str:
    """By what a screen is known again: its serial number, or else its make and the plug it is on."""
    return screen.serialNumber() or " ".join(filter(None, (screen.manufacturer(), screen.model(), screen.name())))


def _area(screen: QScreen) -> int:
    size = screen.geometry().size() * screen.devicePixelRatio()
    return size.width() * size.height()
