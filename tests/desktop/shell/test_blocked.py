"""Nothing is legal: the prompt names the rule, and one key skips by the host's judgement."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt

from rules.hakoonna.events import BarrierSet, OptionsSet, PieceSet, ShadowSet
from tests.desktop.shell.hands import Hands


def wall_in(hands: Hands, passing: bool) -> None:
    """Red stands in the kitchen behind the barrier, and no tile lies there any more."""
    session = hands.session
    options = session.match.table.state.public.options
    shadows = [space.id for space in session.picture().spaces if space.within == "kitchen"]
    changes = [
        OptionsSet(msgspec.structs.replace(options, allow_pass=passing)),
        PieceSet("red", "kitchen"),
        BarrierSet(("kitchen", "living")),
        *(ShadowSet(shadow, True) for shadow in shadows),
    ]
    session.correct(changes, "a corner")
    hands.wait()


def test_the_rule_is_named_and_one_key_skips(acting: Hands) -> None:
    wall_in(acting, passing=False)
    prompt = acting.window.side.prompt
    assert prompt.what.text() == "지금 할 수 있는 일이 없어요. 이 테이블에서는 통과할 수 없어요."
    assert acting.offers()[0] == "건너뛰기(진행자 판단)"
    acting.key(Qt.Key.Key_Space)
    assert acting.session.picture().turn == "blue"
    line = acting.session.log()[-1]
    assert (line.step, line.overruled) == (acting.session.match.at, "Nothing was legal")
    assert "지금 할 수 있는 일이 없어요" not in prompt.what.text()


def test_it_is_undone_like_anything_else(acting: Hands) -> None:
    wall_in(acting, passing=False)
    acting.key(Qt.Key.Key_1)
    acting.session.undo()
    assert acting.session.picture().turn == "red"
    assert acting.offers()[0] == "건너뛰기(진행자 판단)"


@pytest.mark.parametrize("passing", [True, False])
def test_where_anything_is_legal_nobody_skips(acting: Hands, passing: bool) -> None:
    if passing:
        wall_in(acting, passing=True)
    assert "건너뛰기(진행자 판단)" not in acting.offers()
