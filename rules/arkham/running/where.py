"""Where a run stands in its text."""

from __future__ import annotations

import msgspec

from rules.arkham.content import Content
from rules.arkham.effects import Memory, Run
from rules.arkham.texts import operations as op


def block(content: Content, run: Run) -> op.Text:
    """The statements among which a run stands."""
    text: op.Text = content.texts.get(run.text, ())
    way = run.at
    while len(way) > 1:
        text = branches(text[way[0]])[way[1]]
        way = way[2:]
    return text


def statement(content: Content, run: Run) -> op.Statement | None:
    """The statement at which a run stands; None past the end of its block."""
    text = block(content, run)
    return text[run.at[-1]] if run.at[-1] < len(text) else None


def branches(one: op.Statement) -> tuple[op.Text, ...]:
    """The blocks within a statement, in order."""
    match one:
        case op.Check(passed=passed, failed=failed):
            return passed, failed
        case op.RollDie(faces=faces):
            return tuple(face.then for face in faces)
        case op.Choose(options=options):
            return options
        case op.May(then=then, otherwise=otherwise) | op.If(then=then, otherwise=otherwise):
            return then, otherwise
        case op.Pay(otherwise=otherwise):
            return (otherwise or (),)
    only: op.Text = getattr(one, "then", ())
    return (only,)


def into(run: Run, branch: int, subject: str = "") -> Run:
    """The run of a block within the statement at which a run stands."""
    return msgspec.structs.replace(run, at=(*run.at, branch, 0), subject=subject or run.subject)


def past(run: Run, steps: int = 1, memory: Memory | None = None) -> Run:
    """The run of the statements that follow."""
    at = (*run.at[:-1], run.at[-1] + steps)
    return msgspec.structs.replace(run, at=at, memory=run.memory if memory is None else memory)


def card_of(run: Run) -> str:
    """What the text belongs to: a card, a place, an investigator."""
    return run.text.partition(".")[2]
