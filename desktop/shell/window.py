"""The host's window: top bar, notice, board and panel (or the pages that take their place), keys at the bottom."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop.shell.bare import LOW, paint_bare, scale_of, side_width
from desktop.shell.furniture import Furniture
from desktop.shell.waking import Waking
from desktop.theme import Theme

if TYPE_CHECKING:
    from desktop.session import Session
    from desktop.shell.builder import BuilderPanel
    from desktop.shell.fate_desk import FateDesk
    from desktop.shell.storyteller.lists import Lists
    from desktop.shell.storyteller.own_words import OwnWords
    from rules.seats import SeatId

TITLE = "Lanternboard"
SMALLEST = QSize(1120, 680)


class HostWindow(Furniture):
    """Painted bare at first, so that it is there at once; its parts come in turns of the event loop.

    ``painted`` comes once, after the first paint, ``furnished`` once its parts are there: what is slow to load waits
    for that. ``chosen`` carries the setup of a new table, ``opened`` the name of a file; ``settled`` says that settings
    changed, ``closed`` that the window is gone.
    """

    painted = Signal()
    furnished = Signal()
    chosen = Signal(object)
    opened = Signal(str)
    settled = Signal()
    closed = Signal()

    def __init__(self, theme: Theme, letters: float = 1.0) -> None:
        super().__init__()
        self._theme, self._letters = theme, letters
        self.setObjectName("window")
        self.setWindowTitle(TITLE)
        self.setMinimumSize(SMALLEST)
        self.profile: Path | None = None
        self.bare = True
        self.builder: BuilderPanel | None = None
        self.fate_desk: FateDesk | None = None
        self._seen = False
        self._heard: Session | None = None
        self._dressed: tuple[str, float] = ("", 0.0)
        self.waking = Waking(self)
        self.furnished.connect(self.waking.start)
        self.waking.ready.connect(self.wake)

    def wake(self) -> None:
        """From now on everything may ask the rules."""
        self.side.wake()
        self.board.wake()
        self.amending.wake()
        self.guard.wake()
        self.audience.wake()
        self._make_fate_desk()

    # ---- how it looks

    def refresh(self) -> None:
        """Follow the table, the language and the theme."""
        self.dress()
        self._hear()
        self._choose_panel()

    def _hear(self) -> None:
        if self._heard is not self.context.session:
            self._heard = self.context.session
            self.saving.hear(self._heard)
            self.show_table()

    def _choose_panel(self) -> None:
        from desktop.shell import phases

        building = phases.building(self.context.session)
        if building and self.builder is None:
            self.builder = self._make_builder()
        table: QWidget = self.builder if building and self.builder is not None else self.side
        wanted = self.learning.panel or table
        if self.aside.currentWidget() is not wanted:
            self.aside.setCurrentWidget(wanted)

    def _make_builder(self) -> BuilderPanel:
        from desktop.shell.builder import BuilderPanel

        builder = BuilderPanel(self.context, self.taking_back.undo)
        builder.attach(self.play.scene)
        builder.rooms_wanted.connect(self.show_rooms)
        self.aside.addWidget(builder)
        return builder

    def _make_fate_desk(self) -> None:
        from desktop.shell.fate_desk import FateDesk

        self.fate_desk = FateDesk(self)

    @property
    def building(self) -> bool:
        """Whether the builder's panel is shown."""
        return self.builder is not None and self.aside.currentWidget() is self.builder

    def dress(self) -> None:
        """Put on the style sheet of this theme and size."""
        from desktop.shell.style import palette, sheet

        wanted = (self.context.theme.name, round(self.context.scale, 3))
        if wanted != self._dressed:
            self._dressed = wanted
            self.setPalette(palette(self.context.theme))
            self.setStyleSheet(sheet(self.context.theme, self.context.scale))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.bare:
            self.show_bars()
            self.measure()

    def measure(self) -> None:
        """Have everything as large as the window and the host's liking ask."""
        letters = self.context.letters
        scale = letters * scale_of(self.size())
        self.side.fold(self.context.room(self.height()))
        self.aside.setFixedWidth(side_width(self.size(), letters))
        if abs(scale - self.context.scale) > 0.004:
            self.context.scale = scale
            self.context.changed.emit()
        self.cards.renew()

    @cached_property
    def own_words(self) -> OwnWords:
        """The almanac of whoever tells the story, made when it is first asked for."""
        from desktop.shell.storyteller.own_words import OwnWords

        return OwnWords(self)

    @cached_property
    def lists(self) -> Lists:
        """The lists of a storyteller's game, made when they are first asked for."""
        from desktop.shell.storyteller.lists import Lists

        return Lists(self)

    # ---- its pages

    def show_bars(self) -> None:
        """The start page has the window for itself; a low window has no room for the keys. A new table has its name."""
        alone = self.starting.page is not None or self.learning.page is not None
        self.top.setVisible(not alone)
        self.top.set_up(self.pages.new_game)
        self.hints.setVisible(not alone and self.context.room(self.height()) >= LOW)

    def hand_to(self, seat: SeatId) -> None:
        """Hand the window to a seat: for what it is asked, else for what it alone knows."""
        self.handing.to(seat)

    def show_new_game(self, game: str = "") -> None:
        """Let the host set a new table up: of the game that is played here, or of another."""
        from desktop.shell import new_table

        new_table.show(self, game)

    def show_rooms(self) -> None:
        """Let the host set the room data right, for the next table."""
        from desktop.shell.room_editor import showing

        showing.show(self)

    def speak(self, language: str) -> None:
        """Use another language from now on."""
        self.context.speak(language)
        self.settled.emit()

    def show_table(self) -> None:
        """Come back to the board."""
        self.pages.close_page()
        self.board.view.setFocus()

    # ---- what happens to it

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.bare or not self._pressed(event):
            super().keyPressEvent(event)

    def _pressed(self, event: QKeyEvent) -> bool:
        from desktop.shell.keyboard import HIDING

        if self.pages.page is not None:
            return self.keyboard.press(event, HIDING)
        return self._builds(event) or self.keyboard.press(event)

    def _builds(self, event: QKeyEvent) -> bool:
        return self.builder is not None and self.building and self.cards.card is None and self.builder.key(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.bare:
            self.hear_letters()

    def hear_letters(self) -> None:
        """Have the keys of the Hangul keyboard be heard as those of the Latin one."""
        handle = self.windowHandle()
        if handle is not None:
            handle.installEventFilter(self.jamo)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.bare:
            painter = QPainter(self)
            paint_bare(painter, self.size(), self._theme, self._letters)
            painter.end()
        if not self._seen:
            self._seen = True
            QTimer.singleShot(0, self, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.bare:
            self._leave(event)
        if event.isAccepted():
            super().closeEvent(event)
            self.closed.emit()

    def _leave(self, event: QCloseEvent) -> None:
        self.play.back()
        self.learning.leave()
        if self.saving.holds(self.close):
            event.ignore()
            return
        self.settled.emit()
        self.audience.leave()
        self.context.session.close()
