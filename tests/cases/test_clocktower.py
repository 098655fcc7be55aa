"""Questions put by players of Blood on the Clocktower, with the right answer."""

from __future__ import annotations

import pytest

from rules.clocktower.actions import (
    CancelVote,
    CloseVote,
    CountHand,
    Execute,
    Exile,
    GainAbility,
    Kill,
    LayCurse,
    Nominate,
    PassBy,
    PutUp,
    Revive,
    TakeMark,
)
from rules.clocktower.events import CharacterChanged, DayBroke, Died, JinxTold, Woke
from rules.clocktower.state import STORYTELLER, Execution
from rules.clocktower.violations import (
    AlreadyDead,
    DayOver,
    DeadNominates,
    EngineerBoth,
    EngineerCount,
    HarpyOrder,
    InfoImpossible,
    MoonchildAlive,
    NominatedTwice,
    NominateTwice,
    NotTonight,
    PoOne,
    PoThree,
    Preached,
    Protected,
    SecondExecution,
    TargetNotPlayer,
    Tie,
    VirginNotTownsfolk,
    VortoxTrueInfo,
    VoteLocked,
)
from rules.clocktower.votes import needed, standing
from rules.seats import AUDIENCE, HOST
from tests.rules.clocktower.table import Circle, a_table, reasons, those, with_script

TEN = "p1 p2 p3 p4 p5 p6 p7 p8 p9 p10".split()


def deaths(events: tuple[object, ...]) -> list[str]:
    return [event.seat for event in events if isinstance(event, Died)]


def test_bc_01_empath_both_neighbours_gone() -> None:
    circle = a_table("gunslinger soldier empath monk librarian imp", night=1, evil="p1")
    assert circle.legal("empath") == {("0",)}
    circle.dawn()
    circle.nominate("p4", "p2", *circle.public.living)
    circle.execute("p2")
    circle.dusk()
    circle.kill("p4")
    assert circle.grim.neighbours("p3") == ("p1", "p5")
    assert circle.legal("empath") == {("1",)}


def test_bc_02_empath_beside_the_recluse() -> None:
    circle = a_table("recluse empath artist po harpy", night=1)
    assert circle.legal("empath") == {("0",), ("1",)}
    assert circle.refuses(circle.telling("empath", "2")) == (InfoImpossible("empath", ("0", "1"), ("2",)),)
    circle.tell("empath", "1")
    circle.next_night()
    assert circle.legal("empath") == {("0",), ("1",)}
    circle.tell("empath", "0")
    assert [told.shown for told in circle.secret.told] == [("1",), ("0",)]


@pytest.mark.parametrize("kind", ["poisoned", "drunk"])
def test_bc_04_vortox_beats_poison(kind: str) -> None:
    circle = a_table("harpy empath artist virgin vortox", night=1)
    circle.mark("p2", kind)
    assert circle.legal("empath") == {("0",), ("2",)}
    assert circle.refuses(circle.telling("empath", "1")) == (VortoxTrueInfo(("1",)),)
    circle.mark("p5", "poisoned")
    assert circle.legal("empath") == {("0",), ("1",), ("2",)}


def test_bc_05_vortox_and_a_busy_day_without_execution() -> None:
    circle = a_table("empath artist virgin dreamer harpy vortox recluse gunslinger scapegoat", day=1)
    for by, of in (("p2", "p1"), ("p4", "p2"), ("p5", "p4"), ("p6", "p5"), ("p7", "p6")):
        circle.nominate(by, of)
    for one in ("p8", "p9"):
        circle.call_exile("p1", one, *circle.public.circle)
        circle.plays(Exile(HOST, one))
    circle.kill("p7")
    circle.dusk()
    assert circle.proposed() == {("evil", "no_execution")}


@pytest.mark.parametrize("dies", [True, False])
def test_bc_05_an_execution_for_a_characters_reason_is_one(dies: bool) -> None:
    circle = a_table("empath artist virgin dreamer harpy vortox recluse", day=1)
    circle.match.play(Execute(HOST, "p1", dies), overrule="mad as a Mutant")
    circle.dusk()
    assert circle.proposed() == set()


