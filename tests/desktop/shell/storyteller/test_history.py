"""Night by night and day by day in the book and in the log: what was chosen, told and true, who died of what."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.shell.book.page import FactsPage
from desktop.shell.book.voice import Voice
from desktop.shell.log_line import BEGINS
from desktop.shell.panels.clocktower.told import history
from rules.clocktower.events import DayLogSet, NightLogSet
from rules.clocktower.state import Card, Death, Deed, Execution, Told
from rules.seats import AUDIENCE
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.square_hands import at_night, nominating, press, set_by_hand, sit_in_a_circle

KEY = Qt.Key


@pytest.fixture
def telling(sit_down: Seat) -> Hands:
    """The second night has fallen after a full day."""
    hands = sit_down()
    sit_in_a_circle(hands)
    nominating(hands)
    past = NightLogSet(
        deeds=(Deed(1, "chambermaid", "p1", ("p2", "p3")), Deed(1, "seamstress", "p5"), Deed(2, "po", "p9", ("p4",))),
        told=(Told(1, "empath", "p2", ("0",), (("1",),)), Told(1, "chambermaid", "p1", ("2",), (("2",),))),
        deaths=(Death("p4", 2, False, "po", "p9"), Death("p6", 1, True)),
        cards=(Card(1, "p9", "not-in-play", (), ("engineer",)),),
    )
    set_by_hand(hands, past, DayLogSet(executions=(Execution("p6", 1, True),)))
    press(hands, "close-nominations")
    press(hands, "nightfall")
    return hands


def told(hands: Hands) -> dict[str, list[str]]:
    """The entries of the page, by heading."""
    book = hands.window.side.book
    assert book is not None
    book.turn("told")
    hands.wait()
    blocks = history.blocks(Voice(hands.session, hands.window.context.words))
    page = book.pages["told"]
    assert isinstance(page, FactsPage)
    rows = [row.accessibleName() for row in page.listing.rows if row.isVisible()]
    assert len(rows) == sum(len(block.entries) for block in blocks)
    found = iter(rows)
    return {block.heading: [next(found) for _ in block.entries] for block in blocks}


def test_choices_answers_truths_cards_and_deaths_by_night_and_day(telling: Hands) -> None:
    assert told(telling) == {
        "2번째 밤": ["포 (소율) → 도윤", "도윤 사망: 포(소율)에 의해"],
        "1번째 낮": ["태오 처형: 죽음"],
        "1번째 밤": [
            "객실 청소부 (지우) → 하린, 민서",
            "객실 청소부 (지우): 2",
            "재봉사 (서연): 고르지 않음",
            "초공감자 (하린): 0: 참: 1",
            "소율에게 보여 준 카드: 쓰이지 않는 인물: 기계공",
        ],
    }


def test_the_log_has_a_line_before_each_night(telling: Hands) -> None:
    lines = telling.window.side.log.lines
    begins = [lines.item(row).text() for row in range(lines.count()) if lines.item(row).data(BEGINS)]
    assert begins == ["2번째 밤이 왔어요."]


def test_where_several_are_told_at_once_nobody_points(sit_down: Seat) -> None:
    hands = sit_down()
    sit_in_a_circle(hands)
    at_night(hands)
    before = len(hands.log())
    hands.key(KEY.Key_Space)
    assert hands.log()[before:] == ["준호를 깨웠어요."]


def test_the_audience_reads_none_of_it(telling: Hands) -> None:
    read = [type(line.event).__name__ for line in telling.session.log(AUDIENCE)]
    assert not {"Chose", "Learned", "CardShown", "Woke"} & set(read)
