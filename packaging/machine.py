"""What the bootstrap knows about where it runs, and the two languages it speaks there."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Mapping, NamedTuple


class Machine(NamedTuple):
    """One computer at one moment."""

    platform: str
    debian: bool
    root: bool
    terminal: bool
    env: Mapping[str, str]

    @classmethod
    def here(cls) -> Machine:
        debian = Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None
        root = getattr(os, "geteuid", lambda: 1)() == 0
        return cls(sys.platform, debian, root, sys.stdin is not None and sys.stdin.isatty(), os.environ)

    @property
    def linux(self) -> bool:
        return self.platform.startswith("linux")

    @property
    def has_screen(self) -> bool:
        plugin = self.env.get("QT_QPA_PLATFORM", "")
        if plugin:
            return not plugin.startswith(("offscreen", "minimal"))
        return not self.linux or bool(self.env.get("DISPLAY") or self.env.get("WAYLAND_DISPLAY"))


def say(english: str, korean: str) -> None:
    """Print both lines, at once even into a pipe."""
    print(english, korean, sep="\n", flush=True)
