"""Before the first turn: the mansion built, items and powers dealt, all that is hidden."""

from rules.hakoonna import actions as act
from rules.hakoonna import building, finishing, laying, preparing
from rules.hakoonna import effects as ask
from rules.hakoonna import events as ev
from rules.hakoonna import violations as why
from rules.hakoonna.items import drafting
from rules.hakoonna.powers import starting
from rules.rulebook import Chapter, Reply

CHAPTERS = {
    act.Lay: Chapter(laying.check_lay, laying.lay),
    act.Finish: Chapter(finishing.check_finish, finishing.finish),
}

REPLIES = {
    ask.DrawStart: Reply(lambda *_: (), building.settle_start),
    ask.DrawBoard: Reply(lambda *_: (), building.settle_board),
    ask.DrawCode: Reply(lambda *_: (), preparing.settle_code),
    ask.DrawWeakness: Reply(lambda *_: (), preparing.settle_weakness),
    ask.PlaceBones: Reply(lambda *_: (), preparing.settle_bones),
    ask.DealCard: Reply(lambda *_: (), preparing.settle_deal),
    ask.ChooseItem: Reply(lambda *_: (), drafting.settle_item),
    ask.DrawItem: Reply(lambda *_: (), drafting.settle_lot),
    ask.DrawPower: Reply(lambda *_: (), starting.settle_drawn),
    ask.ChoosePower: Reply(starting.check_chosen, starting.settle_chosen),
}

AFTER = {
    ev.StartDrawn: (drafting.when_drafting, building.when_start_drawn),
    ev.ItemChosen: (drafting.when_drafting,),
    ev.LotsCast: (drafting.when_dealing,),
    ev.ItemDealt: (drafting.when_dealing,),
    ev.ItemsTaken: (building.when_start_drawn,),
    ev.PowerOffered: (preparing.when_ready,),
    ev.BoardDrawn: (building.when_drawn,),
    ev.BoardLaid: (building.when_building_goes_on,),
    ev.BoardPutUnder: (building.when_building_goes_on,),
    ev.BuildingBegunAnew: (building.when_building_goes_on,),
    ev.MansionFinished: (preparing.when_ready,),
    ev.CodeDrawn: (preparing.when_ready,),
    ev.TilesDealt: (preparing.when_ready,),
    ev.BonesPlaced: (preparing.when_ready,),
    ev.HakoHid: (preparing.when_ready,),
}

EVOLVE = {
    ev.StartDrawn: building.start_drawn,
    ev.BoardDrawn: building.board_drawn,
    ev.BoardLaid: building.board_laid,
    ev.BoardPutUnder: building.board_put_under,
    ev.BuildingBegunAnew: building.building_begun_anew,
    ev.MansionFinished: finishing.mansion_finished,
    ev.CodeDrawn: preparing.code_drawn,
    ev.WeaknessDrawn: preparing.weakness_drawn,
    ev.TilesDealt: preparing.tiles_dealt,
    ev.BonesPlaced: preparing.bones_placed,
    ev.ItemChosen: drafting.item_taken,
    ev.LotsCast: lambda state, _event: state,
    ev.ItemDealt: drafting.item_taken,
    ev.ItemsTaken: drafting.items_taken,
    ev.PowerOffered: starting.power_offered,
}

REMEDIES = {
    why.NoMatchingDoor: laying.remedy_lay,
    why.CellTaken: laying.remedy_lay,
    why.BasementAttach: laying.remedy_lay,
    why.LayApart: laying.remedy_lay,
    why.SecondFloorNotOut: laying.remedy_lay,
    why.NotDrawn: laying.remedy_lay,
}
