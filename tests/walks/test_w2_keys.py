"""The host's table of an evening with the box, line by line: how many keys and clicks each takes (flows.md 1.1 a).

One table, the cardboard answers everything; it is set back between the lines, so that each begins at the same moment.
What the walk of such an evening on two screens counts already is not counted here again.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

from desktop.tables import Setup, a_book
from rules.actions import Attest
from rules.events import Event
from rules.fate import Fate
from rules.hakoonna import events
from rules.hakoonna.events import CardsSet, PieceSet, TilesSet
from rules.hakoonna.setup import seats
from rules.hakoonna.state import Public
from rules.seats import HOST
from tests.desktop.shell.hands import CTRL, NONE, SHIFT, Hands
from tests.desktop.shell.test_ending import hold

KEY = Qt.Key
TOGETHER = tuple(PieceSet(piece, "study") for piece in ("red", "blue", "gray"))
HELD = TilesSet(held={"red": 2, "blue": 1, "gray": 1})
ITEMS = CardsSet(items={"red": ("planchette",)}, powers=2, slots=0)
HERS = ("holds:red:gasoline", "found:safe:study.desk")


class Evening:
    """``noise`` is the step after which Red has to make noise, ``act`` the one after which Red may act."""

    def __init__(self, profile: Path) -> None:
        self.hands, self.keys = Hands(profile), 0
        book = a_book()
        setup = Setup(book.options(items=True), seats(), Fate(other="cardboard"), book.content.practice)
        self.hands.window.chosen.emit(setup)
        self.hands.wait(30)
        self.noise = self.act = 0

    def begin(self) -> None:
        """Three visitors are in the study, and Red has what a table may have found by then."""
        session = self.hands.session
        session.correct((*TOGETHER, HELD, ITEMS), "as it lies there")
        for fact in HERS:
            session.play(Attest(HOST, fact, True))
        self.noise = session.match.at
        self.press("1")
        self.act = session.match.at

    @property
    def public(self) -> Public:
        """What everybody knows."""
        public: Public = self.hands.session.match.table.state.public
        return public

    @property
    def last(self) -> Event:
        """What was told last."""
        return self.hands.session.log()[-1].event

    def told(self, kind: type[Event]) -> bool:
        """Whether something of that kind has happened on the way here."""
        return any(isinstance(line.event, kind) for line in self.hands.session.log())

    @contextlib.contextmanager
    def counted(self, at: int, most: int) -> Iterator[None]:
        """A line of the table that begins after a step, and how many keys and clicks it has."""
        self.hands.window.cards.clear()
        self.hands.session.jump(at)
        self.hands.window.board.view.setFocus()
        self.hands.wait(20)
        self.keys = 0
        yield
        assert 0 < self.keys <= most, self.keys

    def press(self, *keys: str) -> None:
        """Keys by their names; ``Ctrl+`` or ``Shift+`` may stand before one."""
        for key in keys:
            parts = key.split("+")[:-1]
            held = (CTRL if "Ctrl" in parts else NONE) | (SHIFT if "Shift" in parts else NONE)
            self.hands.key(getattr(KEY, f"Key_{key.rpartition('+')[2]}"), held)
            self.keys += 1
        self.hands.wait(10)

    def hold(self, key: Qt.Key) -> None:
        """Hold a key down until it counts."""
        hold(key, 900)
        self.keys += 1

    def seat(self, seat: str) -> None:
        """Click on a seat with the right button."""
        row = self.hands.window.side.seats.row(seat)
        assert row is not None
        middle = row.rect().center()
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, row.mapToGlobal(middle))
        QApplication.sendEvent(row, asked)
        self.keys += 1
        self.hands.wait(10)

    def reads(self, text: str) -> bool:
        """Whether the card says so."""
        card = self.hands.window.cards.card
        return card is not None and any(text in told for told in (card.accessibleName(), *self.hands.texts(card)))


@pytest.fixture
def evening(qapp: QApplication, tmp_path: Path) -> Iterator[Evening]:
    made = Evening(tmp_path)
    yield made
    made.hands.close()


def test_w2_the_hosts_table_has_as_many_keys_as_it_was_given(evening: Evening) -> None:
    the_cards_are_dealt(evening)
    evening.begin()
    a_visitors_turn(evening)
    what_visitors_do_seldom(evening)
    her_time_and_the_gray_mans_turn(evening)
    people_come_and_go(evening)
    the_end(evening)


def the_cards_are_dealt(evening: Evening) -> None:
    with evening.counted(0, 4):
        evening.press("1", "1", "1", "1")
    assert len(evening.public.items) == 4
    with evening.counted(evening.hands.session.match.at, 1):
        evening.press("Space")
    assert evening.public.phase == "noise"


def a_visitors_turn(evening: Evening) -> None:
    with evening.counted(evening.noise, 3):
        evening.press("1", "1", "1")
    assert evening.public.at["red"] != "study"
    with evening.counted(evening.noise, 4):
        evening.press("1", "2", "3", "2")
    assert evening.told(events.Kept)
    with evening.counted(evening.act, 3):
        evening.press("4", "1", "1")
    assert evening.last == events.Given("red", "blue", 1)
    with evening.counted(evening.noise, 1):
        evening.press("2")
    assert evening.public.phase == "hako"


def what_visitors_do_seldom(evening: Evening) -> None:
    with evening.counted(evening.act, 5):
        evening.press("2", "1", "3", "7")
    assert evening.told(events.DiaryOpened)
    with evening.counted(evening.act, 4):
        evening.press("3", "1", "3", "1")
    assert evening.told(events.RoomAsked)
    with evening.counted(evening.act, 4):
        evening.press("2", "1", "4")
    assert evening.public.at["red"] == ""
    with evening.counted(evening.act, 1 + 4):
        evening.press("5", "2", "3", "5", "1")
    assert evening.public.safe_open
    with evening.counted(evening.act, 4):
        evening.press("3", "4", "7", "1")
    assert evening.public.centre == ("white",)


def her_time_and_the_gray_mans_turn(evening: Evening) -> None:
    with evening.counted(evening.noise, 1 + 3):
        evening.press("2", "1", "3", "2")
    assert evening.public.wailed
    with evening.counted(evening.hands.session.match.at, 1):
        evening.press("2")
    assert evening.public.slots == 1
    with evening.counted(evening.noise, 1 + 2):
        evening.press("2", "Space")
        assert evening.hands.window.her_time.on
        evening.hands.wait(600)
        evening.press("Space")
    gray = evening.hands.session.match.at
    assert evening.public.phase == "gray"
    with evening.counted(gray, 3):
        evening.press("1", "1")
    assert (evening.public.at["gray"], evening.public.phase) == ("child", "noise")


def people_come_and_go(evening: Evening) -> None:
    with evening.counted(evening.noise, 3):
        evening.seat("red")
        evening.press("4")
        assert evening.reads("칩은 게임에서 빠지고, 상자인간은 되지 않아요.")
        evening.press("3")
    assert evening.public.at["red"] == ""
    with evening.counted(evening.noise, 2):
        evening.seat("red")
        evening.press("6")
    assert evening.reads("늦은 사람이 왔어요.")
    with evening.counted(evening.noise, 2):
        evening.press("Ctrl+Shift+T", "2")
    assert evening.hands.window.breaks.resting
    evening.hands.window.breaks.stop()


def the_end(evening: Evening) -> None:
    """The last visitor dies, and the Gray Man shows his card."""
    evening.hands.session.jump(evening.act)
    evening.hands.session.correct(tuple(PieceSet(seat, "") for seat in ("blue", "green", "purple")), "they are dead")
    with evening.counted(evening.hands.session.match.at, 4):
        evening.press("2", "1", "4", "1")
    assert evening.public.phase == "over"
    end = evening.hands.window
    evening.keys = 0
    evening.hold(KEY.Key_Return)
    assert evening.reads("끝을 알렸어요.")
    evening.press("1")
    for _ in end.ceremony.steps:
        evening.press("Space")
    assert evening.keys == 2 + len(end.ceremony.steps)
    evening.press("Escape")
    end.acts.run("enough")
    assert evening.reads("모두 저장했어요")
