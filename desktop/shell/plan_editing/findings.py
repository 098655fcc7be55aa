"""What another plan comes to: its doors, what speaks against it, and the moves that it would not have allowed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.scene.leisure import Leisure
from desktop.session import Session
from desktop.shell.builder.checks import checks
from desktop.shell.builder.survey import CheckRow
from desktop.shell.context import Context
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.phases import public
from desktop.shell.plan_editing import plan as plans
from desktop.shell.plan_editing.odd_moves import OddMove, odd_moves
from desktop.shell.plan_editing.plan import Plan, Ways
from rules.messages import says

DOORS, SAME = says("Ways that change"), says("Every way stays as it is.")
GONE, NEW = says("No longer: {here} – {there}"), says("New: {here} – {there}")
MOVES = says("Moves that would not have been possible: {n}")
KEPT = says("They stay as they were played; nothing is undone.")
NONE = says("Every move so far would have been possible.")
MOVE = says("{n}. {who}: {action}. {why}")
AT_ONCE = 8


class Findings(QWidget):
    """The moves are looked through a few at a time, so that a long evening keeps nobody waiting."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._look: Look | None = None
        self.doors, self.ways = Prose(Role.BODY, bold=True), Prose(Role.BODY)
        self.moves, self.listed, self.kept = Prose(Role.BODY, bold=True), Prose(Role.BODY), Prose(Role.SMALL, "text2")
        self.rows: list[CheckRow] = []
        self.odd: list[OddMove] = []
        self._left: Iterator[OddMove | None] = iter(())
        self._leisure = Leisure(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._checks = QVBoxLayout()
        self._checks.setSpacing(6)
        for part in (self.doors, self.ways):
            self._column.addWidget(part)
        self._column.addSpacing(10)
        for part in (self.moves, self.listed, self.kept):
            self._column.addWidget(part)
        self._column.addSpacing(10)
        self._column.addLayout(self._checks)
        self._column.addStretch(1)

    @property
    def whole(self) -> bool:
        """Whether every move has been looked at."""
        return not self._leisure.busy

    def show_plan(self, plan: Plan, look: Look) -> None:
        """Tell of another plan."""
        self._look = look
        self._column.setSpacing(look.px(8))
        self._show_ways(plan, look)
        self._show_checks(plan, look)
        self.odd, self._left = [], odd_moves(self._context.session.match, plan)
        self._go_on()

    def _show_ways(self, plan: Plan, look: Look) -> None:
        content, table = self._context.session.book.content, public(self._context.session)
        before, after = plans.ways(content, table.placements), plans.ways(content, plan)
        lines = [*self._lines(GONE, before - after), *self._lines(NEW, after - before)]
        self.doors.write(self._context.say(DOORS), look)
        self.ways.write("\n".join(lines) or self._context.say(SAME), look, "text" if lines else "text2")

    def _lines(self, message: str, ways: Ways) -> list[str]:
        speech = self._context.speech
        named = [{"here": speech.value("", one), "there": speech.value("", other)} for one, other in sorted(ways)]
        return [self._context.say(message, values) for values in named]

    def _show_checks(self, plan: Plan, look: Look) -> None:
        table = plans.laid_so(public(self._context.session), plan)
        found = checks(self._context.session.book.content, table, self._context.words)
        while len(self.rows) < len(found):
            self.rows.append(CheckRow())
            self._checks.addWidget(self.rows[-1])
        for row, check in zip(self.rows, found, strict=True):
            row.tell(check, look)

    # ---- the moves

    def _go_on(self) -> None:
        looked_at = list(islice(self._left, AT_ONCE))
        self.odd += [one for one in looked_at if one is not None and self._is_known(self._context.session, one)]
        self._show_moves()
        if len(looked_at) == AT_ONCE:
            self._leisure.plan([self._go_on])

    def _is_known(self, session: Session, one: OddMove) -> bool:
        return bool(session.events(one.step))

    def _show_moves(self) -> None:
        say, look = self._context.say, self._look
        assert look is not None
        self.moves.write(say(MOVES, {"n": len(self.odd)}) if self.odd else say(NONE), look)
        self.listed.write("\n".join(self._told(one) for one in self.odd), look)
        self.kept.write(say(KEPT) if self.odd else "", look)
        for prose in (self.listed, self.kept):
            prose.setVisible(bool(self.odd))

    def _told(self, one: OddMove) -> str:
        speech = self._context.speech
        values = {
            "n": one.step,
            "who": speech.value("", one.action.seat),
            "action": speech.action(one.action),
            "why": " ".join(speech.tell(reason) for reason in one.reasons),
        }
        return self._context.say(MOVE, values)
