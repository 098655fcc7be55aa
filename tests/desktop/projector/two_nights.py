"""A program of its own: two nights with other cards, one after the other, and the doors that tell them apart, as JSON.

Where hundreds of windows were drawn before, Qt does not draw every letter as a fresh program does.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop.projector.publishing import Publishing
from rules.clocktower.actions import Nightfall, PutUp, ShowCard
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


def a_night(folder: Path, other: bool) -> tuple[list[dict[str, object]], bytes]:
    """What is seen in it, and what the audience may have drawn of its record; each profile has the same name."""
    profile = folder / "profile"
    watched = Watching(profile, other)
    night, file = seen(watched), picture_file(watched)
    watched.leave()
    profile.rename(folder / f"profile {len(list(folder.iterdir()))}")
    return night, file


def main(folder: Path) -> None:
    program = QApplication(sys.argv[:1])
    a_night(folder, False)  # what is drawn after new letters is not drawn quite as before them
    (one, file), (other, other_file) = a_night(folder, False), a_night(folder, True)
    told = {
        "moments": [sorted(doors.differing(here, there)) for here, there in zip(one, other, strict=True)],
        "files": file == other_file,
        "canary": CANARY.encode() in file,
    }
    sys.stdout.write(json.dumps(told))
    program.processEvents()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
