"""A ring of seats lies wholly in sight, in equal steps, and nothing on it lies on anything else."""

import dataclasses
import math
from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF
from pytestqt.qtbot import QtBot

from desktop.items import centre, person_disc, token_paper
from desktop.items.caption import Caption
from desktop.items.room import Room
from desktop.items.seat import pill_caption, tag, tag_rect
from desktop.items.seat_parts import on_chip, place, shown
from desktop.items.style import Style, around
from desktop.scene.labels import labels
from desktop.scene.layout import Layout
from desktop.scene.ring_labels import circle, middle_of
from desktop.scene.ring_layout import is_ring, lay_ring
from desktop.theme import theme
from desktop.words import Words
from rules.views import Picture
from tests.desktop.scene import mansion, square, town

COUNTS = range(5, 21)
HOST = [(1224, 672), (1490, 968), (2980, 1936)]
"""The board beside its panels, of a window of 1280×720, 1920×1080, 3840×2160."""
WALL = [(1280, 720), (1920, 1080), (3840, 2160)]
ALL = [("night", size) for size in HOST + WALL] + [("projector", size) for size in WALL]
STRANGE = [(1064, 620), (900, 1400), (2560, 800), (700, 500)]


def laid(picture: Picture, size: tuple[int, int], look: str, language: str = "ko") -> tuple[Layout, Style]:
    wished = Style(theme(look), language, 0, labels(Words(language)))
    layout = lay_ring(picture, QSizeF(*size), wished)
    return layout, replace_unit(wished, layout.unit)


def replace_unit(style: Style, unit: float) -> Style:
    return Style(style.theme, style.language, unit, style.labels, style.letters)


def rooms(picture: Picture, layout: Layout) -> list[Room]:
    return [Room(one, layout.spaces[one.id], (), layout.plates.get(one.id, QRectF())) for one in circle(picture)]


def distance(one: QRectF, other: QRectF) -> float:
    apart = one.center() - other.center()
    return math.hypot(apart.x(), apart.y())


def meets(rect: QRectF, disc: QRectF) -> bool:
    x = min(max(disc.center().x(), rect.left()), rect.right()) - disc.center().x()
    y = min(max(disc.center().y(), rect.top()), rect.bottom()) - disc.center().y()
    return math.hypot(x, y) < disc.width() / 2 - 0.01


def inside(words: Caption, disc: QRectF) -> bool:
    """Whether the letters lie within the rim."""
    tall = 0.34 * words.size
    box = QRectF(words.rect.x(), words.y - tall, words.width, 2 * tall)
    corners = (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight())
    return all(math.hypot(*(at - disc.center()).toTuple()) <= disc.width() / 2 for at in corners)


def has_room_at(size: float, words: Caption, disc: QRectF) -> bool:
    """Whether the line would stay clear of the broadest rim if it were written so large."""
    clear = around(disc, -person_disc.STRONG * disc.width() / 2)
    return inside(dataclasses.replace(words, size=size), clear)


def steps_of(layout: Layout, picture: Picture) -> list[float]:
    """The way along the ellipse from each seat to the next, a step up counting less from nine seats on."""
    line, seats = layout.floors[""], [layout.spaces[space.id].center() for space in circle(picture)]
    weight = 0.72 if len(seats) >= 9 else 1.0
    across, down = line.width() / 2, line.height() / 2
    turns = [math.atan2((at.y() - line.center().y()) / down, (at.x() - line.center().x()) / across) for at in seats]
    found = []
    for one, other in zip(turns, [*turns[1:], turns[0]], strict=True):
        ways = [one + (other - one) % (2 * math.pi) * part / 200 for part in range(201)]
        points = [(across * math.cos(way), weight * down * math.sin(way)) for way in ways]
        found.append(sum(math.dist(a, b) for a, b in zip(points, points[1:], strict=False)))
    return found


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(("look", "size"), ALL)
def test_seats_lie_clockwise_from_the_top_in_equal_steps(
    qtbot: QtBot, count: int, look: str, size: tuple[int, int]
) -> None:
    picture = square.square(count) if look == "projector" else square.quiet(count)
    layout, _ = laid(picture, size, look)
    top = layout.spaces["p1"].center()
    assert abs(top.x() - size[0] / 2) < 1
    assert all(layout.spaces[space.id].center().y() >= top.y() - 0.01 for space in circle(picture))
    assert layout.spaces["p2"].center().x() > top.x()
    steps = steps_of(layout, picture)
    assert max(steps) / min(steps) < 1.02


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(("look", "size"), [*ALL, *(("night", size) for size in STRANGE)])
def test_nothing_leaves_the_view_or_lies_on_anything(
    qtbot: QtBot, count: int, look: str, size: tuple[int, int]
) -> None:
    picture = square.vote(square.square(count) if look == "projector" else square.night(count))
    layout, style = laid(picture, size, look, "en")
    assert layout.size == QSizeF(*size)
    whole = QRectF(0, 0, *size)
    seats = [layout.spaces[space.id] for space in circle(picture)]
    for room in rooms(picture, layout):
        look_of = "person" if look == "projector" else "role-empath"
        parts = [place(part, room.rect) for part in shown(room.space, look_of).values()]
        words = [tag_rect(one) for one in tag(room, style)]
        assert all(whole.contains(rect) for rect in (room.rect, *parts, *words)), room.space.id
        assert room.plate.isEmpty() or whole.contains(room.plate)
    for one, other in combinations(seats, 2):
        assert distance(one, other) > one.width() + 2
    for name, plate in layout.plates.items():
        others = [rect for seat, rect in layout.spaces.items() if seat not in (name, "centre")]
        assert not any(meets(plate, rect) for rect in others), name
    for one, other in combinations(layout.plates.values(), 2):
        assert not one.intersects(other)
    assert not any(meets(layout.spaces["centre"], rect) for rect in seats)


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("size", [*HOST, (1064, 620)])
@pytest.mark.parametrize("language", ["ko", "en"])
def test_a15_a19_reminders_lie_clear_of_everything_with_their_whole_labels(
    qtbot: QtBot, count: int, size: tuple[int, int], language: str
) -> None:
    """At every angle of a token, and several at each of some."""
    every = tuple(square.reminder(50 + seat, seat, "중독", "Poisoned") for seat in range(1, count + 1))
    picture = square.night(count)
    picture = replace(picture, pieces=(*picture.pieces, *every))
    layout, style = laid(picture, size, "night", language)
    chips = {piece.id: layout.pieces[piece.id].rect for piece in picture.pieces if on_chip(piece)}
    assert len(chips) == count + 14
    said = [words.rect for words in centre.captions(middle_of(picture, layout.spaces["centre"], style), style)]
    for one, other in combinations(chips.values(), 2):
        assert not one.intersects(other)
    for name, chip in chips.items():
        assert QRectF(0, 0, *size).contains(chip), name
        assert not any(chip.intersects(plate) for plate in (*layout.plates.values(), *said)), name
        for room in rooms(picture, layout):
            parts = [place(part, room.rect) for part in shown(room.space, "role-empath").values()]
            assert not any(meets(chip, disc) for disc in (room.rect, *parts)), (name, room.space.id)


