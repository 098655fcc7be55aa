"""What not everybody at the table knows, and who does: that it exists, never what it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from rules.hakoonna.content import Content
from rules.hakoonna.events import Opened
from rules.hakoonna.mansion import shadows
from rules.hakoonna.state import GRAY, HAKO, Public
from rules.hakoonna.views import HakoView
from rules.messages import says
from rules.seats import SeatId, Viewer

SETTING_UP = ("start", "build", "ready", "deal")
CARD = says("The Gray Man's card")
LAIR = says("The shadow in which Hako Onna hides")
TILES = says("What {seat} saw in the shadows: {n} tile(s)")


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


def secrets(
    content: Content, public: Public, views: Mapping[Viewer, HakoView], opened: Iterable[Opened]
) -> tuple[Secret, ...]:
    """Every secret of a mansion, judged by what each viewer sees and by who has looked into a shadow."""
    if public.phase in SETTING_UP:
        return ()
    return (*_card(public, views), *_lair(content, public), *_tiles(public, opened))


def _card(public: Public, views: Mapping[Viewer, HakoView]) -> Iterator[Secret]:
    if GRAY in public.at and not public.shown:
        knows = tuple(viewer for viewer, view in views.items() if view.card in ("white", "black"))
        yield Secret(CARD, {}, (GRAY,), knows, () if GRAY in knows else (GRAY,))


def _lair(content: Content, public: Public) -> Iterator[Secret]:
    held = tuple(shadow for shadow in shadows(content, public.placements) if shadow not in public.empty)
    yield Secret(LAIR, {}, held, (), (HAKO,))


def _tiles(public: Public, opened: Iterable[Opened]) -> Iterator[Secret]:
    """A shadow that holds no tile any more keeps no secret."""
    seen: dict[SeatId, dict[str, None]] = {}
    for event in opened:
        if event.shadow not in public.empty:
            seen.setdefault(event.seat, {})[event.shadow] = None
    for seat, looked in seen.items():
        yield Secret(TILES, {"seat": seat, "n": len(looked)}, tuple(looked), (), (seat,))
