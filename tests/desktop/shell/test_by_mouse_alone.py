"""A whole evening by mouse alone, in each language, and how many clicks and drags each part takes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[3]
MOST = {
    "new game": 4, "items": 1, "boards": 16, "finish": 1, "turn": 2, "refusal": 1, "overrule": 2, "undo and redo": 2,
    "audience": 2, "held": 2, "let go": 2, "her time": 1, "gray": 1, "amendment": 3,
}  # fmt: skip
"""Clicks and drags of each part, at most."""


@pytest.mark.parametrize("language", ["ko", "en"])
def test_an_evening_is_played_by_mouse_alone(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.desktop.shell.by_mouse", language],
        cwd=CHECKOUT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    told = json.loads(run.stdout)
    assert {what: count for what, count in told.items() if count > MOST.get(what, 99)} == {}
    assert set(told) >= set(MOST)
    with capsys.disabled():
        sys.stdout.writelines(f"\n  {what}: {told[what]} clicks and drags" for what in MOST)
