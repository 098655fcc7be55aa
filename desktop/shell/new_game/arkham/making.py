"""A town's setup from a draft without errors."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import msgspec

from desktop.shell.new_game.arkham import finding
from desktop.shell.new_game.arkham.draft import DRAWN, TownDraft
from desktop.shell.new_game.points import answered
from desktop.tables import Setup
from rules.arkham import setup
from rules.arkham.content import Content
from rules.arkham.options import Options
from rules.dice import Dice
from rules.fate import Fate
from rules.seats import Seat


def made(draft: TownDraft, content: Content) -> Setup:
    """What the table is set up from."""
    typed = draft.tonight.folder.strip()
    return Setup(
        options(draft, content),
        seats(draft),
        Fate(seed=draft.the_seed() or 0, sources=draft.sources),
        begun=f"{date.today():%Y-%m-%d}",
        folder=Path(typed).expanduser() if typed else None,
        game="arkham",
    )


def seats(draft: TownDraft) -> tuple[Seat, ...]:
    """Everybody clockwise."""
    called = dict(draft.named())
    return setup.seats(len(draft.people), tuple(called.get(one.row, "") for one in draft.people))


def options(draft: TownDraft, content: Content) -> Options:
    """How the table plays."""
    played = finding.played(draft, content)
    ids = {one.row: f"p{number}" for number, one in enumerate(draft.people, 1)}
    answers: dict[str, object] = {key: draft.answer(key) for key in answered(Options)}
    answers |= {
        "depth": draft.depth,
        "investigators": {ids[row]: one for row, one in played.items() if one},
        "sliders": {ids[one.row]: one.stops for one in draft.people},
        "ancient": ancient(draft, content),
        "first": "" if draft.first == DRAWN else ids[draft.first],
        "placed": tuple(sorted(draft.placed)),
    }
    return msgspec.convert(answers, Options)


def ancient(draft: TownDraft, content: Content) -> str:
    """The Ancient One that is known before the game; "" where Fate says."""
    if draft.sleeping == "choose":
        return draft.ancient or next(iter(content.ancients))
    if draft.sleeping == "random":
        return ""
    left = [one for one in content.ancients if one not in draft.but]
    return left[Dice(f"{draft.the_seed() or 0}/ancient").below(len(left))]
