"""Who sees what stands on the board, and who knows what does not: asked of every viewer's own view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from desktop.session import Session
from desktop.shell.context import Context
from desktop.shell.games import custom
from desktop.words import NO_VALUES
from rules.hakoonna.knowledge import Secret
from rules.messages import says
from rules.seats import AUDIENCE, Viewer
from rules.views import Picture, PieceId, SpaceId

HOST, WATCHERS = says("this window"), says("the audience")
STANDS, LIES, FACE = says("Where {piece} stands"), says("{place} and its doors"), says("Whether a tile is in {place}")
EVERYBODY = says("Everybody sees it.")
SOME, OTHERS = says("Seen by: {who}"), says("Not seen by: {who}")
KNOWN, NOBODY = says("Known to: {who}"), says("Nobody's view holds it.")
MET = says("Known at the table only: {who}. The program was not told.")


class Known(NamedTuple):
    """Something, and the lines that say who knows it; ``open`` when that is everybody."""

    about: str
    lines: tuple[str, ...]
    open: bool = False


class Knowledge:
    """Asks the views of the seats, of this window and of the audience; bares nothing of what they hold."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @property
    def _session(self) -> Session:
        return self.context.session

    def viewers(self) -> list[Viewer]:
        """Everybody who may look at this table now."""
        seats = [seat.id for seat in self._session.match.seats]
        return [*seats, self._session.viewer, AUDIENCE]

    # ---- what is asked about

    def of_piece(self, piece: PieceId) -> list[Known]:
        """Who sees where a piece stands, and the secrets that hang on it."""
        about = self._say(STANDS, {"piece": self._value(piece)})
        return [self._sees(about, lambda picture: _at(picture, piece)), *self._hanging_on({piece})]

    def of_space(self, space: SpaceId) -> list[Known]:
        """Who sees a place, and the secrets that hang on it or on what lies in it."""
        picture = self._session.picture()
        within = {one.id for one in picture.spaces if one.within == space}
        shadow = any(one.id == space and one.within for one in picture.spaces)
        about = self._say(FACE if shadow else LIES, {"place": self._value(space)})
        return [self._sees(about, lambda seen: _lying(seen, space)), *self._hanging_on({space} | within)]

    def of_table(self) -> list[Known]:
        """Every secret of the table."""
        return [self._known(secret) for secret in self._secrets()]

    # ---- who

    def _sees(self, about: str, part: Callable[[Picture], object]) -> Known:
        """Whose picture has the same there as this window's."""
        here = part(self._session.picture())
        sees = [viewer for viewer in self.viewers() if part(self._session.picture(viewer)) == here]
        blind = [viewer for viewer in self.viewers() if viewer not in sees]
        if not blind:
            return Known(about, (self._say(EVERYBODY),), True)
        return Known(about, (self._who(SOME, sees), self._who(OTHERS, blind)))

    def _hanging_on(self, things: set[str]) -> list[Known]:
        return [self._known(secret) for secret in self._secrets() if things & set(secret.on)]

    def _known(self, secret: Secret) -> Known:
        lines = [self._who(KNOWN, secret.knows)] if secret.knows else []
        lines += [self._who(MET, secret.met)] if secret.met else []
        values = {hole: self.context.speech.value(hole, value) for hole, value in secret.values.items()}
        return Known(self._say(secret.about, values), tuple(lines or [self._say(NOBODY)]))

    def _secrets(self) -> Iterable[Secret]:
        session = self._session
        views = {viewer: session.seen(viewer) for viewer in self.viewers()}
        events = (event for node in session.match.path() for event in session.events(node.number))
        return custom(session).secrets(session, views, events)

    # ---- words

    def _who(self, message: str, viewers: Iterable[Viewer]) -> str:
        return self._say(message, {"who": [self._name(viewer) for viewer in viewers]})

    def _name(self, viewer: Viewer) -> object:
        if viewer == AUDIENCE:
            return self._say(WATCHERS)
        return self._say(HOST) if viewer == self._session.viewer else self._value(viewer)

    def _value(self, id_: str) -> object:
        return self.context.speech.value("", id_)

    def _say(self, message: str, values: Mapping[str, object] = NO_VALUES) -> str:
        said = self.context.words.say(message, values)
        return said[:1].upper() + said[1:] if self.context.words.language == "en" else said


def _at(picture: Picture, piece: PieceId) -> object:
    return next((one.at for one in picture.pieces if one.id == piece), None)


def _lying(picture: Picture, space: SpaceId) -> object:
    doors = {link for link in picture.links if space in (link.a, link.b)}
    return next((one for one in picture.spaces if one.id == space), None), doors
