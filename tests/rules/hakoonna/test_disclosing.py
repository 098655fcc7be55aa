"""How much the program is told changes in play (flows.md 0.4)."""

from rules.hakoonna.actions import Disclose, Open, Stack
from rules.hakoonna.effects import ChoosePower, DrawCode, DrawTile, DrawWeakness, Hide, PlaceBones, TellHeld
from rules.hakoonna.events import KnowledgeChanged, TurnBegan
from rules.hakoonna.state import NO_SECRET
from rules.hakoonna.violations import StillBuilding
from rules.seats import HOST, KNOWING_HOST
from rules.violations import NotYourTurn
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, a_site, counted, hidden, to_act, to_stack

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
