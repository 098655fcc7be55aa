"""The Gray Man is black, the program holds every secret: he finds her, dies by two weapons, and still wins."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from desktop.looking import Looking
from rules.seats import AUDIENCE
from tests.walks.event import BOARD, CORNER, OPEN, Event, an_event
from tests.walks.records import Records

DESK, ARMCHAIR = "1", "4"
"""Where she hides in the study: upon the Safe, or beside it."""

GRAY = "4"
"""His key among those to whom something may be shown."""


class Evening(NamedTuple):
    """``begun`` is the record when all secrets are told, ``played`` when he has found her, ``seen`` what was seen."""

    begun: Path
    played: Path
    seen: tuple[bytes, ...]
    his: bytes


@pytest.fixture(scope="module", params=["ko", "en"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory, language: str) -> Evening:
    """From the pages of a new game to his second action."""
    folder = tmp_path_factory.mktemp(f"found-{language}")
    with an_event(folder, language) as event:
        event.is_set_up()
        event.secrets_are_told()
        begun = kept(event, folder / "begun")
        event.rises()
        his_card_is_shown_while_it_is_held(event)
        seen, his = he_looks(event, DESK)
        played = kept(event, folder / "played")
        event.host.ends_well()
    return Evening(begun, played, seen, his)


def kept(event: Event, folder: Path) -> Path:
    """A copy of the record as it is now."""
    folder.mkdir()
    return Path(shutil.copy(event.host.records.path, folder))


def his_card_is_shown_while_it_is_held(event: Event) -> None:
    """The board is never bare: there is the cover before it, and after it."""
    board, shown = event.corner(BOARD), []
    with event.host.counted("his card, whenever he asks for it", 4):
        event.screen.press("F12")
        assert event.host.reads("Show to one: to whom?")
        event.screen.press(GRAY)
        event.is_shown_to("gray")
        covered = event.corner(CORNER)
        with event.looks():
            shown = [event.corner(BOARD)]
            assert event.corner(CORNER) != covered
            assert not event.screen.reads(event.host.say("Your card is black"))
        shown.append(event.corner(BOARD))
        event.gives_back("gray")
    assert board not in shown
    assert event.screen.waits(lambda: event.corner(BOARD) == board)


def he_looks(event: Event, lair: str) -> tuple[tuple[bytes, ...], bytes]:
    """He comes alone to the desk and opens it, then has another action; what the audience saw, and what he did."""
    event.looks_into("1", outcome="keep")
    event.host.comes("noise")
    event.falls("4", "1", lair)
    with_company_he_must_move(event)
    event.gray_walks("2")
    event.gray_looks_into("3", "keep")
    event.host.comes("noise")
    event.falls()
    seen = [event.audience_rests()]
    event.gray_looks_into("1")
    assert event.lies_open == ("hako" if lair == DESK else "safe")
    seen.append(event.audience_rests())
    his = event.gray_sees()
    seen.append(event.audience_rests())
    event.gray_looks_into("2", "back")
    event.host.comes("noise")
    seen.append(event.audience_rests())
    return tuple(seen), his


def with_company_he_must_move(event: Event) -> None:
    before = event.state
    event.screen.press(OPEN)
    assert event.screen.says("HO-R41")
    event.screen.press("Escape")
    assert event.state == before


def test_w3_the_audience_and_the_others_are_told_the_same_where_he_finds_the_safe(
    tmp_path: Path, language: str, evening: Evening
) -> None:
    """The control: she hides beside the desk, and he puts the Safe back."""
    with an_event(tmp_path, language, str(evening.begun)) as event:
        event.host.records = Records(evening.begun.parent)
        event.is_taken_up_again()
        seen, his = he_looks(event, ARMCHAIR)
        event.host.ends_well()
    assert his != evening.his
    assert seen == evening.seen
    for viewer in (AUDIENCE, "red", "blue"):
        assert told(evening.begun, viewer) == told(evening.played, viewer)
    assert told(evening.begun, "gray") != told(evening.played, "gray")


def told(record: Path, viewer: str) -> tuple[object, ...]:
    """All that somebody learns: the lines of the log, what is drawn, and what may be asked about it."""
    looking = Looking(Records(record.parent).match())
    return looking.log(viewer), looking.picture(viewer), looking.seen(viewer)


@pytest.fixture
def resumed(tmp_path: Path, language: str, evening: Evening) -> Iterator[Event]:
    """The evening goes on."""
    record = tmp_path / "record"
    record.mkdir()
    path = shutil.copy(evening.played, record)
    with an_event(tmp_path, language, str(path)) as event:
        event.host.records = Records(record)
        event.is_taken_up_again()
        yield event


def test_w3_two_weapons_kill_him_and_he_wins_with_her_when_all_are_dead(resumed: Event) -> None:
    event, host = resumed, resumed.host
    for _ in ("blue", "red"):
        event.walks("2")
    event.looks_into("2", outcome="keep")
    host.comes("noise")
    event.weapon("chain")
    assert (event.state.public.centre, event.state.public.shown) == (("white",), "")
    assert event.state.public.at["gray"]
    event.weapon("stake")
    assert (event.state.public.shown, event.state.public.at["gray"]) == ("black", "")
    assert event.state.secret.hands == {"blue": ("mary",)}
    taken_back_and_done_again(event)
    event.her_time()
    for seat in ("red", "blue"):
        event.dies(seat)
    host.comes("over")
    won = {one.seat for one in event.state.public.outcomes if one.result == "won"}
    assert {"hako", "gray"} <= won
    assert event.state.public.ending == "annihilation"
    host.ends_well()


def taken_back_and_done_again(event: Event) -> None:
    """Three steps: the second weapon, its noise, and the first weapon, of which the audience has seen the card."""
    host, before = event.host, event.state
    asks = "This undo crosses something already revealed."
    host.screen.press("ctrl+z")
    assert host.screen.waits(lambda: host.records.public().turn == "blue")
    host.screen.press("ctrl+z")
    host.comes("noise")
    host.screen.press("ctrl+z")
    assert host.reads(asks + " Only a host correction can do it.")
    assert host.records.public().centre == ("white",)
    assert host.screen.hold("Return", lambda: not host.records.public().centre)
    for _ in range(3):
        host.press("ctrl+y")
    assert host.screen.waits(lambda: event.state == before)
