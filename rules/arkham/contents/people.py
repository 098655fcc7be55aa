"""Gains, losses and what lies on an investigator: `changing.py`, `conditions.py`.

Who comes and goes: `leaving.py`, `joining.py`.
"""

from rules.arkham import changing, conditions, joining, leaving
from rules.arkham import effects as ask
from rules.arkham import events as ev
from rules.arkham.actions import Join, Leave
from rules.rulebook import Chapter, Reply

CHAPTERS = {
    Leave: Chapter(leaving.check_leave, leaving.leave),
    Join: Chapter(joining.check_join, joining.join),
}

REPLIES = {
    ask.ChooseLost: Reply(lambda *_: (), changing.settle_lost),
    ask.ChoosePlace: Reply(lambda *_: (), conditions.settle_return),
}

WORK = {
    ask.Change: changing.change,
    ask.Fall: changing.fall,
    ask.LoseItems: changing.lose_items,
    ask.Devour: changing.devour,
    ask.Delay: conditions.delay,
    ask.Arrest: conditions.arrest,
    ask.GetLost: conditions.get_lost,
    ask.Bless: conditions.bless,
    ask.Curse: conditions.curse,
    ask.Receive: conditions.receive,
    ask.TakeCards: conditions.take_cards,
    ask.Send: conditions.send,
}

AFTER = {
    ev.Lost: (conditions.when_lost,),
    ev.Received: (conditions.when_received,),
    ev.Left: (leaving.when_left,),
}

EVOLVE = {
    ev.Gained: changing.gained,
    ev.Reduced: changing.reduced_by,
    ev.MaximumLowered: changing.maximum_lowered,
    ev.CarriedOff: changing.carried_off,
    ev.Devoured: changing.devoured,
    ev.Replaced: changing.replaced,
    ev.Lost: conditions.lost,
    ev.Returned: conditions.returned,
    ev.Delayed: conditions.delayed,
    ev.StoodUp: conditions.stood_up,
    ev.Arrested: conditions.arrested,
    ev.Freed: conditions.freed,
    ev.TurnLost: conditions.turn_lost,
    ev.Received: conditions.received,
    ev.Discarded: conditions.discarded,
    ev.Barred: conditions.barred,
    ev.CardsTaken: conditions.cards_taken,
    ev.CardsLost: conditions.cards_lost,
    ev.Sent: conditions.sent,
    ev.Left: leaving.left,
    ev.Joined: joining.joined,
    ev.Arrived: joining.arrived,
}

OFFERS = (leaving.forms, joining.forms)
