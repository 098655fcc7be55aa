"""A Moonchild who learnt of the own death is waited for, at the host alone (001 달의 자손)."""

from __future__ import annotations

import pytest

from rules.clocktower.actions import ChangeCharacter, Daybreak, Execute, Kill, LayCurse, PassBy, ShowAs
from rules.clocktower.events import LivesSet, TimeSet
from rules.seats import HOST
from tests.desktop.projector.slow_clock import SlowClock
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.square_hands import ROLES, everybody, set_by_hand, sit_in_a_circle, titles
from tests.desktop.shell.storyteller.hour import raised

LINE = "달의 자손 민서가 죽었어요. 2분 안에 산 사람 하나를 모두 앞에서 골라요."
ROW = "죽은 뒤 공개로 고르기"


@pytest.fixture
def hands(sit_down: Seat, clock: SlowClock) -> Hands:
    """The second day; the Moonchild sits at p3."""
    made = sit_down()
    sit_in_a_circle(made)
    everybody(made, ROLES | {"p3": "moonchild"})
    set_by_hand(made, TimeSet("day", 2, open=True))
    return made


def reminded(hands: Hands) -> str:
    return hands.window.side.prompt.talk.text()


def waits(hands: Hands) -> bool:
    prompt = hands.window.side.prompt
    return reminded(hands) == LINE and prompt.beat.isVisible() and ROW in titles(hands)


def test_an_executed_moonchild_is_waited_for_until_somebody_was_chosen(hands: Hands) -> None:
    assert not waits(hands)
    hands.session.play(Execute(HOST, "p3", dies=True), overrule="house")
    assert waits(hands)
    hands.session.play(LayCurse(HOST, "p3", "p1"))
    assert reminded(hands) == ""
    assert hands.window.side.prompt.beat.isHidden()


def test_one_who_lived_through_it_chooses_nobody(hands: Hands) -> None:
    hands.session.play(Execute(HOST, "p3", dies=False), overrule="house")
    assert reminded(hands) == ""


def test_one_who_died_in_the_night_learns_of_it_at_dawn(hands: Hands) -> None:
    set_by_hand(hands, TimeSet("night", 2))
    hands.session.play(Kill(HOST, "p3", "po"))
    while (form := next((one for one in hands.session.offers(HOST) if one.action == "pass-by"), None)) is not None:
        fixed = dict(form.fixed)
        hands.session.play(PassBy(HOST, str(fixed["character"]), str(fixed["who"])))
    assert reminded(hands) == ""
    hands.session.play(Daybreak(HOST))
    assert waits(hands)


def test_two_minutes_are_shown_at_the_host_and_nowhere_else(hands: Hands, clock: SlowClock) -> None:
    window = raised(hands)
    hands.session.play(Execute(HOST, "p3", dies=True), overrule="house")
    hands.wait(300)
    before = window.grab().toImage()
    bar = hands.window.side.prompt.beat
    clock.ms += 60_000
    bar.tick()
    assert bar.part == 0.5
    assert bar.accessibleName() == "달의 자손이 고를 시간이 아직 남았어요"
    clock.ms += 60_000
    bar.tick()
    assert bar.accessibleName() == "달의 자손이 고를 시간이 지났어요. 조용히 일러 줘도 돼요."
    assert window.grab().toImage() == before


def test_whoever_only_believes_to_be_the_moonchild_is_waited_for_as_well(hands: Hands) -> None:
    hands.session.play(ChangeCharacter(HOST, "p3", "recluse"))
    hands.session.play(ShowAs(HOST, "p3", "moonchild"), overrule="house")
    hands.session.play(Execute(HOST, "p3", dies=True), overrule="house")
    assert waits(hands)


def test_a_death_of_another_day_is_not_waited_for(hands: Hands) -> None:
    set_by_hand(hands, LivesSet(("p3",)))
    assert reminded(hands) == ""
