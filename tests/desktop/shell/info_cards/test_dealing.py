"""Before the first night everybody looks at the own token, one after the other (flows.md 1.3 (b))."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.tables import Setup
from rules.clocktower.events import BagSet, RolesSet
from rules.clocktower.options import Options
from rules.clocktower.setup import seats
from rules.fate import Fate
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, SHIFT, Hands
from tests.desktop.shell.info_cards.viewer import Viewer, writes
from tests.desktop.shell.square_hands import EVIL, NAMES, ROLES, set_by_hand, sit_in_a_circle, state

KEY = Qt.Key


@pytest.fixture
def hands(sit_down: Seat) -> Hands:
    """Everybody has a token; the Recluse was shown another one."""
    made = sit_down()
    sit_in_a_circle(made)
    set_by_hand(made, RolesSet(ROLES, {"p4": "artist"}, EVIL), BagSet(outsiders=1))
    return made


@pytest.fixture
def viewer(hands: Hands) -> Viewer:
    hands.key(KEY.Key_F12)
    return Viewer(hands)


def test_each_sees_the_own_token_in_the_order_of_the_chairs(
    viewer: Viewer, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    for _ in NAMES:
        viewer.hold()
        seen.append(viewer.reads(monkeypatch))
        viewer.let_go()
        viewer.press(KEY.Key_Return)
    assert [texts[0] for texts in seen] == [f"건네기 · {n}번 {name}만" for n, name in enumerate(NAMES, 1)]
    assert {texts[1] for texts in seen} == {"당신의 인물이에요"}
    tokens = [texts[2] for texts in seen]
    assert tokens == [hands.session.called({**ROLES, "p4": "artist"}[seat]).ko for seat in ROLES]
    assert all(len(texts) == 3 for texts in seen)
    assert viewer.card.accessibleName() == "이야기꾼에게 돌려주세요"
    viewer.press(KEY.Key_Return)
    assert not viewer.there()


def test_nobody_is_passed_over_by_enter_before_having_looked(viewer: Viewer) -> None:
    viewer.press(KEY.Key_Return)
    assert viewer.card.seat == "p1"


def test_a_seat_is_skipped_or_looks_again(viewer: Viewer, hands: Hands) -> None:
    viewer.look()
    viewer.press(KEY.Key_Return, KEY.Key_Right)
    assert viewer.card.seat == "p3"
    viewer.look()
    viewer.press(KEY.Key_Return, KEY.Key_Left)
    assert viewer.card.seat == "p3"
    viewer.leave()
    hands.key(KEY.Key_F12)
    assert [stop.seat for stop in viewer.card.route] == ["p2", "p4", "p5", "p6", "p7", "p8", "p9"]


def test_it_leaves_no_trace_in_the_record(viewer: Viewer, hands: Hands) -> None:
    before = hands.session.match.length
    viewer.look()
    viewer.press(KEY.Key_Return)
    assert hands.session.match.length == before


def test_one_seat_looks_once_more_from_its_menu(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    hands.window.acts.show_to_one("p4")
    viewer = Viewer(hands)
    viewer.hold()
    assert viewer.reads(monkeypatch)[1:] == ["당신의 인물이에요", "화가"]


@pytest.mark.parametrize(("language", "typed"), [("ko", ("초공", "ㅅㄱㅈ")), ("en", ("empa", "vir"))])
def test_tokens_of_cardboard_are_typed_in_either_language(
    sit_down: Seat, language: str, typed: tuple[str, ...]
) -> None:
    hands = sit_down()
    bag = tuple(ROLES.values())
    fate = Fate(seed=7, sources={"bag": "cardboard"})
    setup = Setup(Options(bag=bag), seats(len(NAMES), NAMES), fate, game="clocktower")
    hands.window.chosen.emit(setup)
    hands.wait(50)
    if language == "en":
        hands.key(KEY.Key_L, CTRL | SHIFT)
    writes(typed[0])
    hands.key(KEY.Key_Return)
    hands.wait(20)
    assert state(hands).secret.roles == {"p1": "empath"}
    writes(typed[1])
    hands.key(KEY.Key_Return)
    hands.wait(20)
    assert state(hands).secret.roles == {"p1": "empath", "p2": "virgin"}
    assert not Viewer(hands).there()
