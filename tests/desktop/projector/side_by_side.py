"""A program of its own, since Qt asks for its screens only once: two or three screens side by side, told as JSON."""

from __future__ import annotations

import json
import sys

from PySide6.QtWidgets import QApplication, QWidget

from desktop import screens
from desktop.projector.publishing import Publishing
from desktop.projector.screens_watch import ScreensWatch
from desktop.projector.window import AudienceWindow
from tests.desktop.projector.evenings import an_evening


def main(sizes: str, remembered: str) -> None:
    screens.virtual(sizes)
    program = QApplication(sys.argv[:1])
    host = QWidget()
    host.resize(1200, 700)
    host.show()
    window = AudienceWindow()
    window.set_pace(0.0)
    window.follow(Publishing(an_evening()))
    watch = ScreensWatch(host, window, remembered)
    absent: list[bool] = []
    watch.absent.connect(absent.append)
    told = {"opened": watch.open(), "first": place(program, window)}
    window.lift()
    told |= {"lifted": not window.curtain.down, "next": watch.next(), "second": place(program, window)}
    told |= {"host": place(program, host), "absent": absent}
    watch.close()
    told |= {"closed": not window.isVisible(), "again": watch.open(), "remembered": watch.remembered}
    watch.close()
    sys.stdout.write(json.dumps(told))


def place(program: QApplication, window: QWidget) -> list[object]:
    """The screen a window is on, its frame, and whether the curtain is down."""
    program.processEvents()
    frame = window.geometry()
    curtained = isinstance(window, AudienceWindow) and window.curtain.closed
    return [
        window.screen().name(),
        [frame.x(), frame.y(), frame.width(), frame.height()],
        window.isVisible(),
        curtained,
    ]


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "")
