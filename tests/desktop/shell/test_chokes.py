"""The choke points of the mansion: marked on the board, said in the line, named in the list."""

from __future__ import annotations

from PySide6.QtCore import Qt

from rules.hakoonna.content import Placement
from rules.hakoonna.events import MansionSet
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.test_palette import opened

KEY = Qt.Key
STUDY = frozenset({"hall", "study"})


def ask(hands: Hands) -> None:
    """By name, from the list of commands."""
    palette = opened(hands, "길목")
    assert palette.commands == ["chokes"]
    hands.key(KEY.Key_Return)


def named(hands: Hands) -> list[str]:
    found = hands.window.board.list
    assert found is not None
    rows = [found.tree.topLevelItem(number) for number in range(found.tree.topLevelItemCount())]
    return [row.text(0) for row in rows if row is not None and "길목" in row.text(0)]


def test_they_are_found_by_name_marked_and_said(acting: Hands) -> None:
    ask(acting)
    assert acting.play.scene.narrows.spaces == {"study", "hall_2f"}
    assert STUDY in acting.play.scene.narrows.ways
    assert acting.line() == "아이 방으로 가는 외길: 서재. 붉은 방으로 가는 외길: 2층 홀."


def test_asked_again_they_are_gone(acting: Hands) -> None:
    shown = acting.window.board.view.grab().toImage()
    acting.window.acts.run("chokes")
    assert acting.window.board.view.grab().toImage() != shown
    acting.window.acts.run("chokes")
    assert not acting.play.scene.narrows.spaces
    assert not acting.play.scene.narrows.ways


def test_a_move_leaves_the_marks_and_another_mansion_changes_them(acting: Hands) -> None:
    acting.window.acts.run("chokes")
    acting.drag("red", "living")
    assert "study" in acting.play.scene.narrows.spaces
    kept = tuple(one for one in public(acting) if one.room not in ("study", "child"))
    acting.session.correct((MansionSet(kept, ("child", "study")),), "a test")
    assert acting.play.scene.narrows.spaces == {"hall_2f"}


def public(hands: Hands) -> tuple[Placement, ...]:
    placements: tuple[Placement, ...] = hands.session.seen().public.placements  # type: ignore[attr-defined]
    return placements


def test_the_list_names_them_while_they_are_shown(acting: Hands) -> None:
    acting.key(KEY.Key_F7)
    assert named(acting) == []
    acting.window.acts.run("chokes")
    assert {row.split(" · ")[0] for row in named(acting)} == {"서재", "2층 홀"}
    acting.window.acts.run("chokes")
    assert named(acting) == []


def test_they_are_said_in_english_too(sit_down: Seat) -> None:
    hands = sit_down(fate=("white", "held"))
    hands.window.acts.run("language")
    hands.window.acts.run("chokes")
    assert hands.line() == "To Child's room: Study. To Red room: 2F Hall."
