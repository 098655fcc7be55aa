"""The book beside the circle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from desktop.shell.book.book import Book as AnyBook
from desktop.shell.book.page import FactsPage
from desktop.shell.context import Context
from desktop.shell.games.clock import square
from desktop.shell.panels.clocktower.night_page import NightPage
from desktop.shell.panels.clocktower.script_page import ScriptPage
from desktop.shell.panels.clocktower.told import history, people, votes
from desktop.shell.play import Play
from rules.messages import says

TABS: Final = {
    "night": ("icon-moon", says("Night")),
    "votes": ("icon-hand", says("Nominations and votes")),
    "people": ("meeple", says("The circle")),
    "told": ("icon-ear", says("What was told")),
    "script": ("icon-book", says("Script and special rules")),
}


class Book(AnyBook):
    """The night's steps, the votes, the people, what was told, the script."""

    game = "clocktower"
    name = says("The storyteller's book")
    named = TABS

    def __init__(self, context: Context, play: Play, _ask: Callable[[str], object]) -> None:
        pages = {
            "night": NightPage(context, play),
            "votes": FactsPage(context, votes.blocks),
            "people": FactsPage(context, people.blocks),
            "told": FactsPage(context, history.blocks),
            "script": ScriptPage(context, play),
        }
        super().__init__(context, pages)

    def now(self) -> tuple[str, ...]:
        now = square(self.context.session)
        return now.phase, str(now.n), "open" if now.open else ""

    def opened_by(self, moment: tuple[str, ...]) -> str:
        phase, _, _ = moment
        return {"night": "night", "day": "votes", "setup": "script"}.get(phase, "people")
