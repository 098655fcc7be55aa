"""What is settled between the mansion and the first turn (hakoonna.md 2, steps 5-11; 000 ■게임의 준비)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.actions import Value
from rules.events import Event
from rules.hakoonna import hiding, mansion, tiles
from rules.hakoonna.content import Content
from rules.hakoonna.effects import DealCard, DrawCode, DrawWeakness, Hide, PlaceBones
from rules.hakoonna.events import BonesPlaced, CardDealt, CodeDrawn, TilesDealt, TurnBegan, WeaknessDrawn
from rules.hakoonna.powers import starting
from rules.hakoonna.state import HAKO, HakoState, Phase, with_public, with_secret
from rules.seats import FATE
from rules.state import Item

PHASES: Final = ("code", "weakness", "bones", "hiding", "power", "deal")
CODE: Final = 3
BONES: Final = 1


def asking(content: Content, state: HakoState) -> Iterator[Item]:
    """The question of each phase before the first turn."""
    phase = state.public.phase
    if phase == "code":
        yield DrawCode(FATE, numbers(content, state.secret.code))
    elif phase == "weakness":
        yield DrawWeakness(FATE, content.of_kind("weapon"))
    elif phase == "bones":
        yield PlaceBones(HAKO, free(content, state))
    elif phase == "hiding":
        yield Hide(HAKO, hiding.grudge_shadows(content, state.public))
    elif phase == "power":
        yield starting.asking(content, state)
    elif phase == "deal":
        yield DealCard(FATE)


def numbers(content: Content, code: tuple[str, ...]) -> tuple[str, ...]:
    """The numbers that are not yet in the code."""
    return tuple(tile.tells for tile in content.tiles if tile.kind == "number" and tile.tells not in code)


def free(content: Content, state: HakoState) -> tuple[str, ...]:
    """The shadows whose tile has no fixed place; all, where there is no other."""
    laid = tuple(mansion.shadows(content, state.public.placements))
    taken = {*state.public.empty, *state.secret.faces}
    return tuple(shadow for shadow in laid if shadow not in taken) or laid


def when_ready(content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    """The next question, or the first turn."""
    if state.public.phase == "noise" and not state.public.last:
        yield TurnBegan(state.public.start)
    elif state.public.phase != "noise":
        yield from asking(content, state)


def settle_code(_content: Content, _state: HakoState, _asked: DrawCode, value: Value) -> Iterable[Item]:
    return (CodeDrawn(str(value)),)


def settle_weakness(content: Content, state: HakoState, _asked: DrawWeakness, value: Value) -> Iterator[Item]:
    """With code and weakness known the tiles can be dealt."""
    yield WeaknessDrawn(str(value))
    laid = set(mansion.shadows(content, state.public.placements))
    faces = {tile.starts: tile.id for tile in content.tiles if tile.starts in laid}
    house = tiles.house(content, state.secret.code, str(value), state.public.options)
    pool, spare = tiles.thinned(house, len(laid) - len(faces) - BONES)
    yield TilesDealt(pool, faces, spare)


def settle_bones(content: Content, _state: HakoState, _asked: PlaceBones, value: Value) -> Iterable[Item]:
    return (BonesPlaced(str(value), content.only("bones")),)


def settle_deal(_content: Content, _state: HakoState, _asked: DealCard, value: Value) -> Iterable[Item]:
    """The Gray Man has his card; "unknown" when only he knows it."""
    return (CardDealt("black" if value == "black" else "white" if value == "white" else "unknown"),)


# ---- what the events change


def code_drawn(state: HakoState, event: CodeDrawn) -> HakoState:
    code = tuple(sorted({*state.secret.code, event.number}))
    return with_secret(_then(state, "code", "weakness") if len(code) >= CODE else state, code=code)


def _then(state: HakoState, phase: Phase, following: Phase) -> HakoState:
    """The next phase of the setup; told in play, it leaves the phase as it is."""
    return with_public(state, phase=following) if state.public.phase == phase else state


def weakness_drawn(state: HakoState, event: WeaknessDrawn) -> HakoState:
    return with_secret(state, weakness=event.weapon)


def tiles_dealt(state: HakoState, event: TilesDealt) -> HakoState:
    faces = {**state.secret.faces, **event.faces}
    return with_secret(with_public(_then(state, "weakness", "bones"), spare=event.spare), pool=event.pool, faces=faces)


def bones_placed(state: HakoState, event: BonesPlaced) -> HakoState:
    faces = {**state.secret.faces, event.shadow: event.tile}
    return with_secret(_then(state, "bones", "hiding"), faces=faces)
