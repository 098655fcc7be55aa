"""Whatever the host can open has names, speaks one language, and lies well at every size; each is opened only once."""

from __future__ import annotations

import pytest

from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.openers import OPENERS
from tests.desktop.shell.test_geometry import SIZES, at_rest
from tests.desktop.shell.test_names import misspoken, unnamed


@pytest.mark.parametrize("opener", OPENERS)
def test_it_has_names_speaks_one_language_and_lies_well(sit_down: Seat, opener: str) -> None:
    """Every other one is opened in English; then the language is changed over it, where there is a key for that."""
    first, other = ("ko", "en") if list(OPENERS).index(opener) % 2 else ("en", "ko")
    hands = opened(sit_down, opener, first)
    looks_well(hands, first)
    hands.window.acts.run("language")
    hands.wait(60)
    if hands.app.context.words.language == first:
        hands.close()
        hands = opened(sit_down, opener, other)
    looks_well(hands, other)


def opened(sit_down: Seat, opener: str, language: str) -> Hands:
    hands = sit_down(fate=("white", "held", "held", "held", "fell"))
    if language == "en":
        hands.window.acts.run("language")
    OPENERS[opener](hands)
    hands.wait(60)
    return hands


def looks_well(hands: Hands, language: str) -> None:
    assert (unnamed(hands), misspoken(hands, language)) == ([], [])
    hands.window.setUpdatesEnabled(False)  # painting costs more than all the rest, and nobody looks
    found = {}
    for size in SIZES:
        hands.resize(*size)
        found[size] = at_rest(hands)
    assert found == dict.fromkeys(SIZES, [])
