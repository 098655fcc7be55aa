"""A monster in the way: evading and fighting (003 3.2, 3.3; arkham-board.md 11.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.actions import Action, Value
from rules.arkham import changing, modifiers, other_worlds, piles, rounds
from rules.arkham.actions import Evade, Fight, Move, Ride
from rules.arkham.content import Content
from rules.arkham.effects import (
    Awaken,
    Change,
    Check,
    ChooseGate,
    Combat,
    ComeBack,
    DrawIn,
    EndCombat,
    EvadeOrFight,
    GetLost,
    Meet,
    MeetMonster,
    Run,
    SpendClue,
    TellFight,
)
from rules.arkham.events import Checked, CombatBegan, Evaded, MonsterBeaten, MonsterPutBack
from rules.arkham.state import ArkState, Town, with_sheet, with_town
from rules.arkham.texts import operations as op
from rules.arkham.views import ArkView
from rules.arkham.violations import MonsterElsewhere
from rules.effects import Choice
from rules.events import Event
from rules.offers import Form, Hole, OneOf
from rules.seats import FATE
from rules.state import Item
from rules.tags import tag
from rules.violations import NameUnknown, Violation

LOSES_THE_WAY: Final = "dimensional_shambler"
CARRIES_OFF: Final = "nightgaunt"


def pending(town: Town, seat: str) -> tuple[str, ...]:
    """The monsters where a seat stands that are neither evaded nor beaten."""
    there = town.tokens_at.get(town.sheets[seat].at, ())
    return tuple(token for token in there if token not in town.handled)


def check_meeting(content: Content, view: ArkView, action: Evade | Fight) -> Iterator[Violation]:
    """In one's part of the movement phase, a monster in the same place."""
    yield from rounds.timing(view.town, action, "movement")
    sheet = view.town.sheets.get(action.seat)
    if action.monster not in content.kind_of:
        yield NameUnknown(action.monster, "")
    elif sheet is not None and view.town.monsters.get(action.monster) != sheet.at:
        yield MonsterElsewhere(action.monster)


def evade(content: Content, _state: ArkState, action: Evade) -> Iterable[Item]:
    """A Sneak check with the monster's awareness."""
    return (_evasion(content, action.seat, action.monster),)


def _evasion(content: Content, seat: str, token: str) -> Check:
    kind = content.kinds[content.kind_of[token]]
    return Check(seat=seat, skill="evade", modifier=kind.awareness, monster=token)


def fight(_content: Content, _state: ArkState, action: Fight) -> Iterable[Item]:
    return (Combat(seat=action.seat, monster=action.monster),)


def when_checked(content: Content, state: ArkState, event: Event) -> Iterator[Item]:
    """Evaded; or it strikes at once, and the combat begins (arkham-board.md 11.3)."""
    assert isinstance(event, Checked)
    token = event.check.monster
    if not token:
        return
    drawn = token not in state.town.monsters
    ends = event.passed or content.kind_of[token] == CARRIES_OFF
    if event.passed:
        yield Evaded(event.seat, token)
    else:
        yield CombatBegan(event.seat, token)
        yield from struck(content, state.town, event.seat, token)
    if not ends:
        yield Combat(seat=event.seat, monster=token, drawn=drawn)
        return
    if not event.passed:
        yield EndCombat(seat=event.seat)
    if drawn:
        yield MonsterPutBack(token)


def struck(content: Content, town: Town, seat: str, token: str) -> Iterator[Item]:
    """What a monster does to whom it strikes (arkham-board.md 6)."""
    kind = content.kind_of[token]
    if kind == LOSES_THE_WAY:
        yield GetLost(seat=seat)
    elif kind == CARRIES_OFF:
        yield from carried(content, town, seat, token)
    else:
        yield Change(seat=seat, stamina=-modifiers.damage(content, town, kind))


def carried(content: Content, town: Town, seat: str, token: str) -> Iterator[Item]:
    """Through the nearest gate, out of an other world by one that leads there; without one it is just over."""
    world = content.world_of_area.get(town.sheets[seat].at)
    gates = other_worlds.gates_to(content, town, world) if world else nearest(content, town, seat)
    if not gates:
        yield Evaded(seat, token)
    elif world:
        yield ComeBack(seat=seat)
    elif len(gates) > 1:
        yield ChooseGate(seat, gates)
    else:
        yield DrawIn(seat=seat, place=gates[0])


def nearest(content: Content, town: Town, seat: str) -> tuple[str, ...]:
    """The open gates that are nearest to a seat, of its choice among equals (arkham-board.md 6)."""
    at = town.sheets[seat].at
    far = {place: content.board.steps(at, place) for place in sorted(town.gates)}
    reached = {place: steps for place, steps in far.items() if steps is not None}
    return tuple(place for place, steps in reached.items() if steps == min(reached.values()))