def test_bc_07_yes_and_no_under_vortox() -> None:
    roles = "flowergirl towncrier seamstress chambermaid cannibal investigator vortox harpy"
    circle = a_table(roles, day=1)
    circle.match.play(Execute(HOST, "p6", dies=True), overrule="by an ability")
    circle.dusk()
    assert circle.legal("flowergirl") == {("yes",)}
    assert circle.legal("towncrier") == {("yes",)}
    circle.choose("seamstress", "p1", "p2")
    assert circle.legal("seamstress") == {("no",)}
    circle.choose("harpy", "p1", "p2")
    circle.choose("chambermaid", "p8", "p5")
    assert circle.legal("chambermaid") == {("0",), ("2",)}
    assert all(not ("p8" in told and told[0] == "harpy") for told in circle.legal("investigator", "p5"))


FLOWERGIRL = "flowergirl po artist virgin dreamer recluse harpy gunslinger"


def flowergirl_after(*changes: str, dead: str = "", votes: tuple[str, ...] = ()) -> Circle:
    circle = a_table(FLOWERGIRL, day=1, dead=dead)
    circle.nominate("p3", "p5", *votes)
    for one in changes:
        circle.becomes(one, "artist")
    circle.dusk()
    return circle


def test_bc_08_a_hand_for_an_exile_is_not_seen() -> None:
    circle = a_table(FLOWERGIRL.replace("recluse", "tinker"), day=1)
    circle.call_exile("p3", "p8", "p2")
    circle.dusk()
    assert circle.legal("flowergirl") == {("no",)}


def test_bc_08_a_vote_on_a_nomination_that_failed_is() -> None:
    assert flowergirl_after(votes=("p2",)).legal("flowergirl") == {("yes",)}


def test_bc_08_so_is_the_ghost_vote_of_a_second_demon() -> None:
    circle = a_table("flowergirl po artist virgin dreamer tinker vortox", day=1, dead="p7")
    circle.nominate("p3", "p5", "p7")
    circle.becomes("p7", "artist")
    circle.dusk()
    assert circle.legal("flowergirl") == {("yes",)}


def test_bc_08_and_the_vote_of_whoever_was_the_demon_then() -> None:
    circle = flowergirl_after("p2", votes=("p2",))
    circle.becomes("p3", "po")
    assert circle.legal("flowergirl") == {("yes",)}


def test_bc_10_woken_by_somebody_else() -> None:
    circle = a_table("chambermaid po artist harpy virgin", night=2)
    circle.mark("p2", "blocked", until="dawn")
    assert circle.why_not("po") == {NotTonight}
    circle.note_wake("p2", "other")
    circle.choose("chambermaid", "p2", "p3")
    assert circle.legal("chambermaid") == {("0",)}
    assert [(wake.seat, wake.cause) for wake in circle.secret.wakes] == [("p2", "other"), ("p1", "ability")]


def test_bc_11_drunk_people_who_woke() -> None:
    circle = a_table("chambermaid assassin moonchild empath po", night=1)
    circle.choose("chambermaid", "p2", "p3")
    assert circle.legal("chambermaid") == {("0",)}
    circle.next_night()
    circle.mark("p4", "poisoned")
    circle.choose("assassin")
    circle.tell("empath", "2")
    circle.choose("chambermaid", "p2", "p4")
    assert circle.legal("chambermaid") == {("2",)}


def test_bc_13_po_drunk_when_refusing_poisoned_when_raging() -> None:
    circle = a_table("po artist virgin empath harpy", night=3)
    drunk = circle.mark("p1", "drunk")
    circle.choose("po")
    circle.plays(TakeMark(HOST, drunk))
    circle.next_night()
    poison = circle.mark("p1", "poisoned")
    assert circle.refuses(circle.choice("po", "p2")) == (PoThree(3, 1),)
    assert deaths(circle.choose("po", "p2", "p3", "p4")) == []
    circle.plays(TakeMark(HOST, poison))
    circle.next_night()
    assert circle.allows(circle.choice("po"), circle.choice("po", "p2"))
    assert circle.refuses(circle.choice("po", "p2", "p3", "p4")) == (PoOne(),)


