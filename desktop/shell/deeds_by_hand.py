"""What may be set by hand, as rows of the action bar."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.commands import BY_ID
from desktop.shell import by_hand
from desktop.shell.context import Context
from desktop.shell.deed import Deed, titled
from desktop.shell.play import Play
from rules.messages import says

OFF, HERE = says("Take {piece} off the board"), says("Put {piece} to {place}")
DOORS = says("Doors and stairs: {n}")


class DeedsByHand:
    """Follows what the correction mode looks at."""

    def __init__(self, context: Context, play: Play) -> None:
        self.context = context
        self.play = play

    def rows(self) -> Iterator[Deed]:
        """What may be set now: of the piece that is held, of a room, of the whole table."""
        session, mode = self.context.session, self.play.correcting
        if mode.held:
            yield self._off(mode.held)
        elif mode.placing:
            yield from self._here(mode.placing, mode.room)
        elif mode.doors:
            yield from map(self._setting, by_hand.of_its_doors(session, mode.room))
        elif mode.room:
            yield from map(self._setting, by_hand.of_a_room(session, mode.room))
            yield self._doors(mode.room)
        else:
            yield from map(self._setting, by_hand.of_the_table(session))
            title = self.context.say(BY_ID["edit-plan"].title)
            yield Deed(title, "", "", (), False, lambda _: self.play.commanded.emit("edit-plan"))

    def _setting(self, one: by_hand.Setting) -> Deed:
        title = titled(self.context, one.message, one.values)
        if one.piece:
            return Deed(title, "", "", (), False, lambda _: self.play.correcting.place(one.piece))
        return Deed(title, "", "", (), False, lambda _: self.play.set_by_hand(one.changes))

    def _off(self, piece: str) -> Deed:
        title, changes = titled(self.context, OFF, {"piece": piece}), by_hand.put(piece, "")
        return Deed(title, "", "", (), False, lambda _: self.play.set_by_hand(changes))

    def _here(self, piece: str, room: str) -> Iterator[Deed]:
        if room:
            title, changes = titled(self.context, HERE, {"piece": piece, "place": room}), by_hand.put(piece, room)
            yield Deed(title, "", "", (), False, lambda _: self.play.set_by_hand(changes))

    def _doors(self, room: str) -> Deed:
        many = len(tuple(by_hand.of_its_doors(self.context.session, room)))
        title = self.context.say(DOORS, {"n": many})
        return Deed(title, "", "", (), False, lambda _: self.play.correcting.look_at(room, doors=True))
