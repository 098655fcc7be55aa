"""The book beside the map: a page a panel, and tabs to turn them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.shell.context import Context
from desktop.shell.games.town import town
from desktop.shell.panels.arkham.check_page import CheckPage
from desktop.shell.panels.arkham.monster_hint import MonsterHint
from desktop.shell.panels.arkham.mythos_page import MythosPage
from desktop.shell.panels.arkham.page import FactsPage, Page
from desktop.shell.panels.arkham.sheet_page import SheetPage
from desktop.shell.panels.arkham.tab import Tab
from desktop.shell.panels.arkham.told import cup, piles, tracks, worlds
from desktop.shell.parts.look import Look
from desktop.shell.parts.scrolling import Scroller, bar
from desktop.shell.play import Play
from rules.arkham.effects import Roll, SpendClue, TellCheck
from rules.arkham.events import Checked
from rules.messages import says

NAME: Final = says("The town's book")
LEAST, GAP = 150, 4
CHECK: Final = "check"
TABS: Final = {
    "mythos": ("ark-phase-mythos", says("Mythos")),
    "sheet": ("investigator", says("Investigators")),
    CHECK: ("ark-die-5-success", says("Check and dice")),
    "tracks": ("doom", says("Tracks and the awakening")),
    "piles": ("ark-hand", says("Piles")),
    "cup": ("icon-bag", says("Monster cup")),
    "worlds": ("gate", says("Other worlds")),
}
OPEN: Final = says("{page}, open")


class Book(QWidget):
    """Opens by itself at what the moment is about; a page that was turned to stays until the moment is another."""

    def __init__(self, context: Context, play: Play, ask: Callable[[str], object]) -> None:
        super().__init__()
        self.context, self.play = context, play
        self.open = ""
        self._moment: tuple[str, ...] = ()
        self._inside = QWidget()
        self.hint = MonsterHint(context, play)
        self.tabs = {id_: Tab(sign) for id_, (sign, _) in TABS.items()}
        self.pages: dict[str, Page] = {
            "mythos": MythosPage(context),
            "sheet": SheetPage(context, play, ask),
            CHECK: CheckPage(context),
            "tracks": FactsPage(context, tracks.blocks),
            "piles": FactsPage(context, piles.blocks),
            "cup": FactsPage(context, cup.blocks),
            "worlds": FactsPage(context, worlds.blocks),
        }
        self._build()
        context.changed.connect(self.refresh)
        self.refresh()

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(2)
        leaves = QVBoxLayout(self._inside)
        leaves.setContentsMargins(0, 0, 0, 0)
        for id_, tab in self.tabs.items():
            row.addWidget(tab)
            tab.clicked.connect(partial(self.turn, id_))
            tab.stepped.connect(partial(self._step, id_))
            leaves.addWidget(self.pages[id_])
            self.pages[id_].hide()
        self.scroller = Scroller(self._inside)
        self._inside.installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addLayout(row)
        column.addWidget(self.scroller)

    # ---- how high it is

    def sizeHint(self) -> QSize:
        """Little is asked for: what else there is to do comes first, and the rest of the room is shared."""
        return QSize(super().sizeHint().width(), self._tabbed + LEAST)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._tabbed + LEAST)

    @property
    def _tabbed(self) -> int:
        return self.tabs["sheet"].sizeHint().height() + GAP

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._cap()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cap()

    def _cap(self) -> None:
        """No higher than what is told; a book of a few lines leaves the room to the log."""
        inside = self._inside
        told = inside.heightForWidth(self.scroller.viewport().width()) if inside.hasHeightForWidth() else -1
        whole = max(told, inside.minimumSizeHint().height(), LEAST)
        self.setMaximumHeight(self._tabbed + whole)

    def turn(self, id_: str) -> None:
        """Open a page."""
        if id_ != self.open:
            self.scroller.verticalScrollBar().setValue(0)
        self.open = id_
        self._show()

    def _step(self, id_: str, step: int) -> None:
        ids = list(self.tabs)
        there = ids[(ids.index(id_) + step) % len(ids)]
        self.turn(there)
        self.tabs[there].setFocus()

    def refresh(self) -> None:
        """Follow the table; another moment opens the page that it is about."""
        if self.context.session.match.header.game != "arkham":
            return
        moment = self._now()
        anew = moment != self._moment
        if anew:
            self._moment, self.open = moment, _page(moment)
            self.scroller.verticalScrollBar().setValue(0)
        self._show()
        if anew:
            # Where it lies is known only once the parts have been laid out.
            QTimer.singleShot(0, self, self._aim)

    def _aim(self) -> None:
        due = self.pages[self.open].due()
        if due is not None:
            top = due.mapTo(self._inside, QPoint()).y()
            fits = top + due.height() <= self.scroller.viewport().height()
            self.scroller.verticalScrollBar().setValue(0 if fits else top)

    def _now(self) -> tuple[str, ...]:
        now = town(self.context.session)
        return now.phase, now.active or now.stage, CHECK if self._is_checking() else ""

    def _is_checking(self) -> bool:
        """Whether a check goes on, or the last step has ended one."""
        session = self.context.session
        asked = session.asked()
        if isinstance(asked, TellCheck) or (isinstance(asked, Roll | SpendClue) and asked.check is not None):
            return True
        return any(isinstance(event, Checked) for event in session.events(session.match.at))

    def _show(self) -> None:
        look = Look(self.context.theme, self.context.scale)
        self.setAccessibleName(self.context.say(NAME))
        self.scroller.setStyleSheet(bar(look))
        for id_, tab in self.tabs.items():
            name, now = self.context.say(TABS[id_][1]), id_ == self.open
            tab.write(name, look)
            tab.setChecked(now)
            tab.setAccessibleDescription(self.context.say(OPEN, {"page": name}) if now else "")
            self.pages[id_].setVisible(now)
        self.pages[self.open].refresh()
        self._cap()


def _page(moment: tuple[str, ...]) -> str:
    phase, _, check = moment
    return check or ("mythos" if phase == "mythos" else "sheet")
