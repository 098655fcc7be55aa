"""What lies on a town's table, line by line: its neighbourhoods, what is beyond them, the tracks, the sheets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from desktop.session import Session
from desktop.shell.games.town import town
from desktop.shell.games.town_by_hand import board
from desktop.shell.table_check.choices import IT, Choice
from desktop.shell.table_check.lines import EMPTY_HANDED, JOINT, Line
from desktop.words import Words
from rules.arkham.content import Content
from rules.arkham.events import SheetSet, TurnSet
from rules.arkham.state import LOST, OUTSKIRTS, SKY, Sheet, Town
from rules.events import Correction
from rules.messages import says

NOTHING = says("nothing there")
GATE, CLUES, SEAL = says("a gate to {world}"), says("clues: {n}"), says("an elder sign")
CLOSED, ELSEWHERE = says("closed"), says("Other worlds")
TERROR, DOOM, FIRST = says("Terror"), says("Doom"), says("First-player marker")
OF_A_SHEET: Final = {
    "sanity": says("Sanity of {seat}"),
    "stamina": says("Stamina of {seat}"),
    "money": says("Money of {seat}"),
    "clues": says("Clues of {seat}"),
}
MOST, MOST_TERROR = 9, 10


def lines(session: Session, words: Words) -> Iterator[Line]:
    """In the order in which one looks over a table."""
    return _Telling(session, words).lines()


class _Telling:
    """A town in one language."""

    def __init__(self, session: Session, words: Words) -> None:
        self._words, self._speech = words, session.speech(words)
        self._town: Town = town(session)
        self._content: Content = session.book.content

    def _say(self, message: str, **values: Any) -> str:
        return self._words.say(message, {hole: self._value(value) for hole, value in values.items()})

    def _value(self, value: Any) -> Any:
        return [self._value(one) for one in value] if isinstance(value, list) else self._speech.value("", value)

    def lines(self) -> Iterator[Line]:
        for street in self._content.streets:
            yield self._neighbourhood(street)
        for zone in (SKY, OUTSKIRTS, LOST):
            yield Line(f"zone {zone}", self._speech.heading(zone), self._things(zone) or self._say(NOTHING), zone)
        yield from self._worlds()
        yield from self._tracks()
        yield from self._sheets()
        yield self._first()

    # ---- the board

    def _neighbourhood(self, street: str) -> Line:
        around = [place for place, area in self._content.areas.items() if area.street == street and place != street]
        told = [(place, self._things(place)) for place in (street, *around)]
        said = [f"{self._speech.heading(place)}: {things}" for place, things in told if things]
        return Line(f"room {street}", self._speech.heading(street), JOINT.join(said) or self._say(NOTHING), street)

    def _things(self, place: str) -> str:
        """Whoever and whatever is there."""
        now = self._town
        there: list[str] = [*now.people_at.get(place, ()), *now.tokens_at.get(place, ())]
        said = [self._say(IT, it=there)] if there else []
        said += [self._say(GATE, world=now.gates[place])] if place in now.gates else []
        said += [self._say(CLUES, n=now.clues[place])] if now.clues.get(place) else []
        said += [self._say(SEAL)] if place in now.seals else []
        said += [self._say(CLOSED)] if place in now.shut else []
        return ", ".join(said)

    def _worlds(self) -> Iterator[Line]:
        """Those where somebody is; the board is set right from the first area."""
        areas = [
            space.id for space in self._content.map if space.shape == "area" and space.within in self._content.worlds
        ]
        told = [f"{self._speech.heading(area)}: {self._things(area)}" for area in areas if self._things(area)]
        yield Line("worlds", self._say(ELSEWHERE), JOINT.join(told) or self._say(NOTHING), areas[0])

    # ---- beside it

    def _tracks(self) -> Iterator[Line]:
        now, content = self._town, self._content
        most = content.ancients[now.ancient].doom if now.ancient else 0
        terror = _counted(range(MOST_TERROR + 1), lambda n: (board(now, terror=n),))
        yield Line("terror", self._say(TERROR), str(now.terror), choices=terror)
        doom = _counted(range(most + 1), lambda n: (board(now, doom=n),))
        yield Line("doom", self._say(DOOM), str(now.doom), choices=doom)

    def _sheets(self) -> Iterator[Line]:
        """Only where the program is told the numbers."""
        for seat in self._town.playing if self._town.told else ():
            sheet = self._town.sheets[seat]
            for field, title in OF_A_SHEET.items():
                value = int(getattr(sheet, field))
                yield Line(
                    f"{field} {seat}", self._say(title, seat=seat), str(value), choices=_of_a_sheet(seat, sheet, field)
                )

    def _first(self) -> Line:
        now = self._town
        choices = tuple(Choice(IT, {"it": seat}, (_first(now, seat),), at) for at, seat in enumerate(now.playing, 1))
        return Line(
            "first", self._say(FIRST), self._say(IT, it=now.first) if now.first else EMPTY_HANDED, choices=choices
        )


def _counted(numbers: Iterable[int], changes: Any) -> tuple[Choice, ...]:
    """A choice a number: the digit itself, as far as there are digits."""
    return tuple(Choice(IT, {"it": str(n)}, changes(n), n if n <= MOST else -1) for n in numbers)


def _of_a_sheet(seat: str, sheet: Sheet, field: str) -> tuple[Choice, ...]:
    most = {"sanity": sheet.max_sanity, "stamina": sheet.max_stamina}.get(field, max(MOST, getattr(sheet, field)) + 1)

    def changes(n: int) -> tuple[Correction, ...]:
        return (SheetSet(seat, msgspec.structs.replace(sheet, **{field: n})),)

    return _counted(range(most + 1), changes)


def _first(now: Town, seat: str) -> TurnSet:
    fields = {name: getattr(now, name) for name in TurnSet.__struct_fields__}
    return TurnSet(**fields | {"first": seat})
