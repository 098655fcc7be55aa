"""The power she begins with (hakoonna.md 1.6, 2, step 11; U-05)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.actions import Value
from rules.hakoonna.content import Content
from rules.hakoonna.effects import ChoosePower, DrawPower
from rules.hakoonna.events import PowerGained, PowerOffered
from rules.hakoonna.options import Options
from rules.hakoonna.state import HAKO, HakoState, with_secret
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import StartPower
from rules.seats import FATE
from rules.state import Item
from rules.violations import Violation

OFFERED: Final = 3


def untold(options: Options) -> int:
    """How many powers she begins with that the program is never told: her first, where it knows what is public."""
    return int(options.knowledge == "public")


def asking(content: Content, state: HakoState) -> Item:
    """She chooses among all, or among three drawn; or chance decides."""
    options, offered = state.public.options, state.secret.offered
    if options.start_power_mode == "free":
        return ChoosePower(HAKO, tuple(power.id for power in content.played(options.advanced)))
    left = tuple(one for one in allowed(content, options) if one not in offered)
    if options.start_power_mode == "three" and (len(offered) >= OFFERED or not left):
        return ChoosePower(HAKO, offered)
    return DrawPower(FATE, left)


def allowed(content: Content, options: Options) -> tuple[str, ...]:
    """The powers that may be the first (D-15); all, where the table would ban every one."""
    played = content.played(options.advanced)
    able = tuple(power.id for power in played if power.start or not options.start_power_ban)
    return able or tuple(power.id for power in played)


def settle_drawn(_content: Content, state: HakoState, _asked: DrawPower, value: Value) -> Iterable[Item]:
    if state.public.options.start_power_mode == "random":
        return (PowerGained(str(value)),)
    return (PowerOffered(str(value)),)


def check_chosen(content: Content, view: HakoView, _asked: ChoosePower, value: Value) -> Iterator[Violation]:
    """Not one that the table bans; what she has got since is not the first."""
    first = not (view.secret.powers or view.secret.set)
    if first and value in content.power and value not in allowed(content, view.public.options):
        yield StartPower(str(value))


def settle_chosen(_content: Content, _state: HakoState, _asked: ChoosePower, value: Value) -> Iterator[Item]:
    yield PowerGained(str(value))


def power_offered(state: HakoState, event: PowerOffered) -> HakoState:
    return with_secret(state, offered=(*state.secret.offered, event.power))
