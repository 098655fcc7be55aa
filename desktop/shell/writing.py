"""A file written beside the play: told part by part between two frames, and handed over by a worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QThreadPool, Signal

from desktop import whole_file
from desktop.in_steps import InSteps


class Writing(InSteps):
    """``done`` carries None, or the OSError for which nothing was written."""

    done = Signal(object)

    def __init__(self, path: Path, parts: Iterator[bytes], encode: Callable[[bytes], bytes] = bytes) -> None:
        """``encode`` runs in the worker."""
        super().__init__()
        self.path = path
        self._parts, self._encode = parts, encode
        self._told = bytearray()
        self.finished.connect(self._hand_over)
        self.begin(self._tell())

    def _tell(self) -> Iterator[None]:
        for part in self._parts:
            self._told += part
            yield

    def _hand_over(self) -> None:
        QThreadPool.globalInstance().start(self._write)

    def _write(self) -> None:
        try:
            whole_file.put(self.path, self._encode(bytes(self._told)))
        except OSError as error:
            self.done.emit(error)
        else:
            self.done.emit(None)
