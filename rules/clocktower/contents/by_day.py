"""By day: `nominating.py`, `voting.py`, `executions.py`, `claims.py`, `chain.py`, `tallies.py`.

What else may be done: `ways_by_day.py`.
"""

from rules.clocktower import actions as act
from rules.clocktower import chain, claims, executions, nominating, tallies, voting
from rules.clocktower import effects as ask
from rules.clocktower import events as ev
from rules.clocktower import violations as why
from rules.clocktower import ways_by_day as ways
from rules.clocktower.characters import virgin
from rules.rulebook import Chapter

CHAPTERS = {
    act.Nominate: Chapter(nominating.check_nominate, nominating.nominate),
    act.CallExile: Chapter(nominating.check_exile_call, nominating.call_exile),
    act.CountHand: Chapter(voting.check_hand, voting.count_hand),
    act.CloseVote: Chapter(voting.check_vote, voting.close_vote),
    act.CancelVote: Chapter(voting.check_vote, voting.cancel_vote),
    act.Execute: Chapter(executions.check_execute, executions.execute),
    act.Exile: Chapter(executions.check_exile, executions.exile),
    act.Guess: Chapter(claims.check_guess, claims.guess),
    act.LayCurse: Chapter(claims.check_curse, claims.lay_curse),
    act.AnswerApart: Chapter(claims.check_answer, claims.answer_apart),
}

AFTER = {
    ev.Nominated: (virgin.when_nominated, chain.when_nominated),
    ev.NominationsOpened: (chain.when_opened,),
    ev.DayBroke: (tallies.at_dawn,),
    ev.Learned: (tallies.when_told,),
}

WORK = {ask.Tally: tallies.tally}

EVOLVE = {
    ev.Nominated: nominating.nominated,
    ev.ExileCalled: nominating.exile_called,
    ev.HandCounted: voting.hand_counted,
    ev.VoteClosed: voting.vote_closed,
    ev.VoteCancelled: voting.vote_cancelled,
    ev.Noted: nominating.noted,
    ev.Executed: executions.executed,
    ev.Exiled: executions.exiled,
    ev.Guessed: claims.guessed,
    ev.GuessHit: claims.guess_hit,
    ev.CurseLaid: claims.curse_laid,
    ev.CurseHeld: claims.curse_held,
    ev.AnsweredApart: claims.answered_apart,
    ev.ChainBegan: chain.chain_began,
    ev.CallPassed: chain.call_passed,
}

REMEDIES = {
    why.WrongTime: ways.next_time,
    why.DayOver: ways.tomorrow,
    why.SecondExecution: ways.tomorrow,
    why.VoteOpen: ways.end_of_the_vote,
    why.NotDay: ways.opening,
    why.DeadNominates: ways.others_nominate,
    why.NominateTwice: ways.others_nominate,
    why.NominatedTwice: ways.others_are_nominated,
    why.RiotTarget: ways.others_are_nominated,
    why.NobodyNominates: ways.the_caller,
    why.ExileInstead: ways.exile,
    why.ExileNotTraveller: ways.no_exile,
    why.TooFewVotes: ways.on_the_block,
    why.AlreadyDead: ways.surviving,
    why.Protected: ways.surviving,
    why.MoonchildTarget: ways.others_are_chosen,
}

OFFERS = (nominating.forms, voting.forms, executions.forms, claims.forms)
