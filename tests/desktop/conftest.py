"""What the windows of the tests here leave behind."""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def swept() -> Iterator[None]:
    """What the windows of a module leave behind is not carried through all the others."""
    yield
    gc.collect()
