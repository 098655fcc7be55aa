"""A disk that is soon full: a small file system of its own, or where that may not be made a limit on files."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol


class Disk(Protocol):
    """A folder on a disk that can be filled, and emptied again."""

    folder: Path

    def fill(self, room: int) -> None:
        """Leave room for so many bytes at most."""

    def make_room(self) -> None:
        """Let everything be written again."""


class Mounted:
    """A file system in memory; what fills it is one file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filler = folder / "filler"

    def fill(self, room: int) -> None:
        with self._filler.open("wb", buffering=0) as file:
            while True:
                try:
                    file.write(b"x" * 4096)
                except OSError:
                    break

    def make_room(self) -> None:
        self._filler.unlink()


class Limited:
    """A limit on the size of any file that this program writes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._before = resource.getrlimit(resource.RLIMIT_FSIZE)

    def fill(self, room: int) -> None:
        largest = max((path.stat().st_size for path in self.folder.iterdir()), default=0)
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest + room, self._before[1]))

    def make_room(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, self._before)


@contextmanager
def mounted(folder: Path, *options: str) -> Iterator[bool]:
    """A file system in memory on the folder while it lasts; False where none may be mounted."""
    folder.mkdir(exist_ok=True)
    command = ["mount", "-t", "tmpfs", "-o", ",".join(("size=64k", *options)), "tmpfs", str(folder)]
    done = os.geteuid() == 0 and subprocess.run(command, capture_output=True, check=False).returncode == 0
    try:
        yield done
    finally:
        if done:
            subprocess.run(["umount", "-l", str(folder)], check=True)


@contextmanager
def limited(folder: Path) -> Iterator[Limited]:
    """A limit on files while it lasts."""
    folder.mkdir(exist_ok=True)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    disk = Limited(folder)
    try:
        yield disk
    finally:
        disk.make_room()
        signal.signal(signal.SIGXFSZ, before)
