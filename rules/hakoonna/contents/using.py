"""Tiles and items used, and stepping in while they are."""

from rules.hakoonna import actions as act
from rules.hakoonna import effects as ask
from rules.hakoonna import events as ev
from rules.hakoonna import interrupting, routes, uses, ways_out
from rules.hakoonna import violations as why
from rules.hakoonna.items import asking, sealing
from rules.rulebook import Chapter, Reply

CHAPTERS = {
    act.TrySafe: Chapter(routes.check_safe, routes.try_safe),
    act.UseKey: Chapter(routes.check_key, routes.use_key),
    act.OfferDoll: Chapter(routes.check_doll, routes.offer_doll),
    act.Exorcise: Chapter(routes.check_weapon, routes.exorcise),
    act.AskRoom: Chapter(asking.check_room, asking.ask_room),
    act.AskFloor: Chapter(asking.check_floor, asking.ask_floor),
    act.ReadPowers: Chapter(asking.check_read, asking.read_powers),
    act.Seal: Chapter(sealing.check_seal, sealing.seal),
}

REPLIES = {
    ask.Tell: Reply(lambda *_: (), routes.settle_tell),
    ask.Interrupt: Reply(interrupting.check_interrupt, interrupting.settle_interrupt),
    ask.Say: Reply(asking.check_say, asking.settle_say),
    ask.DrawSealed: Reply(lambda *_: (), sealing.settle_sealed),
}

WORK = {
    ask.Use: uses.work,
}

AFTER = {
    ev.RoomAsked: (asking.when_asked,),
    ev.FloorAsked: (asking.when_asked,),
    ev.PowersRead: (asking.when_asked,),
    ev.PowerSealed: (sealing.when_sealed,),
    ev.NumberTried: (routes.when_used,),
    ev.Foiled: (uses.when_foiled,),
    ev.SafeOpened: (routes.when_used,),
    ev.SafeStayedShut: (routes.when_used,),
    ev.NothingHappened: (routes.when_used,),
}

EVOLVE = {
    ev.SafeOpened: routes.safe_opened,
    ev.SafeStayedShut: routes.safe_stayed_shut,
    ev.NothingHappened: routes.nothing_happened,
    ev.ItemLost: routes.item_lost,
    ev.RoomAsked: asking.asked_room,
    ev.FloorAsked: asking.asked_room,
    ev.PowersRead: asking.powers_read,
    ev.PowerSealed: sealing.power_sealed,
    ev.NumberTried: routes.number_tried,
    ev.Foiled: uses.foiled,
}

REMEDIES = {
    why.SafeUnknown: routes.remedy_there,
    why.KeyNeedsExit: routes.remedy_there,
    why.MaryNeedsBones: routes.remedy_there,
    why.WeaponTarget: routes.remedy_there,
    why.NeedsCompanion: ways_out.to_company,
}
