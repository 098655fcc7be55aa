"""Undo and leaps in the log; what the audience has seen is taken back only by a host who holds the key (D02)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rules.messages import says
from rules.remarks import TakenBack

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

NOTHING_BACK = says("There is nothing to undo.")


class TakingBack(QObject):
    """Without an audience's window nothing was revealed, and nothing is asked."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host

    def undo(self) -> None:
        """Take the last step back."""
        session = self._host.context.session
        before = session.match.before()
        if before is None:
            self._host.play.tell(lambda: self._host.context.say(NOTHING_BACK))
        else:
            self._go(before.number, session.undo)

    def answer(self) -> bool:
        """Take the last answer back of a step that still asks for more; whether there was one."""
        match = self._host.context.session.match
        node = match.last_answer()
        if node is None or node.parent is None:
            return False
        self.jump(node.parent.number)
        return True

    def jump(self, step: int) -> None:
        """Stand after another step."""
        session = self._host.context.session
        if step != session.match.at:
            self._go(step, lambda: session.jump(step))

    def _go(self, to: int, move: Callable[[], object]) -> None:
        steps = self._revealed(to)
        if steps:
            self._ask(steps, move)
        else:
            move()

    def _revealed(self, to: int) -> tuple[int, ...]:
        hall = self._host.audience.hall
        return hall.witness.revealed(to) if hall is not None else ()

    def _ask(self, steps: tuple[int, ...], move: Callable[[], object]) -> None:
        from desktop.shell.undo_reveal import UndoRevealCard

        host = self._host

        def card() -> UndoRevealCard:
            made = UndoRevealCard(host.context, host, steps)
            made.left.connect(host.cards.clear)
            made.held.connect(lambda: self._take_back(steps, move))
            return made

        host.cards.show(card)

    def _take_back(self, steps: tuple[int, ...], move: Callable[[], object]) -> None:
        self._host.cards.clear()
        move()
        self._host.context.session.remark(TakenBack(steps))
