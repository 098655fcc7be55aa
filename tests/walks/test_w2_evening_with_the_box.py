"""An evening with the box: five at the table, everything hidden on the cardboard, all of it entered by keyboard.

The host has written down what nobody else may know before anybody moves; in the end it is looked for everywhere.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from desktop.looking import Looking
from desktop.public_copy import PublicCopy
from desktop.record import load
from rules.hakoonna.setup import COLOURS
from tests.walks.host import Host, a_host, cut, difference
from tests.walks.screen import PATIENCE

NAMES = ("Hana", "Ann", "Bo", "Cy", "Grey")
BOARDS = 8
EDGE, INSIDE = 9, 22
"""The light of a pawn beside it falls on the edge of a shadow; inside nothing but the tile is seen, or an eye."""

OPEN = 1.0
"""Seconds after which an eye that was seen to open has been open for a while, and is not yet shut again."""

BACK, TAKEN = "1", "2"

MARK = "CANARY"
CANARY = f"금고{MARK}"
NOTE = ("UAE08", "UACE0", *(f"shift+{letter.lower()}" for letter in MARK))
"""The note as keys: letters by the names that X gives them."""


@pytest.mark.parametrize("language", ["ko", "en"])
def test_w2_an_evening_with_the_box(tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with a_host(tmp_path, language) as host:
        the_table_is_set_up(host)
        the_mansion_is_built(host)
        the_host_writes_a_note(host)
        she_hides(host, tmp_path)
        the_visitors_play(host, tmp_path)
        the_tower_falls(host)
        the_gray_man_must_move(host)
        the_note_is_read(host, tmp_path)
        assert leaks(host) == set()
        host.ends_well()
        assert leaks_of_the_disk(host) == set()
        with capsys.disabled():
            sys.stdout.writelines(f"\n  {what}: {count} keys and clicks" for what, count in host.keys.items())


def the_table_is_set_up(host: Host) -> None:
    screen = host.screen
    with host.counted("a new game: five names, the cardboard, a mansion built by hand", 7 + sum(map(len, NAMES)) + 12):
        host.click("Set the table up")
        screen.click(screen.find(purple(host)))
        screen.click(screen.find(host.say("Name of {who}", {"who": host.called("hako")})))
        for name in NAMES:
            screen.type(name)
            screen.press("Return")
        screen.press("ctrl+Next", "ctrl+Next")
        host.click("All by the cardboard")
        screen.press("ctrl+Next", "ctrl+Next")
        host.click("Built by hand")
        screen.press("ctrl+Return")
        assert screen.waits(lambda: host.records.public().options.mansion == "built")
    the_items_are_chosen(host)
    header = load(host.records.path).header
    assert [seat.name.en for seat in header.seats] == list(NAMES)


def the_items_are_chosen(host: Host) -> None:
    """They lie face up before the seats; a table that plays without them has none to choose."""
    for _ in host.records.public().visitors if host.records.public().options.items else ():
        with host.counted("an item", 1):
            host.press("1")
    host.comes("build")


def purple(host: Host) -> str:
    """The button that sends the fourth visitor away."""
    who = host.say("{colour} visitor", {"colour": COLOURS["purple"][0]})
    return host.say("{who} does not play", {"who": who})


def the_mansion_is_built(host: Host) -> None:
    with host.counted("the Basement", 2):
        host.press("1")
        host.press("Return")
    host.press("2")
    before = host.records.played()
    with host.counted("a board beside the Basement, refused", 4):
        host.screen.press("Right", "Right", "Return")
        assert host.screen.says("HO-R03")
        host.screen.press("Escape")
    assert host.records.played() == before
    with host.counted("the same board where it fits, once more in the hand", 4):
        host.screen.press("Tab", "space")
        host.press("Return")
    for number in range(BOARDS - 2):
        with host.counted(f"board {number + 3}", 5):
            host.press("1")
            host.press("Return")
    with host.counted("the mansion is finished", 1):
        host.press("space")
    assert len(host.records.public().placements) == 1 + BOARDS
    assert host.reads("Tiles to lay out")
    with host.counted("the tiles are laid out", 1):
        host.screen.press("1")


def the_host_writes_a_note(host: Host) -> None:
    """The curtain is down; before anything that only the host may see, the screens are found to be two."""
    host.comes("deal")
    host.call("note")
    assert host.reads("The number that the audience sees")
    with host.counted("the check of the screens", 3):
        host.screen.type(number(host))
        host.screen.press("Return")
    host.find("Text of the note")
    with host.counted("a note", len(NOTE) + 2):
        host.screen.press(*NOTE)
        host.press("Return")
        host.screen.press("Escape")
    assert host.screen.waits(lambda: [one.text for _, one in written(host).notes()] == [CANARY])


def number(host: Host) -> str:
    """What the audience's screen shows."""
    return next(word for word in host.audience_reads().split() if len(word) == 2 and word.isdecimal())


def written(host: Host) -> Looking:
    """The game as its record has it."""
    return Looking(host.records.match())


