"""A script is dropped from another program, and two Demons go into the bag; a broken file harms nothing (W7, 1-3)."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from rules.clocktower.scripts.remarks import MESSAGES
from tests.rules.clocktower.scripts.reading import FILES
from tests.walks.host import CORNER, Host, a_host
from tests.walks.screen import Node

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope")
BESIDE, OVER = (100, 900), (960, 400)
"""Where the other program lies, and where the file is let go."""
SETTLED = 0.5


def test_w7_a_script_is_dropped_and_two_demons_go_into_the_bag(tmp_path: Path) -> None:
    with a_host(tmp_path, "ko") as host:
        a_script_opens_the_pages_of_a_new_table(host)
        eight_people_sit_down(host)
        two_demons_are_told_of_and_may_stay(host)
        a_broken_file_while_a_game_runs(host)
        host.ends_well()


@contextlib.contextmanager
def taken_up(host: Host, name: str) -> Iterator[tuple[int, int]]:
    """A file that lies in another program; where to take it up."""
    words = [sys.executable, "-m", "tests.walks.dragging", str(FILES / name), *map(str, BESIDE)]
    program = subprocess.Popen(words, env=host.screen.env, stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    assert program.stdout.readline() == "ready\n"
    yield BESIDE[0] + 20, BESIDE[1] + 20
    program.terminate()
    program.wait()
    program.stdout.close()


def drops(host: Host, name: str) -> None:
    """Through the window system, from window to window."""
    with taken_up(host, name) as at:
        host.screen.drag(_spot(at), _spot(OVER))
    host.screen.take_keyboard(CORNER)


def _spot(at: tuple[int, int]) -> Node:
    return Node("", "", (*at, 0, 0), enabled=True, focused=False)


def a_script_opens_the_pages_of_a_new_table(host: Host) -> None:
    drops(host, "s04_old_ids.json")
    assert host.reads(MESSAGES["OK"], {"n": 7})
    assert not host.screen.reads("모르는 캐릭터")


def eight_people_sit_down(host: Host) -> None:
    """With the practice script instead; a word and Enter for each."""
    host.click("Practice script")
    chip(host, "Seats")
    host.screen.click(next(node for node in host.screen.nodes() if node.role == "text"))
    for name in NAMES:
        host.screen.type(name)
        host.screen.press("Return")


def two_demons_are_told_of_and_may_stay(host: Host) -> None:
    """BC-R49 keeps the evening from beginning until the storyteller lets it stand."""
    chip(host, "Bag")
    for demon in ("포", "보르톡스", "폭도"):
        chip(host, demon)
        time.sleep(SETTLED)
        if host.screen.reads("악마 · 2"):
            break
    assert host.screen.says("8명이면")
    before = host.size
    host.screen.press("ctrl+Return")
    assert host.screen.says("8명이면")
    assert host.size == before
    host.click("All the same")
    host.press("ctrl+Return")
    assert host.screen.waits(lambda: host.records.match().header.game == "clocktower")
    begun = host.records.match().header
    assert tuple(seat.name.ko for seat in begun.seats) == NAMES
    assert len(set(begun.options.bag) & {"po", "vortox", "riot"}) == 2


def a_broken_file_while_a_game_runs(host: Host) -> None:
    """Line and column are told, and nothing is touched."""
    before = host.size
    drops(host, "s10_truncated.json")
    assert host.screen.says("1줄 41칸")
    host.screen.press("Escape")
    assert host.screen.waits(lambda: not host.screen.reads("1줄 41칸"))
    assert host.size == before


def chip(host: Host, title: str) -> None:
    """Something that is switched, by its name."""
    name = host.say(title)
    assert host.screen.says(name)
    host.screen.click(next(node for node in host.screen.nodes() if (node.name, node.role) == (name, "check box")))
