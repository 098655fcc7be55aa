"""What the audience has seen is taken back only by a host who holds the key, and the log tells of it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from desktop.projector.witness import Witness
from desktop.shell.undo_reveal import UndoRevealCard
from rules.remarks import TakenBack
from rules.seats import AUDIENCE
from tests.desktop.another_program import told_by
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.test_looks import check

HELD = "빨강이 소음 토큰 1개째를 쌓았고, 버텼어요."


def told() -> dict[str, Any]:
    """What a program on two screens tells."""
    return told_by("tests.desktop.shell.revealing")


def test_without_an_audiences_window_nothing_is_asked() -> None:
    assert told()["without_a_window"] == {"asked": False, "back": True}


def test_a_walk_is_taken_back_without_a_word() -> None:
    assert not told()["seen"]["a walk is asked about"]
    assert told()["seen"]["walk back"]


def test_what_the_program_drew_before_their_eyes_is_named_first() -> None:
    one = told()["seen"]
    assert one["lines"] == [HELD]
    assert one["name"] == "이 되돌리기는 이미 공개된 결과를 지나가요. 진행자 정정으로만 되돌릴 수 있어요."
    assert one["stays"]


def test_a_short_enter_does_nothing_and_escape_leaves_it() -> None:
    assert told()["seen"]["short"]
    assert told()["seen"]["left"]


def test_enter_held_takes_it_back_and_the_log_tells() -> None:
    one = told()["seen"]
    assert (one["taken back"], one["gone"], one["written"]) == (True, True, True)
    assert one["log"] == f"공개한 뒤에 되돌렸어요: {HELD}"


def test_a_leap_in_the_log_is_asked_about_too() -> None:
    assert told()["by_the_log"] == {"asked": True, "stays": True}


def test_behind_the_curtain_nothing_was_seen() -> None:
    assert told()["behind_the_curtain"] == {"asked": False}


def test_within_the_grace_it_leaves_no_trace() -> None:
    one = told()["within_the_grace"]
    assert (one["held"], one["asked"], one["marked"]) == (True, False, False)
    assert one["told"][0] == "방문자들이 항복했어요."
    assert one["told"][-1].startswith("그 밖에 ")


# ---- the audience's memory


def test_only_what_was_seen_is_revealed(acting: Hands) -> None:
    witness = Witness(acting.session)
    assert witness.revealed(0) == ()
    witness.look()
    assert len(witness.revealed(0)) == 2
    assert witness.revealed(acting.session.match.at) == ()


def test_what_cardboard_showed_is_no_secret_of_the_program(acting: Hands) -> None:
    for kind in ("noise", "gray-card"):
        acting.session.switch_fate(kind, "cardboard")
    witness = Witness(acting.session)
    witness.look()
    assert witness.revealed(0) == ()


def test_the_line_speaks_the_language_of_the_window(acting: Hands) -> None:
    acting.session.remark(TakenBack((acting.session.match.at,)))
    acting.window.acts.run("language")
    assert acting.log()[-1] == "Taken back, though the audience had seen it: Red stacks disc 1; it holds."
    assert acting.session.remarks(AUDIENCE) == []


@pytest.mark.parametrize(("size", "language"), list(product(((1280, 720), (1920, 1080), (3840, 2160)), ("ko", "en"))))
def test_nothing_of_it_is_cut_off(sit_down: Seat, size: tuple[int, int], language: str) -> None:
    hands = sit_down(fate=("white", "held"))
    hands.window.side.offers.press_lit()
    hands.resize(*size)
    if language == "en":
        hands.window.acts.run("language")
    steps = (1, *[hands.session.match.at] * 5)
    hands.window.cards.show(lambda: UndoRevealCard(hands.app.context, hands.window, steps))
    check(hands)
    assert hands.narrow() == []
