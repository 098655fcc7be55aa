"""A ring of seats under the hand: what is drawn, what can be grasped, where the keys lead, what is said."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter, QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import accessibility, art
from desktop.items.chip import ChipItem
from desktop.items.seat_token import SeatToken
from desktop.scene.board_scene import BoardScene
from desktop.scene.board_view import BoardView
from desktop.scene.labels import labels
from desktop.scene.light import Light
from desktop.theme import theme
from desktop.words import Words
from rules.views import Mark, Picture
from tests.desktop.scene import mansion, square
from tests.desktop.scene.conftest import Game, in_a_window, middle, on_screen
from tests.desktop.scene.test_hit_area import has_ink

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
Key = Qt.Key
SEATS = [f"p{number}" for number in range(1, 13)]


@pytest.fixture
def ring(qtbot: QtBot, game: Game) -> Iterator[BoardView]:
    """The third night in the host's window; the token of seat 3 may go to three seats."""
    game.lights["token:p3"] = {"p1": Light.LEGAL, "p7": Light.ASKS, "p10": Light.LEGAL, "p2": Light.DARK}
    yield from in_a_window(qtbot, game, "마도서", square.night(), labels(Words("ko")))


def shown(
    picture: Picture, look: str = "night", language: str = "ko", size: tuple[int, int] = (1490, 968)
) -> BoardScene:
    scene = BoardScene(colours=theme(look))
    scene.motion.pace = 0.0
    scene.set_size(QSizeF(*size))
    scene.show(picture, language, labels(Words(language)))
    return scene


def pixels(scene: BoardScene, rect: QRectF) -> QImage:
    whole = rect.toAlignedRect()
    image = QImage(whole.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, image.rect(), whole)
    painter.end()
    return image


def alike(one: QImage, other: QImage) -> bool:
    """The same but for the last bits of a colour, which the edge of a repainted part may change."""
    bits, others = (bytes(image.constBits()) for image in (one, other))
    return max(abs(a - b) for a, b in zip(bits, others, strict=True)) <= 4


def round_seat(scene: BoardScene, seat: str) -> QRectF:
    rect = scene.layout.spaces[seat]
    return rect.adjusted(-0.6 * rect.width(), -0.6 * rect.width(), 0.6 * rect.width(), 0.6 * rect.width())


