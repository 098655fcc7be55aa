"""A printed map: what is drawn equals the picture, drags and keys reach every street, arrows show who will move."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.items.outline import is_low
from desktop.scene import rendering
from desktop.scene.board_scene import BoardScene
from desktop.scene.board_view import BoardView
from desktop.scene.cursor import ARROWS, ahead
from desktop.scene.layout import link_id
from desktop.scene.light import Light
from desktop.theme import theme
from rules.messages import same
from rules.views import Arrow, Link, Mark, Picture, Piece
from tests.desktop.scene import mansion, town
from tests.desktop.scene.conftest import Game, in_a_window, middle, on_screen
from tests.desktop.scene.test_cost import Painted

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
Key = Qt.Key
Make = Callable[..., BoardScene]


@pytest.fixture
def streets(qtbot: QtBot, game: Game) -> Iterator[BoardView]:
    """The busy town in the host's window; the second investigator may go to three places."""
    game.lights["p2"] = {
        "uptown_street": Light.LEGAL, "woods": Light.LEGAL, "the_dreamlands_2": Light.LEGAL,
        "st_marys_hospital": Light.ASKS, "library": Light.DARK,
    }  # fmt: skip
    yield from in_a_window(qtbot, game, "판", town.busy(), town.LABELS["ko"])


def drag(view: BoardView, piece: str, to: QPoint) -> None:
    start = middle(view, piece)
    QTest.mousePress(view.viewport(), LEFT, NONE, start)
    for at in (start + QPoint(20, 4), (start + to) / 2, to):
        QTest.mouseMove(view.viewport(), at)
        QApplication.processEvents()


def rest(view: BoardView, space: str, qtbot: QtBot) -> None:
    """Let the pointer come over a crowd and stay; a window that is still being laid out may call it back once."""
    at = middle(view, space)
    for aside in (QPoint(0, 0), QPoint(1, 0)):
        QTest.mouseMove(view.viewport(), at + aside)
        qtbot.wait(400)
    assert view.board.fan.space == space


