"""Encounters and the mythos phase: `encounters.py`, `abilities.py`, `mythos.py`, `rumors.py`, `monster_moves.py`."""

from rules.arkham import abilities, encounters, monster_moves, mythos, rumors
from rules.arkham import actions as act
from rules.arkham import effects as ask
from rules.arkham import events as ev
from rules.rulebook import Chapter, Reply

CHAPTERS = {
    act.DrawCard: Chapter(encounters.check_draw, encounters.draw),
    act.UseAbility: Chapter(abilities.check_use, abilities.use),
    act.Outcome: Chapter(encounters.check_outcome, encounters.outcome),
    act.SettleRumor: Chapter(rumors.check_settle, rumors.settle),
    act.MoveMonster: Chapter(monster_moves.check_move, monster_moves.move),
    act.Proceed: Chapter(mythos.check_proceed, mythos.proceed),
}

REPLIES = {
    ask.DrawGateCard: Reply(lambda *_: (), encounters.settle_card),
    ask.DrawMythos: Reply(lambda *_: (), mythos.settle_card),
    ask.TakeNewClue: Reply(lambda *_: (), mythos.settle_clue),
    ask.ChooseTarget: Reply(lambda *_: (), monster_moves.settle_target),
    ask.DrawNewcomer: Reply(lambda *_: (), mythos.settle_newcomer),
}

WORK = {
    ask.TurnGateCards: encounters.turn_cards,
    ask.MoveMonsters: monster_moves.move_monsters,
    ask.EndStage: mythos.end_stage,
    ask.DrawNext: mythos.draw_next,
    ask.PassMarker: mythos.pass_marker,
    ask.BeginTurn: mythos.begin_turn,
    ask.EndRumor: rumors.end,
}

AFTER = {
    ev.PartBegan: (encounters.when_part_began,),
    ev.RumorCame: (rumors.when_came,),
    ev.TokensChanged: (rumors.when_changed,),
    ev.MonsterHeld: (rumors.when_changed,),
    ev.MonsterBeaten: (rumors.when_changed,),
    ev.TerrorRose: (rumors.when_changed,),
}

EVOLVE = {
    ev.CardDrawn: encounters.card_drawn,
    ev.AbilityUsed: abilities.ability_used,
    ev.GateCardTurned: encounters.gate_card_turned,
    ev.GateCardsShuffled: encounters.gate_cards_shuffled,
    ev.OutcomeTold: encounters.outcome_told,
    ev.MythosDrawn: mythos.mythos_drawn,
    ev.MythosPutBack: mythos.mythos_put_back,
    ev.MythosSettled: mythos.mythos_settled,
    ev.EnvironmentCame: mythos.environment_came,
    ev.HeadlineEnded: mythos.headline_ended,
    ev.MonsterMoved: monster_moves.monster_moved,
    ev.RumorCame: rumors.rumor_came,
    ev.RumorEnded: rumors.rumor_ended,
}

OFFERS = (encounters.forms, abilities.forms, rumors.forms, mythos.forms, monster_moves.forms)
DROPS = (monster_moves.drops,)
