"""The process in which bots think, as the window sees it: asked, it answers later."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

import desktop
from desktop import bots
from rules.hakoonna.bots import Strength
from rules.hakoonna.views import HakoView
from rules.notation import Notation

PATIENCE_MS = 2000
"""How long the process may take to end by itself."""


class Thinking(QObject):
    """``thought`` carries the number of a question and the action, None for no legal one; ``lost`` says it is gone."""

    thought = Signal(int, object)
    lost = Signal()

    def __init__(self, notation: Notation, content: Mapping[str, str], parent: QObject) -> None:
        super().__init__(parent)
        self._notation = notation
        self._process = QProcess(self)
        self._process.setProgram(sys.executable)
        self._process.setArguments([bots.WORD] if getattr(sys, "frozen", False) else ["-m", "desktop", bots.WORD])
        self._process.setProcessEnvironment(_surroundings())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self.lost)
        self._process.errorOccurred.connect(self._failed)
        self._process.start()
        self._write(msgspec.json.encode(bots.Opening(notation.book.game, dict(content))))

    def ask(self, number: int, strength: Strength, draw: str, view: HakoView) -> None:
        """Ask what a seat does that sees this."""
        self._write(bots.question(number, strength, draw, view))

    def end(self) -> None:
        """Let the process go."""
        self._process.finished.disconnect(self.lost)
        self._process.errorOccurred.disconnect(self._failed)
        self._process.closeWriteChannel()
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(PATIENCE_MS)
        self.deleteLater()

    def _write(self, line: bytes) -> None:
        self._process.write(line + b"\n")

    def _read(self) -> None:
        while self._process.canReadLine():
            number, action = bots.thought(bytes(self._process.readLine().data()), self._notation)
            self.thought.emit(number, action)

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self.lost.emit()


def _surroundings() -> QProcessEnvironment:
    """The process finds the same program."""
    found = QProcessEnvironment.systemEnvironment()
    root = str(Path(desktop.__file__).resolve().parents[1])
    known = found.value("PYTHONPATH")
    found.insert("PYTHONPATH", os.pathsep.join(filter(None, (root, known))))
    return found
