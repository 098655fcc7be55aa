"""A game's data as they come with the program, and broken ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Generic, TypeVar

from assets import library
from rules.faults import Broken, Fault

C = TypeVar("C")


class Shipping(Generic[C]):
    """The files of one game, and how content is read from them."""

    def __init__(self, names: Iterable[str], read: Callable[[Mapping[str, bytes]], C]) -> None:
        self._names, self._read = tuple(names), read

    @cache  # noqa: B019 - there is one for each game
    def files(self) -> Mapping[str, bytes]:
        """The bytes of every file."""
        return {file: library.read(file) for file in self._names}

    @cache  # noqa: B019 - there is one for each game
    def shipped(self) -> C:
        """The content of the program."""
        return self._read(self.files())

    def written(self, file: str) -> str:
        """A file as a text."""
        return self.files()[file].decode()

    def line(self, file: str, text: str, nth: int = 0) -> int:
        """The number of the nth line of a file with that text."""
        return [number for number, one in enumerate(self.written(file).splitlines(), 1) if text in one][nth]

    def faults_of(self, file: str, old: str, new: str) -> tuple[Fault, ...]:
        """What is wrong with the data once the first ``old`` of a file is replaced."""
        whole = self.written(file)
        assert old in whole
        try:
            self._read({**self.files(), file: whole.replace(old, new, 1).encode()})
        except Broken as broken:
            return broken.faults
        return ()
