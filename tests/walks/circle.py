"""A storyteller's table: a position in a record, opened by the program, and what is played on from there."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path

from desktop.tables import Setup, a_book, new_match
from rules.clocktower.events import BagSet, RolesSet
from rules.clocktower.options import Options
from rules.clocktower.setup import seats
from rules.clocktower.state import ClockState
from rules.events import Correction
from rules.fate import Fate
from rules.messages import Name
from tests.walks.host import Host, a_host
from tests.walks.records import Records, written
from tests.walks.screen import Node

NOW = datetime(2026, 3, 1, 20)
PANEL = 1500
"""Left of it lies the host's board."""
SQUARE = 1920
WIDE = 250


def a_record(
    folder: Path, names: tuple[str, ...], roles: Mapping[str, str], evil: tuple[str, ...], *changes: Correction
) -> Path:
    """People whose characters are known, at a position."""
    setup = Setup(Options(), seats(len(names), names), Fate(seed=7), game="clocktower")
    match = new_match(a_book("clocktower"), setup)
    known = (RolesSet(roles, evil=evil), BagSet(bag=tuple(roles.values()), outsiders=1))
    return written(match, folder, NOW, *known, *changes)


class Storyteller:
    """What is done at the host's window, and what the record tells of it."""

    def __init__(self, host: Host, folder: Path) -> None:
        self.host, self.screen, self.folder = host, host.screen, folder

    @property
    def state(self) -> ClockState:
        """The whole truth, as it was written down."""
        found: ClockState = self.host.records.match().table.state
        return found

    def comes(self, phase: str, n: int) -> None:
        """Wait for a part of the game."""
        assert self.screen.waits(lambda: (self.state.public.phase, self.state.public.n) == (phase, n))

    def is_due(self, character: str) -> None:
        """Wait until a character's step is on top."""
        name = self.name(character)
        assert self.screen.waits(lambda: any(node.name.startswith(f"{name} · ") for node in self.screen.nodes())), name

    def name(self, thing: str) -> str:
        """What a thing is called."""
        match = self.host.records.match()
        named: Name = match.book.names(match.book.content, match.header.seats)[thing]
        return self.host.say("{it}", {"it": named})

    def audience_comes(self) -> None:
        """The square has its window, and the curtain is up."""
        if not self.screen.reads(self.host.say("Audience: on")):
            self.screen.press("F2")
            assert self.host.reads("Audience: on")
        if not self.screen.reads(self.host.say("Curtain: up")):
            self.screen.press("b")
            assert self.host.reads("Curtain: up")

    def drags(self, who: str, to: str) -> None:
        """One person's token over another's."""
        self.screen.drag(self.token(who), self.token(to))

    def token(self, who: str) -> Node:
        there = (node for node in self.screen.nodes() if node.box[0] < PANEL and node.role == "push button")
        return next(node for node in there if self.name(who) in node.name)

    def told(self) -> str:
        """All that can be read of the square's window."""
        return self.host.audience_reads()

    def row(self, title: str) -> Node:
        """The row of the panel that is called so."""
        name = self.host.say(title)
        return next(node for node in self.screen.nodes() if node.role == "push button" and node.name.startswith(name))

    def rows(self) -> list[Node]:
        """The rows of the panel, from above."""
        found = (node for node in self.screen.nodes() if node.role == "push button" and PANEL <= node.box[0] < SQUARE)
        return sorted((node for node in found if node.box[2] > WIDE), key=lambda node: node.box[1])

    def clicks(self, title: str) -> None:
        """On a row, and wait until it is written down."""
        before = self.host.size
        self.screen.click(self.row(title))
        assert self.screen.waits(lambda: self.host.size > before), title


@contextlib.contextmanager
def a_storyteller(folder: Path, language: str, record: Path) -> Iterator[Storyteller]:
    """The program with a record that was opened."""
    with a_host(folder, language, str(record)) as host:
        host.records = Records(record.parent)
        yield Storyteller(host, folder)
