"""What is opened beside the play: the list of commands, the settings, the page of all keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from desktop.shell.games import custom
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.palette import Palette
    from desktop.shell.window import HostWindow

REMEMBERED = 8
STILL_BUILT = says("Here the mansion is still being built; correction waits.")


class Aside(QObject):
    """Nothing of it is made before it is asked for."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self._before: QWidget | None = None
        self.palette: Palette | None = None
        self.recent: list[str] = []

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its keys do."""
        return {
            "palette": lambda _: self.toggle_palette(),
            "settings": lambda _: self.open_settings(),
            "shortcuts": lambda _: self.open_shortcuts(),
            "house-rules": lambda _: self.open_house_rules(),
            "edit-plan": lambda _: self.open_plan(),
        }

    # ---- the list of commands

    def toggle_palette(self) -> None:
        """Open the list of commands, or put it away."""
        if self.palette is not None:
            self.close_palette()
            return
        from desktop.shell.palette import Palette

        host = self._host
        self._before = host.focusWidget()
        self.palette = Palette(host.context, host, self.recent, host.acts.obstacle)
        self.palette.chosen.connect(self._do)
        self.palette.left.connect(self.close_palette)
        self.palette.open()

    def close_palette(self) -> None:
        """Put it away; the keyboard goes back to where it was."""
        palette, self.palette = self.palette, None
        if palette is None:
            return
        before = self._before
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        else:
            self.take_keyboard()
        palette.hide()
        palette.setParent(None)
        palette.deleteLater()

    def _do(self, id_: str) -> None:
        self.close_palette()
        self.recent[:] = [id_, *(one for one in self.recent if one != id_)][:REMEMBERED]
        self._host.acts.run(id_)

    def take_keyboard(self) -> None:
        """The keyboard is the page's, or the board's."""
        (self._host.pages.page or self._host.board.view).setFocus()

    # ---- pages

    def open_settings(self) -> None:
        """Show what can be chosen."""
        from desktop.shell.settings_page import SettingsPage

        page = SettingsPage(self._host)
        page.left.connect(self._leave)
        page.keys.connect(self.open_shortcuts)
        self._lay(page)

    def open_shortcuts(self) -> None:
        """Show every key."""
        from desktop.shell.shortcuts_page import ShortcutsPage

        page = ShortcutsPage(self._host.context, over=self._host.pages.page is not None)
        page.left.connect(self._leave)
        self._lay(page)

    def open_house_rules(self) -> None:
        """Show how this table plays what the printed rules are silent on."""
        page = custom(self._host.context.session).rules_page(self._host)
        page.left.connect(self._leave)
        self._lay(page)

    def open_plan(self) -> None:
        """Show the plan of the mansion, to be set right."""
        from desktop.shell.phases import SETTING_UP, public
        from desktop.shell.plan_editing import PlanPage

        if public(self._host.context.session).phase in SETTING_UP:
            self._host.play.tell(lambda: self._host.context.say(STILL_BUILT))
            return
        page = PlanPage(self._host)
        page.left.connect(self._leave)
        self._lay(page)

    def _lay(self, page: QWidget) -> None:
        self._host.play.back()
        self._host.cards.clear()
        self._host.pages.lay(page)

    def _leave(self) -> None:
        self._host.pages.take_off()
        self.take_keyboard()
