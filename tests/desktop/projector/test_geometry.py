"""Nothing is cut off, nothing lies on anything else, and all of it is read from ten metres."""

from __future__ import annotations

from itertools import combinations

import pytest

from desktop.projector import footer, noise_tower
from desktop.projector.tongues import Tongue
from desktop.projector.window import AudienceWindow
from rules.hakoonna.events import NoiseSet, PhaseSet, TilesSet
from rules.hakoonna.options import Options
from tests.desktop.projector.conftest import Open
from tests.desktop.projector.evenings import TURNS, an_evening, give_up, play, set_by_hand

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
TONGUES: list[Tongue] = ["ko", "en", "both"]


@pytest.fixture(params=[(tongue, size) for tongue in TONGUES for size in SIZES], ids=str)
def window(request: pytest.FixtureRequest, opened: Open) -> AudienceWindow:
    """In the middle of an evening, or at its end for the longest words."""
    tongue, size = request.param
    session = an_evening()
    play(session, *TURNS)
    return opened(session, tongue, size, shown=False)


def scale(window: AudienceWindow) -> float:
    return min(window.width() / 1920, window.height() / 1080)


def check_head(window: AudienceWindow) -> None:
    header, unit = window.header, scale(window)
    boxes = [caption.rect for caption in header.captions()]
    if header.head.figure:
        boxes.append(header.figure())
    safe = header.rect().toRectF().adjusted(24 * unit, 0, -24 * unit, -5 * unit)
    assert all(safe.contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    assert not any("…" in caption.text for caption in header.captions())


def test_the_head(window: AudienceWindow) -> None:
    check_head(window)
    first = window.header.captions()[0]
    assert 44 * scale(window) <= first.size <= 58.5 * scale(window)


def test_the_head_in_every_phase(window: AudienceWindow) -> None:
    assert window.publishing is not None
    session = window.publishing.session
    phases = ("build", "ready", "deal", "start", "items", "code", "weakness", "power", "phone", "naming")
    for phase, turn in (("gray", "gray"), *((phase, "red") for phase in phases)):
        set_by_hand(session, PhaseSet(phase, turn))  # type: ignore[arg-type]
        window.picture._notice.stop()
        window.header.tell(window.picture._head)
        check_head(window)


def test_the_head_at_the_end(window: AudienceWindow) -> None:
    assert window.publishing is not None
    give_up(window.publishing.session)
    check_head(window)


def test_the_seats(window: AudienceWindow) -> None:
    foot = window.footer
    places = footer.columns(foot.sitters, foot.size())
    safe = foot.rect().toRectF().adjusted(24 * scale(window), 0, -24 * scale(window), 0)
    for sitter, place, caption in zip(foot.sitters, places, foot.captions(), strict=True):
        assert safe.contains(place)
        assert place.contains(caption.rect)
        assert caption.text == sitter.name
        assert caption.size >= 34 * scale(window)
        assert not footer.figure(sitter, place).intersects(caption.rect)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


def test_the_board_between_head_and_foot(window: AudienceWindow) -> None:
    layout, unit = window.scene.layout, scale(window)
    top, bottom = window.header.geometry().bottom(), window.footer.geometry().top()
    shift = window.view.geometry().topLeft()
    for rect in (*layout.floors.values(), *layout.headers.values()):
        placed = rect.translated(shift.x(), shift.y())
        assert placed.top() > top
        assert placed.bottom() < bottom
        assert placed.left() >= 24 * unit
        assert placed.right() <= window.width() - 24 * unit


def test_the_tower_beside_the_rooms(window: AudienceWindow) -> None:
    tower, layout = window.picture.tower, window.scene.layout
    assert tower.isVisible()
    taken = [*layout.floors.values(), *layout.headers.values()]
    assert not any(tower.boundingRect().intersects(rect) for rect in taken)
    word, count = (caption.rect for caption in tower.captions())
    assert not word.intersects(count)
    assert tower.boundingRect().contains(word.united(count))
    below = tower.boundingRect().adjusted(0, noise_tower.HEAD * layout.unit, 0, 0)
    assert all(below.contains(disc) for disc in noise_tower.discs(below, 5))
    assert layout.floors["B1"].bottom() > tower.boundingRect().top()


def test_long_names_give_way_and_stay_readable(window: AudienceWindow) -> None:
    assert window.publishing is not None
    for seat in ("red", "blue", "green", "purple", "gray"):
        window.publishing.session.rename(seat, "황금독수리온세상을놀라게하다")
    for caption, place in zip(
        window.footer.captions(), footer.columns(window.footer.sitters, window.footer.size()), strict=True
    ):
        assert place.contains(caption.rect)
        assert caption.size >= 33.9 * scale(window)


@pytest.mark.parametrize("name", ["지우", "황금독수리온세상을놀라게하다"])
def test_the_tiles_before_a_seat_are_counted_large_beside_its_name(window: AudienceWindow, name: str) -> None:
    assert window.publishing is not None
    session = window.publishing.session
    for seat in ("red", "gray"):
        session.rename(seat, name)
    session.correct(
        (TilesSet(held={"red": 2, "gray": 12}, diaries=3, safe_open=True, centre=("white",)),), "so it lies"
    )
    foot = window.footer
    names, counts = foot.captions()[:5], foot.captions()[5:]
    assert [caption.text for caption in counts] == ["2", "12"]
    for caption, sitter in zip(counts, [one for one in foot.sitters if one.held], strict=True):
        place = footer.columns(foot.sitters, foot.size())[foot.sitters.index(sitter)]
        assert place.contains(caption.rect)
        assert place.contains(footer.tile(sitter, place))
        assert caption.size >= 44 * scale(window) - 0.1
        assert not footer.tile(sitter, place).intersects(caption.rect)
        assert not any(one.rect.intersects(footer.tile(sitter, place)) for one in names)
    check_head(window)


@pytest.mark.parametrize("size", SIZES)
def test_noise_cards_keep_to_their_place(opened: Open, size: tuple[int, int]) -> None:
    session = an_evening(options=Options(noise="cards"))
    window = opened(session, "ko", size, shown=False)
    set_by_hand(session, NoiseSet(cards=(0, 1, 2, 3, 4, 5)))
    tower, unit = window.picture.tower, window.scene.layout.unit
    assert [caption.text for caption in tower.captions()] == ["소음", "15"]
    below = tower.boundingRect().adjusted(0, noise_tower.HEAD * unit, 0, 0)
    places = noise_tower.cards(below, 6)
    assert all(below.contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


def test_where_the_board_leaves_no_room_the_noise_stands_in_the_head(opened: Open) -> None:
    session = an_evening()
    play(session, *TURNS)
    window = opened(session, "both", (820, 720))
    window.picture.tower.setVisible(False)
    window.header.tell(window.header.head._replace(aside="소음 3 / 5"))
    check_head(window)
    assert noise_tower.place((), 300.0) is None
