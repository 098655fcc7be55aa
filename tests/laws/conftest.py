"""The games that the laws look at, in memory for as long as there are laws."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.laws.law import a_walk
from tests.laws.sample import refused, sample


@pytest.fixture(autouse=True, scope="package")
def forgotten() -> Iterator[None]:
    """They are as large as everything else together: no later test carries them along."""
    yield
    for remembered in (a_walk, refused, sample):
        remembered.cache_clear()
