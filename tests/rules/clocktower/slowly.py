"""What may be told, worked out a second time and by brute force, from the square and the grimoire alone.

Nothing here is shared with the rules: teams are written out, every Recluse registers as every single character in turn,
and an answer is true where somebody can say so in one of these worlds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from rules.clocktower.state import Deed, Grimoire, Mark, Square

Answer = tuple[str, ...]
World = dict[str, tuple[str, bool]]
"""As which character everybody registers, and whether as evil."""

TOWNSFOLK = """investigator empath preacher chambermaid dreamer flowergirl towncrier alsaahir engineer seamstress
    artist cannibal virgin""".split()
OUTSIDERS = "tinker recluse plaguedoctor moonchild".split()
MINIONS = "harpy assassin xaan summoner".split()
DEMONS = "po vortox riot".split()
GOOD, EVIL = TOWNSFOLK + OUTSIDERS, MINIONS + DEMONS
NUMBERS: set[Answer] = {("0",), ("1",), ("2",)}
SAID: set[Answer] = {("yes",), ("no",)}


@dataclass(frozen=True)
class Slow:
    """A position, asked slowly."""

    square: Square
    book: Grimoire

    # ---- who can do what

    def dead(self, seat: str) -> bool:
        """Whether somebody is dead, told of or not."""
        return seat in list(self.square.dead) + list(self.book.dying)

    def works(self, seat: str, character: str) -> bool:
        """Whether somebody has a working ability."""
        if self.book.roles.get(seat) != character or (seat, character) in self.book.spent:
            return False
        if self.dead(seat) and character != "recluse":
            return False
        return not any(self.hits(mark, seat) and self.is_on(mark) for mark in self.book.marks)

    def hits(self, mark: Mark, seat: str) -> bool:
        """Whether a reminder, if it is on, takes somebody's ability."""
        if mark.kind == "all_poisoned":
            return self.book.roles.get(seat) in TOWNSFOLK
        return mark.seat == seat and mark.kind in ("poisoned", "drunk", "no_ability")

    def is_on(self, mark: Mark) -> bool:
        """Positions here have no rings of reminders that switch each other off."""
        if mark.turned:
            return False
        return self.works(mark.source, mark.character) if mark.while_able else True

    # ---- what is true

    def worlds(self) -> Iterator[World]:
        """Everybody as what they are, and each Recluse as whatever a Recluse may be."""
        circle = list(self.square.circle)
        for looks in product(*(self.looks(seat) for seat in circle)):
            yield dict(zip(circle, looks, strict=True))

    def looks(self, seat: str) -> list[tuple[str, bool]]:
        """As what one person may register."""
        role = self.book.roles[seat]
        looks = [(role, seat in self.book.evil)]
        if self.works(seat, "recluse"):
            looks += [("recluse", True), *((one, True) for one in EVIL)]
        return looks

    def deed(self, seat: str, character: str) -> Deed | None:
        """What somebody chose tonight."""
        found = None
        for deed in self.book.deeds:
            if (deed.night, deed.seat, deed.character) == (self.square.n, seat, character):
                found = deed
        return found

    def true(self, seat: str, character: str, world: World) -> set[Answer]:
        """What is true in one world."""
        deed = self.deed(seat, character)
        chosen = list(deed.players) if deed is not None else []
        match character:
            case "empath":
                return self.beside(seat, world)
            case "chambermaid":
                woke = [one.seat for one in self.book.wakes if one.night == self.square.n and one.cause == "ability"]
                return {(str(len([one for one in chosen if one in woke])),)}
            case "flowergirl":
                return {("yes" if self.heard("vote", DEMONS, world) else "no",)}
            case "towncrier":
                return {("yes" if self.heard("nomination", MINIONS, world) else "no",)}
            case "seamstress":
                return {("yes" if world[chosen[0]][1] == world[chosen[1]][1] else "no",)}
            case "dreamer":
                return {pair for pair in self.every(character) if world[chosen[0]][0] in pair}
            case _:
                return {trio for trio in self.every(character) if trio[0] in (world[one][0] for one in trio[1:])}

    def beside(self, seat: str, world: World) -> set[Answer]:
        """The evil neighbours, walking from chair to chair; one who sits on both sides counts once or twice."""
        circle = list(self.square.circle)
        found = []
        for step in (1, -1):
            at = (circle.index(seat) + step) % len(circle)
            while self.dead(circle[at]) and circle[at] != seat:
                at = (at + step) % len(circle)
            if circle[at] != seat:
                found.append(circle[at])
        return {(str(sum(world[one][1] for one in found)),), (str(sum(world[one][1] for one in set(found))),)}

    def heard(self, kind: str, team: list[str], world: World) -> bool:
        """Whether one of a team spoke today: as what they were then, but for a Recluse, who is what it registers as."""
        for one in self.book.spoken:
            if one.day != self.square.n - 1 or one.kind != kind:
                continue
            as_recluse = self.book.roles[one.seat] == "recluse"
            if one.character in team or (as_recluse and world[one.seat][0] in team):
                return True
        return False

    def every(self, character: str) -> set[Answer]:
        """Every answer of the right form."""
        if character in ("empath", "chambermaid"):
            return NUMBERS
        if character == "dreamer":
            return {pair for pair in product(GOOD + EVIL, repeat=2) if (pair[0] in GOOD) != (pair[1] in GOOD)}
        if character == "investigator":
            chairs = list(enumerate(self.square.circle))
            pairs = [(one, two) for at, one in chairs for place, two in chairs if at < place]
            return {(minion, *pair) for minion in MINIONS for pair in pairs}
        return SAID

    # ---- what may be told

    def answers(self, seat: str, character: str) -> set[Answer]:
        """Everything that the storyteller may say."""
        every = self.every(character)
        worlds = [self.true(seat, character, world) for world in self.worlds()]
        if self.bent(seat, character):
            return {one for one in every if any(one not in true for true in worlds)}
        if not self.able_then(seat, character):
            return every
        return {one for one in every if any(one in true for true in worlds)}

    def bent(self, seat: str, character: str) -> bool:
        """Whether a Vortox bends what a real one of the Townsfolk learns."""
        vortox = any(self.works(one, "vortox") for one in self.square.circle)
        return vortox and self.book.roles.get(seat) == character

    def able_then(self, seat: str, character: str) -> bool:
        """Whether the ability works, or did when the choice used it up."""
        deed = self.deed(seat, character)
        used = deed is not None and (seat, character) in self.book.spent
        return deed.able if used and deed is not None else self.works(seat, character)
