"""Files that are dropped on the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

    from desktop.shell.window import HostWindow


class Dropping(QObject):
    """What is dropped is taken for a script; what is dragged and is no file is not heeded."""

    def __init__(self, window: HostWindow) -> None:
        super().__init__(window)
        self.window = window
        window.setAcceptDrops(True)
        # A graphics view takes every drag for its scene, which has no use for a file.
        window.board.view.setAcceptDrops(False)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        path = _file(event.mimeData()) if isinstance(event, QDropEvent) else None
        if path is None or not isinstance(event, QDropEvent):
            return False
        event.acceptProposedAction()
        if not isinstance(event, QDragEnterEvent | QDragMoveEvent):
            from desktop.shell.bringing import Bringing

            Bringing(self.window).take(path)
        return True


def _file(data: QMimeData) -> Path | None:
    """The first file of what is dragged."""
    return next((Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()), None)
