"""The clocktower under the laws: the storyteller sees all, the square and each seat its own share."""

from __future__ import annotations

from collections import Counter

from rules.clocktower import actions as act
from rules.clocktower.state import ClockState
from rules.dice import Dice
from rules.offers import Form
from rules.tags import tag
from tests.laws.clocktower import attempts, secrets
from tests.laws.clocktower.circle import book_of, header
from tests.laws.clocktower.cures import CURES
from tests.laws.clocktower.leaks import leaks
from tests.laws.clocktower.positions import position
from tests.laws.clocktower.reasons import ALONE
from tests.laws.subjects import Subject

IDLE = frozenset(
    map(
        tag,
        (
            act.SwapSeats, act.MoveSeat, act.SwapTokens, act.LeaveCircle, act.JoinCircle, act.PlaceMark, act.TakeMark,
            act.TurnMark, act.MoveMark, act.MoveMark,
            act.ChangeCharacter, act.ChangeSide, act.Revive, act.Kill, act.GainAbility, act.ShowAs, act.GiveBluffs,
            act.WakeUp, act.PutOff, act.Guess, act.LayCurse, act.AnswerApart, act.ShowCard, act.PutUp,
        ),
    )
)  # fmt: skip
COUNTLESS = frozenset(map(tag, (act.FillBag, act.Guess, act.PlaceMark, act.ShowCard, act.Choose, act.Tell)))
"""What may be filled in more ways than can be listed."""
COMPANY = frozenset({tag(act.LeaveCircle), tag(act.JoinCircle)})
SELDOM = frozenset({tag(act.Declare), tag(act.CancelVote)})


def pieces(state: ClockState) -> Counter[str]:
    """Every person."""
    return Counter(state.public.circle)


def thinned(dice: Dice, forms: list[Form]) -> list[Form]:
    """Seldom does a game end, and nobody goes home or comes late."""
    stay = [form for form in forms if form.action not in COMPANY]
    return [form for form in stay if form.action not in SELDOM or dice.below(40) == 0]


SUBJECT = Subject(
    header=header,
    book=book_of,
    position=position,
    ending=lambda state: state.public.winner,
    endings=frozenset({"good", "evil"}),
    may_differ=secrets.may_differ,
    reshuffle=secrets.reshuffle,
    retell=secrets.retell,
    leaks=leaks,
    tries=attempts.tries,
    pieces=pieces,
    alone=ALONE,
    cures=CURES,
    idle=IDLE,
    countless=COUNTLESS,
    junk=("", "nowhere", "ghost", "storyteller", "p1", "p2", "imp", "evil"),
    walks=240,
    thinned=thinned,
    textual=lambda _state, asked: asked == "lay-mark",
)
