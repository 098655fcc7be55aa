"""A town at the host's window, by real keys and mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.commands import BY_ID, COMMANDS
from desktop.shell.attest_card import AttestCard
from desktop.shell.ending.end_card import EndCard
from desktop.shell.fate_entry import FateEntry
from desktop.shell.house_rules.town_page import TownRulesPage
from desktop.shell.rulings.touching import of_violations
from rules.actions import Answer
from rules.arkham.effects import Roll, SpreadSurge
from rules.arkham.events import ClueSet, PlaceSet, TurnSet
from rules.arkham.options import Options
from rules.arkham.violations import TradePhase
from rules.tags import tag_of
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, SHIFT, Hands
from tests.desktop.shell.town_hands import (
    GATES,
    OPTIONS,
    beside_a_monster,
    moving,
    press,
    rolling,
    set_by_hand,
    sit_at_a_town,
    surging,
    three_gates,
    town,
)

KEY = Qt.Key
PHASES = {
    "ko": ("유지", "이동", "아컴 조우", "다른 세계", "신화"),
    "en": ("Upkeep", "Movement", "Arkham", "Other Worlds", "Mythos"),
}


@pytest.fixture
def at_town(sit_down: Seat) -> Hands:
    """Four known investigators; the program answers for Fate."""
    hands = sit_down()
    sit_at_a_town(hands)
    return hands


def lit_pill(hands: Hands) -> str:
    return next(pill.text() for pill in hands.window.top.pills if pill.property("now"))


def entry(hands: Hands) -> FateEntry:
    desk = hands.window.fate_desk
    assert desk is not None
    assert desk.entry is not None
    return desk.entry


def play_on(hands: Hands, phase: str) -> None:
    """The lit button, again and again; a question is answered by its first answer."""
    for _ in range(60):
        if town(hands).phase == phase and town(hands).turn > 0 and hands.session.asked() is None:
            return
        hands.key(KEY.Key_Space if hands.session.asked() is None else KEY.Key_1)
        if hands.play.entry is not None and hands.session.asked() is None:
            hands.keys(KEY.Key_Backspace)
            press(hands, "end-part")
    raise AssertionError(town(hands))


def test_the_practice_town_has_four_investigators_and_fate_by_the_program(sit_down: Seat) -> None:
    hands = sit_down(game="arkham")
    assert hands.session.match.header.game == "arkham"
    assert all(town(hands).sheets[seat].investigator for seat in ("p1", "p2", "p3", "p4"))
    assert town(hands).phase == "mythos"
    assert hands.window.top.title.text() == "아컴 호러"


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_turn_by_keys(at_town: Hands, language: str) -> None:
    if language == "en":
        at_town.window.acts.run("language")
    told = PHASES[language]
    for phase, title in zip(("upkeep", "movement", "arkham", "mythos"), (*told[:3], told[4]), strict=True):
        play_on(at_town, phase)
        assert lit_pill(at_town) == title
    assert [pill.text() for pill in at_town.window.top.pills if pill.text()] == list(told)
    assert all(at_town.log())


def test_space_is_the_first_players_next_step(at_town: Hands) -> None:
    at_town.key(KEY.Key_Space)
    assert town(at_town).stage == "gate"
    steps = [node.step for node in at_town.session.match.path() if node.step is not None and not node.step.joined]
    assert (tag_of(steps[-1].action), steps[-1].action.seat) == ("proceed", "p1")


def test_a_piece_is_dragged_through_the_streets(at_town: Hands) -> None:
    moving(at_town)
    at_town.drag("p1", "police_station")
    assert town(at_town).sheets["p1"].at == "police_station"
    assert town(at_town).points == 3


def test_a_refused_drag_says_why_offers_a_way_out_and_may_be_overruled(at_town: Hands) -> None:
    beside_a_monster(at_town)
    at_town.drag("p1", "police_station")
    assert "AH-R06" in {reason.id for reason in at_town.card().refusal.refused.violations}
    assert any("회피" in text for text in at_town.texts(at_town.card()))
    at_town.key(KEY.Key_Return, SHIFT)
    at_town.key(KEY.Key_1)
    assert town(at_town).sheets["p1"].at == "police_station"


def test_a_place_is_typed_by_a_few_letters(at_town: Hands) -> None:
    for typed, place in (("ㄱㅊㅅ", "police_station"), ("dow", "downtown_street")):
        moving(at_town)
        press(at_town, "move")
        line = entry(at_town).line
        assert line.hasFocus()
        line.setText(typed)
        at_town.key(KEY.Key_Return)
        at_town.wait(30)
        assert town(at_town).sheets["p1"].at == place


def test_a_digit_chooses_a_place_too(at_town: Hands) -> None:
    moving(at_town)
    press(at_town, "move")
    first = at_town.offers()[0]
    at_town.key(KEY.Key_1)
    assert at_town.session.speech(at_town.app.context.words).heading(town(at_town).sheets["p1"].at) == first


def test_a_form_with_two_holes_is_filled_digit_by_digit(at_town: Hands) -> None:
    play_on(at_town, "upkeep")
    seat = town(at_town).active
    press(at_town, "slide")
    at_town.keys(KEY.Key_1, KEY.Key_0)
    at_town.wait(20)
    assert town(at_town).sheets[seat].sliders[0] == 0


def test_long_lists_are_turned_over_by_the_last_key(at_town: Hands) -> None:
    moving(at_town)
    press(at_town, "move")
    first = at_town.offers()
    assert len(first) == 9
    at_town.key(KEY.Key_9)
    assert at_town.offers()[0] != first[0]


@pytest.mark.parametrize("typed", ["수상한 전", "strange pl", "ㅅㅅㅎㅈ"])
def test_fates_card_is_typed_in_either_language(sit_down: Seat, typed: str) -> None:
    hands = sit_down()
    sit_at_a_town(hands, sources={"mythos": "cardboard"})
    three_gates(hands)
    hands.key(KEY.Key_Space)
    entry(hands).line.setText(typed)
    hands.key(KEY.Key_Return)
    hands.wait(30)
    assert town(hands).card == "a_strange_plague"


def test_dice_are_typed_one_after_the_other(sit_down: Seat) -> None:
    hands = sit_down()
    rolling(hands)
    asked = hands.session.asked()
    assert isinstance(asked, Roll)
    assert asked.dice == 5
    hands.keys(KEY.Key_5, KEY.Key_1, KEY.Key_6, KEY.Key_2)
    assert hands.window.side.prompt.what.text().endswith("주사위 5개 중 4개: 5 1 6 2. Backspace로 돌아가요.")
    hands.key(KEY.Key_3)
    assert hands.session.asked() == asked
    assert [row.title.text() for row in hands.window.side.offers.buttons] == ["이렇게 나왔어요"]
    hands.key(KEY.Key_Return)
    hands.wait(20)
    actions = [node.step.action for node in hands.session.match.path() if node.step is not None]
    assert (5, 1, 6, 2, 3) in [action.value for action in actions if isinstance(action, Answer)]


def test_a_die_typed_wrongly_is_taken_back(sit_down: Seat) -> None:
    hands = sit_down()
    rolling(hands)
    asked = hands.session.asked()
    hands.keys(KEY.Key_5, KEY.Key_4, KEY.Key_Backspace)
    assert hands.session.asked() == asked
    assert hands.play.entry is not None
    assert hands.play.entry.picked == (5,)


def test_the_last_die_is_taken_back_before_it_counts(sit_down: Seat) -> None:
    hands = sit_down()
    rolling(hands)
    hands.keys(*(KEY.Key_5,) * 5, KEY.Key_Backspace, KEY.Key_1, KEY.Key_Space)
    hands.wait(20)
    last = [node.step.action for node in hands.session.match.path() if node.step is not None][-1]
    assert isinstance(last, Answer)
    assert last.value == (5, 5, 5, 5, 1)


@pytest.mark.parametrize("digit", [KEY.Key_7, KEY.Key_8, KEY.Key_9, KEY.Key_0])
def test_a_digit_that_is_no_face_of_a_die_is_said_and_not_taken(sit_down: Seat, digit: KEY) -> None:
    hands = sit_down()
    rolling(hands)
    asked = hands.session.asked()
    hands.keys(KEY.Key_5, digit)
    assert f"‘{digit - KEY.Key_0}’ 대신" in hands.window.side.prompt.line.text()
    assert hands.play.entry is not None
    assert (hands.session.asked(), hands.play.entry.picked) == (asked, (5,))
    hands.key(KEY.Key_2)
    assert hands.window.side.prompt.line.text() == ""


def test_a_die_too_few_or_too_many_is_told_with_the_numbers(sit_down: Seat) -> None:
    hands = sit_down()
    rolling(hands)
    asked = hands.session.asked()
    hands.keys(*(KEY.Key_6,) * 3, KEY.Key_Return)
    assert "지금 3개를" in hands.window.side.prompt.line.text()
    hands.keys(*(KEY.Key_6,) * 3)
    assert "지금 6개를" in hands.window.side.prompt.line.text()
    assert hands.session.asked() == asked


def test_a_surge_typed_unevenly_is_refused_and_typed_anew(sit_down: Seat) -> None:
    hands = sit_down()
    surging(hands)
    asked = hands.session.asked()
    assert isinstance(asked, SpreadSurge)
    assert (asked.gates[0], asked.total) == (GATES[0], 4)
    hands.keys(KEY.Key_1, KEY.Key_Slash, KEY.Key_2, KEY.Key_Slash, KEY.Key_1)
    assert "AH-R40" in {reason.id for reason in hands.card().refusal.refused.violations}
    assert hands.session.asked() == asked
    hands.keys(KEY.Key_Escape, KEY.Key_Backspace, KEY.Key_Backspace)
    hands.keys(KEY.Key_2, KEY.Key_1, KEY.Key_1)
    hands.wait(20)
    assert hands.session.asked() != asked


def test_no_monster_at_a_gate_is_typed_as_a_zero(sit_down: Seat) -> None:
    hands = sit_down()
    surging(hands)
    hands.keys(KEY.Key_4, KEY.Key_0, KEY.Key_0)
    assert "AH-R39" in {reason.id for reason in hands.card().refusal.refused.violations}


def test_a_table_that_tells_the_board_alone_is_asked(sit_down: Seat) -> None:
    hands = sit_down()
    sit_at_a_town(hands, Options(depth="board", investigators=OPTIONS.investigators, ancient="azathoth", first="p1"))
    moving(hands)
    hands.drag("p1", "police_station")
    assert isinstance(hands.window.cards.card, AttestCard)
    hands.key(KEY.Key_1)
    assert town(hands).sheets["p1"].at == "police_station"


def test_undo_and_redo(at_town: Hands) -> None:
    moving(at_town)
    at_town.drag("p1", "police_station")
    at_town.key(KEY.Key_Z, CTRL)
    assert town(at_town).sheets["p1"].at == "easttown_street"
    at_town.key(KEY.Key_Y, CTRL)
    assert town(at_town).sheets["p1"].at == "police_station"


def test_any_piece_is_set_by_hand(at_town: Hands) -> None:
    beside_a_monster(at_town)
    set_by_hand(at_town, ClueSet("woods", 1), ClueSet("library", 0))
    at_town.key(KEY.Key_E, CTRL)
    for piece, place in (("p1", "abyss_1"), ("zombie-1", "sky"), ("clue:woods", "library")):
        at_town.drag(piece, place)
    assert town(at_town).sheets["p1"].at == "abyss_1"
    assert town(at_town).monsters["zombie-1"] == "sky"
    assert (town(at_town).clues.get("woods", 0), town(at_town).clues["library"]) == (0, 1)


def test_a_monster_dragged_off_the_board_goes_back_to_the_cup(at_town: Hands) -> None:
    beside_a_monster(at_town)
    at_town.key(KEY.Key_E, CTRL)
    at_town.play.leaving.emit("zombie-1")
    at_town.key(KEY.Key_1)
    assert "zombie-1" not in town(at_town).monsters


def test_the_tracks_are_set_by_hand(at_town: Hands) -> None:
    moving(at_town)
    at_town.key(KEY.Key_E, CTRL)
    at_town.keys(KEY.Key_1, KEY.Key_3)
    assert (town(at_town).terror, town(at_town).doom) == (1, 1)


def test_a_town_is_gone_on_with_from_its_record(at_town: Hands, sit_down: Seat) -> None:
    moving(at_town)
    at_town.drag("p1", "police_station")
    path = at_town.session.record.path  # type: ignore[union-attr]
    at_town.close()
    again = sit_down(file=path)
    assert town(again).sheets["p1"].at == "police_station"
    assert again.window.top.title.text() == "아컴 호러"


def test_what_the_game_does_not_have_says_so(at_town: Hands) -> None:
    for id_ in ("her-time", "edit-plan", "ledger", "chokes"):
        at_town.window.acts.run(id_)
        assert at_town.line() == "이 게임에는 없는 기능이에요.", BY_ID[id_].title
        assert at_town.window.acts.obstacle(id_)


def test_the_table_is_compared_and_set_right(at_town: Hands) -> None:
    moving(at_town)
    at_town.key(KEY.Key_T)
    at_town.keys(*(KEY.Key_1,) * 13, KEY.Key_2, KEY.Key_4)
    at_town.keys(KEY.Key_2, KEY.Key_3)
    assert (town(at_town).terror, town(at_town).doom) == (4, 3)


def test_a_neighbourhood_is_set_right_on_the_board(at_town: Hands) -> None:
    moving(at_town)
    at_town.key(KEY.Key_T)
    at_town.key(KEY.Key_2)
    assert at_town.play.correcting.on
    assert at_town.play.correcting.room == "northside_street"


def test_an_open_question_is_answered_otherwise_in_play(at_town: Hands) -> None:
    moving(at_town)
    at_town.window.acts.run("house-rules")
    page = at_town.window.pages.page
    assert isinstance(page, TownRulesPage)
    row = next(one for one in page.rules.rows if one.point.key == "trading")
    assert row.choices is not None
    at_town.click(row.choices.options["any"])
    at_town.key(KEY.Key_Return, CTRL)
    assert town(at_town).options.trading == "any"
    assert at_town.log()[-1] == "판정(오늘 밤): 교환 시기 – 아무 때나"
    at_town.key(KEY.Key_Z, CTRL)
    assert town(at_town).options.trading == "movement"


def test_a_rule_card_names_the_question_that_a_refusal_hangs_on() -> None:

    assert [point.code for point in of_violations((TradePhase(),))] == ["AS-06"]


def test_the_mansion_comes_back_after_a_town(at_town: Hands) -> None:
    at_town.window.starting.practised.emit()
    at_town.wait(100)
    assert at_town.session.match.header.game == "hakoonna"
    assert set(at_town.window.board.panels) == {"noise", "gray", "known"}


def test_a_lit_button_of_the_upkeep_ends_a_part(at_town: Hands) -> None:
    play_on(at_town, "upkeep")
    seat = town(at_town).active
    at_town.key(KEY.Key_Space)
    assert town(at_town).active != seat or town(at_town).phase != "upkeep"


def test_what_a_card_brings_is_typed(at_town: Hands) -> None:
    moving(at_town)
    before = town(at_town).sheets["p1"].money
    set_by_hand(at_town, PlaceSet("p1", "library"), TurnSet("arkham", "p1", 1, "p1", count=4))
    press(at_town, "draw-card")
    press(at_town, "outcome")
    for typed in ("돈", "-3"):
        entry(at_town).line.setText(typed)
        at_town.key(KEY.Key_Return)
        at_town.wait(20)
    assert town(at_town).sheets["p1"].money == before - 3


def test_the_end_names_what_woke_and_has_no_secrets_to_reveal(at_town: Hands) -> None:
    moving(at_town)
    set_by_hand(at_town, TurnSet("over", "p1", 1, count=4, awake="doom", ending="awake-doom"))
    at_town.wait(100)
    card = at_town.window.cards.card
    assert isinstance(card, EndCard)
    assert card.headline == "아자토스가 깨어나요"
    at_town.window.ending.announce()
    assert not any("공개 의식" in text for text in at_town.texts(at_town.window.cards.card or at_town.window))


def test_a_seat_of_the_town_is_handed_over_by_another_name(at_town: Hands) -> None:
    at_town.window.seat_menu.open("p1")
    at_town.keys(KEY.Key_4, KEY.Key_1, KEY.Key_M, KEY.Key_I, KEY.Key_N, KEY.Key_A, KEY.Key_Return)
    assert at_town.window.context.speech.name("p1").lower() == "mina"
    assert at_town.session.match.table.state.town.playing == ("p1", "p2", "p3", "p4")


def test_no_command_fails_at_a_towns_table(at_town: Hands) -> None:
    """Qt would swallow what goes wrong in a slot; pytest-qt does not."""
    moving(at_town)
    elsewhere = ("quit", "full-screen", "open", "export", "save-as", "alone", "start-page", "new")
    for command in COMMANDS:
        if command.id not in elsewhere:
            at_town.window.acts.run(command.id)
            at_town.wait(5)
            at_town.window.show_table()
            at_town.window.cards.clear()
            at_town.play.correct(False)
    assert at_town.session.match.header.game == "arkham"
