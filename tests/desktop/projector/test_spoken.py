"""What is said aloud at the table stands in the head of the audience's picture for a while, in its own words."""

from __future__ import annotations

import pytest

from desktop.projector.picture import NOTICE_MS
from desktop.session import Session
from rules.actions import Answer
from rules.hakoonna.actions import AskRoom, Give, Open, TrySafe
from rules.hakoonna.events import CardsSet, PhaseSet, PieceSet, SecretSet, TilesSet
from rules.hakoonna.options import Options
from rules.hakoonna.state import HAKO, Secret
from tests.desktop.projector.conftest import Open as OpenWindow
from tests.desktop.projector.evenings import an_evening, play, set_by_hand


def an_acting_red(**options: object) -> Session:
    session = an_evening(options=Options(**options))  # type: ignore[arg-type]
    set_by_hand(session, PhaseSet("act", "red"), PieceSet("blue", "hall"))
    return session


def let_be(session: Session) -> None:
    """Hako Onna does not step in, where she is asked."""
    asked = session.asked()
    if asked is not None and asked.seat == HAKO:
        session.play(Answer(HAKO, "no"))


def test_what_is_given_is_told_by_its_count(opened: OpenWindow) -> None:
    session = an_acting_red()
    set_by_hand(session, TilesSet(held={"red": 2}))
    window = opened(session)
    play(session, Give("red", "blue", 2))
    assert window.header.head.headline == ("빨강이 파랑에게 칩 2개를 건넸어요.",)
    assert window.header.head.phase == ("방문자의 시간",)


def test_after_a_while_it_tells_whose_turn_it_is_again(opened: OpenWindow) -> None:
    session = an_acting_red()
    set_by_hand(session, TilesSet(held={"red": 2}))
    window = opened(session, "en")
    play(session, Give("red", "blue", 1))
    assert window.header.head.headline == ("Red gives Blue tiles: 1.",)
    assert window.picture._notice.isActive()
    assert window.picture._notice.interval() == NOTICE_MS
    window.picture._notice.stop()
    window.picture._notice.timeout.emit()
    assert window.header.head.headline == ("Red's turn",)


@pytest.mark.parametrize(("numbers", "told"), [(("2", "5", "6"), "맞"), (("1", "2", "3"), "아니")])
def test_numbers_tried_at_the_safe_and_their_answer(opened: OpenWindow, numbers: tuple[str, ...], told: str) -> None:
    session = an_acting_red(knowledge="program")
    secret = Secret(code=("2", "5", "6"), weakness="chain", faces={"hall.coat_stand": "safe"})
    seen = {"red": {"hall.coat_stand": "safe"}}
    set_by_hand(session, SecretSet(Secret(code=secret.code, weakness="chain", faces=secret.faces, seen=seen)))
    window = opened(session)
    play(session, TrySafe("red", "hall.coat_stand", numbers))
    let_be(session)
    (said,) = window.header.head.headline
    assert ", ".join(numbers) in said
    assert told in said


def test_a_question_to_the_planchette_with_its_answer(opened: OpenWindow) -> None:
    session = an_acting_red()
    set_by_hand(session, CardsSet(items={"red": ("planchette",)}))
    window = opened(session, "both")
    play(session, AskRoom("red", "living"))
    while (asked := session.asked()) is not None:
        session.play(Answer(asked.seat, "no"))
    korean, english = window.header.head.headline
    assert "거실" in korean
    assert english == "Red asks whether Hako Onna is in Living room: no."


def test_what_leaves_no_trace_is_not_said(opened: OpenWindow) -> None:
    session = an_acting_red(knowledge="program")
    faces = {"hall.coat_stand": "empty"}
    set_by_hand(session, SecretSet(Secret(code=("2", "5", "6"), weakness="chain", faces=faces)))
    window = opened(session)
    play(session, Open("red", "hall.coat_stand"))
    assert window.header.head.headline == ("빨강의 차례",)
    play(session, Answer("red", "back"))
    assert window.header.head.headline == ("파랑의 차례",)


def test_undone_it_is_corrected(opened: OpenWindow) -> None:
    session = an_acting_red()
    set_by_hand(session, TilesSet(held={"red": 2}))
    window = opened(session)
    play(session, Give("red", "blue", 2))
    session.undo()
    assert window.header.head.headline == ("정정",)
