"""What lies in shadows, what comes up there, and hiding among it."""

from rules.hakoonna import actions as act
from rules.hakoonna import effects as ask
from rules.hakoonna import events as ev
from rules.hakoonna import hiding, opening, tiles, ways_out
from rules.hakoonna import violations as why
from rules.rulebook import Chapter, Reply

CHAPTERS = {
    act.Open: Chapter(opening.check_open, opening.open_shadow),
    act.Enter: Chapter(hiding.check_enter, hiding.enter),
}

REPLIES = {
    ask.DrawTile: Reply(lambda *_: (), tiles.settle_tile),
    ask.Found: Reply(opening.check_found, opening.settle_found),
    ask.Decide: Reply(opening.check_decide, opening.settle_decide),
    ask.Hide: Reply(hiding.check_hide, hiding.settle_hide),
}

WORK = {
    ask.Look: tiles.look,
    ask.TakeUp: hiding.take_up,
}

AFTER = {
    ev.Crossed: (opening.when_done,),
    ev.Opened: (opening.when_opened,),
    ev.Looked: (opening.when_looked,),
    ev.PutBack: (opening.when_done,),
    ev.Kept: (opening.when_done,),
    ev.Entered: (hiding.when_entered,),
    ev.Hid: (hiding.when_hid,),
}

EVOLVE = {
    ev.Opened: opening.opened,
    ev.TileDrawn: tiles.tile_drawn,
    ev.Looked: tiles.looked,
    ev.PutBack: opening.put_back,
    ev.Kept: tiles.kept,
    ev.DiaryOpened: opening.diary_opened,
    ev.Entered: hiding.entered,
    ev.Hid: hiding.hid,
    ev.HakoHid: hiding.hako_hid,
    ev.Crossed: opening.crossed,
}

REMEDIES = {
    why.OtherRoomShadow: opening.remedy_other_shadow,
    why.NothingThere: opening.remedy_other_shadow,
    why.NotCarryable: ways_out.put_back,
    why.HandsFull: ways_out.put_back,
    why.XOnlyEmpty: ways_out.put_back,
    why.HideTooFar: ways_out.rooms_in_reach,
}
