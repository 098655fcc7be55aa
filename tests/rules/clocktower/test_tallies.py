"""The reminders of the day against what the grimoire remembers of it, over days by chance (001 꽃팔이 소녀, 포고꾼)."""

from __future__ import annotations

import pytest

from rules.clocktower.actions import (
    CancelVote,
    ChangeCharacter,
    CloseVote,
    CountHand,
    Nightfall,
    Nominate,
    OpenNominations,
)
from rules.clocktower.events import CharacterChanged
from rules.dice import Dice
from rules.engine import Refused
from rules.seats import HOST
from tests.rules.clocktower.table import EDITION, Circle, a_table

TOWN = "flowergirl towncrier po harpy xaan recluse artist chambermaid tinker riot"
"""p1 and p2 listen; nobody of these does anything to a vote."""
OTHERS = tuple(f"p{number}" for number in range(3, 11))


def heard(circle: Circle, kind: str, team: str) -> bool:
    """Straight from the log of the day."""
    for one in circle.secret.spoken:
        character = EDITION.character(one.character)
        if one.day == circle.public.n and one.kind == kind and character is not None and character.team == team:
            return True
    return False


def expected(circle: Circle) -> tuple[set[tuple[str, str]], set[tuple[str, str]]]:
    voted, nominated = heard(circle, "vote", "demon"), heard(circle, "nomination", "minion")
    return (
        {("p1", "demonvoted" if voted else "demonnotvoted")},
        {("p2", "minionnominated" if nominated else "minionsnotnominated")},
    )


def is_day(circle: Circle) -> bool:
    return circle.public.phase == "day"


def a_move(circle: Circle, dice: Dice) -> None:
    """Something of a day, as far as it is allowed; now and then it is taken back, or the next day comes."""
    someone, other = (OTHERS[dice.below(len(OTHERS))] for _ in range(2))
    if circle.public.vote is not None:
        for seat in OTHERS:
            if dice.below(3) == 0:
                circle.match.play(CountHand(HOST, seat, up=dice.below(2) == 0))
        circle.match.play(CancelVote(HOST) if dice.below(3) == 0 else CloseVote(HOST))
    elif dice.below(9) == 0:
        circle.match.play(ChangeCharacter(HOST, someone, ("artist", "harpy", "po")[dice.below(3)]))
    elif dice.below(12) == 0:
        circle.match.play(Nightfall(HOST))
        circle.dawn()
        circle.match.play(OpenNominations(HOST))
    else:
        circle.match.play(Nominate(HOST, someone, other))


@pytest.mark.parametrize("seed", range(30))
def test_the_reminders_say_what_the_log_says(seed: int) -> None:
    dice, circle = Dice(f"tallies/{seed}"), a_table(TOWN, night=1)
    circle.dawn()
    circle.opens()
    met = set()
    for _ in range(60):
        at = circle.match.at
        a_move(circle, dice)
        if circle.match.at != at and dice.below(4) == 0:
            circle.match.undo()
        if not is_day(circle):
            circle.match.jump(at)
        found = circle.laid("flowergirl"), circle.laid("towncrier")
        assert found == expected(circle)
        met |= found[0] | found[1]
    assert len(met) >= 3


def test_a_change_of_character_turns_no_reminder() -> None:
    circle = a_table(TOWN, night=1)
    circle.dawn()
    circle.nominate("p7", "p6", "p8")
    events = (*circle.becomes("p8", "po"), *circle.becomes("p7", "harpy"))
    assert {type(event) for event in events} == {CharacterChanged}
    assert (circle.laid("flowergirl"), circle.laid("towncrier")) == expected(circle)
    assert not isinstance(circle.match.play(Nightfall(HOST)), Refused)
