"""A game without a screen: JSON lines in, one JSON line out for each; it never dies of what it is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

import msgspec

from desktop.referee.commands import Wrong
from desktop.referee.referee import Referee
from rules.messages import says

LONGEST = 1 << 20
"""The most bytes a line may have."""


def serve(lines: BinaryIO, answers: BinaryIO, language: str) -> int:
    """Answer every line until there are no more; the exit code."""
    referee = Referee(language)
    for line in _lines(lines):
        answer = referee.wrong(TOO_LONG) if line is None else referee.answer(line)
        try:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()
        except BrokenPipeError:
            return 0
    return 0


TOO_LONG = Wrong(says("This line is longer than {n} bytes."), {"n": LONGEST})


def _lines(lines: BinaryIO) -> Iterator[bytes | None]:
    """The lines without their ends; None for one that is too long."""
    while line := lines.readline(LONGEST):
        if len(line) < LONGEST or line.endswith(b"\n"):
            yield line.removeprefix(b"\xef\xbb\xbf").rstrip(b"\r\n")
        else:
            while line and not line.endswith(b"\n"):
                line = lines.readline(LONGEST)
            yield None
