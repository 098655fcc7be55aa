"""How much the program is told changes in play (flows.md 0.4)."""

import pytest

from rules.actions import Answer
from rules.dice import Dice
from rules.hakoonna.actions import Disclose, Open, Stack
from rules.hakoonna.effects import ChoosePower, DrawCode, DrawTile, DrawWeakness, Hide, PlaceBones, TellHeld
from rules.hakoonna.events import CardsSet, KnowledgeChanged, TurnBegan
from rules.hakoonna.state import NO_SECRET
from rules.hakoonna.violations import StillBuilding
from rules.seats import HOST, KNOWING_HOST
from rules.violations import NotYourTurn
from tests.rules.hakoonna.a_mansion import (
    Evening,
    a_game,
    a_mansion,
    a_site,
    counted,
    hidden,
    shipped,
    to_act,
    to_stack,
)

TOLD = ("1", "2", "3", "chain", "kitchen.stove", "child.bed", "empty", "study.desk", "my_mary", "gasoline")


def under_way() -> Evening:
    """A table that plays by what is public; Green is dead, Red holds a tile."""
    return a_mansion("red study, blue hall, green -", counted(red=1), to_act("red"))


def test_a_table_that_tells_more_is_asked_for_what_the_program_lacks() -> None:
    evening = under_way()
    assert evening.plays(Disclose(HOST, "k2")) == (KnowledgeChanged("k2"),)
    kinds = []
    for answer in TOLD:
        kinds.append(type(evening.asked))
        evening.answers(answer)
    assert kinds == [
        DrawCode,
        DrawCode,
        DrawCode,
        DrawWeakness,
        PlaceBones,
        Hide,
        DrawTile,
        Hide,
        ChoosePower,
        TellHeld,
    ]
    assert evening.asked is None
    secret = evening.sees(KNOWING_HOST).secret
    assert secret.code == ("1", "2", "3")
    assert secret.hides == {"hako": "child.bed", "green": "study.desk"}
    assert secret.hands == {"red": ("gasoline",)}
    assert secret.powers == ("my_mary",)
    assert evening.public.held == {"red": 1}


def test_the_game_goes_on_where_it_was() -> None:
    evening = a_mansion("red study, blue hall", to_stack("red"))
    evening.plays(Disclose(HOST, "k1"))
    evening.answers("1", "2", "3", "chain", "kitchen.stove", "child.bed", "empty", "my_mary")
    assert evening.asked is None
    assert (evening.public.phase, evening.turn) == ("noise", "red")
    assert evening.allows(Stack("red"))


def test_a_table_that_tells_less_leaves_no_secret_in_the_program() -> None:
    evening = a_mansion("red study, blue hall", hidden(), to_act("red"), knowledge="program")
    evening.plays(Disclose(HOST, "k0"))
    assert evening.sees(KNOWING_HOST).secret == NO_SECRET
    evening.plays(Open("red", "study.desk"))
    assert evening.answers("back")[-1] == TurnBegan("blue")


def test_only_the_host_says_so_and_not_before_the_game() -> None:
    assert under_way().refuses(Disclose("red", "k2")) == (NotYourTurn(HOST),)
    evening = a_site(drawn="living")
    assert evening.refuses(Disclose(HOST, "k2")) == (StillBuilding(),)


@pytest.mark.parametrize("knowledge", ["public", "host"])
def test_the_power_she_begins_with_is_counted(knowledge: str) -> None:
    evening, dice = a_game("red", "blue", layout=shipped().practice, knowledge=knowledge), Dice("begun")
    while evening.public.phase != "noise":
        asked = evening.match.table.asked
        assert asked is not None
        evening.match.play(Answer(asked.seat, asked.domain().pick(dice)))
    assert evening.public.powers == 1


def test_it_is_counted_once_the_mansion_is_built_and_not_before() -> None:
    evening = a_site(drawn="living")
    assert evening.public.powers == 0


def test_a_program_told_later_asks_for_every_power_that_was_counted() -> None:
    evening = a_mansion("red study, blue hall", CardsSet(powers=3), to_act("red"))
    evening.plays(Disclose(HOST, "k1"))
    evening.answers(*TOLD[:5], "child.bed", "empty")
    evening.answers("my_mary")
    asked = evening.asked
    assert isinstance(asked, ChoosePower)
    assert "my_mary" not in asked.powers
    evening.answers("things_move", "shut_door")
    assert evening.asked is None
    assert evening.sees(KNOWING_HOST).secret.powers == ("my_mary", "shut_door", "things_move")
    assert evening.public.powers == 3
