"""The mansion's panels follow the table and tell only what everybody knows."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from desktop import tables
from desktop.session import Session
from desktop.shell.context import Context
from desktop.shell.panels.hakoonna import GrayPanel, KnownPanel, NoisePanel
from desktop.shell.panels.hakoonna.panel import Panel
from desktop.shell.parts.prose import Prose
from desktop.theme import theme
from desktop.words import Words
from rules.actions import Value
from rules.fate import Fate
from rules.hakoonna.actions import Agree, EndTime, Pass, Stack
from rules.hakoonna.events import BarrierSet, CardSet, NoiseSet, PhaseSet, PieceSet, ShadowSet, TilesSet
from rules.hakoonna.options import Options
from rules.hakoonna.setup import seats
from rules.hakoonna.state import BEFORE_PLAY, Card, Phase
from rules.seats import HOST, KNOWING_HOST

LEFT = Qt.MouseButton.LeftButton


class Evening:
    """A practice mansion whose noise the table tells."""

    def __init__(self, language: str = "ko", scale: float = 1.0, gray: bool = True, **options: Any) -> None:
        book = tables.a_book()
        fate = Fate(seed=3, sources={"noise": "cardboard", "gray-card": "cardboard"})
        setup = tables.Setup(Options(**options), seats(gray_man=gray), fate, book.content.practice)
        self.session = Session(tables.new_match(book, setup))
        if gray:
            self.session.answer("unknown")
        self.context = Context(self.session, Words(language), theme("night"), scale)

    @property
    def turn(self) -> str:
        return str(self.session.picture().turn)

    def stack(self, *results: Value) -> None:
        """The next visitors make noise; each but the last passes after it."""
        for number, result in enumerate(results):
            if number:
                self.session.play(Pass(self.turn))
            self.session.play(Stack(self.turn))
            self.session.answer(result)


@pytest.fixture
def evening(qtbot: QtBot) -> Evening:
    return Evening()


def texts(panel: Panel) -> list[str]:
    return [prose.text for prose in panel.findChildren(Prose) if prose.text and not prose.isHidden()]


def shown(panel: Panel) -> Iterator[QWidget]:
    return (widget for widget in panel.findChildren(QWidget) if widget.isVisible())


# ---- the noise


def test_before_the_first_noise_it_is_quiet(evening: Evening) -> None:
    panel = NoisePanel(evening.context)
    assert panel.result.text == "아직 조용해요"
    assert panel.tower.discs == 0


def test_a_disc_that_holds_lies_on_the_tower_with_who_laid_it(evening: Evening) -> None:
    panel = NoisePanel(evening.context)
    evening.stack("held", "held")
    assert panel.result.text == "버텼어요"
    assert panel.note.text == "파랑이 행동을 이어 가요."
    assert panel.tower.discs == 2
    assert panel.dots.called == ("빨강", "파랑")
    assert not panel.tower.fallen


def test_a_fallen_tower_says_so(evening: Evening) -> None:
    panel = NoisePanel(evening.context)
    evening.stack("held", "fell")
    assert panel.result.text == "무너졌어요"
    assert panel.note.text == "파랑은 행동을 잃어요. 상자여자의 시간이에요."
    assert panel.tower.fallen
    evening.session.play(EndTime(HOST))
    assert panel.tower.fallen


def test_after_the_reset_it_is_quiet_again(qtbot: QtBot) -> None:
    evening = Evening(gray=False)
    panel = NoisePanel(evening.context)
    evening.stack("fell")
    evening.session.play(EndTime(HOST))
    assert panel.result.text == "아직 조용해요"
    assert not panel.tower.fallen


def test_undo_takes_the_result_back(evening: Evening) -> None:
    panel = NoisePanel(evening.context)
    evening.stack("held")
    evening.session.undo(2)
    assert panel.result.text == "아직 조용해요"


def test_noise_set_by_hand_is_no_result(evening: Evening) -> None:
    panel = NoisePanel(evening.context)
    evening.stack("held")
    evening.session.correct((NoiseSet(("red", "blue", "red")),), "the tower stood already")
    assert panel.result.text == "아직 조용해요"
    assert panel.tower.discs == 3


def test_the_table_answers_with_the_mouse(evening: Evening) -> None:
    panel = NoisePanel(evening.context)
    panel.resize(panel.sizeHint())
    panel.show()
    evening.session.play(Stack("red"))
    assert [button.text() for button in panel.answers.values()] == ["버텼어요", "무너졌어요"]
    QTest.mouseClick(panel.answers["fell"], LEFT)
    assert panel.result.text == "무너졌어요"
    assert not panel.answers
    panel.close()


def test_noise_cards_lie_open_with_their_sum(qtbot: QtBot) -> None:
    evening = Evening(noise="cards")
    panel = NoisePanel(evening.context)
    evening.stack(3, 5)
    assert panel.cards.cards == (3, 5)
    assert panel.cards.accessibleName() == "8 / 11"
    assert panel.result.text == "아직 괜찮아요"
    evening.session.play(Pass("blue"))
    evening.session.play(Stack("green"))
    assert [button.text() for button in panel.answers.values()] == ["0", "1", "2", "4"]
    QTest.mouseClick(panel.answers[4], LEFT)
    assert panel.result.text == "소음이 났어요"


def test_how_many_discs_are_left_is_told(evening: Evening) -> None:
    panel = NoisePanel(evening.context)
    assert panel.left.text == "남은 원판: 5개"
    evening.stack("held", "held")
    assert panel.left.text == "남은 원판: 3개"


def test_in_a_small_window_the_heading_tells_it(qtbot: QtBot) -> None:
    panel = NoisePanel(Evening(scale=0.667).context)
    assert panel.left.text == ""
    assert "남은 원판: 5개" in texts(panel)
    assert "남은 원판: 5개" in panel.accessibleDescription().split("\n")


def test_how_likely_the_next_card_is_a_noise_is_told(qtbot: QtBot) -> None:
    evening = Evening(noise="cards")
    panel = NoisePanel(evening.context)
    assert panel.left.text == "다음 카드가 소음: 6장 중 0장"
    evening.stack(3, 5)
    assert panel.left.text == "다음 카드가 소음: 4장 중 1장"


# ---- the Gray Man


@pytest.mark.parametrize(
    ("places", "what", "why"),
    [
        ({}, "꼭 이동해야 해요", "같은 방에 방문자가 4명 있어요."),
        ({"gray": "study"}, "이동하거나 그늘을 열어요", "같은 방에 방문자가 없어서 고를 수 있어요."),
        (
            {"gray": "basement", "red": "basement"},
            "그늘을 열어야 해요",
            "갈 수 있는 방이 없어요. 이웃 방의 방문자가 더 적지 않아요.",
        ),
    ],
)
def test_what_binds_him_and_why(places: dict[str, str], what: str, why: str, evening: Evening) -> None:
    panel = GrayPanel(evening.context)
    evening.session.correct([PieceSet(piece, room) for piece, room in places.items()], "set up")
    assert panel.what.text == what
    assert panel.why.text == why


def test_alone_with_an_empty_room_beside_both_are_free(evening: Evening) -> None:
    panel = GrayPanel(evening.context)
    evening.session.correct([PieceSet("gray", "study")], "set up")
    assert panel.what.text == "이동하거나 그늘을 열어요"
    assert panel.rooms.text == "갈 수 있는 방: 아이 방"


def test_boxed_in_he_passes(evening: Evening) -> None:
    panel = GrayPanel(evening.context)
    shadows = [shadow.id for shadow in evening.session.book.content.by_id["basement"].shadows]
    places = [PieceSet("gray", "basement"), PieceSet("red", "basement")]
    evening.session.correct([*places, *(ShadowSet(shadow, True) for shadow in shadows)], "set up")
    assert panel.what.text == "패스해요"


def test_confirmed_white_no_condition_binds_him(evening: Evening) -> None:
    panel = GrayPanel(evening.context)
    evening.session.correct((CardSet("white", shown=True),), "confirmed")
    assert panel.what.text == "이동하거나 그늘을 열어요"
    assert panel.why.text == "백으로 확정돼서 행동조건이 없어요."
    assert "서재" in panel.rooms.text


def test_the_dead_gray_man_is_told_from_the_absent_one(evening: Evening) -> None:
    panel = GrayPanel(evening.context)
    evening.session.correct((PieceSet("gray", ""),), "dead")
    assert panel.what.text == "죽었어요"


def test_what_binds_him_is_told_while_the_table_is_asked_for_something_else(evening: Evening) -> None:
    panel = GrayPanel(evening.context)
    evening.session.play(Stack("red"))
    assert evening.session.asked() is not None
    assert panel.what.text == "꼭 이동해야 해요"


def test_the_rooms_he_may_enter_are_those_that_light_up(evening: Evening) -> None:
    panel = GrayPanel(evening.context)
    evening.stack("fell")
    evening.session.play(EndTime(HOST))
    lit = [space for space, verdict in evening.session.targets("gray").items() if verdict.legal]
    rooms = {evening.context.speech.name(room) for room in lit if room in evening.session.book.content.by_id}
    assert set(panel.rooms.text.removeprefix("갈 수 있는 방: ").split(", ")) == rooms
    assert "지금 차례 · 남은 행동 1번" in texts(panel)


def test_when_he_acts_is_told(evening: Evening) -> None:
    assert "상자여자의 시간 바로 뒤에" in texts(GrayPanel(evening.context))


def test_his_card_shows_its_back_also_to_a_host_who_knows_it(evening: Evening) -> None:
    evening.session.correct((CardSet("black"),), "told")
    before = GrayPanel(evening.context)
    evening.session.viewer = KNOWING_HOST
    knowing = GrayPanel(evening.context)
    assert evening.session.seen().card == "black"  # type: ignore[attr-defined]
    assert texts(knowing) == texts(before)
    assert "카드는 혼자만 알아요." in texts(knowing)
    for panel in (before, knowing):
        panel.resize(400, 260)
    assert before.grab().toImage() == knowing.grab().toImage()


def test_a_turned_card_is_told(evening: Evening) -> None:
    panel = GrayPanel(evening.context)
    evening.session.correct((CardSet("white", shown=True),), "turned")
    assert "카드를 뒤집었어요: 백." in texts(panel)


@pytest.mark.parametrize(
    ("centre", "said"),
    [
        ((), "가운데에 안 뒤집은 카드 2장"),
        (("white",), "가운데 카드: 백 · 안 뒤집은 카드 1장"),
        (("white", "black"), "가운데 카드: 백, 흑 · 안 뒤집은 카드 0장"),
    ],
)
def test_the_cards_in_the_middle_are_told(centre: tuple[Card, ...], said: str, evening: Evening) -> None:
    panel = GrayPanel(evening.context)
    evening.session.correct((TilesSet(centre=centre),), "turned")
    assert panel.centre.text == said
    assert said in panel.accessibleDescription().split("\n")


def test_what_the_middle_confirms_is_told(evening: Evening) -> None:
    panel = GrayPanel(evening.context)
    evening.session.correct((TilesSet(centre=("black",)), CardSet("white", shown=True)), "confirmed")
    assert "가운데 카드로 확정됐어요: 백." in texts(panel)


def test_without_him_the_panel_says_so(qtbot: QtBot) -> None:
    evening = Evening(gray=False)
    assert GrayPanel(evening.context).what.text == "오늘은 함께하지 않아요"


# ---- what everybody knows


def test_the_public_facts_follow_the_table(evening: Evening) -> None:
    panel = KnownPanel(evening.context)
    told = panel.accessibleDescription().split("\n")
    assert "지금: 방문자의 시간" in told
    assert "놓은 방: 9 / 9" in told
    assert "살아 있는 방문자: 4 / 4" in told
    evening.session.play(Agree("red"))
    evening.session.play(Agree("green"))
    evening.session.correct((PieceSet("blue", ""), ShadowSet("study.desk", True), BarrierSet(("hall", "study"))), "so")
    told = panel.accessibleDescription().split("\n")
    assert "살아 있는 방문자: 3 / 4" in told
    assert "칩 없는 그늘: 1" in told
    assert any(line.endswith("빨강, 초록") for line in told)
    assert "봉쇄 토큰: 로비 – 서재" in told
    evening.session.correct((TilesSet(diaries=3, safe_open=True),), "so")
    told = panel.accessibleDescription().split("\n")
    assert "열린 수기: 3 / 10" in told
    assert "금고: 열림" in told
    evening.stack("fell")
    assert "지금: 상자여자의 시간" in panel.accessibleDescription().split("\n")


@pytest.mark.parametrize("phase", BEFORE_PLAY)
def test_everything_before_the_first_turn_is_setting_up(phase: Phase, evening: Evening) -> None:
    known, gray = KnownPanel(evening.context), GrayPanel(evening.context)
    evening.session.correct((PhaseSet(phase, "red"),), "so")
    assert "지금: 준비" in known.accessibleDescription().split("\n")
    assert gray.centre.text == ""


# ---- all of them


@pytest.mark.parametrize("kind", [NoisePanel, GrayPanel, KnownPanel])
def test_each_has_a_name_and_says_what_it_shows(kind: type[Panel], evening: Evening) -> None:
    panel = kind(evening.context)
    assert panel.accessibleName()
    assert panel.accessibleDescription()
    korean = panel.accessibleName()
    evening.context.speak("en")
    assert panel.accessibleName() != korean


@pytest.mark.parametrize("kind", [NoisePanel, GrayPanel, KnownPanel])
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("scale", [0.667, 1.0])
@pytest.mark.parametrize("moment", ["quiet", "asked", "held", "fell", "cards"])
def test_nothing_is_clipped(kind: type[Panel], language: str, scale: float, moment: str, qtbot: QtBot) -> None:
    evening = Evening(language, scale, noise="cards" if moment == "cards" else "tower")
    panel = kind(evening.context)
    if moment == "asked":
        evening.session.play(Stack("red"))
    elif moment != "quiet":
        evening.stack(5 if moment == "cards" else moment)
    panel.resize(panel.sizeHint())
    panel.show()
    QTest.qWait(5)
    for widget in shown(panel):
        at = widget.mapTo(panel, QPoint())
        assert panel.rect().contains(widget.rect().translated(at)), widget
        if isinstance(widget, Prose):
            assert widget.height() >= widget.heightForWidth(widget.width()), widget.text
        if isinstance(widget, QAbstractButton):
            assert widget.width() >= widget.sizeHint().width(), widget.text()
    panel.close()
