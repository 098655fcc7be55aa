"""The Engineer (001 기계공): which Minions or which Demon are in play, once."""

from __future__ import annotations

from rules.clocktower.actions import GainAbility, PassBy
from rules.clocktower.events import AbilitySpent, CharacterChanged, Chose, SideChanged, Woke
from rules.clocktower.roles import Asked
from rules.clocktower.violations import (
    EngineerBoth,
    EngineerCount,
    NotOfTeam,
    NotTonight,
    OffScript,
    PicksCount,
    Spent,
    WrongTime,
)
from rules.events import Event
from rules.seats import HOST
from tests.rules.clocktower.table import Circle, a_table, reasons, those

TEN = "engineer harpy assassin po artist chambermaid virgin empath dreamer seamstress"
SEVEN = "engineer harpy po artist chambermaid virgin empath"
THIRTEEN = "spy assassin witch po engineer artist empath virgin dreamer seamstress chambermaid preacher flowergirl"
SHEET = (
    "engineer artist empath virgin dreamer seamstress chambermaid preacher flowergirl recluse "
    "spy assassin witch mezepheles po vortox"
)


def names(circle: Circle, *characters: str) -> tuple[Event, ...]:
    return circle.choose("engineer", characters=characters)


def changed(events: tuple[Event, ...]) -> dict[str, str]:
    return {one["seat"]: one["character"] for one in those(CharacterChanged, events)}


def test_eng_1_minions_or_the_demon_in_any_night() -> None:
    for night in (1, 2):
        circle = a_table(TEN, night=night)
        assert circle.wakes("engineer")
        assert changed(names(circle, "summoner", "xaan")) == {"p2": "summoner", "p3": "xaan"}
    assert changed(names(a_table(TEN, night=2), "vortox")) == {"p4": "vortox"}


def test_eng_1_never_both_and_only_once() -> None:
    circle = a_table(TEN, night=2)
    assert EngineerBoth in reasons(circle, circle.choice("engineer", characters=("harpy", "xaan", "vortox")))
    names(circle, "vortox")
    circle.next_night()
    assert circle.why_not("engineer") == {Spent}
    assert Spent in reasons(circle, circle.choice("engineer", characters=("po",)))


def test_eng_1_only_at_night() -> None:
    circle = a_table(TEN, day=1)
    assert WrongTime in reasons(circle, circle.choice("engineer", characters=("vortox",)))


def test_eng_2_everybody_stays_what_and_where_they_were() -> None:
    circle = a_table(TEN, night=2)
    events = names(circle, "summoner", "xaan")
    assert circle.grim.holders("minion") == ("p2", "p3")
    assert circle.grim.holders("demon") == ("p4",)
    assert circle.secret.evil == ("p2", "p3", "p4")
    assert those(SideChanged, events) == []


def test_eng_3_whoever_has_it_already_keeps_it_and_it_is_spent() -> None:
    circle = a_table(TEN, night=2)
    events = names(circle, "po")
    assert changed(events) == {}
    assert AbilitySpent("p1", "engineer") in events
    assert not circle.grim.has("p1", "engineer")


def test_eng_4_as_many_minions_as_the_table_has() -> None:
    circle = a_table(TEN, night=2)
    assert circle.refuses(circle.choice("engineer", characters=("xaan",))) == (EngineerCount(2, 1),)
    three = ("xaan", "summoner", "harpy")
    assert circle.refuses(circle.choice("engineer", characters=three)) == (EngineerCount(2, 3),)
    seven = a_table(SEVEN, night=2)
    assert seven.allows(seven.choice("engineer", characters=("xaan",)))


def test_eng_4_one_demon() -> None:
    circle = a_table(TEN, night=2)
    assert circle.refuses(circle.choice("engineer", characters=("vortox", "riot"))) == (PicksCount("engineer", 1),)


def test_eng_5_of_a_wrong_number_the_storyteller_changes_as_many_as_is_fair() -> None:
    circle = a_table(TEN, night=2)
    one = circle.choice("engineer", characters=("xaan",))
    circle.match.play(one, overrule="one of them, then")
    assert circle.secret.roles["p2"] == "xaan"
    assert circle.secret.roles["p3"] == "assassin"
    assert circle.grim.has("p1", "engineer") is False


def test_eng_6_only_characters_of_the_sheet() -> None:
    circle = a_table(SEVEN, night=2)
    assert OffScript("spy") in circle.refuses(circle.choice("engineer", characters=("spy",)))
    assert NotOfTeam("artist", "minion") in circle.refuses(circle.choice("engineer", characters=("artist",)))


def test_eng_7_woken_every_night_and_may_shake_the_head() -> None:
    circle = a_table(TEN, night=2)
    assert circle.plays(circle.choice("engineer"))[:2] == (Woke("p1", "ability", "engineer"), Chose("engineer", "p1"))
    assert circle.grim.has("p1", "engineer")
    circle.choose("chambermaid", "p1", "p2")
    assert circle.legal("chambermaid") == {("1",)}
    circle.next_night()
    assert circle.wakes("engineer")
    assert circle.allows(PassBy(HOST, "engineer", "p1"))


def test_eng_8_each_changed_one_is_woken_and_told_after_the_engineer() -> None:
    circle = a_table(TEN, night=2)
    events = names(circle, "xaan", "harpy")
    woken = [(one["seat"], one["cause"]) for one in those(Woke, events)]
    assert woken == [("p1", "ability"), ("p3", "other")]
    assert changed(events) == {"p3": "xaan"}
    circle.next_night()
    assert not circle.wakes("engineer")


def test_eng_9_who_has_a_chosen_character_keeps_it_and_the_others_take_the_rest() -> None:
    circle = a_table(THIRTEEN, night=2, script=SHEET)
    assert changed(names(circle, "spy", "assassin", "mezepheles")) == {"p3": "mezepheles"}


def test_eng_10_what_setup_changed_stays() -> None:
    circle = a_table("engineer xaan po tinker recluse virgin empath", night=1)
    names(circle, "harpy")
    assert circle.grim.holders("outsider") == ("p4", "p5")
    assert circle.secret.outsiders == 2


def test_eng_11_impaired_nothing_changes_and_it_is_spent() -> None:
    for kind in ("drunk", "poisoned"):
        circle = a_table(TEN, night=2)
        circle.mark("p1", kind)
        events = names(circle, "vortox")
        assert changed(events) == {}
        assert AbilitySpent("p1", "engineer") in events


def test_eng_12_a_summoner_made_away_with_leaves_the_ability_to_the_storyteller() -> None:
    circle = a_table("engineer summoner recluse artist virgin empath tinker", night=2)
    assert circle.refuses(GainAbility(HOST, "summoner")) == (NotTonight("plaguedoctor"),)
    names(circle, "harpy")
    assert circle.proposed() == set()
    assert circle.allows(GainAbility(HOST, "summoner"))
    assert circle.refuses(GainAbility(HOST, "assassin")) == (NotTonight("plaguedoctor"),)


def test_eng_1_as_many_minions_as_there_should_be_or_one_demon_are_asked_for() -> None:
    for town, minions in ((SEVEN, 1), (TEN, 2)):
        circle = a_table(town, night=2)
        evil = (Asked(0, minions, circle.grim.of_team("minion")), Asked(0, 1, circle.grim.of_team("demon")))
        assert circle.choices("engineer") == evil
