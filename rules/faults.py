"""What is wrong with a file: where, why, and what to do about it."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec


class Fault(msgspec.Struct, frozen=True):
    """One fault: the file, its line (from 1; 0 for the whole file), a sentence with holes, and the remedy."""

    file: str
    line: int
    message: str
    values: Mapping[str, str | int] = {}
    remedy: str = ""
    warning: bool = False


class Broken(Exception):
    """A file that cannot be used."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(f"{fault.file}:{fault.line}: {fault.message}" for fault in faults))
        self.faults = faults


def line_of(text: str, table: str = "", index: int = 0, key: str = "") -> int:
    """The line, from 1, of a key in the ``[[table]]`` number ``index`` (from 0); of the table without the key."""
    lines = text.splitlines()
    start = _table_line(lines, table, index) if table else 0
    for number, line in enumerate(lines[start:], start + 1):
        if number > start + 1 and line.lstrip().startswith("[["):
            break
        if key and re.match(rf"\s*{re.escape(key)}\s*=", line):
            return number
    return max(start, 1)


def _table_line(lines: list[str], table: str, index: int) -> int:
    found = [number for number, line in enumerate(lines, 1) if line.strip() == f"[[{table}]]"]
    return found[index] if index < len(found) else 0
