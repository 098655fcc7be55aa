"""Whether the tests of a character notice when its rules are broken: ``python -m tests.mutants [file …]``.

Each mutant is one small fault put into one file of the rules; the tests of that file run on it in a process of its own,
until one of them fails. What no test noticed is printed with its line. A mutant that means the same as the rule can be
noticed by none.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import inspect
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import cached_property
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final, NoReturn

from rules.clocktower.roles import Role

TESTS: Final = "tests.rules.clocktower"
SECONDS: Final = 20
"""A mutant that never comes to an end is noticed too."""
NOTICED, NOT_PUT_IN = 1, 3
SHARED: Final = ("grim", "heard", "learning", "steps", "tallies")
"""Files that all characters stand on; the tests of all go over them."""
FLIPS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip

Test = Callable[[], object]
Change = Callable[[], None]


# ---- making mutants


def mutants(source: str) -> Iterator[tuple[int, str, ast.Module]]:
    """Every mutant of a file: the line, what was done there, and the whole with it."""
    for number in range(len(list(_faults(ast.parse(source))))):
        tree = ast.parse(source)
        line, what, change = list(_faults(tree))[number]
        change()
        yield line, what, ast.fix_missing_locations(tree)


def _faults(tree: ast.Module) -> Iterator[tuple[int, str, Change]]:
    for node in ast.walk(tree):
        for what, change in _of(node):
            yield getattr(node, "lineno", 0), what, change


def _of(node: ast.AST) -> Iterator[tuple[str, Change]]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in FLIPS:
            other = FLIPS[type(op)]
            yield f"{type(op).__name__} -> {other.__name__}", lambda: setattr(node, "ops", [other()])
        case ast.BoolOp(op=op):
            turned = ast.And() if isinstance(op, ast.Or) else ast.Or()
            yield f"{type(op).__name__} turned round", lambda: setattr(node, "op", turned)
        case ast.UnaryOp(op=ast.Not()):
            yield "not taken away", lambda: _becomes_its_operand(node)
        case ast.Constant(value=bool(value)):
            yield f"{value} -> {not value}", lambda: setattr(node, "value", not value)
        case ast.Constant(value=int(value)):
            yield f"{value} -> {value + 1}", lambda: setattr(node, "value", value + 1)
        case ast.stmt():
            yield from _without(node)


def _without(node: ast.stmt) -> Iterator[tuple[str, Change]]:
    """What comes out of a function taken away, so that it is still a function of its kind."""
    match node:
        case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
            yield "yield taken away", lambda: setattr(node, "value", ast.YieldFrom(ast.Tuple([], ast.Load())))
        case ast.Return(value=None):
            yield "return taken away", lambda: _becomes_nothing(node)
        case ast.Return(value=value) if not isinstance(value, ast.Constant):
            yield "return of nothing", lambda: setattr(node, "value", ast.Constant(None))


def _becomes_its_operand(node: ast.UnaryOp) -> None:
    """Twice denied."""
    node.operand = ast.UnaryOp(ast.Not(), node.operand)


def _becomes_nothing(node: ast.Return) -> None:
    node.__class__ = ast.Pass  # type: ignore[assignment]  # a statement without parts, in the place of another
    del node.value


# ---- putting one into the rules that are loaded


def put_in(module: ModuleType, tree: ast.Module) -> None:
    """Have everybody who holds a part of the module hold the mutant's part."""
    fresh: dict[str, Any] = {"__name__": module.__name__}
    exec(compile(tree, module.__name__, "exec"), fresh)
    for name, new in fresh.items():
        old = getattr(module, name, None)
        if isinstance(new, FunctionType) and new.__module__ == module.__name__:
            old.__code__ = new.__code__  # type: ignore[union-attr]  # the same function of the same file
        elif isinstance(new, type) and new.__module__ == module.__name__:
            _methods(old, new)
        elif isinstance(new, Role):
            for field in new.__dataclass_fields__:
                object.__setattr__(old, field, getattr(new, field))
        elif not name.startswith("__"):
            setattr(module, name, new)


