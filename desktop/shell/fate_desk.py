"""Brings the line for Fate's answer where the host looks, and the keyboard to it, whenever cardboard has to answer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.shell.doubted import DoubtCard
from desktop.shell.fate_entry import FateEntry
from desktop.shell.wanted import wanted
from rules.violations import Violation

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow


class FateDesk(QObject):
    """Each panel has a line of its own, made the first time it is needed."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self.entries: dict[QWidget, FateEntry] = {}
        self._heard = host.context.session
        host.context.changed.connect(self._follow)
        host.play.entered.connect(self.refresh)
        self.refresh()

    @property
    def entry(self) -> FateEntry | None:
        """The line that is shown now."""
        return next((entry for entry in self.entries.values() if entry.isVisible()), None)

    def _follow(self) -> None:
        """At another table the window gives the keyboard to the board, though its first question was heard before."""
        self.refresh()
        if self._heard is not self._host.context.session:
            self._heard = self._host.context.session
            if self.entry is not None and self._may_take_keyboard():
                self.entry.line.setFocus()

    def refresh(self) -> None:
        """Follow the open question."""
        asked = wanted(self._host.context, self._host.play)
        panel: QWidget = self._host.builder if self._host.building and self._host.builder else self._host.side
        if asked is not None and panel not in self.entries:
            self.entries[panel] = self._make(panel)
        for owner, entry in self.entries.items():
            mine = asked if owner is panel else None
            held = entry.isAncestorOf(self._host.focusWidget() or self._host)
            if mine is None and held:
                self._host.board.view.setFocus()
            if entry.ask(mine) and self._may_take_keyboard():
                entry.line.setFocus()

    def _make(self, panel: QWidget) -> FateEntry:
        entry = FateEntry(self._host.context, counts=panel is self._host.side)
        entry.gave_up.connect(self._host.board.view.setFocus)
        entry.doubted.connect(lambda reason: self._ask(entry, reason))
        if panel is self._host.builder:
            self._host.builder.take_in(entry)
        else:
            self._host.side.column.insertWidget(1, entry)
        return entry

    def _ask(self, entry: FateEntry, reason: Violation) -> None:
        """Whether the answer or the table is right."""
        self._host.cards.show(lambda: DoubtCard(self._host.context, self._host, reason, partial(self._then, entry)))

    def _then(self, entry: FateEntry, command: str) -> None:
        self._host.cards.clear()
        if command:
            self._host.acts.run(command)
        else:
            entry.line.setFocus()
            entry.line.selectAll()

    def _may_take_keyboard(self) -> bool:
        """Only from the board or the panel; not from a page, a card, or a text that is being typed."""
        host, view = self._host, self._host.board.view
        free = host.pages.page is None and host.cards.card is None and not host.play.correcting.on
        focus = host.focusWidget()
        return free and (focus is None or focus is view or host.aside.isAncestorOf(focus))