def keys(view: BoardView, *pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyClick(view, key)


# ---- what is drawn


def test_items_equal_the_picture(qtbot: QtBot) -> None:
    scene = shown(square.quiet())
    for picture in (square.night(), square.quiet(7), mansion.practice(), square.square(15), square.night(20)):
        scene.show(picture, "en", {**mansion.LABELS["en"], **labels(Words("en"))})
        assert scene.space_ids() == {space.id for space in picture.spaces}
        assert scene.piece_ids() == {piece.id for piece in picture.pieces if piece.at}


@pytest.mark.parametrize(
    "kind",
    [
        "dead", "ghost-vote", "ghost-vote-used", "hand", "no-hand", "next-hand", "nominator", "nominee", "block",
        "dying", "awake", "evil", "good",
    ],
)  # fmt: skip
@pytest.mark.parametrize("seat", [2, 7, 11])
def test_every_mark_of_a_token_is_drawn_and_taken_off_again(qtbot: QtBot, kind: str, seat: int) -> None:
    scene = shown(square.quiet())
    place = round_seat(scene, f"p{seat}")
    before = pixels(scene, place)
    scene.show(square.marked(square.quiet(), {seat: (Mark(kind),)}), "ko", labels(Words("ko")))
    assert pixels(scene, place) != before
    scene.show(square.quiet(), "ko", labels(Words("ko")))
    assert alike(pixels(scene, place), before)


@pytest.mark.parametrize(
    "kind",
    [
        "dead",
        "ghost-vote",
        "ghost-vote-used",
        "hand",
        "no-hand",
        "next-hand",
        "nominator",
        "nominee",
        "block",
        "traveller",
    ],
)
def test_every_mark_of_a_person_is_drawn(qtbot: QtBot, kind: str) -> None:
    scene = shown(square.square(), "projector", size=(1920, 1080))
    place = round_seat(scene, "p2")
    before = pixels(scene, place)
    scene.show(square.marked(square.square(), {2: (Mark(kind),)}), "ko", labels(Words("ko")))
    assert pixels(scene, place) != before


def test_teams_are_told_by_their_shape(qtbot: QtBot) -> None:
    """Without any hue the badges still differ."""
    seen: list[QImage] = []
    for name in ("townsfolk", "outsider", "minion", "demon", "traveller"):
        marks = tuple(
            replace(space, marks=(Mark("number", "2"), Mark("team", name))) if space.id == "p2" else space
            for space in square.quiet().spaces
        )
        scene = shown(replace(square.quiet(), spaces=marks))
        token = scene.population.pieces["token:p2"]
        assert isinstance(token, SeatToken)
        badge = token.parts()["badge"].translated(token.pos())
        grey = pixels(scene, badge).convertToFormat(QImage.Format.Format_Mono, Qt.ImageConversionFlag.ThresholdDither)
        assert all(grey != other for other in seen)
        seen.append(grey)


def test_the_turn_is_shown_at_the_seat(qtbot: QtBot) -> None:
    scene = shown(square.quiet())
    before = pixels(scene, round_seat(scene, "p4"))
    scene.show(replace(square.quiet(), active="token:p4", turn="p4"), "ko", labels(Words("ko")))
    assert pixels(scene, round_seat(scene, "p4")) != before


def test_a_vote_turns_its_hand_and_counts(qtbot: QtBot) -> None:
    scene = shown(square.vote(square.square(), hand=3), "projector", size=(1920, 1080))
    clock = scene.layout.spaces["centre"].adjusted(-60, -60, 60, 60)
    before = pixels(scene, clock)
    scene.show(square.vote(square.square(), hand=4), "ko", labels(Words("ko")))
    after = pixels(scene, clock)
    assert after != before
    anew = shown(square.vote(square.square(), hand=4), "projector", size=(1920, 1080))
    assert alike(after, pixels(anew, clock))


@pytest.mark.parametrize("pictures", [(square.quiet(), square.night()), (square.night(), square.vote(square.night()))])
def test_what_is_drawn_anew_in_part_equals_what_is_drawn_whole(qtbot: QtBot, pictures: tuple[Picture, Picture]) -> None:
    scene = shown(pictures[0])
    pixels(scene, scene.sceneRect())
    scene.show(pictures[1], "ko", labels(Words("ko")))
    assert alike(pixels(scene, scene.sceneRect()), pixels(shown(pictures[1]), scene.sceneRect()))


@pytest.mark.parametrize("picture", [square.square(), square.vote(square.square()), square.square(20)])
def test_the_square_draws_no_role(qtbot: QtBot, picture: Picture, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    draw = art.draw

    def noted(painter: QPainter, name: str, rect: QRectF, colour: str = "") -> None:
        drawn.append(name)
        draw(painter, name, rect, colour)

    QPixmapCache.clear()
    monkeypatch.setattr(art, "draw", noted)
    scene = shown(picture, "projector", size=(1920, 1080))
    pixels(scene, scene.sceneRect())
    assert "shroud" in drawn
    assert [name for name in drawn if name.startswith("role-")] == []
    assert scene.layout.plates == {}


def test_a_role_that_nobody_drew_is_a_question_and_no_meeple(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    QPixmapCache.clear()
    monkeypatch.setattr(art, "draw", lambda _painter, name, *_rest: drawn.append(name))
    pieces = tuple(replace(piece, look="role-nobody") for piece in square.quiet().pieces)
    scene = shown(replace(square.quiet(), pieces=pieces))
    pixels(scene, scene.sceneRect())
    assert "role-unknown" in drawn
    assert "role-nobody" not in drawn


def test_every_character_of_the_picture_has_a_glyph() -> None:
    looks = {square.role(number)[0] for number in range(1, 21)}
    assert all(art.exists(look) for look in looks)
    assert art.exists("role-plaguedoctor")
    assert art.exists("role-towncrier")


def test_a21_the_ring_is_laid_anew_in_another_size(ring: BoardView) -> None:
    for size in ((900, 700), (1224, 672), (1490, 968)):
        ring.resize(*size)
        QApplication.processEvents()
        scene = ring.board
        assert scene.layout.size == QSizeF(*size)
        for piece in scene.population.pieces.values():
            assert scene.sceneRect().contains(piece.pos())
    assert ring.board.population.pieces["token:p3"].pos() == ring.board.layout.spaces["p3"].center()


# ---- what can be grasped


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("piece", ["token:p3", "token:p5", "token:p12", "mark:1", "mark:22", "bluff:1"])
def test_a24_the_hit_area_is_what_is_drawn(qtbot: QtBot, scale: float, piece: str) -> None:
    item = shown(square.night()).population.pieces[piece]
    assert isinstance(item, SeatToken | ChipItem)
    image, shape = ink_of(item, scale), item.shape()
    corner, slack = item.boundingRect().topLeft() - QPointF(4, 4), max(2, round(2 * scale))
    for y in range(0, image.height(), 4):
        for x in range(0, image.width(), 4):
            inside = shape.contains(corner + QPointF((x + 0.5) / scale, (y + 0.5) / scale))
            assert has_ink(image, x, y, slack) or not inside, (x, y)
            all_ink = all(has_ink(image, x + a, y + b, 0) for a in (-slack, slack) for b in (-slack, slack))
            assert inside or not all_ink, (x, y)


def ink_of(item: SeatToken | ChipItem, scale: float) -> QImage:
    """The item alone, all that it covers."""
    rect = item.boundingRect().adjusted(-4, -4, 4, 4)
    image = QImage(round(rect.width() * scale), round(rect.height() * scale), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(-rect.topLeft())
    item.paint(painter, None)  # type: ignore[arg-type]  # as Qt calls it
    painter.end()
    return image


def test_a_seat_is_met_on_its_disc_and_on_its_name(qtbot: QtBot) -> None:
    scene = shown(square.quiet())
    at = scene.whereabouts.space_at
    disc, plate = scene.layout.spaces["p4"], scene.layout.plates["p4"]
    assert at(disc.center()) == at(plate.center()) == "p4"
    assert at(disc.topLeft() + QPointF(3, 3)) == ""
    assert at(plate.topLeft() + QPointF(1, 1)) == ""
    assert at(scene.sceneRect().center()) == "centre"


def test_a16_the_middle_steals_no_reminder(qtbot: QtBot) -> None:
    scene = shown(square.night(20), size=(1224, 672))
    for name, item in scene.population.pieces.items():
        if name.startswith("mark:"):
            assert scene.whereabouts.pieces_at(item.pos())[0] == name


def drag(view: BoardView, piece: str, to: QPoint) -> None:
    start = middle(view, piece)
    QTest.mousePress(view.viewport(), LEFT, NONE, start)
    for at in (start + QPoint(20, 4), (start + to) / 2, to):
        QTest.mouseMove(view.viewport(), at)
        QApplication.processEvents()


def test_a_token_is_dropped_on_a_lit_seat(ring: BoardView, qtbot: QtBot) -> None:
    to = middle(ring, "p10")
    drag(ring, "token:p3", to)
    with qtbot.waitSignal(ring.board.dropped) as told:
        QTest.mouseRelease(ring.viewport(), LEFT, NONE, to)
    assert told.args == ["token:p3", "p10", 0]


def test_a_held_token_darkens_the_seats_it_cannot_go_to(ring: BoardView) -> None:
    tokens = ring.board.population.pieces

    def veiled() -> set[str]:
        return {name for name, item in tokens.items() if isinstance(item, SeatToken) and item.veiled}

    drag(ring, "token:p3", middle(ring, "p2"))
    assert veiled() == {f"token:{seat}" for seat in SEATS} - {"token:p1", "token:p7", "token:p10", "token:p3"}
    assert tokens["token:p3"].refused
    keys(ring, Key.Key_Escape)
    assert veiled() == set()
    assert tokens["token:p3"].pos() == ring.board.layout.spaces["p3"].center()


@pytest.mark.parametrize(("act", "seat"), [("lit", "p1"), ("asks", "p7"), ("refused", "p2"), ("select", "p5")])
def test_the_states_of_a_seat_are_seen(ring: BoardView, act: str, seat: str) -> None:
    place = round_seat(ring.board, seat)
    before = pixels(ring.board, place)
    if act == "select":
        ring.board.select(seat)
    else:
        drag(ring, "token:p3", middle(ring, "p2" if act == "refused" else "p4"))
    assert pixels(ring.board, place) != before


def test_a7_a_lost_pointer_puts_the_token_back(ring: BoardView) -> None:
    drag(ring, "token:p3", on_screen(ring, QPointF(700, 300)))
    ring.clearFocus()
    assert ring.board.hand.piece == ""
    assert ring.board.population.pieces["token:p3"].pos() == ring.board.layout.spaces["p3"].center()


def test_a_reminder_can_be_lifted_too(ring: BoardView) -> None:
    drag(ring, "mark:1", on_screen(ring, QPointF(700, 300)))
    assert ring.board.hand.piece == "mark:1"
    keys(ring, Key.Key_Escape)


# ---- keys


@pytest.mark.parametrize(("onward", "back"), [(Key.Key_Right, Key.Key_Left), (Key.Key_Down, Key.Key_Up)])
def test_arrow_keys_go_all_round_and_back(ring: BoardView, onward: Qt.Key, back: Qt.Key) -> None:
    keys(ring, onward)
    assert ring.board.cursor.space == "p1"
    went = []
    for _ in SEATS:
        keys(ring, onward)
        went.append(ring.board.cursor.space)
    assert went == [*SEATS[1:], "p1"]
    for seat in reversed(SEATS):
        keys(ring, back)
        assert ring.board.cursor.space == seat


def test_enter_lifts_the_token_and_drops_it_on_the_seat_that_the_keys_found(ring: BoardView, qtbot: QtBot) -> None:
    keys(ring, Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert ring.board.hand.piece == "token:p3"
    keys(ring, Key.Key_Left, Key.Key_Left)
    with qtbot.waitSignal(ring.board.dropped) as told:
        keys(ring, Key.Key_Return)
    assert told.args == ["token:p3", "p1", 0]


def test_the_focus_is_framed_at_every_seat(ring: BoardView) -> None:
    for _ in SEATS:
        place = ring.board.layout.spaces[ring.board.cursor.space or "p1"].adjusted(-12, -12, 12, 12)
        before = pixels(ring.board, place)
        keys(ring, Key.Key_Right)
        assert pixels(ring.board, place) != before


# ---- what is said


def names(view: BoardView) -> list[str]:
    canvas = accessibility.interface(view)
    assert canvas is not None
    children = [canvas.child(number) for number in range(canvas.childCount())]
    return [child.text(QAccessible.Text.Name) for child in children if child is not None]


def test_the_host_hears_seat_person_character_and_marks(ring: BoardView) -> None:
    said = names(ring)
    assert "3 민서: 꿈꾸는 자, 주민, 깨어 있음" in said
    assert "5 서연: 성결자, 주민, 죽음, 유령표 남음" in said
    assert any(one.startswith("1 지우: 수사관, ") and "능력 없음" in one and "중독" in one for one in said)
    assert "능력 없음: 1 지우" in said
    assert "까마귀지기" in said


def test_the_square_tells_no_character_and_no_team(qtbot: QtBot) -> None:
    for language in ("ko", "en"):
        scene = shown(square.vote(square.square()), "projector", language, (1920, 1080))
        said = [item.said for item in scene.population.spaces.values()]
        said += [item.said for item in scene.population.pieces.values()]
        teams = {text for key, text in labels(Words(language)).items() if key.startswith("team:") and "trav" not in key}
        assert not any(team in one for team in teams for one in said)
    assert "5 Seoyeon: dead, ghost vote left" in said
    assert "7 Yuna: nominated" in said


# ---- arrows


def test_who_was_pointed_at_is_drawn_from_seat_to_seat(qtbot: QtBot) -> None:
    scene = shown(square.night())
    between = scene.layout.spaces["p4"].united(scene.layout.spaces["p6"])
    with_arrow = pixels(scene, between)
    scene.show(replace(square.night(), arrows=()), "ko", labels(Words("ko")))
    assert pixels(scene, between) != with_arrow


@pytest.mark.parametrize("make", [square.quiet, square.night, square.square])
@pytest.mark.parametrize("count", [5, 20])
def test_a_ring_does_not_keep_one_waiting(qtbot: QtBot, make: Callable[[int], Picture], count: int) -> None:
    import time

    scene = shown(make(count))
    began = time.perf_counter()
    scene.show(square.marked(make(count), {2: (Mark("dead"),)}), "ko", labels(Words("ko")))
    assert time.perf_counter() - began < 0.5
