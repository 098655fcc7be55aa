"""The open questions of a town in play: one answered otherwise is a correction, with its reason, in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop import house_rules
from desktop.commands import BY_ID
from desktop.fonts import Role
from desktop.shell.games import custom
from desktop.shell.house_rules.foot import Foot
from desktop.shell.house_rules.page import BACK, CHANGED, WIDEST
from desktop.shell.house_rules.ruled_list import RuledList
from desktop.shell.new_game.arkham.draft import TownDraft
from desktop.shell.new_game.arkham.rules import TownRules
from desktop.shell.new_game.points import answered
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.parts.own_undo import is_undo, keeps
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import Scroller, bar
from rules.arkham.options import Options
from rules.remarks import Ruled
from rules.seats import HOST

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow


class TownRulesPage(QWidget):
    """``left`` wants back to the table. What is chosen waits below until it is carried out with a reason."""

    left = Signal()

    def __init__(self, host: HostWindow) -> None:
        super().__init__()
        self._host, self._context = host, host.context
        self._seen: Options | None = None
        self._told = ""
        self.draft = TownDraft()
        self.title, self.back = Prose(Role.TITLE), Button("ghost")
        self.rules, self.ruled, self.foot = TownRules(self.draft), RuledList(host.context), Foot(host.context)
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        self.area, self.beside = Scroller(self.rules), Scroller(self.ruled)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.back)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.area, 5)
        self._middle.addWidget(self.beside, 3)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addLayout(self._middle, 1)
        self._column.addWidget(self.foot)

    def _connect(self) -> None:
        self._context.changed.connect(self.refresh)
        self.rules.changed.connect(self.refresh)
        self.ruled.looked_at.connect(self._look_at)
        self.foot.wanted.connect(self.carry_out)
        self.back.clicked.connect(self.left)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.carry_out)

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
        look, say = Look(self._context.theme, self._context.scale), self._context.say
        self.setAccessibleName(say(BY_ID["house-rules"].title))
        self._space(look)
        self.title.write(say(BY_ID["house-rules"].title), look)
        self.back.write(say(BACK), look, "back", "Esc")
        self.rules.show_draft(look, self._context.words)
        self.ruled.refresh(look)
        self.foot.show_changes(tuple(house_rules.differences(options, self.wanted)), self._told, look)
        self._chain()
        self.update()

    def _space(self, look: Look) -> None:
        side = max(look.px(40), (self.width() - look.px(WIDEST)) // 2)
        self._column.setContentsMargins(side, look.px(24), side, look.px(16))
        self._column.setSpacing(look.px(14))
        self._middle.setSpacing(look.px(36))
        for inside in (self.rules, self.ruled):
            inside.setContentsMargins(0, 0, look.px(12), look.px(8))
        for area in (self.area, self.beside):
            area.verticalScrollBar().setStyleSheet(bar(look))

    def _chain(self) -> None:
        """Tab goes through the questions, to what was ruled, to the reason and the button."""
        stops = [*self.rules.stops(), *self.ruled.stops(), *self.foot.stops(), self.back]
        for before, after in zip(stops, stops[1:], strict=False):
            QWidget.setTabOrder(before, after)

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

    def _look_at(self, ruled: Ruled) -> None:
        self._context.session.remark(msgspec.structs.replace(ruled, again=False))

    def event(self, event: QEvent) -> bool:
        return keeps(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif is_undo(event):
            self._told = ""
            self._host.taking_back.undo()
        else:
            event.ignore()

    def resizeEvent(self, event: object) -> None:
        self._space(Look(self._context.theme, self._context.scale))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        next(self.rules.stops()).setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._context.theme.bg))
        painter.end()
