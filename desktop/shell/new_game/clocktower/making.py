"""A storyteller's setup from a draft without errors."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Final

from desktop.shell.new_game.clocktower import finding, made_of
from desktop.shell.new_game.clocktower.draft import SLIPS, TOKENS, ClockDraft, Dealing
from desktop.tables import AS_SHIPPED, Setup
from rules.clocktower import setup
from rules.clocktower.edition import SCRIPT_FILE, Edition
from rules.clocktower.options import Options
from rules.clocktower.scripts import write_script
from rules.fate import Fate, Source
from rules.seats import Seat

SOURCES: Final[Mapping[Dealing, Mapping[str, Source]]] = {
    "cardboard": {TOKENS: "cardboard"},
    "program": {TOKENS: "program"},
    "slips": {TOKENS: "program", SLIPS: "cardboard"},
}
"""Who answers which token is drawn, and which number."""


def made(draft: ClockDraft, edition: Edition, lists: Mapping[str, str] = AS_SHIPPED) -> Setup:
    """What the table is set up from; a script and lists that are not the program's own go whole into the record."""
    typed = draft.tonight.folder.strip()
    own = edition.script != draft.scripts["practice"]
    return Setup(
        options(draft, edition),
        seats(draft),
        Fate(seed=draft.the_seed() or 0, sources=SOURCES[draft.dealing]),
        begun=f"{date.today():%Y-%m-%d}",
        content={**lists, **({SCRIPT_FILE: write_script(edition.script).decode()} if own else {})},
        folder=Path(typed).expanduser() if typed else None,
        game="clocktower",
    )


def seats(draft: ClockDraft) -> tuple[Seat, ...]:
    """Everybody clockwise."""
    called = dict(draft.named())
    return setup.seats(len(draft.chairs), tuple(called.get(one.row, "") for one in draft.chairs))


def options(draft: ClockDraft, edition: Edition) -> Options:
    """How the table plays; a program that is told the square only has no bag."""
    travelling = {f"p{at}": one for at, one in enumerate(draft.chairs, 1) if one.travels}
    holds = draft.knowledge == "grimoire"
    return Options(
        knowledge=draft.knowledge,
        travellers={seat: finding.played(edition, one) for seat, one in travelling.items()},
        evil_travellers=tuple(seat for seat, one in travelling.items() if one.evil and holds),
        bag=made_of.tokens(draft, edition) if holds else (),
        slips=draft.dealing == "slips" and holds,
        limit_guesses=draft.guesses if "alsaahir" in edition.sheet else Options().limit_guesses,
        riot_changes=draft.riot if "riot" in edition.sheet else Options().riot_changes,
        markers=draft.markers,
        words=draft.words,
        **{name: draft.time(name) for name in made_of.times(draft, edition)},
    )
