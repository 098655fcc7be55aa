"""Which tiles lie before a seat, where the program holds them and their number was set by hand."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from desktop.session import Session
from desktop.shell.table_check.choices import IT, Choice, numbered
from rules.events import Correction
from rules.hakoonna.events import SecretSet
from rules.hakoonna.state import Secret
from rules.hakoonna.tiles import but, without
from rules.hakoonna.views import HakoView
from rules.messages import says
from rules.seats import KNOWING_HOST, SeatId

HELD = "held "
HAS, HAS_NOT = says("Which tile does {seat} hold too?"), says("Which tile does {seat} not hold?")


def seat_of(key: str) -> SeatId:
    """The seat whose tiles a line counts; "" for any other line."""
    return key.removeprefix(HELD) if key.startswith(HELD) else ""


def missing(session: Session, seat: SeatId) -> int:
    """How many tiles more lie there than the program can name, fewer below zero; 0 for a host who may not know."""
    view = session.seen()
    if not seat or not isinstance(view, HakoView) or view.viewer != KNOWING_HOST or not view.public.told:
        return 0
    return view.public.held.get(seat, 0) - len(view.secret.hands.get(seat, ()))


def question(lacking: int) -> str:
    """What is asked, as a message."""
    return HAS if lacking > 0 else HAS_NOT


def faces(session: Session, seat: SeatId) -> tuple[Choice, ...]:
    """Each tile that may be the one; one taken away lies hidden in the house again."""
    view = session.seen()
    assert isinstance(view, HakoView)
    told = _added(view.secret, seat) if missing(session, seat) > 0 else _taken(view.secret, seat)
    return numbered((IT, {"it": tile}, changes) for tile, changes in told)


def _added(secret: Secret, seat: SeatId) -> Iterator[tuple[str, tuple[Correction, ...]]]:
    hand = secret.hands.get(seat, ())
    for tile in dict.fromkeys(secret.pool):
        yield tile, _set(secret, {**secret.hands, seat: (*hand, tile)}, without(secret.pool, tile))


def _taken(secret: Secret, seat: SeatId) -> Iterator[tuple[str, tuple[Correction, ...]]]:
    hand = secret.hands.get(seat, ())
    for tile in dict.fromkeys(hand):
        left = without(hand, tile)
        hands = dict(but(secret.hands, seat)) | ({seat: left} if left else {})
        yield tile, _set(secret, hands, tuple(sorted((*secret.pool, tile))))


def _set(secret: Secret, hands: dict[str, tuple[str, ...]], pool: tuple[str, ...]) -> tuple[Correction, ...]:
    return (SecretSet(msgspec.structs.replace(secret, hands=hands, pool=pool)),)
