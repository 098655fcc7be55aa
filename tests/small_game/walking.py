"""One step a turn; on the ice only where the table says that it bears."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action
from rules.state import Item, known
from rules.violations import NameUnknown, NotAttested, SamePlace, Violation
from tests.small_game import turns
from tests.small_game.actions import Walk
from tests.small_game.content import Content
from tests.small_game.effects import EndTurn
from tests.small_game.events import PieceSet, Walked
from tests.small_game.state import MillState, with_public
from tests.small_game.views import MillView
from tests.small_game.violations import NoWay, ThinIce, TooFar


def check_walk(content: Content, view: MillView, walk: Walk) -> Iterator[Violation]:
    """Timing and the way, each for itself."""
    here = view.public.at.get(walk.seat, "")
    yield from turns.timing(view.public, walk.seat)
    if walk.to not in content.spaces:
        yield NameUnknown(walk.to, here)
    elif here == walk.to:
        yield SamePlace(walk.seat, here)
    elif here:
        yield from _way(content, view, here, walk.to)


def _way(content: Content, view: MillView, here: str, there: str) -> Iterator[Violation]:
    steps = content.board.steps(here, there)
    if steps is None:
        yield NoWay(here, there)
    elif steps > 1:
        yield TooFar(there, steps)
    elif content.board.kinds(here, there) == ("ice",):
        yield from _ice(view, here, there)


def _ice(view: MillView, here: str, there: str) -> Iterator[Violation]:
    fact = f"ice:{'-'.join(sorted((here, there)))}"
    bears = known(view.attested, fact)
    if bears is None:
        yield NotAttested(fact)
    elif not bears:
        yield ThinIce()


def walk(_content: Content, state: MillState, walk: Walk) -> Iterable[Item]:
    return (Walked(walk.seat, state.public.at.get(walk.seat, ""), walk.to), EndTurn(seat=walk.seat))


def remedy_first_step(content: Content, view: MillView, action: Walk, _reason: Violation) -> Iterable[Action]:
    path = content.board.path(view.public.at.get(action.seat, ""), action.to)
    return (Walk(action.seat, space) for space in path[1:2])


def walked(state: MillState, event: Walked) -> MillState | None:
    if event.seat not in state.public.at:
        return None
    return with_public(state, at={**state.public.at, event.seat: event.to})


def piece_set(state: MillState, event: PieceSet) -> MillState:
    return with_public(state, at={**state.public.at, event.piece: event.at})