def after_the_exorcist(*chosen: str, protected: str = "") -> Circle:
    """The fourth night: in the second the Po chose, in the third the Exorcist had chosen the Po."""
    circle = a_table("po artist virgin empath harpy", night=2)
    if protected:
        circle.mark(protected, "protected", until="dawn")
    circle.choose("po", *chosen)
    circle.next_night()
    circle.mark("p1", "blocked", until="dawn")
    assert not circle.wakes("po")
    circle.next_night()
    return circle


def test_bc_14_po_and_the_exorcist() -> None:
    circle = after_the_exorcist()
    assert circle.refuses(circle.choice("po", "p2")) == (PoThree(3, 1),)


def test_bc_14_after_a_choice_that_failed_it_is_one() -> None:
    circle = after_the_exorcist("p2", protected="p2")
    assert "p2" not in circle.public.dead
    assert circle.refuses(circle.choice("po", "p2", "p3", "p4")) == (PoOne(),)


def test_bc_14_the_first_night_never_counts() -> None:
    circle = a_table("po artist virgin empath harpy", night=1)
    circle.next_night()
    assert circle.allows(circle.choice("po"), circle.choice("po", "p2"))
    assert circle.refuses(circle.choice("po", "p2", "p3", "p4")) == (PoOne(),)


@pytest.mark.parametrize("nominator", ["drunk=chef", "saint"])
def test_bc_16_the_drunk_nominates_the_virgin(nominator: str) -> None:
    circle = a_table(f"virgin {nominator} artist harpy po", day=1)
    circle.opens()
    circle.plays(Nominate(HOST, "p2", "p1"))
    assert circle.public.executions == ()
    assert circle.public.vote is not None
    assert not circle.grim.has("p1", "virgin")
    assert circle.proposed() == set()


def test_bc_16_taking_back_a_wrong_execution_alone_leaves_the_virgin_used() -> None:
    circle = a_table("virgin drunk=chef artist harpy po", day=1)
    circle.opens()
    circle.plays(Nominate(HOST, "p2", "p1"))
    wrong = Execute(HOST, "p2", dies=True)
    assert circle.refuses(wrong) == (VirginNotTownsfolk("p2", "outsider"),)
    circle.match.play(wrong, overrule="taken for a Townsfolk")
    assert not circle.grim.lives("p2")
    circle.match.undo()
    assert circle.grim.lives("p2")
    assert not circle.grim.has("p1", "virgin")
    circle.match.undo()
    assert circle.grim.has("p1", "virgin")


def test_bc_17_a_ghost_nominates_the_virgin() -> None:
    circle = a_table("virgin empath artist harpy po", day=1, dead="p2")
    circle.opens()
    assert circle.refuses(Nominate(HOST, "p2", "p1")) == (DeadNominates(),)
    assert circle.grim.has("p1", "virgin")
    assert circle.public.nominations == ()


def test_bc_19_virgin_triggers_while_someone_is_on_the_block() -> None:
    circle = a_table("virgin empath artist harpy po cannibal towncrier vortox", day=1)
    circle.nominate("p8", "p4", "p1", "p2", "p3", "p5", "p6", "p7")
    assert standing(circle.public).block == "p4"
    circle.plays(Nominate(HOST, "p2", "p1"))
    assert circle.public.executions == (Execution("p2", 1, died=True),)
    assert not any(mark.kind == "block" for space in circle.picture().spaces for mark in space.marks)
    assert circle.refuses(Execute(HOST, "p4", dies=True)) == (SecondExecution(),)
    assert circle.refuses(Nominate(HOST, "p3", "p5")) == (DayOver(),)
    circle.dusk()
    assert circle.public.phase == "night"
    assert circle.grim.abilities("p6") == ("cannibal", "empath")
    assert circle.proposed() == set()


def test_bc_20_recluse_and_things_that_need_a_townsfolk_or_a_minion() -> None:
    circle = a_table("recluse virgin artist po empath", day=1)
    circle.nominate("p1", "p2")
    assert circle.public.executions == ()
    assert not circle.grim.has("p2", "virgin")
    sheet = "investigator recluse saint scarletwoman harpy po artist"
    circle = a_table("investigator recluse saint po artist", night=1, script=sheet)
    assert circle.allows(circle.telling("investigator", "scarletwoman", "p2", "p3"))


