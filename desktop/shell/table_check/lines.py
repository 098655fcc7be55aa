"""What the program says of the table, place by place; only what everybody at it may see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from desktop.session import Session
from desktop.shell.games import custom
from desktop.shell.panels.hakoonna.facts import TIMES
from desktop.shell.phases import public
from desktop.shell.table_check.choices import (
    Choice,
    barriers,
    centres,
    counts,
    diaries,
    items,
    noises,
    powers_set,
    safes,
    times,
)
from desktop.words import Words
from rules.hakoonna.content import FLOORS, Placement
from rules.hakoonna.counting import discs_left
from rules.hakoonna.state import GRAY, Public
from rules.hakoonna.turns import DISCS
from rules.messages import says
from rules.views import SpaceId

TIME, HELD, NOISE = says("Whose time"), says("Tiles before {seat}"), says("Noise tower")
CARDS, BARRIER, DIARIES = says("Noise cards"), says("Barrier token"), says("Diaries opened")
SAFE, CENTRE = says("Safe"), says("Cards in the middle")
ITEMS, NO_ITEM, POWERS = says("Item of {seat}"), says("none"), says("Powers set")
HERE, NOBODY = says("here: {pieces}"), says("nobody here")
CROSSED, EMPTY, WAILED = says("X up: {shadows}"), says("no tile: {shadows}"), says("wailed from: {shadow}")
STACKED, DRAWN, NONE = says("{n} of {total} stacked"), says("drawn: {cards}"), says("none drawn")
BETWEEN, NO_BARRIER = says("between {one} and {other}"), says("none laid")
OPEN, SHUT = says("open"), says("shut")
FACE_DOWN, TURNED = says("both face down"), says("turned: {cards}; face down: {n}")
JOINT = " · "
EMPTY_HANDED = "–"
MIDDLE = 2


class Line(NamedTuple):
    """``key`` stays the same; ``room`` is where the board is set right, ``choices`` what else may lie there."""

    key: str
    about: str
    value: str
    room: SpaceId = ""
    choices: tuple[Choice, ...] = ()


def lines(session: Session, words: Words) -> tuple[Line, ...]:
    """What is compared, in the order in which one looks over a table of this game."""
    return tuple(line._replace(value=_capital(line.value)) for line in custom(session).lines(session, words))


def of_the_mansion(session: Session, words: Words) -> Iterator[Line]:
    """The rooms floor by floor, then what lies beside them."""
    yield from _Telling(session, words).lines()


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class _Telling:
    """The public part of a table in one language."""

    def __init__(self, session: Session, words: Words) -> None:
        self._session, self._words = session, words
        self._public: Public = public(session)
        self._speech = session.speech(words)

    def _say(self, message: str, **values: Any) -> str:
        return self._words.say(message, {hole: self._value(value) for hole, value in values.items()})

    def _value(self, value: Any) -> Any:
        return [self._value(one) for one in value] if isinstance(value, list) else self._speech.value("", value)

    def lines(self) -> Iterator[Line]:
        for placement in sorted(self._public.placements, key=lambda one: (FLOORS.index(one.floor), one.row, one.col)):
            yield self._room(placement)
        yield from self._hands()
        yield from self._items()
        yield self._noise()
        yield Line("barrier", self._say(BARRIER), self._barrier(), choices=barriers(self._session))
        yield Line("diaries", self._say(DIARIES), str(self._public.diaries), choices=diaries(self._session))
        yield Line(
            "safe", self._say(SAFE), self._say(OPEN if self._public.safe_open else SHUT), choices=safes(self._public)
        )
        powers = str(self._public.slots)
        yield Line("powers", self._say(POWERS), powers, choices=powers_set(self._public))
        if GRAY in self._public.at:
            yield Line("centre", self._say(CENTRE), self._centre(), choices=centres(self._public))
        yield Line("time", self._say(TIME), self._time(), choices=times(self._session))

    def _room(self, placement: Placement) -> Line:
        room, now = placement.room, self._public
        pieces = [piece for piece, at in now.at.items() if at == room]
        shadows = [shadow.id for shadow in self._session.book.content.by_id[room].shadows]
        crossed = [shadow for shadow in shadows if shadow in now.crossed]
        empty = [shadow for shadow in shadows if shadow in now.empty]
        said = [self._say(HERE, pieces=pieces) if pieces else self._say(NOBODY)]
        said += [self._say(CROSSED, shadows=crossed)] if crossed else []
        said += [self._say(EMPTY, shadows=empty)] if empty else []
        said += [self._say(WAILED, shadow=now.wailed)] if now.wailed in shadows else []
        return Line(f"room {room}", self._speech.heading(room), JOINT.join(said), room)

    def _hands(self) -> Iterator[Line]:
        now = self._public
        for seat in (*now.living, *((GRAY,) if now.at.get(GRAY) else ())):
            held = now.held.get(seat, 0)
            yield Line(f"held {seat}", self._say(HELD, seat=seat), str(held), choices=counts(now, seat))

    def _items(self) -> Iterator[Line]:
        """Only where item cards are dealt."""
        now = self._public
        for seat in (one for one in now.living if now.items):
            cards = list(now.items.get(seat, ()))
            yield Line(
                f"items {seat}",
                self._say(ITEMS, seat=seat),
                self._say("{it}", it=cards) if cards else self._say(NO_ITEM),
                choices=items(self._session, seat),
            )

    def _noise(self) -> Line:
        now = self._public
        if now.options.noise == "cards":
            value = self._say(DRAWN, cards=[str(card) for card in now.cards]) if now.cards else self._say(NONE)
            return Line("noise", self._say(CARDS), value, choices=noises(now))
        value = self._say(STACKED, n=DISCS - discs_left(now), total=DISCS)
        return Line("noise", self._say(NOISE), value, choices=noises(now))

    def _barrier(self) -> str:
        between = self._public.barrier
        return self._say(BETWEEN, one=between[0], other=between[1]) if between else self._say(NO_BARRIER)

    def _centre(self) -> str:
        turned = list(self._public.centre)
        return self._say(TURNED, cards=turned, n=MIDDLE - len(turned)) if turned else self._say(FACE_DOWN)

    def _time(self) -> str:
        now, what = self._public, self._words.say(TIMES[self._public.phase])
        return JOINT.join((what, self._say("{it}", it=now.turn))) if now.turn in now.at else what
