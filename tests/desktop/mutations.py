"""Files spoiled at random: bytes turned, cut out, put in. ``python -m tests.desktop.mutations 1000`` counts."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from assets import library
from desktop.check import faults
from desktop.record import load
from desktop.speech import Speech
from desktop.tables import open_table
from desktop.words import Words
from rules.faults import Broken
from tests.desktop import hostile
from tests.desktop.evening import plain

KO, EN = Speech(Words("ko"), {}, {}), Speech(Words("en"), {}, {})


def flip(raw: bytes, dice: Random) -> bytes:
    """A bit turned over."""
    at = dice.randrange(len(raw))
    return raw[:at] + bytes([raw[at] ^ (1 << dice.randrange(8))]) + raw[at + 1 :]


def cut(raw: bytes, dice: Random) -> bytes:
    """The end lost."""
    return raw[: dice.randrange(len(raw))]


def lose(raw: bytes, dice: Random) -> bytes:
    """A stretch lost."""
    at = dice.randrange(len(raw))
    return raw[:at] + raw[at + 1 + dice.randrange(80) :]


def put_in(raw: bytes, dice: Random) -> bytes:
    """Bytes put in."""
    at = dice.randrange(len(raw))
    return raw[:at] + dice.randbytes(1 + dice.randrange(20)) + raw[at:]


def repeat(raw: bytes, dice: Random) -> bytes:
    """A stretch said twice."""
    at = dice.randrange(len(raw))
    return raw[: at + dice.randrange(200)] + raw[at:]


SPOIL: Final = (flip, cut, lose, put_in, repeat)
JUNK: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 10**25, 1.5, "", "\0", "nowhere", "hall", "red", [], ["x"], {}, {"type": "x"},
)  # fmt: skip


def mutate(raw: bytes, dice: Random) -> bytes:
    """A file spoiled once or twice."""
    for _ in range(1 + dice.randrange(2)):
        raw = dice.choice(SPOIL)(raw, dice) if raw else raw
    return raw


def misled(dice: Random) -> bytes:
    """A record in which somebody has changed some values, the checksums made to fit."""
    lines: list[Any] = [hostile.header(), *hostile.steps()]
    for _ in range(1 + dice.randrange(3)):
        _replace(lines[dice.randrange(len(lines))], dice)
    return hostile.sealed(lines)


def _replace(value: Any, dice: Random) -> None:
    """Some value inside another, replaced by junk or taken out."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    if not keys:
        return
    key = dice.choice(keys)
    if isinstance(value[key], dict | list) and value[key] and dice.random() < 0.7:
        _replace(value[key], dice)
    elif dice.random() < 0.2:
        del value[key]
    else:
        value[key] = dice.choice(JUNK)


# ---- what must hold


def look(path: Path, whole: bytes, spoiled: bytes) -> str:
    """A spoiled file is told of in both languages, and stays as it is; what is told in a word."""
    path.write_bytes(spoiled)
    found = faults(path)
    for fault in found:
        assert KO.fault(fault)
        assert EN.fault(fault)
    assert path.read_bytes() == spoiled
    if not all(fault.warning for fault in found):
        return "fault"
    return "sound" if spoiled == whole else "harmless"


def recover(path: Path, whole: bytes, spoiled: bytes) -> str:
    """The lines before the first difference are given back, and the game goes on from them."""
    path.write_bytes(spoiled)
    try:
        kept = plain(load(path).lines)
        opened = open_table(path, path.parent)
    except Broken:
        return "refused"
    same = _same_lines(whole, spoiled)
    assert kept[: len(same)] == same, "lines before the damage are missing"
    assert opened.session.picture().spaces
    opened.session.undo()
    opened.session.close()
    assert opened.session.record is not None
    opened.session.record.path.unlink()
    return "recovered"


def _same_lines(whole: bytes, spoiled: bytes) -> list[bytes]:
    same = []
    for one, other in zip(whole.splitlines(keepends=True), spoiled.splitlines(keepends=True), strict=False):
        if one != other:
            break
        same.append(one.rpartition(b',"crc":')[0] + b"}")
    return same[1:]


def mutations(times: int, seed: int = 0) -> Counter[str]:
    """So many files spoiled of each kind; AssertionError, or any other error, where one is not stood."""
    dice, told = Random(seed), Counter[str]()
    record = hostile.sealed([hostile.header(), *hostile.steps()])
    texts = [library.read(f"hakoonna/{name}.toml") for name in ("rooms", "practice")]
    with TemporaryDirectory() as folder:
        for number in range(times):
            path = Path(folder) / f"{number}.lantern"
            spoiled = mutate(record, dice)
            told[f"record: {look(path, record, spoiled)}"] += 1
            told[f"record: {recover(path, record, spoiled)}"] += 1
            told[f"misled: {_misled(path, misled(dice))}"] += 1
            path.unlink(missing_ok=True)
            for text in texts:
                told[f"text: {look(path, text, mutate(text, dice))}"] += 1
            path.unlink(missing_ok=True)
    return told


def _misled(path: Path, raw: bytes) -> str:
    look(path, raw, raw)
    try:
        opened = open_table(path, path.parent)
    except Broken:
        return "refused"
    opened.session.picture()
    opened.session.close()
    assert opened.session.record is not None
    opened.session.record.path.unlink()
    return "recovered"


def main() -> None:
    """The count."""
    for word, number in sorted(mutations(int(sys.argv[1])).items()):
        sys.stdout.write(f"{number:6} {word}\n")


if __name__ == "__main__":
    main()
