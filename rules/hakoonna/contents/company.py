"""Visitors among themselves: giving, talking, giving up, and who has to go."""

from rules.hakoonna import actions as act
from rules.hakoonna import events as ev
from rules.hakoonna import giving, leaving, surrender, talking, ways_out
from rules.hakoonna import violations as why
from rules.rulebook import Chapter

CHAPTERS = {
    act.Give: Chapter(giving.check_give, giving.give),
    act.Talk: Chapter(talking.check_talk, talking.talk),
    act.Leave: Chapter(leaving.check_leave, leaving.leave),
    act.Agree: Chapter(surrender.check_agree, surrender.agree),
    act.Surrender: Chapter(surrender.check_surrender, surrender.surrender),
}

AFTER = {
    ev.ItemGiven: (giving.when_given,),
    ev.Given: (giving.when_given,),
    ev.Left: (leaving.when_left,),
}

EVOLVE = {
    ev.Left: leaving.left,
    ev.Agreed: surrender.agreed,
    ev.Disagreed: surrender.disagreed,
    ev.Given: giving.given,
    ev.Talked: talking.talked,
    ev.ItemGiven: giving.item_given,
}

REMEDIES = {
    why.NotAgreed: surrender.remedy_agree,
    why.NotSameRoom: ways_out.to_the_other,
    why.GrayReceive: ways_out.to_a_visitor,
    why.NoGiving: ways_out.one_tile,
}
