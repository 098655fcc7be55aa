"""Plays at random: legal moves, illegal tries, overrules, undo, redo, jumps, corrections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product
from math import comb, perm, prod
from typing import Any

import msgspec

from rules.actions import Action, Answer, Attest, Correct, Value
from rules.dice import Dice
from rules.effects import Choice
from rules.engine import AnyBook, AnyTable, Refused, Step, judge, offers, seen, unmeant, why
from rules.match import Match, Note
from rules.notation import Notation, by_tag
from rules.offers import FACES, Faces, Flag, Form, Number, OneOf, Several, Shares
from rules.seats import FATE, HOST
from rules.state import Item
from rules.tags import tag_of
from rules.violations import NotAttested, Violation
from tests.laws.subjects import subjects
from tests.tables import a_book

Reasons = tuple[Violation, ...]
Picked = Callable[[Sequence[Any], int], Iterable[Any]]
"""How several things are picked out of all: in every order, or in one."""
LISTED = 120  # fillings of a form, where a game has countless ones


class Census:
    """How often each kind of thing was met; ``together`` counts the tags of the reasons against one action."""

    def __init__(self) -> None:
        self.actions: Counter[type[Action]] = Counter()
        self.events: Counter[type[Any]] = Counter()
        self.choices: Counter[type[Choice]] = Counter()
        self.violations: Counter[type[Violation]] = Counter()
        self.endings: Counter[str] = Counter()
        self.together: Counter[tuple[str, frozenset[str]]] = Counter()

    def add(self, other: Census) -> None:
        """Take another's counts in."""
        for name, counts in vars(self).items():
            counts.update(vars(other)[name])

    def judged(self, action: Action, reasons: Reasons) -> None:
        """Count the reasons against an action."""
        self.violations.update(map(type, reasons))
        self.together[tag_of(action), frozenset(map(tag_of, reasons))] += 1

    def stepped(self, step: Step) -> None:
        """Count what an action brought about."""
        self.actions[type(step.action)] += 1
        self.events.update(map(type, step.events))
        self.asked(step.agenda)

    def asked(self, agenda: tuple[Item, ...]) -> None:
        """Count the question that is open."""
        self.choices.update(type(item) for item in agenda[:1] if isinstance(item, Choice))