def test_bc_22_what_feeds_the_cannibal() -> None:
    circle = a_table("cannibal empath artist recluse harpy po virgin dreamer", day=1)
    circle.nominate("p1", "p2", *circle.public.living)
    circle.execute("p2")
    circle.dusk()
    assert circle.grim.able("p1", "empath")
    circle.dawn()
    circle.nominate("p1", "p3", *circle.public.living)
    circle.execute("p3", dies=False)
    circle.dusk()
    assert circle.grim.able("p1", "empath")
    circle.dawn()
    circle.nominate("p1", "p2", *circle.public.living)
    circle.execute("p2", dies=False)
    circle.dusk()
    assert circle.grim.able("p1", "empath")
    circle.dawn()
    circle.nominate("p1", "p5", *circle.public.living)
    circle.execute("p5")
    circle.dusk()
    assert circle.grim.impaired("p1")
    circle.choose("po", "p8")
    circle.dawn()
    assert circle.grim.impaired("p1")
    circle.nominate("p1", "p3", *circle.public.living)
    circle.execute("p3")
    assert not circle.grim.impaired("p1")
    assert circle.grim.abilities("p1") == ("cannibal", "artist")


def eaten(character: str, evil: str = "") -> Circle:
    circle = a_table(f"cannibal {character} artist harpy po tinker", day=1, evil=evil)
    circle.nominate("p1", "p2", *circle.public.living)
    circle.execute("p2")
    circle.dusk()
    return circle


def test_bc_23_forgetting_to_wake_the_cannibal() -> None:
    circle = eaten("empath")
    assert circle.wakes("empath", "p1")
    assert circle.seen("p1").secret.roles == {"p1": "cannibal"}


def test_bc_23_no_line_for_what_never_wakes() -> None:
    assert not any(one.endswith(":p1") for one in eaten("mutant").steps())


def test_bc_23_after_evil_the_line_is_a_bluff() -> None:
    circle = eaten("empath", evil="p2")
    assert circle.grim.impaired("p1")
    assert circle.wakes("empath", "p1")
    assert circle.legal("empath", "p1") == {("0",), ("1",), ("2",)}


MOON = "moonchild empath harpy po artist virgin"


@pytest.mark.parametrize(
    ("at_choice", "at_night", "target", "dying"),
    [(True, False, "p2", ("p2",)), (False, True, "p2", ()), (False, False, "p3", ())],
    ids=["poisoned-at-the-choice", "poisoned-at-night", "evil"],
)
def test_bc_25_moonchilds_timing(at_choice: bool, at_night: bool, target: str, dying: tuple[str, ...]) -> None:
    circle = a_table(MOON, day=1)
    circle.kill("p1")
    mark = circle.mark("p1", "poisoned")
    if not at_choice:
        circle.turn(mark)
    circle.plays(LayCurse(HOST, "p1", target))
    circle.dusk()
    if at_choice != at_night:
        circle.turn(mark)
    circle.choose("moonchild")
    assert circle.secret.dying == dying


def test_bc_25_executed_but_alive_there_is_no_choice() -> None:
    circle = a_table(MOON, day=1)
    circle.nominate("p2", "p1", *circle.public.living)
    circle.execute("p1", dies=False)
    assert circle.refuses(LayCurse(HOST, "p1", "p2")) == (MoonchildAlive("p1"),)


def test_bc_25_killed_at_night_the_choice_comes_that_day_and_the_death_the_night_after() -> None:
    circle = a_table(MOON, night=2)
    circle.choose("po", "p1")
    assert not circle.wakes("moonchild")
    circle.dawn()
    circle.plays(LayCurse(HOST, "p1", "p2"))
    circle.dusk()
    circle.choose("moonchild")
    assert circle.hears(AUDIENCE, circle.dawn()) == [DayBroke(3, ("p2",))]


