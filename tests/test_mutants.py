"""The faults that are put into the rules are really in them; all of them are tried by ``python -m tests.mutants``."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]


@pytest.mark.skipif(sys.platform == "win32", reason="a mutant lives in a forked process")
def test_the_tests_of_the_empath_notice_every_fault_in_its_rules() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutants", "empath"], cwd=CHECKOUT, capture_output=True, text=True, check=True
    )
    counted = re.match(r"empath: (\d+)/(\d+)\n", done.stdout)
    assert counted is not None, done.stdout
    assert counted[1] == counted[2] != "0", done.stdout
