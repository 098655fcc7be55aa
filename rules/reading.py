"""Turning a TOML file into typed values; every fault with its line and a remedy."""

from __future__ import annotations

import re
import tomllib
from typing import Any, TypeVar

import msgspec

from rules.faults import Broken, Fault, line_of
from rules.messages import says

T = TypeVar("T")


def typed(file: str, raw: bytes, kind: type[T]) -> T:
    """The file as a value of that kind; Broken tells what does not fit."""
    try:
        text = raw.decode("utf-8-sig")
        return msgspec.convert(tomllib.loads(text), kind)
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise Broken(
            (Fault(file, line, says("This is not a text in UTF-8."), {}, says("Save it as UTF-8.")),)
        ) from error
    except msgspec.ValidationError as error:
        raise Broken((_shape_fault(file, text, str(error)),)) from error
    except (ValueError, RecursionError) as error:  # a number of too many digits is no TOMLDecodeError
        raise Broken((_toml_fault(file, text, str(error)),)) from error


def _toml_fault(file: str, text: str, error: str) -> Fault:
    found = re.search(r"line (\d+), column (\d+)", error)
    # What is missing at the very end is told without a line.
    end = text.count("\n") + 1, len(text) - text.rfind("\n")
    line, column = (int(found[1]), int(found[2])) if found else end
    why = error.partition(" (at ")[0]
    return Fault(
        file,
        line,
        says("This is not TOML, at column {column}: {why}."),
        {"column": column, "why": why},
        says("Correct the line."),
    )


def _shape_fault(file: str, text: str, error: str) -> Fault:
    why, _, path = error.partition(" - at `$")
    steps: list[Any] = re.findall(r"\.(\w+)|\[(\d+)\]", path)
    names = [name for name, _ in steps if name]
    indexes = [int(index) for _, index in steps if index]
    table = names[0] if names and indexes else ""
    key = re.search(r"field `(\w+)`", why)
    wanted = key[1] if key else (names[1] if len(names) > 1 else names[0] if names else "")
    line = line_of(text, table, indexes[0] if indexes else 0, wanted)
    return Fault(file, line, says("{why}."), {"why": why}, says("Compare with the file that comes with the program."))
