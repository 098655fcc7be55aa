"""The page of the house rules in play: a row changed is a correction, with its reason, in the log and undoable."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop import house_rules
from desktop.shell.house_rules.in_play import CHANGED, RulesInPlay
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.files import Files
from desktop.shell.new_game.house import House
from desktop.shell.new_game.house_rules import HouseRules
from desktop.shell.parts.look import Look
from desktop.shell.phases import public
from rules.hakoonna.events import OptionsSet
from rules.hakoonna.options import Options
from rules.messages import says
from rules.remarks import Ruled
from rules.seats import HOST

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

STANDARD = says("Standard rules")


class HouseRulesPage(RulesInPlay):
    """They may be looked for, and come from a file too."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._seen: Options | None = None
        self.draft = Draft()
        self.files = Files(self, self.draft, lambda: host.context.words)
        self.rules = HouseRules(self.draft)
        self.lay(_at_the_top(self.rules))
        self._connect()
        self.setFocusProxy(self.rules.search)
        self.refresh()

    def _connect(self) -> None:
        self.rules.changed.connect(self.refresh)
        self.rules.wanted.connect(self._fetch)
        self.rules.file.remark.mend.connect(self._by_standard)
        self.rules.list.grew.connect(self.chain)

    @property
    def inside(self) -> QWidget:
        return self.rules

    def rule_stops(self) -> Iterable[QWidget]:
        return self.rules.stops()

    def forget_told(self) -> None:
        self.files.told = ""

    @property
    def _options(self) -> Options:
        return public(self._context.session).options

    @property
    def wanted(self) -> Options:
        """The options as they are chosen here."""
        return house_rules.applied(self._options, self.draft.house)

    # ---- what is shown

    def refresh(self) -> None:
        """Follow the table, the language, the colours and the size; what waits here stays unless the table changed."""
        options = self._options
        if options != self._seen:
            self._seen = options
            self.draft.house = house_rules.of_table(options, self._context.session.match.header.preset)
            self.draft.noise = "cards" if options.noise == "cards" else "tower"
        look, say = Look(self._context.theme, self._context.scale), self._context.say
        self.head(look)
        self.rules.show_draft(look, self._context.words)
        fault = self.files.faults.get("house-file", "")
        self.rules.file.remark.say(fault, look, fix=say(STANDARD) if fault else "")
        self.ruled.refresh(look)
        self.foot.show_changes(tuple(house_rules.differences(options, self.wanted)), self.files.told, look)
        self.chain()
        self.update()

    # ---- what people do

    def _fetch(self, wanted: str) -> None:
        self.files.told = ""
        if wanted == "rooms":
            self._host.show_rooms()
            return
        if wanted == "house-open":
            self.files.load_house()
        else:
            self.files.save_house()
        self.refresh()

    def _by_standard(self) -> None:
        self.files.faults.pop("house-file", None)
        self.draft.house = House()
        self.refresh()

    def carry_out(self) -> None:
        """Go over to what is chosen: one correction, and a ruling for each point."""
        options, wanted = self._options, self.wanted
        changed = tuple(house_rules.differences(options, wanted))
        if not changed:
            return
        session = self._context.session
        session.correct((OptionsSet(wanted),), self.foot.reason)
        at = f"{self._host.starting.now:%H:%M}"
        for point in changed:
            played = house_rules.answer(wanted, point.key)
            session.remark(Ruled(HOST, at, point.key, "" if played is None else played))
        named = [self._context.say(point.label) for point in changed]
        self.files.told = self._context.say(CHANGED, {"points": named})
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()


def _at_the_top(part: QWidget) -> QWidget:
    """A part that is no taller than it must be."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(part)
    column.addStretch(1)
    return holder
