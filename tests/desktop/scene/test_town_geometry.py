"""No word of a printed map is cut off or lies on another, in either language, at any size, near or on the wall."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from pytestqt.qtbot import QtBot

from desktop.items import place_lettering, tally
from desktop.items.caption import Caption
from desktop.items.outline import is_low
from desktop.items.place import zone_words
from desktop.items.style import Style
from desktop.scene import crowd
from desktop.scene.layout import Layout
from desktop.scene.map_layout import lay_map
from desktop.theme import theme
from rules.messages import Name, same
from rules.views import Piece, Space, Track
from tests.desktop.scene import town

SIZES = [(1064, 620), (1224, 672), (1490, 968), (1920, 984), (2980, 1936), (3840, 2160), (1920, 800), (900, 1400)]
ALL = [(lang, size, look) for lang in ("ko", "en") for size in SIZES for look in ("night", "projector")]
LEAST = {"night": 10.5, "projector": 13.0}
ON_THE_WALL = 24.0
"""Pixels of 1080: 40 mm on a picture 1.8 m tall, a seventh of a degree and more from ten metres."""
UNDER_A_HEAD, OVER_CARDS = 963, 899
"""What the audience's window of 1080 leaves a map: under its head alone, and with cards that hold on at its foot."""


def laid(language: str, size: tuple[int, int], look: str) -> tuple[Layout, Style]:
    picture = town.busy()
    names = {f"group:{group.id}": _says(group.name, language) for group in picture.groups}
    wished = Style(theme(look), language, 0, {**names, **town.LABELS[language]})
    layout = lay_map(picture, QSizeF(*size), wished)
    return layout, replace_unit(wished, layout.unit)


def replace_unit(style: Style, unit: float) -> Style:
    return Style(style.theme, style.language, unit, style.labels, style.letters)


def _says(name: Name, language: str) -> str:
    return name.ko if language == "ko" else name.en


def lettering(layout: Layout, style: Style) -> Iterator[tuple[str, QRectF, Caption]]:
    """Every word, with what it must stay in."""
    for space in town.busy().spaces:
        rect = layout.spaces[space.id]
        if space.shape == "location":
            band = place_lettering.band(space, rect, style)
            yield from ((space.id, band.rect, words) for words in band.captions)
        elif space.shape == "street":
            words = place_lettering.plate(space, rect, is_low(space), style)
            yield space.id, layout.plates[space.id], words
        elif space.shape == "world":
            yield from ((space.id, rect, words) for words in place_lettering.head(space, rect, style))
        elif space.shape == "zone":
            yield from ((space.id, rect, words) for words in zone_words(space, rect, style))
    for track in town.busy().tracks:
        if track.id in layout.tracks:
            yield from ((track.id, layout.tracks[track.id], words) for words in _on_track(track, layout, style))


def _on_track(track: Track, layout: Layout, style: Style) -> tuple[Caption, ...]:
    return tally.heads(track, layout.tracks[track.id], style)


@pytest.mark.parametrize(("language", "size", "look"), ALL)
def test_words_keep_to_their_places_and_off_each_other(
    qtbot: QtBot, language: str, size: tuple[int, int], look: str
) -> None:
    layout, style = laid(language, size, look)
    words = list(lettering(layout, style))
    for name, place, caption in words:
        assert place.adjusted(-0.5, -0.5, 0.5, 0.5).contains(caption.rect), (name, caption.text)
        assert "…" not in caption.text, name
    for (one, _, a), (other, _, b) in combinations(words, 2):
        assert not a.rect.adjusted(0.5, 0.5, -0.5, -0.5).intersects(b.rect), (one, other)


@pytest.mark.parametrize(("language", "size", "look"), ALL)
def test_no_name_takes_more_than_two_lines_or_becomes_too_small(
    qtbot: QtBot, language: str, size: tuple[int, int], look: str
) -> None:
    layout, style = laid(language, size, look)
    words = list(lettering(layout, style))
    for space in town.busy().spaces:
        assert sum(name == space.id for name, _, _ in words) <= 2
    assert min(caption.size for _, _, caption in words) >= LEAST[look] * min(1.0, layout.unit / (268 * 0.816))


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("tall", [UNDER_A_HEAD, OVER_CARDS])
@pytest.mark.parametrize("scale", [2 / 3, 1, 2])
def test_names_are_read_from_ten_metres(qtbot: QtBot, language: str, scale: float, tall: int) -> None:
    layout, style = laid(language, (round(1920 * scale), round(tall * scale)), "projector")
    words = list(lettering(layout, style))
    assert [(name, one.text, one.size) for name, _, one in words if one.size < (ON_THE_WALL - 0.05) * scale] == []


