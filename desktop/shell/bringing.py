"""A script, an almanac or a list that is brought to the window: read, and told of; no table is touched (W15)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from desktop.record import unreadable
from desktop.shell.new_game.clocktower import scripts
from desktop.shell.new_game.clocktower.page import NewClockPage
from desktop.shell.new_game.clocktower.scripts import Brought
from desktop.shell.script_card import ScriptCard
from rules.clocktower.content import Content

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.shell.window import HostWindow

LISTS: Final = ".toml"
TEXTS: Final = (".txt", ".md")


class Bringing:
    """A text is an almanac only where a story is told, and a script wherever it begins as one.

    The pages of a storyteller's new table play it at once; the start page opens them, if it can be read at all."""

    def __init__(self, window: HostWindow) -> None:
        self._window = window

    def take(self, path: Path) -> None:
        """Read a file, whatever of the game it holds."""
        try:
            self._take(path)
        except OSError as error:
            fault, context = unreadable(path, error), self._window.context
            self._window.banner.notice("fault", lambda: f"{fault.file}: {context.speech.fault(fault)}")

    def _take(self, path: Path) -> None:
        sits = self._window.pages.page is None and self._window.context.session.match.header.game == NewClockPage.game
        if path.suffix == LISTS and (sits or isinstance(self._window.pages.page, NewClockPage)):
            self._window.lists.take(path)
        elif path.suffix in TEXTS and sits and not scripts.begins(path):
            self._window.own_words.take(path)
        else:
            self._tell(scripts.of_file(path, self._known))

    @property
    def _known(self) -> Content:
        return self._window.lists.data.edition.known

    def _tell(self, brought: Brought) -> None:
        page = self._window.pages.page
        if isinstance(page, NewClockPage):
            page.bring(brought)
        elif brought.script is not None and self._window.starting.page is not None:
            self._set_up(brought)
        else:
            before = self._window.focusWidget()
            self._window.cards.show(lambda: self._card(brought, before))

    def _card(self, brought: Brought, before: QWidget | None) -> ScriptCard:
        card = ScriptCard(self._window.context, self._window, brought)
        card.taken.connect(lambda: self._set_up(brought))
        card.declined.connect(lambda: self._close(before))
        card.decoded.connect(lambda: self._tell(brought.again(self._known, scripts.CP949)))
        return card

    def _close(self, before: QWidget | None) -> None:
        """Over a page, the keyboard goes back to where it was on the page."""
        self._window.cards.clear()
        if self._window.pages.page is not None and before is not None:
            before.setFocus()

    def _set_up(self, brought: Brought) -> None:
        self._window.cards.clear()
        self._window.show_new_game(NewClockPage.game)
        page = self._window.pages.page
        if isinstance(page, NewClockPage):
            page.bring(brought)
