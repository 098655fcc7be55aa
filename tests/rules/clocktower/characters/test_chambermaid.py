"""The Chambermaid (001 객실 청소부): how many of two woke for their own ability."""

from __future__ import annotations

import pytest

from rules.clocktower.events import Learned, Woke
from rules.clocktower.violations import ChambermaidFew, ChambermaidTarget, InfoImpossible, NothingChosen, PicksCount
from tests.rules.clocktower.table import Circle, a_table, reasons, those

TOWN = "chambermaid empath harpy po assassin tinker artist"
PICKS: dict[str, tuple[str, ...]] = {
    "preacher": ("p4",), "dreamer": ("p4",), "harpy": ("p4", "p5"), "assassin": (), "po": (), "vortox": ("p4",),
    "engineer": (), "seamstress": (),
}  # fmt: skip
"""What somebody points at who wakes and chooses; nothing where that is allowed."""

LEARNERS = ("investigator", "empath", "flowergirl", "towncrier")
FIRST = ("investigator", "empath", "preacher", "dreamer", "harpy", "engineer", "seamstress", "summoner")
OTHER = (
    "empath", "preacher", "dreamer", "harpy", "engineer", "seamstress", "assassin", "flowergirl", "towncrier", "po",
    "vortox",
)  # fmt: skip
NEVER = ("alsaahir", "artist", "virgin", "tinker", "recluse", "plaguedoctor", "moonchild", "xaan", "riot")


def counted(circle: Circle, one: str, other: str) -> str:
    """The true number for two players, as the grimoire keeps it beside the answer."""
    circle.choose("chambermaid", one, other)
    (answer, *_) = sorted(circle.legal("chambermaid"))
    (told,) = those(Learned, circle.tell("chambermaid", *answer))
    ((number,),) = told["truths"]
    return str(number)


def acts(circle: Circle, character: str) -> None:
    """Have the character at p2 do what it does tonight, if it has a step at all."""
    if not circle.wakes(character, "p2"):
        return
    if character == "summoner":
        bluffs = ("empath", "virgin", "preacher")
        first = circle.public.n == 1
        circle.choose(character, *(() if first else ("p4",)), characters=bluffs if first else ("po",))
    elif character in PICKS:
        circle.choose(character, *PICKS[character])
    elif character in LEARNERS:
        circle.tell(character, *sorted(circle.legal(character))[0])
    else:
        circle.choose(character)


def a_night_with(character: str, night: int) -> str:
    """How many woke of that character and a Recluse."""
    circle = a_table(f"chambermaid {character} recluse artist tinker xaan moonchild", night=night)
    acts(circle, character)
    return counted(circle, "p2", "p3")


def test_chm_1_two_living_players_not_herself() -> None:
    circle = a_table(TOWN, night=2, dead="p7")
    assert circle.allows(circle.choice("chambermaid", "p2", "p6"))
    for wrong in (("p1", "p2"), ("p2", "p1"), ("p2", "p7"), ("p2", "p2"), ("p2",)):
        assert reasons(circle, circle.choice("chambermaid", *wrong)) == {ChambermaidTarget}, wrong
    assert reasons(circle, circle.choice("chambermaid", "p2", "p3", "p4")) == {ChambermaidTarget}
    assert reasons(circle, circle.choice("chambermaid", "p2", "p3", "p3")) == {PicksCount}
    assert reasons(circle, circle.choice("chambermaid")) == {ChambermaidTarget}


def test_chm_1_every_night() -> None:
    circle = a_table(TOWN, night=1)
    for _ in range(3):
        assert circle.wakes("chambermaid")
        circle.choose("chambermaid", "p6", "p7")
        assert circle.wakes("chambermaid")
        circle.tell("chambermaid", "0")
        assert not circle.wakes("chambermaid")
        circle.next_night()


def test_chm_2_how_many_of_the_two_nought_one_or_two() -> None:
    for pair, number in ((("p2", "p3"), "2"), (("p3", "p6"), "1"), (("p7", "p6"), "0")):
        circle = a_table(TOWN, night=2)
        circle.tell("empath", "1")
        circle.choose("harpy", "p6", "p7")
        circle.choose("chambermaid", *pair)
        assert circle.legal("chambermaid") == {(number,)}


def test_chm_2_the_number_and_nothing_else_and_after_the_choice_only() -> None:
    circle = a_table(TOWN, night=2)
    assert reasons(circle, circle.telling("chambermaid", "0")) == {NothingChosen}
    circle.choose("chambermaid", "p6", "p7")
    for wrong in ("1", "2", "3"):
        assert reasons(circle, circle.telling("chambermaid", wrong)) == {InfoImpossible}
    events = circle.tell("chambermaid", "0")
    assert [one["shown"] for one in those(Learned, events)] == [("0",)]
    assert those(Woke, events) == []


def test_chm_2_impaired_any_number() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", "drunk")
    circle.choose("chambermaid", "p6", "p7")
    assert circle.legal("chambermaid") == {("0",), ("1",), ("2",)}


def test_chm_3_what_evil_is_told_of_itself_does_not_count() -> None:
    circle = a_table("chambermaid xaan po empath tinker artist virgin", night=1)
    circle.evil_learns()
    assert counted(circle, "p2", "p3") == "0"


@pytest.mark.parametrize("cause", ["info", "other", "mistake", "bluff"])
def test_chm_3_waking_for_another_reason_does_not_count(cause: str) -> None:
    circle = a_table(TOWN, night=2)
    circle.note_wake("p7", cause)
    assert counted(circle, "p7", "p6") == "0"


