"""A night that the square sees nothing of, then a vote by hands and an execution that does not kill (W7)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.clocktower.actions import CancelVote, CloseVote, CountHand, Execute, OpenNominations
from rules.clocktower.events import LivesSet
from tests.walks.circle import Storyteller, a_record, a_storyteller

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope")
ROLES = {
    "p1": "recluse",
    "p2": "empath",
    "p3": "investigator",
    "p4": "virgin",
    "p5": "assassin",
    "p6": "po",
    "p7": "tinker",
    "p8": "chambermaid",
}
SECRET = ("Chambermaid", "객실 청소부", "Po ", "포 ·", "Empath", "초공감자")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_w7_the_night_is_dark_and_the_hands_are_counted(language: str, tmp_path: Path) -> None:
    record = a_record(tmp_path / "record", NAMES, ROLES, ("p5", "p6"), LivesSet(dead=("p7",)))
    with a_storyteller(tmp_path, language, record) as teller:
        teller.audience_comes()
        night_falls(teller)
        two_reminders_of_one_seat(teller)
        the_empath_beside_a_recluse(teller)
        two_are_pointed_at(teller)
        the_square_saw_nothing(teller)
        the_dead_call_nobody_out(teller)
        a_cancelled_vote_costs_no_ghost(teller)
        an_execution_that_does_not_kill(teller)
        teller.host.ends_well()


def shown(teller: Storyteller) -> list[tuple[str, ...]]:
    """Every answer that was given."""
    return [one.shown for one in teller.state.secret.told]


def night_falls(teller: Storyteller) -> None:
    """The Djinn is read out, night falls, evil is told of itself: by one key each."""
    with teller.host.counted("the Djinn", 1):
        teller.host.press("space")
    assert teller.state.public.up
    with teller.host.counted("night falls", 1):
        teller.host.press("space")
    teller.comes("night", 1)
    teller.host.still(teller.folder)
    with teller.host.counted("what evil is told", 2):
        teller.host.press("space")
        teller.host.press("space")
    teller.is_due("investigator")


def two_reminders_of_one_seat(teller: Storyteller) -> None:
    """The Minion and the wrong one are two people."""
    teller.screen.press("1")
    for word in ("assassin", "3"):
        teller.screen.type(word)
        teller.screen.press("Return")
    teller.screen.press("3", "Return")
    assert teller.screen.says("BC-R25")
    assert shown(teller) == []
    teller.screen.press("Escape", "5")
    teller.host.press("Return")
    assert shown(teller) == [("assassin", "p3", "p5")]
    teller.is_due("empath")


def the_empath_beside_a_recluse(teller: Storyteller) -> None:
    """Nobody or one may be told, two may not."""
    with teller.host.counted("an answer, refused once", 4):
        teller.screen.press("1", "2")
        assert teller.screen.says("BC-R24")
        assert len(shown(teller)) == 1
        teller.screen.press("Escape")
        teller.host.press("1")
    assert shown(teller)[1:] == [("1",)]
    teller.is_due("chambermaid")


def two_are_pointed_at(teller: Storyteller) -> None:
    """Misheard and taken back before it counts; the step and two targets take five keys."""
    with teller.host.counted("two targets, one of them misheard", 7):
        teller.screen.press("1", "2", "3")
        assert teller.screen.says(teller.name("p3"))
        assert teller.state.secret.deeds == () or teller.state.secret.deeds[-1].character != "chambermaid"
        teller.screen.press("BackSpace", "4")
        teller.host.press("Return")
    assert teller.state.secret.deeds[-1].players == ("p2", "p4")
    with teller.host.counted("what she learns", 2):
        teller.screen.press("1")
        teller.host.press("1")
    assert teller.state.secret.told[-1].shown == ("1",)


def the_square_saw_nothing(teller: Storyteller) -> None:
    """Not a name of the night, in words or in the picture of a night with other steps."""
    told = teller.told()
    assert [word for word in SECRET if word in told] == []
    before = teller.host.audience(teller.folder)
    assert teller.host.still(teller.folder) == before
    with teller.host.counted("dawn", 1):
        teller.host.press("space")
    teller.comes("day", 1)


def the_dead_call_nobody_out(teller: Storyteller) -> None:
    teller.clicks(OpenNominations.title)
    teller.drags("p7", "p3")
    assert teller.screen.says("BC-R01")
    teller.screen.press("Escape")
    assert teller.state.public.nominations == ()


def a_cancelled_vote_costs_no_ghost(teller: Storyteller) -> None:
    """Each hand is one key, up or down."""
    teller.drags("p1", "p5")
    assert teller.screen.waits(lambda: teller.state.public.vote is not None)
    with teller.host.counted("eight hands", 8):
        for key in ("2", "1", "1", "1", "2", "1", "1", "2"):
            assert teller.screen.says(teller.host.say(CountHand.title))
            teller.host.press(key)
    vote = teller.state.public.vote
    assert vote is not None
    assert (vote.ghosts, len(vote.passed)) == (("p7",), 8)
    teller.clicks(CancelVote.title)
    assert teller.state.public.spent == ()


def an_execution_that_does_not_kill(teller: Storyteller) -> None:
    """The day has had its execution all the same."""
    teller.drags("p2", "p6")
    assert teller.screen.waits(lambda: teller.state.public.vote is not None)
    for _ in range(5):
        teller.host.press("1")
    teller.clicks(CloseVote.title)
    rows = [node for node in teller.screen.nodes() if node.name.startswith(teller.host.say(Execute.title))]
    before = teller.host.size
    teller.screen.click(rows[-1])
    assert teller.screen.waits(lambda: teller.host.size > before)
    assert [(one.seat, one.died) for one in teller.state.public.executions] == [("p6", False)]
    teller.drags("p3", "p4")
    assert teller.screen.says("BC-R04")
    teller.screen.press("Escape")
