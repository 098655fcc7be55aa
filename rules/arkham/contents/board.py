"""Tracks, monsters and gates: `tracks.py`, `placing.py`, `opening_gates.py`, `surge.py`, `closing.py`."""

from rules.arkham import closing, opening_gates, other_worlds, placing, surge, tracks
from rules.arkham import effects as ask
from rules.arkham import events as ev
from rules.arkham.actions import CloseGateBy, UseElderSign
from rules.rulebook import Chapter, Reply

CHAPTERS = {
    CloseGateBy: Chapter(closing.check_close, closing.close),
    UseElderSign: Chapter(closing.check_elder_sign, closing.use_elder_sign),
}

REPLIES = {
    ask.DrawMonster: Reply(lambda *_: (), placing.settle_monster),
    ask.DrawMarker: Reply(lambda *_: (), opening_gates.settle_marker),
    ask.SpreadSurge: Reply(surge.check_spread, surge.settle_spread),
    ask.SealOrLeave: Reply(closing.check_seal, closing.settle_seal),
    ask.ChooseGate: Reply(other_worlds.check_gate, other_worlds.settle_gate),
}

WORK = {
    ask.RaiseDoom: tracks.raise_doom,
    ask.RaiseTerror: tracks.raise_terror,
    ask.Awaken: tracks.awaken,
    ask.PlaceMonsters: placing.place_monsters,
    ask.PlaceToken: placing.place_token,
    ask.SetAside: placing.set_aside,
    ask.OpenGate: opening_gates.open_gate,
    ask.TurnMarker: opening_gates.draw_marker,
    ask.Surge: surge.surge,
    ask.CloseGate: closing.close_gate,
    ask.LookForVictory: closing.look_for_victory,
    ask.DrawIn: other_worlds.draw_in,
    ask.ComeBack: other_worlds.come_back,
}

AFTER = {
    ev.TerrorRose: (tracks.when_terror_rose,),
    ev.MonsterPlaced: (placing.when_placed,),
    ev.GateOpened: (opening_gates.when_opened,),
    ev.GateClosed: (closing.when_closed,),
    ev.Sealed: (closing.when_sealed,),
    ev.Checked: (closing.when_checked,),
}

EVOLVE = {
    ev.DoomRose: tracks.doom_rose,
    ev.TerrorRose: tracks.terror_rose,
    ev.MonsterPlaced: placing.monster_placed,
    ev.MonstersGone: placing.monsters_gone,
    ev.OutskirtsOverrun: placing.outskirts_overrun,
    ev.GateOpened: opening_gates.gate_opened,
    ev.GateKeptAway: lambda state, _event: state,
    ev.Surged: lambda state, _event: state,
    ev.SurgeSpread: lambda state, _event: state,
    ev.GateClosed: closing.gate_closed,
    ev.Sealed: closing.sealed,
    ev.DrawnIn: other_worlds.drawn_in,
    ev.Advanced: other_worlds.advanced,
    ev.CameBack: other_worlds.came_back,
}

OFFERS = (closing.forms,)
