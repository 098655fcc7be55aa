"""Hako Onna's board: where she hides, what lies in her lair, what only she knows (P22)."""

from collections.abc import Iterator
from typing import Any

from desktop.session import Session
from desktop.shell.panels.hakoonna.block import Block
from desktop.shell.panels.hakoonna.facts import Fact
from desktop.words import Words
from rules.hakoonna.state import HAKO
from rules.hakoonna.views import HakoView
from rules.messages import says
from rules.seats import SeatId

SHADOW, LAIR = says("Hides in"), says("In the lair")
CODE, WEAKNESS = says("Code of the safe"), says("Fears")
DIARIES, MOVED = says("Diaries opened"), says("In her time")
HAS_MOVED, STAYS = says("has moved"), says("has not moved yet")
POWERS, IN_HAND, SET = says("Powers"), says("in hand"), says("set")
SHOWN, SEALED, CRIED = says("shown"), says("sealed"), says("Cried from")
FACE_DOWN = says("face down: {n}")
NOTHING, NOWHERE = says("nothing"), says("not told here")


def her_board(session: Session, words: Words) -> tuple[Block, ...]:
    """Hers, her powers, then one for each Hakobito; only what this window's own view holds."""
    view = session.seen()
    assert isinstance(view, HakoView)
    told = _Told(session, words, view)
    hidden = [seat for seat in view.public.visitors if seat in view.secret.hides]
    hers = Block(told.value(HAKO), tuple(told.hers()))
    return (hers, told.powers(), *(told.hakobito(seat) for seat in hidden))


class _Told:
    """A view in words."""

    def __init__(self, session: Session, words: Words, view: HakoView) -> None:
        self._session, self._words, self._view = session, words, view
        self._speech = session.speech(words)

    def value(self, id_: str) -> str:
        return self._say("{it}", it=id_)

    def _say(self, message: str, **values: Any) -> str:
        return self._words.say(message, {hole: self._named(value) for hole, value in values.items()})

    def _named(self, value: Any) -> Any:
        return [self._named(one) for one in value] if isinstance(value, list) else self._speech.value("", value)

    def hers(self) -> Iterator[Fact]:
        secret, public = self._view.secret, self._view.public
        yield from self._hiding(HAKO)
        yield Fact(self._say(CODE), ", ".join(secret.code) or self._say(NOWHERE))
        yield Fact(self._say(WEAKNESS), self.value(secret.weakness) if secret.weakness else self._say(NOWHERE))
        yield Fact(self._say(DIARIES), str(public.diaries))
        yield Fact(self._say(CRIED), self._place(public.wailed) if public.wailed else self._say(NOTHING))

    def powers(self) -> Block:
        """One line a card, or how many there are; so the lines are as many as everybody sees."""
        secret, public = self._view.secret, self._view.public
        lying = [*self._cards(IN_HAND, secret.powers, public.powers), *self._cards(SET, secret.set, public.slots)]
        return Block(
            self._say(POWERS), (*lying, *(Fact(self.value(card), self._say(SEALED)) for card in public.sealed))
        )

    def _cards(self, where: str, cards: tuple[str, ...], count: int) -> Iterator[Fact]:
        if not cards:
            yield Fact(self._capital(where), self._say(FACE_DOWN, n=count) if count else self._say(NOTHING))
        for card in cards:
            shown = [self._say(SHOWN)] if card in self._view.public.known else []
            yield Fact(self.value(card), " · ".join((self._say(where), *shown)))

    def _capital(self, message: str) -> str:
        said = self._say(message)
        return said[:1].upper() + said[1:]

    def hakobito(self, seat: SeatId) -> Block:
        return Block(self.value(seat), tuple(self._hiding(seat)))

    def _hiding(self, seat: SeatId) -> Iterator[Fact]:
        secret = self._view.secret
        shadow, lair = secret.hides.get(seat, ""), secret.lairs.get(seat, "")
        yield Fact(self._say(SHADOW), self._place(shadow) if shadow else self._say(NOWHERE))
        nothing = NOTHING if shadow else NOWHERE
        yield Fact(self._say(LAIR), self.value(lair) if lair else self._say(nothing))
        if self._view.public.phase == "hako" and shadow:
            yield Fact(self._say(MOVED), self._say(HAS_MOVED if seat in secret.moved else STAYS))

    def _place(self, shadow: str) -> str:
        return f"{self.value(self._session.book.content.room_of[shadow])} · {self.value(shadow)}"
