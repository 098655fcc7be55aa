"""What fills an action is said so that no two of them read the same."""

from __future__ import annotations

import pytest

from desktop.shell.refusal_card import MOST, ways_out
from desktop.speech import Speech, titles
from desktop.words import Words
from rules.actions import Action, Answer, Attest
from rules.hakoonna.actions import Agree, Enter, Give, Lay, Seal, Stack, TrySafe
from rules.hakoonna.setup import seats
from rules.notation import Notation
from rules.seats import HOST
from tests.rules.hakoonna.a_mansion import a_game, a_site


def speech(language: str) -> Speech:
    book = a_game().match.book
    return Speech(Words(language), book.names(book.content, seats()), titles(Notation(book)))


SAID: dict[Action, tuple[str, str]] = {
    Stack("red"): ("Make noise", "소음 쌓기"),
    Stack("red", 2): ("Make noise: discs: 2", "소음 쌓기: 원판 2개"),
    Give("red", "blue", 2): ("Give tiles: Blue, tiles: 2", "칩 건네기: 파랑, 칩 2개"),
    Seal("red"): ("Use a talisman", "부적 쓰기"),
    Agree("red", False): ("Agree to surrender: no", "항복에 찬성: 아니오"),
    TrySafe("red", "study.desk", ("2", "3", "5")): (
        "Try the safe: under the desk, 2, 3, 5", "금고 번호 맞추기: 책상 밑, 2, 3, 5",
    ),
    Lay("red", "kitchen", "1F:-1:2", 3): (
        "Lay a board: Kitchen, 1F 1 to the west 2 to the south, turned to the right: 3",
        "방 놓기: 부엌, 1F 서쪽으로 1칸 남쪽으로 2칸, 오른쪽으로 3번 돌림",
    ),
    Enter("hako", "study", cover=True): (
        "Move and hide: Study, tiles face down again", "옮겨 숨기: 서재, 칩을 다시 뒤집고",
    ),
    Answer("red", "yes"): ("Yes", "예"),
}  # fmt: skip


@pytest.mark.parametrize("action", SAID, ids=str)
def test_an_action_is_said_with_all_that_fills_it(action: Action) -> None:
    english, korean = SAID[action]
    assert (speech("en").action(action), speech("ko").action(action)) == (english, korean)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_what_may_be_done_instead_of_laying_a_board_says_where_and_how(language: str) -> None:
    evening = a_site("basement B1:0:0", drawn="kitchen")
    remedies = evening.remedies(Lay("red", "kitchen", "B1:1:0"))[:MOST]
    assert len(set(ways_out(speech(language), remedies))) == MOST


def test_where_several_seats_may_do_the_same_it_says_who() -> None:
    assert ways_out(speech("en"), (Agree("red"), Agree("blue"))) == [
        "Red: Agree to surrender",
        "Blue: Agree to surrender",
    ]
    assert ways_out(speech("en"), (Agree("red"),)) == ["Agree to surrender"]


def test_where_several_facts_may_be_told_it_says_which() -> None:
    facts = [Attest(HOST, f"holds:red:{tile}", True) for tile in ("chain", "stake")]
    rows = ways_out(speech("en"), facts)
    assert len(set(rows)) == 2
    assert all(row.startswith("Yes, checked at the table: ") for row in rows)
    assert ways_out(speech("en"), facts[:1]) == ["Yes, checked at the table"]