def test_bc_26_plague_doctor_drunk_at_the_wrong_moment() -> None:
    circle = a_table("plaguedoctor harpy artist po empath", day=1)
    mark = circle.mark("p1", "drunk")
    circle.kill("p1")
    circle.turn(mark)
    assert circle.refuses(GainAbility(HOST, "assassin")) == (NotTonight("plaguedoctor"),)


def test_bc_26_sober_when_dying_it_is_kept() -> None:
    circle = a_table("plaguedoctor harpy artist po empath", day=1)
    circle.kill("p1")
    circle.plays(GainAbility(HOST, "harpy"))
    circle.mark("p1", "drunk")
    circle.becomes("p5", "harpy")
    circle.dusk()
    holders = [one for one in circle.steps() if one.startswith("harpy:")]
    assert holders == ["harpy:p2", "harpy:p5", f"harpy:{STORYTELLER}"]
    assert circle.grim.able(STORYTELLER, "harpy")
    assert TargetNotPlayer in reasons(circle, circle.choice("po", STORYTELLER))


def test_bc_28_no_demon_yet() -> None:
    circle = a_table("summoner empath artist virgin recluse dreamer seamstress", day=1)
    assert circle.proposed() == set()
    circle.nominate("p2", "p1", *circle.public.living)
    circle.execute("p1")
    assert circle.proposed() == {("good", "no_demon_made")}


def test_bc_28_two_days_without_one_and_then_none_can_be_made() -> None:
    sheet = "summoner empath artist virgin recluse dreamer seamstress po"
    circle = a_table("summoner empath artist virgin recluse dreamer seamstress", night=1, script=sheet)
    for _ in range(2):
        assert circle.proposed() == set()
        circle.dawn()
        assert circle.proposed() == set()
        circle.dusk()
    circle.mark("p1", "poisoned")
    assert circle.proposed() == {("good", "no_demon_made")}


def test_bc_28_one_made_in_the_third_night_acts_in_it_be_it_the_summoner() -> None:
    circle = a_table("summoner empath artist virgin recluse dreamer seamstress", night=3)
    circle.choose("summoner", "p1", characters=("po",))
    circle.choose("po", "p2", by="p1")
    assert circle.secret.dying == ("p2",)
    assert circle.proposed() == set()


def test_bc_29_preacher_or_engineer_meets_the_summoner() -> None:
    circle = a_table("summoner preacher engineer artist virgin recluse dreamer", night=2)
    circle.choose("preacher", "p1")
    circle.next_night()
    assert circle.why_not("summoner") == {Preached}
    assert circle.proposed() == set()
    assert {("preacher", "summoner"), ("engineer", "summoner")} <= set(circle.match.book.content.jinxes)
    circle.plays(GainAbility(HOST, "summoner"))
    circle.choose("summoner", "p4", by=STORYTELLER, characters=("po",))
    assert circle.grim.role("p4") == "po"
    assert circle.wakes("po", "p4")


def test_bc_29_an_engineer_who_does_away_with_the_summoner() -> None:
    circle = a_table("summoner preacher engineer artist virgin recluse dreamer", night=2)
    circle.choose("engineer", characters=("harpy",))
    circle.next_night()
    assert circle.proposed() == set()
    circle.plays(GainAbility(HOST, "summoner"))
    circle.choose("summoner", "p4", by=STORYTELLER, characters=("po",))
    assert circle.grim.holders("demon") == ("p4",)


MINIONS = "spy assassin witch po engineer artist empath virgin dreamer seamstress chambermaid preacher flowergirl"
SHEET = (
    "engineer artist empath virgin dreamer seamstress chambermaid preacher flowergirl spy assassin witch mezepheles po"
)


def engineered(circle: Circle, *characters: str) -> dict[str, str]:
    events = circle.choose("engineer", characters=characters)
    return {one["seat"]: one["character"] for one in those(CharacterChanged, events)}


def test_bc_31_engineers_choices() -> None:
    circle = a_table(MINIONS, night=2, script=SHEET)
    events = circle.choose("engineer", characters=("spy", "assassin", "mezepheles"))
    assert those(CharacterChanged, events) == [{"seat": "p3", "character": "mezepheles"}]
    assert [one["seat"] for one in those(Woke, events)] == ["p5", "p3"]
    assert circle.secret.evil == ("p1", "p2", "p3", "p4")
    assert not circle.grim.has("p5", "engineer")


