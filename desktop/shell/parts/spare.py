"""Shows all of something while there is room, and lets it be scrolled where there is not."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.shell.parts.scrolling import Scroller

PAGES = {Qt.Key.Key_PageUp: -0.9, Qt.Key.Key_PageDown: 0.9, Qt.Key.Key_Up: -0.15, Qt.Key.Key_Down: 0.15}
"""How many pages a key goes down."""


class Spare(Scroller):
    """As high as what it holds, or at least ``least``."""

    def __init__(self, held: QWidget, least: int) -> None:
        super().__init__(held)
        self.held, self._least = held, least
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        held.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def scroll_by(self, pages: float) -> None:
        """Go so many pages down."""
        bar = self.verticalScrollBar()
        bar.setValue(round(bar.value() + pages * bar.pageStep()))

    def hasHeightForWidth(self) -> bool:
        return self.held.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return min(self.maximumHeight(), self.held.heightForWidth(width))

    def sizeHint(self) -> QSize:
        held = self.held.sizeHint()
        return QSize(held.width(), min(self.maximumHeight(), held.height()))

    def minimumSizeHint(self) -> QSize:
        held = self.held.minimumSizeHint()
        return QSize(held.width(), min(self.sizeHint().height(), self._least))
