"""Who lays the reminders of a step: the program, the program once it was allowed, the storyteller (flows.md 2.4).

What a reminder does hangs on where it lies and not on who laid it; one that nobody laid does nothing. Deaths and
used-up abilities are no reminders, and a reminder laid until dusk or dawn goes then in any case.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Value
from rules.clocktower.edition import Edition
from rules.clocktower.effects import Lay, LayMark, Lift
from rules.clocktower.events import Marked, Unmarked
from rules.clocktower.state import ClockState
from rules.effects import Choice
from rules.seats import HOST
from rules.state import Item


def lay(_content: Edition, state: ClockState, effect: Lay) -> Iterable[Item]:
    match state.public.options.markers:
        case "on":
            return _laid(effect)
        case "ask":
            # By day a pause before the hands are counted would tell whose nomination it was.
            return (LayMark(HOST, effect),) if state.public.phase == "night" else _laid(effect)
        case "off":
            return ()


def lift(_content: Edition, state: ClockState, effect: Lift) -> Iterator[Item]:
    """What goes is not asked for; a storyteller who lays them takes them away too."""
    if state.public.options.markers != "off":
        yield from map(Unmarked, effect.marks)


def settle(_content: Edition, _state: ClockState, asked: LayMark, value: Value) -> Iterable[Item]:
    return _laid(asked.lay) if value == "yes" else ()


def binds(_state: ClockState, asked: Choice) -> bool:
    """Undo takes the whole step back, its reminders included."""
    return isinstance(asked, LayMark)


def _laid(effect: Lay) -> Iterator[Item]:
    yield from map(Unmarked, effect.instead)
    yield Marked(
        effect.seat, effect.character, effect.label, effect.kind, effect.source, effect.while_able, effect.until
    )
