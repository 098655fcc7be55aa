"""Tells a screen reader what is lifted and where it may go, what happened, what was refused, whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from desktop.shell import phases
from desktop.shell.context import Context
from desktop.shell.play import Play, Refusal
from desktop.shell.told_line import Line
from rules.actions import Attest
from rules.messages import says
from rules.views import PieceId, SpaceId

if TYPE_CHECKING:
    from desktop.shell.board_list.telling import Telling

LIFTED, NOWHERE = says("{piece} is in the hand. Places: {place}."), says("{piece} is in the hand. It can go nowhere.")
TURN = says("Now it is {who}'s turn.")
INSTEAD = says("Instead: {action}.")


class Announcer(QObject):
    """``last`` is what was said last. Where the keyboard goes in the board's list is read from the list itself."""

    def __init__(self, context: Context, play: Play, view: QWidget) -> None:
        super().__init__(view)
        self.context, self.play = context, play
        self.last = ""
        self._view = view
        self._now: tuple[object, ...] = ()
        play.told.connect(self._told_a_line)
        play.stage.happened.connect(self._happened)
        play.refused.connect(self._refused)
        play.scene.lifted.connect(self._lifted)
        play.scene.cursor_moved.connect(self._walked)

    def say(self, text: str) -> None:
        """Have it read out; nothing is said of nothing."""
        if text:
            self.last = text
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))

    def _told_a_line(self, line: Line | None) -> None:
        self.say(line() if line is not None else "")

    # ---- in the hand

    def _lifted(self, piece: PieceId) -> None:
        lit = [space for space, light in self.play.scene.lights.shown.items() if light.lit]
        values = {"piece": self._value(piece), "place": [self._value(space) for space in lit]}
        self.say(self.context.say(LIFTED if lit else NOWHERE, values))

    def _walked(self, space: SpaceId) -> None:
        if self._view.focusProxy() is not None:
            return
        said = self._telling().said(space, self.play.scene.cursor.piece)
        reasons = self._reasons(space)
        self.say(f"{said}. {reasons[0]}" if reasons else said)

    def _telling(self) -> Telling:
        from desktop.shell.board_list.telling import Telling

        scene = self.play.scene
        return Telling(scene.picture, self.context.words, scene.hand.piece, scene.lights.shown)

    def _reasons(self, space: SpaceId) -> list[str]:
        """What speaks against dropping what is held there."""
        held = self.play.scene.hand.piece
        if not held or space == self.play.scene.standing(held):
            return []
        refusal = self.play.why_not(held, space)
        return self._told(refusal) if refusal is not None else []

    # ---- what comes of it

    def _refused(self, refusal: Refusal) -> None:
        from desktop.shell.refusal_card import ways_out

        reasons = " ".join(self._told(refusal))
        if refusal.preview and self.last.endswith(reasons):
            return
        actions = [one for one in refusal.refused.remedies if not isinstance(one, Attest)]
        instead = ways_out(self.context.speech, actions)
        told = self.context.say(INSTEAD, {"action": instead}) if instead and not refusal.preview else ""
        self.say(f"{reasons} {told}".strip())

    def _told(self, refusal: Refusal) -> list[str]:
        return [self.context.speech.tell(reason) for reason in refusal.refused.violations]

    def _happened(self, text: str) -> None:
        """What happened, and what is to be done now where that is something else."""
        session = self.context.session
        turn, asked, now = session.picture().turn, session.asked(), phases.what_now(session)
        before, self._now = self._now, (turn, asked, now.message)
        if not before or before == self._now:
            self.say(text)
            return
        who = self.context.say(TURN, {"who": self._value(turn)}) if turn and turn != before[0] else ""
        what = self.context.speech.tell(asked) if asked is not None else self.context.say(now.message, now.values)
        self.say(" ".join(filter(None, (text, who, what))))

    def _value(self, id_: str) -> object:
        return self.context.speech.value("", id_)