class Walker:
    """One random game. A ``tidy`` one only plays what is legal."""

    def __init__(self, game: str, seed: int, tidy: bool = False) -> None:
        self.game = game
        self.subject = subjects()[game]
        self.dice = Dice(f"walk/{game}/{seed}")
        header = self.subject.header(self.dice)
        self.book: AnyBook = self.subject.book(header)
        self.notation = Notation(self.book)
        self.match = Match(self.book, header)
        self.match.begin()
        self.tidy = tidy
        self.census = Census()
        self.census.asked(self.table.agenda)
        self._counted = 0
        self._names = tuple(self.book.names(self.book.content, self.match.header.seats))

    @property
    def table(self) -> AnyTable:
        """The table as it is now."""
        return self.match.table

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.book.is_over(self.table.state)

    def walk(self, steps: int) -> Walker:
        """So many steps; a tidy walk ends with its game."""
        for _ in range(steps):
            if self.tidy and self.is_over:
                break
            self.step()
        return self

    def step(self) -> None:
        """One step of some kind."""
        kinds: list[tuple[int, Callable[[], object]]] = [(60, self.legal)]
        if not self.tidy:
            kinds += [(15, self.illegal), (5, self.overruled), (3, self.dropped), (9, self.back), (6, self.corrected)]
            kinds += [(2, self.noted)]
        at = self.dice.below(sum(weight for weight, _ in kinds))
        for weight, kind in kinds:
            at -= weight
            if at < 0:
                kind()
                break
        self._count()

    def _count(self) -> None:
        for number in range(self._counted + 1, self.match.length + 1):
            step = self.match.node(number).step
            assert step is not None
            self.census.stepped(step)
            if not isinstance(step.action, Correct):
                self.count_ending(self.match.node(number).table)
        self._counted = self.match.length

    def count_ending(self, table: AnyTable) -> None:
        """Count how the game has ended, if it has."""
        if self.book.is_over(table.state):
            self.census.endings[self.subject.ending(table.state)] += 1

    # ---- the kinds of steps

    def legal(self) -> None:
        """Something legal for someone; at the end of a game a way back."""
        action = self.a_legal_action()
        if action is not None:
            self.match.play(action)
        elif self.is_over and not self.tidy:
            self.back()

    def illegal(self) -> Refused | None:
        """A try at something that is likely to be refused; what waits for facts may have them told first."""
        action = self.an_action()
        reasons = self._judged(action)
        untold = [reason for reason in reasons if isinstance(reason, NotAttested)]
        if untold and self.dice.below(2):
            for reason in untold:
                self.match.play(Attest(HOST, reason.fact, bool(self.dice.below(3)), bool(self.dice.below(2))))
        done = self.match.play(action)
        return done if isinstance(done, Refused) else None

    def overruled(self) -> None:
        """The host has something done that the rules forbid, if it can be."""
        for _ in range(5):
            action = self.an_action(spoilt_seats=False)
            reasons = self._judged(action)
            if reasons and all(reason.overrulable for reason in reasons):
                self.match.play(action, overrule="so the table plays it")
                return

    def dropped(self) -> None:
        """A piece is dropped somewhere."""
        view = seen(self.book, self.table, one_seat(self))
        picture = self.book.picture(self.book.content, view)
        pieces = [piece.id for piece in picture.pieces] or ["ghost"]
        spaces = ["", *(space.id for space in picture.spaces)]
        piece, space = self._any(pieces), self._any(spaces)
        meanings = tuple(self.book.drops(self.book.content, view, piece, space))
        for action in meanings:
            self._judged(action)
        if not meanings:
            self.census.violations[type(unmeant(self.book, view, piece, space))] += 1

    def back(self) -> None:
        """Undo, redo or jump."""
        kind = self.dice.below(4)
        if kind == 0:
            self.match.redo(1 + self.dice.below(4))
        elif kind == 1:
            self.match.jump(self.dice.below(self.match.length + 1))
        else:
            self.match.undo(1 + self.dice.below(4))

    def corrected(self) -> None:
        """The host sets some position by hand: one made up, or one met before."""
        if self.dice.below(4):
            changes = self.subject.position(self.book, self.table.state, self.dice)
        else:
            met = self.match.node(self.dice.below(self.match.length + 1)).table.state
            changes = self.book.changes(self.table.state, met)
        done = self.match.correct(changes, "so it lies on the table")
        assert isinstance(done, Step), done

    def noted(self) -> None:
        """Another source for Fate, the audience's picture held or let go, or the last answer drawn anew."""
        kind = self.dice.below(4)
        if kind == 0:
            other = self._any(["program", "cardboard"])
            self.match.note(Note(fate=msgspec.structs.replace(self.match.fate, other=other)))
        elif kind == 1:
            self.match.note(Note(held=self.match.at))
        elif kind == 2:
            self.match.note(Note(released=True))
        else:
            self.match.draw_anew()

    # ---- actions

    def a_legal_action(self) -> Action | None:
        """Some legal action, off the rules' path often one that no random filling hits on; None where there is none."""
        if not self.tidy and self.dice.below(3) == 0 and (tried := self._a_legal_try()) is not None:
            return tried
        forms = self.subject.thinned(self.dice, self.forms())
        while forms:
            form = forms.pop(self.dice.below(len(forms)))
            if form.action in self.subject.idle and self.dice.below(5):
                continue
            for _ in range(4 if form.holes else 1):
                action = self._filled(form)
                if not self._judged(action):
                    return action
        return next(legal_actions(self.book, self.table, self.seats()), None)

    def _a_legal_try(self) -> Action | None:
        if self.table.asked is not None:
            return None
        tries = (self.subject.tries(self.book, self.table.state, "", self.dice) for _ in range(6))
        return next((action for action in tries if not self._judged(action)), None)

    def an_action(self, spoilt_seats: bool = True) -> Action:
        """Any action: a form filled at random, often with something in it put wrong."""
        action = self.try_at(self.table)
        if spoilt_seats and self.dice.below(4) == 0:
            action = msgspec.structs.replace(action, seat=self._junk(action.seat))
        return action

    def try_at(self, table: AnyTable, seat: str = "") -> Action:
        """Any action at any table, by that seat or another one: a form filled, as often as not with something wrong."""
        asked = table.asked
        if asked is not None and self.dice.below(2):
            return self._an_answer(asked, seat or (asked.seat if self.dice.below(3) else one_seat(self)))
        if self.dice.below(3) == 0:
            return self.subject.tries(self.book, table.state, seat, self.dice)
        seat = seat or one_seat(self)
        forms = tuple(self.book.offers(self.book.content, seen(self.book, table, seat), seat))
        if not forms or self.dice.below(15) == 0:
            return Answer(seat, self._any(["nowhere", 1]))
        action = self._filled(self._any(forms))
        return self._spoilt(action) if self.dice.below(2) else action

    def forms(self) -> list[Form]:
        """Everyone's forms."""
        return [form for seat in self.seats() for form in offers(self.book, self.table, seat)]

    def seats(self) -> tuple[str, ...]:
        """Everyone who may act: the seats, the host, Fate."""
        return (*(seat.id for seat in self.match.seats), HOST, FATE)

    def _judged(self, action: Action) -> Reasons:
        reasons = why(self.book, self.table, action)
        self.census.judged(action, reasons)
        return reasons

    def _filled(self, form: Form) -> Action:
        return made(self.book, form, form.filled(self.dice))

    def _an_answer(self, asked: Choice, seat: str) -> Answer:
        junk: list[Value] = ["nowhere", 7, -1, True, ("nowhere",), *self._names[:3], *self._cards()]
        junk += [self._any(self._names) for _ in range(3)]
        value = self._any(junk) if self.dice.below(2) else asked.domain().pick(self.dice)
        return Answer(seat, value)

    def _cards(self) -> list[Value]:
        return list(getattr(self.book.content, "cards", ())) + list(range(6))

    def _spoilt(self, action: Action) -> Action:
        for name in action.__struct_fields__:
            if name != "seat" and self.dice.below(3) == 0:
                action = msgspec.structs.replace(action, **{name: self._junk(getattr(action, name))})
        return action

    def _junk(self, value: Value) -> Value:
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return self.dice.below(9) - 1
        if isinstance(value, tuple):
            return tuple(self._any(self._names) for _ in range(self.dice.below(4)))
        return str(self._any(self._names if self.dice.below(2) else self.subject.junk))

    def _any(self, things: Any) -> Any:
        return things[self.dice.below(len(things))]


