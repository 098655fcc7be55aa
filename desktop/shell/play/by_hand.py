"""What hands set while the correction mode is on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.shell.games import custom
from desktop.shell.play.refusal import Refusal
from rules.engine import Refused, Step
from rules.events import Correction
from rules.views import PieceId, SpaceId

if TYPE_CHECKING:
    from desktop.shell.play.play import Play


class ByHand:
    """Set for the mode's reason; what cannot be is refused like a move."""

    def __init__(self, play: Play) -> None:
        self._play = play

    def switch(self, on: bool) -> None:
        """Begin or leave the mode."""
        self._play.back()
        self._play.settled.emit()
        self._play.correcting.switch(on)

    def set(self, changes: Iterable[Correction]) -> None:
        """Set things; what is in the hand is put back first."""
        if self._play.scene.hand.piece:
            self._play.scene.cursor_cancel()
        self._hear(self._play.correcting.set(changes))

    def bar(self, one: SpaceId, other: SpaceId) -> None:
        """Lay a barrier at a door, or lift it."""
        session = self._play.session
        self._hear(self._play.correcting.set(custom(session).barred(session, one, other)))

    def touch(self, space: SpaceId) -> None:
        """A space was clicked."""
        self._hear(self._play.correcting.touch(space))

    def set_down(self, piece: PieceId, space: SpaceId) -> None:
        """A piece was let go over a space, or beside the board."""
        play = self._play
        if space:
            put = custom(play.session).put(play.session, piece, play.correcting.room_of(space))
            self._hear(play.correcting.set(put), piece, space)
        else:
            play.correcting.take("")
            play.send_home(piece)
            play.leaving.emit(piece)

    def _hear(self, done: Step | Refused | None, piece: PieceId = "", space: SpaceId = "") -> None:
        if isinstance(done, Refused):
            self._play.send_home(piece, space)
            self._play.refuse(Refusal(done, piece, space))
