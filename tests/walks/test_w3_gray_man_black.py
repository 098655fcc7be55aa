"""The Gray Man is black, the program holds every secret: he finds her, dies by two weapons, and still wins."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from desktop import tables
from desktop.evening import Evening
from desktop.session import Session
from rules.actions import Action, Value
from rules.engine import Step
from rules.fate import Fate
from rules.hakoonna import actions as act
from rules.hakoonna import setup as hakoonna
from rules.hakoonna.state import HakoState
from rules.match import Match
from rules.seats import AUDIENCE, KNOWING_HOST
from rules.tags import tag_of
from tests.walks.host import Host, a_host
from tests.walks.records import Records

WEAPONS = ("gasoline", "chain", "stake")
FATES = {"gray-card": ("black",), "centre": ("white",), "tiles": (*WEAPONS, "talisman")}
FILE = "".join(f"{kind}: {value}\n" for kind, values in FATES.items() for value in values)
FIRST: dict[str, Value] = {"place-bones": "hall.coat_stand", "hide": "child.tent", "choose-power": "my_mary"}
LAIR, SAFE, ELSEWHERE = "study.desk", "study.desk", "study.armchair"


class Evenings:
    """A table that is played by its rules alone, up to where hands take it over."""

    def __init__(self, folder: Path) -> None:
        book = tables.a_book()
        options = book.options(knowledge="program", gray_actions_per_turn=2)
        fate = Fate(seed=7, sources={"noise": "cardboard", "opened": "cardboard"})
        setup = tables.Setup(options, hakoonna.seats(3), fate, book.content.practice)
        self.session: Session = Evening(folder, fates=FATES).begin(setup._replace(viewer=KNOWING_HOST))
        while (asked := self.session.asked()) is not None:
            self.answer(FIRST[tag_of(asked)])

    def do(self, *actions: Action) -> None:
        for action in actions:
            assert isinstance(self.session.play(action), Step), action

    def answer(self, value: Value) -> None:
        assert isinstance(self.session.answer(value), Step), value

    def noise(self, seat: str, result: str = "held") -> None:
        self.do(act.Stack(seat))
        self.answer(result)

    def turn(self, action: Action) -> None:
        """Noise that holds, and an action."""
        self.noise(action.seat)
        self.do(action)

    def opens(self, seat: str, shadow: str, outcome: str) -> None:
        self.do(act.Open(seat, shadow))
        self.answer(outcome)

    def her_time(self, room: str, shadow: str) -> None:
        self.do(act.Enter("hako", room))
        self.answer(shadow)
        self.do(act.EndTime("hako"))

    def he_looks(self, lair: str) -> None:
        """She hides in the study; he comes alone and opens the desk."""
        self.noise("red", "fell")
        self.her_time("study", lair)
        self.do(act.Walk("gray", "study"))
        self.opens("gray", SAFE, "back")

    def two_are_armed(self) -> None:
        """Two visitors take a weapon each along, he one; then he is alone with what he has."""
        self.he_looks(LAIR)
        for seat in ("blue", "green"):
            self.turn(act.Walk(seat, "study"))
        self.turn(act.Pass("red"))
        for seat, shadow in (("blue", "study.bookcase"), ("green", "study.globe")):
            self.noise(seat)
            self.opens(seat, shadow, "keep")
        self.her_time("study", LAIR)
        self.do(act.Walk("gray", "child"))
        self.opens("gray", "child.tent", "keep")
        self.noise("red", "fell")
        self.her_time("study", LAIR)
        for shadow in ("child.bed", "child.toybox"):
            self.opens("gray", shadow, "back")

    def he_is_dead(self) -> None:
        """Both use their weapons; she hides where they stand, and they look there."""
        self.two_are_armed()
        self.turn(act.Walk("blue", "child"))
        self.turn(act.Walk("green", "child"))
        self.turn(act.Pass("red"))
        self.turn(act.WeaponOnGray("blue", "chain"))
        self.turn(act.WeaponOnGray("green", "stake"))
        self.her_time("child", "child.bed")
        self.turn(act.Walk("red", "study"))
        self.turn(act.Open("blue", "child.bed"))
        self.turn(act.Open("green", "child.bed"))
        self.turn(act.Walk("red", "child"))

    def done(self) -> Path:
        """The record, given out of the hand."""
        record = self.session.record
        assert record is not None
        self.session.close()
        return record.path


def told(session: Session, viewer: str) -> tuple[object, ...]:
    """All that somebody learns: the lines of the log, what is drawn, and what may be asked about it."""
    return session.log(viewer), session.picture(viewer), session.seen(viewer)


@pytest.mark.parametrize("viewer", [AUDIENCE, "red", "blue", "green"])
def test_w3_nobody_is_told_whether_he_has_found_her_or_the_safe(tmp_path: Path, viewer: str) -> None:
    found, control = Evenings(tmp_path / "found"), Evenings(tmp_path / "control")
    found.he_looks(LAIR)
    control.he_looks(ELSEWHERE)
    assert hides(found.session.match) == LAIR
    assert hides(control.session.match) == ELSEWHERE
    assert told(found.session, viewer) == told(control.session, viewer)
    assert told(found.session, "gray") != told(control.session, "gray")
    found.done()
    control.done()


def hides(match: Match) -> str:
    state: HakoState = match.table.state
    return state.secret.hides["hako"]


@pytest.fixture(params=["ko", "en"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def opened(folder: Path, language: str, record: Path) -> contextlib.AbstractContextManager[Host]:
    """The program with that record and the answers of Fate in a file."""
    fate = folder / "fate.txt"
    fate.write_text(FILE)
    return a_host(folder / "walk", language, str(record), "--fate", str(fate))


def test_w3_two_weapons_show_that_he_is_black_and_undo_asks_before_it_takes_that_back(
    tmp_path: Path, language: str
) -> None:
    evening = Evenings(tmp_path / "profile")
    evening.two_are_armed()
    record = evening.done()
    with opened(tmp_path, language, record) as host:
        host.records = Records(record.parent)
        host.screen.press("F2", "b")
        assert host.reads("Curtain: up")
        a_turn(host, "blue", to="child")
        a_turn(host, "green", to="child")
        a_turn(host, "red")
        weapon(host, "green", "chain")
        assert host.records.public().centre == ("white",)
        assert host.records.public().at["gray"]
        weapon(host, "hako", "stake")
        state: HakoState = host.records.match().table.state
        assert (state.public.shown, state.public.at["gray"]) == ("black", "")
        assert state.secret.hands == {"green": ("gasoline",)}
        taken_back_and_done_again(host)
        host.ends_well()


def a_turn(host: Host, seat: str, to: str = "") -> None:
    """The tower holds; then the pawn is dragged to another room, or its turn is passed."""
    with host.counted("a turn", 2):
        host.screen.press("1")
        host.comes("act")
        if to:
            pawn = host.pawn(seat)
            host.screen.drag(pawn, host.screen.find(host.called(to)), (0, -pawn.box[3]))
        else:
            host.screen.press("0")
    host.comes("noise")


def weapon(host: Host, following: str, which: str) -> None:
    """The tower holds; a weapon is taken from the hand and used on him."""
    with host.counted("a weapon", 4):
        host.screen.press("1")
        host.comes("act")
        host.screen.press("3")
        host.screen.click(host.screen.find(host.called(which), "button"))
        host.screen.click(host.screen.find(host.say("Use a weapon on the Gray Man"), "button"))
    assert host.screen.waits(lambda: host.records.public().turn == following)


def taken_back_and_done_again(host: Host) -> None:
    """Three steps: the second weapon, its noise, and the first weapon, of which the audience has seen the card."""
    before, asks = host.records.match().table.state, "This undo crosses something already revealed."
    host.screen.press("ctrl+z")
    assert host.screen.waits(lambda: host.records.public().turn == "green")
    host.screen.press("ctrl+z")
    host.comes("noise")
    host.screen.press("ctrl+z")
    assert host.reads(asks + " Only a host correction can do it.")
    assert host.records.public().centre == ("white",)
    assert host.screen.hold("Return", lambda: not host.records.public().centre)
    for _ in range(3):
        host.press("ctrl+y")
    assert host.screen.waits(lambda: host.records.match().table.state == before)


def test_w3_when_all_visitors_are_dead_she_wins_and_he_with_her(tmp_path: Path, language: str) -> None:
    evening = Evenings(tmp_path / "profile")
    evening.he_is_dead()
    record = evening.done()
    with opened(tmp_path, language, record) as host:
        host.records = Records(record.parent)
        with host.counted("the last shadow", 3):
            host.screen.press("1")
            host.comes("act")
            host.screen.press("2", "1")
        host.comes("over")
        won = {one.seat for one in host.records.public().outcomes if one.result == "won"}
        assert {"hako", "gray"} <= won
        assert host.records.public().ending == "annihilation"
        host.ends_well()
