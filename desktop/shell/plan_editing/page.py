"""The page on which the plan of a running game is set right: pieces stay in their rooms, the ways change (X9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.commands import BY_ID
from desktop.fonts import Role
from desktop.shell.builder.objection import Objection
from desktop.shell.correcting import TABLE_IS_RIGHT
from desktop.shell.parts.button import Button
from desktop.shell.parts.entry import ENTERS
from desktop.shell.parts.look import Look
from desktop.shell.parts.own_undo import is_undo, keeps
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import Scroller, dress_bar
from desktop.shell.phases import public
from desktop.shell.plan_editing import plan as plans
from desktop.shell.plan_editing.findings import Findings
from desktop.shell.plan_editing.laying import laid
from desktop.shell.plan_editing.plan import Plan
from desktop.shell.plan_editing.sheet import PlanSheet
from rules.engine import Refused
from rules.events import Correction
from rules.hakoonna.events import BarrierSet, MansionSet
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

HINT = says("Drag a board, press it once more to turn it. Keys: 1–9, arrows, [ ], PgUp, PgDn.")
BACK = says("Back")
CARRY_OUT, TAKE_BACK = says("Lay it so"), says("One step back")
DONE = says("The plan is corrected. Pieces stand where they stood.")


class PlanPage(QWidget):
    """``left`` wants back to the table. The plan is a draft until it is laid: one correction, undone as one."""

    left = Signal()

    def __init__(self, host: HostWindow) -> None:
        super().__init__()
        self._host, self._context = host, host.context
        self._seen: Plan = ()
        self.steps: list[Plan] = []
        self.title, self.hint, self.back = Prose(Role.TITLE), Prose(Role.SMALL, "text2"), Button("ghost")
        self.sheet, self.findings, self.objection = PlanSheet(), Findings(host.context), Objection()
        self.carry, self.step_back = Button("main"), Button()
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        self.area = Scroller(self.findings)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.hint, 1, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.back)
        self._side = QVBoxLayout()
        self._side.addWidget(self.area, 1)
        for part in (self.objection, self.step_back, self.carry):
            self._side.addWidget(part)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.sheet, 5)
        self._middle.addLayout(self._side, 3)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addLayout(self._middle, 1)

    def _connect(self) -> None:
        self._context.changed.connect(self.refresh)
        self.sheet.edited.connect(self._edit)
        self.sheet.picked.connect(lambda _: self._show_sheet())
        self.back.clicked.connect(self.left)
        self.carry.clicked.connect(self.carry_out)
        self.step_back.clicked.connect(self.take_back)

    @property
    def plan(self) -> Plan:
        """The plan as it stands on the sheet."""
        return self.steps[-1]

    @property
    def changed(self) -> bool:
        """Whether it is another than the table's."""
        return set(self.plan) != set(self._seen)

    # ---- what is shown

    @property
    def _look(self) -> Look:
        return Look(self._context.theme, self._context.scale)

    def refresh(self) -> None:
        """Follow the table, the language, the colours and the size; a draft stays unless the mansion changed."""
        placements = public(self._context.session).placements
        if placements != self._seen:
            self._seen, self.steps = placements, [placements]
        look, say = self._look, self._context.say
        self.setAccessibleName(say(BY_ID["edit-plan"].title))
        self._space(look)
        self.title.write(say(BY_ID["edit-plan"].title), look)
        self.hint.write(say(HINT), look)
        self.back.write(say(BACK), look, "back", "Esc")
        self._show()

    def _show(self) -> None:
        look, say = self._look, self._context.say
        self._show_sheet()
        self.findings.show_plan(self.plan, look)
        self.objection.tell((), look)
        self.step_back.write(say(TAKE_BACK), look, "undo", "Ctrl+Z")
        self.carry.write(say(CARRY_OUT), look, key="Enter")
        self.step_back.setEnabled(len(self.steps) > 1)
        self.carry.setEnabled(self.changed)
        self.update()

    def _show_sheet(self) -> None:
        self.sheet.show_plan(self.plan, laid(self._context, self.plan, self.sheet.room), self._look)

    def _space(self, look: Look) -> None:
        side = look.px(40)
        self._column.setContentsMargins(side, look.px(24), side, look.px(20))
        for layout in (self._column, self._head, self._middle):
            layout.setSpacing(look.px(20))
        self._side.setSpacing(look.px(8))
        self.findings.setContentsMargins(0, 0, look.px(12), 0)
        dress_bar(self.area, look)

    # ---- what people do

    def _edit(self, plan: Plan) -> None:
        if plan != self.plan:
            self.steps.append(plan)
        self._show()

    def take_back(self) -> None:
        """Take the last change of the draft back; where there is none, the last step of the game."""
        if len(self.steps) > 1:
            self.steps.pop()
            self._show()
        else:
            self._host.taking_back.undo()

    def carry_out(self) -> None:
        """Lay the mansion so: one correction. A barrier whose door is gone is taken away."""
        if not self.changed:
            return
        session = self._context.session
        changes: list[Correction] = [MansionSet(self.plan)]
        if plans.bars_nothing(session.book.content, public(session), self.plan):
            changes.append(BarrierSet())
        done = session.correct(changes, TABLE_IS_RIGHT)
        if isinstance(done, Refused):
            self.objection.tell([self._context.speech.tell(reason) for reason in done.violations], self._look)
        else:
            self.hint.write(self._context.say(DONE), self._look, "ok")

    def event(self, event: QEvent) -> bool:
        return keeps(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif is_undo(event) or event.key() == Qt.Key.Key_Backspace:
            self.take_back()
        elif event.key() in ENTERS and not event.isAutoRepeat():
            self.carry_out()
        elif not self.sheet.key(event):
            event.ignore()

    def resizeEvent(self, event: object) -> None:
        self._space(self._look)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        next(iter(self.sheet.tiles.values())).setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._context.theme.bg))
        painter.end()
