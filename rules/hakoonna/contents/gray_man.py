"""The Gray Man: what he may do, taking from him, weapons on him."""

from rules.hakoonna import actions as act
from rules.hakoonna import confirming, gray_man, robbing, ways_out
from rules.hakoonna import effects as ask
from rules.hakoonna import events as ev
from rules.hakoonna import violations as why
from rules.rulebook import Chapter, Reply

CHAPTERS = {
    act.TakeFromGray: Chapter(robbing.check_take, robbing.take),
    act.WeaponOnGray: Chapter(confirming.check_weapon, confirming.use_weapon),
}

REPLIES = {
    ask.DrawHeld: Reply(lambda *_: (), robbing.settle_taken),
    ask.ChooseHeld: Reply(lambda *_: (), robbing.settle_taken),
    ask.TurnCentre: Reply(lambda *_: (), confirming.settle_centre),
}

AFTER = {
    ev.TileTaken: (robbing.when_taken,),
    ev.WeaponSpent: (confirming.when_spent,),
    ev.CentreTurned: (confirming.when_turned,),
    ev.GrayKilled: (confirming.when_killed,),
}

EVOLVE = {
    ev.TileTaken: robbing.tile_taken,
    ev.WeaponSpent: confirming.weapon_spent,
    ev.CentreTurned: confirming.centre_turned,
    ev.GrayConfirmed: confirming.gray_confirmed,
    ev.GrayKilled: confirming.gray_killed,
}

REMEDIES = {
    why.GrayMustMove: gray_man.remedy_walk,
    why.GrayCrowd: gray_man.remedy_walk,
    why.GrayPass: gray_man.remedy_pass,
    why.GrayApart: ways_out.to_the_gray_man,
    why.StealRandom: ways_out.by_chance,
    why.GrayItem: gray_man.remedy_pass,
}
