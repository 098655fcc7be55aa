"""A script made by the program is written in the published form."""

from __future__ import annotations

import json

from assets import library
from rules.clocktower.content import Character, Reminder
from rules.clocktower.scripts import Script, practice, read_script, write_script
from rules.messages import same
from tests.rules.clocktower.shipped import shipped


def test_the_practice_script_is_a_list_of_ids() -> None:
    assert json.loads(write_script(practice(shipped()))) == list(shipped().practice)
    named = json.loads(write_script(practice(shipped(), "The 25")))
    assert named[0] == {"id": "_meta", "name": "The 25"}


def test_the_shipped_script_is_the_practice_script() -> None:
    found = read_script(library.read("clocktower/script.json"), shipped())
    assert found.codes == ("OK",)
    assert found.script
    assert found.script.characters == practice(shipped()).characters


def test_a_character_made_in_the_program_is_told_whole() -> None:
    tokens = (Reminder("a", same("A"), 2), Reminder("b", same("B"), always=True))
    own = Character("x", same("X"), "demon", reminders=tokens, setup=True, text=same("Kills."))
    script = Script(characters=("po", "x"), homebrew=(own,), other=("dusk", "x", "dawn"))
    meta, _, told = json.loads(write_script(script))
    assert meta["otherNight"] == ["dusk", "x", "dawn"]
    assert (told["reminders"], told["remindersGlobal"], told["setup"]) == (["A", "A"], ["B"], True)
    again = read_script(write_script(script), shipped()).script
    assert again
    assert (again.characters, again.homebrew[0].team, again.homebrew[0].text) == (("po", "x"), "demon", same("Kills."))
