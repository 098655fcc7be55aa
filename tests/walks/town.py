"""Somebody at a town's table: a position in a record, opened by the program, and what is played on from there."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path

import msgspec

from desktop.tables import Setup, a_book, new_match
from rules.arkham.actions import EndPart
from rules.arkham.events import ClueSet, GateSet, MonsterSet, SheetSet
from rules.arkham.options import Options
from rules.arkham.setup import seats
from rules.arkham.state import Town
from rules.effects import Choice
from rules.events import Correction
from rules.fate import Fate, Source
from tests.walks.host import Host, a_host
from tests.walks.records import Records, written
from tests.walks.screen import Node

NOW = datetime(2026, 3, 1, 20)
PANEL = 1500
"""Left of it lies the host's map."""
INVESTIGATORS = ("jenny_barnes", "amanda_sharpe", "kate_winthrop", "mandy_thompson")


def a_record(folder: Path, people: int, sources: Mapping[str, Source], *changes: Correction, seed: int = 7) -> Path:
    """A table at a position: nothing lies in town but what is put there, and nobody holds a clue."""
    who = {f"p{number}": one for number, one in enumerate(INVESTIGATORS[:people], 1)}
    options = Options(investigators=who, ancient="azathoth", first="p1")
    setup = Setup(options, seats(people), Fate(seed=seed, sources=sources), game="arkham")
    match = new_match(a_book("arkham"), setup)
    town = match.table.state.town
    bare = (
        *(MonsterSet(token, "") for token in town.monsters),
        *(GateSet(gate, "") for gate in town.gates),
        *(ClueSet(place, 0) for place in town.clues),
        *(SheetSet(seat, msgspec.structs.replace(sheet, clues=0)) for seat, sheet in town.sheets.items()),
    )
    return written(match, folder, NOW, *bare, *changes)


class Evening:
    """What is done at the host's window of a town, and what the record tells of it."""

    def __init__(self, host: Host, folder: Path) -> None:
        self.host, self.screen, self.folder = host, host.screen, folder

    @property
    def town(self) -> Town:
        """The whole table, as it was written down."""
        found: Town = self.host.records.match().table.state.town
        return found

    def asks(self) -> Choice | None:
        """The open question, as it was written down."""
        found: Choice | None = self.host.records.match().table.asked
        return found

    def name(self, thing: str) -> str:
        """What a thing of the town is called."""
        match = self.host.records.match()
        names = match.book.names(match.book.content, match.header.seats)
        return self.host.say("{it}", {"it": names[thing]})

    def audience_comes(self) -> None:
        """The audience has its window, and the curtain is up."""
        if not self.screen.reads(self.host.say("Audience: on")):
            self.screen.press("F2")
            assert self.host.reads("Audience: on")
        if not self.screen.reads(self.host.say("Curtain: up")):
            self.screen.press("b")
            assert self.host.reads("Curtain: up")

    # ---- what is done

    def drags(self, piece: str, place: str) -> None:
        """A piece is dragged over the map."""
        there = [node for node in self.screen.nodes() if node.box[0] < PANEL]
        self.screen.drag(self._on_the_map(there, piece), self._on_the_map(there, place))

    def _on_the_map(self, there: list[Node], thing: str) -> Node:
        seat = self.town.sheets.get(thing)
        name = self.name(seat.investigator if seat is not None else thing)
        role = "push button" if seat is not None else "list item"
        return next(node for node in there if node.role == role and _is_called(node.name, name))

    def clicks(self, message: str) -> None:
        """On an offer that is called so, and wait until it is written down."""
        before, name = self.host.size, self.host.say(message)
        self.screen.click(
            next(node for node in self.screen.nodes() if node.role == "push button" and node.name == name)
        )
        assert self.screen.waits(lambda: self.host.size > before), message

    def ends_part(self) -> None:
        """Whoever acts is done with this part."""
        self.clicks(EndPart.title)

    def types(self, letters: str) -> None:
        """A name, by its first letters; the line for it has the keyboard."""
        self.screen.type(letters)
        self.host.press("Return")

    # ---- what is read

    def reads(self, *texts: str) -> bool:
        """Whether all of these can be read, waited for."""
        return self.screen.waits(lambda: self._reads(texts))

    def _reads(self, texts: tuple[str, ...]) -> bool:
        names = [node.name.casefold() for node in self.screen.nodes()]
        return all(any(text.casefold() in name for name in names) for text in texts)

    def sentence(self, message: str, **values: str | int) -> str:
        """A sentence of the program's about things of the town."""
        named = {hole: self.name(value) if isinstance(value, str) else value for hole, value in values.items()}
        return self.host.say(message, named)

    def told(self) -> str:
        """All that can be read of the audience's window."""
        return self.host.audience_reads()

    def audience_rests(self, who: str) -> None:
        """Its window tells no more than whose turn it is."""
        turn = self.sentence("{who}'s turn", who=who)
        assert self.screen.waits(lambda: turn.casefold() in self.told().casefold())

    def log(self) -> list[str]:
        """The lines of the log that are on the screen, with their marks."""
        return [node.name for node in self.screen.nodes() if node.role == "list item"]


def _is_called(said: str, name: str) -> bool:
    """What is said of a place begins with its name."""
    return said.partition(":")[0].casefold() == name.casefold()


@contextlib.contextmanager
def an_evening(folder: Path, language: str, record: Path) -> Iterator[Evening]:
    """The program with a record that was opened."""
    with a_host(folder, language, str(record)) as host:
        host.records = Records(record.parent)
        yield Evening(host, folder)