@pytest.mark.parametrize("size", [*HOST, *STRANGE])
def test_labels_that_are_too_many_stay_to_be_read(qtbot: QtBot, size: tuple[int, int]) -> None:
    many = tuple(square.reminder(100 + number, 1 + number % 20, "능력 없음", "No ability") for number in range(120))
    picture = square.quiet(20)
    layout, _ = laid(replace(picture, pieces=(*picture.pieces, *many)), size, "night", "en")
    at_one = [layout.pieces[piece.id].rect for piece in many if piece.at == "p1"]
    assert not any(one.intersects(other) for one, other in combinations(at_one, 2))


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", WALL)
def test_names_on_the_square_are_read_from_ten_metres(
    qtbot: QtBot, count: int, language: str, size: tuple[int, int]
) -> None:
    picture = square.vote(square.square(count))
    layout, style = laid(picture, size, "projector", language)
    for space in circle(picture):
        disc = layout.spaces[space.id]
        lines = person_disc.captions(space, disc, style)
        assert "".join(line.text.removesuffix("-") for line in lines) == style.says(space.name)
        for words in lines:
            usual = 34 * size[1] / 1080
            assert words.size >= usual - 0.01 or len(lines) > 1 or not has_room_at(usual, words, disc), words.text
            assert words.size >= size[1] / 40
            assert inside(words, disc), words.text
            assert QRectF(0, 0, *size).contains(words.rect)
    where = layout.spaces["centre"]
    for words in centre.captions(middle_of(picture, where, style), style):
        for corner in (words.rect.topLeft(), words.rect.topRight(), words.rect.bottomLeft(), words.rect.bottomRight()):
            apart = corner - where.center()
            assert math.hypot(apart.x(), apart.y()) < where.width() / 2, words.text


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", HOST)
def test_every_word_of_a_token_stays_on_its_paper(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    picture = square.quiet(20)
    layout, style = laid(picture, size, "night", language)
    for piece in picture.pieces:
        seat = layout.spaces[piece.at]
        words = token_paper.captions(style.says(piece.name), seat)
        assert " ".join(one.text for one in words) == style.says(piece.name)
        for one in words:
            for corner in (one.rect.bottomLeft(), one.rect.topRight()):
                apart = corner - seat.center()
                assert math.hypot(apart.x(), apart.y()) < seat.width() / 2, one.text
    for room in rooms(picture, layout):
        caption = pill_caption(room, style)
        assert room.plate.contains(caption.rect), caption.text
        assert caption.text.startswith(str(room.space.col + 1))


def test_only_people_round_a_table_are_a_ring(qtbot: QtBot) -> None:
    assert is_ring(square.quiet())
    assert not is_ring(mansion.practice())
    assert not is_ring(town.busy())


@pytest.mark.parametrize("count", COUNTS)
def test_a17_the_smaller_side_says_how_large_a_seat_is(qtbot: QtBot, count: int) -> None:
    usual, wide = (laid(square.quiet(count), size, "night")[0] for size in ((1490, 968), (4000, 968)))
    assert wide.unit == usual.unit
    assert wide.spaces["p1"].width() <= 2 * 72.01


def test_the_corners_of_the_audiences_board_stay_free_for_the_head(qtbot: QtBot) -> None:
    for count in COUNTS:
        layout, _ = laid(square.square(count), (1920, 1080), "projector")
        corners = QRectF(0, 0, 36 + 0.24 * 1920, 106), QRectF(1884 - 0.24 * 1920, 0, 500, 106)
        for space in circle(square.square(count)):
            rect = layout.spaces[space.id]
            number = QRectF(rect.center() - QPointF(1.05, 1.0) * rect.width() / 2, rect.size())
            assert not any(meets(corner, rect) for corner in corners), count
            assert number.isValid()
