"""What lies open before the seats, who may talk, where she wailed, and the advice where nothing can be won any more."""

from __future__ import annotations

from itertools import product
from typing import Literal

import pytest
from PySide6.QtCore import Qt

from desktop.shell.board_list.telling import Telling
from desktop.shell.seat_signs import BACK, MARY
from desktop.shell.seats import SeatRow
from desktop.shell.table_check.lines import lines
from desktop.tables import Setup, a_book
from rules.fate import Fate
from rules.hakoonna.events import CardSet, CardsSet, HersSet, PhaseSet, PieceSet, SecretSet, TilesSet
from rules.hakoonna.options import Options
from rules.hakoonna.setup import seats
from rules.hakoonna.state import Secret
from rules.seats import KNOWING_HOST
from tests.desktop.projector import canaries
from tests.desktop.shell.hands import Hands

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
IN_THE_KITCHEN = tuple(PieceSet(piece, "kitchen") for piece in ("blue", "purple", "gray"))
ITEMS = {"red": ("stethoscope",), "blue": ("rods",), "purple": ("smartphone",)}
CARDS = CardsSet(items=ITEMS, powers=2, slots=1, known=("things_move",), sealed=("shut_door",))
ADVICE = "이길 길이 없어요. 항복을 권해 주세요."


@pytest.fixture
def dealt(hands: Hands) -> Hands:
    """Items, powers and the card of the doll lie about; Blue, Purple and the Gray Man stand in the kitchen."""
    shadow = hands.session.book.content.by_id["kitchen"].shadows[1].id
    held = TilesSet(held={"purple": 1})
    hands.session.correct((*IN_THE_KITCHEN, CARDS, held, HersSet(wailed=shadow, mary="purple")), "a test")
    hands.wait()
    return hands


def row(hands: Hands, seat: str) -> SeatRow:
    found = hands.window.side.seats.row(seat)
    assert found is not None
    return found


# ---- the seats


def test_the_item_cards_lie_before_their_seats(dealt: Hands) -> None:
    shown = {seat: row(dealt, seat).signs.shown.cards for seat in ("red", "blue", "green", "purple")}
    assert shown == {
        "red": ("item-stethoscope",),
        "blue": ("item-dowsing-rods",),
        "green": (),
        "purple": ("item-smartphone", MARY),
    }
    assert "청진기" in row(dealt, "red").accessibleDescription()
    assert "메리 카드를 가지고 있어요." in row(dealt, "purple").accessibleDescription()


def test_of_hako_onna_everybody_sees_how_many_powers_and_which_were_shown(dealt: Hands) -> None:
    hers = row(dealt, "hako")
    assert hers.place.text() == "힘 2"
    assert hers.signs.shown.cards == (BACK,)
    assert "봉인된 힘" in hers.accessibleDescription()
    assert "힘 2" in hers.accessibleDescription()


def test_who_may_talk_with_whom_has_one_letter_and_the_gray_man_a_stroke(dealt: Hands) -> None:
    letters = {seat: row(dealt, seat).signs.shown.talk for seat in ("red", "blue", "green", "purple", "gray")}
    assert (letters["blue"], letters["purple"], letters["gray"]) == ("B", "B", "-")
    assert (letters["red"], letters["green"]) == ("A", "A")
    assert "보라와 이야기할 수 있어요." in row(dealt, "blue").accessibleDescription()
    assert "말하지 않아요." in row(dealt, "gray").accessibleDescription()


def test_a_gray_man_known_to_be_white_talks(dealt: Hands) -> None:
    dealt.session.correct((CardSet("white", shown=True),), "a test")
    assert row(dealt, "gray").signs.shown.talk == "B"


@pytest.mark.parametrize(("size", "language"), list(product(SIZES, ("ko", "en"))))
def test_no_card_lies_over_a_name(dealt: Hands, size: tuple[int, int], language: str) -> None:
    dealt.app.context.speak(language)
    dealt.resize(*size)
    dealt.window.side.seats.setVisible(True)
    dealt.wait()
    for seat in ("hako", "red", "blue", "purple", "gray"):
        one = row(dealt, seat)
        assert one.name.width() >= one.name.sizeHint().width()
        assert one.place.width() >= one.place.sizeHint().width()
        if one.signs.isVisible():
            assert not dealt.place(one.signs).intersects(dealt.place(one.name))
            assert not dealt.place(one.signs).intersects(dealt.place(one.tiles).adjusted(0, 1, 0, 0))


# ---- the wail


def test_the_wail_is_marked_on_the_board_in_the_list_and_in_the_check(dealt: Hands) -> None:
    shadow = dealt.session.book.content.by_id["kitchen"].shadows[1].id
    context, scene = dealt.app.context, dealt.play.scene
    assert "울부짖음이 난 곳" in Telling(scene.picture, context.words, "", {}, ()).said(shadow)
    at = scene.layout.spaces[shadow]
    marked = dealt.window.board.view.grab(dealt.window.board.view.mapFromScene(at).boundingRect()).toImage()
    dealt.session.correct((HersSet(mary="purple"),), "a test")
    dealt.wait()
    bare = dealt.window.board.view.grab(dealt.window.board.view.mapFromScene(at).boundingRect()).toImage()
    assert marked != bare
    dealt.session.undo()
    value = next(line.value for line in lines(dealt.session, dealt.app.context.words) if line.key == "room kitchen")
    assert "울부짖은 곳" in value


# ---- nothing can be won any more


def lost(hands: Hands, suggest: Literal["suggest", "silent"] = "suggest") -> None:
    """The doll, the key and her weakness have left the game."""
    options = Options(knowledge="program", auto_impossible=suggest)
    setup = Setup(options, seats(), Fate(seed=5), a_book().content.practice, viewer=KNOWING_HOST)
    hands.window.chosen.emit(setup)
    hands.wait()
    secret = Secret(code=("2", "5", "6"), weakness="chain", pool=("bones", "exit"))
    now = PhaseSet("act", turn="red")
    hands.session.correct((SecretSet(secret), TilesSet(safe_open=True), CardSet("white"), now), "a test")
    hands.wait()


def test_where_nothing_can_be_won_the_host_is_advised_to_suggest_a_surrender(hands: Hands) -> None:
    advice = hands.window.side.prompt.advice
    assert not advice.isVisible()
    lost(hands)
    assert advice.isVisible()
    assert advice.text() == ADVICE
    assert not hands.session.seen().over
    hands.window.acts.run("language")
    assert advice.text() == "No way to win is left. Suggest a surrender."


def test_a_table_may_wish_to_hear_nothing_of_it(hands: Hands) -> None:
    lost(hands, "silent")
    assert not hands.window.side.prompt.advice.isVisible()


def test_the_audience_is_never_told(hands: Hands) -> None:
    hands.key(Qt.Key.Key_F2)
    lost(hands)
    hands.window.audience.there().window.lift(sure=True)
    hands.wait()
    everything = canaries.public(hands.window.audience.there().window)
    told = " ".join((*everything.titles, *everything.texts, *everything.tips, *everything.tree))
    assert hands.window.side.prompt.advice.text() == ADVICE
    assert "항복을 권" not in told
