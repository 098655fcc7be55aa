"""The steps of the night: `steps.py`, `night.py`, `laying.py`, and a file for each of the `characters/`."""

from rules.clocktower import actions as act
from rules.clocktower import deaths, hand, laying, night
from rules.clocktower import effects as ask
from rules.clocktower import events as ev
from rules.clocktower import violations as why
from rules.clocktower import ways_by_night as ways
from rules.rulebook import Chapter, Reply

CHAPTERS = {
    act.Choose: Chapter(night.check_choose, night.choose),
    act.Decline: Chapter(night.check_decline, night.decline),
    act.Tell: Chapter(night.check_tell, night.tell),
    act.PassBy: Chapter(night.check_pass, night.pass_by),
    act.PutOff: Chapter(night.check_pass, night.put_off),
    act.WakeUp: Chapter(night.check_wake, night.wake_up),
}

REPLIES = {ask.LayMark: Reply(lambda *_: (), laying.settle)}

WORK = {ask.Die: deaths.die, ask.Lay: laying.lay, ask.Lift: laying.lift}

EVOLVE = {
    ev.StepDone: night.step_done,
    ev.Woke: night.woke,
    ev.Chose: night.chose,
    ev.Learned: night.learned,
    ev.AbilitySpent: night.ability_spent,
    ev.AbilityGained: hand.ability_gained,
    ev.Died: deaths.died,
    ev.Spared: deaths.spared,
}

REMEDIES = {
    why.InfoImpossible: ways.listed,
    why.VortoxTrueInfo: ways.listed,
    why.DreamerTrue: ways.listed,
    why.DreamerPair: ways.listed,
    why.InvestigatorSame: ways.apart,
    why.PoOne: ways.fewer,
    why.NotTonight: ways.for_show,
    why.StepsLeft: ways.leaving_out,
}

OFFERS = (night.forms,)
