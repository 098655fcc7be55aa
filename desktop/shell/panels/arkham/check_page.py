"""The pool of a check as a sum, the dice with their pips, how it went (P32)."""

from __future__ import annotations

from typing import Final

from desktop.fonts import Role
from desktop.shell.book.block import Block, Entry
from desktop.shell.book.listing import Listing
from desktop.shell.book.page import Page
from desktop.shell.book.row import Heading
from desktop.shell.book.voice import Voice
from desktop.shell.panels.arkham.dice_row import DiceRow
from desktop.shell.panels.arkham.told import pool
from desktop.shell.panels.arkham.told.pool import Thrown
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.messages import says

TITLE: Final = says("Check")
NONE: Final = says("No check has been made yet.")
UNTOLD: Final = says("The program is not told the skills here: the table counts the dice.")
SUM: Final = says("Dice in all")
NEEDED: Final = says("Successes needed")
FACES, OR_MORE = says("A die succeeds with"), says("{n} or more")
SO_FAR: Final = says("Successes")
PASSED, FAILED = says("Passed"), says("Failed")


class CheckPage(Page):
    """The check that goes on; between checks the last one."""

    def fill(self) -> None:
        self.heading, self.note, self.sum = Heading(), Prose(Role.SMALL, "text2"), Listing()
        self.dice, self.result, self.rest = DiceRow(), Prose(Role.HEADLINE, bold=True), Listing()
        for part in (self.heading, self.note, self.sum, self.dice, self.result, self.rest):
            self.column.addWidget(part)
        self.column.addStretch(1)

    def follow(self, look: Look) -> None:
        voice, thrown = self.voice, pool.latest(self.context.session)
        said = pool.about(voice, thrown.check) if thrown is not None else self.context.say(TITLE)
        self.heading.tell(Block(said), look)
        note = NONE if thrown is None else "" if thrown.town.told else UNTOLD
        self.note.write(self.context.say(note) if note else "", look)
        self.sum.tell_entries(self._sum(voice, thrown), look)
        self.dice.throw(thrown.shown if thrown else (), pool.lowest(voice, thrown) if thrown else 5, look)
        self._tell_result(thrown, look)
        self.rest.tell_entries(self._rest(voice, thrown), look)

    def _sum(self, voice: Voice, thrown: Thrown | None) -> tuple[Entry, ...]:
        parts = tuple(pool.parts(voice, thrown)) if thrown is not None else ()
        if not parts or thrown is None:
            return ()
        return (*parts, Entry(self.context.say(SUM), f"= {pool.dice(voice, thrown)}"))

    def _tell_result(self, thrown: Thrown | None, look: Look) -> None:
        result = thrown.result if thrown is not None else ""
        said = {"passed": PASSED, "failed": FAILED}.get(result, "")
        self.result.write(self.context.say(said) if said else "", look, "ok" if result == "passed" else "refuse")

    def _rest(self, voice: Voice, thrown: Thrown | None) -> tuple[Entry, ...]:
        if thrown is None or not thrown.town.told:
            return ()
        lowest = pool.lowest(voice, thrown)
        made = sum(face >= lowest for face in thrown.shown)
        shown = (Entry(self.context.say(SO_FAR), str(made)),) if thrown.shown else ()
        needed = Entry(self.context.say(NEEDED), str(thrown.check.difficulty))
        return (*shown, needed, Entry(self.context.say(FACES), voice.part(OR_MORE, n=lowest)))
