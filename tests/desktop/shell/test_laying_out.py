"""Which tiles are laid out for this table: counted as its options say, told when the mansion stands."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt

from desktop.shell.laying_out import lines
from desktop.shell.list_card import ListCard
from desktop.shell.phases import public
from rules.hakoonna.events import OptionsSet, PhaseSet
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.openers import OPENERS

KEY = Qt.Key
NAME = "그늘에 놓을 칩"


def told(hands: Hands) -> list[str]:
    return list(lines(hands.app.context))


def name(hands: Hands) -> str:
    card = hands.window.cards.card
    return card.accessibleName() if isinstance(card, ListCard) else ""


def test_every_kind_is_counted(hands: Hands) -> None:
    content = hands.session.book.content
    shadows = sum(len(content.by_id[one.room].shadows) for one in public(hands.session).placements)
    assert told(hands)[0].endswith(f": {shadows - 2}개"), "the safe and the bones have a shadow of their own"
    kinds = told(hands)[1]
    assert "수기 10개 · 무기 3개 · 가짜 약점 2개 · 암호가 아닌 번호 3개 · 부적 2개 · 메리 인형 1개" in kinds
    assert "금고 – 책상 밑" in told(hands)


def test_they_follow_the_options(hands: Hands) -> None:
    before = told(hands)[1]
    options = msgspec.structs.replace(public(hands.session).options, diary_tiles=7, talisman_tiles=0)
    hands.session.correct((OptionsSet(options),), "a test")
    assert "수기 7개" in told(hands)[1]
    assert "부적" not in told(hands)[1]
    assert before != told(hands)[1]


def test_the_list_comes_when_the_mansion_stands(sit_down: Seat) -> None:
    hands = sit_down()
    OPENERS["the mansion is built"](hands)
    hands.session.correct((PhaseSet("ready", turn="red"),), "a test")
    assert name(hands) == ""
    hands.session.correct((PhaseSet("deal", turn="red"),), "a test")
    assert name(hands) == NAME
    hands.key(KEY.Key_1)
    assert name(hands) == ""


def test_it_opens_again_when_it_is_asked_for(hands: Hands) -> None:
    hands.window.acts.run("tiles")
    assert name(hands) == NAME
