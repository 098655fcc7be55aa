"""A program killed in the middle: ways not taken, and an amendment half ruled, are there again, and go on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.session import Session
from desktop.tables import open_table
from rules.amend import Drop
from rules.hakoonna.actions import Walk
from tests.desktop.test_amending import FELL, REDS_TOWER, REDS_WALK, a_session, breaking, table
from tests.desktop.test_locks import CHECKOUT


def a_way_taken_back(session: Session) -> None:
    session.undo(1)
    session.play(Walk("red", "study"))
    session.undo(1)


def two_ways_and_a_jump(session: Session) -> None:
    session.undo(1)
    session.play(Walk("red", "study"))
    session.jump(REDS_TOWER)


def a_draft(session: Session) -> None:
    session.amend(REDS_TOWER, FELL)


def a_draft_half_ruled(session: Session) -> None:
    session.undo(1)
    session.play(Walk("red", "study"))
    drafted = session.amend(REDS_TOWER, FELL)
    session.rule(Drop(drafted.breaking[0]))


def an_amendment_taken_back(session: Session) -> None:
    session.amend(REDS_TOWER, FELL)
    session.rule(Drop(REDS_WALK))
    session.settle()
    session.undo()


MOMENTS = {
    does.__name__: does
    for does in (a_way_taken_back, two_ways_and_a_jump, a_draft, a_draft_half_ruled, an_amendment_taken_back)
}
CHILD = """
import sys
from pathlib import Path
from tests.desktop.test_killed_midway import MOMENTS, a_session
session = a_session(Path(sys.argv[2]))
MOMENTS[sys.argv[1]](session)
print("there", flush=True)
sys.stdin.read()
"""


def killed(moment: str, folder: Path) -> Session:
    """The evening as it is found after its program was killed at that moment."""
    command = [sys.executable, "-c", CHILD, moment, str(folder)]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=CHECKOUT, env=env
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "there\n"
        child.send_signal(signal.SIGKILL)
    opened = open_table(folder / "evening.lantern", folder)
    assert opened.fault is None
    return opened.session


def tree(session: Session) -> list[tuple[int | None, object]]:
    """Every step that was ever played, with the one it follows."""
    nodes = [session.match.node(number) for number in range(session.match.length + 1)]
    return [(node.parent.number if node.parent is not None else None, node.step) for node in nodes]


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_tree_and_where_one_stands_in_it_outlive_a_kill(moment: str, tmp_path: Path) -> None:
    straight, found = a_session(tmp_path), killed(moment, tmp_path / "killed")
    MOMENTS[moment](straight)
    assert tree(found) == tree(straight)
    assert (found.match.at, found.match.table) == (straight.match.at, straight.match.table)
    assert found.match.branches() == straight.match.branches()
    assert breaking(found) == breaking(straight)
    assert found.redo() == straight.redo()
    assert (found.match.at, found.match.table) == (straight.match.at, straight.match.table)
    found.close()
    straight.close()


def test_a_draft_half_ruled_is_settled_after_the_kill(tmp_path: Path) -> None:
    session = killed("a_draft_half_ruled", tmp_path / "killed")
    assert session.amending is not None
    assert [type(ruling) for ruling in session.amending.draft.rulings] == [Drop]
    assert breaking(session) == ()
    session.settle()
    assert table(session) == ("hall", "hako", ())
    assert session.undo()
    assert table(session)[0] == "study"
    session.close()