def one_seat(walker: Walker) -> str:
    """Someone who may act, the host and Fate more seldom."""
    seats = walker.seats() if walker.dice.below(5) == 0 else walker.seats()[:-2]
    return seats[walker.dice.below(len(seats))]


def fillings(form: Form, several: Picked = permutations) -> Iterator[dict[str, Value]]:
    """Every way to fill a form; for laws alone, play never lists them. Several of something come in every order."""
    names = [hole.name for hole in form.holes]
    for values in product(*(list(_values(hole.domain, several)) for hole in form.holes)):
        yield dict(form.fixed) | dict(zip(names, values, strict=True))


def _values(domain: Any, several: Picked = permutations) -> Iterator[Value]:
    if isinstance(domain, OneOf):
        yield from domain.options
    elif isinstance(domain, Number):
        yield from range(domain.low, domain.high + 1)
    elif isinstance(domain, Flag):
        yield from (False, True)
    elif isinstance(domain, Several):
        for count in range(domain.low, domain.high + 1):
            yield from several(domain.options, count)
    elif isinstance(domain, Faces):
        yield from ((face,) * domain.count for face in range(1, FACES + 1))
    elif isinstance(domain, Shares):
        yield from _shares(len(domain.among), domain.total)


def _shares(among: int, total: int) -> Iterator[tuple[int, ...]]:
    """Every way to share; what is shared out evenly comes first."""
    if among == 1:
        yield (total,)
        return
    for first in sorted(range(total + 1), key=lambda one: abs(one * among - total)):
        yield from ((first, *rest) for rest in _shares(among - 1, total - first))


def _in_every_order(form: Form, fields: dict[str, Value]) -> Iterator[dict[str, Value]]:
    """A filling, and those that differ from it in the order of several things alone."""
    names = [hole.name for hole in form.holes]
    for values in product(*(_orders(hole.domain, fields[hole.name]) for hole in form.holes)):
        yield fields | dict(zip(names, values, strict=True))


def _orders(domain: Any, value: Value) -> Iterable[Value]:
    """A value in every order in which it says the same."""
    return permutations(value) if isinstance(domain, Several) and isinstance(value, tuple) else (value,)


def all_actions(book: AnyBook, table: AnyTable, seats: tuple[str, ...]) -> Iterator[Action]:
    """Every filling of every form that is offered."""
    for seat in seats:
        for form in offers(book, table, seat):
            for fields in fillings(form):
                yield made(book, form, fields)


def made(book: AnyBook, form: Form, fields: dict[str, Value]) -> Action:
    """A form's action; quicker than by the notation."""
    kind: Any = _kinds(book.game)[form.action]
    action: Action = kind(seat=form.seat, **fields)
    return action


@cache
def _kinds(game: str) -> dict[str, type[Any]]:
    return by_tag(Notation(a_book(game)).attempts)


def legal_actions(book: AnyBook, table: AnyTable, seats: tuple[str, ...]) -> Iterator[Action]:
    """Those of all actions that nothing speaks against, of the forms with the fewest fillings first."""
    offered = [(form, seen(book, table, seat)) for seat in seats for form in offers(book, table, seat)]
    for form, view in sorted(offered, key=lambda one: _size(one[0])):
        yield from _legal(book, view, form)


def _legal(book: AnyBook, view: Any, form: Form) -> Iterator[Action]:
    """Judge is asked once about values that differ in their order alone; ``test_judge.py`` holds it to that."""
    if form.action in subjects()[book.game].countless and _size(form) > LISTED:
        dice = Dice(form.action)
        some = (made(book, form, form.filled(dice)) for _ in range(LISTED))
        yield from (action for action in some if not judge(book, view, action))
        return
    for fields in fillings(form, combinations):
        if not judge(book, view, made(book, form, fields)):
            yield from (made(book, form, alike) for alike in _in_every_order(form, fields))


def in_order(value: Value) -> Value:
    """The value, several of something in one order."""
    return tuple(sorted(value)) if isinstance(value, tuple) else value


def _size(form: Form) -> int:
    return prod(_count(hole.domain) for hole in form.holes)


def _count(domain: Any) -> int:
    if isinstance(domain, Several):
        return sum(perm(len(domain.options), count) for count in range(domain.low, domain.high + 1))
    if isinstance(domain, Shares):
        return comb(domain.total + len(domain.among) - 1, domain.total)
    return sum(1 for _ in _values(domain))
