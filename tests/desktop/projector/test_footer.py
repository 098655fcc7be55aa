"""What lies open before the seats, and what goes from one to another, in the foot of the audience's picture."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from desktop.projector import footer, gift
from desktop.projector.window import AudienceWindow
from rules.hakoonna.actions import Give
from rules.hakoonna.events import CardsSet, PhaseSet, PieceSet, TilesSet
from tests.desktop.projector.conftest import Open
from tests.desktop.projector.evenings import TURNS, an_evening, play, set_by_hand

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
ITEMS = {"red": ("stethoscope",), "blue": ("rods", "smartphone")}
HELD = {"red": 3, "green": 2}


def at_the_table(opened: Open, size: tuple[int, int] = (1920, 1080), language: str = "ko") -> AudienceWindow:
    session = an_evening()
    play(session, *TURNS)
    window = opened(session, language, size, shown=False)
    together = PieceSet("red", "study"), PieceSet("blue", "study"), PieceSet("green", "study")
    set_by_hand(session, *together, CardsSet(items=ITEMS), TilesSet(held=HELD), PhaseSet("act", "red"))
    return window


def give(window: AudienceWindow, to: str, count: int) -> None:
    assert window.publishing is not None
    play(window.publishing.session, Give("red", to, count=count))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["ko", "en"])
def test_item_cards_lie_in_their_frame_beside_name_and_tiles(
    opened: Open, size: tuple[int, int], language: str
) -> None:
    foot = at_the_table(opened, size, language).footer
    shown = {sitter.name: sitter.cards for sitter in foot.sitters}
    assert list(shown.values())[:3] == [("item-stethoscope",), ("item-dowsing-rods", "item-smartphone"), ()]
    for sitter, place in zip(foot.sitters, footer.columns(foot.sitters, foot.size()), strict=True):
        words = [footer.name(sitter, place, foot.theme).rect]
        taken = [*words, *footer.cards(sitter, place), *([footer.bubble(sitter, place)] if sitter.talk else [])]
        taken += [footer.tile(sitter, place), footer.count(sitter, place, foot.theme).rect] if sitter.held else []
        assert all(place.contains(one) for one in taken)
        assert not any(one.intersects(other) for one, other in combinations(taken, 2))
        assert footer.name(sitter, place, foot.theme).text == sitter.name


def test_an_arrow_leads_from_who_gives_to_who_gets(opened: Open) -> None:
    window = at_the_table(opened)
    before = grabbed(window)
    assert gift_of(window) is None
    give(window, "green", 2)
    assert gift_of(window) == (0, 2, 2)
    places = footer.columns(window.footer.sitters, window.footer.size())
    start, end = gift.ends(places, 0, 2)
    assert places[0].left() < start.x() < places[0].right()
    assert places[2].left() < end.x() < places[2].right()
    number = gift.number_at(places, 0, 2).x()
    assert any(one.right() < number < other.left() for one, other in pairwise(places))
    assert grabbed(window) != before


def test_the_arrow_goes_by_itself_and_with_the_deed(opened: Open) -> None:
    window = at_the_table(opened)
    give(window, "blue", 1)
    window.footer._given.setInterval(1)
    window.footer.hand_over((0, 1, 1))
    QTest.qWait(50)
    assert gift_of(window) is None
    give(window, "blue", 1)
    assert gift_of(window) == (0, 1, 1)
    assert window.publishing is not None
    window.publishing.session.undo()
    assert gift_of(window) is None


def gift_of(window: AudienceWindow) -> tuple[int, int, int] | None:
    return window.footer.gift


def grabbed(window: AudienceWindow) -> QImage:
    return window.footer.grab().toImage()
