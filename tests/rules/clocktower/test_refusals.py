"""Every refusal of the clocktower, met once with all that its sentence tells."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Action, Answer
from rules.clocktower.actions import (
    AnswerApart,
    CallExile,
    ChangeCharacter,
    ChangeSide,
    Choose,
    CloseVote,
    CountHand,
    Daybreak,
    Execute,
    Exile,
    FillBag,
    GiveBluffs,
    Guess,
    JoinCircle,
    Kill,
    LayCurse,
    Nightfall,
    Nominate,
    PutUp,
    Reveal,
    Revive,
    ShowCard,
    SwapSeats,
    Tell,
)
from rules.clocktower.events import BagSet, DayLogSet, RolesSet
from rules.clocktower.state import STORYTELLER, Execution
from rules.clocktower.violations import (
    ALL,
    AlreadyDead,
    AlsaahirTwice,
    ArtistQuestion,
    BagCount,
    BluffInPlay,
    CannibalTold,
    ChambermaidFew,
    ChambermaidTarget,
    DayOver,
    DeadDoesNotWake,
    DeadNominates,
    DjinnUnread,
    DoneAlready,
    DreamerPair,
    DreamerTarget,
    DreamerTrue,
    EngineerBoth,
    EngineerCount,
    ExileFew,
    ExileInstead,
    ExileNotTraveller,
    FirstNight,
    GhostVoteSpent,
    GuessLimit,
    HarpyOrder,
    InfoImpossible,
    InvestigatorSame,
    MoonchildAlive,
    MoonchildTarget,
    NightCurtain,
    NobodyNominates,
    NoGrimoire,
    NominatedTwice,
    NominateTwice,
    NotDay,
    NotDead,
    NothingChosen,
    NotOfTeam,
    NotTonight,
    NoVote,
    OffScript,
    PicksCount,
    PoOne,
    PoThree,
    Preached,
    Protected,
    RevealTooEarly,
    RiotNoVote,
    RiotTarget,
    SamePerson,
    SeamstressTarget,
    SecondExecution,
    SlipTaken,
    Spent,
    StepSettled,
    StepsLeft,
    SummonerTime,
    TargetNotPlayer,
    Tie,
    TokensLeft,
    TooFewVotes,
    TooMany,
    TwentySeats,
    VirginNotTownsfolk,
    VirginUsed,
    VortoxTrueInfo,
    VoteLocked,
    VoteOpen,
    WrongTime,
)
from rules.seats import FATE, HOST
from rules.violations import Violation
from tests.rules.clocktower.table import Circle, a_table, slips

TOWN = "investigator empath preacher chambermaid dreamer seamstress harpy po"
"""p1 to p8."""
DAYS = "alsaahir artist virgin moonchild recluse cannibal engineer vortox gunslinger"
"""p1 to p9."""
FIVE = "empath artist virgin harpy po"
ALL_OF = tuple(f"p{number}" for number in range(1, 9))


def by_day(dead: str = "", **more: Any) -> Circle:
    circle = a_table(DAYS, day=2, dead=dead, **more)
    circle.opens()
    return circle


def undealt(people: int) -> Circle:
    circle = a_table(" ".join(["empath"] * people))
    circle.corrects(RolesSet(), BagSet())
    return circle


def voting(*passed: str, dead: str = "") -> Circle:
    circle = by_day(dead)
    circle.plays(Nominate(HOST, "p2", "p5"), *(CountHand(HOST, one, up=True) for one in passed))
    return circle


def counted(*counts: tuple[str, str, int]) -> Circle:
    circle = by_day()
    for by, of, hands in counts:
        circle.nominate(by, of, *ALL_OF[:hands])
    return circle


def executed(who: str = "p5", dies: bool = True) -> Circle:
    circle = counted(("p2", who, 6))
    circle.execute(who, dies)
    return circle


def virgin_nominated(by: str) -> Circle:
    circle = by_day()
    circle.mark("p3", "drunk")
    circle.plays(Nominate(HOST, by, "p3"))
    return circle


def chain(*calls: tuple[str, str]) -> Circle:
    circle = a_table(f"riot {FIVE} recluse tinker", day=3, riot_changes="day")
    circle.opens()
    for by, of in calls:
        circle.plays(Nominate(HOST, by, of))
    return circle


def at_night(night: int = 2, roles: str = TOWN, dead: str = "", **more: Any) -> Circle:
    return a_table(roles, night=night, dead=dead, **more)


def chosen(character: str, *players: str, night: int = 2, roles: str = TOWN) -> Circle:
    circle = at_night(night, roles)
    circle.choose(character, *players)
    return circle


def marked(who: str, kind: str) -> Circle:
    circle = by_day()
    circle.mark(who, kind)
    return circle


def claimed(*actions: Action, **more: Any) -> Circle:
    circle = by_day(**more)
    circle.plays(*actions)
    return circle


def fed() -> Circle:
    circle = by_day()
    circle.corrects(DayLogSet(executions=(Execution("p7", 1, died=True),)))
    return circle


def after_nobody() -> Circle:
    circle = chosen("po")
    circle.next_night()
    return circle


GUESS = Guess(HOST, "p1", (), ())


def _cases() -> list[tuple[Violation, Circle, Action]]:
    return [
        (ChambermaidTarget(), at_night(), Choose(HOST, "chambermaid", "p4", ("p4", "p1"))),
        (DreamerTarget(), at_night(), Choose(HOST, "dreamer", "p5", ("p5",))),
        (SeamstressTarget(), at_night(), Choose(HOST, "seamstress", "p6", ("p1", "p1"))),
        (PoThree(3, 2), after_nobody(), Choose(HOST, "po", "p8", ("p1", "p2"))),
        (PoOne(), at_night(), Choose(HOST, "po", "p8", ("p1", "p2"))),
        (EngineerBoth(), at_night(roles=DAYS), Choose(HOST, "engineer", "p7", (), ("harpy", "po"))),
        (OffScript("imp"), at_night(roles=DAYS), Choose(HOST, "engineer", "p7", (), ("imp",))),
        (EngineerCount(1, 2), at_night(roles=DAYS), Choose(HOST, "engineer", "p7", (), ("harpy", "xaan"))),
        (HarpyOrder(), at_night(), Choose(HOST, "harpy", "p7", ("p1", "p1"))),
        (AlreadyDead("p2"), at_night(dead="p2"), Kill(HOST, "p2")),
        (Protected("p2"), marked("p2", "protected"), Kill(HOST, "p2")),
        (TargetNotPlayer(), at_night(), Choose(HOST, "po", "p8", (STORYTELLER,))),
        (WrongTime("daybreak", "night"), by_day(), Daybreak(HOST)),
        (StepSettled("harpy"), chosen("harpy", "p1", "p2"), Choose(HOST, "harpy", "p7", ("p1", "p2"))),
        (VoteOpen("p5"), voting(), Nominate(HOST, "p1", "p2")),
        (NoVote(), by_day(), CloseVote(HOST)),
        (PicksCount("preacher", 1), at_night(), Choose(HOST, "preacher", "p3", ("p1", "p2"))),
        (TokensLeft(6), undealt(6), Nightfall(HOST)),
        (NotOfTeam("empath", "minion"), at_night(roles=DAYS), Choose(HOST, "engineer", "p7", (), ("empath",))),
        (GuessLimit(1), claimed(Guess(HOST, "p2", (), ()), limit_guesses=1), GUESS),
        (TwentySeats(), undealt(20), JoinCircle(HOST, "p21", "gunslinger", "p1", evil=False)),
        (NothingChosen("dreamer"), at_night(), Tell(HOST, "dreamer", "p5", ("empath", "po"))),
        (NotDead("p2"), by_day(), Revive(HOST, "p2")),
        (NoGrimoire(), a_table(TOWN, night=1, knowledge="square"), ChangeCharacter(HOST, "p1", "po")),
        (DoneAlready(), by_day(), ChangeSide(HOST, "p1", evil=False)),
        (SamePerson("p1"), by_day(), SwapSeats(HOST, "p1", "p1")),
        (NobodyNominates("p3"), chain(("p2", "p3")), Nominate(HOST, "p2", "p4")),
        (ExileInstead("p9"), by_day(), Nominate(HOST, "p1", "p9")),
        (AlsaahirTwice("p1"), claimed(GUESS), GUESS),
        (ArtistQuestion(), by_day(), AnswerApart(HOST, "p2", "")),
        (MoonchildTarget("p5"), by_day("p4 p5"), LayCurse(HOST, "p4", "p5")),
        (MoonchildAlive("p4"), executed("p4", dies=False), LayCurse(HOST, "p4", "p5")),
        (VirginUsed(), virgin_nominated("p2"), Execute(HOST, "p2", dies=True)),
        (VirginNotTownsfolk("p5", "outsider"), virgin_nominated("p5"), Execute(HOST, "p5", dies=True)),
        (DeadNominates(), by_day("p2"), Nominate(HOST, "p2", "p5")),
        (NominateTwice("p2"), counted(("p2", "p5", 1)), Nominate(HOST, "p2", "p6")),
        (NominatedTwice("p5"), counted(("p2", "p5", 1)), Nominate(HOST, "p1", "p5")),
        (DayOver(), executed(), Nominate(HOST, "p1", "p2")),
        (NotDay(), at_night(), Nominate(HOST, "p1", "p2")),
        (RiotNoVote(), chain(), Execute(HOST, "p2", dies=True)),
        (RiotTarget(), chain(("p2", "p3")), Nominate(HOST, "p3", "p3")),
        (BluffInPlay("empath"), at_night(1), GiveBluffs(HOST, ("empath", "tinker", "artist"))),
        (BagCount(6, 3, 1, 1, 1), undealt(6), FillBag(HOST, tuple(FIVE.split()))),
        (TooMany(16), undealt(16), FillBag(HOST, tuple(FIVE.split()))),
        (NightCurtain("script"), at_night(), PutUp(HOST, "script")),
        (DjinnUnread(2), undealt(6), Nightfall(HOST)),
        (RevealTooEarly(), by_day(), Reveal(HOST)),
        (DreamerPair(), chosen("dreamer", "p1"), Tell(HOST, "dreamer", "p5", ("empath", "artist"))),
        (DreamerTrue("p1"), chosen("dreamer", "p1"), Tell(HOST, "dreamer", "p5", ("empath", "po"))),
        (
            VortoxTrueInfo(("0",)),
            at_night(roles="empath artist virgin harpy vortox tinker"),
            Tell(HOST, "empath", "p1", ("0",)),
        ),
        (InfoImpossible("empath", ("0",), ("2",)), at_night(), Tell(HOST, "empath", "p2", ("2",))),
        (InvestigatorSame(), at_night(1), Tell(HOST, "investigator", "p1", ("harpy", "p7", "p7"))),
        (CannibalTold(), fed(), ShowCard(HOST, "p6", "you-are", characters=("engineer",))),
        (GhostVoteSpent("p1"), _ghostless(), CountHand(HOST, "p1", up=True)),
        (VoteLocked("p6"), voting("p6"), CountHand(HOST, "p6", up=False)),
        (TooFewVotes(5, "p5", 2), counted(("p2", "p5", 2)), Execute(HOST, "p5", dies=True)),
        (Tie("p5", "p6", 5), counted(("p2", "p5", 5), ("p1", "p6", 5)), Execute(HOST, "p5", dies=True)),
        (SecondExecution(), executed(), Execute(HOST, "p6", dies=True)),
        (ExileNotTraveller("p2"), by_day(), CallExile(HOST, "p1", "p2")),
        (ExileFew(5, 0), by_day(), Exile(HOST, "p9")),
        (NotTonight("recluse"), at_night(roles=DAYS), Choose(HOST, "recluse", "p5")),
        (DeadDoesNotWake("p2"), at_night(dead="p2"), Tell(HOST, "empath", "p2", ("0",))),
        (Spent("seamstress"), _used(), Choose(HOST, "seamstress", "p6", ("p1", "p2"))),
        (Preached("p7"), chosen("preacher", "p7"), Choose(HOST, "harpy", "p7", ("p1", "p2"))),
        (ChambermaidFew(1), at_night(dead="p1 p2 p3 p5 p6 p7"), Choose(HOST, "chambermaid", "p4", ("p8", "p1"))),
        (FirstNight("po"), at_night(1), Choose(HOST, "po", "p8", ("p1",))),
        (SummonerTime(2), at_night(roles=f"summoner {FIVE}"), Choose(HOST, "summoner", "p1", ("p2",), ("po",))),
        (SlipTaken(3, "p1", (1, 2, 4, 5)), _slip_drawn(3), Answer(FATE, 3)),
        (StepsLeft(2), at_night(roles=FIVE.replace("po", "tinker"), night=1), Daybreak(HOST)),
    ]


def _ghostless() -> Circle:
    circle = by_day("p1")
    circle.nominate("p2", "p5", "p1")
    circle.plays(Nominate(HOST, "p3", "p6"))
    return circle


def _used() -> Circle:
    circle = chosen("seamstress", "p1", "p2")
    circle.next_night()
    return circle


def _slip_drawn(number: int) -> Circle:
    circle = slips(bag=("empath", "artist", "virgin", "harpy", "po"))
    circle.fate(number)
    return circle


CASES = _cases()


@pytest.mark.parametrize(("reason", "circle", "action"), CASES, ids=[type(reason).__name__ for reason, _, _ in CASES])
def test_refused_with_all_that_the_sentence_tells(reason: Violation, circle: Circle, action: Action) -> None:
    assert reason in circle.refuses(action)


def test_every_refusal_is_met() -> None:
    assert {type(reason) for reason, _, _ in CASES} == set(ALL)
    assert len(CASES) == len(ALL) == 69


def test_all_but_what_is_about_form_may_be_overruled() -> None:
    assert {one for one in ALL if not one.overrulable} == {TargetNotPlayer, NoGrimoire, SlipTaken}
