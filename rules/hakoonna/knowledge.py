"""What not everybody at the table knows, and who does: that it exists, never what it is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from rules.hakoonna.content import Content
from rules.hakoonna.events import Opened
from rules.hakoonna.mansion import shadows
from rules.hakoonna.state import BEFORE_PLAY, GRAY, HAKO, Public
from rules.hakoonna.views import HakoView
from rules.messages import says
from rules.seats import SeatId, Viewer

CARD = says("The Gray Man's card")
LAIR = says("The shadow in which Hako Onna hides")
HIDES = says("The shadow in which {seat} hides")
CODE = says("The code of the safe")
WEAKNESS = says("The weapon that Hako Onna fears")
POWERS, SET = says("The powers in Hako Onna's hand: {n}"), says("The powers that lie set: {n}")
TILES = says("What {seat} saw in the shadows: {n} tile(s)")
HAND = says("The tiles before {seat}: {n}")

Views = Mapping[Viewer, HakoView]


class Secret(NamedTuple):
    """``on`` are the pieces and spaces it hangs on.

    ``knows`` are the viewers whose own view holds it, ``met`` the seats that know it from the table alone: the
    program was never told.
    """

    about: str
    values: Mapping[str, object]
    on: tuple[str, ...]
    knows: tuple[Viewer, ...]
    met: tuple[SeatId, ...]


def secrets(content: Content, public: Public, views: Views, opened: Iterable[Opened]) -> tuple[Secret, ...]:
    """Every secret of a mansion, judged by what each viewer sees and by who has looked into a shadow."""
    if public.phase in BEFORE_PLAY:
        return ()
    seen = _seen_by_views(views) if public.told else _seen_at_the_table(opened)
    return (
        *_card(public, views),
        *_lairs(content, public, views),
        *_of_hers(public, views),
        *_hands(public, views),
        *_tiles(public, views, seen),
    )


def _card(public: Public, views: Views) -> Iterator[Secret]:
    if GRAY in public.at and not public.shown:
        knows = tuple(viewer for viewer, view in views.items() if view.card in ("white", "black"))
        yield Secret(CARD, {}, (GRAY,), knows, () if GRAY in knows else (GRAY,))


def _lairs(content: Content, public: Public, views: Views) -> Iterator[Secret]:
    """Each shadow that holds a tile may be it."""
    held = tuple(shadow for shadow in shadows(content, public.placements) if shadow not in public.empty)
    yield _secret(public, LAIR, {}, held, _with(views, "hides", HAKO), HAKO)
    for seat in (seat for seat in public.visitors if not public.at.get(seat)):
        yield _secret(public, HIDES, {"seat": seat}, held, _with(views, "hides", seat), seat)


def _of_hers(public: Public, views: Views) -> Iterator[Secret]:
    yield _secret(public, CODE, {}, (), tuple(who for who, view in views.items() if view.secret.code), HAKO)
    if public.powers:
        knows = tuple(who for who, view in views.items() if view.secret.powers)
        yield _secret(public, POWERS, {"n": public.powers}, (), knows, HAKO)
    if public.slots:
        knows = tuple(who for who, view in views.items() if view.secret.set)
        yield _secret(public, SET, {"n": public.slots}, (), knows, HAKO)
    yield _secret(public, WEAKNESS, {}, (), tuple(who for who, view in views.items() if view.secret.weakness), HAKO)


def _hands(public: Public, views: Views) -> Iterator[Secret]:
    for seat, count in public.held.items():
        if count:
            yield _secret(public, HAND, {"seat": seat, "n": count}, (seat,), _with(views, "hands", seat), seat)


def _tiles(public: Public, views: Views, seen: Mapping[SeatId, Collection[str]]) -> Iterator[Secret]:
    """A shadow that holds no tile any more keeps no secret."""
    for seat, shadows_seen in seen.items():
        looked = tuple(shadow for shadow in shadows_seen if shadow not in public.empty)
        if looked:
            values = {"seat": seat, "n": len(looked)}
            yield _secret(public, TILES, values, looked, _with(views, "seen", seat), seat)


def _seen_by_views(views: Views) -> Mapping[SeatId, Collection[str]]:
    return {seat: shadows for view in views.values() for seat, shadows in view.secret.seen.items()}


def _seen_at_the_table(opened: Iterable[Opened]) -> Mapping[SeatId, Collection[str]]:
    seen: dict[SeatId, dict[str, None]] = {}
    for event in opened:
        seen.setdefault(event.seat, {})[event.shadow] = None
    return seen


def _with(views: Views, part: str, seat: SeatId) -> tuple[Viewer, ...]:
    """The viewers whose share has that part of a seat's secrets."""
    return tuple(viewer for viewer, view in views.items() if seat in getattr(view.secret, part))


def _secret(
    public: Public,
    about: str,
    values: Mapping[str, object],
    on: tuple[str, ...],
    knows: tuple[Viewer, ...],
    owner: SeatId,
) -> Secret:
    """Where the program holds no tiles, its owner knows it from the table."""
    return Secret(about, values, on, knows, () if public.told else (owner,))
