"""A plan that was laid wrong is set right while the game runs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtTest import QTest

from desktop import tables
from desktop.shell.plan_editing import PlanPage
from desktop.shell.plan_editing import plan as plans
from desktop.shell.plan_editing.cells import Cells
from desktop.shell.plan_editing.odd_moves import OddMove, odd_moves
from rules.engine import Step
from rules.hakoonna import mansion
from rules.hakoonna.actions import Walk
from rules.hakoonna.events import BarrierSet
from rules.hakoonna.violations import NoDoor
from tests.desktop.shell.hands import CTRL, LEFT, NONE, Hands

KEY = Qt.Key


@pytest.fixture
def opened(acting: Hands) -> Hands:
    """Red has walked to the living room; the plan lies open."""
    acting.drag("red", "living")
    acting.window.acts.run("edit-plan")
    acting.wait(50)
    return acting


def page(hands: Hands) -> PlanPage:
    found = hands.window.pages.page
    assert isinstance(found, PlanPage)
    return found


def laid(hands: Hands):  # type: ignore[no-untyped-def]
    return {one.room: one for one in hands.session.match.table.state.public.placements}


def joined(hands: Hands) -> set[frozenset[str]]:
    return {frozenset((link.a, link.b)) for link in hands.session.picture().links}


def press(hands: Hands, room: str) -> None:
    tile = page(hands).sheet.tiles[room]
    QTest.mouseClick(tile, LEFT, NONE, tile.rect().center())
    hands.wait(5)


def drag(hands: Hands, room: str, by: QPoint) -> None:
    """By so many cells."""
    sheet = page(hands).sheet
    tile, side = sheet.tiles[room], round(sheet.cells.side)
    start = tile.rect().center()
    QTest.mousePress(tile, LEFT, NONE, start)
    for part in (0.4, 0.6):
        there = tile.mapFrom(sheet, sheet.rect_of(room).center().toPoint())
        QTest.mouseMove(tile, there + by * round(side * part))
    QTest.mouseRelease(tile, LEFT, NONE, tile.rect().center())
    hands.wait(5)


# ---- gestures


def test_a_drag_moves_a_board_and_a_press_more_turns_it(opened: Hands) -> None:
    before = laid(opened)["kitchen"]
    drag(opened, "kitchen", QPoint(1, 0))
    after = mansion.where(page(opened).plan, "kitchen")
    assert after is not None
    assert (after.floor, after.col, after.row, after.turn) == ("1F", before.col + 1, before.row, before.turn)
    press(opened, "kitchen")
    turned = mansion.where(page(opened).plan, "kitchen")
    assert turned is not None
    assert turned.turn == (before.turn + 1) % 4


def test_boards_that_were_taken_for_one_another_change_places(opened: Hands) -> None:
    before = laid(opened)
    drag(opened, "kitchen", QPoint(0, -1))
    opened.key(KEY.Key_Return)
    after = laid(opened)
    assert mansion.cell(after["kitchen"]) == mansion.cell(before["living"])
    assert mansion.cell(after["living"]) == mansion.cell(before["kitchen"])


def test_the_keys_do_it_all(opened: Hands) -> None:
    number = sorted(laid(opened)).index("kitchen") + 1
    opened.keys(Qt.Key(KEY.Key_0 + number), KEY.Key_Right, KEY.Key_BracketRight, KEY.Key_BracketRight)
    opened.key(KEY.Key_BracketLeft)
    before = laid(opened)["kitchen"]
    kitchen = mansion.where(page(opened).plan, "kitchen")
    assert kitchen is not None
    assert (kitchen.col, kitchen.turn) == (before.col + 1, (before.turn + 1) % 4)
    opened.key(KEY.Key_PageUp)
    kitchen = mansion.where(page(opened).plan, "kitchen")
    assert kitchen is not None
    assert kitchen.floor == "2F"
    for _ in range(4):
        opened.key(KEY.Key_Z, CTRL)
    opened.key(KEY.Key_Backspace)
    assert set(page(opened).plan) == set(laid(opened).values())


# ---- what comes of it


def test_pieces_stay_in_their_rooms_and_the_ways_change(opened: Hands) -> None:
    before = opened.session.match.at
    assert frozenset(("hall", "living")) in joined(opened)
    press(opened, "living")
    press(opened, "living")
    press(opened, "living")
    opened.key(KEY.Key_Return)
    assert opened.session.match.at == before + 1
    assert opened.standing("red") == "living"
    assert frozenset(("hall", "living")) not in joined(opened)
    opened.key(KEY.Key_Escape)
    opened.key(KEY.Key_Z, CTRL)
    assert frozenset(("hall", "living")) in joined(opened)


def test_moves_that_would_not_have_been_possible_are_listed_and_stay(opened: Hands) -> None:
    for _ in range(3):
        press(opened, "living")
    while not page(opened).findings.whole:
        opened.wait()
    assert page(opened).findings.moves.text == "할 수 없었을 행동 1개"
    assert "빨강: 이동: 거실 – 로비와 거실 사이에는 마주 보는 문이 없어요." in page(opened).findings.listed.text
    assert page(opened).findings.ways.text == "없어짐: 로비 – 거실"
    opened.key(KEY.Key_Return)
    assert page(opened).findings.moves.text == "할 수 없었을 행동 1개"
    assert any("거실" in line for line in opened.log())


def test_a_barrier_whose_door_is_gone_goes_too(acting: Hands) -> None:
    acting.session.correct((BarrierSet(("hall", "living")),), "a test")
    acting.window.acts.run("edit-plan")
    acting.wait(50)
    for _ in range(3):
        press(acting, "living")
    acting.key(KEY.Key_Return)
    assert acting.session.match.table.state.public.barrier == ()


def test_it_lies_a_row_down_in_the_correction_mode(acting: Hands) -> None:
    acting.key(KEY.Key_E, CTRL)
    acting.key(Qt.Key(KEY.Key_1 + acting.offers().index("평면도 고치기")))
    assert isinstance(acting.window.pages.page, PlanPage)


def test_while_the_mansion_is_built_there_is_nothing_to_correct(hands: Hands) -> None:
    from tests.desktop.shell.openers import OPENERS

    OPENERS["the mansion is built"](hands)
    hands.window.acts.run("edit-plan")
    assert hands.window.pages.page is None


def test_esc_leaves_the_table_as_it_is(opened: Hands) -> None:
    before = opened.session.match.at
    press(opened, "kitchen")
    press(opened, "kitchen")
    opened.key(KEY.Key_Escape)
    assert opened.window.pages.page is None
    assert opened.session.match.at == before


# ---- without a window


def test_only_moves_that_the_other_plan_forbids_are_odd(opened: Hands) -> None:
    match = opened.session.match
    plan = tuple(laid(opened).values())
    assert [one for one in odd_moves(match, plan) if one is not None] == []
    away = plans.turned(plan, "living", 2)
    (odd,) = (one for one in odd_moves(match, away) if one is not None)
    assert isinstance(odd, OddMove)
    assert odd.action == Walk("red", "living")
    assert odd.reasons == (NoDoor("hall", "living"),)
    assert match.node(odd.step).step is not None
    assert [one for one in odd_moves(match, plans.turned(plan, "study", 2)) if one is not None] == []


def test_what_was_put_against_the_rules_is_odd_already(acting: Hands) -> None:
    done = acting.session.play(Walk("red", "kitchen"), overrule="House rule")
    assert isinstance(done, Step)
    plan = tuple(laid(acting).values())
    assert [one for one in odd_moves(acting.session.match, plans.turned(plan, "living", 2)) if one is not None] == []


def test_a_board_goes_where_it_is_put_and_nothing_is_lost() -> None:
    practice = tables.a_book().content.practice
    assert practice is not None
    plan = practice.board
    for moved in (
        plans.moved(plan, "kitchen", ("2F", 5, 5)),
        plans.moved(plan, "kitchen", ("1F", 0, 0)),
        plans.beside(plan, "kitchen", "w"),
        plans.on_floor(plan, "kitchen", 1),
        plans.on_floor(plan, "hall", -1),
    ):
        assert {one.room for one in moved} == {one.room for one in plan}
        assert len({mansion.cell(one) for one in moved}) == len(plan)
    assert plans.on_floor(plan, "basement", -1) == plan
    assert plans.turned(plans.turned(plan, "hall", 3), "hall", 1) == plan


def test_every_cell_is_found_where_it_lies() -> None:
    practice = tables.a_book().content.practice
    assert practice is not None
    cells = Cells(practice.board, QSizeF(900, 600))
    for one in practice.board:
        assert cells.under(cells.rect(mansion.cell(one)).center()) == mansion.cell(one)
    assert cells.under(QPointF(-900, -900)) is None
