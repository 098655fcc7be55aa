"""What the rules tell, as sentences: violations, events, choices and forms with their values named."""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping

from desktop.complaints import plainly
from desktop.filled import Filled
from desktop.words import Words
from rules.actions import Action, Answer
from rules.effects import Choice
from rules.events import Attested, Event
from rules.faults import Fault
from rules.messages import Name, says
from rules.notation import Notation
from rules.remarks import Peeked
from rules.tags import tag
from rules.violations import SOURCES, Violation

RAW = frozenset({"typed", "why", "reason"})
"""Fields that hold what a person wrote, shown as they are."""

FACTS = {
    "holds": (says("the {tile} in {seat}'s hand"), ("seat", "tile")),
    "found": (says("the {tile} found {shadow}"), ("tile", "shadow")),
    "keeps": (says("the {tile} staying with {seat}"), ("seat", "tile")),
    "points": (says("the {points} movement points of {seat}"), ("seat", "points", "turn")),
    "wagon": (says("the Patrol Wagon of {seat}"), ("seat", "turn")),
    "clues": (says("the {count} clues of {seat}"), ("seat", "count", "turn")),
    "elder-sign": (says("the Elder Sign of {seat}"), ("seat", "turn")),
    "price": (says("what {place} costs {seat}"), ("seat", "place", "turn")),
}
"""What the table is asked about, by the kind of the fact: how it is called, and what stands between its colons."""

TOLD = says("The table was asked about {fact}: {answer}.")
TOLD_FOR_ALL = says("The table was asked about {fact} and its like for the evening: {answer}.")
YES, NO = says("yes"), says("no")


def titles(notation: Notation) -> dict[str, str]:
    """The title of every action and choice of a game, by its tag."""
    kinds: Iterable[type[Action] | type[Choice]] = (*notation.actions, *notation.book.replies)
    return {tag(kind): kind.title for kind in kinds if kind.title}


def holes(message: str) -> tuple[str, ...]:
    """The names of a sentence's holes."""
    return tuple(name for _, name, _, _ in string.Formatter().parse(message) if name)


class Speech:
    """Speaks one language about one table; ``names`` and ``titles`` tell what an id is called."""

    def __init__(self, words: Words, names: Mapping[str, Name], titles: Mapping[str, str]) -> None:
        self.words = words
        self._names = names
        self._titles = titles

    def tell(self, said: Violation | Event | Choice | Peeked) -> str:
        """The sentence of a violation, an event, an open question or a peek; "" for one that has none."""
        if isinstance(said, Attested):
            return self._told(said)
        return self._sentence(said.message, said)

    def _told(self, said: Attested) -> str:
        values = {"fact": self.fact(said.fact), "answer": self.words.say(YES if said.yes else NO)}
        return self._capital(self.words.say(TOLD_FOR_ALL if said.kind else TOLD, values))

    def fact(self, id_: str) -> str:
        """What the table is asked about, by its id: a kind, and what it is about after colons."""
        kind, *about = id_.split(":")
        if kind not in FACTS or len(about) != len(FACTS[kind][1]):
            return id_
        message, holes_ = FACTS[kind]
        return self.words.say(message, {hole: self.value(hole, one) for hole, one in zip(holes_, about, strict=True)})

    def fault(self, fault: Fault) -> str:
        """The sentence of a fault in a file, and its remedy."""
        values = {key: self._filled(key, at) for key, at in fault.values.items()}
        return f"{self._capital(self.words.say(fault.message, values))} {self.words.say(fault.remedy)}".strip()

    def _filled(self, hole: str, value: str | int) -> object:
        return plainly(self.words, value) if hole == "why" else self.value(hole, value)

    def source(self, reason: Violation) -> str:
        """Where the broken rule stands, in words for people."""
        return self.places(reason.source)

    def places(self, source: str) -> str:
        """Places in the rules, in words for people."""
        names = {**SOURCES, **self._names}
        places = (names.get(place, place) for place in source.split("; "))
        return " · ".join(self.words.say("{it}", {"it": place}) for place in places)

    def title(self, word: str) -> str:
        """What an action or a choice is called, by its tag."""
        return self.words.say(self._titles[word])

    def name(self, id_: str) -> str:
        """What a thing is called."""
        return self.words.say("{it}", {"it": self._names.get(id_, id_)})

    def heading(self, id_: str) -> str:
        """What a thing is called at the head of a panel."""
        return self._capital(self.name(id_))

    def action(self, action: Action) -> str:
        """An action in few words: its title and what fills it; an answer is its value."""
        if isinstance(action, Answer):
            return self.heading(str(action.value))
        fillings = list(Filled(self.words, self._known).parts(action))
        title = self.title(tag(type(action)))
        return f"{title}: {', '.join(fillings)}" if fillings else title

    def filling(self, field: str, value: object) -> str:
        """One filling of an action, by the name of its field."""
        return ", ".join(filter(None, Filled(self.words, self._known).said(field, value)))

    def _known(self, id_: str) -> str:
        return self.name(id_) if id_ in self._names else ""

    def value(self, hole: str, value: object) -> str | int | Name | list[object]:
        """A value as a sentence shows it: ids by name, tags by title, texts of people as they are."""
        if isinstance(value, int):
            return value
        if isinstance(value, tuple | list):
            return [self.value(hole, one) for one in value]
        text = str(value)
        if hole in RAW:
            return text
        if hole == "fact":
            return self.fact(text)
        if text in self._titles and text not in self._names:
            return self.words.say(self._titles[text])
        return self._names.get(text, text)

    def _sentence(self, message: str, said: object) -> str:
        values = {hole: self.value(hole, getattr(said, hole)) for hole in holes(message)}
        return self._capital(self.words.say(message, values)) if message else ""

    def _capital(self, sentence: str) -> str:
        return sentence[:1].upper() + sentence[1:] if self.words.language == "en" else sentence
