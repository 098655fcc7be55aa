"""Cards and Hako Onna's doings set by hand."""

from __future__ import annotations

from rules.hakoonna.events import CardsSet, HersSet
from rules.hakoonna.state import HakoState, with_public


def cards_set(state: HakoState, event: CardsSet) -> HakoState:
    return with_public(state, **_fields(event))


def hers_set(state: HakoState, event: HersSet) -> HakoState:
    return with_public(state, **_fields(event))


def _fields(event: CardsSet | HersSet) -> dict[str, object]:
    return {name: getattr(event, name) for name in event.__struct_fields__}
