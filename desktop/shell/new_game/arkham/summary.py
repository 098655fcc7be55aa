"""A town's whole setup in a few lines, with the limits for so many, and the warnings that are left (A8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from desktop.shell.new_game import names
from desktop.shell.new_game.arkham import finding, offered, rules
from desktop.shell.new_game.arkham.around import TownAround
from desktop.shell.new_game.arkham.draft import DRAWN, TownDraft
from desktop.shell.new_game.arkham.people import DRAWN as IS_DRAWN
from desktop.shell.new_game.arkham.people import SEAT
from desktop.shell.new_game.arkham.steps import KINDS
from desktop.shell.new_game.problem import Problem
from desktop.shell.new_game.summed_up import SummedUp
from desktop.shell.parts.look import Look
from rules.messages import says

LINES: Final = {
    "people": says("Investigators"),
    "limits": says("Limits for so many"),
    "ancient": says("The Ancient One"),
    "first": says("The first player"),
    "told": says("Depth and Fate"),
    "mythos": says("The first Mythos"),
    "rules": says("Open questions"),
    "record": says("Tonight's file"),
}
LIMITS: Final = says(
    "Monsters in town: {monsters}. Outskirts: {outskirts}. The Ancient One wakes at {gates} gates."
    " Monsters with a new gate: {per_gate}."
)
BY_HAND: Final = says("Cardboard: {cardboard}. Everything else: the program.")
WITHOUT: Final = says("At random, without {names}")
PLACED: Final = {"doom": says("its doom lies there"), "clue": says("its clue lies there")}
WHOLE: Final = says("From the pile, step by step")


class TownSummary(SummedUp):
    """One line each."""

    def __init__(self) -> None:
        super().__init__(LINES)

    def tell(self, draft: TownDraft, around: TownAround, problems: Sequence[Problem], look: Look) -> None:
        """Sum the draft up."""
        self.write(lines(draft, around), problems, look, around.words)


def lines(draft: TownDraft, around: TownAround) -> dict[str, str]:
    """Each line in one language."""
    say, limits = (
        around.words.say,
        around.content.limits[draft.counted],
    )
    return {
        "people": ", ".join(_people(draft, around)),
        "limits": say(
            LIMITS,
            {
                "monsters": limits.monsters,
                "outskirts": limits.outskirts,
                "gates": limits.gates,
                "per_gate": limits.per_gate,
            },
        ),
        "ancient": _ancient(draft, around),
        "first": say(says("At random")) if draft.first == DRAWN else _who(draft, around, draft.first),
        "told": f"{say(offered.DEPTHS[draft.depth][0])} · {_fate(draft, around)}",
        "mythos": ", ".join(say(PLACED[one]) for one in sorted(draft.placed)) or say(WHOLE),
        "rules": rules.differences(draft, around.words),
        "record": draft.tonight.folder.strip() or around.folder or say(says("The usual folder")),
    }


def _who(draft: TownDraft, around: TownAround, row: str) -> str:
    number = [one.row for one in draft.people].index(row) + 1
    return names.shown(draft.person(row).name) or around.words.say(SEAT, {"n": number})


def _people(draft: TownDraft, around: TownAround) -> list[str]:
    played, say = finding.played(draft, around.content), around.words.say
    inv = {row: around.name(one) if one else say(IS_DRAWN) for row, one in played.items()}
    return [f"{_who(draft, around, row)}: {inv[row]}" for row in inv]


def _ancient(draft: TownDraft, around: TownAround) -> str:
    if draft.sleeping == "choose":
        return around.name(draft.ancient or next(iter(around.content.ancients)))
    if draft.sleeping == "but" and draft.but:
        named = [around.names[one] for one in around.content.ancients if one in draft.but]
        return around.words.say(WITHOUT, {"names": named})
    return around.words.say(says("At random"))


def _fate(draft: TownDraft, around: TownAround) -> str:
    by_hand = [around.words.say(title) for kind, title in KINDS.items() if draft.sources[kind] == "cardboard"]
    if len(by_hand) in (0, len(KINDS)):
        return around.words.say(offered.FATES["cardboard" if by_hand else "program"])
    return around.words.say(BY_HAND, {"cardboard": ", ".join(by_hand)})
