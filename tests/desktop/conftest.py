"""What the windows of the tests here leave behind."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent


@pytest.fixture(autouse=True)
def gone() -> Iterator[None]:
    """A window that was to be deleted later is deleted now: many tests never come to that later."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True, scope="module")
def swept() -> Iterator[None]:
    """What the windows of a module leave behind is not carried through all the others."""
    yield
    gc.collect()
