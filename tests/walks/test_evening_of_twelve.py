"""An evening of twelve people from the first dusk to the last word: by keyboard alone, and by mouse alone."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from desktop.shell.audience import DAWNING
from desktop.words import Words
from rules.clocktower import learning, steps
from rules.clocktower.actions import Execute, Nightfall
from rules.clocktower.characters import role_of
from rules.clocktower.grim import Grim, grim_of
from rules.clocktower.votes import next_hand
from tests.walks.by_keys import ByKeys
from tests.walks.by_mouse import ByMouse
from tests.walks.circle import Storyteller, a_record, a_storyteller

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope", "Ivy", "Jack", "Kim", "Liam")
ROLES = dict(
    zip(
        (f"p{number}" for number in range(1, 13)),
        (
            "empath",
            "dreamer",
            "chambermaid",
            "seamstress",
            "investigator",
            "preacher",
            "flowergirl",
            "virgin",
            "recluse",
            "harpy",
            "assassin",
            "po",
        ),
        strict=True,
    )
)
EVIL = ("p10", "p11", "p12")
CHOSEN = {
    "dreamer": ("p12",),
    "chambermaid": ("p1", "p2"),
    "seamstress": ("p1", "p12"),
    "preacher": ("p10",),
    "harpy": ("p1", "p2"),
    "assassin": (),
    "po": ("p5",),
}


def grimoire(teller: Storyteller) -> Grim:
    return grim_of(teller.host.records.match().book.content, teller.state)


def the_djinn_is_read_out(teller: Storyteller, by: ByKeys | ByMouse) -> None:
    by.goes_on()
    assert teller.state.public.up
    assert teller.screen.waits(lambda: teller.rows()[0].name.startswith(teller.host.say(Nightfall.title)))


def a_night(teller: Storyteller, by: ByKeys | ByMouse, n: int) -> None:
    """Every step in its order, then day breaks."""
    by.goes_on()
    teller.comes("night", n)
    while (coming := next(iter(steps.open_steps(grim := grimoire(teller))), None)) is not None:
        if coming.character not in steps.INFO:
            teller.is_due(coming.character)
        a_step(grim, coming, by)
    dying = teller.state.secret.dying
    by.goes_on()
    teller.comes("day", n)
    for seat in dying:
        who = teller.name(seat)
        assert teller.screen.says(teller.host.say(DAWNING, {"n": 1}))
        by.dies_next()
        assert teller.screen.waits(partial(is_told, teller, who)), who


def a_step(grim: Grim, step: steps.Step, by: ByKeys | ByMouse) -> None:
    role, deed = role_of(step.character), steps.deed(grim, step.character, step.seat)
    learns = role.learning(grim, step.seat, deed)
    if role.chooses and deed is None:
        chosen = CHOSEN[step.character]
        by.points(chosen) if chosen else by.shakes()
    elif learns is not None:
        by.tells(next(learning.legal(grim, step.seat, step.character, learns, deed)))
    else:
        by.goes_on()


def hand_of(teller: Storyteller) -> str:
    """Whose hand comes next."""
    vote = teller.state.public.vote
    return next_hand(teller.state.public, vote) if vote is not None else ""


def is_told(teller: Storyteller, who: str) -> bool:
    """Once at the chair, and once more as one who died."""
    return teller.told().count(who) > 1


def is_counted(teller: Storyteller, seat: str) -> bool:
    return hand_of(teller) != seat


def a_day(teller: Storyteller, by: ByKeys | ByMouse, of: str) -> None:
    """One is called out, most hands go up, and an execution follows."""
    by.opens()
    assert teller.screen.waits(lambda: teller.state.public.open)
    by.nominates("p1", of)
    assert teller.screen.waits(lambda: teller.state.public.vote is not None)
    while (coming := hand_of(teller)) != "":
        by.hand(coming not in EVIL)
        assert teller.screen.waits(partial(is_counted, teller, coming))
    by.closes()
    assert teller.screen.says(teller.host.say(Execute.title))
    by.executes()
    assert teller.screen.waits(lambda: teller.state.public.executed is not None)
    assert teller.state.public.executions[-1].seat == of


@pytest.mark.parametrize(("hands", "first", "then"), [(ByKeys, "ko", "en"), (ByMouse, "en", "ko")])
def test_an_evening_of_twelve(hands: type[ByKeys | ByMouse], first: str, then: str, tmp_path: Path) -> None:
    """In one language up to the second night, and in the other one from there."""
    record = a_record(tmp_path / "record", NAMES, ROLES, EVIL)
    with a_storyteller(tmp_path, first, record) as teller:
        by = hands(teller)
        by.audience_comes()
        the_djinn_is_read_out(teller, by)
        a_night(teller, by, 1)
        a_day(teller, by, "p9")
        by.speaks_otherwise()
        teller.host.words = Words(then)
        assert teller.host.reads(Nightfall.title)
        a_night(teller, by, 2)
        assert "p5" in teller.state.public.dead
        a_day(teller, by, "p12")
        assert teller.screen.says(teller.host.say("All Demons are dead: has good won?"))
        by.declares("good")
        assert teller.screen.waits(lambda: teller.state.public.winner == "good")
        teller.host.ends_well()
