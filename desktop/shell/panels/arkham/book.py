"""The book beside the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from desktop.shell.book.book import Book as AnyBook
from desktop.shell.book.page import FactsPage
from desktop.shell.context import Context
from desktop.shell.games.town import town
from desktop.shell.panels.arkham.check_page import CheckPage
from desktop.shell.panels.arkham.monster_hint import MonsterHint
from desktop.shell.panels.arkham.mythos_page import MythosPage
from desktop.shell.panels.arkham.sheet_page import SheetPage
from desktop.shell.panels.arkham.told import cup, piles, tracks, worlds
from desktop.shell.play import Play
from rules.arkham.effects import Roll, SpendClue, TellCheck
from rules.arkham.events import Checked
from rules.messages import says

CHECK: Final = "check"
TABS: Final = {
    "mythos": ("ark-phase-mythos", says("Mythos")),
    "sheet": ("investigator", says("Investigators")),
    CHECK: ("ark-die-5-success", says("Check and dice")),
    "tracks": ("doom", says("Tracks and the awakening")),
    "piles": ("ark-hand", says("Piles")),
    "cup": ("icon-bag", says("Monster cup")),
    "worlds": ("gate", says("Other worlds")),
}


class Book(AnyBook):
    """The mythos card, the sheets, checks, tracks, piles, the cup, the other worlds."""

    game = "arkham"
    name = says("The town's book")
    named = TABS

    def __init__(self, context: Context, play: Play, ask: Callable[[str], object]) -> None:
        self.play = play
        pages = {
            "mythos": MythosPage(context),
            "sheet": SheetPage(context, play, ask),
            CHECK: CheckPage(context),
            "tracks": FactsPage(context, tracks.blocks),
            "piles": FactsPage(context, piles.blocks),
            "cup": FactsPage(context, cup.blocks),
            "worlds": FactsPage(context, worlds.blocks),
        }
        super().__init__(context, pages)
        self.hint = MonsterHint(context, play)

    def now(self) -> tuple[str, ...]:
        there = town(self.context.session)
        return there.phase, there.active or there.stage, CHECK if self._is_checking() else ""

    def opened_by(self, moment: tuple[str, ...]) -> str:
        phase, _, check = moment
        return check or ("mythos" if phase == "mythos" else "sheet")

    def _is_checking(self) -> bool:
        """Whether a check goes on, or the last step has ended one."""
        session = self.context.session
        asked = session.asked()
        if isinstance(asked, TellCheck) or (isinstance(asked, Roll | SpendClue) and asked.check is not None):
            return True
        return any(isinstance(event, Checked) for event in session.events(session.match.at))
