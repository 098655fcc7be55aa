"""What is tried at the table, and what is said where it is refused."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.session import Session
from desktop.shell.context import Context
from desktop.shell.play.refusal import Refusal
from desktop.shell.told_line import Line
from rules.actions import Action, Attest, Value
from rules.engine import Refused, Step
from rules.views import PieceId
from rules.violations import NotAttested, Nowhere, SamePlace


class Attempts(QObject):
    """``told`` carries one line for the prompt, or None; ``settled`` puts any card away.

    ``refused`` carries a refusal, ``asking`` one that only waits for the table's word.
    """

    refused = Signal(object)
    asking = Signal(object)
    told = Signal(object)
    settled = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.last: Refusal | None = None

    @property
    def session(self) -> Session:
        """The game that is played."""
        return self.context.session

    def tell(self, line: Line | None) -> None:
        """One line for the prompt; None takes it away."""
        self.settled.emit()
        self.told.emit(line)

    def refuse(self, refusal: Refusal) -> None:
        """Say why not: in one line when nothing was meant, else on a card."""
        if all(isinstance(reason, Nowhere | SamePlace) for reason in refusal.refused.violations):
            self.tell(lambda: " ".join(map(self.context.speech.tell, refusal.refused.violations)))
            return
        self.last = refusal
        untold = all(isinstance(reason, NotAttested) for reason in refusal.refused.violations)
        (self.asking if untold else self.refused).emit(refusal)

    def attempt(self, action: Action, button: QWidget | None = None) -> bool:
        """Try an action of the panel, or a remedy; whether it was carried out."""
        done = self.session.play(action)
        if isinstance(done, Refused):
            self.refuse(Refusal(done, self.piece_of(action.seat), "", button))
        return isinstance(done, Step)

    def attest(self, refusal: Refusal, told: Attest) -> None:
        """The table has told what was missing: go on with what was tried."""
        if isinstance(self.session.play(told), Step) and refusal.refused.action is not None:
            self.attempt(refusal.refused.action)

    def attempt_all(self, action: Action, answer: Value, button: QWidget | None = None) -> None:
        """An action and the table's answer to what it asks, undone together."""
        if self.attempt(action, button) and self.session.asked() is not None:
            self.session.answer(answer, joined=True)

    def answer(self, value: Value, button: QWidget | None = None) -> None:
        """Answer the open question."""
        done = self.session.answer(value)
        if isinstance(done, Refused):
            self.refuse(Refusal(done, "", "", button))

    def overrule(self, refusal: Refusal, reason: str) -> None:
        """Carry a refused action out all the same."""
        if refusal.refused.action is not None:
            self.session.play(refusal.refused.action, overrule=reason)

    def piece_of(self, seat: str) -> PieceId:
        """The piece of a seat that stands on the board."""
        return next((piece.id for piece in self.session.picture().pieces if piece.seat == seat and piece.at), "")
