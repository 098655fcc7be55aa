"""A sample of each large count."""

from __future__ import annotations

import pytest

from tests.soak import COUNTS, SAMPLE


@pytest.mark.parametrize("name", sorted(COUNTS))
def test_a_sample_of_the_large_count_holds(name: str) -> None:
    figures = COUNTS[name](SAMPLE[name], 0)
    assert figures
    assert min(figures.values()) > 0


def test_every_count_has_a_sample() -> None:
    assert set(SAMPLE) == set(COUNTS)
