"""What is wrong with a storyteller's draft: an error stands in the way, a warning does not (flows.md 2.4)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.shell.new_game import tonight_problems
from desktop.shell.new_game.clocktower import finding, made_of
from desktop.shell.new_game.clocktower.around import ClockAround
from desktop.shell.new_game.clocktower.bag import OTHERWISE
from desktop.shell.new_game.clocktower.djinn import field_of
from desktop.shell.new_game.clocktower.draft import TIMES, ClockDraft
from desktop.shell.new_game.name_problems import of_names
from desktop.shell.new_game.problem import Problem
from rules.clocktower.bag import printed
from rules.clocktower.options import Options
from rules.clocktower.setup import FEWEST, MOST
from rules.clocktower.violations import BagCount, TooMany
from rules.messages import says

INFORMED = 7
ANYWAY = says("All the same")
FEW = says("Five players at least.")
SMALL = says("Minion and Demon info start at 7.")
NEGATIVE = says("Zero or more.")
LONG = says("At most {n}.")
OFF = says("No clock")
FULL = says("Twenty seats at most.")
CUT = says("The program then tells nobody what an ability may learn.")


def problems(draft: ClockDraft, around: ClockAround) -> tuple[Problem, ...]:
    """All of them, in the order of the pages."""
    looks = (_table, _names, _travellers, _told, tonight_problems.seed, _bag, _times, _jinxes, tonight_problems.tonight)
    return tuple(problem for look in looks for problem in look(draft, around))


def _table(draft: ClockDraft, around: ClockAround) -> Iterator[Problem]:
    say = around.words.say
    if draft.players < FEWEST:
        yield Problem("people", say(FEW), fix=say(says("One more seat")), mend="seat")
    elif draft.players > MOST:
        over = "people" in draft.overruled
        text = say(TooMany.message, {"n": draft.players})
        yield Problem("people", text, over, "" if over else say(ANYWAY), "" if over else "overrule")
    elif draft.bare:
        yield Problem("people", say(FEW), warning=True)
    elif draft.players < INFORMED:
        yield Problem("people", say(SMALL), warning=True)
    if draft.crowded:
        yield Problem("people", say(FULL), warning=True)


def _names(draft: ClockDraft, around: ClockAround) -> Iterator[Problem]:
    text, say = says("Seat {n} has no name; it will be called “Seat {n}”."), around.words.say
    nameless = {one.row: say(text, {"n": number}) for number, one in enumerate(draft.chairs, 1)}
    yield from of_names(((one.row, one.name) for one in draft.chairs), nameless, around.words)


def _travellers(draft: ClockDraft, around: ClockAround) -> Iterator[Problem]:
    """Who travels comes as somebody."""
    say, edition = around.words.say, around.edition
    for one in (one for one in draft.chairs if one.travels and not finding.played(edition, one)):
        field, typed = f"traveller:{one.row}", one.character.strip()
        if not typed:
            text = say(says("As which Traveller?"))
            yield Problem(field, text, fix=say(says("Plays after all")), mend="plays")
        else:
            near = around.called(finding.nearest(edition, typed))
            text = say(says("‘{typed}’ is no Traveller. Nearest is {near}."), {"typed": typed, "near": near})
            yield Problem(field, text, fix=say("{it}", {"it": near}), mend="nearest")


def _told(draft: ClockDraft, around: ClockAround) -> Iterator[Problem]:
    if draft.knowledge == "square":
        yield Problem("knowledge", around.words.say(CUT), warning=True)


def _bag(draft: ClockDraft, around: ClockAround) -> Iterator[Problem]:
    """A count that the table does not have: a character may allow it, or the storyteller."""
    if draft.knowledge == "square" or made_of.fits(draft, around.edition):
        return
    say, usual = around.words.say, printed(made_of.grim(around.edition), draft.players)
    values = dict(zip(("n", *"tomd"), (draft.players, *usual), strict=True))
    excuses = list(made_of.excuses(draft, around.edition))
    allowed = [say(OTHERWISE, {"char": around.called(one)}) for one in excuses]
    text = " ".join((say(BagCount.message, values), *allowed))
    over = bool(excuses) or "counts" in draft.overruled
    yield Problem("counts", text, over, "" if over else say(ANYWAY), "" if over else "overrule")


def _times(draft: ClockDraft, around: ClockAround) -> Iterator[Problem]:
    say = around.words.say
    for name in made_of.times(draft, around.edition):
        typed, most, usual = draft.time(name), TIMES[name], getattr(Options(), name)
        fix = say(OFF) if not usual else say("{it}", {"it": usual})
        if typed < 0:
            yield Problem(name, say(NEGATIVE), fix=fix, mend="time")
        elif typed > most:
            yield Problem(name, say(LONG, {"n": most}), fix=fix, mend="time")


def _jinxes(_draft: ClockDraft, around: ClockAround) -> Iterator[Problem]:
    """A pair whose rule nobody has worded."""
    for pair, rule in around.edition.jinxes.items():
        if not around.words.say("{it}", {"it": rule}).strip():
            pair_of = {"a": around.called(pair[0]), "b": around.called(pair[1])}
            text = around.words.say(says("Write the special rule for {a} and {b}."), pair_of)
            yield Problem(field_of(pair), text, warning=True)
