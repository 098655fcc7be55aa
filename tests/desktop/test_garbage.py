"""What was frozen before stays so; else nothing is frozen for good."""

from __future__ import annotations

import gc

import pytest

from desktop.garbage import uncollected


@pytest.mark.parametrize("frozen", [False, True])
def test_what_somebody_froze_stays_frozen(frozen: bool) -> None:
    gc.unfreeze()
    if frozen:
        gc.freeze()
    before = gc.get_freeze_count()
    with uncollected():
        assert not gc.isenabled()
    assert gc.isenabled()
    assert gc.get_freeze_count() == before
    assert bool(before) is frozen


def test_what_is_built_meanwhile_is_old_at_once() -> None:
    gc.unfreeze()
    with uncollected():
        built: list[list[int]] = [[] for _ in range(gc.get_threshold()[0] * 2)]
    assert built
    assert gc.get_count()[0] < len(built)
    gc.freeze()
