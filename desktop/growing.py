"""A file that only grows, and whose content is known by heart: taken away, it can be written again."""

from __future__ import annotations

import contextlib
import errno
import os
import time
from io import FileIO
from pathlib import Path

NOWHERE = (-1, -1)
LOOK_S = 0.02
"""Lines that come in one breath are looked after once: asking for a file costs more than writing to it."""


class GrowingFile:
    """Raises OSError while nothing can be written, and finds its place again when it can.

    ``known`` holds what was written. A file that is not ``there`` is made by the first line that is written.
    """

    def __init__(self, path: Path, there: bool = True) -> None:
        self.path = path
        self.known: list[bytes] = []
        self._name = str(path)
        self._file: FileIO | None = None
        self._is = NOWHERE
        self._torn = False
        self._device: int | None = None
        self._looked = 0.0
        if there:
            self._take(path.open("ab", buffering=0))
            self.known = [path.read_bytes()]
        self._size = sum(map(len, self.known))

    @property
    def placed(self) -> bool:
        """Whether it ever lay anywhere."""
        return self._device is not None

    def write(self, line: bytes) -> None:
        """Hand a line to the system in one write, or take back what came of it."""
        if self._file is None or not self._lies_there():
            self.close()
            self._file = self._take(self._found())
            self._torn = False
        handle = self._file.fileno()
        if self._torn:
            self._mend(handle)
        if os.write(handle, line) < len(line):
            self._torn = True
            self._mend(handle)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.path))
        self.known.append(line)
        self._size += len(line)

    def _mend(self, handle: int) -> None:
        os.ftruncate(handle, self._size)
        self._torn = False

    # ---- finding it again

    def _take(self, file: FileIO) -> FileIO:
        facts = os.fstat(file.fileno())
        self._file, self._is, self._device = file, (facts.st_ino, facts.st_dev), facts.st_dev
        return file

    def _lies_there(self) -> bool:
        now = time.monotonic()
        if now - self._looked < LOOK_S:
            return True
        self._looked = now
        try:
            facts = os.stat(self._name)  # noqa: PTH116 - asked for nearly each line, and Path costs as much as the writing
        except FileNotFoundError:
            return False
        return (facts.st_ino, facts.st_dev) == self._is

    def _found(self) -> FileIO:
        known = b"".join(self.known)
        if not self.path.exists():
            return self._made(known)
        there = self.path.read_bytes()
        if not self.placed or not known.startswith(there):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(self.path))
        return self._filled(self.path.open("ab", buffering=0), known[len(there) :])

    def _made(self, known: bytes) -> FileIO:
        if self.placed and self.path.parent.stat().st_dev != self._device:
            # Where a stick was, its empty folder may be left.
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self.path))
        try:
            return self._filled(self.path.open("xb", buffering=0), known)
        except OSError as error:
            if error.errno != errno.EEXIST:
                self.path.unlink(missing_ok=True)
            raise

    def _filled(self, file: FileIO, rest: bytes) -> FileIO:
        before = os.fstat(file.fileno()).st_size
        if os.write(file.fileno(), rest) < len(rest):
            os.ftruncate(file.fileno(), before)
            file.close()
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.path))
        return file

    # ---- the disk

    def hand_over(self) -> None:
        """Have the disk itself keep what was written."""
        file = self._file
        # A disk that cannot be synced now may be later; and the file may be let go of meanwhile.
        with contextlib.suppress(OSError, ValueError):
            if file is not None:
                os.fsync(file.fileno())

    def close(self) -> None:
        """Let go of the file."""
        file, self._file = self._file, None
        if file is not None:
            with contextlib.suppress(OSError):  # nothing is held back that could be lost
                file.close()
