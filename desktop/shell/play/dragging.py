"""A piece in the hand: what is lit for it, where it is over, and what comes of letting it go."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.scene.light import Light
from desktop.session import Meanings
from desktop.shell.lighting import lights
from desktop.shell.play.refusal import Meant, Refusal
from rules.engine import Refused
from rules.messages import says
from rules.views import PieceId, SpaceId
from rules.violations import PlayedByProgram, SamePlace

if TYPE_CHECKING:
    from desktop.shell.play.play import Play

HOVER_MS = 250
WENT_BACK = says("{piece} went back to {place}.")


class Dragging(QObject):
    """``over`` is the piece that was held last, and the space that it was held over."""

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self._play = play
        self.over: tuple[PieceId, SpaceId] = ("", "")
        self._hover = QTimer(self)
        self._hover.setSingleShot(True)
        self._hover.setInterval(HOVER_MS)
        self._hover.timeout.connect(self._preview)

    def listen(self) -> None:
        """Follow the hand on the board."""
        scene = self._play.scene
        scene.dropped.connect(self._drop)
        scene.hovered.connect(self._hovered)
        scene.cancelled.connect(self._put_back)
        scene.lifted.connect(self._lifted)

    def rest(self) -> None:
        """Nothing is said any more of what a piece was held over."""
        self._hover.stop()

    def lights(self, piece: PieceId, turn: int) -> Mapping[SpaceId, Light]:
        """What is lit for a piece: where the rules let it go, or where it may be set by hand."""
        correcting = self._play.correcting
        if correcting.takes(piece):
            return correcting.lights(piece)
        return lights(self._play.session, piece, turn)

    # ---- lifted, held over, let go

    def _lifted(self, piece: PieceId) -> None:
        play = self._play
        self.over = (piece, "")
        if play.correcting.on:
            play.correcting.take(piece)
        play.settled.emit()
        seat = next((one.seat for one in play.session.picture().pieces if one.id == piece), "")
        left = seat in play.session.bots and not play.correcting.on
        play.told.emit((lambda: play.context.speech.tell(PlayedByProgram(seat))) if left else None)

    def _hovered(self, piece: PieceId, space: SpaceId) -> None:
        """Over another space: show the way there, or, after a moment, why there is none."""
        scene = self._play.scene
        self.over = (piece, space)
        self._leave()
        if self._play.correcting.on:
            return
        if scene.lights.shown.get(space, Light.DARK).lit:
            scene.draw_way(self._play.session.path(piece, space))
        elif space and space != scene.standing(piece):
            self._hover.start()

    def _drop(self, piece: PieceId, space: SpaceId, turn: int) -> None:
        """It was let go over a space, or over none."""
        play = self._play
        self._leave()
        if play.correcting.takes(piece):
            play.by_hand.set_down(piece, space)
            return
        played = play.session.drop(piece, space, turn)
        if isinstance(played, Meanings):
            play.meant.emit(Meant(played.actions, piece, space))
        elif isinstance(played, Refused):
            play.send_home(piece, space)
            play.refuse(Refusal(played, piece, space))

    def _put_back(self, piece: PieceId) -> None:
        """It was put back: by Esc, by another window, or where it was taken from."""
        play = self._play
        self._leave()
        play.close_entry()
        if play.correcting.on:
            play.correcting.take("")
        play.tell(partial(self._gone_back, piece, play.scene.standing(piece), self.over))

    def _gone_back(self, piece: PieceId, at: SpaceId, over: tuple[PieceId, SpaceId]) -> str:
        context = self._play.context
        if over == (piece, at):
            return context.speech.tell(SamePlace(piece, at))
        values = {"piece": context.speech.value("", piece), "place": context.speech.value("", at)}
        return context.say(WENT_BACK, values)

    def _leave(self) -> None:
        self.rest()
        self._play.left.emit()

    # ---- why not

    def _preview(self) -> None:
        piece, space = self.over
        refusal = self.why_not(piece, space)
        if refusal is not None and self._play.scene.hand.piece == piece:
            self._play.refused.emit(refusal._replace(preview=True))

    def why_not(self, piece: PieceId, space: SpaceId) -> Refusal | None:
        """Every reason why a piece may not be dropped on a space; None when it may."""
        if self._play.correcting.on:
            return None
        session, held = self._play.session, self._play.scene.hand.drag
        verdict = session.verdict(piece, space, held.turn if held is not None and held.piece == piece else 0)
        if verdict.legal or verdict.asking:
            return None
        return Refusal(session.refusal(piece, space, verdict), piece, space)
