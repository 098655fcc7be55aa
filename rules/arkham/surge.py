"""A monster surge: how many, and how they are spread (003 3.5; arkham-board.md 10.4)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.actions import Value
from rules.arkham import placing, tracks
from rules.arkham.content import Content
from rules.arkham.effects import PlaceMonsters, SpreadSurge, Surge
from rules.arkham.events import GateKeptAway, Surged, SurgeSpread
from rules.arkham.state import OUTSKIRTS, ArkState, Town
from rules.arkham.views import ArkView
from rules.arkham.violations import SurgeSurgingGateNotMax, SurgeSurgingGateSkipped, SurgeUneven
from rules.state import Item
from rules.violations import Violation


def surge(content: Content, state: ArkState, effect: Surge) -> Iterator[Item]:
    """As many as there are gates or investigators, whichever is more; those that do not fit go to the outskirts."""
    town = state.town
    if placing.is_kept_away(content, town, effect.place):
        yield GateKeptAway(effect.place)
        return
    total = max(len(town.gates), town.investigators)
    fitting = total if tracks.is_unlimited(town) else min(total, room(content, town))
    yield Surged(effect.place, total)
    gates = spread_over(town, effect.place)
    if fitting and len(gates) > 1:
        yield SpreadSurge(town.first, effect.place, gates, fitting, total - fitting)
    else:
        yield PlaceMonsters(place=effect.place, count=fitting)
        yield PlaceMonsters(place=OUTSKIRTS, count=total - fitting)


def room(content: Content, town: Town) -> int:
    """How many monsters Arkham still takes."""
    return max(0, tracks.limits(content, town).monsters - tracks.in_arkham(town))


def spread_over(town: Town, place: str) -> tuple[str, ...]:
    """The open gates, the surging one first."""
    return (place, *(gate for gate in sorted(town.gates) if gate != place))


def check_spread(_content: Content, view: ArkView, asked: SpreadSurge, value: Value) -> Iterator[Violation]:
    """Evenly, and nowhere more than at the surging gate; it is never left out."""
    if not asked.domain().holds(value) or not isinstance(value, tuple):
        return
    shares = dict(zip(asked.gates, map(int, value), strict=True))
    compared = _compared(view.town, shares)
    surging = asked.place
    most = max(shares, key=lambda gate: shares[gate])
    least = min(_taking(compared, surging, most), key=lambda gate: shares[gate])
    if shares[most] - shares[least] > 1:
        yield SurgeUneven(most, shares[most], least, shares[least])
    if any(compared[gate] > compared[surging] and shares[gate] for gate in shares):
        yield SurgeSurgingGateNotMax(surging)
    if not shares[surging]:
        yield SurgeSurgingGateSkipped(surging)


def _taking(compared: dict[str, int], surging: str, most: str) -> list[str]:
    """The gates that may take one from where most come; a gate with too many already is left behind (AS-05)."""
    limit = compared[surging] - (most == surging)
    return [gate for gate in compared if gate == surging or compared[gate] < limit]


def _compared(town: Town, shares: dict[str, int]) -> dict[str, int]:
    """What is compared with the surging gate: the new monsters, or all that lie there then (AS-05)."""
    if town.options.surge_compare == "new":
        return shares
    return {gate: count + len(town.tokens_at.get(gate, ())) for gate, count in shares.items()}


def settle_spread(_content: Content, _state: ArkState, asked: SpreadSurge, value: Value) -> Iterator[Item]:
    """The tokens are named only now."""
    assert isinstance(value, tuple)
    shares = tuple(zip(asked.gates, map(int, value), strict=True))
    yield from (SurgeSpread(gate, count) for gate, count in shares if count)
    yield from (PlaceMonsters(place=gate, count=count) for gate, count in shares)
    yield PlaceMonsters(place=OUTSKIRTS, count=asked.over)
