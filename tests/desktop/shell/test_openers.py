"""Whatever the host can open has names, speaks one language, and lies well at every size; each is opened only once."""

from __future__ import annotations

from itertools import product

import pytest

from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.openers import OPENERS
from tests.desktop.shell.test_geometry import SIZES, at_rest
from tests.desktop.shell.test_names import misspoken, unnamed

EVERYTHING = list(product(OPENERS, ("ko", "en")))


@pytest.mark.parametrize(("opener", "language"), EVERYTHING, ids=[f"{what}-{word}" for what, word in EVERYTHING])
def test_it_has_names_speaks_one_language_and_lies_well(sit_down: Seat, opener: str, language: str) -> None:
    hands = sit_down(fate=("white", "held", "held", "held", "fell"))
    if language == "en":
        hands.window.acts.run("language")
    OPENERS[opener](hands)
    hands.wait(60)
    assert (unnamed(hands), misspoken(hands, language)) == ([], [])
    hands.window.setUpdatesEnabled(False)  # painting costs more than all the rest, and nobody looks
    found = {}
    for size in SIZES:
        hands.resize(*size)
        found[size] = at_rest(hands)
    assert found == dict.fromkeys(SIZES, [])
