"""Hako Onna's side: the wail, her powers, the diary pile."""

from rules.hakoonna import actions as act
from rules.hakoonna import diaries, preparing, ways_out
from rules.hakoonna import effects as ask
from rules.hakoonna import events as ev
from rules.hakoonna import violations as why
from rules.hakoonna.powers import (
    barring,
    mary,
    moving_things,
    ordering,
    ringing,
    setting,
    standing_behind,
    using,
    wailing,
    wanting,
)
from rules.rulebook import Chapter, Reply

CHAPTERS = {
    act.Wail: Chapter(wailing.check_wail, wailing.wail),
    act.SetPower: Chapter(setting.check_set, setting.set_power),
    act.TakeBack: Chapter(setting.check_take_back, setting.take_back),
    act.MoveThings: Chapter(moving_things.check_move, moving_things.move_things),
    act.Want: Chapter(wanting.check_want, wanting.want),
    act.CallMary: Chapter(mary.check_mary, mary.call_mary),
    act.StandBehind: Chapter(standing_behind.check_behind, standing_behind.stand_behind),
    act.OrderOpen: Chapter(ordering.check_order, ordering.order_open),
    act.Ring: Chapter(ringing.check_ring, ringing.ring),
    act.Bar: Chapter(barring.check_bar, barring.bar),
}

REPLIES = {
    ask.TakePower: Reply(lambda *_: (), wailing.settle_power),
    ask.DrawPage: Reply(lambda *_: (), diaries.settle_page),
    ask.ShowCard: Reply(lambda *_: (), diaries.settle_card),
    ask.Arrange: Reply(lambda *_: (), moving_things.settle_order),
    ask.DrawStolen: Reply(lambda *_: (), wanting.settle_stolen),
    ask.Holder: Reply(lambda *_: (), mary.settle_holder),
    ask.SayRank: Reply(lambda *_: (), setting.settle_rank),
    ask.Follow: Reply(lambda *_: (), ringing.settle_way),
}

AFTER = {
    ev.PowerGained: (wailing.when_gained, preparing.when_ready),
    ev.DespairCame: (wailing.when_gained,),
    ev.Wailed: (wailing.when_wailed,),
    ev.Followed: (ringing.when_followed,),
    ev.CameToRest: (ringing.when_followed,),
    ev.DiaryOpened: (diaries.when_diary_opened,),
}

EVOLVE = {
    ev.HakoTimeBegan: using.hako_time_began,
    ev.PowerGained: wailing.power_gained,
    ev.NothingGained: wailing.nothing_gained,
    ev.PageTurned: diaries.page_turned,
    ev.DespairCame: diaries.despair_came,
    ev.Wailed: wailing.wailed,
    ev.PowerSet: setting.power_set,
    ev.PowerHeldBack: setting.power_held_back,
    ev.PowerTakenBack: setting.power_taken_back,
    ev.PowerUsed: using.power_used,
    ev.ThingsMoved: moving_things.things_moved,
    ev.Covered: moving_things.covered,
    ev.Stolen: wanting.stolen,
    ev.MaryGiven: mary.mary_given,
    ev.MaryUnheld: mary.mary_unheld,
    ev.MaryFreed: mary.mary_freed,
    ev.OpenOrdered: ordering.open_ordered,
    ev.PhoneRang: ringing.phone_rang,
    ev.Followed: ringing.followed,
    ev.CameToRest: ringing.came_to_rest,
    ev.DoorBarred: barring.door_barred,
    ev.BarrierLifted: barring.barrier_lifted,
}

REMEDIES = {
    why.PowerNotSet: ways_out.set_it,
    why.RankBlocked: ways_out.another_power,
    why.Sealed: ways_out.another_power,
    why.SlotsFull: ways_out.free_a_slot,
    why.GrayImmune: ways_out.another_victim,
    why.NotInHerRoom: ways_out.another_victim,
}
