"""The hand of a vote's clock glides clockwise to whoever is counted next, and never for long."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.items.seat_parts import ON_PAPER, ON_PERSON, place
from desktop.scene.board_scene import BoardScene
from desktop.scene.labels import labels
from desktop.theme import theme
from desktop.words import Words
from rules.views import Mark, Picture, Track
from tests.desktop.scene import square

FRAME = 20


def vote(counted: int, look: str, count: int = 12) -> Picture:
    """The nominee is seat 7, so that the first hand is that of seat 8; seat 10 is dead and votes with its ghost."""
    order = [*range(8, count + 1), *range(1, 8)]
    marks = {seat: [Mark("hand" if seat % 2 == 0 else "no-hand")] for seat in order[:counted]}
    for seat, kinds in ((7, ("nominee",)), (1, ("nominator",)), (10, ("dead", "ghost-vote"))):
        marks.setdefault(seat, []).extend(map(Mark, kinds))
    if counted < count:
        marks.setdefault(order[counted], []).append(Mark("next-hand"))
    quiet = square.square(count) if look == "projector" else square.quiet(count)
    return voting(square.marked(quiet, marks))


def voting(picture: Picture) -> Picture:
    return replace(picture, tracks=(*picture.tracks, Track("votes", (), 5)))


@pytest.fixture(params=["night", "projector"])
def look(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def scene(qtbot: QtBot, look: str) -> Iterator[BoardScene]:
    made = BoardScene(colours=theme(look))
    made.set_size(QSizeF(1920, 1080))
    show(made, vote(0, look))
    made.finish()
    yield made
    made.finish()


def show(scene: BoardScene, picture: Picture) -> None:
    scene.show(picture, "ko", labels(Words("ko")))


def angle(scene: BoardScene) -> float:
    """Where the hand points, clockwise from the top, in degrees."""
    pose = scene.clock_hand.pose
    assert pose is not None
    return math.degrees(pose.angle + math.pi / 2) % 360


def of_seat(scene: BoardScene, number: int) -> float:
    away = scene.layout.spaces[f"p{number}"].center() - scene.layout.spaces["centre"].center()
    return math.degrees(math.atan2(away.y(), away.x()) + math.pi / 2) % 360


def frames(scene: BoardScene) -> list[float]:
    """The angles of the hand, frame by frame, until nothing moves any more."""
    seen = [angle(scene)]
    while scene.motion.running:
        for moving in [*scene.motion._running]:
            moving.setCurrentTime(moving.currentTime() + FRAME)
        seen.append(angle(scene))
        if len(seen) > 100:
            raise AssertionError("it never stands still")
    return seen


def test_it_glides_clockwise_to_the_next_hand_within_a_fifth_of_a_second(scene: BoardScene, look: str) -> None:
    assert abs(angle(scene) - of_seat(scene, 8)) < 0.1
    for counted in range(1, 12):
        start = angle(scene)
        show(scene, vote(counted, look))
        assert abs(angle(scene) - start) < 0.1
        turned = [(one - start) % 360 for one in frames(scene)]
        assert turned == sorted(turned)
        assert len(turned) <= 200 / FRAME + 1
        assert turned[-1] < 90
        assert abs((angle(scene) - of_seat(scene, (7 + counted) % 12 + 1) + 180) % 360 - 180) < 0.1


def test_a_hand_that_is_taken_back_turns_it_back(scene: BoardScene, look: str) -> None:
    show(scene, vote(3, look))
    scene.finish()
    start = angle(scene)
    show(scene, vote(2, look))
    turned = [(start - one) % 360 for one in frames(scene)]
    assert turned == sorted(turned)
    assert turned[-1] < 90


def test_with_reduced_movement_it_is_there_at_once(scene: BoardScene, look: str) -> None:
    scene.motion.reduced = True
    show(scene, vote(1, look))
    assert abs(angle(scene) - of_seat(scene, 9)) < 0.1
    assert len(frames(scene)) == 1


def test_a_quick_count_finishes_what_still_glides(scene: BoardScene, look: str) -> None:
    for counted in (1, 2, 3):
        show(scene, vote(counted, look))
    assert abs(angle(scene) - of_seat(scene, 10)) < 0.1
    assert abs(frames(scene)[-1] - of_seat(scene, 11)) < 0.1


def test_no_seat_is_lit_before_its_hand_is_counted(scene: BoardScene, look: str) -> None:
    """Also that of a ghost vote: while the hand glides there, and when it has arrived."""
    show(scene, vote(2, look))
    waiting = pixels(scene)
    scene.finish()
    assert alike(pixels(scene), waiting)
    show(scene, vote(3, look))
    assert not alike(pixels(scene), waiting)


def pixels(scene: BoardScene) -> QImage:
    """The sign of a hand at seat 10."""
    style, seat = scene.style_of_board, scene.layout.spaces["p10"]
    parts = ON_PERSON if style.theme.audience else ON_PAPER
    rect = place(parts["hand"], seat).toAlignedRect()
    image = QImage(rect.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), QRectF(rect))
    painter.end()
    return image


def alike(one: QImage, other: QImage) -> bool:
    bits, others = (bytes(image.constBits()) for image in (one, other))
    return max(abs(a - b) for a, b in zip(bits, others, strict=True)) <= 8


def test_it_goes_with_the_vote(scene: BoardScene, look: str) -> None:
    show(scene, square.square(12) if look == "projector" else square.quiet(12))
    assert scene.clock_hand.pose is None


def test_its_tip_stays_off_every_name(qtbot: QtBot) -> None:
    for count in range(5, 21):
        made = BoardScene(colours=theme("night"))
        made.motion.pace = 0.0
        made.set_size(QSizeF(1490, 968))
        for seat in range(1, count + 1):
            picture = square.marked(square.quiet(count), {seat: (Mark("next-hand"),)})
            show(made, voting(picture))
            pose = made.clock_hand.pose
            assert pose is not None
            assert not any(plate.contains(pose.line.p2()) for plate in made.layout.plates.values()), (count, seat)
