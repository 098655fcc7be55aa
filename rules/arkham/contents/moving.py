"""Upkeep and movement: `upkeep.py`, `movement.py`, `wagon.py`, `evading.py`, `clues.py`, `trading.py`."""

from rules.arkham import actions as act
from rules.arkham import clues, evading, movement, trading, upkeep, violations, wagon
from rules.arkham import effects as ask
from rules.arkham import events as ev
from rules.rulebook import Chapter, Reply

CHAPTERS = {
    act.Slide: Chapter(upkeep.check_slide, upkeep.slide),
    act.UseOwn: Chapter(upkeep.check_own, upkeep.use_own),
    act.PayOff: Chapter(upkeep.check_pay_off, upkeep.pay_off),
    act.Move: Chapter(movement.check_move, movement.move),
    act.Ride: Chapter(wagon.check_ride, wagon.ride),
    act.GainPoints: Chapter(movement.check_points, movement.gain_points),
    act.Evade: Chapter(evading.check_meeting, evading.evade),
    act.Fight: Chapter(evading.check_meeting, evading.fight),
    act.TakeClues: Chapter(clues.check_take, clues.take),
    act.Trade: Chapter(trading.check_trade, trading.trade),
}

REPLIES = {
    ask.TakeSome: Reply(lambda *_: (), clues.settle_some),
    ask.TellFight: Reply(lambda *_: (), evading.settle_fight),
    ask.MeetMonster: Reply(lambda *_: (), evading.settle_meeting),
    ask.EvadeOrFight: Reply(lambda *_: (), evading.settle_evade_or_fight),
}

WORK = {
    ask.EndMove: movement.end_move,
    ask.Combat: evading.combat,
    ask.EndCombat: wagon.end_combat,
    ask.Meet: evading.meet,
}

AFTER = {
    ev.PartBegan: (upkeep.when_part_began, movement.when_part_began),
    ev.Checked: (evading.when_checked,),
    ev.MonsterBeaten: (evading.when_beaten,),
    ev.CameBack: (wagon.when_back,),
}

EVOLVE = {
    ev.Slid: upkeep.slid,
    ev.Seasoned: upkeep.seasoned,
    ev.PointsGiven: movement.points_given,
    ev.Moved: movement.moved,
    ev.Rode: wagon.rode,
    ev.CardBoxed: wagon.card_boxed,
    ev.MoveEnded: movement.move_ended,
    ev.Evaded: evading.evaded,
    ev.CombatBegan: evading.combat_began,
    ev.MonsterPutBack: evading.monster_put_back,
    ev.MonsterBeaten: evading.monster_beaten,
    ev.CluesTaken: clues.clues_taken,
    ev.CluePlaced: clues.clue_placed,
    ev.Traded: trading.traded,
}

REMEDIES = {
    violations.NoPoints: movement.remedy_stop,
    violations.NotHeld: wagon.remedy_given,
    violations.MonsterBlocks: evading.remedy_meet,
    violations.ClueBeforeMonster: evading.remedy_meet,
}

OFFERS = (upkeep.forms, movement.forms, wagon.forms, evading.forms, trading.forms)
DROPS = (movement.drops, wagon.drops, clues.drops)
