"""A circle at any position, and what a test of the clocktower asks of it.

``a_table("empath po tinker=artist", night=2)`` seats an Empath at p1, a Po at p2, and a Tinker at p3 who believes to be
an Artist. Travellers are named like everybody else.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import json

from assets import library
from rules.clocktower import learning, steps, winning
from rules.clocktower.actions import (
    CallExile,
    ChangeCharacter,
    Choose,
    CloseVote,
    CountHand,
    Daybreak,
    Execute,
    Kill,
    Nightfall,
    Nominate,
    OpenNominations,
    PassBy,
    PlaceMark,
    Tell,
    TurnMark,
    WakeUp,
)
from rules.clocktower.characters import role_of
from rules.clocktower.edition import FILES, SCRIPT_FILE, Edition, read
from rules.clocktower.events import BagSet, CircleSet, LivesSet, RolesSet, TimeSet
from rules.clocktower.grim import EVIL_TEAMS, Grim, grim_of
from rules.clocktower.options import Options
from rules.clocktower.roles import Asked
from rules.clocktower.rulebook import rulebook
from rules.clocktower.setup import seats
from rules.clocktower.state import Grimoire, Square
from rules.clocktower.views import ClockView
from rules.engine import Step
from rules.events import Event
from rules.fate import Fate, Source
from rules.match import Header, Match
from rules.seats import HOST
from rules.violations import Violation
from tests.rules.played import Played
from tests.tables import a_content, a_match

Answers = set[tuple[str, ...]]
YES, NO = ("yes",), ("no",)
EDITION: Final[Edition] = a_content("clocktower")


class Circle(Played):
    """A game of the clocktower, with the storyteller's eyes."""

    def seen(self, viewer: str = HOST) -> ClockView:
        """What a viewer sees."""
        view = self.match.seen(viewer)
        assert isinstance(view, ClockView)
        return view

    @property
    def public(self) -> Square:
        """The square."""
        return self.seen().public

    @property
    def secret(self) -> Grimoire:
        """The whole grimoire."""
        return self.seen().secret

    @property
    def grim(self) -> Grim:
        """The grimoire as it can be asked."""
        return grim_of(self.match.book.content, self.seen())

    def seat(self, character: str) -> str:
        """The first seat of that true character."""
        return self.grim.with_role(character)[0]

    # ---- the night

    def steps(self) -> list[str]:
        """What is open tonight, in order: ``empath:p1``."""
        return [steps.key(one.character, one.seat) for one in steps.open_steps(self.grim)]

    def wakes(self, character: str, seat: str = "") -> bool:
        """Whether a character, of that seat or of any, has an open step."""
        return any(one == f"{character}:{seat}" if seat else one.startswith(f"{character}:") for one in self.steps())

    def asleep(self) -> dict[str, set[type[Violation]]]:
        """Who has a step in other nights only, with why not tonight."""
        found = steps.asleep(self.grim)
        return {steps.key(one.character, one.seat): {type(reason) for reason in one.why} for one in found}

    def choices(self, character: str) -> tuple[Asked, ...]:
        """The kinds of choice that a character has now."""
        return role_of(character).asked(self.grim, self.seat(character))

    def why_not(self, character: str, seat: str = "") -> set[type[Violation]]:
        """Why a listed step does not come; AssertionError where it is not even listed."""
        who = seat or self.seat(character)
        found = [one for one in steps.steps(self.grim) if (one.character, one.seat) == (character, who)]
        assert found, f"{character}:{who} is not listed tonight"
        return {type(reason) for reason in found[0].why}

    def choose(
        self, character: str, *players: str, by: str = "", characters: tuple[str, ...] = ()
    ) -> tuple[Event, ...]:
        """Carry a character's step out; ``by`` where its seat is not the first that has the character."""
        return self.plays(self.choice(character, *players, by=by, characters=characters))

    def choice(self, character: str, *players: str, by: str = "", characters: tuple[str, ...] = ()) -> Choose:
        """A choice, to be played or refused."""
        return Choose(HOST, character, by or self.seat(character), players, characters)

    def tell(self, character: str, *shown: str, to: str = "") -> tuple[Event, ...]:
        """Give an answer."""
        return self.plays(self.telling(character, *shown, to=to))

    def telling(self, character: str, *shown: str, to: str = "") -> Tell:
        """An answer, to be given or refused."""
        return Tell(HOST, character, to or self.seat(character), shown)

    def legal(self, character: str, to: str = "") -> Answers:
        """The answers that may be given."""
        grim, seat = self.grim, to or self.seat(character)
        deed = steps.deed(grim, character, seat)
        learns = role_of(character).learns
        assert learns is not None
        return set(learning.legal(grim, seat, character, learns(grim, seat, deed), deed))

    def pass_by(self, character: str, seat: str = "") -> tuple[Event, ...]:
        """Leave a step out."""
        return self.plays(PassBy(HOST, character, seat or self.seat(character)))

    def evil_learns(self) -> tuple[Event, ...]:
        """Minions and Demons are told of each other, in the first night."""
        info = (Choose(HOST, character, steps.NOBODY) for character in steps.INFO)
        return self.plays(*(one for one in info if self.wakes(one.character)))

    def note_wake(self, seat: str, cause: str) -> tuple[Event, ...]:
        """Note that somebody woke for no ability of the own."""
        return self.plays(WakeUp(HOST, seat, cause))

    def dawn(self) -> tuple[Event, ...]:
        """Leave out what is open, and let the day break."""
        for step in steps.open_steps(self.grim):
            self.plays(PassBy(HOST, step.character, step.seat))
        return self.plays(Daybreak(HOST))

    def dusk(self) -> tuple[Event, ...]:
        """Let the night fall."""
        return self.plays(Nightfall(HOST))

    def next_night(self) -> None:
        """From one night into the next; by day nothing happens."""
        self.dawn()
        self.dusk()

    # ---- the day

    def opens(self) -> tuple[Event, ...]:
        """Open nominations."""
        return self.plays(OpenNominations(HOST))

    def nominate(self, by: str, of: str, *hands: str) -> tuple[Event, ...]:
        """A nomination and the whole count; nominations are opened where they are not."""
        opened = () if self.public.open else self.opens()
        return (*opened, *self.plays(Nominate(HOST, by, of)), *self._counted(hands))

    def call_exile(self, by: str, of: str, *hands: str) -> tuple[Event, ...]:
        """A call for an exile and the whole count."""
        return (*self.plays(CallExile(HOST, by, of)), *self._counted(hands))

    def _counted(self, hands: tuple[str, ...]) -> tuple[Event, ...]:
        if self.public.vote is None:
            return ()
        return self.plays(*(CountHand(HOST, seat, up=True) for seat in hands), CloseVote(HOST))

    def execute(self, who: str, dies: bool = True) -> tuple[Event, ...]:
        """Execute somebody."""
        return self.plays(Execute(HOST, who, dies))

    # ---- the storyteller's hand

    def kill(self, *who: str) -> tuple[Event, ...]:
        """Let people die, one after another."""
        return self.plays(*(Kill(HOST, one) for one in who))

    def becomes(self, who: str, character: str) -> tuple[Event, ...]:
        """Change a character."""
        return self.plays(ChangeCharacter(HOST, who, character))

    def mark(self, who: str, kind: str, source: str = "", character: str = "", until: str = "") -> int:
        """Lay a reminder with an effect; its number."""
        label = kind or "note"
        self.plays(PlaceMark(HOST, who, character, label, kind, source, until))
        return self.secret.marks[-1].id

    def proposed(self) -> set[tuple[str, str]]:
        """Which side seems to have won, and why."""
        return {(one.side, one.why) for one in winning.proposals(self.grim)}

    def laid(self, character: str) -> set[tuple[str, str]]:
        """The reminders of a character: beside whom, and what they say."""
        return {(mark.seat, mark.label) for mark in self.secret.marks if mark.character == character}

    def turn(self, mark: int) -> tuple[Event, ...]:
        """Turn a reminder over."""
        return self.plays(TurnMark(HOST, mark))


