"""The Gray Man's conditions of action (000 ■차례와 행동; G22–G31, G36, G48)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action
from rules.hakoonna import mansion
from rules.hakoonna.actions import Open, Pass, Walk
from rules.hakoonna.content import Content
from rules.hakoonna.events import GrayBoxedIn
from rules.hakoonna.state import GRAY, Public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import GrayCrowd, GrayMustMove, GrayPass
from rules.state import Item
from rules.violations import Violation


def is_free(public: Public) -> bool:
    """Whether his conditions have ended: he is confirmed white (G50, G58)."""
    return public.shown == "white"


def may_enter(public: Public, here: str, there: str) -> bool:
    """Only rooms with fewer other visitors than his own, or with none (G31), until he is confirmed white (G50)."""
    if is_free(public):
        return True
    crowd = public.company(there)
    return crowd == 0 or crowd < public.company(here)


def ways(content: Content, public: Public) -> tuple[str, ...]:
    """The rooms he may move to; the barrier does not stop him (G48)."""
    return tuple(_ways(content, public))


def _ways(content: Content, public: Public) -> Iterator[str]:
    here = public.at.get(GRAY, "")
    around = mansion.board(content, public.placements).neighbours(here)
    return (there for there in around if may_enter(public, here, there))


def openable(content: Content, public: Public) -> tuple[str, ...]:
    """The shadows of his room with a tile in them."""
    room = content.by_id.get(public.at.get(GRAY, ""))
    return () if room is None else tuple(shadow.id for shadow in room.shadows if shadow.id not in public.empty)


def crowd(public: Public, here: str, there: str) -> Iterator[Violation]:
    """Why the room is too full for him."""
    if not may_enter(public, here, there):
        yield GrayCrowd(there, public.company(there), public.company(here))


def must_move(content: Content, public: Public) -> Iterator[Violation]:
    """With company he opens nothing while he can move (G26, G27)."""
    company = 0 if is_free(public) else public.company(public.at.get(GRAY, ""))
    if company and any(_ways(content, public)):
        yield GrayMustMove(company)


def may_not_pass(content: Content, public: Public) -> Iterator[Violation]:
    """He passes only when he can do neither (G24, G28)."""
    if ways(content, public):
        yield GrayPass("walk")
    elif openable(content, public):
        yield GrayPass("open")


def boxed_in(content: Content, public: Public) -> Iterator[Item]:
    """He passes by himself when he can neither move nor open (G28)."""
    if not ways(content, public) and not openable(content, public):
        yield GrayBoxedIn()


def remedy_walk(content: Content, view: HakoView, _action: Action, _reason: Violation) -> Iterable[Action]:
    """The rooms he may go to."""
    return (Walk(GRAY, there) for there in ways(content, view.public))


def remedy_pass(content: Content, view: HakoView, _action: Pass, _reason: GrayPass) -> Iterable[Action]:
    """What he can do instead of passing."""
    yield from remedy_walk(content, view, _action, _reason)
    yield from (Open(GRAY, shadow) for shadow in openable(content, view.public))