def test_bc_31_both_kinds_and_wrong_numbers_are_refused() -> None:
    circle = a_table(MINIONS, night=2, script=SHEET)
    both = circle.choice("engineer", characters=("spy", "assassin", "mezepheles", "po"))
    assert circle.refuses(both) == (EngineerBoth(),)
    two = circle.choice("engineer", characters=("spy", "mezepheles"))
    assert circle.refuses(two) == (EngineerCount(3, 2),)
    circle.match.play(two, overrule="as many as is fair")
    assert [circle.grim.role(seat) for seat in ("p1", "p2", "p3")] == ["spy", "mezepheles", "witch"]


def test_bc_31_what_is_in_play_already_costs_the_ability_and_shows_nothing() -> None:
    circle = a_table(MINIONS, night=2, script=SHEET)
    before = circle.grim.holders("outsider")
    assert engineered(circle, "po") == {}
    assert not circle.grim.has("p5", "engineer")
    assert circle.grim.holders("outsider") == before


def test_bc_32_preacher_gets_poisoned() -> None:
    circle = a_table("preacher harpy artist po virgin", night=2)
    circle.choose("preacher", "p2")
    active = [circle.wakes("harpy")]
    circle.next_night()
    poison = circle.mark("p1", "poisoned")
    active.append(circle.wakes("harpy"))
    circle.plays(TakeMark(HOST, poison))
    circle.next_night()
    active.append(circle.wakes("harpy"))
    circle.next_night()
    circle.kill("p1")
    active.append(circle.wakes("harpy"))
    assert active == [False, True, False, True]


def test_bc_32_poisoned_when_choosing_nobody_is_affected() -> None:
    circle = a_table("preacher harpy artist po virgin", night=2)
    poison = circle.mark("p1", "poisoned")
    circle.choose("preacher", "p2")
    circle.plays(TakeMark(HOST, poison))
    assert circle.wakes("harpy")
    circle.next_night()
    assert circle.wakes("harpy")


def test_bc_34_majority_sinks_during_the_day() -> None:
    circle = a_table("empath artist virgin dreamer seamstress chambermaid harpy po recluse", day=1)
    circle.nominate("p2", "p1", *TEN[:4])
    assert standing(circle.public).block == ""
    circle.kill("p9")
    assert needed(circle.public) == 4
    assert (standing(circle.public).next, standing(circle.public).ties) == (5, 4)
    circle.nominate("p1", "p2", *TEN[:4])
    assert standing(circle.public).block == ""
    assert circle.refuses(Execute(HOST, "p2", dies=True)) == (Tie("p2", "p1", 4),)


def test_bc_35_threshold_hygiene() -> None:
    roles = "empath artist virgin dreamer seamstress chambermaid harpy po gunslinger scapegoat"
    circle = a_table(roles, day=1)
    circle.nominate("p1", "p2", *TEN[:7])
    circle.dusk()
    circle.dawn()
    assert standing(circle.public).next == needed(circle.public) == 5
    circle.nominate("p1", "p2", *TEN[:5])
    assert circle.refuses(Nominate(HOST, "p1", "p4")) == (NominateTwice("p1"),)
    assert circle.refuses(Nominate(HOST, "p4", "p2")) == (NominatedTwice("p2"),)
    assert standing(circle.public).block == "p2"


def ghost(circle: Circle) -> bool:
    """Whether the dead p2 has a vote."""
    return "p2" not in circle.public.spent


def a_count(dead: str = "p2") -> Circle:
    circle = a_table("empath artist virgin dreamer seamstress harpy po", day=1, dead=dead)
    circle.opens()
    circle.plays(Nominate(HOST, "p1", "p4"))
    return circle


def test_bc_37_a_hand_that_is_down_when_its_turn_comes_keeps_the_vote() -> None:
    circle = a_count()
    circle.plays(CountHand(HOST, "p2", up=False), CloseVote(HOST))
    assert ghost(circle)


