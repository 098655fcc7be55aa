"""The clock of the square is read from the back row and leaves every seat free."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.projector.stage import Line
from desktop.projector.town_clock import Face
from desktop.projector.window import AudienceWindow
from desktop.scene.labels import labels
from desktop.scene.ring_labels import circle
from desktop.words import Words
from tests.desktop.projector.conftest import Open
from tests.desktop.projector.evenings import an_evening
from tests.desktop.scene import square

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
SAID = {
    False: {"ko": "막시밀리안의 변론", "en": "Maximilian may speak"},
    True: {"ko": "막시밀리안", "en": "Maximilian"},
}


def show(opened: Open, size: tuple[int, int], count: int, large: bool, language: str = "ko") -> AudienceWindow:
    window = opened(an_evening(), language, size, shown=False)
    window.scene.show(square.vote(square.square(count)), language, labels(Words(language)))
    window.clock.show_face(Face(Line(""), "3" if large else "59:59", 0.4, large), (SAID[large][language],))
    return window


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [5, 8, 9, 12, 16, 20])
def test_the_corner_leaves_every_seat_free(opened: Open, size: tuple[int, int], count: int) -> None:
    window = show(opened, size, count, False)
    rect = QRectF(window.clock.geometry())
    assert QRectF(window.view.geometry()).contains(rect)
    for space in circle(window.scene.picture):
        seat = window.scene.layout.spaces[space.id].translated(QPointF(window.view.pos()))
        at = seat.center()
        near = QPointF(min(max(at.x(), rect.left()), rect.right()), min(max(at.y(), rect.top()), rect.bottom()))
        assert ((near - at).x() ** 2 + (near - at).y() ** 2) ** 0.5 > 1.4 * seat.width() / 2, space.id


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("large", [False, True])
def test_all_of_it_is_large_enough_for_the_back_row(
    opened: Open, size: tuple[int, int], language: str, large: bool
) -> None:
    window = show(opened, size, 12, large, language)
    words = window.clock.captions()
    assert [one.text for one in words][1:] == [SAID[large][language]]
    whole = QRectF(window.clock.rect())
    for one in words:
        assert one.size >= size[1] / 40
        assert whole.contains(one.rect)


def test_a_countdown_covers_the_middle_and_nothing_else(opened: Open) -> None:
    window = show(opened, (1920, 1080), 12, True)
    middle = window.scene.layout.spaces["centre"]
    assert abs(window.clock.width() - middle.width()) <= 2
    assert (QRectF(window.clock.geometry()).center() - middle.center()).manhattanLength() < 4
