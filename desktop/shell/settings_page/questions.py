"""What can be chosen, what is chosen now, and what choosing does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from desktop.settings import Eyes, Spoken
from desktop.shell.audience_card import TONGUES
from desktop.shell.parts.choices import Answer
from desktop.shell.tastes import DAY, NIGHT, SYSTEM
from desktop.words import Words
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

LANGUAGE, LANGUAGE_HINT = says("Language"), says("Of this window; the audience may read another.")
COLOUR, COLOUR_HINT = says("Colours"), says("Night for a dark room, day for a bright one.")
LETTERS = says("Size of the letters")
LETTERS_HINT = says("Of panels, cards and pages, and of the names on the board.")
MOTION, MOTION_HINT = says("Movement on the board"), says("Whoever grows dizzy lets pieces fade instead of walking.")
AUDIENCE, AUDIENCE_HINT = says("Language of the audience"), says("In the audience's window.")
PACE, PACE_HINT = (
    says("The pace of Hako Onna's time"),
    says("It always lasts at least so long, so that its length tells nothing. 0 is off."),
)
EYES, EYES_HINT = (
    says("How eyes open again"),
    says("At a table where the host plays too and shuts the eyes like everybody."),
)
LANGUAGES: Final = {"ko": "한국어", "en": "English"}
PERCENTS: Final = {str(one): f"{one} %" for one in (90, 100, 115, 130, 150)}
PACES: Final = {str(1000 * one): f"{one} s" for one in (0, 20, 25, 30, 45)}
ENDS: Final = {"space": says("She presses Space"), "count": says("A silent count")}
COLOURS: Final = {NIGHT: says("Night"), DAY: says("Day"), SYSTEM: says("As the system has it")}
MOVES: Final = {"": says("Full"), "still": says("Reduced")}


class Question(NamedTuple):
    """A question with a few answers, each a sentence unless it is the same in every language."""

    name: str
    hint: str
    answers: Mapping[str, str]
    chosen: Callable[[], str]
    choose: Callable[[str], None]
    same: bool = False

    def offered(self, words: Words) -> list[Answer]:
        """The answers as they are said."""
        return [Answer(value, answer if self.same else words.say(answer)) for value, answer in self.answers.items()]


def questions(host: HostWindow) -> dict[str, Question]:
    """In the order of the page."""
    tastes, context, audience, her_time = host.tastes, host.context, host.audience, host.her_time
    return {
        "language": Question(
            LANGUAGE, LANGUAGE_HINT, LANGUAGES, lambda: context.words.language, context.speak, same=True
        ),
        "colours": Question(COLOUR, COLOUR_HINT, COLOURS, lambda: tastes.colours, tastes.colour),
        "letters": Question(
            LETTERS, LETTERS_HINT, PERCENTS, lambda: str(tastes.percent),
            lambda one: tastes.enlarge(int(one)), same=True,
        ),
        "motion": Question(
            MOTION, MOTION_HINT, MOVES, lambda: "still" if tastes.still else "", lambda one: tastes.calm(bool(one))
        ),
        "audience": Question(
            AUDIENCE, AUDIENCE_HINT, cast(Mapping[str, str], TONGUES), lambda: audience.tongue,
            lambda one: audience.speak(cast(Spoken, one)),
        ),
        "pace": Question(
            PACE, PACE_HINT, PACES, lambda: str(her_time.pace.ms), lambda one: her_time.keep(her_time.eyes, int(one)),
            same=True,
        ),
        "eyes": Question(
            EYES, EYES_HINT, ENDS, lambda: her_time.eyes, lambda one: her_time.keep(cast(Eyes, one), her_time.pace.ms)
        ),
    }  # fmt: skip
