"""A host's window and an audience's on real screens; tells on each line where they are, and heeds words from stdin."""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication, QWidget

from desktop.projector.publishing import Publishing
from desktop.projector.screens_watch import ScreensWatch
from desktop.projector.window import AudienceWindow
from desktop.tables import demo


class Evening:
    """Says ``state`` and ``lift`` when told to."""

    def __init__(self) -> None:
        self.host = QWidget()
        self.host.setWindowTitle("host")
        self.host.setGeometry(40, 40, 800, 500)
        self.host.show()
        self.window = AudienceWindow()
        self.window.follow(Publishing(demo()))
        self.watch = ScreensWatch(self.host, self.window)
        self.absent = False
        self.watch.absent.connect(self._band)
        self.watch.open()

    def _band(self, absent: bool) -> None:
        self.absent = absent

    def heed(self) -> None:
        word = sys.stdin.readline().strip()
        if word == "lift":
            self.window.lift()
        elif not word:
            QApplication.quit()
        self.tell()

    def tell(self) -> None:
        shown = self.window.isVisible()
        told = {
            "shown": shown,
            "screen": self.window.screen().name() if shown else "",
            "frame": _frame(self.window) if shown else [],
            "curtained": self.window.curtained,
            "absent": self.absent,
            "active": QApplication.activeWindow() is self.window,
            "host": _frame(self.host),
            "host screen": self.host.screen().name(),
            "wanted": self.watch.wanted,
        }
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()


def _frame(window: QWidget) -> list[int]:
    frame = window.geometry()
    return [frame.x(), frame.y(), frame.width(), frame.height()]


def main() -> None:
    program = QApplication(sys.argv)
    evening = Evening()
    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(evening.heed)
    program.exec()


if __name__ == "__main__":
    main()
