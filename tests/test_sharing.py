"""All the laws go to one worker, which plays their random games once; every other module is a row of its own."""

from tests.sharing import Sharing


def row(nodeid: str) -> str:
    return Sharing._split_scope(Sharing.__new__(Sharing), nodeid)


def test_the_laws_are_one_row() -> None:
    assert row("tests/laws/test_judge.py::test_it[hakoonna]") == row("tests/laws/test_rows.py::test_it[en-arkham]")


def test_another_module_is_a_row_of_its_own() -> None:
    assert row("tests/rules/test_match.py::test_one[a]") == row("tests/rules/test_match.py::test_two")
    assert row("tests/rules/test_match.py::test_one[a]") != row("tests/rules/test_fate.py::test_one")
