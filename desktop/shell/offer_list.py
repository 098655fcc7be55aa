"""The rows of the action bar where there is little room: lower ones first, then whole ones that are scrolled."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, QTimer
from PySide6.QtGui import QResizeEvent

from desktop.shell.action_bar import ActionBar
from desktop.shell.parts.spare import Spare


class OfferList(Spare):
    """Asks for the room of rows at their usual height, whether or not they are lower now."""

    def __init__(self, bar: ActionBar, least: int) -> None:
        self._bar, self._cut = bar, 0
        super().__init__(bar, least)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._fit)

    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(width) + self._bar.spared

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(0, self._bar.spared)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._later.start()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._later.start()

    def _fit(self) -> None:
        self._bar.crowd(self._wanted > self.height())
        layout = self._bar.layout()
        assert layout is not None
        layout.activate()
        cut = self.height() - self._edge()
        if cut != self._cut:
            self._cut = cut
            self.setViewportMargins(0, 0, 0, cut)

    @property
    def _wanted(self) -> int:
        return self.heightForWidth(self.viewport().width()) if self.hasHeightForWidth() else self.sizeHint().height()

    def _edge(self) -> int:
        """Where the last row ends that is to be seen whole; all the height where none is cut."""
        ends = [button.mapTo(self._bar, QPoint(0, button.height())).y() for button in self._bar.buttons]
        whole = [end for end in ends if end <= self.height()]
        return max(whole) if whole and len(whole) < len(ends) else self.height()
