"""What becomes of an error that nobody expected: it is written down and shown, and play goes on."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal

FILE = "crash.log"


class Crashes(QObject):
    """Catches what slots and paint events raise; whoever caught them before hears of them too."""

    happened = Signal(str)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.path = folder / FILE
        self._before = sys.excepthook
        self._telling = False

    def install(self) -> None:
        """Catch from now on."""
        self._before = sys.excepthook
        sys.excepthook = self.caught

    def remove(self) -> None:
        """Let whoever caught before catch again."""
        sys.excepthook = self._before

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write the error down and tell of it once, even if telling fails."""
        import traceback

        self._write("".join(traceback.format_exception(kind, error, trace)))
        if not self._telling and issubclass(kind, Exception):
            self._telling = True
            try:
                self.happened.emit(f"{kind.__name__}: {error}")
            finally:
                self._telling = False
        self._before(kind, error, trace)

    def _write(self, text: str) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as log:
                log.write(f"{datetime.now():%Y-%m-%d %H:%M:%S}\n{text}\n")
        except OSError:
            return
