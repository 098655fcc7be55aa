"""Points and their answers in a file of their own: TOML or JSON, one line a point, whichever the game."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

import msgspec

from desktop.shell.new_game.points import Given, answered
from rules.faults import Broken, Fault, line_of
from rules.hakoonna.layouts import quoted
from rules.messages import says

LARGEST = 100_000


def raw(path: Path) -> bytes:
    """What a file holds; Broken tells why it cannot be read."""
    try:
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)
    except OSError as error:
        told = says("the system says “{value}”")
        raise broken(path.name, 1, told, error.strerror or str(error)) from error
    if len(found) > LARGEST:
        raise broken(path.name, 1, says("the file is too large"))
    return found


def text_of(file: str, found: bytes) -> str:
    """The text of a file; Broken tells the line where it is none."""
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = found[: error.start].count(b"\n") + 1
        raise broken(file, line, says("this is not a text in UTF-8")) from error


def tree(file: str, text: str) -> dict[str, Any]:
    """What the text says, by its keys; Broken tells the line and why."""
    try:
        found = msgspec.json.decode(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except msgspec.DecodeError as error:
        raise broken(file, _json_line(text), says("this is not JSON")) from error
    except (ValueError, RecursionError) as error:
        raise broken(file, _toml_line(str(error), text), says("this is not TOML")) from error
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


def line(text: str, key: str) -> int:
    """The line on which a key stands."""
    in_json = (number for number, line in enumerate(text.splitlines(), 1) if f'"{key}"' in line)
    return next(in_json, 0) or line_of(text, key=key)


def check(
    file: str, text: str, found: Mapping[str, Any], of: type[msgspec.Struct], besides: Collection[str] = ()
) -> None:
    """Only points of these options, and what else is named, each with an answer that fits; else Broken."""
    for key in found:
        if key not in answered(of) and key not in besides:
            raise broken(file, line(text, key), says("there is no house rule called “{value}”"), key)
    for key, value in found.items():
        try:
            msgspec.convert({key: value}, of)
        except msgspec.ValidationError as error:
            told = says("“{value}” cannot be the answer")
            raise broken(file, line(text, key), told, str(value)) from error


def broken(file: str, line: int, why: str, value: str = "") -> Broken:
    """The one fault of a file."""
    return Broken((Fault(file, line, why, {"value": value}),))


def lines(points: Mapping[str, Given]) -> list[str]:
    """Points as a file has them."""
    return [f"{key} = {_given(value)}" for key, value in sorted(points.items())]


def _given(value: Given) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return quoted(value) if isinstance(value, str) else str(value)
