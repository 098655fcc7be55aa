"""When Python looks for garbage: not while something large is built that stays."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator


def rest() -> None:
    """Look for no garbage until ``resume``."""
    gc.disable()


def resume() -> None:
    """Look for garbage again; whatever is there by now counts as old, and is not looked through at once."""
    gc.freeze()
    gc.unfreeze()
    gc.enable()


@contextlib.contextmanager
def uncollected() -> Iterator[None]:
    """Work without looking for garbage: what a record is read into stays."""
    collecting = gc.isenabled()
    rest()
    try:
        yield
    finally:
        if collecting:
            resume()
