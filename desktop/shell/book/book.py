"""The book beside the board: a page a panel, and tabs to turn them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.shell.book.page import Page
from desktop.shell.book.tab import Tab
from desktop.shell.context import Context
from desktop.shell.parts.look import Look
from desktop.shell.parts.scrolling import Scroller, dress_bar
from rules.messages import says

LEAST, GAP = 150, 4
OPEN: Final = says("{page}, open")


class Book(QWidget):
    """Opens by itself at what the moment is about; a page that was turned to stays until the moment is another.

    ``seeking`` tells that something is looked for in it. Each game has its own: ``game`` is whose it is, ``name`` what
    it is called, ``named`` the sign and the name of each page.
    """

    seeking = Signal(bool)
    game: ClassVar[str]
    name: ClassVar[str]
    named: ClassVar[Mapping[str, tuple[str, str]]]

    def __init__(self, context: Context, pages: Mapping[str, Page]) -> None:
        super().__init__()
        self.context = context
        self.open = ""
        self._moment: tuple[str, ...] = ()
        self._inside = QWidget()
        self.tabs = {id_: Tab(sign) for id_, (sign, _) in self.named.items()}
        self.pages = pages
        self._build()
        context.changed.connect(self.refresh)
        self.refresh()

    def now(self) -> tuple[str, ...]:
        """What tells this moment from another."""
        raise NotImplementedError

    def opened_by(self, moment: tuple[str, ...]) -> str:
        """The page that a moment is about."""
        raise NotImplementedError

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
            self.pages[id_].seeking.connect(self.seeking)
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
        return next(iter(self.tabs.values())).sizeHint().height() + GAP

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

    def seek(self, id_: str) -> None:
        """Open a page and begin to look for something there."""
        self.turn(id_)
        self.pages[id_].seek()

    def _step(self, id_: str, step: int) -> None:
        ids = list(self.tabs)
        there = ids[(ids.index(id_) + step) % len(ids)]
        self.turn(there)
        self.tabs[there].setFocus()

    def refresh(self) -> None:
        """Follow the table; another moment opens the page that it is about."""
        if self.context.session.match.header.game != self.game:
            return
        moment = self.now()
        anew = moment != self._moment
        if anew:
            self._moment, self.open = moment, self.opened_by(moment)
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

    def _show(self) -> None:
        look = Look(self.context.theme, self.context.scale)
        self.setAccessibleName(self.context.say(self.name))
        dress_bar(self.scroller, look)
        for id_, tab in self.tabs.items():
            name, now = self.context.say(self.named[id_][1]), id_ == self.open
            tab.write(name, look)
            tab.setChecked(now)
            tab.setAccessibleDescription(self.context.say(OPEN, {"page": name}) if now else "")
            self.pages[id_].setVisible(now)
        self.pages[self.open].refresh()
        self._cap()
