"""The audience sees what is public and final, and can do nothing to it."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.projector.stage import stage_of
from desktop.projector.tongues import Tongues
from desktop.projector.window import TITLE
from desktop.scene.board_scene import BoardScene
from desktop.scene.light import Light
from desktop.session import Session
from desktop.theme import theme
from rules.hakoonna.actions import Open as OpenShadow
from rules.hakoonna.actions import Stack, Walk
from rules.hakoonna.events import CardSet, PhaseSet, PieceSet
from rules.hakoonna.options import Options
from rules.hakoonna.state import Phase
from rules.hakoonna.views import HakoView
from rules.seats import AUDIENCE
from tests.desktop.projector import canaries
from tests.desktop.projector.conftest import Open
from tests.desktop.projector.evenings import TURNS, an_evening, give_up, play, red_walks, set_by_hand
from tests.tables import a_match


def test_the_head_and_the_seats_tell_whose_turn_it_is(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    assert window.header.head.headline == ("빨강의 차례",)
    assert window.header.head.phase == ("방문자의 시간",)
    assert [one.name for one in window.footer.sitters if one.now] == ["빨강"]
    red_walks(session)
    assert window.header.head.headline == ("파랑의 차례",)
    assert [one.name for one in window.footer.sitters if one.now] == ["파랑"]


def test_both_languages_stand_in_the_head(opened: Open) -> None:
    window = opened(an_evening(), "both")
    assert list(window.header.head.headline) == ["빨강의 차례", "Red's turn"]
    assert list(window.header.head.phase) == ["방문자의 시간", "The visitors' time"]
    window.speak("en")
    assert list(window.header.head.headline) == ["Red's turn"]
    assert window.footer.sitters[-1].name == "The Gray Man"


def test_box_womans_figure_and_seat_are_not_shown(opened: Open) -> None:
    window = opened(an_evening())
    assert "box-woman" not in {one.look for one in window.footer.sitters}


def test_the_board_is_the_audiences_picture(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    red_walks(session)
    assert window.scene.picture == session.picture(AUDIENCE)
    assert window.scene.picture.active == "blue"


def test_the_tower_counts_the_discs(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    play(session, *TURNS)
    assert [caption.text for caption in window.picture.tower.captions()] == ["소음", "3 / 5"]


def test_a_walk_glides(opened: Open, qtbot: QtBot) -> None:
    session = an_evening()
    window = opened(session)
    window.set_pace(1.0)
    play(session, Stack("red"))
    window.scene.finish()
    piece = window.scene.population.pieces["red"]
    start = piece.pos()
    play(session, Walk("red", "living"))
    end = window.scene.layout.pieces["red"].rect.center()
    assert piece.pos() == start != end
    qtbot.waitUntil(lambda: piece.pos() not in (start, end), timeout=3000)
    qtbot.waitUntil(lambda: not window.moving, timeout=3000)
    assert piece.pos() == end


def test_every_look_into_a_shadow_shows_the_same_eye(opened: Open, qtbot: QtBot) -> None:
    session = an_evening()
    window = opened(session)
    play(session, Stack("red"))
    window.set_pace(0.1)
    before = len(window.scene.items())
    play(session, OpenShadow("red", next(space.id for space in session.picture().spaces if space.within == "hall")))
    assert len(window.scene.items()) == before + 1
    qtbot.waitUntil(lambda: not window.moving, timeout=3000)
    assert len(window.scene.items()) == before


def test_nobody_can_point_at_it(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    before = canaries.public(window)
    piece = window.view.mapFromScene(window.scene.population.pieces["red"].pos())
    for target in (window, window.view, window.view.viewport(), window.header, window.footer):
        QTest.mouseMove(target, piece)
        QTest.mousePress(target, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, piece)
        QTest.mouseMove(target, piece + QPoint(60, 20))
        QTest.mouseRelease(target, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, piece)
        QTest.mouseDClick(target, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, piece)
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_B, Qt.Key.Key_F2):
            QTest.keyClick(target, key)
        _wheel(target)
        QApplication.sendEvent(target, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, piece, piece))
        QApplication.sendEvent(target, QHelpEvent(QHelpEvent.Type.ToolTip, piece, piece))
    assert canaries.differing(before, canaries.public(window)) == set()
    assert window.scene.hand.drag is None
    assert QApplication.activePopupWidget() is None


def _wheel(target: object) -> None:
    event = QWheelEvent(
        QPointF(9, 9), QPointF(9, 9), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(target, event)  # type: ignore[arg-type]


def test_it_takes_no_focus_and_hides_the_pointer(opened: Open) -> None:
    window = opened(an_evening())
    window.setFocus()
    assert not window.hasFocus()
    assert window.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert window.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    for part in (window, window.header, window.view, window.view.viewport()):
        assert part.cursor().shape() == Qt.CursorShape.BlankCursor
    assert not window.actions()


def test_its_title_is_always_the_same(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    play(session, *TURNS)
    assert window.windowTitle() == TITLE == "Lanternboard"


def test_a_drag_a_selection_and_lights_on_the_hosts_board_show_nowhere(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    before = canaries.public(window)
    host = BoardScene(lambda _piece, _turn: {"living": Light.LEGAL}, theme("night"))
    host.motion.pace = 0.0
    host.show(session.picture(), "ko", {})
    host.lift("red")
    host.hand.drag.move(host.layout.spaces["living"].center())  # type: ignore[union-attr]
    host.select("study")
    host.light({"study": Light.LEGAL})
    host.draw_way(("hall", "living"))
    assert not window.scene.lights.shown
    assert canaries.differing(before, canaries.public(window)) == set()


def test_a_refusal_leaves_no_trace(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    before = canaries.public(window)
    session.drop("red", "bedroom")
    session.play(Walk("blue", "study"))
    assert canaries.differing(before, canaries.public(window)) == set()


def test_the_end_names_the_winners(opened: Open) -> None:
    session = an_evening("black")
    window = opened(session)
    give_up(session)
    assert window.header.head.phase == ("게임 끝",)
    assert "이겼어요" in window.header.head.headline[0]
    assert not any(one.now for one in window.footer.sitters)


def test_who_is_off_the_board_is_faded(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    set_by_hand(session, PieceSet("green", ""))
    assert [one.name for one in window.footer.sitters if one.out] == ["초록"]
    assert "green" not in window.scene.piece_ids()


def test_a_new_name_is_shown(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    session.rename("red", "지우")
    assert window.header.head.headline == ("지우의 차례",)
    assert window.footer.sitters[0].name == "지우"


def test_the_drawn_board_lies_beside_the_growing_mansion(opened: Open) -> None:
    session = Session(a_match("hakoonna", seed=3, options=Options(mansion="built"), layout=None))
    window = opened(session)
    drawn = next(piece for piece in session.picture(AUDIENCE).pieces if piece.look == "board")
    board = window.picture.board
    assert board.isVisible()
    assert not window.picture.tower.isVisible()
    assert not any(board.boundingRect().intersects(floor) for floor in window.scene.layout.floors.values())
    assert drawn.at == ""


def test_what_leaves_no_trace_cuts_no_movement_short(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    play(session, Stack("red"))
    window.set_pace(1.0)
    play(session, Walk("red", "living"))
    assert window.moving
    set_by_hand(session, CardSet("black"))
    assert window.moving
    window.scene.finish()


@pytest.mark.parametrize("phase", ["bones", "hiding"])
def test_while_she_hides_before_the_first_turn_the_curtain_is_down(opened: Open, phase: Phase) -> None:
    session = an_evening()
    window = opened(session)
    down = []
    for now in (PhaseSet("noise", turn="red"), PhaseSet(phase), PhaseSet("noise", turn="red")):
        set_by_hand(session, now)
        down.append(window.curtained)
    assert down == [False, True, False]


def test_the_curtain_says_that_she_hides(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    set_by_hand(session, PhaseSet("hiding"))
    assert window.curtain.sentence.whose == ("상자여자가 숨어요",)


def test_who_may_talk_with_whom_has_a_letter_and_the_gray_man_a_stroke(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    set_by_hand(session, *(PieceSet(piece, "kitchen") for piece in ("blue", "purple", "gray")))
    assert [one.talk for one in window.footer.sitters] == ["A", "B", "A", "B", "-"]
    set_by_hand(session, CardSet("white", shown=True))
    assert [one.talk for one in window.footer.sitters] == ["A", "B", "A", "B", "B"]


@pytest.mark.parametrize(
    ("ending", "told"), [("escape", "방문자들이 탈출했어요"), ("powers", "상자여자가 힘을 모두 모았어요")]
)
def test_the_end_is_told_by_what_ended_it(ending: str, told: str) -> None:
    session = an_evening()
    view = session.seen(AUDIENCE)
    assert isinstance(view, HakoView)
    public = msgspec.structs.replace(view.public, phase="naming", ending=ending, turn="")
    view = msgspec.structs.replace(view, public=public)
    headline = stage_of("hakoonna").moment(view, session.picture(AUDIENCE)).headline
    assert Tongues("ko").tell(session, headline) == (told,)
