"""The referee's answers, command by command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from desktop.complaints import complaint as complaint_of
from desktop.complaints import plainly
from desktop.looking import Looking
from desktop.referee import commands as cmd
from desktop.referee.commands import FIRST, LATER, Command, Wrong, read
from desktop.referee.opening import check_viewer, open_table, under, unknown
from desktop.referee.telling import Plain, Telling, every_language
from desktop.words import Words
from rules.actions import Answer
from rules.engine import Refused, Step
from rules.messages import says
from rules.seats import FATE, HOST


class Referee:
    """Answers one line after another."""

    def __init__(self, language: str) -> None:
        self._words = every_language()
        self._own = Words(language)
        self._telling: Telling | None = None

    def answer(self, line: bytes) -> Plain:
        """The answer to a line; a complaint about one that cannot be answered. The table stays as it was then."""
        try:
            return self._answer(line)
        except Wrong as wrong:
            return self.wrong(wrong)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            return self._complaint(plainly(self._own, error), complaint_of(error).field)
        except Exception as error:  # noqa: BLE001 - a script must not lose its referee through a fault of the rules
            # Its kind and no more: what it says may be a secret.
            return self.wrong(Wrong(says("The program is at fault here: {why}."), {"why": type(error).__name__}))

    def wrong(self, wrong: Wrong) -> Plain:
        """A complaint told."""
        return self._complaint(self._own.say(wrong.message, wrong.values), wrong.field)

    def _complaint(self, sentence: str, field: str) -> Plain:
        told = f"{sentence[:1].upper()}{sentence[1:]}"
        whole = told if told.endswith((".", "!", "?")) else f"{told}."
        return {"error": whole, "field": field} if field else {"error": whole}

    def _answer(self, line: bytes) -> Plain:
        if not line.strip():
            raise Wrong(says("The line is empty."))
        if self._telling is None:
            return self._begin(read(line, FIRST))
        command = read(line, LATER)
        return ANSWERS[type(command)](self._telling, command)

    def _begin(self, first: Command) -> Plain:
        table = open_table(first, self._own)
        self._telling = Telling(table.looking, self._words)
        return {**self._telling.people(), **table.damage, **self._telling.step(table.before)}


def _told(telling: Telling, done: Step | Refused, before: int) -> Plain:
    telling.looking.match.unwritten.clear()
    return telling.refusal(done) if isinstance(done, Refused) else telling.step(before)


def do(telling: Telling, said: cmd.Do) -> Plain:
    match = telling.looking.match
    before = match.length
    action = under("do", said.do, telling.looking.notation.action_type)
    return _told(telling, match.play(action, said.overrule), before)


def correct(telling: Telling, said: cmd.CorrectIt) -> Plain:
    match, notation = telling.looking.match, telling.looking.notation
    before = match.length
    raw = said.correct if isinstance(said.correct, list) else [said.correct]
    changes = [under(f"correct[{number}]", one, notation.change_type) for number, one in enumerate(raw)]
    items = [under(f"agenda[{number}]", one, notation.item_type) for number, one in enumerate(said.agenda or ())]
    agenda = None if said.agenda is None else tuple(items)
    return _told(telling, match.correct(changes, said.reason, agenda), before)


def answer_fate(telling: Telling, said: cmd.AnswerFate) -> Plain:
    match = telling.looking.match
    before = match.length
    return _told(telling, match.play(Answer(FATE, said.fate)), before)


def targets(telling: Telling, said: cmd.Targets) -> Plain:
    _check_piece(telling.looking, said.targets, "targets")
    verdicts = telling.looking.targets(said.targets, said.turn)
    return {"targets": {space: telling.verdict(verdict) for space, verdict in verdicts.items()}}


def _check_piece(looking: Looking, piece: str, field: str) -> None:
    known = [one.id for one in looking.picture().pieces]
    if piece not in known:
        raise unknown(piece, known, field)


def offers(telling: Telling, said: cmd.Offers) -> Plain:
    seats = (FATE, HOST, *(seat.id for seat in telling.looking.match.seats))
    if said.offers not in seats:
        raise unknown(said.offers, seats, "offers")
    return {"offers": [telling.form(form) for form in telling.looking.offers(said.offers)]}


def why(telling: Telling, said: cmd.Why) -> Plain:
    _check_piece(telling.looking, said.why.piece, "why.piece")
    piece, to, turn = said.why.piece, said.why.to, said.why.turn
    verdict = telling.looking.verdict(piece, to, turn)
    if not verdict.meanings:
        return {"legal": False, "meanings": [], **telling.refusal(telling.looking.refusal(piece, to, verdict))}
    return {"legal": bool(verdict.legal), "meanings": telling.reasons(verdict)}


def view(telling: Telling, said: cmd.ViewOf) -> Plain:
    check_viewer(telling.looking.match, said.view, "view")
    return telling.view(said.view)


def log(telling: Telling, said: cmd.LogOf) -> Plain:
    check_viewer(telling.looking.match, said.log, "log")
    return telling.log(said.log)


def undo(telling: Telling, said: cmd.Undo) -> Plain:
    return {"undone": telling.looking.match.undo(said.undo), **telling.position()}


def redo(telling: Telling, said: cmd.Redo) -> Plain:
    return {"redone": telling.looking.match.redo(said.redo), **telling.position()}


def schema(telling: Telling, _said: cmd.Schema) -> Plain:
    kinds = (*FIRST.values(), *LATER.values())
    lines, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    own = telling.looking.notation.schema()
    return {"schema": {**own, "line": {"anyOf": list(lines)}, "$defs": {**own["$defs"], **parts}}}


ANSWERS: Mapping[type[Command], Callable[[Telling, Any], Plain]] = {
    cmd.Do: do,
    cmd.CorrectIt: correct,
    cmd.AnswerFate: answer_fate,
    cmd.Targets: targets,
    cmd.Offers: offers,
    cmd.Why: why,
    cmd.ViewOf: view,
    cmd.LogOf: log,
    cmd.Undo: undo,
    cmd.Redo: redo,
    cmd.Schema: schema,
}
