"""How the last storyteller's table was set up, kept in the profile from one evening to the next."""

from __future__ import annotations

from pathlib import Path

import msgspec

from desktop.shell.new_game import kept_draft, kept_file
from desktop.shell.new_game.clocktower.draft import Chair, Changes, ClockDraft, Dealing, Order, Which
from desktop.shell.new_game.draft import Tonight
from desktop.shell.new_game.kept_file import Remembered
from rules.clocktower.content import Content
from rules.clocktower.options import Knowledge, Markers, Options, Words
from rules.clocktower.scripts import Script, read_script, write_script
from rules.clocktower.setup import FEWEST, MOST_SEATS

FILE = "last_clocktower.json"
ROWS = frozenset(str(number) for number in range(1, MOST_SEATS + 1))


class Kept(msgspec.Struct, frozen=True):
    """A draft as far as it is worth having again: not its seed, nor its bag. ``script`` is a file's, "" for our own."""

    chairs: list[Chair]
    script: str = ""
    knowledge: Knowledge = "grimoire"
    dealing: Dealing = "cardboard"
    order: Order = "script"
    guesses: int = 0
    riot: Changes = "night"
    markers: Markers = Options().markers
    words: Words = Options().words
    beat: str = str(Options().beat)
    talk: str = str(Options().talk)
    plea: str = str(Options().plea)
    countdown: str = str(Options().countdown)
    tonight: Tonight = msgspec.field(default_factory=Tonight)


def keep(profile: Path, draft: ClockDraft) -> bool:
    """Write down how a table begins; False where nothing can be written."""
    own = draft.which != "practice"
    text = write_script(draft.scripts[draft.which]).decode() if own else ""
    return kept_file.write(profile / FILE, kept_draft.kept(Kept, draft, script=text))


def recall(profile: Path | None, known: Content) -> Remembered[Kept]:
    """The last setup of a profile; a broken one is set aside."""
    return kept_file.read(profile / FILE if profile else None, Kept, lambda kept: _fits(kept, known))


def _fits(kept: Kept, known: Content) -> bool:
    """Whether the program that reads it knows all that it speaks of."""
    rows = [one.row for one in kept.chairs]
    return (
        FEWEST <= len(rows) == len(set(rows))
        and set(rows) <= ROWS
        and 0 <= kept.guesses <= MOST_SEATS
        and (not kept.script or script(kept, known) is not None)
    )


def script(kept: Kept, known: Content) -> Script | None:
    """The script that was played, where it was a file's."""
    return read_script(kept.script.encode(), known).script if kept.script else None


def offer(kept: Kept, draft: ClockDraft, known: Content) -> None:
    """Call the seats as they were called the last evening, and have its script ready."""
    kept_draft.name_alike(kept.chairs, draft.chairs)
    found = script(kept, known)
    if found is not None:
        draft.scripts["last"] = found
        draft.take_script("last")


def apply(kept: Kept, draft: ClockDraft) -> None:
    """Set a draft up as the last table was."""
    which: Which = "last" if kept.script else "practice"
    draft.take_script(which)
    kept_draft.apply(kept, draft, but=("script",))
