"""An action begun at the panel: what it may still become, and what may be chosen next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from desktop.session import Session
from desktop.shell.fillings import Filled, Trying, Way, nearest, possible
from rules.actions import Value
from rules.offers import FACES, Faces, Number, Several, Shares
from rules.views import Space, SpaceId

DIGITS, ZERO, KEYLESS = 9, -1, 10


class Pick(NamedTuple):
    """What may be chosen next: a value of the open hole, a ``room`` that holds several of them, or a whole form.

    ``ways`` are what it leads to, ``best`` what comes of it; ``picked`` says that it is one of several chosen already,
    ``done`` that enough are. ``digit`` is the key that is its own: the number of a shadow, or the number that it is,
    ZERO for 0, KEYLESS for none.
    """

    value: Value | None
    ways: tuple[Way, ...]
    best: Filled
    room: SpaceId = ""
    picked: bool = False
    done: bool = False
    digit: int = 0


class Entry(NamedTuple):
    """The ways that are still open. With ``whole`` a form is chosen first, unless the thing that it needs tells which.

    With ``first`` the form is chosen first in any case. ``picked`` are those of several that were chosen, or the
    numbers told so far; ``room`` is where the place is looked for; a ``lifted`` one goes on with its piece in the hand.
    One that goes on ``anyway`` is chosen to its end though rules are against it: then it is refused, or overruled.
    """

    ways: tuple[Way, ...]
    whole: bool = False
    picked: tuple[str | int, ...] = ()
    room: SpaceId = ""
    lifted: bool = False
    first: bool = False
    anyway: bool = False

    @property
    def several(self) -> Several | None:
        """What several are chosen from now."""
        hole = self.ways[0].hole if len(self.ways) == 1 else None
        return hole.domain if hole is not None and isinstance(hole.domain, Several) else None

    @property
    def row(self) -> Faces | Shares | None:
        """The numbers that are told one after the other: what dice show, or how many each gets."""
        hole = self.ways[0].hole if len(self.ways) == 1 else None
        return hole.domain if hole is not None and isinstance(hole.domain, Faces | Shares) else None

    @property
    def enough(self) -> bool:
        """Whether so many of several are picked as there must be, or all dice are told."""
        return any(one is not None and one.holds(self.picked) for one in (self.several, self.dice))

    @property
    def dice(self) -> Faces | None:
        """The dice that are told one after the other; only when somebody says so are they all."""
        return self.row if isinstance(self.row, Faces) else None


def picks(session: Session, entry: Entry) -> tuple[Pick, ...]:
    """What may be chosen next, with every reason against it."""
    spaces = {space.id: space for space in session.picture().spaces}
    trying = Trying(session)
    if entry.several is not None:
        return tuple(_of_several(trying, entry, entry.several))
    if entry.row is not None:
        return tuple(_of_a_row(trying, entry, entry.row))
    found = _merged(list(_singly(trying, entry, spaces)))
    return _by_room(_of_room(found, entry.room, spaces), entry.room, spaces)


def is_place(pick: Pick, spaces: Mapping[SpaceId, Space]) -> bool:
    """Whether a place of the board is chosen by it."""
    return bool(pick.room) or pick.value in spaces


# ---- one of the values, or one of the forms


def _singly(trying: Trying, entry: Entry, spaces: Mapping[SpaceId, Space]) -> Iterator[Pick]:
    for way in entry.ways:
        filled = trying.fillings(way)
        if not filled:
            continue
        if way.hole is None or isinstance(filled[0].value, tuple) or _comes_first(entry, filled, spaces):
            yield Pick(None, (way,), (possible(filled) or (nearest(filled),))[0])
        else:
            own = _digits(way, filled)
            for one in filled:
                yield Pick(one.value, (way.on(one.value),), one, digit=own.get(one.value, 0))


def _comes_first(entry: Entry, filled: tuple[Filled, ...], spaces: Mapping[SpaceId, Space]) -> bool:
    """Whether the form is chosen before what fills it."""
    return (entry.first and len(entry.ways) > 1) or (entry.whole and not _tells(filled, spaces))


def _tells(filled: tuple[Filled, ...], spaces: Mapping[SpaceId, Space]) -> bool:
    """Whether the things to be chosen tell which form is meant; a place does not, nor does what has no name."""
    return not any(one.value in spaces or one.value == "" for one in filled)


def _digits(way: Way, filled: tuple[Filled, ...]) -> Mapping[Value, int]:
    """The keys of the values, where each of them is a small number."""
    counted = way.hole is not None and isinstance(way.hole.domain, Number)
    own = {one.value: _digit(one.value) if counted else _number(one.value) for one in filled}
    return own if all(own.values()) else {}


def _digit(value: Value) -> int:
    """The key of a number that is told; none where there is no key for it."""
    return ZERO if str(value) == "0" else _number(value)


def _number(value: Value) -> int:
    """The key of a small number is the number itself."""
    number = int(value) if isinstance(value, int | str) and str(value).isdecimal() else 0
    return number if number <= DIGITS and not isinstance(value, bool) else 0


def _merged(found: list[Pick]) -> tuple[Pick, ...]:
    """The same thing in several forms is chosen once."""
    merged: dict[object, Pick] = {}
    for number, pick in enumerate(found):
        key = number if pick.value is None else (pick.ways[0].form.holes[len(pick.ways[0].values) - 1].name, pick.value)
        before = merged.get(key)
        best = pick.best if before is None else nearest((before.best, pick.best))
        merged[key] = pick if before is None else before._replace(ways=(*before.ways, *pick.ways), best=best)
    return tuple(merged.values())


def _of_room(found: tuple[Pick, ...], room: SpaceId, spaces: Mapping[SpaceId, Space]) -> tuple[Pick, ...]:
    """Of the places of the board those that are possible; the others stay dark there and say why."""
    return tuple(
        pick
        for pick in found
        if pick.value not in spaces
        or (pick.best.possible and (not room or spaces[str(pick.value)].within in (room, "")))
    )


def _by_room(found: tuple[Pick, ...], room: SpaceId, spaces: Mapping[SpaceId, Space]) -> tuple[Pick, ...]:
    """Shadows of one room have their own numbers; where there are too many for the digits, the room comes first."""
    places = [pick for pick in found if pick.value in spaces]
    rooms = dict.fromkeys(spaces[str(pick.value)].within for pick in places)
    if len(rooms) == 1 and "" not in rooms:
        return tuple(_numbered(pick, spaces) for pick in found)
    if room or "" in rooms or len(places) <= DIGITS:
        return found
    others = tuple(pick for pick in found if pick.value not in spaces)
    return (*(_whole_room(one, places, spaces) for one in rooms), *others)


def _numbered(pick: Pick, spaces: Mapping[SpaceId, Space]) -> Pick:
    space = spaces.get(str(pick.value))
    return pick if space is None or space.slot >= DIGITS else pick._replace(digit=space.slot + 1)


def _whole_room(room: SpaceId, places: list[Pick], spaces: Mapping[SpaceId, Space]) -> Pick:
    inside = [pick for pick in places if spaces[str(pick.value)].within == room]
    return inside[0]._replace(value=None, room=room, best=nearest(tuple(pick.best for pick in inside)))


# ---- numbers in a row


def _of_a_row(trying: Trying, entry: Entry, domain: Faces | Shares) -> Iterator[Pick]:
    """What the next of them may be; only with the last are the rules asked about the whole."""
    way = entry.ways[0]
    if entry.enough:
        whole = way.on(entry.picked)
        yield from (Pick(None, (whole,), one, done=True, digit=KEYLESS) for one in trying.fillings(whole)[:1])
        return
    for number in _next(entry.picked, domain):
        told = (*map(int, entry.picked), number)
        one = trying.of_a_row(way, told if is_whole(told, domain) else (*told, *_rest(told, domain)), number)
        yield Pick(number, (way,), one if is_whole(told, domain) else one._replace(reasons=()), digit=_digit(number))


def _next(told: tuple[str | int, ...], domain: Faces | Shares) -> Iterable[int]:
    if isinstance(domain, Faces):
        return range(1, FACES + 1)
    left = domain.total - sum(map(int, told))
    return range(left if len(told) + 1 == len(domain.among) else 0, left + 1)


def is_whole(told: tuple[str | int, ...], domain: Faces | Shares) -> bool:
    """Whether all of them are told."""
    return len(told) == (domain.count if isinstance(domain, Faces) else len(domain.among))


def _rest(told: tuple[int, ...], domain: Faces | Shares) -> tuple[int, ...]:
    if isinstance(domain, Faces):
        return (1,) * (domain.count - len(told))
    missing = len(domain.among) - len(told)
    return (domain.total - sum(told), *(0,) * (missing - 1))


# ---- several of the values


def _of_several(trying: Trying, entry: Entry, domain: Several) -> Iterator[Pick]:
    way = entry.ways[0]
    if entry.enough:
        whole = way.on(entry.picked)
        yield from (Pick(None, (whole,), one, done=True) for one in trying.fillings(whole)[:1] or ())
    for option in domain.options:
        again = domain.again and not entry.enough
        rest = tuple(one for one in entry.picked if again or one != option)
        one = trying.of_several(way, rest, option)
        if one is not None:
            yield Pick(option, (way,), one, picked=option in entry.picked, digit=_digit(option))
