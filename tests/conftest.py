"""Every test draws offscreen unless its environment names a screen."""

import gc
import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True, scope="module")
def swept() -> Iterator[None]:
    """What the windows of a module leave behind is not carried through all the others."""
    yield
    gc.collect()
