"""What the pages of house rules in play have in common, whichever the game: a head, two columns and a foot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.commands import BY_ID
from desktop.fonts import Role
from desktop.shell.house_rules.foot import Foot
from desktop.shell.house_rules.ruled_list import RuledList
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.parts.own_undo import is_undo, keeps
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import Scroller, dress_bar
from rules.messages import says
from rules.remarks import Ruled

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

BACK = says("Back")
CHANGED = says("Changed from now on: {points}")
WIDEST = 1720


class RulesInPlay(QWidget):
    """``left`` wants back to the table. What is chosen waits below until it is carried out with a reason."""

    left = Signal()

    def __init__(self, host: HostWindow) -> None:
        super().__init__()
        self._host, self._context = host, host.context
        self.title, self.back = Prose(Role.TITLE), Button("ghost")
        self.ruled, self.foot = RuledList(host.context), Foot(host.context)

    def lay(self, rules: QWidget) -> None:
        """Put the rules beside what was ruled."""
        self.area, self.beside = Scroller(rules), Scroller(self.ruled)
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
        self._context.changed.connect(self.refresh)
        self.ruled.looked_at.connect(self._look_at)
        self.foot.wanted.connect(self.carry_out)
        self.back.clicked.connect(self.left)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.carry_out)

    # ---- what each game answers

    @property
    def inside(self) -> QWidget:
        """The rules themselves."""
        raise NotImplementedError

    def rule_stops(self) -> Iterable[QWidget]:
        """Where Tab stops among the rules."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Follow the table, the language, the colours and the size; what waits here stays unless the table changed."""
        raise NotImplementedError

    def carry_out(self) -> None:
        """Go over to what is chosen: one correction, and a ruling for each point."""
        raise NotImplementedError

    def forget_told(self) -> None:
        """Say no longer what was changed last."""
        raise NotImplementedError

    # ---- what is shown

    def head(self, look: Look) -> None:
        """Write the title and the way back, with room round them."""
        say = self._context.say
        self.setAccessibleName(say(BY_ID["house-rules"].title))
        self._space(look)
        self.title.write(say(BY_ID["house-rules"].title), look)
        self.back.write(say(BACK), look, "back", "Esc")

    def _space(self, look: Look) -> None:
        side = max(look.px(40), (self.width() - look.px(WIDEST)) // 2)
        self._column.setContentsMargins(side, look.px(24), side, look.px(16))
        self._column.setSpacing(look.px(14))
        self._middle.setSpacing(look.px(36))
        for inside in (self.inside, self.ruled):
            inside.setContentsMargins(0, 0, look.px(12), look.px(8))
        for area in (self.area, self.beside):
            dress_bar(area, look)

    def chain(self) -> None:
        """Tab goes through the rules, to what was ruled, to the reason and the button."""
        stops = [*self.rule_stops(), *self.ruled.stops(), *self.foot.stops(), self.back]
        for before, after in zip(stops, stops[1:], strict=False):
            QWidget.setTabOrder(before, after)

    # ---- what people do

    def _look_at(self, ruled: Ruled) -> None:
        self._context.session.remark(msgspec.structs.replace(ruled, again=False))

    def event(self, event: QEvent) -> bool:
        return keeps(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif is_undo(event):
            self.forget_told()
            self._host.taking_back.undo()
        else:
            event.ignore()

    def resizeEvent(self, event: object) -> None:
        self._space(Look(self._context.theme, self._context.scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._context.theme.bg))
        painter.end()
