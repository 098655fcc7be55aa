"""No word on the board is cut off or lies on another, in any language, at any size, in any theme."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop import fonts
from desktop.items import cell, heading
from desktop.items.room_lettering import Lettering, letter
from desktop.items.style import Style
from desktop.scene.layout import Layout, lay
from desktop.theme import theme
from rules.messages import Name
from rules.views import Mark, Picture, Space
from tests.desktop.scene import mansion

SIZES = [(1224, 672), (1490, 968), (2980, 1936), (1280, 720), (1920, 1080), (3840, 2160)]
ALL = [(lang, size, look) for lang in ("ko", "en") for size in SIZES for look in ("night", "projector")]


def words(picture: Picture, laid: Layout, style: Style) -> dict[str, Lettering]:
    rooms = [space for space in picture.spaces if space.shape == "room"]
    return {room.id: letter(room, laid.spaces[room.id], style) for room in rooms}


def styled(picture: Picture, language: str, size: tuple[int, int], look: str) -> tuple[Layout, Style]:
    laid = lay(picture, QSizeF(*size))
    names = {f"group:{group.id}": group.name.en for group in picture.groups}
    return laid, Style(theme(look), language, laid.unit, mansion.LABELS[language] | names)


@pytest.mark.parametrize(("language", "size", "look"), ALL)
def test_words_keep_inside_their_rooms_and_off_each_other(
    qtbot: QtBot, language: str, size: tuple[int, int], look: str
) -> None:
    picture = mansion.practice()
    laid, style = styled(picture, language, size, look)
    wells = {space.id: space for space in picture.spaces if space.within}
    for room, lettering in words(picture, laid, style).items():
        boxes = [caption.rect for caption in lettering.captions] + [badge.rect for badge in lettering.badges]
        slots = [laid.spaces[well] for well, space in wells.items() if space.within == room]
        inner = laid.spaces[room].adjusted(style.wall, style.wall, -style.wall, -style.wall)
        assert all(inner.contains(box) for box in boxes), room
        for a, b in combinations([*boxes, *slots], 2):
            assert not a.adjusted(0.5, 0.5, -0.5, -0.5).intersects(b), (room, a, b)


@pytest.mark.parametrize(("language", "size", "look"), ALL)
def test_no_word_is_shortened_in_the_practice_mansion(
    qtbot: QtBot, language: str, size: tuple[int, int], look: str
) -> None:
    picture = mansion.practice()
    laid, style = styled(picture, language, size, look)
    lettering = words(picture, laid, style)
    for room in mansion.ROOMS:
        said = " ".join(caption.text for caption in lettering[room.id].captions)
        assert style.says(room.name) in said


@pytest.mark.parametrize(("language", "size", "look"), ALL)
def test_words_are_never_too_small_to_read(qtbot: QtBot, language: str, size: tuple[int, int], look: str) -> None:
    picture = mansion.practice()
    laid, style = styled(picture, language, size, look)
    sizes = [c.size for lettering in words(picture, laid, style).values() for c in lettering.captions]
    assert min(sizes) >= 11.5


def test_floor_names_stay_in_their_headers(qtbot: QtBot) -> None:
    laid, style = styled(mansion.practice(), "ko", (1490, 968), "night")
    for group, rect in laid.headers.items():
        assert rect.contains(heading.heading(rect, group, style).rect)


LONG = Name("아주아주 길고 긴 이름을 가진 방", "The unreasonably long drawing room of the late countess")


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("stairs", [0, 1, 2])
def test_very_long_names_give_way(qtbot: QtBot, language: str, stairs: int) -> None:
    marks = (Mark("stairs_up", "2F"), Mark("stairs_down", "B1"))[:stairs] + (Mark("grudge"),)
    room = QRectF(0, 0, 200, 200)
    style = Style(theme("night"), language, 207, mansion.LABELS[language])
    lettering = letter(Space("x", LONG, "room", "1F", marks=marks), room, style)
    boxes = [caption.rect for caption in lettering.captions] + [badge.rect for badge in lettering.badges]
    assert all(room.contains(box) for box in boxes)
    assert not any(a.intersects(b) for a, b in combinations(boxes, 2))


@pytest.mark.parametrize("text", ["문 두 곳이 맞음\n여기 놓을 수 있음", "Two doors match\nIt can be laid here"])
def test_what_is_said_in_a_lit_cell_fits(qtbot: QtBot, text: str) -> None:
    rect = QRectF(0, 0, 190, 190)
    said = cell.captions(rect, text, Style(theme("night"), "ko", 197))
    assert all(rect.contains(caption.rect) for caption in said)
    assert not any(a.rect.intersects(b.rect) for a, b in combinations(said, 2))


def test_no_word_comes_out_as_boxes(qtbot: QtBot) -> None:
    words = ["원한", "怨", "Living room", "뷁 쀍 똠"]
    for text in words:
        for titles in (False, True):
            assert not fonts.tofu(text, fonts.fitting(text, fonts.sized(20, titles=titles))), text


def test_boxes_are_found(qtbot: QtBot) -> None:
    font = fonts.sized(20)
    font.setFamilies(["DejaVu Sans"])
    font.setStyleStrategy(font.StyleStrategy.NoFontMerging)
    assert fonts.tofu("가", font)
    assert not fonts.tofu("a", font)


def test_the_same_picture_again_keeps_every_word(qtbot: QtBot) -> None:
    picture = replace(mansion.practice(), active="red")
    laid, style = styled(picture, "ko", (1490, 968), "night")
    assert len(words(picture, laid, style)) == 9


def test_titles_are_bold_and_not_smeared(qtbot: QtBot) -> None:
    regular, title = fonts.sized(54, titles=True), fonts.sized(54, bold=True, titles=True)
    assert 1.1 < inked(title) / inked(regular) < 1.7


def inked(font: QFont) -> int:
    """How much a word blackens."""
    image = QImage(400, 90, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.setPen(QColor("white"))
    painter.setFont(font)
    painter.drawText(10, 60, "2F 하늘")
    painter.end()
    return sum(bytes(image.constBits()))


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_before_the_audience_every_word_in_a_room_is_read_from_ten_metres(
    qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    picture = mansion.practice()
    laid, style = styled(picture, language, size, "projector")
    sizes = {c.text: c.size / laid.unit for one in words(picture, laid, style).values() for c in one.captions}
    assert min(sizes.values()) >= 0.085, sizes
