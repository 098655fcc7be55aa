"""Files spoiled at random: bytes turned, cut out, put in. ``python -m tests.desktop.mutations 1000`` counts."""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from PySide6.QtCore import QSize

from assets import library
from desktop import layouts, settings
from desktop.check import faults
from desktop.lessons import progress
from desktop.lessons.lesson import Lesson
from desktop.lessons.shelf import find
from desktop.lessons.sound import flaws
from desktop.lessons.tutor import Tutor
from desktop.projector.publishing import LONGEST_MS, Publishing
from desktop.record import load
from desktop.session import Session
from desktop.settings import Settings
from desktop.speech import Speech
from desktop.tables import a_book, demo, open_table
from desktop.theme import theme
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


SETTINGS: Final = msgspec.json.format(msgspec.json.encode(Settings(screen="DUMMY1", projecting=True)), indent=1)
SPOILED: Final = 0.3
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


def misled_settings(dice: Random) -> bytes:
    """Settings in which somebody has changed some values."""
    values: dict[str, Any] = msgspec.json.decode(SETTINGS)
    for _ in range(1 + dice.randrange(3)):
        _replace(values, dice)
    return msgspec.json.encode(values)


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


def laid(path: Path, whole: bytes, spoiled: bytes) -> str:
    """A spoiled mansion is told of as any file is, and is played in or refused with a sentence in both languages."""
    told = look(path, whole, spoiled)
    read = layouts.load(path, a_book().content)
    assert (read.layout is None) == bool(read.faults or read.reasons)
    for speech in (KO, EN):
        assert all(read.sentences(speech))
    assert (read.layout is None) == (told == "fault")
    return told


def misled_lesson(raw: bytes, dice: Random) -> dict[str, Any]:
    """A lesson in which somebody has changed some values."""
    values = tomllib.loads(raw.decode())
    for _ in range(1 + dice.randrange(3)):
        _replace(values, dice)
    return values


def taken(values: dict[str, Any]) -> str:
    """A lesson of the right form can be taken, or every flaw in it has a sentence."""
    try:
        found = flaws(msgspec.convert(values, Lesson))
    except msgspec.ValidationError:
        return "refused"
    assert all(KO.fault(one.told()) and EN.fault(one.told()) for one in found)
    return "flawed" if found else "sound"


def kept(folder: Path, raw: bytes) -> str:
    """Spoiled settings are read as far as they make sense and set aside as they are, and can be written anew."""
    folder.mkdir()
    (folder / settings.FILE).write_bytes(raw)
    read = settings.read(folder)
    if read.aside:
        assert (folder / read.aside).read_bytes() == raw
        assert sound(read.settings, raw)
    assert settings.write(folder, read.settings)
    assert settings.read(folder) == (read.settings, "")
    serve(read.settings)
    return "set aside" if read.aside else "read"


def sound(chosen: Settings, raw: bytes) -> bool:
    """Whether every setting is what the file says, or as it usually is."""
    try:
        found = msgspec.json.decode(raw)
    except msgspec.DecodeError:
        found = None
    said = found if isinstance(found, dict) else {}
    usual, values = (msgspec.json.decode(msgspec.json.encode(one)) for one in (Settings(), chosen))
    return all(value in (usual[name], said.get(name)) for name, value in values.items())


def begun(folder: Path, dice: Random) -> str:
    """How far somebody has come in a lesson, spoiled or misled: read, or set aside, and the lesson goes on."""
    steps: dict[str, Any] = {"step": 2, "played": [{"type": "walk", "seat": "red", "to": "living"}] * 2}
    values: dict[str, Any] = {"lessons": {"HL-01": steps}}
    _replace(values, dice)
    raw = msgspec.json.encode(values)
    folder.mkdir()
    (folder / progress.FILE).write_bytes(mutate(raw, dice) if dice.random() < SPOILED else raw)
    kept = progress.Progress(folder)
    for lesson in ("HL-01", "HL-17"):
        assert Tutor(find(lesson), a_book(), kept).course.done >= 0
    return "set aside" if kept.aside else "read"


def serve(chosen: Settings) -> None:
    """What the program does with settings as it starts."""
    assert theme(chosen.theme)
    assert Words(chosen.language)
    assert QSize(chosen.width, chosen.height).isValid()
    assert 0 <= Publishing(a_session(), chosen.grace).grace <= LONGEST_MS


@cache
def a_session() -> Session:
    """A table to make windows for."""
    return demo()


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
    rooms, layout = (library.read(f"hakoonna/{name}.toml") for name in ("rooms", "practice"))
    lessons = [library.read(name) for name in library.names("hakoonna/lessons", ".toml")]
    with TemporaryDirectory() as folder:
        for number in range(times):
            path = Path(folder) / f"{number}.lantern"
            spoiled = mutate(record, dice)
            told[f"record: {look(path, record, spoiled)}"] += 1
            told[f"record: {recover(path, record, spoiled)}"] += 1
            told[f"misled record: {_misled(path, misled(dice))}"] += 1
            told[f"rooms: {look(path, rooms, mutate(rooms, dice))}"] += 1
            told[f"layout: {laid(path, layout, mutate(layout, dice))}"] += 1
            lesson = lessons[number % len(lessons)]
            told[f"lesson: {look(path, lesson, mutate(lesson, dice))}"] += 1
            told[f"misled lesson: {taken(misled_lesson(lesson, dice))}"] += 1
            path.unlink(missing_ok=True)
            told[f"lessons begun: {begun(Path(folder) / f'{number}-begun', dice)}"] += 1
            for kind, raw in (("settings", mutate(SETTINGS, dice)), ("misled settings", misled_settings(dice))):
                told[f"{kind}: {kept(Path(folder) / f'{number}-{kind}', raw)}"] += 1
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
