"""The visitors of every colour are told apart by hue, by emblem and by hat, and each has its drawings."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from desktop import art
from desktop.shell.new_game.colours import SHAPES
from desktop.theme import theme, visitor
from rules.hakoonna.setup import COLOURS, USUAL, seats

KINDS = [look.removeprefix("visitor-") for _, look in COLOURS.values()]
APART, READ = 40, 4.5


def lightness(colour: str) -> float:
    """Relative luminance, as WCAG has it."""
    parts = (QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF())
    linear: list[float] = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize(("one", "other"), [*combinations(KINDS, 2)])
def test_two_visitors_differ_in_hue_emblem_and_hat(one: str, other: str) -> None:
    first, second = visitor(one), visitor(other)
    a, b = QColor(first.hue), QColor(second.hue)
    apart = (a.red() - b.red(), a.green() - b.green(), a.blue() - b.blue())
    assert max(map(abs, apart)) >= APART
    assert first.emblem != second.emblem
    assert first.hat != second.hat


@pytest.mark.parametrize("kind", KINDS)
def test_each_is_drawn_as_a_pawn_and_as_a_hakobito_in_its_hue(kind: str) -> None:
    for name in (f"visitor-{kind}", f"tile-hakobito-{kind}"):
        assert art.exists(name)
    pale, dark = lightness(visitor(kind).hue) + 0.05, lightness(theme("night").board) + 0.05
    assert pale / dark >= READ


def test_each_colour_has_a_word_for_its_shape() -> None:
    assert set(SHAPES) == set(COLOURS)
    assert len(set(SHAPES.values())) == len(COLOURS)


def test_the_sixth_edition_seats_six_without_the_gray_man() -> None:
    around = seats(USUAL + 1, gray_man=False)
    assert len(around) == 6
    assert len({seat.look for seat in around}) == 6
