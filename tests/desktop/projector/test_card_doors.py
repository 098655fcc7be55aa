"""While a storyteller shows a card to one, no door tells the others to whom, which, or what stands on it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from rules.clocktower.actions import Daybreak, PassBy
from rules.seats import HOST
from tests.desktop.projector import doors
from tests.desktop.projector.two_nights import CANARY, HALL, Watching
from tests.desktop.shell.info_cards.viewer import Viewer

HEARD = ("host", "host's tree", "announcements", "card")
"""What can be read of the storyteller's own window without seeing the card."""

Watch = Callable[[bool], Watching]


@pytest.fixture
def watch(qapp: QApplication, tmp_path: Path) -> Iterator[Watch]:
    """Sits down at an evening, on a profile of its own."""
    kept: list[Watching] = []

    def one(other: bool) -> Watching:
        kept.append(Watching(tmp_path / "profile", other))
        return kept[-1]

    yield one
    for watched in kept:
        watched.leave()


def test_two_nights_with_other_cards_cannot_be_told_apart(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "tests.desktop.projector.two_nights", str(tmp_path))
    done = subprocess.run(command, check=True, timeout=300, capture_output=True, text=True)
    assert json.loads(done.stdout) == {"moments": [[]] * 5, "files": True, "canary": False}


def test_what_stands_on_a_card_is_read_at_no_door(watch: Watch) -> None:
    one = watch(False)
    one.hands.session.play(one.cards[0])
    viewer = Viewer(one.hands)
    viewer.hold()
    everywhere = {name: read for name, read in doors.DOORS.items() if name in (*HALL, *HEARD)}
    assert doors.holding(doors.look(one, everywhere), CANARY) == set()


def test_nor_is_it_in_what_is_told_at_dawn(watch: Watch) -> None:
    one = watch(False)
    one.hands.session.play(one.cards[0])
    Viewer(one.hands).leave()
    session = one.hands.session
    while (form := next((row for row in session.offers(HOST) if row.action == "pass-by"), None)) is not None:
        fixed = dict(form.fixed)
        session.play(PassBy(HOST, str(fixed["character"]), str(fixed["who"])))
    session.play(Daybreak(HOST))
    assert doors.holding(doors.look(one, HALL), CANARY) == set()
