"""The projector is unplugged and plugged in again: the audience's window goes and comes back under the curtain."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.walks.plugs import PATIENCE, SECOND, Plugs, plugs

CHECKOUT = Path(__file__).resolve().parents[2]


class Evening:
    """The program on the other side of a pipe."""

    def __init__(self, program: subprocess.Popen[str]) -> None:
        self._program = program

    def say(self, word: str) -> dict[str, Any]:
        """Send a word; where everything is then."""
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        print(word, file=self._program.stdin, flush=True)
        told: dict[str, Any] = json.loads(self._program.stdout.readline())
        return told

    def until(self, **wanted: object) -> dict[str, Any]:
        """Where everything is as soon as it is as wanted."""
        end = time.monotonic() + PATIENCE
        while True:
            told = self.say("state")
            if all(told[name] == value for name, value in wanted.items()):
                return told
            assert time.monotonic() < end, (told, wanted)
            time.sleep(0.1)


@contextlib.contextmanager
def an_evening(screens: Plugs) -> Iterator[Evening]:
    env = {**os.environ, "DISPLAY": screens.display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(CHECKOUT)}
    words = [sys.executable, "-m", "tests.walks.plugging"]
    program = subprocess.Popen(words, cwd=CHECKOUT, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield Evening(program)
    finally:
        program.terminate()
        program.communicate(timeout=10)


def test_the_window_goes_with_the_projector_and_comes_back_under_the_curtain(tmp_path: Path) -> None:
    with plugs(tmp_path) as screens:
        screens.plug()
        with an_evening(screens) as evening:
            first = evening.until(shown=True, screen=SECOND)
            assert first["frame"] == [1920, 0, 1280, 720]
            assert first["host screen"] != SECOND
            evening.say("lift")
            evening.until(curtained=False)

            screens.unplug()
            gone = evening.until(shown=False)
            assert gone["absent"]
            assert gone["host"] == first["host"]

            screens.plug()
            back = evening.until(shown=True, screen=SECOND)
            assert back["frame"] == [1920, 0, 1280, 720]
            assert back["curtained"]
            assert not back["active"]
            assert not back["absent"]
            assert back["host"] == first["host"]
            evening.say("lift")
            evening.until(curtained=False)


def test_without_a_projector_nothing_opens_until_there_is_one(tmp_path: Path) -> None:
    with plugs(tmp_path) as screens, an_evening(screens) as evening:
        told = evening.until(shown=False, absent=True)
        assert told["wanted"]
