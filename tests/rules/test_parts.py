"""A game's table of contents is joined from its parts, and nothing is entered twice."""

from types import ModuleType
from typing import Any

import pytest

from rules.parts import Parts


def a_part(name: str, **tables: Any) -> ModuleType:
    part = ModuleType(name)
    vars(part).update(tables)
    return part


def test_the_tables_of_all_parts_are_joined_in_their_order() -> None:
    parts = Parts(a_part("one", WORK={int: "a"}), a_part("none"), a_part("two", WORK={str: "b"}))
    assert list(parts.joined("WORK").items()) == [(int, "a"), (str, "b")]
    assert parts.joined("BEFORE") == {}


def test_a_thing_that_two_parts_enter_is_refused_by_name() -> None:
    parts = Parts(a_part("one", WORK={int: "a"}), a_part("two", WORK={int: "a", str: "b"}))
    with pytest.raises(ValueError, match="WORK has .*int.* twice"):
        parts.joined("WORK")


def test_what_several_parts_have_for_the_same_thing_comes_in_their_order() -> None:
    parts = Parts(a_part("one", AFTER={int: ("b",)}), a_part("two", AFTER={int: ("a",), str: ("c",)}))
    assert parts.in_turn("AFTER") == {int: ("b", "a"), str: ("c",)}


def test_what_parts_list_is_listed_in_their_order() -> None:
    parts = Parts(a_part("one", OFFERS=("b",)), a_part("none"), a_part("two", OFFERS=("a", "b")))
    assert parts.listed("OFFERS") == ("b", "a", "b")
