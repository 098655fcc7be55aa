"""Questions by chance: each kind comes up, is a position that the rules take, and is answered as they answer it."""

from __future__ import annotations

import pytest

from rules.clocktower import bag, corrections, votes, winning
from rules.clocktower.actions import CallExile, CloseVote, CountHand, Kill, Nominate, PassBy, Tell
from rules.clocktower.drills import KINDS, Drill, draw
from rules.clocktower.grim import Grim, grim_of
from rules.clocktower.options import Options
from rules.clocktower.setup import seats
from rules.clocktower.state import ClockState
from rules.dice import Dice
from rules.engine import Refused, Step
from rules.seats import HOST
from tests.rules.clocktower.table import EDITION, Circle
from tests.tables import a_match

MANY = 60


def some(kind: str) -> list[Drill]:
    dice = Dice(f"drills of {kind}")
    return [draw(EDITION, dice.below, kind) for _ in range(MANY)]


def at(drill: Drill) -> Circle:
    """A match that stands where the question is asked."""
    people = max(int(seat[1:]) for seat in drill.state.public.circle)
    circle = Circle(a_match("clocktower", options=Options(), seats=seats(people)))
    fresh = circle.match.table.state
    assert isinstance(fresh, ClockState)
    done = circle.corrects(*corrections.changes(fresh, drill.state))
    assert isinstance(done, Step), done
    return circle


def grim(drill: Drill) -> Grim:
    return grim_of(EDITION, drill.state)


def test_every_kind_comes_up() -> None:
    dice = Dice("any")
    assert {draw(EDITION, dice.below).kind for _ in range(200)} == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_each_is_a_position_that_a_game_could_have_come_to(kind: str) -> None:
    for drill in some(kind):
        circle, there = at(drill), grim(drill)
        assert (circle.public, circle.secret) == (drill.state.public, drill.state.secret)
        players = there.public.players
        assert bag.fits(there, len(players), tuple(there.secret.roles[seat] for seat in players))
        assert not [one for one in winning.proposals(there) if not one.due]
        assert set(there.public.spent) <= set(there.public.dead)
        assert drill.right
        assert set(drill.right) <= set(drill.choices)
        assert len(set(drill.choices)) == len(drill.choices)


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_dice_ask_the_same(kind: str) -> None:
    assert draw(EDITION, Dice("twice").below, kind) == draw(EDITION, Dice("twice").below, kind)


@pytest.mark.parametrize("kind", ["empath", "works", "nomination", "block", "ends"])
def test_no_answer_is_always_the_right_one(kind: str) -> None:
    assert len({drill.right for drill in some(kind)}) > 1


def test_the_next_step_is_the_one_that_is_taken_next() -> None:
    for drill in some("next-step"):
        circle = at(drill)
        first = circle.steps()[0].split(":")
        assert drill.right == (first[0],)
        circle.plays(PassBy(HOST, first[0], first[1]))
        assert circle.steps()[:1] != [":".join(first)]


def test_an_empath_may_be_told_just_that() -> None:
    for drill in some("empath"):
        for number in drill.choices:
            told = at(drill).match.play(Tell(HOST, "empath", drill.values["who"], (number,)))
            assert isinstance(told, Step) is (number in drill.right), (drill, number)


def test_an_ability_works_for_those_alive_whom_no_effect_hinders() -> None:
    for drill in some("works"):
        there, seat = grim(drill), drill.values["who"]
        free = there.lives(seat) and not there.impaired(seat)
        assert (drill.right == ("yes",)) is (free or (there.role(seat) == "recluse" and not there.impaired(seat)))


def test_a_nomination_is_taken_or_refused_as_answered() -> None:
    reasons = set()
    for drill in some("nomination"):
        played = at(drill).match.play(Nominate(HOST, drill.values["by"], drill.values["of"]))
        assert isinstance(played, Step) is (drill.right == ("yes",))
        if isinstance(played, Refused):
            assert played.violations == drill.why
            reasons |= {type(one) for one in drill.why}
    assert len(reasons) > 3


def counted(drill: Drill, hands: int) -> str:
    """Who is about to die when somebody new has so many votes."""
    circle = at(drill)
    public = circle.public
    called = {one.of for one in public.nominations} | set(circle.grim.with_role("virgin"))
    fresh = [seat for seat in public.circle if seat not in called]
    by = [seat for seat in public.living if seat not in {one.by for one in public.nominations}]
    circle.plays(Nominate(HOST, by[0], fresh[0]))
    able = [seat for seat in votes.clock(public, circle.public.nominations[-1]) if seat not in public.spent]
    circle.plays(*(CountHand(HOST, seat, seat in able[:hands]) for seat in able), CloseVote(HOST))
    return "new" if votes.standing(circle.public).block == fresh[0] else "old"


def test_so_many_votes_put_somebody_on_the_block_and_one_fewer_do_not() -> None:
    asked = 0
    for drill in some("needed"):
        need, able = int(drill.right[0]), len(drill.state.public.circle) - len(drill.state.public.spent)
        if need <= able and drill.state.public.executed is None:
            asked += 1
            assert counted(drill, need) == "new"
            assert counted(drill, need - 1) == "old"
    assert asked > MANY // 3


def test_half_of_all_exile_a_traveller_and_one_fewer_do_not() -> None:
    for drill in some("exile"):
        public, need = drill.state.public, int(drill.right[0])
        traveller = next(iter(public.travellers))
        for hands, enough in ((need, True), (need - 1, False)):
            circle = at(drill)
            circle.plays(CallExile(HOST, public.living[0], traveller))
            everybody = votes.clock(public, circle.public.nominations[-1])
            circle.plays(*(CountHand(HOST, seat, seat in everybody[:hands]) for seat in everybody), CloseVote(HOST))
            last = circle.public.nominations[-1]
            assert (len(last.hands) >= last.need) is enough


def test_a_death_ends_the_game_as_answered() -> None:
    for drill in some("ends"):
        circle = at(drill)
        circle.plays(Kill(HOST, drill.values["who"]))
        sides: set[str] = {one.side for one in winning.proposals(circle.grim) if not one.due}
        assert set(drill.right) == (sides or {"no"}), drill


def test_each_question_can_be_read() -> None:
    for kind in KINDS:
        said = {drill.message.format(**drill.values) for drill in some(kind)}
        assert all(one.endswith("?") and "{" not in one for one in said)
