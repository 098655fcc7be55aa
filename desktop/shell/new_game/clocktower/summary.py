"""A storyteller's whole setup in a few lines, the first night, and the warnings that are left (C12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from desktop.shell.games import square_tempo
from desktop.shell.new_game import names
from desktop.shell.new_game.clocktower import finding, made_of, offered, scripts
from desktop.shell.new_game.clocktower.around import ClockAround
from desktop.shell.new_game.clocktower.bag import TITLES
from desktop.shell.new_game.clocktower.draft import ClockDraft
from desktop.shell.new_game.clocktower.people import SEAT
from desktop.shell.new_game.clocktower.problems import INFORMED
from desktop.shell.new_game.problem import Problem
from desktop.shell.new_game.summed_up import SummedUp
from desktop.shell.parts.look import Look
from rules.clocktower.bag import TEAMS, count
from rules.clocktower.content import DAWN, DEMON_INFO, DUSK, MINION_INFO
from rules.clocktower.options import Options
from rules.messages import says

LINES: Final = {
    "script": says("Script"),
    "people": says("Seats"),
    "travellers": says("Travellers"),
    "told": says("Grimoire and Fate"),
    "bag": says("Bag"),
    "night": says("The first night"),
    "time": says("Words and time"),
    "djinn": says("Djinn"),
    "rules": says("Open questions"),
    "record": says("Tonight's file"),
}
LAID: Final = {
    "on": says("Reminders by the program"),
    "ask": says("Reminders after asking"),
    "off": says("Reminders by hand"),
}
PAIRS: Final = says("Pairs with a rule of their own: {n}")


class ClockSummary(SummedUp):
    """One line each."""

    def __init__(self) -> None:
        super().__init__(LINES)

    def tell(self, draft: ClockDraft, around: ClockAround, problems: Sequence[Problem], look: Look) -> None:
        """Sum the draft up."""
        self.write(lines(draft, around), problems, look, around.words)


def lines(draft: ClockDraft, around: ClockAround) -> dict[str, str]:
    """Each line in one language; what there is nothing of stays empty."""
    say, holds, jinxes = around.words.say, draft.knowledge == "grimoire", len(around.edition.jinxes)
    held = [offered.DEALING[draft.dealing][0], LAID[draft.markers]] if holds else []
    told = [offered.KNOWLEDGE[draft.knowledge][0], *held]
    return {
        "script": scripts.about(draft.scripts[draft.which], around.words),
        "people": ", ".join(_called(draft, around, at) for at in range(len(draft.chairs))),
        "travellers": ", ".join(_travelling(draft, around)),
        "told": " · ".join(say(title) for title in told),
        "bag": "\n".join(_bag(draft, around)) if holds else "",
        "night": " → ".join(map(around.name, _first_night(draft, around))) if holds else "",
        "time": " · ".join(_times(draft, around)),
        "djinn": say(PAIRS, {"n": jinxes}) if jinxes else "",
        "rules": "\n".join(_rules(draft, around)),
        "record": draft.tonight.folder.strip() or around.folder or say(says("The usual folder")),
    }


def _called(draft: ClockDraft, around: ClockAround, at: int) -> str:
    return names.shown(draft.chairs[at].name) or around.words.say(SEAT, {"n": at + 1})


def _travelling(draft: ClockDraft, around: ClockAround) -> Iterator[str]:
    from desktop.shell.new_game.clocktower.travellers import SIDES

    for at, one in enumerate(draft.chairs):
        if one.travels:
            who, side = _called(draft, around, at), around.words.say(SIDES["evil" if one.evil else "good"])
            char = around.name(finding.played(around.edition, one))
            yield f"{who}: {char} ({side})"


def _bag(draft: ClockDraft, around: ClockAround) -> Iterator[str]:
    grim, tokens = made_of.grim(around.edition), made_of.tokens(draft, around.edition)
    for team, number in zip(TEAMS, count(grim, tokens), strict=True):
        there = ", ".join(around.name(one) for one in tokens if grim.team(one) == team)
        yield f"{around.words.say(TITLES[team])} {number}: {there}" if there else f"{around.words.say(TITLES[team])} 0"


def _first_night(draft: ClockDraft, around: ClockAround) -> Iterator[str]:
    """Who is woken, as the bag stands; a small table begins without the information of the evil team."""
    infos = (MINION_INFO, DEMON_INFO) if draft.players >= INFORMED else ()
    coming = {finding.played(around.edition, one) for one in draft.chairs}
    there = {DUSK, *infos, *made_of.tokens(draft, around.edition), *coming, DAWN}
    return (step for step in around.edition.nights[0].steps if step in there)


def _times(draft: ClockDraft, around: ClockAround) -> Iterator[str]:
    """The words, where they are not the usual ones, and each clock that runs."""
    say = around.words.say
    if draft.words != Options().words:
        yield f"{say(offered.ASKED['words'][0])}: {say(offered.WORDS[draft.words])}"
    counted = {name: draft.time(name) for name in made_of.times(draft, around.edition)}
    clocks = [say(*square_tempo.line(name, time)) for name, time in counted.items() if time > 0]
    yield from clocks or [say(says("No clock"))]


def _rules(draft: ClockDraft, around: ClockAround) -> Iterator[str]:
    say, guesses = around.words.say, str(draft.guesses) if draft.guesses else offered.EVERYBODY
    settled = {"alsaahir": ("guesses", offered.GUESSES[guesses]), "riot": ("riot", offered.RIOT[draft.riot])}
    for character, (question, answer) in settled.items():
        if character in around.edition.sheet:
            yield f"{say(offered.ASKED[question][0])}: {say(answer[0])}"
