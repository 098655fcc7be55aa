"""The open questions of a town in play: one answered otherwise is a correction, with its reason, in the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from desktop import house_rules
from desktop.shell.games import custom
from desktop.shell.house_rules.in_play import CHANGED, RulesInPlay
from desktop.shell.new_game.arkham.draft import TownDraft
from desktop.shell.new_game.arkham.rules import TownRules
from desktop.shell.new_game.points import answered
from desktop.shell.parts.look import Look
from rules.arkham.options import Options
from rules.remarks import Ruled
from rules.seats import HOST

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow


class TownRulesPage(RulesInPlay):
    """One question answered otherwise is one ruling."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._seen: Options | None = None
        self._told = ""
        self.draft = TownDraft()
        self.rules = TownRules(self.draft)
        self.lay(self.rules)
        self.rules.changed.connect(self.refresh)
        self.refresh()

    @property
    def inside(self) -> QWidget:
        return self.rules

    def rule_stops(self) -> Iterable[QWidget]:
        return self.rules.stops()

    def forget_told(self) -> None:
        self._told = ""

    @property
    def _options(self) -> Options:
        options = house_rules.of(self._context.session)
        assert isinstance(options, Options)
        return options

    @property
    def wanted(self) -> Options:
        """The options as they are chosen here."""
        chosen = {key: self.draft.answer(key) for key in answered(Options)}
        return msgspec.structs.replace(self._options, **chosen)

    # ---- what is shown

    def refresh(self) -> None:
        """Follow the table, the language, the colours and the size; what waits here stays unless the table changed."""
        options = self._options
        if options != self._seen:
            self._seen = options
            for key in answered(Options):
                self.draft.settle(key, getattr(options, key))
        look = Look(self._context.theme, self._context.scale)
        self.head(look)
        self.rules.show_draft(look, self._context.words)
        self.ruled.refresh(look)
        self.foot.show_changes(tuple(house_rules.differences(options, self.wanted)), self._told, look)
        self.chain()
        self.update()

    # ---- what people do

    def carry_out(self) -> None:
        """Go over to what is chosen: one correction, and a ruling for each question."""
        options, wanted, session = self._options, self.wanted, self._context.session
        changed = tuple(house_rules.differences(options, wanted))
        if not changed:
            return
        session.correct((custom(session).playing(wanted),), self.foot.reason)
        at = f"{self._host.starting.now:%H:%M}"
        for point in changed:
            session.remark(Ruled(HOST, at, point.key, getattr(wanted, point.key)))
        self._told = self._context.say(CHANGED, {"points": [self._context.say(point.label) for point in changed]})
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        next(self.rules.stops()).setFocus()
