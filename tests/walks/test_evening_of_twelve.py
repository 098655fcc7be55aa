"""An evening of twelve people from the first dusk to the last word, by keyboard alone."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from desktop.shell.audience import DAWNING
from rules.clocktower import learning, steps
from rules.clocktower.actions import Declare, Execute, OpenNominations
from rules.clocktower.characters import role_of
from rules.clocktower.grim import Grim, grim_of
from rules.clocktower.votes import next_hand
from tests.walks.circle import Storyteller, a_record, a_storyteller
from tests.walks.screen import Node

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
ONE_OF = "One of many"
PAGES = 6
CHOSEN = {
    "dreamer": ("p12",),
    "chambermaid": ("p1", "p2"),
    "seamstress": ("p1", "p12"),
    "preacher": ("p10",),
    "harpy": ("p1", "p2"),
    "assassin": (),
    "po": ("p5",),
}


class ByKeys:
    """Numbers of chairs, digits of answers, letters of names."""

    def __init__(self, teller: Storyteller) -> None:
        self.teller, self.screen, self.host = teller, teller.screen, teller.host

    def goes_on(self) -> None:
        self.host.press("space")

    def points(self, seats: tuple[str, ...]) -> None:
        """The step, each chair, and that it was so."""
        self._begins()
        for seat in seats:
            self.screen.type(seat.removeprefix("p"))
            self.screen.press("Return")
        self.host.press("Return")

    def shakes(self) -> None:
        self.host.press("2")

    def tells(self, answer: learning.Answer) -> None:
        """A number is a key; a name is typed."""
        self.screen.press("1")
        if answer[0].isdecimal():
            self.host.press(answer[0])
            return
        if answer[0] in ("yes", "no"):
            self.host.press("1" if answer[0] == "yes" else "2")
            return
        assert self.screen.says(self.host.say(ONE_OF))
        for word in answer[:-1]:
            self._names(word)
        before = self.host.size
        self._names(answer[-1])
        assert self.screen.waits(lambda: self.host.size > before)

    def _begins(self) -> None:
        """The first row; then the line for names has the keyboard."""
        self.screen.press("1")
        assert self.screen.says(self.host.say(ONE_OF))

    def _names(self, word: str) -> None:
        number = word.removeprefix("p")
        self.screen.type(number if number.isdecimal() else word)
        self.screen.press("Return")

    def opens(self) -> None:
        assert self.screen.says(self.host.say(OpenNominations.title))
        self.host.press("1")

    def nominates(self, by: str, of: str) -> None:
        """Two chairs."""
        self._begins()
        self.screen.type(by.removeprefix("p"))
        self.screen.press("Return")
        self.screen.type(of.removeprefix("p"))
        self.host.press("Return")

    def hand(self, up: bool) -> None:
        self.host.press("1" if up else "2")

    def closes(self) -> None:
        self.host.press("space")

    def executes(self) -> None:
        self.host.press("1")

    def declares(self) -> None:
        """By the name of the command, and the first of the two sides."""
        self._more(Declare.title)
        self.host.press("1")

    def _more(self, title: str) -> None:
        """A row that waits behind the last one, which turns the page."""
        for _ in range(PAGES):
            rows = self.teller.rows()
            wanted = (number for number, node in enumerate(rows, 1) if node.name.startswith(self.host.say(title)))
            number = next(wanted, 0)
            self.screen.press(str(number or len(rows)))
            if number:
                return
            assert self.screen.waits(partial(self._turned, rows))
        raise AssertionError(title)

    def _turned(self, rows: list[Node]) -> bool:
        return [node.name for node in self.teller.rows()] != [node.name for node in rows]


def grimoire(teller: Storyteller) -> Grim:
    return grim_of(teller.host.records.match().book.content, teller.state)


def a_night(teller: Storyteller, by: ByKeys, n: int) -> None:
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
        teller.screen.press("space")
        assert teller.screen.waits(partial(is_told, teller, who)), who


def a_step(grim: Grim, step: steps.Step, by: ByKeys) -> None:
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


def a_day(teller: Storyteller, by: ByKeys, of: str) -> None:
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


@pytest.mark.parametrize("language", ["ko", "en"])
def test_an_evening_of_twelve_by_keyboard_alone(language: str, tmp_path: Path) -> None:
    record = a_record(tmp_path / "record", NAMES, ROLES, EVIL)
    with a_storyteller(tmp_path, language, record) as teller:
        teller.audience_comes()
        by = ByKeys(teller)
        a_night(teller, by, 1)
        a_day(teller, by, "p9")
        a_night(teller, by, 2)
        assert "p5" in teller.state.public.dead
        a_day(teller, by, "p12")
        assert teller.screen.says(teller.host.say("All Demons are dead: has good won?"))
        by.declares()
        assert teller.screen.waits(lambda: teller.state.public.winner == "good")
        teller.host.ends_well()
