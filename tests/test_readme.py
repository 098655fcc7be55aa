"""The README is true: its example is run, its pictures are the program's, its commands exist."""

from __future__ import annotations

import json
import re
from io import BytesIO
from pathlib import Path

from desktop.referee import serve

CHECKOUT = Path(__file__).resolve().parents[1]
README = (CHECKOUT / "README.md").read_text("utf-8")


def test_the_worked_example_of_the_referee_is_what_it_answers() -> None:
    block = re.search(r"```jsonl\n(.*?)```", README, re.DOTALL)
    assert block is not None
    lines = block[1].splitlines()
    said = [line[2:] for line in lines if line.startswith("> ")]
    answers = BytesIO()
    serve(BytesIO("".join(f"{line}\n" for line in said).encode()), answers, "en")
    told = [json.loads(line[2:]) for line in lines if line.startswith("< ")]
    assert [json.loads(line) for line in answers.getvalue().splitlines()] == told


def test_its_pictures_and_files_are_there() -> None:
    named = re.findall(r"\]\((?!http)([^)#]+)\)", README)
    assert len(named) >= 4
    assert [name for name in named if not (CHECKOUT / name).exists()] == []


def test_its_two_commands_are_those_of_the_checks() -> None:
    assert "python3 packaging/bootstrap.py\n" in README
    assert "python3 packaging/bootstrap.py --test\n" in README
    assert "python3 packaging/bootstrap.py --test" in (CHECKOUT / ".ci/run").read_text("utf-8")
