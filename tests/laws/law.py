"""How a law is tried: on every game, with seeds that hypothesis drives, the same ones in every run."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.laws.subjects import subjects
from tests.laws.walker import Walker

SEEDS = st.integers(0, 1_000_000)
STEPS = 50

on_every_game = pytest.mark.parametrize("game", sorted(subjects()))


def law(examples: int) -> Callable[[Callable[..., None]], Any]:
    """Try a test with that many random games of every game; ``python -m tests.soak`` tries other seeds."""
    tried = settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    return lambda test: on_every_game(tried(given(seed=SEEDS)(test)))


@lru_cache(maxsize=64)
def a_walk(game: str, seed: int, tidy: bool = False, steps: int = STEPS) -> Walker:
    """A random game, played once for all who look at it; who wants to go on plays another one."""
    return Walker(game, seed, tidy).walk(steps)


def tell(capsys: pytest.CaptureFixture[str], *lines: str) -> None:
    """Print figures past pytest's capture."""
    with capsys.disabled():
        sys.stdout.write("".join(f"\n{line}" for line in lines))
