"""Setting up, and the course of a turn: `setup.py`, `rounds.py`, `parting.py`."""

from rules.arkham import closing, parting, rounds, setup, tracks
from rules.arkham import effects as ask
from rules.arkham import events as ev
from rules.arkham.actions import EndPart
from rules.rulebook import Chapter, Reply

CHAPTERS = {EndPart: Chapter(parting.check_end_part, parting.end_part)}

REPLIES = {
    ask.DrawAncient: Reply(lambda *_: (), setup.settle_ancient),
    ask.DrawInvestigator: Reply(lambda *_: (), setup.settle_investigator),
    ask.DrawFirst: Reply(lambda *_: (), setup.settle_first),
}

AFTER = {
    ev.AncientDrawn: (setup.when_settled,),
    ev.InvestigatorDrawn: (setup.when_settled,),
    ev.FirstDrawn: (setup.when_settled,),
    ev.TownPrepared: (setup.when_prepared,),
    ev.TurnBegan: (rounds.when_turn_began,),
    ev.PhaseBegan: (rounds.when_phase_began,),
    ev.PartEnded: (rounds.when_part_ended,),
}

EVOLVE = {
    ev.AncientDrawn: setup.ancient_drawn,
    ev.FirstDrawn: setup.first_drawn,
    ev.InvestigatorDrawn: setup.investigator_drawn,
    ev.TownPrepared: setup.town_prepared,
    ev.TurnBegan: rounds.turn_began,
    ev.PhaseBegan: rounds.phase_began,
    ev.PartBegan: rounds.part_began,
    ev.PartEnded: rounds.part_ended,
    ev.StageEnded: rounds.stage_ended,
    ev.GameWon: closing.game_won,
    ev.Awoke: tracks.awoke,
}

OFFERS = (rounds.of_the_part,)
