"""The sheet by teams, the special rules of its pairs, and how old the lists are that it rests on (P45, P46)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from desktop import characters, clock_data
from desktop.shell.book.block import Block, Entry
from desktop.shell.book.voice import Voice
from rules.clocktower.content import TEAMS, Character
from rules.clocktower.content.jinxes import JINXES_FILE
from rules.clocktower.content.nights import NIGHTS_FILE
from rules.clocktower.edition import Edition
from rules.messages import says

UNKNOWN: Final = says("Team not known")
FOUND: Final = says("Found")
ELSEWHERE: Final = says("Not on this sheet")
DJINN: Final = says("Special rules of the Djinn")
PAIR: Final = says("{a} and {b}: {rule}")
DATA: Final = says("Lists it rests on")
OWN_FILE: Final = says("own file")
OWN_ORDER: Final = says("as the script has it")
FEW: Final = 12


class Section(NamedTuple):
    """Characters under a heading; those ``beyond`` the sheet are named only."""

    heading: str
    characters: tuple[Character, ...]
    beyond: bool = False


def sections(voice: Voice, typed: str) -> tuple[Section, ...]:
    """The whole sheet by teams; of what is looked for what is found, the likeliest first."""
    content: Edition = voice.session.book.content
    if not typed.strip():
        return tuple(_teams(voice, content))
    here = _found(typed, content.cast)
    others = {id_: one for id_, one in content.known.characters.items() if id_ not in content.cast}
    beyond = _found(typed, others)[:FEW]
    both = (Section(voice.say(FOUND), here), Section(voice.say(ELSEWHERE), beyond, beyond=True))
    return tuple(one for one in both if one.characters)


def _found(typed: str, there: Mapping[str, Character]) -> tuple[Character, ...]:
    return tuple(there[id_] for id_ in characters.find(typed, there.values()))


def _teams(voice: Voice, content: Edition) -> Iterator[Section]:
    for team in (*TEAMS, ""):
        found = tuple(one for one in content.cast.values() if one.team == team)
        if found:
            yield Section(voice.name(team) if team else voice.say(UNKNOWN), found)


def rules(voice: Voice, ids: Iterable[str]) -> tuple[Block, ...]:
    """The special rules of the pairs that one of these is in, with the day of their list."""
    content: Edition = voice.session.book.content
    there = set(ids)
    found = [(a, b, rule) for (a, b), rule in content.jinxes.items() if there & {a, b}]
    if not found:
        return ()
    told = tuple(Entry(voice.say(PAIR, a=a, b=b, rule=rule)) for a, b, rule in found)
    return (Block(voice.say(DJINN), told, content.known.jinxes_dated),)


def lists(voice: Voice) -> tuple[Block, ...]:
    """How old the lists are, and which files are a host's own."""
    known = voice.session.book.content.known
    dated = {NIGHTS_FILE: known.dated, JINXES_FILE: known.jinxes_dated}
    own = voice.session.match.header.content
    entries = (
        Entry(voice.say(title), " · ".join(filter(None, (dated.get(file, ""), _own(voice, file, own)))))
        for file, title in clock_data.TITLES.items()
        if file in dated or file in own
    )
    return (Block(voice.say(DATA), tuple(entries)),)


def order(voice: Voice) -> tuple[Block, ...]:
    """Whose order the night follows, and how old it is."""
    content: Edition = voice.session.book.content
    of_script = content.script.first or content.script.other
    told = voice.part(OWN_ORDER) if of_script else content.known.dated
    own = "" if of_script else _own(voice, NIGHTS_FILE, voice.session.match.header.content)
    entry = Entry(voice.say(clock_data.TITLES[NIGHTS_FILE]), " · ".join(filter(None, (told, own))))
    return (Block("", (entry,)),)


def _own(voice: Voice, file: str, own: Mapping[str, str]) -> str:
    return voice.part(OWN_FILE) if file in own else ""
