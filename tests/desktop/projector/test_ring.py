"""People round a table before the audience: the ring has all the height, the head speaks from the corners."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.items import person_disc
from desktop.projector.header import Head
from desktop.projector.tongues import Said
from desktop.projector.window import AudienceWindow
from desktop.scene.labels import labels
from desktop.scene.ring_labels import circle
from desktop.words import Words
from rules.views import Picture
from tests.desktop.projector.conftest import Open
from tests.desktop.projector.evenings import an_evening
from tests.desktop.scene import mansion, square

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
HEADS = [
    Head(("셋째 낮",), ("산 사람 10",)),
    Head(("Minseo nominates Bartholomew",), ("Third day",), "", "10 alive"),
    Head(("민서가 바르톨로메오를 지목했어요", "Minseo nominates Bartholomew"), ("셋째 낮", "Third day")),
    Head(("아무도 처형되지 않고 밤이 되었어요",), ("지목",)),
]


def show(window: AudienceWindow, picture: Picture) -> None:
    window.scene.show(picture, "ko", labels(Words("ko")))


@pytest.fixture(params=SIZES, ids=str)
def window(request: pytest.FixtureRequest, opened: Open) -> AudienceWindow:
    made = opened(an_evening(), "ko", request.param, shown=False)
    show(made, square.vote(square.square()))
    return made


def test_the_ring_has_the_height_that_the_footer_leaves(window: AudienceWindow) -> None:
    assert window.view.geometry().top() == 0
    assert window.view.height() >= window.height() - window.footer.height() - 1
    show(window, mansion.practice())
    assert window.view.geometry().top() > 0


@pytest.mark.parametrize("count", [5, 9, 12, 16, 20])
@pytest.mark.parametrize("head", HEADS)
def test_the_corners_leave_every_seat_free(window: AudienceWindow, count: int, head: Head) -> None:
    show(window, square.square(count))
    window.header.tell(head)
    words = [words.rect for words in window.header.captions()]
    assert len(words) >= 2
    assert not any(one.intersects(other) for one, other in combinations(words, 2))
    for space in circle(window.scene.picture):
        rect = window.scene.layout.spaces[space.id]
        at = rect.center()
        for one in words:
            near = QPointF(min(max(at.x(), one.left()), one.right()), min(max(at.y(), one.top()), one.bottom()))
            assert (near - at).manhattanLength() > rect.width() / 2


@pytest.mark.parametrize("head", HEADS)
def test_the_corners_are_read_from_ten_metres_and_nothing_is_cut(window: AudienceWindow, head: Head) -> None:
    window.header.tell(head)
    unit, whole = window.height() / 1080, QRectF(window.header.rect())
    for words in window.header.captions():
        assert words.size >= 28 * unit - 0.01
        assert "…" not in words.text
        assert whole.contains(words.rect)


def test_everything_is_said_in_the_corners(window: AudienceWindow) -> None:
    said: Said = ("Minseo nominates Bartholomew",)
    window.header.tell(Head(said, ("Third day",)))
    told = " ".join(words.text for words in window.header.captions())
    assert told == "Minseo nominates Bartholomew Third day"


def test_names_before_the_audience_are_read_from_the_back_row(window: AudienceWindow) -> None:
    style = window.scene.style_of_board
    for space in circle(window.scene.picture):
        for words in person_disc.captions(space, window.scene.layout.spaces[space.id], style):
            assert words.size >= window.view.height() / 40


def test_nobody_can_point_at_it(window: AudienceWindow) -> None:
    assert not window.view.isInteractive()
