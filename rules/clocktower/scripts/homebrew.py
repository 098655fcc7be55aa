"""A character that a script itself tells of, however loosely (FU-05, FU-08, clocktower.md C1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rules.clocktower.content import TEAMS, Character, Reminder, Team, plain
from rules.messages import Name, same

KEYS: Final = frozenset(
    """id name team ability image edition flavor firstNight otherNight firstNightReminder otherNightReminder
    reminders remindersGlobal setup jinxes special""".split()
)
TEXTS: Final = ("name", "ability", "edition", "flavor", "firstNightReminder", "otherNightReminder")
LISTS: Final = ("reminders", "remindersGlobal", "jinxes", "special")
NIGHTS: Final = ("firstNight", "otherNight")
OLD_TEAMS: Final = {"traveler": "traveller"}
LONGEST: Final = {"name": 30, "ability": 250}


def character(id_: str, entry: Mapping[str, Any]) -> Character:
    """The character of an entry; what does not fit is left out of it."""
    return Character(
        id_,
        same(text(entry, "name") or id_),
        team(entry),
        text(entry, "edition"),
        reminders=(*_tokens(entry, "reminders"), *_tokens(entry, "remindersGlobal", always=True)),
        setup=plain(str(entry.get("setup", ""))) == "true",
        text=same(text(entry, "ability")),
        run=_run(entry),
    )


def team(entry: Mapping[str, Any]) -> Team:
    """The team, also in an older spelling; "" where it is none."""
    spelled = plain(text(entry, "team"))
    wanted = OLD_TEAMS.get(spelled, spelled)
    return next((one for one in TEAMS if one == wanted), "")


def text(entry: Mapping[str, Any], key: str) -> str:
    """The text at a key; "" where there is none."""
    value = entry.get(key)
    return value if isinstance(value, str) else ""


def night(entry: Mapping[str, Any], key: str) -> float:
    """The place in a night that an entry gives itself by number; 0 for none."""
    try:
        place = float(entry.get(key) or 0)
    except (TypeError, ValueError):
        return 0
    return place if 0 < place < float("inf") else 0


def drift(entry: Mapping[str, Any]) -> Iterator[str]:
    """The keys that are not as the published form has them."""
    yield from (key for key in entry if key not in KEYS)
    yield from (key for key in TEXTS if not isinstance(entry.get(key, ""), str))
    yield from (key for key in LISTS if not isinstance(entry.get(key, []), list))
    yield from (key for key in NIGHTS if not _is_place(entry.get(key, 0)))
    if entry.get("team") != team(entry) or not team(entry):
        yield "team"
    if not isinstance(entry.get("image", ""), str):
        yield "image"
    if not isinstance(entry.get("setup", False), bool):
        yield "setup"


def long_texts(entry: Mapping[str, Any]) -> int:
    """How many of its texts are longer than the published form allows."""
    return sum(len(text(entry, key)) > most for key, most in LONGEST.items())


def _is_place(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _tokens(entry: Mapping[str, Any], key: str, *, always: bool = False) -> Iterator[Reminder]:
    """Its reminder tokens; a label that is repeated is as many tokens."""
    listed = entry.get(key)
    labels = [label for label in listed if isinstance(label, str)] if isinstance(listed, list) else []
    for label in dict.fromkeys(labels):
        yield Reminder(label, same(label), labels.count(label), always)


def _run(entry: Mapping[str, Any]) -> Name:
    lines = (text(entry, "firstNightReminder"), text(entry, "otherNightReminder"))
    return same("\n".join(dict.fromkeys(line for line in lines if line)))
