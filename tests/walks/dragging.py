"""Another program on the same screen: a file that can be taken up from it with the mouse."""

from __future__ import annotations

import sys

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel

WIDE, HIGH = 160, 60


class File(QLabel):
    """A file's sign, as a file manager has them."""

    def __init__(self, path: str) -> None:
        super().__init__(path.rpartition("/")[2])
        self._path = path

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            drag, data = QDrag(self), QMimeData()
            data.setUrls([QUrl.fromLocalFile(self._path)])
            drag.setMimeData(data)
            drag.exec(Qt.DropAction.CopyAction)


def main() -> None:
    path, x, y = sys.argv[1], *map(int, sys.argv[2:4])
    program = QApplication(sys.argv)
    sign = File(path)
    sign.setWindowFlags(Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnTopHint)
    sign.setGeometry(x, y, WIDE, HIGH)
    sign.show()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    program.exec()


if __name__ == "__main__":
    main()
