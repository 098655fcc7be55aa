"""What may be set by hand, as rows of the action bar."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.commands import BY_ID
from desktop.shell.context import Context
from desktop.shell.deed import Deed, titled
from desktop.shell.games import Custom, custom
from desktop.shell.games.ways import Setting
from desktop.shell.play import Play
from rules.events import Correction
from rules.messages import says

OFF, HERE = says("Take {piece} off the board"), says("Put {piece} to {place}")
DOORS = says("Doors and stairs: {n}")


class DeedsByHand:
    """Follows what the correction mode looks at."""

    def __init__(self, context: Context, play: Play) -> None:
        self.context = context
        self.play = play

    @property
    def _ways(self) -> Custom:
        return custom(self.context.session)

    def rows(self) -> Iterator[Deed]:
        """What may be set now: of the piece that is held, of a room, of the whole table."""
        session, mode = self.context.session, self.play.correcting
        if mode.held:
            yield from map(self._setting, self._ways.of_a_piece(session, mode.held))
            yield self._off(mode.held)
        elif mode.placing:
            yield from self._here(mode.placing, mode.room)
        elif mode.doors:
            yield from map(self._setting, self._ways.of_its_ways(session, mode.room))
        elif mode.room:
            yield from map(self._setting, self._ways.of_a_space(session, mode.room))
            yield from self._doors(mode.room)
        else:
            yield from map(self._setting, self._ways.of_the_table(session))
            yield from self._plan()

    def _setting(self, one: Setting) -> Deed:
        title = titled(self.context, one.message, one.values)
        if one.piece:
            return Deed(title, "", "", (), False, lambda _: self.play.correcting.place(one.piece))
        return Deed(title, "", "", (), False, lambda _: self.play.set_by_hand(one.changes))

    def _off(self, piece: str) -> Deed:
        title, changes = titled(self.context, OFF, {"piece": piece}), self._put(piece, "")
        return Deed(title, "", "", (), False, lambda _: self.play.set_by_hand(changes))

    def _here(self, piece: str, room: str) -> Iterator[Deed]:
        if room:
            title, changes = titled(self.context, HERE, {"piece": piece, "place": room}), self._put(piece, room)
            yield Deed(title, "", "", (), False, lambda _: self.play.set_by_hand(changes))

    def _put(self, piece: str, room: str) -> tuple[Correction, ...]:
        return self._ways.put(self.context.session, piece, room)

    def _plan(self) -> Iterator[Deed]:
        if "edit-plan" not in self._ways.lacks:
            title = self.context.say(BY_ID["edit-plan"].title)
            yield Deed(title, "", "", (), False, lambda _: self.play.commanded.emit("edit-plan"))

    def _doors(self, room: str) -> Iterator[Deed]:
        many = len(tuple(self._ways.of_its_ways(self.context.session, room)))
        title = self.context.say(DOORS, {"n": many})
        if not many:
            return
        yield Deed(title, "", "", (), False, lambda _: self.play.correcting.look_at(room, doors=True))
