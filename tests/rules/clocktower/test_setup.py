"""What goes into the bag, and who sits in the circle (clocktower.md B2)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Answer
from rules.clocktower import bag
from rules.clocktower.actions import (
    ChangeCharacter,
    FillBag,
    GiveBluffs,
    JoinCircle,
    LeaveCircle,
    MoveSeat,
    Nightfall,
    Nominate,
    PutUp,
    ShowAs,
    SwapSeats,
    SwapTokens,
)
from rules.clocktower.effects import DrawToken
from rules.clocktower.events import BagSet, CharacterChanged, CircleSet, RolesSet, SeatJoined, SideChanged, TownFull
from rules.clocktower.joining import free_seats
from rules.clocktower.options import Options
from rules.clocktower.setup import seats
from rules.clocktower.violations import (
    BagCount,
    BluffInPlay,
    DoneAlready,
    NotOfTeam,
    OffScript,
    SamePerson,
    TokensLeft,
    TooMany,
    TwentySeats,
    VoteOpen,
    WrongTime,
)
from rules.fate import Fate
from rules.seats import AUDIENCE, FATE, HOST
from rules.violations import NameUnknown, NotYourTurn
from tests.rules.clocktower.table import Circle, a_table, reasons
from tests.tables import a_match

TABLE = {
    5: (3, 0, 1, 1), 6: (3, 1, 1, 1), 7: (5, 0, 1, 1), 8: (5, 1, 1, 1), 9: (5, 2, 1, 1), 10: (7, 0, 2, 1),
    11: (7, 1, 2, 1), 12: (7, 2, 2, 1), 13: (9, 0, 3, 1), 14: (9, 1, 3, 1), 15: (9, 2, 3, 1),
}  # fmt: skip
TEAMS = {
    "townsfolk": "empath artist virgin preacher engineer dreamer seamstress chambermaid investigator".split(),
    "outsider": "tinker recluse".split(),
    "minion": "harpy assassin summoner".split(),
    "demon": ["po"],
}
FIVE = ("empath", "artist", "virgin", "harpy", "po")


def empty(people: int, **options: Any) -> Circle:
    """A new table, nobody having a character."""
    match = a_match("clocktower", options=Options(**options), seats=seats(people), fate=Fate(other="cardboard"))
    return Circle(match)


def a_bag(townsfolk: int, outsiders: int, minions: int, demons: int) -> tuple[str, ...]:
    picked = zip(TEAMS.values(), (townsfolk, outsiders, minions, demons), strict=True)
    return tuple(one for team, count in picked for one in team[:count])


@pytest.mark.parametrize("people", TABLE)
def test_b2_so_many_of_each_team(people: int) -> None:
    assert tuple(bag.printed(empty(people).grim, people)) == TABLE[people]


@pytest.mark.parametrize("people", [5, 6, 7, 8, 9, 10, 11, 12])
def test_b2_a_bag_of_those_numbers_fits_and_no_other(people: int) -> None:
    right = a_bag(*TABLE[people])
    circle = empty(people)
    assert circle.allows(FillBag(HOST, right))
    assert circle.refuses(FillBag(HOST, right[1:])) == (BagCount(people, *TABLE[people]),)
    assert circle.refuses(FillBag(HOST, ("po", *right[1:]))) == (BagCount(people, *TABLE[people]),)


def test_b2_more_than_fifteen_are_travellers() -> None:
    circle = empty(16)
    assert TooMany(16) in circle.refuses(FillBag(HOST, FIVE))
    with_one = empty(16, travellers={"p16": "gunslinger"})
    assert TooMany not in reasons(with_one, FillBag(HOST, FIVE))


def test_b2_travellers_do_not_count_in_the_table() -> None:
    circle = empty(7, travellers={"p6": "gunslinger", "p7": "scapegoat"}, evil_travellers=("p7",))
    assert circle.allows(FillBag(HOST, FIVE))
    assert circle.secret.evil == ("p7",)
    assert circle.seen(AUDIENCE).public.options.evil_travellers == ()


def test_b2_twenty_sit_in_the_circle_at_most() -> None:
    circle = a_table(" ".join(["empath"] * 19), day=1)
    assert circle.plays(JoinCircle(HOST, "p20", "gunslinger", "p1", evil=True)) == (
        SeatJoined("p20", "gunslinger", "p1", evil=True),
    )
    assert circle.public.circle[0] == "p20"
    assert circle.grim.is_evil("p20")
    assert circle.refuses(JoinCircle(HOST, "p1", "gunslinger", "p2", evil=False)) == (TwentySeats(),)


def test_b2_who_comes_late_is_a_traveller_whose_side_nobody_knows() -> None:
    circle = a_table("empath artist virgin harpy po", night=1)
    assert reasons(circle, JoinCircle(HOST, "p6", "empath", "p1", evil=False)) == {NotOfTeam}
    assert reasons(circle, JoinCircle(HOST, "p3", "gunslinger", "p1", evil=False)) == {NameUnknown}
    events = circle.plays(JoinCircle(HOST, "p6", "gunslinger", "p1", evil=True))
    assert circle.hears(AUDIENCE, events) == [SeatJoined("p6", "gunslinger", "p1")]
    assert [seat.id for seat in circle.match.seats][-1] == "p6"
    assert circle.seen(AUDIENCE).secret.evil == ()


def test_b2_everybody_draws_and_then_the_sides_are_settled() -> None:
    circle = empty(5)
    circle.plays(FillBag(HOST, FIVE))
    assert circle.match.table.asked == DrawToken(FATE, "p1", FIVE)
    circle.fate("po", "artist", "virgin", "harpy")
    events = circle.fate("empath")
    assert TownFull(0, ("p1", "p4")) in events
    assert circle.secret.roles == {"p1": "po", "p2": "artist", "p3": "virgin", "p4": "harpy", "p5": "empath"}
    assert circle.secret.evil == ("p1", "p4")


def test_b2_a_token_is_drawn_once() -> None:
    circle = empty(5)
    circle.plays(FillBag(HOST, FIVE))
    circle.fate("po")
    assert circle.allows(Answer(FATE, "harpy"))
    assert not circle.allows(Answer(FATE, "po"))


def test_b2_no_night_before_all_have_a_character() -> None:
    circle = empty(5)
    circle.plays(PutUp(HOST, "djinn"))
    assert circle.refuses(Nightfall(HOST)) == (TokensLeft(5),)
    unknown = empty(5, knowledge="square")
    unknown.plays(PutUp(HOST, "djinn"))
    assert unknown.allows(Nightfall(HOST))


def test_b2_the_bag_is_filled_once_and_before_the_first_night() -> None:
    circle = a_table(" ".join(FIVE))
    assert DoneAlready() in circle.refuses(FillBag(HOST, FIVE))
    assert WrongTime in reasons(a_table(" ".join(FIVE), night=1), FillBag(HOST, FIVE))


def test_b2_only_characters_of_the_sheet() -> None:
    assert OffScript("imp") in empty(5).refuses(FillBag(HOST, (*FIVE[:4], "imp")))


def test_b2_only_the_storyteller_fills_it() -> None:
    assert NotYourTurn(HOST) in empty(5).refuses(FillBag("p1", FIVE))


def test_b2_what_stands_in_brackets_acts_at_setup_only() -> None:
    circle = a_table("xaan recluse tinker po empath artist", night=1)
    circle.plays(ChangeCharacter(HOST, "p2", "dreamer"))
    assert circle.secret.outsiders == 2


def test_b2_one_may_be_shown_another_token_than_the_true_one() -> None:
    circle = a_table("recluse artist virgin harpy po")
    circle.plays(ShowAs(HOST, "p1", "empath"))
    assert circle.seen("p1").secret.roles == {"p1": "empath"}
    assert circle.grim.role("p1") == "recluse"
    circle.plays(ShowAs(HOST, "p1", "recluse"))
    assert circle.secret.believed == {}


def test_b2_bluffs_are_characters_that_nobody_has() -> None:
    circle = a_table(" ".join(FIVE))
    assert circle.refuses(GiveBluffs(HOST, ("empath", "tinker", "dreamer"))) == (BluffInPlay("empath"),)
    assert circle.allows(GiveBluffs(HOST, ("recluse", "tinker", "dreamer")))


def test_b2_a_person_takes_along_all_that_is_its_own() -> None:
    circle = a_table(" ".join(FIVE), day=1, dead="p2")
    circle.mark("p1", "poisoned")
    circle.plays(SwapSeats(HOST, "p1", "p3"), MoveSeat(HOST, "p5", "p3"))
    assert circle.public.circle == ("p5", "p3", "p2", "p1", "p4")
    assert circle.grim.role("p1") == "empath"
    assert circle.grim.impaired("p1")
    assert circle.public.dead == ("p2",)


def test_b2_or_two_change_characters_and_stay_where_they_are() -> None:
    circle = a_table(" ".join(FIVE), day=1)
    assert circle.plays(SwapTokens(HOST, "p1", "p5")) == (
        CharacterChanged("p1", "po"),
        SideChanged("p1", evil=True),
        CharacterChanged("p5", "empath"),
        SideChanged("p5", evil=False),
    )
    assert circle.refuses(SwapTokens(HOST, "p1", "p1")) == (SamePerson("p1"),)


def test_b2_nobody_moves_or_goes_while_hands_are_counted() -> None:
    circle = a_table(" ".join(FIVE), day=1)
    circle.opens()
    circle.plays(Nominate(HOST, "p1", "p2"))
    for action in (SwapSeats(HOST, "p1", "p3"), LeaveCircle(HOST, "p3")):
        assert circle.refuses(action) == (VoteOpen("p2"),)


def test_b2_who_goes_home_leaves_nothing_behind() -> None:
    circle = a_table(f"{' '.join(FIVE)} dreamer", day=1, dead="p6")
    circle.mark("p6", "poisoned")
    circle.plays(LeaveCircle(HOST, "p6"))
    assert circle.public.circle == ("p1", "p2", "p3", "p4", "p5")
    assert "p6" not in circle.secret.roles
    assert circle.secret.marks == ()
    assert circle.public.dead == ()


def test_b2_who_comes_gets_an_id_that_nobody_had() -> None:
    circle = a_table(" ".join(["empath"] * 20), day=1)
    circle.plays(LeaveCircle(HOST, "p7"))
    assert free_seats(circle.public)[0] == "p21"
    assert reasons(circle, JoinCircle(HOST, "p7", "gunslinger", "p1", evil=False)) == {NameUnknown}
    circle.plays(JoinCircle(HOST, "p21", "gunslinger", "p1", evil=False), LeaveCircle(HOST, "p21"))
    assert free_seats(circle.public)[0] == "p22"
    assert circle.public.left == ("p7", "p21")
    assert [seat.id for seat in circle.match.seats][-2:] == ["p20", "p21"]


def test_b2_whom_a_correction_leaves_out_has_gone_home() -> None:
    circle = a_table(" ".join(["empath"] * 6), day=1)
    circle.corrects(CircleSet(("p1", "p2", "p3", "p4", "p5")))
    assert free_seats(circle.public)[0] == "p7"
    circle.corrects(CircleSet(("p5", "p1", "p2", "p3", "p4")))
    assert circle.public.left == ("p6",)


def test_b2_when_all_ids_are_used_those_of_who_went_home_come_again() -> None:
    circle = a_table(" ".join(["empath"] * 5), day=1)
    every = tuple(f"p{number}" for number in range(1, 100))
    circle.corrects(CircleSet(("p1", "p2", "p3", "p4", "p5"), left=every[5:]))
    assert free_seats(circle.public)[0] == "p6"


def test_b2_a_corrected_table_asks_for_what_is_missing() -> None:
    circle = a_table(" ".join(FIVE))
    circle.corrects(RolesSet(), BagSet(bag=FIVE))
    assert set(circle.secret.roles.values()) == set(FIVE)
