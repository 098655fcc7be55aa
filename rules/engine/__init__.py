"""Judge, targets, play, settle: the one place where legality is asked and states are changed.

| you look for                                             | read         |
|----------------------------------------------------------|--------------|
| every reason against an action                           | judging.py   |
| what dropping a piece may mean, and where it lights up    | dropping.py  |
| what would be legal instead                              | proposing.py |
| the forms a seat may fill                                | offering.py  |
| carrying an action out, setting things by hand           | playing.py   |
| events folded, effects worked off, reactions             | settling.py  |
| what comes of an action: a step, or a refusal            | step.py      |
"""

from rules.engine.dropping import Verdict as Verdict
from rules.engine.dropping import drop as drop
from rules.engine.dropping import targets as targets
from rules.engine.dropping import unmeant as unmeant
from rules.engine.judging import judge as judge
from rules.engine.judging import seen as seen
from rules.engine.judging import unknown_name as unknown_name
from rules.engine.judging import why as why
from rules.engine.offering import answer_form as answer_form
from rules.engine.offering import offers as offers
from rules.engine.playing import carry_out as carry_out
from rules.engine.playing import correct as correct
from rules.engine.playing import play as play
from rules.engine.proposing import remedies as remedies
from rules.engine.settling import after as after
from rules.engine.settling import evolve as evolve
from rules.engine.settling import settle as settle
from rules.engine.step import A as A
from rules.engine.step import E as E
from rules.engine.step import I as I
from rules.engine.step import R as R
from rules.engine.step import Refused as Refused
from rules.engine.step import Step as Step
from rules.engine.step import is_fates as is_fates
from rules.rulebook import AnyBook as AnyBook
from rules.state import AnyTable as AnyTable
