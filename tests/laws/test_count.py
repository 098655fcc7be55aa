"""Count: the numbers of legal fillings to a small depth from each setup stand in ``counts.json``."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.match import Header
from tests.laws import counts

WRITTEN = json.loads(counts.FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "header"), [pytest.param(*one, id=one[0]) for one in counts.setups()])
def test_the_count_is_the_one_written_down(name: str, header: Header[Any, Any]) -> None:
    assert counts.count(header) == WRITTEN[name]


def test_every_count_has_its_setup() -> None:
    assert sorted(WRITTEN) == sorted(name for name, _ in counts.setups())
