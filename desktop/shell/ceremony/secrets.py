"""What the end of a mansion opens, in order: from the view of a host who knows all, and from the way she went."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from desktop.looking import Looking
from desktop.projector.stage import Line
from desktop.shell.card_drawings import of_power
from desktop.shell.handing.faces import drawing
from rules.hakoonna.events import Hid
from rules.hakoonna.state import HAKO
from rules.hakoonna.tiles import is_deadly
from rules.hakoonna.views import HakoView
from rules.messages import says
from rules.seats import KNOWING_HOST
from rules.views import Piece, SpaceId

CARD, CODE, WEAKNESS = says("The Gray Man's card"), says("The code of the safe"), says("Hako Onna's weakness")
LAIR, IN_THE_LAIR = says("Where Hako Onna hid"), says("The tile in her lair")
HAND, HANDS = says("In the hand of {who}"), says("In the hand of {who}: {n} of {all}")
HAKOBITO = says("Where {who} hid as a Hakobito")
WAY, STOPS = says("The way she went"), says("Rooms on her way: {n}")
ITS = "{it}"
THE_SHADOW = says("{shadow} ({room})")


class Cards(NamedTuple):
    """The titles of powers that lie in one place."""

    single: str
    many: str


POWER = Cards(says("The power in Hako Onna's hand"), says("In Hako Onna's hand: power {n} of {all}"))
SET_POWER = Cards(says("The power that lay set"), says("Powers that lay set: {n} of {all}"))
SEALED_POWER = Cards(says("The sealed power"), says("Sealed powers: {n} of {all}"))


class Secret(NamedTuple):
    """What it is, told before it is turned, and what it says then."""

    title: Line
    text: Line
    figure: str = ""
    trail: tuple[SpaceId, ...] = ()
    low: bool = False
    pieces: tuple[Piece, ...] = ()
    within: bool = False


def secrets(looking: Looking, more: bool = False) -> tuple[Secret, ...]:
    """All that the program was told, with ``more`` what a table may do without; nothing where there is no such view."""
    if looking.match.header.game == "clocktower":
        from desktop.shell.ceremony.tokens import tokens

        return tuple(tokens(looking, more))
    view = looking.seen(KNOWING_HOST)
    return tuple(_secrets(looking, view)) if isinstance(view, HakoView) else ()


def _secrets(looking: Looking, view: HakoView) -> Iterator[Secret]:
    if view.card in ("white", "black"):
        yield Secret(Line(CARD), Line(ITS, {"it": view.card}), f"gray-card-{view.card}")
    if not view.public.told:
        return
    if view.secret.code:
        yield Secret(Line(CODE), Line(ITS, {"it": view.secret.code}), "tile-safe")
    if view.secret.weakness:
        yield _tile(looking, Line(WEAKNESS), view.secret.weakness)
    yield from _hands(looking, view)
    yield from _powers(looking, view)
    yield from _hidden(looking, view)
    yield from _way(looking)


def _tile(looking: Looking, title: Line, tile: str) -> Secret:
    return Secret(title, Line(ITS, {"it": tile}), drawing(tile, _kind(looking, tile)))


def _kind(looking: Looking, tile: str) -> str:
    known = looking.book.content.tile
    return str(known[tile].kind) if tile in known else ""


def _hands(looking: Looking, view: HakoView) -> Iterator[Secret]:
    """Tile by tile, in the order of the seats."""
    for seat in looking.match.seats:
        hand = view.secret.hands.get(seat.id, ())
        for number, tile in enumerate(hand, 1):
            values = {"who": seat.id, "n": str(number), "all": str(len(hand))}
            yield _tile(looking, Line(HANDS if len(hand) > 1 else HAND, values), tile)


def _powers(looking: Looking, view: HakoView) -> Iterator[Secret]:
    """Hers, card by card: what she held, what lay set, and what was sealed."""
    lying = ((POWER, view.secret.powers), (SET_POWER, view.secret.set), (SEALED_POWER, view.public.sealed))
    for one, cards in lying:
        for number, power in enumerate(cards, 1):
            values = {"n": str(number), "all": str(len(cards))}
            title = Line(one.many, values) if len(cards) > 1 else Line(one.single)
            yield Secret(title, Line(ITS, {"it": power}), of_power(looking.book.content, power))


def _hidden(looking: Looking, view: HakoView) -> Iterator[Secret]:
    rooms: dict[str, str] = looking.book.content.room_of
    for seat, shadow in sorted(view.secret.hides.items(), key=lambda one: one[0] != HAKO):
        title = Line(LAIR) if seat == HAKO else Line(HAKOBITO, {"who": seat})
        text = Line(THE_SHADOW, {"shadow": shadow, "room": rooms.get(shadow, "")})
        yield Secret(title, text, "box-woman" if seat == HAKO else "tile-hakobito", (shadow,), low=True)
    lair = view.secret.lairs.get(HAKO, "")
    if lair and not is_deadly(lair):
        yield _tile(looking, Line(IN_THE_LAIR), lair)


def _way(looking: Looking) -> Iterator[Secret]:
    """From the room where she began to the shadow in which she was last; a time in which she stayed is no stop."""
    rooms: dict[str, str] = looking.book.content.room_of
    hid = [line.event for line in looking.log(KNOWING_HOST) if isinstance(line.event, Hid)]
    shadows = [event.shadow for event in hid if event.seat == HAKO]
    stops = [room for room, _ in groupby(rooms.get(shadow, "") for shadow in shadows)]
    if stops:
        yield Secret(Line(WAY), Line(STOPS, {"n": str(len(stops))}), "", (*stops[:-1], shadows[-1]), low=True)
