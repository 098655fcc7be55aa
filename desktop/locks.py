"""Who has a record open: a lock beside the file, so that no record ever has two writers."""

from __future__ import annotations

import errno
import os
import zlib
from pathlib import Path

LONGEST = 200


class Busy(OSError):
    """Another program has the file open; ``host`` is the computer that it runs on, "" for this one."""

    def __init__(self, path: Path, host: str = "") -> None:
        super().__init__(errno.EBUSY, os.strerror(errno.EBUSY), str(path))
        self.path = path
        self.host = host


class Lock:
    """Held until it is freed, or until its program is no more: a program that was killed holds nothing."""

    def __init__(self, path: Path) -> None:
        """Busy where another has it; OSError where nothing can be laid beside the file."""
        from PySide6.QtCore import QLockFile

        beside = _beside(path)
        self._lock = QLockFile(str(beside))
        self._lock.setStaleLockTime(0)  # an evening may last for as long as it likes
        if self._lock.tryLock(0):
            return
        if self._lock.error() is QLockFile.LockError.LockFailedError:
            raise Busy(path, self._host())
        raise _why_not(beside)

    def _host(self) -> str:
        from PySide6.QtCore import QSysInfo

        told: object = self._lock.getLockInfo()
        host = str(told[1]) if isinstance(told, tuple) else ""
        return host if host != QSysInfo.machineHostName() else ""

    def free(self) -> None:
        """Let others have it."""
        self._lock.unlock()


def _beside(path: Path) -> Path:
    real = Path(os.path.realpath(path))
    name = os.fsencode(real.name)
    plain = len(name) <= LONGEST and real.name.isprintable()
    return real.with_name(f".{real.name if plain else f'{zlib.crc32(name):08x}'}.lock")


def _why_not(beside: Path) -> OSError:
    """What the system has against a file there."""
    try:
        with beside.open("xb") as file:
            file.write(b"\n" * LONGEST)
    except OSError as error:
        return error
    finally:
        beside.unlink(missing_ok=True)
    return OSError(errno.EIO, os.strerror(errno.EIO), str(beside))