def a_table(  # noqa: PLR0913 - a position has all of these parts
    roles: str,
    night: int = 0,
    day: int = 0,
    evil: str = "",
    good: str = "",
    dead: str = "",
    script: str = "",
    **options: Any,
) -> Circle:
    """A circle of these characters, p1 first, in that night or on that day; in neither the first night has not fallen.

    Minions and Demons are evil and everybody else is good, but for the seats named in ``evil`` and ``good``. ``script``
    names the characters of another sheet than the one that comes with the program.
    """
    cast = {f"p{number}": one.partition("=") for number, one in enumerate(roles.split(), 1)}
    true = {seat: role for seat, (role, _, _) in cast.items()}
    table = Circle(_a_match(script, Options(**options), len(cast)))
    travellers = {seat: role for seat, role in true.items() if _team(role) == "traveller"}
    played = {seat: role for seat, role in true.items() if seat not in travellers}
    believed = {seat: other for seat, (_, _, other) in cast.items() if other}
    on_evil = {seat for seat, role in true.items() if _team(role) in EVIL_TEAMS} | set(evil.split())
    done = table.corrects(
        CircleSet(tuple(cast), travellers),
        RolesSet(played, believed, tuple(seat for seat in cast if seat in on_evil - set(good.split()))),
        LivesSet(tuple(dead.split())),
        BagSet(bag=tuple(played.values()), outsiders=sum(_team(role) == "outsider" for role in played.values())),
        TimeSet("night" if night else "day" if day else "setup", night or day),
    )
    assert isinstance(done, Step), done
    return table


def _a_match(script: str, options: Options, people: int) -> Match:
    if not script:
        return a_match("clocktower", options=options, seats=seats(people))
    header: Header[Options, Any] = Header(1, "clocktower", seats(people), options, fate=Fate(seed=0))
    match = Match(rulebook(with_script(*script.split())), header)
    match.begin()
    return match


def with_script(*characters: str) -> Edition:
    """The data with another sheet."""
    sheet = json.encode([{"id": "_meta", "name": "Of a test"}, *characters])
    return read({**{name: library.read(name) for name in FILES}, SCRIPT_FILE: sheet})


def _team(character: str) -> str:
    one = EDITION.character(character)
    assert one is not None, character
    return one.team


def those(kind: type[Any], events: tuple[Event, ...]) -> list[dict[str, Any]]:
    """The events of a kind, as what they say."""
    return [msgspec.structs.asdict(event) for event in events if isinstance(event, kind)]


def reasons(circle: Circle, action: Any) -> set[type[Violation]]:
    """The kinds of reasons against an action; none where it would be carried out."""
    return set() if circle.allows(action) else {type(one) for one in circle.refuses(action)}


def slips(laid_by: Source = "program", seed: int = 1, **options: Any) -> Circle:
    """A new table of five, at which numbers are drawn."""
    fate = Fate(seed, other="cardboard", sources={"bag": laid_by})
    return Circle(a_match("clocktower", options=Options(slips=True, **options), seats=seats(5), fate=fate))
