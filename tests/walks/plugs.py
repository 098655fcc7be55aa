"""An X server without hardware whose second screen can be plugged and unplugged."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

CONFIG = """
Section "Device"
    Identifier "dummy"
    Driver "dummy"
    VideoRam 256000
EndSection
Section "Monitor"
    Identifier "monitor"
    HorizSync 5.0-1000.0
    VertRefresh 5.0-200.0
EndSection
Section "Screen"
    Identifier "screen"
    Device "dummy"
    Monitor "monitor"
    DefaultDepth 24
    SubSection "Display"
        Depth 24
        Virtual 3840 2160
    EndSubSection
EndSection
"""
FIRST, SECOND = "DUMMY0", "DUMMY1"
PATIENCE = 15.0


class Plugs:
    """``plug`` and ``unplug`` the second screen, of 1280×720, at the right of the first of 1920×1080."""

    def __init__(self, display: str) -> None:
        self.display = display
        self._xrandr("--output", FIRST, "--mode", "1920x1080", "--pos", "0x0", "--primary")
        self._xrandr("--addmode", SECOND, "1280x720")
        self.unplug()

    def plug(self) -> None:
        """The projector is there."""
        self._xrandr("--output", SECOND, "--mode", "1280x720", "--right-of", FIRST)

    def unplug(self) -> None:
        """The projector is gone."""
        self._xrandr("--output", SECOND, "--off")

    def _xrandr(self, *words: str) -> None:
        env = {**os.environ, "DISPLAY": self.display}
        subprocess.run(["xrandr", *words], env=env, check=True, capture_output=True)


@contextlib.contextmanager
def plugs(folder: Path) -> Iterator[Plugs]:
    """A server of one's own, on a display that nobody has."""
    config = folder / "dummy.conf"
    config.write_text(CONFIG)
    reading, writing = os.pipe()
    words = ["Xorg", "-displayfd", str(writing), "-noreset", "-novtswitch", "-sharevts", "-nolisten", "tcp"]
    words += ["-config", str(config), "-logfile", str(folder / "xorg.log")]
    server = subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            display = pipe.readline().strip()
        assert display, (folder / "xorg.log").read_text()[-2000:]
        yield Plugs(f":{display}")
    finally:
        server.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(5)
        if server.poll() is None:
            server.kill()
            server.wait()
