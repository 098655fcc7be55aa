"""A dark room, keys alone, Hangul on: a choice that was misheard comes out on the next day (W8)."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from desktop.shell.typed_card import IT_WAS
from rules.clocktower.events import TimeSet
from tests.walks.circle import Storyteller, a_record, a_storyteller
from tests.walks.host import CLOSED

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope")
ROLES = {
    "p1": "chambermaid",
    "p2": "virgin",
    "p3": "empath",
    "p4": "artist",
    "p5": "po",
    "p6": "recluse",
    "p7": "moonchild",
    "p8": "preacher",
}
OF_B, OF_C = "U3160", "U314A"
"""What these keys send while Hangul is on."""
SEOLGYOJA = ("UC124", "UAD50", "UC790")
PUBLIC_S = 2.5
"""When this is over, the deaths of the night are public, and the log is not laid anew any more."""


def test_w8_what_was_misheard_in_the_dark_is_put_right(tmp_path: Path) -> None:
    record = a_record(tmp_path / "record", NAMES, ROLES, ("p5",), TimeSet("day", 1, done=True))
    with a_storyteller(tmp_path, "ko", record) as teller:
        letters_are_keys_with_hangul_on(teller)
        two_are_pointed_at_one_of_them_misheard(teller)
        it_was_somebody_else(teller)
        either_name_finds_a_character(teller)
        a_night_by_the_number_pad(teller)
        teller.host.ends_well()


def letters_are_keys_with_hangul_on(teller: Storyteller) -> None:
    """They do what is written on them, and type nothing."""
    host, before = teller.host, teller.host.size
    teller.screen.press("F2")
    assert host.reads("Curtain: down")
    teller.screen.press(OF_B)
    assert host.reads("Curtain: up")
    teller.screen.press(OF_C)
    uncover(teller)
    teller.screen.press("ctrl+b")
    uncover(teller)
    assert host.reads("Curtain: down")
    assert host.size == before


def uncover(teller: Storyteller) -> None:
    assert teller.host.reads(CLOSED)
    assert teller.screen.uncovers(teller.host.say(CLOSED))


def two_are_pointed_at_one_of_them_misheard(teller: Storyteller) -> None:
    """Read back, taken back in silence, and said again."""
    teller.host.press("space")
    points(teller, "preacher", "2")
    points(teller, "po", "4")
    tells(teller, "empath", "1")
    teller.is_due("chambermaid")
    teller.screen.press("1", "3", "7")
    assert teller.screen.says(teller.name("p7"))
    before = teller.host.size
    teller.screen.press("BackSpace")
    assert teller.host.size == before
    teller.screen.press("8")
    teller.host.press("Return")
    assert teller.state.secret.deeds[-1].players == ("p3", "p8")
    tells(teller, "chambermaid", "2")
    teller.host.press("space")
    teller.comes("day", 2)


def points(teller: Storyteller, character: str, seat: str) -> None:
    teller.is_due(character)
    teller.screen.press("1", seat)
    teller.host.press("Return")


def tells(teller: Storyteller, character: str, number: str) -> None:
    teller.is_due(character)
    teller.screen.press("1")
    teller.host.press(number)


def it_was_somebody_else(teller: Storyteller) -> None:
    """What was told then would have been another number; it stands as it was told."""
    screen = teller.screen
    time.sleep(PUBLIC_S)
    screen.press("F8")
    assert screen.waits(partial(at_line, teller, "Dan"))
    screen.press("Up", "Up")
    assert screen.waits(partial(at_line, teller, "Cleo, Hope"))
    with teller.host.counted("amended", 4):
        screen.press("ctrl+g")
        assert teller.host.reads(IT_WAS)
        screen.press("3", "space", "6")
    screen.press("Return")
    assert screen.says("BC-R24")
    screen.press("1", "2")
    assert teller.host.reads("Change it so")
    teller.host.press("1")
    deed, told = teller.state.secret.deeds[-1], teller.state.secret.told[-1]
    assert (deed.players, told.shown, told.truths) == (("p3", "p6"), ("2",), (("1",),))
    assert teller.host.reads("Overruled")


def at_line(teller: Storyteller, words: str) -> bool:
    """Whether the keyboard stands at a line of the log that says so."""
    return any(node.focused and words in node.name for node in teller.screen.nodes() if node.role == "list item")


def either_name_finds_a_character(teller: Storyteller) -> None:
    """The letters go into the field, and nowhere else."""
    before = teller.host.size
    teller.screen.press("ctrl+f")
    assert teller.screen.waits(partial(may_write, teller))
    teller.screen.press(*SEOLGYOJA)
    assert teller.host.reads("Found")
    assert any(node.name == teller.name("preacher") for node in teller.screen.nodes())
    assert teller.host.size == before
    teller.screen.press("Escape", "Escape")


def may_write(teller: Storyteller) -> bool:
    """Whether the keyboard stands in a field."""
    return any(node.focused and node.role == "text" for node in teller.screen.nodes())


def a_night_by_the_number_pad(teller: Storyteller) -> None:
    """No step takes more than four keys."""
    teller.host.press("KP_2")
    teller.comes("night", 3)
    for character, keys in (
        ("preacher", ("KP_1", "KP_2", "KP_Enter")),
        ("po", ("KP_1", "KP_7", "KP_Enter")),
        ("empath", ("KP_1", "KP_1")),
        ("chambermaid", ("KP_1", "KP_3", "KP_6", "KP_Enter")),
        ("chambermaid", ("KP_1", "KP_1")),
    ):
        teller.is_due(character)
        teller.host.press(*keys)
    teller.host.press("KP_1")
    teller.comes("day", 3)
