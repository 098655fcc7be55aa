"""What each investigator begins with, as the sheet has it, and where the three sliders stop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game import names
from desktop.shell.new_game.arkham import finding
from desktop.shell.new_game.arkham.around import TownAround
from desktop.shell.new_game.arkham.draft import MOST, Person, TownDraft
from desktop.shell.new_game.arkham.people import SEAT
from desktop.shell.parts.choices import Answer, Choices
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.arkham.content import Investigator
from rules.arkham.state import TRACKS
from rules.messages import says

SHEET: Final = says("{sanity} Sanity, {stamina} Stamina, ${money}, clues: {clues}. Cards: {cards}.")
NO_CARDS: Final = says("none")
LATER: Final = says("Who is drawn begins with all sliders at the second stop.")
STOPS: Final = 4


class OfOne(QWidget):
    """One investigator: what the sheet says, and three rows of stops."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.sheet = Prose(Role.BODY, bold=True), Prose(Role.SMALL, "text2")
        self.tracks = [Choices() for _ in TRACKS]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for part in (self.title, self.sheet, *self.tracks):
            column.addWidget(part)


class Belongings(QWidget):
    """Of those who are chosen; the others are drawn first."""

    changed = Signal()

    def __init__(self, draft: TownDraft) -> None:
        super().__init__()
        self._draft = draft
        self.ones = {str(number): self._one(str(number)) for number in range(1, MOST + 1)}
        self.later = Prose(Role.BODY, "text2")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(16)
        for one in self.ones.values():
            self._column.addWidget(one)
        self._column.addWidget(self.later)

    def _one(self, row: str) -> OfOne:
        one = OfOne()
        for number, choices in enumerate(one.tracks):
            choices.chosen.connect(lambda value, number=number: self._stop(row, number, int(value)))
        return one

    def _stop(self, row: str, track: int, stop: int) -> None:
        first, second, third = self._draft.person(row).stops
        stops = {0: (stop, second, third), 1: (first, stop, third), 2: (first, second, stop)}
        self._draft.person(row).stops = stops[track]
        self.changed.emit()

    def show_draft(self, look: Look, around: TownAround) -> None:
        """Make the sheets equal the draft."""
        played = finding.played(self._draft, around.content)
        for row, one in self.ones.items():
            one.setVisible(bool(played.get(row)))
        for number, person in enumerate(self._draft.people, 1):
            if played[person.row]:
                self._show(person, number, around.content.investigators[played[person.row]], look, around)
        self.later.write("" if all(played.values()) else around.words.say(LATER), look)

    def _show(self, person: Person, number: int, sheet: Investigator, look: Look, around: TownAround) -> None:
        one, who = self.ones[person.row], names.shown(person.name) or around.words.say(SEAT, {"n": number})
        one.title.write(f"{around.name(sheet.id)} · {who}", look)
        values = {"sanity": sheet.sanity, "stamina": sheet.stamina, "money": sheet.money, "clues": sheet.clues}
        one.sheet.write(around.words.say(SHEET, {**values, "cards": _cards(sheet, around)}), look)
        for choices, names_, skills, stop in zip(one.tracks, TRACKS, sheet.tracks, person.stops, strict=True):
            titles = [around.heading(name) for name in names_]
            offered = [
                Answer(str(at), " / ".join(f"{title} {skill[at]}" for title, skill in zip(titles, skills, strict=True)))
                for at in range(STOPS)
            ]
            choices.offer(offered, str(stop), look, f"{one.title.text}: {', '.join(titles)}")

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops."""
        for person in self._draft.people:
            one = self.ones[person.row]
            yield from (stop for choices in one.tracks for stop in choices.stops())


def _cards(sheet: Investigator, around: TownAround) -> str:
    fixed = [around.name(card) for card in sheet.fixed]
    drawn = [f"{around.name(deck)} ×{count}" for deck, count in sheet.random.items()]
    return ", ".join((*fixed, *drawn)) or around.words.say(NO_CARDS)
