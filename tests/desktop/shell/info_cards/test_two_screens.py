"""With an audience's window: cards wait until the screens are checked and leak nothing; the dawn goes by Space."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).resolve().parents[4]


@cache
def told() -> dict[str, Any]:
    """What a program on two screens tells."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.desktop.shell.info_cards.two_screens"],
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "Traceback" not in run.stderr, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def test_no_card_opens_before_the_screens_are_known_to_be_apart() -> None:
    assert told()["dark"]
    assert told()["checked"]
    assert told()["not yet"]


def test_nothing_of_an_open_card_reaches_the_audience() -> None:
    assert told()["shown"] == 1
    assert told()["leaks"] == []


def test_space_tells_the_dead_one_by_one_f4_all_of_them_and_then_it_goes_on() -> None:
    first = "지난밤에 죽은 사람: 하린"
    assert told()["heads"] == ["새 아침이 밝았어요", first, f"{first}, 도윤", f"{first}, 도윤, 태오"]
    assert told()["played"] == 0
    assert "3명" in told()["notice"]
    assert told()["kind"] != "dawn"
    assert told()["goes on"]
