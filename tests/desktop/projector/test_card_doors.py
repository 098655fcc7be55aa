"""While a storyteller shows a card to one, no door tells the others to whom, which, or what stands on it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.projector.publishing import Publishing
from rules.clocktower.actions import Daybreak, Nightfall, PassBy, PutUp, ShowCard
from rules.seats import AUDIENCE, HOST
from tests.desktop.projector import doors
from tests.desktop.projector.doors import AUDIENCES, TWINS, Watched
from tests.desktop.shell.info_cards.viewer import Viewer
from tests.desktop.shell.square_hands import EVIL, ROLES, everybody, sit_in_a_circle

CANARY = "CANARY-7Q"
OTHERS = {**ROLES, "p1": "po", "p9": "chambermaid"}
CARDS = (
    (ShowCard(HOST, "p2", "own-words", words=CANARY), ShowCard(HOST, "p9", "not-in-play", (), ("artist", "harpy"))),
    (ShowCard(HOST, "p7", "you-are", (), ("po",), "evil"), ShowCard(HOST, "p1", "your-minions", ("p8",))),
)
HEARD = ("host", "host's tree", "announcements", "card")
"""What can be read of the storyteller's own window without seeing the card."""


HALL: doors.Doors = {name: read for name, read in AUDIENCES.items() if name != "picture file"}
"""In one program letters lie otherwise after others were drawn (see ``canaries``): the file is drawn by a fresh one."""


def picture_file(one: Watched) -> bytes:
    """What the audience may have drawn of the record."""
    record = one.hands.session.record
    assert record is not None
    out = one.profile.with_name(f"{one.profile.name}.svg")
    command = (sys.executable, "-m", "desktop", "picture", str(record.path), "--for", AUDIENCE, "--out", str(out))
    subprocess.run(command, check=True, timeout=60)
    return out.read_bytes()


class Watching(Watched):
    """The first night of a circle, the curtain down."""

    def __init__(self, profile: Path, other: bool) -> None:
        super().__init__(profile, TWINS[0])
        sit_in_a_circle(self.hands)
        everybody(self.hands, OTHERS if other else ROLES, ("p1", "p8") if other else EVIL)
        self.publishing = Publishing(self.hands.session, grace=0)
        self.window.follow(self.publishing)
        self.window.lift()
        self.hands.session.play(PutUp(HOST, "djinn"))
        self.hands.session.play(Nightfall(HOST))
        self.cards = CARDS[other]


Watch = Callable[[bool], Watching]


@pytest.fixture
def watch(qapp: QApplication, tmp_path: Path) -> Iterator[Watch]:
    """Sits down at an evening, on a profile of its own."""
    kept: list[Watching] = []

    def one(other: bool) -> Watching:
        profile = tmp_path / "profile"
        if kept:
            profile.rename(tmp_path / f"twin {len(kept)}")
        kept.append(Watching(profile, other))
        return kept[-1]

    yield one
    for watched in kept:
        watched.leave()


def seen(one: Watching) -> list[dict[str, object]]:
    """At every door, while the first card is covered, open and closed, and while a second lies open."""
    found = []
    for card in one.cards:
        one.hands.session.play(card)
        one.hands.wait()
        viewer = Viewer(one.hands)
        found.append(doors.look(one, HALL))
        viewer.hold()
        found.append(doors.look(one, HALL))
        viewer.let_go()
        viewer.leave()
    return [*found, doors.look(one, HALL)]


def test_two_nights_with_other_cards_cannot_be_told_apart(watch: Watch) -> None:
    first = watch(False)
    seen(first)  # what is drawn after new letters is not drawn quite as before them
    first.leave()
    one = watch(False)
    nights, files = [seen(one)], [picture_file(one)]
    one.leave()
    other = watch(True)
    nights.append(seen(other))
    files.append(picture_file(other))
    assert files[0] == files[1]
    assert CANARY.encode() not in files[0]
    for moment, (here, there) in enumerate(zip(*nights, strict=True)):
        assert doors.differing(here, there) == set(), moment


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
