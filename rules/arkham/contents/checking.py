"""Checks, and texts carried out: `checks.py`, `running/`."""

from rules.arkham import checks
from rules.arkham import effects as ask
from rules.arkham import events as ev
from rules.arkham.running import carrying, creatures, doing, flow, paying
from rules.rulebook import Reply

REPLIES = {
    ask.Roll: Reply(lambda *_: (), checks.settle_roll),
    ask.TellCheck: Reply(lambda *_: (), checks.settle_told),
    ask.SpendClue: Reply(lambda *_: (), checks.settle_clue),
    ask.MayDo: Reply(lambda *_: (), flow.settle_may),
    ask.ChooseOption: Reply(lambda *_: (), flow.settle_option),
    ask.ChooseInvestigator: Reply(lambda *_: (), flow.settle_investigator),
    ask.TellHas: Reply(lambda *_: (), flow.settle_has),
    ask.ChooseAlly: Reply(lambda *_: (), paying.settle_ally),
    ask.DrawAlly: Reply(lambda *_: (), paying.settle_ally_left),
    ask.TellPrice: Reply(lambda *_: (), paying.settle_price),
    ask.Buy: Reply(paying.check_buy, paying.settle_buy),
    ask.HoldMonster: Reply(lambda *_: (), creatures.settle_held),
    ask.ChooseHeld: Reply(lambda *_: (), creatures.settle_chosen),
}

WORK = {
    ask.Check: checks.check,
    ask.Run: carrying.run,
    ask.HoldMonsters: creatures.hold_monsters,
}

AFTER = {
    ev.Rolled: (checks.when_rolled, flow.when_rolled),
    ev.Checked: (flow.when_checked,),
}

EVOLVE = {
    ev.Rolled: lambda state, _event: state,
    ev.Checked: lambda state, _event: state,
    ev.PricePaid: paying.price_paid,
    ev.AllyJoined: paying.ally_joined,
    ev.AllyLeft: paying.ally_left,
    ev.LocationClosed: doing.location_closed,
    ev.SignsRemoved: doing.signs_removed,
    ev.TokensChanged: doing.tokens_changed,
    ev.MonsterHeld: creatures.monster_held,
    ev.Twofold: doing.twofold,
    ev.TrophiesReturned: creatures.trophies_returned,
}
