"""House rules in a file of their own: TOML or JSON, one line a point."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from desktop.shell.new_game import noise_cards
from desktop.shell.new_game.house import House
from desktop.shell.new_game.points import PRESETS, STANDARD, answered
from rules.faults import Broken, Fault, line_of
from rules.hakoonna.layouts import quoted
from rules.hakoonna.options import Options
from rules.messages import says

PRESET = "preset"
CARDS = ("noise_cards", "noise_threshold")
LARGEST = 100_000


def parse(file: str, raw: bytes) -> House:
    """The house rules in a file; Broken tells the line and why."""
    text = _text(file, raw)
    found = _tree(file, text)
    preset = found.pop(PRESET, STANDARD)
    if preset not in PRESETS:
        raise _broken(file, _line(text, PRESET), says("there is no set of house rules called “{value}”"), str(preset))
    for key in found:
        if key not in answered() and key not in CARDS:
            raise _broken(file, _line(text, key), says("there is no house rule called “{value}”"), key)
    _fits(file, text, found)
    return _house(preset, found)


def _text(file: str, raw: bytes) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise _broken(file, line, says("this is not a text in UTF-8")) from error


def _tree(file: str, text: str) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except msgspec.DecodeError as error:
        raise _broken(file, _json_line(text), says("this is not JSON")) from error
    except (ValueError, RecursionError) as error:
        raise _broken(file, _toml_line(str(error), text), says("this is not TOML")) from error
    assert isinstance(found, dict)
    return found


def _toml_line(error: str, text: str) -> int:
    _, _, after = error.partition("line ")
    digits = after.partition(",")[0]
    return int(digits) if digits.isdigit() else text.count("\n") + 1


def _json_line(text: str) -> int:
    import json

    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return error.lineno
    except RecursionError:
        return 1
    return 1


def _line(text: str, key: str) -> int:
    in_json = (number for number, line in enumerate(text.splitlines(), 1) if f'"{key}"' in line)
    return next(in_json, 0) or line_of(text, key=key)


def _fits(file: str, text: str, found: dict[str, Any]) -> None:
    for key, value in found.items():
        try:
            msgspec.convert({key: value}, Options)
        except msgspec.ValidationError as error:
            told = says("“{value}” cannot be the answer")
            raise _broken(file, _line(text, key), told, str(value)) from error


def _broken(file: str, line: int, why: str, value: str = "") -> Broken:
    return Broken((Fault(file, line, why, {"value": value}),))


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
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        told = says("the system says “{value}”")
        raise _broken(path.name, 1, told, error.strerror or str(error)) from error
    if len(raw) > LARGEST:
        raise _broken(path.name, 1, says("the file is too large"))
    return parse(path.name, raw)


def write(house: House) -> str:
    """The house rules as the text of a file that ``parse`` reads back."""
    lines = [f"{PRESET} = {quoted(house.preset)}"]
    lines += [f"{key} = {_given(value)}" for key, value in sorted(house.points.items())]
    cards, limit = noise_cards.values(house.cards), noise_cards.threshold(house.threshold)
    if cards is not None and limit is not None:
        lines += [f"{CARDS[0]} = [{', '.join(map(str, cards))}]", f"{CARDS[1]} = {limit}"]
    return "\n".join(lines) + "\n"


def _given(value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return quoted(value) if isinstance(value, str) else str(value)
