"""The prompt reminds the host of who may talk with whom about tiles (hakoonna.md 5; G20, G21; flows.md H7)."""

from __future__ import annotations

import msgspec
import pytest

from rules.hakoonna.events import CardSet, EndSet, OptionsSet, PhaseSet, PieceSet
from rules.hakoonna.state import Public
from tests.desktop.shell.handing.holding import at
from tests.desktop.shell.hands import Hands

SILENT = "회색 남자는 말도 몸짓도 하지 않아요."
WITH_ALL = "빨강은 파랑, 초록, 보라와 칩 이야기를 할 수 있어요."


def reminded(hands: Hands) -> str:
    label = hands.window.side.prompt.talk
    return label.text() if label.isVisible() else ""


def changed(hands: Hands, **points: object) -> OptionsSet:
    public: Public = hands.session.match.table.state.public
    return OptionsSet(msgspec.structs.replace(public.options, **points))


def test_who_shares_the_room_may_be_talked_with_and_he_is_silent(hands: Hands) -> None:
    assert reminded(hands) == f"{WITH_ALL} {SILENT}"


def test_alone_there_is_nobody_to_talk_with(hands: Hands) -> None:
    at(hands, PieceSet("red", "study"))
    assert reminded(hands) == "여기에는 빨강과 칩 이야기를 할 사람이 없어요."


def test_g21_confirmed_white_he_is_one_of_those_who_talk(hands: Hands) -> None:
    at(hands, CardSet("white", shown=True))
    assert reminded(hands) == "빨강은 파랑, 초록, 보라, 회색 남자와 칩 이야기를 할 수 있어요."


def test_g20_in_his_turn_the_host_is_reminded_of_his_silence(hands: Hands) -> None:
    at(hands, PhaseSet("gray", turn="gray", last="red", gray_left=1))
    assert reminded(hands) == SILENT


def test_where_all_talk_freely_only_his_silence_is_left(hands: Hands) -> None:
    at(hands, changed(hands, table_talk="free"))
    assert reminded(hands) == SILENT


@pytest.mark.parametrize("moment", ["her time", "the end"])
def test_nobody_is_reminded_where_nobody_talks(hands: Hands, moment: str) -> None:
    over = (EndSet(ending="escape"), PhaseSet("over"))
    at(hands, *((PhaseSet("hako", turn="hako", last="red"),) if moment == "her time" else over))
    assert reminded(hands) == ""


def test_a_table_without_reminders_shows_no_sign_either(hands: Hands) -> None:
    row = hands.window.side.seats.row("blue")
    assert row is not None
    assert row.signs.shown.talk
    at(hands, changed(hands, talk_signs=False))
    assert reminded(hands) == ""
    assert not row.signs.shown.talk
    assert "말할" not in row.accessibleDescription()
