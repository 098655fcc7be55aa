"""Two people read a rule differently: its card, the readings, and how long the chosen one holds."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from desktop import house_rules, tables
from desktop.shell.label import Label
from desktop.shell.list_card import ListCard
from desktop.shell.new_game import house_file
from desktop.shell.new_game.points import Point, points
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.prose import Prose
from desktop.shell.rule_card import RuleCard
from desktop.shell.rulings import reliability, told, touching
from desktop.shell.rulings.reading import as_played
from desktop.shell.rulings.scope_card import ScopeCard
from rules.actions import Correct
from rules.hakoonna.events import OptionsSet
from rules.hakoonna.options import Options
from rules.hakoonna.violations import ALL, GrayCrowd, NoPassing, NotCarryable, NotSameRoom, SafeCount
from rules.seats import HOST
from rules.tags import tag
from rules.violations import KERNEL, NotYourTurn
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, Hands

KEY = Qt.Key
EVERY = (*KERNEL, *ALL)


@pytest.fixture
def disputed(acting: Hands) -> Hands:
    """Nobody may pass at this table, and Red is refused it."""
    acting.session.correct((OptionsSet(Options(allow_pass=False)),), "a test")
    acting.key(KEY.Key_0)
    return acting


def options(hands: Hands) -> Options:
    kept: Options = hands.session.match.table.state.public.options
    return kept


def card(hands: Hands) -> ListCard:
    found = hands.window.cards.card
    assert isinstance(found, ListCard)
    return found


def rows(hands: Hands) -> list[str]:
    return [row.accessibleName() for row in card(hands).rows]


# ---- what hangs on what


def test_every_refusal_that_cites_a_point_leads_to_its_row() -> None:
    known = {point.code for point in points()}
    for kind in EVERY:
        for code in re.findall(r"U-\d+", kind.source):
            assert code in known
            assert code in [point.code for point in touching.of_violation(kind)]


def test_what_else_a_refusal_hangs_on_is_a_point_of_the_house_rules() -> None:
    known = {one for point in points() for one in (point.code, point.key)} - {"+"}
    assert {one for named in touching.BESIDES.values() for one in named} <= known
    assert {one for named in touching.OF_ACTIONS.values() for one in named} <= known
    assert set(touching.OF_ACTIONS) <= {tag(kind) for kind in tables.a_book().chapters}


def test_the_points_of_a_refusal_stand_in_their_order() -> None:
    assert [point.key for point in touching.of_violation(NoPassing())] == ["allow_pass"]
    both = touching.of_violations((SafeCount(3, 2), NotSameRoom("blue", "study")))
    assert [point.code for point in both] == ["U-13", "U-13", "U-19"]


def test_how_well_a_rule_is_known() -> None:
    assert all(reliability.mark(kind) in reliability.MARKS for kind in EVERY)
    assert reliability.mark(NoPassing()) == "inferred"
    assert reliability.mark(GrayCrowd("study", 2, 1)) == "single"
    assert reliability.mark(NotCarryable("safe")) == "single"
    assert reliability.mark(NotYourTurn("red")) == "confirmed"
    numbers = {kind.id for kind in EVERY}
    assert {one for one in reliability.INFERRED if one.startswith("HO")} <= numbers


# ---- the card


def test_the_card_tells_the_rule_its_source_and_the_readings(disputed: Hands) -> None:
    disputed.key(KEY.Key_R)
    shown = card(disputed)
    assert isinstance(shown, RuleCard)
    assert rows(disputed) == ["소음 뒤에는 가능", "불가", "하우스 룰 모두 보기…"]
    said = disputed.texts(shown)
    assert {"이 테이블에서는 통과할 수 없어요.", "HO-R54", "하우스 룰, 방문자의 통과", "추정, 비공식", "지금"} <= set(
        said
    )


def test_the_refusal_card_has_a_button_for_it(disputed: Hands) -> None:
    names = {one.accessibleName(): one for one in disputed.card().findChildren(QPushButton)}
    disputed.click(names["규칙 카드"])
    assert isinstance(disputed.window.cards.card, RuleCard)


def test_in_english(sit_down: Seat) -> None:
    hands = sit_down(fate=("white", "held"))
    hands.key(KEY.Key_Space)
    hands.window.acts.run("language")
    hands.session.correct((OptionsSet(Options(allow_pass=False)),), "a test")
    hands.keys(KEY.Key_0, KEY.Key_R)
    assert rows(hands) == ["After the noise", "Never", "All house rules…"]
    hands.key(KEY.Key_1)
    assert card(hands).accessibleName() == "May visitors pass? After the noise. For how long?"


def test_without_a_refusal_it_tells_what_the_step_hangs_on(acting: Hands) -> None:
    acting.key(KEY.Key_R)
    assert "방문자의 통과 – 소음 뒤에는 가능" in rows(acting)
    acting.key(Qt.Key(KEY.Key_1 + rows(acting).index("방문자의 통과 – 소음 뒤에는 가능")))
    assert rows(acting)[:2] == ["소음 뒤에는 가능", "불가"]
    acting.keys(KEY.Key_2, KEY.Key_2)
    assert options(acting).allow_pass is False


def test_a_refusal_that_hangs_on_no_point_can_be_allowed_this_once(acting: Hands) -> None:
    acting.drag("red", "kitchen")
    acting.key(KEY.Key_R)
    assert rows(acting) == ["이번만 허용", "하우스 룰 모두 보기…"]
    acting.keys(KEY.Key_1, KEY.Key_1)
    assert acting.standing("red") == "kitchen"


# ---- how long it holds


def test_four_keys_settle_it_for_tonight(disputed: Hands) -> None:
    disputed.keys(KEY.Key_R, KEY.Key_1, KEY.Key_2)
    assert options(disputed).allow_pass is True
    assert disputed.window.cards.card is None
    assert disputed.line() == "판정(오늘 밤): 방문자의 통과 – 소음 뒤에는 가능"
    assert disputed.log()[-1] == "판정(오늘 밤): 방문자의 통과 – 소음 뒤에는 가능"
    disputed.key(KEY.Key_0)
    assert disputed.session.match.table.state.public.turn == "blue"


def test_a_ruling_is_a_correction_with_its_reason_and_undone_as_one(disputed: Hands) -> None:
    disputed.keys(KEY.Key_R, KEY.Key_1, KEY.Key_2)
    step = disputed.session.match.node(disputed.session.match.at).step
    assert step is not None
    assert isinstance(step.action, Correct)
    assert step.action.reason == "Ruling"
    assert len(told.rulings(disputed.session)) == 1
    disputed.key(KEY.Key_Z, CTRL)
    assert options(disputed).allow_pass is False
    assert told.rulings(disputed.session) == ()


def test_this_once_leaves_the_options_as_they_are(disputed: Hands) -> None:
    disputed.keys(KEY.Key_R, KEY.Key_1, KEY.Key_1)
    assert options(disputed).allow_pass is False
    assert disputed.session.match.table.state.public.turn == "blue"
    (ruled,) = told.rulings(disputed.session)
    assert (ruled.ruled.scope, ruled.ruled.answer, ruled.ruled.who, ruled.ruled.at) == ("once", True, HOST, "20:00")


def test_what_holds_always_is_proposed_by_the_next_new_game(disputed: Hands) -> None:
    disputed.keys(KEY.Key_R, KEY.Key_2, KEY.Key_3)
    profile = disputed.window.profile
    assert profile is not None
    assert house_file.load(house_rules.path_of(profile)).answer("allow_pass") is False
    disputed.window.acts.run("new")
    page = disputed.window.pages.page
    assert page is not None
    assert page.draft.house.points == {"allow_pass": False}  # type: ignore[attr-defined]


def always(hands: Hands) -> object:
    """How new games are proposed to play passing."""
    profile = hands.window.profile
    assert profile is not None
    return house_rules.kept(profile).answer("allow_pass")


def test_undo_takes_back_what_was_to_hold_always_and_redo_keeps_it_again(acting: Hands) -> None:
    acting.session.correct((OptionsSet(Options(allow_pass=False)),), "a test")
    assert acting.window.profile is not None
    house_rules.keep(acting.window.profile, "allow_pass", False)
    acting.key(KEY.Key_0)
    acting.keys(KEY.Key_R, KEY.Key_1, KEY.Key_3)
    assert (always(acting), options(acting).allow_pass) == (True, True)
    acting.key(KEY.Key_Z, CTRL)
    assert (always(acting), options(acting).allow_pass) == (False, False)
    assert acting.line() == "이제 새 게임에 남기지 않아요: 방문자의 통과."
    acting.key(KEY.Key_Y, CTRL)
    assert (always(acting), options(acting).allow_pass) == (True, True)
    assert acting.line() == "새 게임에 다시 남겨요: 방문자의 통과."


def test_what_was_kept_otherwise_since_is_left_alone(disputed: Hands) -> None:
    disputed.keys(KEY.Key_R, KEY.Key_1, KEY.Key_3)
    assert disputed.window.profile is not None
    house_rules.keep(disputed.window.profile, "allow_pass", False)
    disputed.key(KEY.Key_Z, CTRL)
    assert always(disputed) is False


@pytest.mark.parametrize("scope", [KEY.Key_1, KEY.Key_2, KEY.Key_3])
def test_a_ruling_as_the_table_plays_already_is_taken_back_by_one_undo(disputed: Hands, scope: Qt.Key) -> None:
    before, kept, log = disputed.session.match.at, always(disputed), disputed.log()
    disputed.keys(KEY.Key_R, KEY.Key_2, scope)
    assert len(told.rulings(disputed.session)) == 1
    assert len(disputed.log()) == len(log) + 1, "nothing is said to have changed"
    assert always(disputed) is (False if scope == KEY.Key_3 else kept)
    disputed.key(KEY.Key_Z, CTRL)
    assert told.rulings(disputed.session) == ()
    assert (disputed.session.match.at, always(disputed)) == (before, kept)
    disputed.key(KEY.Key_Y, CTRL)
    assert len(told.rulings(disputed.session)) == 1


def test_a_ruling_as_the_table_plays_already_leaves_an_open_question_open(hands: Hands) -> None:
    from tests.desktop.shell.openers import OPENERS

    OPENERS["the mansion is built"](hands)
    asked, agenda = hands.session.asked(), hands.session.match.table.agenda
    played = as_played(options(hands), points()[0])
    hands.window.rulings.settle(played, "tonight")
    assert (hands.session.asked(), hands.session.match.table.agenda) == (asked, agenda)


def test_a_broken_file_of_the_profile_is_told_and_left_alone(disputed: Hands) -> None:
    profile = disputed.window.profile
    assert profile is not None
    house_rules.path_of(profile).write_text("allow_pass = [\n", encoding="utf-8")
    disputed.keys(KEY.Key_R, KEY.Key_1, KEY.Key_3)
    assert "TOML" in disputed.line()
    assert options(disputed).allow_pass is True
    assert house_rules.path_of(profile).read_text(encoding="utf-8") == "allow_pass = [\n"


def test_later_refusals_cite_the_ruling(acting: Hands) -> None:
    acting.keys(KEY.Key_R)
    acting.key(Qt.Key(KEY.Key_1 + rows(acting).index("방문자의 통과 – 소음 뒤에는 가능")))
    acting.keys(KEY.Key_2, KEY.Key_2, KEY.Key_0)
    chips = [one.text() for one in acting.card().findChildren(Label) if one.property("role") == "chip"]
    assert chips == ["HO-R54", "하우스 룰: 방문자의 통과 – 불가"]


def test_what_is_as_everywhere_is_not_cited(acting: Hands) -> None:
    acting.drag("red", "kitchen")
    chips = [one.text() for one in acting.card().findChildren(Label) if one.property("role") == "chip"]
    assert len(chips) == 1


def test_it_can_be_marked_to_be_looked_at_again(disputed: Hands) -> None:
    disputed.keys(KEY.Key_R, KEY.Key_1, KEY.Key_4)
    assert card(disputed).rows[3].accessibleDescription() == "예"
    disputed.key(KEY.Key_2)
    assert told.rulings(disputed.session)[0].ruled.again
    assert disputed.log()[-1].endswith("나중에 다시 보기")


def test_a_note_beside_it_is_kept_in_the_record_and_the_log(disputed: Hands, sit_down: Seat) -> None:
    disputed.keys(KEY.Key_R, KEY.Key_1)
    shown = card(disputed)
    assert isinstance(shown, ScopeCard)
    shown.field.setFocus()
    QTest.keyClicks(shown.field, "Box p. 4")
    disputed.key(KEY.Key_Return)
    assert card(disputed).rows[0].hasFocus()
    disputed.keys(KEY.Key_4, KEY.Key_2)
    assert disputed.log()[-1].endswith(" · 메모: Box p. 4 · 나중에 다시 보기")
    assert disputed.session.record is not None
    path = disputed.session.record.path
    disputed.close()
    again = sit_down(file=path)
    assert told.rulings(again.session)[0].ruled.note == "Box p. 4"
    again.window.acts.run("house-rules")
    assert "Box p. 4" in {one.text for one in again.window.findChildren(Prose) if one.isVisible()}


def test_a_ruling_that_was_not_made_leaves_no_note_to_the_next(disputed: Hands) -> None:
    disputed.keys(KEY.Key_R, KEY.Key_1)
    field = card(disputed).findChildren(Entry)[0]
    field.setText("Box p. 4")
    disputed.keys(KEY.Key_Escape, KEY.Key_R, KEY.Key_1)
    assert [one.text() for one in card(disputed).findChildren(Entry)] == [""]


def test_the_table_may_talk_for_a_minute(disputed: Hands) -> None:
    disputed.keys(KEY.Key_R, KEY.Key_1, KEY.Key_5)
    shown = card(disputed)
    assert isinstance(shown, ScopeCard)
    assert shown.clock.text() == "이야기할 시간이 60초 남았어요."
    for _ in range(59):
        disputed.window.rulings.tick()
    assert shown.clock.text() == "이야기할 시간이 1초 남았어요."
    disputed.window.rulings.tick()
    assert shown.clock.text() == "시간이 다 됐어요. 이제 정해 주세요."
    disputed.key(KEY.Key_2)
    assert options(disputed).allow_pass is True


def test_what_no_rule_asks_about_yet_holds_this_once_only(disputed: Hands) -> None:
    unheard = Point("U-99", "unheard", "Free", ((1, "One"), (2, "Two")), open=False)
    disputed.window.rulings._show_point(unheard, disputed.play.last)
    assert card(disputed).rows[1].accessibleDescription() == "아직 고를 수 없어요"
    disputed.key(KEY.Key_2)
    assert [row.property("dark") for row in card(disputed).rows[:3]] == [False, True, True]
    before = disputed.session.match.at
    disputed.key(KEY.Key_2)
    assert disputed.session.match.at == before


def test_a_ruling_outlives_a_restart(disputed: Hands, sit_down: Seat) -> None:
    disputed.keys(KEY.Key_R, KEY.Key_1, KEY.Key_2)
    record = disputed.session.record
    assert record is not None
    path = record.path
    disputed.close()
    again = sit_down(file=path)
    assert [one.ruled.point for one in told.rulings(again.session)] == ["allow_pass"]


def test_in_a_lesson_no_rule_is_made(hands: Hands) -> None:
    from tests.desktop.shell.openers import OPENERS

    OPENERS["a lesson"](hands)
    hands.window.acts.run("rule")
    assert not isinstance(hands.window.cards.card, RuleCard | ScopeCard)
