"""What a module of the tests tells that is run as a program of its own, on screens or with memory of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

CHECKOUT: Final = Path(__file__).resolve().parents[2]


@cache
def told_by(module: str, *arguments: str) -> dict[str, Any]:
    """What it prints as JSON; it is run once for all who ask."""
    run = subprocess.run(
        [sys.executable, "-m", module, *arguments],
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