def combat(_content: Content, state: ArkState, effect: Combat) -> Iterator[Item]:
    """Fought at the table; whoever was carried away does not fight on."""
    town = state.town
    sheet = town.sheets[effect.seat]
    together = effect.drawn or town.monsters.get(effect.monster) == sheet.at
    if sheet.out or effect.seat in town.carried or not together or town.phase == "over":
        if town.fought:
            yield EndCombat(seat=effect.seat)
        if effect.drawn:
            yield MonsterPutBack(effect.monster)
        return
    if not town.fought:
        yield CombatBegan(effect.seat, effect.monster)
    yield TellFight(effect.seat, effect.monster, effect.drawn)


def withdraws_step(view: ArkView, asked: Choice, action: Action) -> bool:
    """A step away is judged before evasion and fight are told to their end: the monster forbids it (003 3.2)."""
    if not isinstance(action, Move | Ride) or action.seat != asked.seat or view.town.phase != "movement":
        return False
    token = asked.check.monster if isinstance(asked, SpendClue) else getattr(asked, "monster", "")
    return token in pending(view.town, action.seat)


def settle_fight(content: Content, state: ArkState, asked: TellFight, value: Value) -> Iterator[Item]:
    """Won: a trophy, the cup or the box. Else it stays on the board, or goes back to the cup if it was met."""
    seat, token = asked.seat, asked.monster
    if value == "won":
        yield beaten(content, state.town, seat, token)
    elif value == "escaped":
        yield Evaded(seat, token)
    else:
        yield from changing.collapse(content, state.town, seat, "sanity" if value == "insane" else "stamina")
    if value != "won" and asked.drawn:
        yield MonsterPutBack(token)
    yield EndCombat(seat=seat)


def beaten(content: Content, town: Town, seat: str, token: str) -> MonsterBeaten:
    """What becomes of a beaten monster (arkham-board.md 6)."""
    kind = content.kind_of[token]
    if modifiers.is_endless(content, town, kind):
        return MonsterBeaten(seat, token, "cup")
    return MonsterBeaten(seat, token, "box" if content.kinds[kind].trophy == "box" else "trophy")


def when_beaten(content: Content, state: ArkState, event: Event) -> Iterator[Item]:
    """What the cards that lie there say of a monster that is beaten."""
    assert isinstance(event, MonsterBeaten)
    for key in modifiers.lying(state.town):
        for number, one in enumerate(content.texts.get(key, ())):
            if isinstance(one, op.On) and one.event == "defeat" and one.of == content.kind_of[event.token]:
                yield Run(text=key, at=(number, 0, 0), subject=event.seat)


# ---- monsters of an encounter


def meet(content: Content, state: ArkState, effect: Meet) -> Iterator[Item]:
    """Out of the cup, not onto the board; an empty cup awakens the Ancient One."""
    left = piles.cup(content, state.town)
    if left:
        yield MeetMonster(FATE, effect.seat, tuple(left.items()))
    else:
        yield Awaken(cause="monsters")


def settle_meeting(content: Content, state: ArkState, asked: MeetMonster, value: Value) -> Iterable[Item]:
    return (EvadeOrFight(asked.who, piles.free_token(content, state.town, str(value))),)


def settle_evade_or_fight(content: Content, _state: ArkState, asked: EvadeOrFight, value: Value) -> Iterable[Item]:
    if value == "evade":
        return (_evasion(content, asked.seat, asked.monster),)
    return (Combat(seat=asked.seat, monster=asked.monster, drawn=True),)


# ---- forms and drops


def forms(_content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """For each monster where one stands."""
    town = view.town
    if town.phase != "movement" or town.active != seat:
        return
    there = town.tokens_at.get(town.sheets[seat].at, ())
    if there:
        yield Form(tag(Evade), seat, Evade.title, (Hole("monster", OneOf(there)),))
        yield Form(tag(Fight), seat, Fight.title, (Hole("monster", OneOf(there)),))


def remedy_meet(_content: Content, view: ArkView, action: Action, _reason: Violation) -> Iterable[Action]:
    """Evading or fighting what stands in the way."""
    token = pending(view.town, action.seat)[:1] if action.seat in view.town.sheets else ()
    return [kind(action.seat, one) for one in token for kind in (Evade, Fight)]


# ---- what the events change


def evaded(state: ArkState, event: Evaded) -> ArkState:
    return with_town(state, handled=(*state.town.handled, event.monster))


def combat_began(state: ArkState, _event: CombatBegan) -> ArkState:
    return with_town(state, fought=True, points=0)


def monster_put_back(state: ArkState, _event: MonsterPutBack) -> ArkState:
    return state


def monster_beaten(state: ArkState, event: MonsterBeaten) -> ArkState:
    town = state.town
    monsters = {token: place for token, place in town.monsters.items() if token != event.token}
    held = tuple(token for token in town.held if token != event.token)
    state = with_town(state, monsters=monsters, held=held)
    if event.becomes == "trophy":
        return with_sheet(state, event.seat, trophies=(*state.town.sheets[event.seat].trophies, event.token))
    return with_town(state, boxed=(*town.boxed, event.token)) if event.becomes == "box" else state