@pytest.mark.parametrize(("language", "size", "look"), ALL)
def test_places_plates_and_tracks_leave_each_other_alone(
    qtbot: QtBot, language: str, size: tuple[int, int], look: str
) -> None:
    layout, _ = laid(language, size, look)
    outer = [space for space in town.busy().spaces if not space.within]
    boxes = {space.id: layout.spaces[space.id] for space in outer}
    boxes |= {f"plate:{name}": rect.adjusted(3, 3, -3, -3) for name, rect in layout.plates.items()} | dict(
        layout.tracks
    )
    whole = QRectF(0, 0, layout.size.width(), layout.size.height())
    for name, rect in boxes.items():
        assert whole.contains(rect), name
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        assert not a.adjusted(1, 1, -1, -1).intersects(b), (one, other)


@pytest.mark.parametrize(("language", "size", "look"), ALL)
def test_pieces_stand_clear_of_names(qtbot: QtBot, language: str, size: tuple[int, int], look: str) -> None:
    layout, style = laid(language, size, look)
    words: dict[str, list[QRectF]] = {}
    for name, _, caption in lettering(layout, style):
        words.setdefault(name, []).append(caption.rect)
    for piece in town.busy().pieces:
        stand = layout.pieces[piece.id].rect
        assert stand.height() >= 14.0
        assert not any(stand.adjusted(2, 2, -2, -2).intersects(rect) for rect in words.get(piece.at, ())), piece.id


@pytest.mark.parametrize(("language", "size", "look"), ALL)
def test_areas_lie_in_their_worlds_under_the_names(
    qtbot: QtBot, language: str, size: tuple[int, int], look: str
) -> None:
    layout, style = laid(language, size, look)
    heads: dict[str, list[QRectF]] = {}
    for name, _, caption in lettering(layout, style):
        heads.setdefault(name, []).append(caption.rect)
    for space in town.busy().spaces:
        if space.within:
            rect = layout.spaces[space.id]
            assert layout.spaces[space.within].contains(rect)
            if space.within in town.WORLDS:
                assert not any(rect.adjusted(0, 2, 0, 0).intersects(head) for head in heads[space.within]), space.id


@pytest.mark.parametrize("size", SIZES)
def test_cells_of_a_track_lie_in_its_panel_under_its_name(qtbot: QtBot, size: tuple[int, int]) -> None:
    layout, style = laid("en", size, "projector")
    for track in town.busy().tracks:
        if track.id in layout.tracks:
            rect = layout.tracks[track.id]
            heads = [words.rect for words in tally.heads(track, rect, style)]
            for cell in tally.cells(rect, tally.wide(track), style):
                assert rect.contains(cell)
                assert not any(cell.intersects(head) for head in heads)


LONG = Name("아주아주 길고 긴 이름을 가진 오래된 저택", "The unreasonably long drawing room of the late countess")


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("shape", ["location", "world", "zone"])
def test_very_long_names_give_way(qtbot: QtBot, language: str, shape: str) -> None:
    space, rect = Space("x", LONG, shape, "", y=100, width=95, height=108), QRectF(0, 0, 110, 108)
    style = Style(theme("night"), language, 268.0)
    said = {
        "location": lambda: place_lettering.band(space, rect, style).captions,
        "world": lambda: place_lettering.head(space, rect, style),
        "zone": lambda: zone_words(space, rect, style),
    }[shape]()
    assert 1 <= len(said) <= 2
    assert all(rect.contains(caption.rect) for caption in said)


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("area", [QRectF(0, 0, 87, 58), QRectF(0, 0, 87, 42), QRectF(0, 0, 156, 54)])
def test_up_to_twelve_keep_inside_and_show_most_of_themselves(count: int, area: QRectF) -> None:
    pieces = [Piece(f"p{n}", same("p"), f"investigator-{n}", "x") for n in range(count)]
    rects = [stand.rect for stand in crowd.stand(pieces, area, "p3", 1.0).values()]
    assert len({(rect.x(), rect.y()) for rect in rects}) == count
    for rect in rects:
        assert area.adjusted(-4, -1, 4, 1).contains(rect.adjusted(0.07 * rect.width(), 0, -0.07 * rect.width(), 0))
    for a, b in combinations(rects, 2):
        both = a.intersected(b)
        assert both.width() * both.height() <= 0.42 * a.width() * a.height()
