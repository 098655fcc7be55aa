"""What may lie on the table instead, each with the correction that says so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from desktop.session import Session
from desktop.shell import by_hand
from desktop.shell.phases import public
from rules.events import Correction
from rules.hakoonna.events import BarrierSet, CardsSet, NoiseSet, TilesSet
from rules.hakoonna.noise import left
from rules.hakoonna.state import Card, Public
from rules.hakoonna.turns import DISCS, next_visitor
from rules.messages import says

MOST = 9
IT, NOTHING = "{it}", says("none")
OPEN, SHUT = says("open"), says("shut")
WAY = says("between {one} and {other}")
ALL_DOWN, TURNED = says("both face down"), says("turned: {cards}")
CENTRES: tuple[tuple[Card, ...], ...] = ((), ("white",), ("black",), ("white", "white"), ("white", "black"))


class Choice(NamedTuple):
    """A message with its values, and what sets it; ``digit`` is its key, -1 for one that has none."""

    message: str
    values: Mapping[str, object]
    changes: tuple[Correction, ...]
    digit: int = -1


Told = tuple[str, Mapping[str, object], tuple[Correction, ...]]


def numbered(choices: Iterable[Told]) -> tuple[Choice, ...]:
    """By their places, as far as there are digits."""
    return tuple(Choice(*one, number if number <= MOST else -1) for number, one in enumerate(choices, 1))


def tiles(now: Public, **changes: object) -> tuple[Correction, ...]:
    """What everybody sees of the tiles, parts of it set."""
    return (_set(TilesSet, now, changes),)


def cards(now: Public, **changes: object) -> tuple[Correction, ...]:
    """What everybody sees of the cards, parts of it set."""
    return (_set(CardsSet, now, changes),)


def _set(kind: type[Correction], now: Public, changes: Mapping[str, object]) -> Correction:
    """As it is now, but for the changes."""
    return kind(**({name: getattr(now, name) for name in kind.__struct_fields__} | dict(changes)))


def counts(now: Public, seat: str) -> tuple[Choice, ...]:
    """How many tiles lie before a seat: the digit itself."""
    others = {one: count for one, count in now.held.items() if one != seat}
    held = (others | ({seat: count} if count else {}) for count in range(MOST + 1))
    return tuple(Choice(IT, {"it": n}, tiles(now, held=one), n) for n, one in enumerate(held))


def diaries(session: Session) -> tuple[Choice, ...]:
    """How many diaries lie open."""
    now, content = public(session), session.book.content
    most = sum(content.tile[tile].count for tile in content.of_kind("diary"))
    return tuple(Choice(IT, {"it": n}, tiles(now, diaries=n), n if n <= MOST else -1) for n in range(most + 1))


def safes(now: Public) -> tuple[Choice, ...]:
    """The safe is shut, or open."""
    return numbered((message, {}, tiles(now, safe_open=value)) for message, value in ((SHUT, False), (OPEN, True)))


def centres(now: Public) -> tuple[Choice, ...]:
    """Which cards in the middle are turned."""
    return numbered(
        (TURNED if cards else ALL_DOWN, {"cards": list(cards)}, tiles(now, centre=cards)) for cards in CENTRES
    )


def noises(now: Public) -> tuple[Choice, ...]:
    """How many discs are stacked, or which cards lie open: one taken away, or one more."""
    if now.options.noise == "tower":
        return tuple(
            Choice(IT, {"it": n}, (_set(NoiseSet, now, {"discs": _discs(now, n)}),), n) for n in range(DISCS + 1)
        )
    fewer = [now.cards[:count] for count in range(len(now.cards))]
    more = [(*now.cards, card) for card in left(now)] if len(now.cards) < len(now.options.noise_cards) else []
    return numbered(_cards_drawn(now, drawn) for drawn in (*fewer, *more))


def _cards_drawn(now: Public, drawn: tuple[int, ...]) -> Told:
    changes = (_set(NoiseSet, now, {"cards": drawn}),)
    return (IT, {"it": [str(card) for card in drawn]}, changes) if drawn else (NOTHING, {}, changes)


def items(session: Session, seat: str) -> tuple[Choice, ...]:
    """Which item card lies before a seat."""
    now = public(session)
    there = ((), *((item.id,) for item in session.book.content.items if not item.advanced))
    held = ((one, {**now.items, seat: one}) for one in there)
    return numbered((IT if one else NOTHING, {"it": list(one)}, cards(now, items=all_)) for one, all_ in held)


def powers_set(now: Public) -> tuple[Choice, ...]:
    """How many powers lie set."""
    return tuple(Choice(IT, {"it": n}, cards(now, slots=n), n) for n in range(MOST + 1))


def _discs(now: Public, count: int) -> tuple[str, ...]:
    """Who laid those that the program does not know of follows the turns."""
    discs = now.discs[:count]
    while len(discs) < count:
        discs = (*discs, next_visitor(now, discs[-1] if discs else "") or now.visitors[0])
    return discs


def barriers(session: Session) -> tuple[Choice, ...]:
    """Between which rooms the barrier lies."""
    links = [(link.a, link.b) for link in session.picture().links]
    ways = ((WAY, {"one": a, "other": b}, (BarrierSet((a, b)),)) for a, b in links)
    return numbered([(NOTHING, {}, (BarrierSet(),)), *ways])


def times(session: Session) -> tuple[Choice, ...]:
    """Whose time it may be instead."""
    settings = (one for one in by_hand.of_the_table(session) if one.changes)
    return numbered((one.message, one.values, one.changes) for one in settings)