def _methods(old: Any, new: type) -> None:
    for name, part in vars(new).items():
        if isinstance(part, (FunctionType, property, cached_property)) and not name.startswith("__"):
            setattr(old, name, part)


# ---- running the tests on it


def tests_of(name: str) -> list[Test]:
    """The tests of a character, each with each of its parameters."""
    module = importlib.import_module(f"{TESTS}.characters.test_{name}")
    return [run for key, test in vars(module).items() if key.startswith("test_") for run in _runs(test)]


def _runs(test: Any) -> Iterator[Test]:
    tables = [list(_rows(mark)) for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    wanted = set(inspect.signature(test).parameters)
    for rows in product(*tables):
        given = {key: value for row in rows for key, value in row.items()}
        assert given.keys() == wanted, f"{test.__name__} needs more than its own parameters"
        yield lambda given=given: test(**given)  # type: ignore[misc]


def _rows(mark: Any) -> Iterator[dict[str, Any]]:
    names, values = mark.args
    keys = [one.strip() for one in names.split(",")] if isinstance(names, str) else list(names)
    for value in values:
        row = getattr(value, "values", value) if not isinstance(value, dict) else value
        yield dict(zip(keys, row if len(keys) > 1 else (row,), strict=True))


def is_noticed(module: ModuleType, tree: ast.Module, tests: list[Test]) -> bool:
    """Whether some test fails on a mutant; RuntimeError if it could not be put in."""
    child = os.fork()
    if child == 0:
        _end_of_child(module, tree, tests)
    ended = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if ended == NOT_PUT_IN:
        raise RuntimeError(ast.unparse(tree))
    return ended != 0


def _end_of_child(module: ModuleType, tree: ast.Module, tests: list[Test]) -> NoReturn:
    """Run the tests; nothing of this process gets any further, whatever they raise."""
    signal.alarm(SECONDS)
    ended = NOT_PUT_IN
    try:
        put_in(module, tree)
        ended = NOTICED
        for test in tests:
            test()
        ended = 0
    finally:
        os._exit(ended)


# ---- the whole


def survivors(name: str) -> tuple[int, list[str]]:
    """How many mutants a file has, and those that no test notices."""
    below = "" if name in SHARED else "characters."
    module = importlib.import_module(f"rules.clocktower.{below}{name}")
    tests = [test for one in (characters() if name in SHARED else [name]) for test in tests_of(one)]
    for test in tests:
        test()
    made = list(mutants(inspect.getsource(module)))
    return len(made), [f"line {line}: {what}" for line, what, tree in made if not is_noticed(module, tree, tests)]


def characters() -> list[str]:
    """Those that have tests of their own."""
    here = Path(__file__).parent / "rules/clocktower/characters"
    return [file.stem.removeprefix("test_") for file in sorted(here.glob("test_*.py"))]


def files() -> list[str]:
    """The characters that have tests and a file of their own; the Djinn is in the script's."""
    return [one for one in characters() if find_spec(f"rules.clocktower.characters.{one}") is not None]


def main(arguments: list[str]) -> None:
    """Print, for each file, how many of its mutants its tests notice, and the others."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="file", help="characters by id, or files they share (default: all)")
    begun, noticed, total = time.perf_counter(), 0, 0
    for name in parser.parse_args(arguments).names or [*files(), *SHARED]:
        made, left = survivors(name)
        noticed, total = noticed + made - len(left), total + made
        sys.stdout.write(f"{name}: {made - len(left)}/{made}\n")
        sys.stdout.writelines(f"  {one}\n" for one in left)
        sys.stdout.flush()
    took = time.perf_counter() - begun
    sys.stdout.write(f"{noticed}/{total} noticed ({noticed / max(1, total):.0%}), {took:.0f} s\n")


if __name__ == "__main__":
    main(sys.argv[1:])
