"""What a seat knows of a mansion that not everybody does: from its own view, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from desktop.session import Session
from desktop.shell.show_to_one.duties import DUTIES, TITLE, is_hakobito
from desktop.words import Words
from rules.hakoonna.content import Content
from rules.hakoonna.state import HAKO
from rules.hakoonna.views import HakoView
from rules.messages import says
from rules.seats import SeatId

Part = tuple[str, tuple[str, ...]]

CODE, WEAKNESS = says("The code of the safe"), says("Your weakness")
LAIR, OTHERS = says("Your hiding place"), says("The Hakobito")
HIDES, LIES = says("{shadow} ({room})"), says("There you took up: {tile}.")
THEY_HIDE = says("{who}: {shadow} ({room})")
POWERS, LAID, READ = says("Powers in hand"), says("Powers that lie set"), says("Powers that you have read")
HAND, NUMBERS, HINTS = says("Before you lie"), says("Numbers not in the code"), says("Not her weakness")
SEEN, IN_ROOM, TILE = says("What you saw last"), says("{room}: {tiles}"), says("{shadow} – {tile}")


class Notes:
    """Written in one language."""

    def __init__(self, session: Session, seat: SeatId, words: Words) -> None:
        view = session.seen(seat)
        assert isinstance(view, HakoView)
        self._session, self._seat, self._words, self._view = session, seat, words, view
        self._content: Content = session.book.content

    @property
    def parts(self) -> tuple[Part, ...]:
        """What is shortest to say first; nothing empty."""
        found = (
            *self._hers(),
            *self._powers(),
            *self._hidden(),
            *self._duties(),
            *self._carried(),
            (self._say(SEEN), tuple(self._rooms())),
        )
        return tuple((head, lines) for head, lines in found if lines)

    def _say(self, message: str, **ids: str) -> str:
        return self._words.say(message, {hole: self._session.called(id_) for hole, id_ in ids.items()})

    def _list(self, ids: Iterable[str]) -> tuple[str, ...]:
        told = ", ".join(self._say("{it}", it=id_) for id_ in ids)
        return (told,) if told else ()

    # ---- Hako Onna and the Hakobito

    def _hers(self) -> Iterator[Part]:
        secret = self._view.secret
        if self._seat == HAKO:
            yield self._say(CODE), (" · ".join(secret.code),) if secret.code else ()
            yield self._say(WEAKNESS), self._list((secret.weakness,) if secret.weakness else ())

    def _powers(self) -> Iterator[Part]:
        secret = self._view.secret
        yield self._say(POWERS), self._list(secret.powers)
        yield self._say(LAID), self._list(secret.set)
        yield self._say(READ), self._list(secret.read.get(self._seat, ()))

    def _duties(self) -> Iterator[Part]:
        if is_hakobito(self._view.public, self._seat):
            yield self._say(TITLE), tuple(map(self._words.say, DUTIES))

    def _hidden(self) -> Iterator[Part]:
        hides, mine = self._view.secret.hides, self._view.secret.hides.get(self._seat, "")
        if mine:
            lair = self._view.secret.lairs.get(self._seat, "")
            took = (self._say(LIES, tile=lair),) if lair else ()
            yield self._say(LAIR), (self._at(HIDES, mine), *took)
        others = tuple(self._at(THEY_HIDE, at, who=seat) for seat, at in hides.items() if seat != self._seat)
        yield self._say(OTHERS), others

    def _at(self, message: str, shadow: str, **ids: str) -> str:
        return self._say(message, shadow=shadow, room=self._content.room_of[shadow], **ids)

    # ---- tiles

    def _carried(self) -> Iterator[Part]:
        hand = self._view.secret.hands.get(self._seat, ())
        yield self._say(HAND), self._list(hand)
        if self._seat != HAKO:
            told = [tile for tile in self._content.tiles if tile.id in {*hand, *self._seen.values()}]
            yield self._say(NUMBERS), _row(sorted({tile.tells for tile in told if tile.kind == "number"}))
            yield self._say(HINTS), self._list(sorted({tile.tells for tile in told if tile.kind == "hint"}))

    @property
    def _seen(self) -> Mapping[str, str]:
        return self._view.secret.seen.get(self._seat, {})

    def _rooms(self) -> Iterator[str]:
        rooms: dict[str, list[str]] = {}
        for shadow, tile in self._seen.items():
            rooms.setdefault(self._content.room_of[shadow], []).append(self._say(TILE, shadow=shadow, tile=tile))
        for room, tiles in rooms.items():
            yield self._words.say(IN_ROOM, {"room": self._session.called(room), "tiles": ", ".join(tiles)})


def _row(told: list[str]) -> tuple[str, ...]:
    return (" · ".join(told),) if told else ()
