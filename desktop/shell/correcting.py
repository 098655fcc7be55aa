"""The correction mode: while it is on, hands set things instead of playing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, Signal

from desktop.scene.light import Light
from desktop.shell.by_hand import put, turn_shadow
from desktop.shell.context import Context
from desktop.shell.overrule import REASONS
from desktop.shell.phases import BUILDING, public
from rules.engine import Refused, Step
from rules.events import Correction
from rules.views import PieceId, SpaceId

TABLE_IS_RIGHT = REASONS[1]


class Correcting(QObject):
    """What is chosen in the mode: ``held`` in the hand, ``placing`` to be put on the board, a ``room``, its ``doors``.

    ``switched`` tells that any of it is another; the ``reason`` is kept until the mode is left.
    """

    switched = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.on = False
        self.reason = TABLE_IS_RIGHT
        self.held: PieceId = ""
        self.placing: PieceId = ""
        self.room: SpaceId = ""
        self.doors = False
        self._session = context.session
        context.changed.connect(self._follow)

    def _follow(self) -> None:
        if self._session is not self.context.session:
            self._session = self.context.session
            self.switch(False)

    @property
    def possible(self) -> bool:
        """Whether there is anything yet that stands on a board."""
        return public(self.context.session).phase not in BUILDING

    def switch(self, on: bool) -> None:
        """Begin or leave the mode."""
        self.on, self.reason = on, TABLE_IS_RIGHT
        self._choose()

    def give(self, reason: str) -> None:
        """Say for which reason things are set from now on."""
        self.reason = reason
        self.switched.emit()

    def take(self, piece: PieceId) -> None:
        """A piece is in the hand, or none."""
        self._choose(held=piece, room=self.room)

    def place(self, piece: PieceId) -> None:
        """The next room that is chosen is where this piece stands."""
        self._choose(placing=piece)

    def look_at(self, room: SpaceId, doors: bool = False) -> None:
        """A room is chosen, or the doors of a room."""
        self._choose(room=room, doors=doors)

    def back(self) -> bool:
        """Leave what is chosen; whether there was anything."""
        chosen = bool(self.placing or self.room)
        if chosen:
            self._choose(room=self.room if self.doors else "")
        return chosen

    def _choose(self, held: PieceId = "", placing: PieceId = "", room: SpaceId = "", doors: bool = False) -> None:
        chosen = (held, placing, room, doors)
        self.held, self.placing, self.room, self.doors = chosen
        self.switched.emit()

    # ---- what hands do

    def takes(self, piece: PieceId) -> bool:
        """Whether a piece in the hand is put somewhere by hand; boards are laid as ever."""
        return self.on and piece in public(self.context.session).at

    def set(self, changes: Iterable[Correction]) -> Step | Refused:
        """Set something, for the reason of the mode."""
        done = self.context.session.correct(changes, self.reason)
        if isinstance(done, Step) and (self.held or self.placing):
            self._choose(room=self.room)
        return done

    def touch(self, space: SpaceId) -> Step | Refused | None:
        """A space was clicked: its shadow is turned, its room chosen, or the waiting piece put there."""
        session = self.context.session
        room = self.room_of(space)
        if self.placing:
            return self.set(put(self.placing, room))
        if room != space:
            return self.set(turn_shadow(session, space))
        self.look_at(room)
        return None

    def go_by(self, space: SpaceId) -> None:
        """The keyboard's cursor is on a space: its room is chosen, unless a piece is carried over it."""
        if self.on and space and not self.held:
            self._choose(placing=self.placing, room=self.room_of(space))

    def room_of(self, space: SpaceId) -> SpaceId:
        """The room that a space is, or lies in."""
        return next((one.within for one in self.context.session.picture().spaces if one.id == space), "") or space

    def lights(self, piece: PieceId) -> Mapping[SpaceId, Light]:
        """Every room but its own."""
        picture = self.context.session.picture()
        here = next((one.at for one in picture.pieces if one.id == piece), "")
        rooms = [space.id for space in picture.spaces if not space.within]
        return {room: Light.LEGAL for room in rooms if room != here}
