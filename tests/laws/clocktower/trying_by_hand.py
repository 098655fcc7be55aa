"""Tries of the storyteller's own hand, and of what is shown."""

from __future__ import annotations

from rules.actions import Action
from rules.clocktower import actions as act
from rules.clocktower import joining
from rules.clocktower.hand import ENDS, KINDS
from tests.laws.clocktower.grasp import Grasp
from tests.laws.subjects import one_of

# ---- by hand


def lives(grasp: Grasp) -> Action:
    grim = grasp.grim
    protected = (mark.seat for mark in grim.secret.marks if mark.kind == "protected")
    if grasp.dice.below(3) == 0:
        return act.Revive(grasp.by, grasp.person(*grim.gone))
    return act.Kill(grasp.by, grasp.person(*grim.gone, *protected), grasp.one("", "", grasp.character()))


def mark(grasp: Grasp) -> Action:
    numbers = (*(mark.id for mark in grasp.grim.secret.marks), 99)
    if grasp.one_in(4):
        return act.MoveMark(grasp.by, one_of(grasp.dice, *numbers), grasp.person())
    if grasp.one_in(4):
        lying = (mark.seat for mark in grasp.grim.secret.marks)
        return act.MoveMark(grasp.by, one_of(grasp.dice, *numbers), grasp.person(*lying))
    if grasp.dice.below(2):
        kind: type[act.TakeMark] | type[act.TurnMark] = one_of(grasp.dice, act.TakeMark, act.TurnMark)
        return kind(grasp.by, one_of(grasp.dice, *numbers))
    effect = grasp.one(*KINDS, "strange")
    source, until = grasp.one("", "", grasp.person()), grasp.one(*ENDS, "noon")
    return act.PlaceMark(grasp.by, grasp.person(), grasp.character(), effect or "x", effect, source, until)


def change(grasp: Grasp) -> Action:
    who = grasp.person()
    if grasp.dice.below(2):
        return act.ChangeSide(grasp.by, who, bool(grasp.dice.below(2)))
    own = grasp.grim.secret.roles.get(who) or "po"
    return act.ChangeCharacter(grasp.by, who, grasp.character(own))


def gain(grasp: Grasp) -> Action:
    return act.GainAbility(grasp.by, grasp.character(*grasp.grim.of_team("minion")))


def chairs(grasp: Grasp) -> Action:
    who = grasp.person()
    if grasp.one_in(4):
        return act.LeaveCircle(grasp.by, who)
    kinds = (act.SwapSeats, act.SwapTokens, act.MoveSeat)
    action: Action = one_of(grasp.dice, *kinds)(grasp.by, who, grasp.person(who) if grasp.one_in(3) else grasp.person())
    return action


def join(grasp: Grasp) -> Action:
    """Into the next free chair, or one that somebody has."""
    public = grasp.grim.public
    free = joining.free_seats(public)[:1] or ("p21",)
    who = grasp.one(*free, *free, *public.circle[:1], "nobody")
    traveller = grasp.one("beggar", "bishop", "bishop", grasp.character())
    return act.JoinCircle(grasp.by, who, traveller, grasp.person(), bool(grasp.dice.below(2)))


# ---- what is shown


def card(grasp: Grasp) -> Action:
    meal, cannibals = grasp.grim.role(grasp.grim.lunch) or "po", grasp.grim.with_role("cannibal")
    if cannibals and grasp.one_in(2):
        return act.ShowCard(grasp.by, cannibals[0], "you-are", grasp.people(grasp.dice.below(4)), (meal,))
    card = grasp.one("you-are", "you-are", "this-player-is", "use-your-ability", "ghost")
    who = grasp.person(*cannibals)
    return act.ShowCard(grasp.by, who, card, grasp.people(grasp.dice.below(3)), (grasp.character(meal),))


def put_up(grasp: Grasp) -> Action:
    return act.PutUp(grasp.by, grasp.one("script", "djinn", "djinn", "clock", "message", "ghost"))
