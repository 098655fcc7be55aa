"""The correction mode: while it is on, hands set things instead of playing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, Signal

from desktop.scene.light import Light
from desktop.shell.context import Context
from desktop.shell.games import custom
from desktop.shell.overrule import REASONS
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
        return not custom(self.context.session).building(self.context.session)

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
        return self.on and custom(self.context.session).takes(self.context.session, piece)

    def set(self, changes: Iterable[Correction]) -> Step | Refused:
        """Set something, for the reason of the mode."""
        done = self.context.session.correct(changes, self.reason)
        if isinstance(done, Step) and (self.held or self.placing):
            self._choose(room=self.room)
        return done

    def touch(self, space: SpaceId) -> Step | Refused | None:
        """A space was clicked: it is turned, its room chosen, or the waiting piece put there."""
        session, ways = self.context.session, custom(self.context.session)
        room = self.room_of(space)
        if self.placing:
            return self.set(ways.put(session, self.placing, room))
        turned = ways.turned(session, space)
        if turned:
            return self.set(turned)
        self.look_at(room)
        return None

    def go_by(self, space: SpaceId) -> None:
        """The keyboard's cursor is on a space: its room is chosen, unless a piece is carried over it."""
        if self.on and space and not self.held:
            self._choose(placing=self.placing, room=self.room_of(space))

    def room_of(self, space: SpaceId) -> SpaceId:
        """The room that a space is, or lies in."""
        return custom(self.context.session).place_of(self.context.session, space)

    def lights(self, piece: PieceId) -> Mapping[SpaceId, Light]:
        """Every room but its own."""
        session = self.context.session
        here = next((one.at for one in session.picture().pieces if one.id == piece), "")
        rooms = custom(session).places(session, piece)
        return {room: Light.LEGAL for room in rooms if room != here}