def test_chm_3_whom_another_one_wakes_does_not_count() -> None:
    circle = a_table("chambermaid preacher xaan harpy artist tinker po", night=2)
    circle.choose("preacher", "p3")
    circle.choose("harpy", "p5", "p6")
    assert counted(circle, "p3", "p5") == "0"


def test_chm_3_whom_an_engineer_or_a_summoner_changed_does_not_count() -> None:
    circle = a_table("chambermaid engineer xaan summoner artist tinker virgin", night=3)
    circle.choose("engineer", characters=("harpy",))
    assert counted(circle, "p3", "p5") == "0"
    circle = a_table("chambermaid engineer xaan summoner artist tinker virgin", night=3)
    circle.choose("summoner", "p5", characters=("vortox",))
    circle.mark("p5", "poisoned")
    assert counted(circle, "p5", "p6") == "0"


def test_chm_3_who_only_believes_to_have_an_ability_does_not_count() -> None:
    circle = a_table("chambermaid tinker=empath harpy po artist", night=2)
    circle.tell("empath", "0", to="p2")
    assert counted(circle, "p2", "p5") == "0"


def test_chm_4_an_earlier_night_does_not_count() -> None:
    circle = a_table(TOWN, night=1)
    circle.tell("empath", "1" if ("1",) in circle.legal("empath") else "0")
    circle.next_night()
    assert counted(circle, "p2", "p6") == "0"


def test_chm_5_an_impaired_one_who_woke_counts() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p2", "poisoned")
    circle.tell("empath", "2")
    assert counted(circle, "p2", "p6") == "1"


def test_chm_6_waking_and_declining_counts() -> None:
    circle = a_table(TOWN, night=2)
    circle.choose("assassin")
    assert circle.grim.has("p5", "assassin")
    assert counted(circle, "p5", "p6") == "1"


def test_chm_7_acting_without_waking_does_not_count() -> None:
    circle = a_table("chambermaid xaan tinker po artist virgin moonchild", night=2)
    circle.choose("xaan")
    circle.choose("tinker")
    assert counted(circle, "p2", "p3") == "0"


def test_chm_8_a_dead_one_makes_her_choose_again() -> None:
    circle = a_table(TOWN, night=2)
    circle.kill("p6")
    assert reasons(circle, circle.choice("chambermaid", "p6", "p7")) == {ChambermaidTarget}
    assert circle.wakes("chambermaid")
    assert circle.allows(circle.choice("chambermaid", "p5", "p7"))


def test_chm_9_with_fewer_than_two_to_choose_from_she_sleeps_on() -> None:
    assert a_table(TOWN, night=2, dead="p4 p5 p6 p7").wakes("chambermaid")
    circle = a_table(TOWN, night=2, dead="p3 p4 p5 p6 p7")
    assert not circle.wakes("chambermaid")
    assert circle.why_not("chambermaid") == {ChambermaidFew}
    (reason,) = (one for one in circle.refuses(circle.choice("chambermaid", "p2", "p3")) if _few(one))
    assert reason == ChambermaidFew(1)


def _few(reason: object) -> bool:
    return isinstance(reason, ChambermaidFew)


def test_chm_10_comes_last_of_those_who_wake() -> None:
    everybody = "chambermaid dreamer seamstress empath flowergirl towncrier harpy assassin po summoner preacher"
    for night in (1, 3):
        assert a_table(everybody, night=night).steps()[-1] == "chambermaid:p1"


def test_chm_11_a_recluse_who_slept_has_slept() -> None:
    circle = a_table("chambermaid recluse harpy po artist", night=2)
    circle.choose("chambermaid", "p2", "p5")
    assert circle.legal("chambermaid") == {("0",)}


@pytest.mark.parametrize("character", FIRST)
def test_chm_2_who_wakes_for_the_own_ability_in_the_first_night(character: str) -> None:
    assert a_night_with(character, 1) == "1"


@pytest.mark.parametrize("character", OTHER)
def test_chm_2_who_wakes_for_the_own_ability_in_the_second(character: str) -> None:
    assert a_night_with(character, 2) == "1"


def test_chm_2_who_wakes_in_some_nights_only() -> None:
    assert a_night_with("summoner", 2) == "0"
    assert a_night_with("summoner", 3) == "1"
    assert [a_night_with(one, 1) for one in ("assassin", "po", "vortox", "flowergirl", "towncrier")] == ["0"] * 5
    assert a_night_with("investigator", 2) == "0"


@pytest.mark.parametrize("character", NEVER)
def test_chm_7_who_never_wakes(character: str) -> None:
    assert [a_night_with(character, night) for night in (1, 2, 3)] == ["0"] * 3


def test_chm_2_once_used_up_they_sleep() -> None:
    circle = a_table("chambermaid seamstress recluse po artist", night=1)
    circle.choose("seamstress", "p3", "p4")
    circle.tell("seamstress", "no")
    circle.next_night()
    assert not circle.wakes("seamstress")
    assert counted(circle, "p2", "p3") == "0"


def test_chm_2_a_cannibal_wakes_for_what_it_ate() -> None:
    circle = a_table("chambermaid cannibal empath po artist", day=1)
    circle.nominate("p1", "p3", "p1", "p2", "p5")
    circle.execute("p3")
    circle.dusk()
    circle.tell("empath", "0" if ("0",) in circle.legal("empath", "p2") else "1", to="p2")
    assert counted(circle, "p2", "p5") == "1"
