"""What the draft says of the script and of the bag."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest

import msgspec

from desktop.shell.games import square_tempo
from desktop.shell.new_game.clocktower.draft import ClockDraft
from rules.clocktower import bag
from rules.clocktower.edition import Edition
from rules.clocktower.grim import Grim
from rules.clocktower.options import Options
from rules.clocktower.scripts import Script, homebrew
from rules.clocktower.scripts.script import Written
from rules.clocktower.state import Grimoire, Square
from rules.dice import Dice


def script(draft: ClockDraft) -> Script:
    """The chosen script with what the pages add: whose order it has, teams nobody had told, rules for pairs."""
    chosen = draft.scripts[draft.which]
    if draft.order == "official":
        chosen = msgspec.structs.replace(chosen, first=(), other=())
    return _told(chosen, draft) if draft.teams or draft.jinxes else chosen


def _told(chosen: Script, draft: ClockDraft) -> Script:
    """The script as if its file had told it all."""
    pairs = zip_longest(chosen.characters, chosen.written[: len(chosen.characters)])
    written: dict[str, Written] = dict(pairs)
    for one, team in draft.teams.items():
        written[one] = {**(written[one] or {"id": one}), "team": team}
    for pair, rule in draft.jinxes.items():
        later, other = sorted(pair, key=chosen.characters.index, reverse=True)
        written[later] = _with_rule(written[later] or {"id": later}, other, rule)
    now = tuple(homebrew.character(one, written[one] or {}) for one in draft.teams)
    others = tuple(one for one in chosen.homebrew if one.id not in draft.teams)
    return msgspec.structs.replace(chosen, written=tuple(written.values()), homebrew=(*others, *now))


def _with_rule(entry: Mapping[str, object], other: str, rule: str) -> Mapping[str, object]:
    """What is told last of a pair is what holds."""
    listed = entry.get("jinxes")
    return {**entry, "jinxes": [*(listed if isinstance(listed, list) else ()), {"id": other, "reason": rule}]}


# ---- the bag


def grim(edition: Edition) -> Grim:
    """The grimoire before anything is in it."""
    return Grim(edition, Square(Options(), ()), Grimoire())


def proposal(draft: ClockDraft, edition: Edition) -> tuple[str, ...]:
    """A bag by chance; beyond the table each one more is of the Townsfolk."""
    dice = Dice(f"{draft.the_seed() or 0}/bag/{draft.shaken}")
    found = bag.propose(grim(edition), draft.players, dice.below)
    spare = [one for one in grim(edition).of_team("townsfolk") if one not in found]
    return (*found, *spare[: max(0, draft.players - len(found))])


def times(draft: ClockDraft, edition: Edition) -> tuple[str, ...]:
    """The times that are asked for."""
    return square_tempo.asked(draft.knowledge == "grimoire", edition.sheet)


def tokens(draft: ClockDraft, edition: Edition) -> tuple[str, ...]:
    """What is in the bag, as the script lists it."""
    held = set(draft.bag if draft.bag is not None else proposal(draft, edition))
    return tuple(one for one in grim(edition).of_team(*bag.TEAMS) if one in held)


def fits(draft: ClockDraft, edition: Edition) -> bool:
    """Whether the bag is right for so many players."""
    return bag.fits(grim(edition), draft.players, tokens(draft, edition))


def excuses(draft: ClockDraft, edition: Edition) -> Iterator[str]:
    """Those in the bag who change it by a rule that the program does not know."""
    for one in tokens(draft, edition):
        told = edition.character(one)
        if told is not None and told.setup and one not in (bag.SUMMONER, bag.XAAN):
            yield one
