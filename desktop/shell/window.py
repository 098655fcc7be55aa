"""The host's window: top bar, notice, board and panel (or the pages that take their place), keys at the bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop.jamo import Jamo
from desktop.session import Session
from desktop.shell import phases
from desktop.shell.acts import Acts
from desktop.shell.amending import Amending
from desktop.shell.announcer import Announcer
from desktop.shell.audience import Audience
from desktop.shell.banner import UNSAVED, Banner
from desktop.shell.board_area import BoardArea
from desktop.shell.cards import Cards
from desktop.shell.context import Context
from desktop.shell.correction_band import CorrectionBand
from desktop.shell.guard import Guard
from desktop.shell.hint_bar import HintBar
from desktop.shell.keyboard import HIDING, Keyboard
from desktop.shell.pages import Pages
from desktop.shell.play import Play
from desktop.shell.side_panel import SidePanel
from desktop.shell.starting import Starting
from desktop.shell.style import palette, sheet
from desktop.shell.top_bar import TopBar

if TYPE_CHECKING:
    from desktop.shell.builder import BuilderPanel

TITLE = "Lanternboard"
STYLED = QSize(1920, 1080)
SMALLEST = QSize(1120, 680)
LOW = 800
SIDE, NARROW = 420, 320


class HostWindow(QWidget):
    """``painted`` comes once, after the first paint: what is slow to load waits for it.

    ``chosen`` carries the setup of a new table, ``opened`` the name of a file; ``settled`` says that settings changed.
    """

    painted = Signal()
    chosen = Signal(object)
    opened = Signal(str)
    settled = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.setObjectName("window")
        self.setWindowTitle(TITLE)
        self.setMinimumSize(SMALLEST)
        self._seen = False
        self._heard: Session | None = None
        self._dressed: tuple[str, float] = ("", 0.0)
        self._jamo = Jamo(self)
        self.play = Play(context)
        self._make()
        self.cards = Cards(self, context, self.play, self.board.view)
        self.amending = Amending(context, self.play, self.cards)
        self.announcer = Announcer(context, self.play, self.board.view)
        self.starting = Starting(self)
        self.acts = Acts(self)
        self.keyboard = Keyboard(self, self.acts.run)
        self._connect()
        context.changed.connect(self.refresh)
        self.painted.connect(self.wake)
        self.pages.turned.connect(self.show_bars)
        self.refresh()
        self.play.stage.show()
        self.board.view.setFocus()

    def _connect(self) -> None:
        self.top.asked.connect(lambda id_: self.acts.run(id_, 0))
        self.play.commanded.connect(lambda id_: self.acts.run(id_, 0))
        self.side.log.undo.connect(lambda: self.acts.run("undo", 0))
        self.side.log.redo.connect(lambda: self.acts.run("redo", 0))
        self.correction.asked.connect(self.cards.show_reasons)
        self.correction.ended.connect(lambda: self.acts.run("correct", 0))
        self.side.log.amend.connect(lambda step: self.acts.run("amend", step))

    def _make(self) -> None:
        self.top = TopBar(self.context)
        self.banner = Banner(self.context)
        self.correction = CorrectionBand(self.context, self.play.correcting)
        self.board = BoardArea(self.context, self.play)
        self.side = SidePanel(self.context, self.play)
        self.aside = QStackedWidget()
        self.aside.addWidget(self.side)
        self.builder: BuilderPanel | None = None
        self.table = QWidget()
        row = QHBoxLayout(self.table)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.board, 1)
        row.addWidget(self.aside)
        self.pages = Pages(self.table)
        self.hints = HintBar(self.context)
        self.audience, self.guard = Audience(self), Guard(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.top, self.banner, self.correction, self.pages, self.hints):
            column.addWidget(part, 1 if part is self.pages else 0)

    def wake(self) -> None:
        """From now on everything may ask the rules."""
        self.side.offers.wake()
        self.board.wake()
        self.amending.wake()
        self.guard.wake()
        self.audience.wake()

    # ---- how it looks

    def refresh(self) -> None:
        """Follow the table, the language and the theme."""
        self.dress()
        self._hear()
        self._choose_panel()

    def _hear(self) -> None:
        if self._heard is not self.context.session:
            self._heard = self.context.session
            self._heard.unsaved.connect(self._unsaved)
            self.show_table()

    def _choose_panel(self) -> None:
        building = phases.building(self.context.session)
        if building and self.builder is None:
            self.builder = self._make_builder()
        wanted: QWidget = self.builder if building and self.builder is not None else self.side
        if self.aside.currentWidget() is not wanted:
            self.aside.setCurrentWidget(wanted)

    def _make_builder(self) -> BuilderPanel:
        from desktop.shell.builder import BuilderPanel

        builder = BuilderPanel(self.context)
        builder.attach(self.play.scene)
        self.aside.addWidget(builder)
        return builder

    @property
    def building(self) -> bool:
        """Whether the builder's panel is shown."""
        return self.builder is not None and self.aside.currentWidget() is self.builder

    def dress(self) -> None:
        """Put on the style sheet of this theme and size."""
        wanted = (self.context.theme.name, round(self.context.scale, 3))
        if wanted != self._dressed:
            self._dressed = wanted
            self.setPalette(palette(self.context.theme))
            self.setStyleSheet(sheet(self.context.theme, self.context.scale))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = event.size()
        self.show_bars()
        scale = min(size.width() / STYLED.width(), size.height() / STYLED.height())
        self.side.fold(size.height())
        self.aside.setFixedWidth(max(NARROW, round(SIDE * scale)))
        if abs(scale - self.context.scale) > 0.004:
            self.context.scale = scale
            self.context.changed.emit()
        self.cards.renew()

    # ---- its pages

    def show_bars(self) -> None:
        """The start page has the window for itself; a low window has no room for the keys."""
        alone = self.starting.page is not None
        self.top.setVisible(not alone)
        self.hints.setVisible(not alone and self.height() >= LOW)

    def show_new_game(self) -> None:
        """Let the host set a new table up."""
        from desktop.shell.new_game import NewGamePage

        context = self.context
        page = NewGamePage(context.words, context.theme, context.scale)
        page.chosen.connect(self.chosen)
        page.cancelled.connect(self.show_table)
        page.follow(context)
        self.pages.open(page)

    def show_table(self) -> None:
        """Come back to the board."""
        self.pages.close_page()
        self.board.view.setFocus()

    # ---- what happens to it

    def _unsaved(self, unsaved: bool) -> None:
        self.banner.notice("unsaved", (lambda: self.context.say(UNSAVED)) if unsaved else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pressed = self._pressed(event) if self.pages.page is None else self.keyboard.press(event, HIDING)
        if not pressed:
            super().keyPressEvent(event)

    def _pressed(self, event: QKeyEvent) -> bool:
        return self._builds(event) or self.keyboard.press(event)

    def _builds(self, event: QKeyEvent) -> bool:
        return self.builder is not None and self.building and self.cards.card is None and self.builder.key(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        handle = self.windowHandle()
        if handle is not None:
            handle.installEventFilter(self._jamo)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            QTimer.singleShot(0, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.play.back()
        self.settled.emit()
        self.audience.leave()
        self.context.session.close()
        super().closeEvent(event)
