"""What was ruled for always, and is taken back with the step in which the table went over to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from desktop.session import Session
from desktop.shell.games import custom
from desktop.shell.games.ways import KeptRules
from desktop.shell.new_game.points import Given
from rules.match import Match


class Kept(NamedTuple):
    """A point that the profile plays otherwise from a step on: how it was played ``before``, and how ``since``."""

    match: Match
    step: int
    key: str
    before: Given
    since: Given


class Always:
    """``lost`` holds those whose step is taken back now; redo keeps them anew."""

    def __init__(self, session: Callable[[], Session]) -> None:
        self._session = session
        self._all: list[Kept] = []
        self.lost: list[Kept] = []

    @property
    def _rules(self) -> KeptRules:
        rules = custom(self._session()).kept_rules()
        assert rules is not None
        return rules

    def keep(self, profile: Path, key: str, value: Given) -> None:
        """Always play a point so, from the step on that was just made. Broken where nothing can be kept."""
        rules = self._rules
        before = rules.kept(profile).answer(key)
        rules.keep(profile, key, value)
        if before != value:
            match = self._session().match
            self._all.append(Kept(match, match.at, key, before, value))

    def follow(self, profile: Path) -> tuple[Kept, ...]:
        """Bring the profile to where the table stands; those that were taken back or kept anew. Broken where it fails.

        What was kept otherwise since, such as by another ruling, is left alone.
        """
        match = self._session().match
        turned = [one for one in self._all if one.match is match and match.is_on_way(one.step) is (one in self.lost)]
        for one in turned:
            back = one not in self.lost
            (self.lost.append if back else self.lost.remove)(one)
            was, is_now = (one.since, one.before) if back else (one.before, one.since)
            if self._rules.kept(profile).answer(one.key) == was:
                self._rules.keep(profile, one.key, is_now)
        return tuple(turned)