def the_note_is_read(host: Host, folder: Path) -> None:
    """It shows in the host's window while the key is held; nothing of that is seen on the other screen."""
    host.screen.press("b")
    assert host.reads("Curtain: up")
    quiet = host.still(folder)
    host.call("note")
    x, y, _, _ = host.find("Notes that were found").box
    row = f"300x50+{x + EDGE}+{y + EDGE}"
    host.screen.press("shift+Tab")
    covered = host.still(folder, row)
    assert host.screen.hold("space", lambda: host.audience(folder, row) != covered)
    assert host.still(folder, row) == covered
    assert host.still(folder) == quiet
    host.screen.press("Escape")


def leaks(host: Host) -> set[str]:
    """Where on the screens and in other programs the note can be read."""
    found = {
        "names": " ".join(node.name for node in host.screen.nodes()),
        "titles": host.screen.titles(),
        "clipboard": host.screen.clipboard(),
    }
    return {place for place, text in found.items() if MARK in text}


def leaks_of_the_disk(host: Host) -> set[str]:
    """Where it stands in the profile but in the record, and in what is given to the public."""
    kept = [path for path in host.profile.rglob("*") if path.is_file() and path != host.records.path]
    found = {str(path) for path in kept if MARK.encode() in path.read_bytes() or MARK in path.name}
    copy = PublicCopy(written(host))
    given = b"".join([*copy.lines(), *copy.text("ko"), *copy.text("en")])
    return found | ({"public copy"} if MARK.encode() in given else set())


def she_hides(host: Host, folder: Path) -> None:
    """All eyes are shut, hers are not; then the Gray Man takes his card."""
    host.screen.press("b")
    assert host.reads("Curtain: up")
    played = host.records.played()
    with host.counted("eyes shut and open again", 2):
        host.screen.press("shift+b")
        assert host.reads("Close your eyes")
        shut = host.still(folder)
        time.sleep(1)
        assert host.audience(folder) == shut
        host.screen.press("space")
        assert host.screen.waits(lambda: not host.screen.reads(host.say("Close your eyes")))
    assert host.records.played() == played
    with host.counted("the Gray Man's card", 1):
        host.press("space")
    host.comes("noise")
    assert host.records.match().table.state.card == "unknown"


def the_visitors_play(host: Host, folder: Path) -> None:
    with host.counted("a move", 3):
        host.screen.press("1")
        host.comes("act")
        host.screen.press("1", "1")
        host.comes("noise")
    assert host.records.public().at["red"] == "basement"
    back = looked(host, folder, "a shadow opened, its tile put back", BACK)
    taken = looked(host, folder, "a shadow opened, its tile taken along", TAKEN)
    assert back == taken
    assert host.records.public().held == {"green": 1}


def looked(host: Host, folder: Path, what: str, outcome: str) -> tuple[str, bytes, bytes]:
    """Where on the audience's screen somebody is seen to look, how, and what lies there afterwards."""
    quiet = host.still(folder)
    with host.counted(what, 4):
        host.screen.press("1")
        assert host.screen.waits(lambda: host.audience(folder) != quiet)
        before = host.still(folder)
        host.screen.press("2", "1")
        frames = opening(host, folder, before)
        host.press(outcome)
        host.comes("noise")
    eye = inside(folder, before, frames[0])
    widest = max(frames, key=lambda frame: unlike(cut(frame, eye), cut(before, eye)))
    eye = inside(folder, before, widest)
    return eye, cut(widest, eye), cut(host.still(folder), eye)


def opening(host: Host, folder: Path, before: bytes) -> list[bytes]:
    """What stands on the audience's screen while an eye opens there and is open."""
    frames = [before]
    until = time.monotonic() + PATIENCE
    while frames[-1] == before and time.monotonic() < until:
        frames = [host.audience(folder)]
    until = time.monotonic() + OPEN
    while time.monotonic() < until:
        frames.append(host.audience(folder))
    return frames


def inside(folder: Path, before: bytes, after: bytes) -> str:
    """The part of the picture where the eye is."""
    x, y = map(int, difference(folder, before, after).split("+")[1:])
    return f"{INSIDE}x{INSIDE}+{x + EDGE}+{y + EDGE}"


def unlike(one: bytes, other: bytes) -> int:
    """How far two small pictures differ."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def the_tower_falls(host: Host) -> None:
    with host.counted("the tower falls", 1):
        host.press("2")
    host.comes("hako")
    played = host.records.played()
    host.screen.drag(host.pawn("red"), host.screen.find(host.called("hall")))
    assert host.screen.says("HO-R09")
    assert host.records.played() == played
    host.screen.press("Escape")
    with host.counted("her time", 2):
        host.screen.press("space")
        assert host.reads("Open your eyes")
        time.sleep(0.5)
        host.press("space")
    host.comes("gray")


def the_gray_man_must_move(host: Host) -> None:
    before = host.records.public()
    host.screen.press("2")
    assert host.screen.says("HO-R41")
    assert host.records.public() == before
    assert len(before.discs) == 3
    host.screen.press("Escape")
    with host.counted("the Gray Man's turn", 3):
        host.screen.press("1", "2")
        host.comes("noise")
    after = host.records.public()
    assert (after.at["gray"], after.discs, after.phase) == ("child", (), "noise")
