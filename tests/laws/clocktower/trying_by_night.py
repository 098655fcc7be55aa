"""Tries at the steps of the night."""

from __future__ import annotations

from typing import Final

from rules.actions import Action
from rules.clocktower import actions as act
from rules.clocktower import learning, steps
from rules.clocktower.characters import role_of
from rules.clocktower.night import CAUSES
from rules.clocktower.roles import Role
from rules.clocktower.state import STORYTELLER
from tests.laws.clocktower.grasp import OFF, Grasp
from tests.laws.subjects import one_of

CHOOSE: Final = ("chambermaid", "dreamer", "engineer", "harpy", "po", "po", "seamstress", "tinker", "summoner")
LEARN: Final = ("chambermaid", *("dreamer", "investigator") * 3, "flowergirl", "summoner")
"""Of whose steps most may be said."""
FEW: Final = 3
"""So few living that a Chambermaid sleeps on."""


def _step(grasp: Grasp, *rare: str) -> tuple[str, str]:
    """Whose step, and of which character: mostly one of tonight, or one that does not come."""
    grim = grasp.grim
    tonight = steps.steps(grim)
    if tonight and grasp.dice.below(3) == 0:
        step: steps.Step = one_of(grasp.dice, *tonight)
        return step.character, step.seat
    settled = tuple(key.split(":") for key in grim.secret.steps)
    if rare and grasp.one_in(2):
        character = "chambermaid" if len(grim.living) <= FEW and grasp.one_in(2) else grasp.one(*rare)
        chose = (deed.seat for deed in grim.secret.deeds if deed.character == character)
        done = (seat for one, seat in settled if one == character)
        charged = (mark.seat for mark in grim.secret.marks if mark.kind == "charged" and character == "po")
        return character, grasp.person(*chose, *done, *charged, *grim.with_role(character))
    if settled and grasp.one_in(8 if rare else 2):
        character, who = one_of(grasp.dice, *settled)
        return character, who
    who = grasp.person()
    if grasp.one_in(12):
        return grasp.one(*steps.INFO), grasp.one("", who)
    if grim.secret.storyteller and grasp.one_in(8):
        return grim.secret.storyteller, STORYTELLER
    return grasp.character(*steps.acting(grim, who)), who


def choose(grasp: Grasp) -> Action:
    character, who = _step(grasp, *CHOOSE)
    role = role_of(character)
    if grasp.one_in(6):
        return act.Choose(grasp.by, character, who)
    return act.Choose(grasp.by, character, who, _pointed(grasp, role, who), _named(grasp, role))


def _pointed(grasp: Grasp, role: Role, who: str) -> tuple[str, ...]:
    """So many as the character points at, itself among them now and then."""
    count = one_of(grasp.dice, *role.players, grasp.dice.below(4))
    chosen = grasp.people(count)
    return (who, *chosen[1:]) if chosen and grasp.one_in(6) else chosen


def _named(grasp: Grasp, role: Role) -> tuple[str, ...]:
    few, many = role.characters
    if not many:
        return () if grasp.dice.below(5) else (grasp.one(*grasp.grim.sheet[:2], *OFF),)
    team = grasp.one("minion", "demon", "demon", "townsfolk")
    likely = grasp.grim.of_team(team, *(("minion",) if grasp.one_in(4) else ()))
    if role.id == "summoner" and grasp.one_in(2):
        likely = tuple(grasp.grim.secret.roles.values()) or likely
    return tuple(dict.fromkeys(grasp.character(*likely) for _ in range(one_of(grasp.dice, few, many, 1, 2, 3))))


def tell(grasp: Grasp) -> Action:
    character, who = _step(grasp, *LEARN)
    role, grim = role_of(character), grasp.grim
    if role.learns is None or grasp.one_in(8):
        return act.Tell(grasp.by, character, who, (grasp.one("0", "yes", "ghost"),))
    learns = role.learns(grim, who, steps.deed(grim, character, who))
    every, true = learns.every, tuple(sorted(learns.certain))
    likely = true if true and grasp.one_in(3) else every
    shown: learning.Answer = one_of(grasp.dice, *(likely or (("0",),)))
    words = tuple(dict.fromkeys(word for answer in every for word in answer))
    if words and grasp.one_in(3):
        shown = tuple(grasp.one(*words) for _ in shown)
    if len(shown) > 2 and grasp.one_in(4):
        shown = (*shown[:2], shown[1])
    return act.Tell(grasp.by, character, who, shown)


def leave_out(grasp: Grasp) -> Action:
    kind: type[act.PassBy] | type[act.PutOff] = one_of(grasp.dice, act.PassBy, act.PutOff)
    return kind(grasp.by, *_step(grasp))


def decline(grasp: Grasp) -> Action:
    return act.Decline(grasp.by, *_step(grasp, *CHOOSE))


def wake(grasp: Grasp) -> Action:
    return act.WakeUp(grasp.by, grasp.person(), grasp.one(*CAUSES, "ability"))
