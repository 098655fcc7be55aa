"""A surge that was spread or drawn wrongly is amended where it was told; what came after is judged again."""

from __future__ import annotations

from collections import Counter

from rules.actions import Answer
from rules.amend import Amendment, Change
from rules.arkham.actions import MoveMonster, Proceed
from rules.arkham.effects import DrawMonster, SpreadSurge
from rules.arkham.events import MonsterPlaced, SurgeSpread
from rules.arkham.violations import SurgeUneven
from rules.engine import Refused
from rules.match import Match, Node
from rules.seats import AUDIENCE, FATE
from tests.rules.arkham.a_town import Evening, a_town, gates, mythos
from tests.rules.played import Played

CARD = "all_quiet_in_arkham"
"""Its gate is in the Woods."""
OPEN = ("woods abyss_a", "graveyard rlyeh_a", "black_cave abyss_b")


def surging() -> Evening:
    """Three gates, five people: five monsters, two of them at the Woods or more."""
    people = ", ".join(f"p{number} library" for number in range(1, 6))
    evening = a_town(people, *gates(*OPEN), mythos("gate", CARD, 2))
    evening.plays(Proceed("p1"))
    assert isinstance(evening.asked, SpreadSurge)
    assert evening.asked.gates == ("woods", "black_cave", "graveyard")
    return evening


def spread() -> Evening:
    """Told as two, two, one; ghoul, gug, witch, zombie, vampire, in that order."""
    evening = surging()
    evening.answers((2, 2, 1))
    evening.fate("ghoul", "gug", "witch", "zombie", "vampire")
    assert evening.asked is None
    return evening


def step_of(match: Match, kind: type[object], number: int = 0) -> Node:
    """The answer to the question of that kind."""
    asked = [node for node in match.path() if node.parent is not None and isinstance(node.parent.table.asked, kind)]
    return asked[number]


def at_gates(evening: Played) -> Counter[str]:
    return Counter(evening.match.table.state.town.monsters.values())


def settled(amendment: Amendment, evening: Evening) -> None:
    assert amendment.settled, (amendment.refused, amendment.broken)
    evening.match.settle()


def test_the_spread_stands_in_the_log() -> None:
    evening = surging()
    assert evening.answers((2, 2, 1)) == (
        SurgeSpread("woods", 2), SurgeSpread("black_cave", 2), SurgeSpread("graveyard", 1),
    )  # fmt: skip


def test_a_spread_is_told_otherwise_and_the_same_tokens_come_to_other_gates() -> None:
    evening = spread()
    before = at_gates(evening)
    amendment = evening.match.amend(step_of(evening.match, SpreadSurge).number, Answer("p1", (2, 1, 2)))
    settled(amendment, evening)
    assert before["black_cave"] == 2
    assert (at_gates(evening)["woods"], at_gates(evening)["black_cave"], at_gates(evening)["graveyard"]) == (2, 1, 2)
    assert evening.at("zombie-1") == "graveyard"
    assert evening.asked is None
    evening.match.undo()
    assert at_gates(evening) == before


def test_a_spread_against_the_rules_is_refused() -> None:
    evening = spread()
    amendment = evening.match.amend(step_of(evening.match, SpreadSurge).number, Answer("p1", (3, 2, 0)))
    assert isinstance(amendment.refused, Refused)
    assert [type(reason) for reason in amendment.refused.violations] == [SurgeUneven]
    assert evening.match.amending is None


def test_a_monster_at_the_wrong_gate() -> None:
    """Another came there: what was drawn later stays drawn."""
    evening = spread()
    amendment = evening.match.amend(step_of(evening.match, DrawMonster, 1).number, Answer(FATE, "byakhee"))
    settled(amendment, evening)
    assert (evening.at("gug-1"), evening.at("byakhee-1"), evening.at("vampire-1")) == ("", "woods", "graveyard")


def test_one_that_is_drawn_twice_then_breaks_and_is_ruled_on() -> None:
    """Two were told in the wrong order, and there is only one of the kind."""
    evening = surging()
    evening.answers((2, 2, 1))
    kinds = evening.asked.domain().options  # type: ignore[union-attr]  # one of the kinds
    single = next(kind for kind in kinds if len(evening.match.book.content.tokens_of[kind]) == 1)
    evening.fate("ghoul", "gug", single, "zombie", "vampire")
    wrong, later = step_of(evening.match, DrawMonster, 1).number, step_of(evening.match, DrawMonster, 2).number
    amendment = evening.match.amend(wrong, Answer(FATE, single))
    assert amendment.broken is not None
    assert amendment.broken.step == later
    assert amendment.rule(Change(later, Answer(FATE, "gug"))) is None
    settled(amendment, evening)
    assert (evening.at(f"{single}-1"), evening.at("gug-1")) == ("woods", "black_cave")


def test_what_came_after_the_surge_is_judged_again() -> None:
    """A token was moved along its arrow from where it now never lay."""
    evening = surging()
    evening.answers((2, 2, 1))
    evening.fate("witch", "gug", "zombie", "vampire", "ghoul")
    evening.corrects(mythos("move", CARD, 2))
    evening.plays(MoveMonster("p1", "ghoul-1", evening.match.book.content.white["graveyard"]))
    amendment = evening.match.amend(step_of(evening.match, DrawMonster, 4).number, Answer(FATE, "byakhee"))
    assert amendment.broken is not None
    assert isinstance(amendment.broken.action, MoveMonster)
    amendment.drop()
    settled(amendment, evening)
    assert evening.at("byakhee-1") == "graveyard"


def test_everybody_is_told_what_changes() -> None:
    evening = spread()
    amendment = evening.match.amend(step_of(evening.match, SpreadSurge).number, Answer("p1", (2, 1, 2)))
    told = amendment.told(AUDIENCE)
    assert MonsterPlaced("zombie-1", "graveyard") in [event for one in told for event in one.new]