def test_bc_37_a_counted_hand_is_locked_and_spent_though_the_nomination_fails() -> None:
    circle = a_count()
    circle.plays(CountHand(HOST, "p2", up=True))
    assert circle.refuses(CountHand(HOST, "p2", up=False)) == (VoteLocked("p2"),)
    circle.plays(CloseVote(HOST))
    assert not ghost(circle)
    assert standing(circle.public).block == ""


def test_bc_37_a_cancelled_count_gives_it_back() -> None:
    circle = a_count()
    circle.plays(CountHand(HOST, "p2", up=True), CancelVote(HOST))
    assert ghost(circle)


def test_bc_37_back_to_life_and_dead_again_there_is_a_new_one() -> None:
    circle = a_count()
    circle.plays(CountHand(HOST, "p2", up=True), CloseVote(HOST), Revive(HOST, "p2"), Kill(HOST, "p2"))
    assert ghost(circle)


def test_bc_37_a_death_during_the_count() -> None:
    circle = a_count(dead="")
    circle.plays(CountHand(HOST, "p2", up=True), Kill(HOST, "p2"), Kill(HOST, "p3"))
    circle.plays(CountHand(HOST, "p3", up=True), CloseVote(HOST))
    assert circle.public.nominations[-1].hands == ("p2", "p3")
    assert circle.public.spent == ("p3",)


def test_bc_38_harpys_pair() -> None:
    circle = a_table("harpy empath artist po virgin", night=1, dead="p3")
    assert circle.refuses(circle.choice("harpy", "p2", "p2")) == (HarpyOrder(),)
    events = circle.choose("harpy", "p2", "p3")
    assert [one["seat"] for one in those(Woke, events) if one["cause"] == "other"] == ["p2"]
    circle.dawn()
    assert circle.allows(Kill(HOST, "p2", "harpy"))
    assert circle.refuses(Kill(HOST, "p3", "harpy")) == (AlreadyDead("p3"),)
    circle.dusk()
    assert {mark.kind: mark.seat for mark in circle.secret.marks} == {"mad": "p2", "second": "p3"}


def test_bc_40_tinker_dies_of_nothing() -> None:
    circle = a_table("tinker empath artist po virgin", night=2)
    shield = circle.mark("p1", "protected")
    assert circle.refuses(Kill(HOST, "p1", "tinker")) == (Protected("p1"),)
    circle.plays(TakeMark(HOST, shield))
    circle.choose("po", "p3")
    circle.choose("tinker", "p1")
    assert [death.by for death in circle.secret.deaths] == ["p4", "p1"]
    assert circle.hears(AUDIENCE, circle.dawn()) == [DayBroke(2, ("p1", "p3"))]


def test_bc_40_by_day_at_once_and_never_by_force() -> None:
    circle = a_table("tinker empath artist po virgin", night=2)
    circle.plays(PassBy(HOST, "tinker", "p1"))
    circle.dawn()
    assert circle.hears(AUDIENCE, circle.plays(Kill(HOST, "p1", "tinker"))) == [Died("p1", day=True)]


def test_bc_41_djinn_rules_are_announced_even_for_absent_pairs() -> None:
    circle = a_table("empath artist harpy po virgin")
    events = circle.plays(PutUp(HOST, "djinn"))
    told = [event for event in circle.hears(AUDIENCE, events) if isinstance(event, JinxTold)]
    assert told == [JinxTold("engineer", "summoner"), JinxTold("preacher", "summoner")]
    assert circle.seen(AUDIENCE).public.up == ("djinn",)


def test_bc_41_what_the_list_does_not_hold_any_more_is_not_told() -> None:
    sheet = with_script("cannibal", "riot", "engineer", "summoner", "po")
    assert set(sheet.jinxes) == {("engineer", "summoner")}


def test_bc_41_a_character_that_only_a_reminder_stands_for_is_seen_there() -> None:
    circle = a_table("empath artist harpy po virgin", night=1)
    circle.mark("p1", "", character="summoner")
    assert {mark.character for mark in circle.secret.marks} == {"summoner"}
