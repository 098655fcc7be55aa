"""Run by the system's Python, which has pyatspi: prints what a screen reader finds in the program, as JSON."""

import json
import sys
from collections.abc import Iterator
from typing import Any

PROGRAM = "Lanternboard"
DEEPEST = 40


def main() -> None:
    import pyatspi

    desktop = pyatspi.Registry.getDesktop(0)
    programs = [program for program in _children(desktop) if sys.argv[1] == str(program.get_process_id())]
    json.dump([node for program in programs for node in _nodes(pyatspi, program, 0)], sys.stdout)


def _children(node: Any) -> Iterator[Any]:
    for index in range(node.childCount):
        child = node.getChildAtIndex(index)
        if child is not None:
            yield child


def _nodes(pyatspi: Any, node: Any, depth: int) -> Iterator[dict[str, object]]:
    states = node.getState()
    if depth > DEEPEST or (depth > 1 and not states.contains(pyatspi.STATE_VISIBLE)):
        return
    yield {"name": node.name, "role": node.getRoleName(), "box": _box(pyatspi, node), **_states(pyatspi, states)}
    for child in _children(node):
        yield from _nodes(pyatspi, child, depth + 1)


def _states(pyatspi: Any, states: Any) -> dict[str, bool]:
    return {"enabled": states.contains(pyatspi.STATE_ENABLED), "focused": states.contains(pyatspi.STATE_FOCUSED)}


def _box(pyatspi: Any, node: Any) -> list[int]:
    try:
        box = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    except NotImplementedError:
        return [0, 0, 0, 0]
    return [box.x, box.y, box.width, box.height]


if __name__ == "__main__":
    main()