def keys(view: BoardView, *pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyClick(view, key)


def pixels(scene: BoardScene, space: str) -> QImage:
    rect = scene.layout.spaces[space].toAlignedRect()
    image = QImage(rect.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, image.rect(), rect)
    painter.end()
    return image


# ---- what is drawn


def test_spaces_links_and_pieces_equal_the_picture(qtbot: QtBot, board: Make) -> None:
    scene = board(mansion.practice())
    for picture in (town.quiet(), town.crowded(), mansion.spread(), town.busy()):
        scene.show(picture, "en", {**town.LABELS["en"], **mansion.LABELS["en"]})
        assert scene.space_ids() == {space.id for space in picture.spaces}
        assert scene.link_ids() == {link_id(link) for link in picture.links}
        assert scene.piece_ids() == {piece.id for piece in picture.pieces if piece.at}


@pytest.mark.parametrize("picture", [town.quiet(), town.busy(), town.crowded()])
def test_everything_stands_in_its_place(qtbot: QtBot, board: Make, picture: Picture) -> None:
    scene = board(picture)
    for piece in picture.pieces:
        item, place = scene.population.pieces[piece.id], scene.population.spaces[piece.at]
        assert place.shape().contains(item.pos()), piece.id


def test_a_town_fills_its_window_without_scrolling(qtbot: QtBot, board: Make) -> None:
    for size in ((1224, 672), (1490, 968), (3840, 2160), (1064, 620)):
        scene = board(town.busy(), "ko", size)
        assert scene.layout.size == QSizeF(*size)
        assert scene.sceneRect().contains(scene.layout.tracks["doom"])


def test_a_piece_goes_from_the_mansion_to_no_town(qtbot: QtBot, board: Make) -> None:
    """What was baked of another board is not left standing."""
    scene = board(town.busy())
    scene.show(mansion.practice(), "ko", mansion.LABELS["ko"])
    assert scene.layout.plates == {}
    assert scene.layout.tracks == {}


@pytest.mark.parametrize(
    ("space", "change"),
    [
        ("library", {"unstable": True}),
        ("woods", {"closed": True}),
        ("newspaper", {"closed": True}),
    ],
)
def test_a_mark_changes_what_is_seen(qtbot: QtBot, board: Make, space: str, change: dict[str, bool]) -> None:
    scene = board(town.quiet())
    before = pixels(scene, space)
    marked = tuple(
        replace(one, marks=tuple(Mark(kind) for kind in change)) if one.id == space else one
        for one in town.quiet().spaces
    )
    scene.show(replace(town.quiet(), spaces=marked), "ko", town.LABELS["ko"])
    assert pixels(scene, space) != before


@pytest.mark.parametrize("track", ["terror", "doom", "monsters"])
def test_a_track_that_rises_is_drawn_anew(qtbot: QtBot, board: Make, track: str) -> None:
    scene = board(town.quiet())
    place = scene.layout.tracks[track].toAlignedRect()
    tracks = tuple(replace(one, cells=("0", "1")) if one.id == track else one for one in town.quiet().tracks)

    def seen() -> QImage:
        image = QImage(place.size(), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        scene.render(painter, image.rect(), place)
        painter.end()
        return image

    before = seen()
    scene.show(replace(town.quiet(), tracks=tracks), "ko", town.LABELS["ko"])
    assert seen() != before


def test_a_cell_is_seen_only_while_somebody_sits_in_it(qtbot: QtBot, board: Make) -> None:
    scene = board(town.quiet())
    empty = pixels(scene, "police_station")
    scene.show(town.moved(town.quiet(), p3="jail_cell"), "ko", town.LABELS["ko"])
    assert pixels(scene, "police_station") != empty
    assert scene.layout.spaces["police_station"].contains(scene.population.pieces["p3"].pos())


def test_figures_differ_in_ink_as_well_as_in_hue(qtbot: QtBot) -> None:
    from desktop import art

    looks = [f"investigator-{number}" for number in range(1, 9)]
    assert len({art.silhouette(look).toFillPolygon().size() for look in looks}) == 8
    frames = [f"monster-{movement}-star" for movement in ("normal", "fast", "stationary", "flying", "unique")]
    shapes = [art.silhouette(frame) for frame in frames]
    assert all(a != b for number, a in enumerate(shapes) for b in shapes[:number])


@pytest.mark.parametrize("sign", "hexagon square triangle slash star diamond plus circle crescent".split())
def test_monsters_and_gates_show_their_sign(qtbot: QtBot, sign: str) -> None:
    from desktop import art

    other = "square" if sign != "square" else "star"
    for kind in ("gate", "monster-fast", "monster-unique", "sign"):
        assert art.pixmap(f"{kind}-{sign}", 64).toImage() != art.pixmap(f"{kind}-{other}", 64).toImage()
        assert art.pixmap(f"{kind}-{sign}", 64).toImage() != art.pixmap("meeple", 64).toImage()


def test_who_is_down_lies_on_the_side_and_can_be_grasped_there(streets: BoardView) -> None:
    scene = streets.board
    down = tuple(replace(piece, down=piece.id == "p2") for piece in town.busy().pieces)
    standing = scene.population.pieces["p2"].figure()
    scene.show(replace(town.busy(), pieces=down), "ko", town.LABELS["ko"])
    item = scene.population.pieces["p2"]
    assert item.figure().width() == pytest.approx(standing.height())
    assert item.boundingRect().contains(item.shape().boundingRect())
    assert item.shape().boundingRect().width() > item.shape().boundingRect().height()
    head = item.pos() + item.figure().center() - QPointF(0.3 * item.figure().width(), 0)
    assert scene.whereabouts.pieces_at(head) == ["p2"]


def test_svg_holds_the_whole_town_in_shapes_and_words(qtbot: QtBot, tmp_path: Path) -> None:
    size = QSize(1490, 968)
    sheet = rendering.sheet(town.crowded(), size, "en", town.LABELS["en"], theme("day"))
    rendering.write_svg(sheet, size, tmp_path / "town.svg")
    written = (tmp_path / "town.svg").read_text()
    assert {"Miskatonic University", "Graveyard", "5 / 12"} <= set(re.findall(r">([^<>]+)</text>", written))
    assert "<image" not in written
    assert QSvgRenderer(QByteArray(written.encode())).isValid()


def test_a_screen_reader_hears_how_many_lie_there(streets: BoardView) -> None:
    assert streets.board.population.spaces["historical_society"].said.endswith("×3")
    assert streets.board.population.pieces["clue:historical_society"].said.endswith("×3")


# ---- drags


@pytest.mark.parametrize("place", ["uptown_street", "woods", "the_dreamlands_2", "st_marys_hospital"])
def test_a_drop_by_mouse_names_the_place(streets: BoardView, qtbot: QtBot, place: str) -> None:
    drag(streets, "p2", middle(streets, place))
    with qtbot.waitSignal(streets.board.dropped) as told:
        QTest.mouseRelease(streets.viewport(), LEFT, NONE, middle(streets, place))
    assert told.args == ["p2", place, 0]


def test_the_name_plate_is_a_part_of_the_street(streets: BoardView, qtbot: QtBot) -> None:
    plate = on_screen(streets, streets.board.layout.plates["uptown_street"].center())
    drag(streets, "p2", plate)
    with qtbot.waitSignal(streets.board.dropped) as told:
        QTest.mouseRelease(streets.viewport(), LEFT, NONE, plate)
    assert told.args == ["p2", "uptown_street", 0]


@pytest.mark.parametrize("place", ["library", "abyss_1", "bank_of_arkham", "sky"])
def test_a_dark_place_says_no_before_the_drop(streets: BoardView, place: str) -> None:
    told: list[str] = []
    streets.board.hovered.connect(lambda _piece, space: told.append(space))
    drag(streets, "p2", middle(streets, place))
    assert told[-1] == place
    assert streets.board.population.pieces["p2"].refused
    drag_on = middle(streets, "woods")
    QTest.mouseMove(streets.viewport(), drag_on)
    assert not streets.board.population.pieces["p2"].refused


def test_lit_places_look_lit(streets: BoardView) -> None:
    before = pixels(streets.board, "woods"), pixels(streets.board, "bank_of_arkham")
    streets.board.lift("p2")
    assert pixels(streets.board, "woods") != before[0]
    assert pixels(streets.board, "bank_of_arkham") != before[1]


def test_between_the_places_is_a_drop_on_nothing(streets: BoardView, qtbot: QtBot) -> None:
    field = on_screen(streets, streets.board.free_rects[0].center())
    drag(streets, "p2", field)
    with qtbot.waitSignal(streets.board.dropped) as told:
        QTest.mouseRelease(streets.viewport(), LEFT, NONE, field)
    assert told.args == ["p2", "", 0]


def test_a_far_way_is_drawn_through_every_street_with_what_it_costs(streets: BoardView) -> None:
    scene = streets.board
    path = ["southside_street", "uptown_street", "miskatonic_u_street", "library"]
    scene.lift("p2")
    scene.draw_way(path, "3")
    line = scene.ways().lines(path)
    assert len(line) == 1
    for space, point in zip(path, line[0], strict=True):
        assert scene.layout.spaces[space].contains(point)
    drawn = scene.lights._way.childItems()
    scene.draw_way(path)
    assert len(scene.lights._way.childItems()) == len(drawn) - 1


def test_a_footpath_is_walked_along_its_bend(streets: BoardView) -> None:
    line = streets.board.ways().points(["miskatonic_u_street", "french_hill_street"])
    straight = (line[0] + line[-1]) / 2
    assert len(line) == 3
    assert line[1].y() > straight.y()


def test_a_piece_that_is_dragged_uncovers_little(streets: BoardView) -> None:
    painted, port = Painted(streets), streets.viewport()
    place = streets.board.layout.spaces["uptown_street"]
    drag(streets, "p2", middle(streets, "uptown_street"))
    figure = streets.board.population.pieces["p2"].boundingRect()
    at = middle(streets, "uptown_street") + QPoint(6, 4)
    plain = painted.by(lambda: QTest.mouseMove(port, at))
    assert 0 < plain < 4 * figure.width() * figure.height()
    dark = painted.by(lambda: QTest.mouseMove(port, middle(streets, "miskatonic_u_street")))
    assert dark < 5 * place.width() * place.height()


# ---- keys


@pytest.mark.parametrize(
    ("start", "arrow", "end"),
    [
        ("northside_street", Key.Key_Right, "downtown_street"),
        ("northside_street", Key.Key_Down, "merchant_district_street"),
        ("northside_street", Key.Key_Up, "newspaper"),
        ("newspaper", Key.Key_Down, "northside_street"),
        ("merchant_district_street", Key.Key_Right, "miskatonic_u_street"),
        ("french_hill_street", Key.Key_Down, "southside_street"),
        ("downtown_street", Key.Key_Down, "merchant_district_street"),
        ("southside_street", Key.Key_Down, "south_church"),
        ("train_station", Key.Key_Right, "newspaper"),
        ("newspaper", Key.Key_Up, "another_dimension_1"),
        ("river_docks", Key.Key_Down, "sky"),
    ],
)
def test_arrows_follow_the_roads(streets: BoardView, start: str, arrow: Qt.Key, end: str) -> None:
    streets.board.cursor.go(start)
    keys(streets, arrow)
    assert streets.board.cursor.space == end


def test_every_place_can_be_reached_by_arrows(streets: BoardView) -> None:
    ground = streets.board.cursor._ground
    places = ground.alike("library")
    reached, todo = {"library"}, ["library"]
    while todo:
        here = todo.pop()
        new = {ahead(places, here, way, ground.linked(here)) for way in ARROWS.values()} - reached
        reached |= new
        todo += new
    worlds = {space.id for space in town.busy().spaces if space.shape == "world"}
    assert reached == streets.board.space_ids() - worlds


def test_a_whole_move_without_a_mouse(streets: BoardView, qtbot: QtBot) -> None:
    keys(streets, Key.Key_Home, Key.Key_Return, Key.Key_Left)
    assert streets.board.cursor.space == "uptown_street"
    with qtbot.waitSignal(streets.board.dropped) as told:
        keys(streets, Key.Key_Return)
    assert told.args == ["p2", "uptown_street", 0]


# ---- arrows of those that move by themselves


def test_each_mover_has_its_arrow_along_its_road(streets: BoardView) -> None:
    shown = streets.board.arrows.shown
    assert [march.colour for march in shown] == ["white", "black", "black", "own"]
    ghoul, gug = shown[:2]
    assert ghoul.start.y() < ghoul.end.y()
    assert gug.start.x() > gug.end.x()
    assert [march.hides for march in shown] == [True, True, False, False]


def test_under_the_pointer_a_mover_shows_only_its_own(streets: BoardView) -> None:
    arrows = streets.board.arrows
    QTest.mouseMove(streets.viewport(), middle(streets, "gug-1"))
    assert [march.colour for march in arrows.shown] == ["black"]
    QTest.mouseMove(streets.viewport(), middle(streets, "byakhee-1"))
    flight = arrows.shown[0]
    assert streets.board.layout.spaces["sky"].adjusted(-2, -2, 2, 2).contains(flight.start)
    QTest.mouseMove(streets.viewport(), on_screen(streets, streets.board.free_rects[0].center()))
    assert len(arrows.shown) == 4


def test_two_that_go_the_same_way_share_an_arrow_and_two_that_meet_pass_each_other(qtbot: QtBot, board: Make) -> None:
    begun = town.busy()
    twin = town.monster("ghoul", 2, "normal", "hexagon", "french_hill_street")
    back = town.monster("witch", 9, "normal", "plus", "southside_street")
    arrows = (
        Arrow("ghoul-1", "southside_street", "white"),
        Arrow("ghoul-2", "southside_street", "white"),
        Arrow("witch-9", "french_hill_street", "black"),
    )
    scene = board(replace(begun, pieces=(*begun.pieces, twin, back), arrows=arrows))
    assert len(scene.arrows.shown) == 2
    there, back_again = scene.arrows.shown
    assert (there.start - back_again.end).manhattanLength() > 5


def test_arrows_go_with_the_picture(streets: BoardView) -> None:
    streets.board.show(town.quiet(), "ko", town.LABELS["ko"])
    assert streets.board.arrows.shown == ()


# ---- crowds


def test_those_in_a_crowd_can_each_be_grasped(qtbot: QtBot, board: Make) -> None:
    scene = board(town.crowded())
    crowd = [piece for piece in town.crowded().pieces if piece.at in ("woods", "easttown_street")]
    for piece in crowd:
        item = scene.population.pieces[piece.id]
        rect = item.sceneBoundingRect()
        points = [
            QPointF(rect.x() + a * rect.width() / 12, rect.y() + b * rect.height() / 12)
            for a in range(13)
            for b in range(13)
        ]
        assert any(scene.whereabouts.pieces_at(at)[:1] == [piece.id] for at in points), piece.id


def test_a_crowd_spreads_under_the_pointer_and_one_of_it_is_dragged_from_there(
    streets: BoardView, game: Game, qtbot: QtBot
) -> None:
    scene = streets.board
    scene.show(town.crowded(), "ko", town.LABELS["ko"])
    game.lights["p7"] = {"uptown_street": Light.LEGAL}
    small = scene.population.pieces["p7"].height
    rest(streets, "woods", qtbot)
    spread = scene.population.pieces["p7"]
    assert spread.height > 1.5 * small
    drag(streets, "p7", middle(streets, "uptown_street"))
    assert scene.fan.space == ""
    assert scene.population.pieces["p6"].pos() == scene.layout.pieces["p6"].rect.center()
    with qtbot.waitSignal(scene.dropped) as told:
        QTest.mouseRelease(streets.viewport(), LEFT, NONE, middle(streets, "uptown_street"))
    assert told.args == ["p7", "uptown_street", 0]
    scene.refused("p7", "uptown_street")
    assert spread.pos() == scene.layout.pieces["p7"].rect.center()


def test_a_fan_closes_when_the_pointer_leaves_or_the_picture_changes(streets: BoardView, qtbot: QtBot) -> None:
    scene = streets.board
    scene.show(town.crowded(), "ko", town.LABELS["ko"])
    homes = {piece: QPointF(item.pos()) for piece, item in scene.population.pieces.items()}
    ways_out: tuple[Callable[[], object], ...] = (
        lambda: QTest.mouseMove(streets.viewport(), middle(streets, "northside_street")),
        lambda: scene.show(town.crowded(), "ko", town.LABELS["ko"]),
    )
    for leave in ways_out:
        rest(streets, "woods", qtbot)
        leave()
        assert {piece: item.pos() for piece, item in scene.population.pieces.items()} == homes
        heights = {piece: item.height for piece, item in scene.population.pieces.items()}
        assert heights == {piece: stand.rect.height() for piece, stand in scene.layout.pieces.items()}
        QTest.mouseMove(streets.viewport(), middle(streets, "northside_street"))


def test_a_single_piece_opens_no_fan(streets: BoardView, qtbot: QtBot) -> None:
    QTest.mouseMove(streets.viewport(), middle(streets, "library"))
    qtbot.wait(400)
    assert streets.board.fan.space == ""


def test_a_heap_tells_how_many_it_holds(qtbot: QtBot, board: Make) -> None:
    scene = board(town.busy())
    assert scene.population.pieces["clue:historical_society"].count == 3
    assert scene.population.pieces["clue:graveyard"].count == 1


def test_too_many_of_a_look_fall_together(qtbot: QtBot, board: Make) -> None:
    mob = tuple(Piece(f"m{n}", same("m"), f"monster-normal-{'star' if n % 2 else 'plus'}", "sky") for n in range(40))
    scene = board(replace(town.quiet(), pieces=mob))
    assert {item.count for item in scene.population.pieces.values()} == {20}


def test_the_host_s_half_of_the_map_tells_where_plates_hang(qtbot: QtBot, board: Make) -> None:
    scene = board(town.quiet())
    for space in town.quiet().spaces:
        if space.shape == "street":
            plate, street = scene.layout.plates[space.id], scene.layout.spaces[space.id]
            assert (plate.center().y() < street.center().y()) == is_low(space)


def test_a_new_road_is_drawn(qtbot: QtBot, board: Make) -> None:
    scene = board(town.quiet())
    links = (*town.quiet().links, Link("easttown_street", "uptown_street", "path"))
    scene.show(replace(town.quiet(), links=links), "ko", town.LABELS["ko"])
    assert "easttown_street-uptown_street:path" in scene.link_ids()
    assert scene.baked.still.printed is not None
    assert len(scene.baked.still.printed.links) == len(links)


# ---- what can be seen can be grasped


@pytest.mark.parametrize("scale", [1.0, 1.5, 3.0])
@pytest.mark.parametrize("space", ["library", "uptown_street", "rlyeh", "sky"])
def test_the_hit_area_of_a_place_ends_at_its_outline(qtbot: QtBot, board: Make, space: str, scale: float) -> None:
    scene = board(town.quiet())
    item, rect = scene.population.spaces[space], scene.layout.spaces[space].adjusted(-6, -6, 6, 6)
    image = QImage((rect.size() * scale).toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, rect.width() * scale, rect.height() * scale), rect)
    painter.end()
    y = round(0.6 * image.height())
    ground = image.pixelColor(0, y).lightness()
    drawn = next(x for x in range(image.width()) if abs(image.pixelColor(x, y).lightness() - ground) > 12)
    hit = next(x for x in range(image.width()) if item.shape().contains(rect.topLeft() + QPointF(x, y) / scale))
    assert abs(drawn - hit) / scale <= 3.0


def test_beside_the_arch_and_the_round_end_is_no_place(qtbot: QtBot, board: Make) -> None:
    scene = board(town.quiet())
    for space in ("library", "uptown_street"):
        corner = scene.layout.spaces[space].topLeft() + QPointF(3, 3)
        assert scene.whereabouts.space_at(corner) == ""


@pytest.mark.parametrize("piece", ["ghoul-1", "byakhee-1", "gate:the_witch_house", "p2", "shambler-1"])
def test_the_hit_area_of_a_piece_is_its_ink(qtbot: QtBot, board: Make, piece: str) -> None:
    item = board(town.busy()).population.pieces[piece]
    rect = item.figure().adjusted(-3, -3, 3, 3)
    image = QImage(rect.size().toSize(), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-rect.topLeft())
    item.paint(painter, None)  # type: ignore[arg-type]
    painter.end()
    shape = item.shape()
    points = [(x, y) for x in range(image.width()) for y in range(image.height())]
    wrong = [
        (x, y)
        for x, y in points
        if shape.contains(rect.topLeft() + QPointF(x + 0.5, y + 0.5)) != (image.pixelColor(x, y).alpha() > 100)
    ]
    assert len(wrong) < 0.05 * len(points)
