"""House rules in a file of their own: TOML or JSON, one line a point."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from desktop.shell.new_game import noise_cards, points_file
from desktop.shell.new_game.house import House
from desktop.shell.new_game.points import PRESETS, STANDARD, answered
from rules.hakoonna.layouts import quoted
from rules.hakoonna.options import Options
from rules.messages import says

PRESET = "preset"
CARDS = ("noise_cards", "noise_threshold")


def parse(file: str, raw: bytes) -> House:
    """The house rules in a file; Broken tells the line and why."""
    text = points_file.text_of(file, raw)
    found = points_file.tree(file, text)
    preset = found.pop(PRESET, STANDARD)
    if preset not in PRESETS:
        told = says("there is no set of house rules called “{value}”")
        raise points_file.broken(file, points_file.line(text, PRESET), told, str(preset))
    points_file.check(file, text, found, Options, CARDS)
    return _house(preset, found)


def _house(preset: str, found: dict[str, Any]) -> House:
    house = House(preset)
    for key in answered().keys() & found.keys():
        house.settle(key, found[key])
    if CARDS[0] in found:
        house.cards = " ".join(map(str, found[CARDS[0]]))
    if CARDS[1] in found:
        house.threshold = str(found[CARDS[1]])
    return house


def load(path: Path) -> House:
    """The house rules in a file; Broken tells the line and why."""
    return parse(path.name, points_file.raw(path))


def write(house: House) -> str:
    """The house rules as the text of a file that ``parse`` reads back."""
    lines = [f"{PRESET} = {quoted(house.preset)}", *points_file.lines(house.points)]
    cards, limit = noise_cards.values(house.cards), noise_cards.threshold(house.threshold)
    if cards is not None and limit is not None:
        lines += [f"{CARDS[0]} = [{', '.join(map(str, cards))}]", f"{CARDS[1]} = {limit}"]
    return "\n".join(lines) + "\n"
