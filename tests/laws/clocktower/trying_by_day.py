"""Tries before the first night, and by day."""

from __future__ import annotations

from rules.actions import Action
from rules.clocktower import actions as act
from rules.clocktower.votes import next_hand, standing
from tests.laws.clocktower.circle import a_bag
from tests.laws.clocktower.grasp import Grasp
from tests.laws.subjects import one_of

# ---- before the first night


def fill(grasp: Grasp) -> Action:
    grim, dice = grasp.grim, grasp.dice
    players = min(15, max(5, len(grim.public.players)))
    tokens = a_bag(grim.content, players, dice)
    spoilt = tuple(grasp.character() if grasp.one_in(3) else one for one in tokens)
    return act.FillBag(grasp.by, one_of(dice, tokens, spoilt, spoilt[1:]))


def show(grasp: Grasp) -> Action:
    meal = grasp.grim.role(grasp.grim.lunch) or "po"
    return act.ShowAs(grasp.by, grasp.person(*grasp.grim.with_role("cannibal")), grasp.character(meal))


def bluffs(grasp: Grasp) -> Action:
    played = tuple(grasp.grim.secret.roles.values())
    return act.GiveBluffs(grasp.by, tuple(grasp.character(*played) for _ in range(3)))


# ---- by day


def on(grasp: Grasp) -> Action:
    """What leads on."""
    kinds = (act.Nightfall, act.Daybreak, act.OpenNominations, act.CloseNominations, act.Reveal)
    action: Action = one_of(grasp.dice, *kinds)(grasp.by)
    return action


def declare(grasp: Grasp) -> Action:
    return act.Declare(grasp.by, grasp.one("good", "evil", "nobody"))


def nominate(grasp: Grasp) -> Action:
    public = grasp.grim.public
    called = tuple(seat for one in public.nominations for seat in (one.by, one.of))
    odd = (*public.dead, *public.travellers, *called, public.caller or "p1")
    return act.Nominate(grasp.by, grasp.person(*odd), grasp.person(*odd))


def exile_call(grasp: Grasp) -> Action:
    return act.CallExile(grasp.by, grasp.person(), grasp.person(*grasp.grim.public.travellers))


def hand(grasp: Grasp) -> Action:
    public = grasp.grim.public
    coming = (next_hand(public, public.vote),) if public.vote else ()
    return act.CountHand(grasp.by, grasp.person(*filter(None, (*coming, *public.spent))), bool(grasp.dice.below(3)))


def vote(grasp: Grasp) -> Action:
    action: Action = one_of(grasp.dice, act.CloseVote, act.CancelVote)(grasp.by)
    return action


def execute(grasp: Grasp) -> Action:
    public = grasp.grim.public
    protected = (mark.seat for mark in grasp.grim.secret.marks if mark.kind == "protected")
    virgins = (public.vote.by,) * 5 if public.vote else ()
    likely = (*standing(public).leaders, *virgins, *protected, *public.dead, *public.travellers)
    return act.Execute(grasp.by, grasp.person(*likely), bool(grasp.dice.below(3)))


def exile(grasp: Grasp) -> Action:
    public = grasp.grim.public
    called = tuple(one.of for one in public.nominations if one.exile)
    return act.Exile(grasp.by, grasp.person(*public.travellers, *called, *public.dead))


def guess(grasp: Grasp) -> Action:
    grim = grasp.grim
    right = (grim.holders("minion"), grim.holders("demon"))
    minions, demons = right if grasp.dice.below(2) else (grasp.people(2), grasp.people(1))
    claimed = (one.seat for one in grim.public.claims)
    return act.Guess(grasp.by, grasp.person(*claimed, *grim.with_role("alsaahir")), minions, demons)


def curse(grasp: Grasp) -> Action:
    public = grasp.grim.public
    executed = (one.seat for one in public.executions if one.day == public.n)
    who = grasp.person(*executed, *public.dead, *grasp.grim.with_role("moonchild"))
    return act.LayCurse(grasp.by, who, grasp.person())


def apart(grasp: Grasp) -> Action:
    spent = (seat for seat, character in grasp.grim.secret.spent if character == "artist")
    who = grasp.person(*spent, *grasp.grim.with_role("artist"))
    return act.AnswerApart(grasp.by, who, grasp.one("yes", "no", "unknown", "perhaps"))
