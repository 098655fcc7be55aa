"""The audience's window takes a screen of its own, and never the host's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).resolve().parents[3]


def told(sizes: str, remembered: str = "") -> dict[str, Any]:
    """What a program on these screens tells."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.desktop.projector.side_by_side", sizes, remembered],
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def test_it_fills_the_other_screen_under_the_curtain() -> None:
    one = told("1920x1080,1280x720")
    assert one["opened"]
    assert one["first"] == ["screen1", [1920, 0, 1280, 720], True, True]
    assert one["lifted"]
    assert not one["next"]
    assert one["host"][0] == "screen0"
    assert one["closed"]
    assert one["again"]


def test_it_takes_the_largest_of_the_others_and_goes_on_to_the_next_under_the_curtain() -> None:
    one = told("1280x720,800x600,3840x2160")
    assert one["first"][:2] == ["screen2", [2080, 0, 3840, 2160]]
    assert one["next"]
    assert one["second"] == ["screen1", [1280, 0, 800, 600], True, True]
    assert one["remembered"] == "screen1"


def test_it_comes_back_to_the_screen_it_remembers() -> None:
    assert told("1280x720,800x600,3840x2160", "screen1")["first"][0] == "screen1"


def test_with_one_screen_it_does_not_open() -> None:
    one = told("1920x1080")
    assert not one["opened"]
    assert not one["first"][2]
    assert one["absent"][:1] == [True]
