"""Screens that only exist in memory, for pictures and tests of several screens (Qt's offscreen platform)."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec


def virtual(sizes: str) -> Path:
    """Have Qt believe in screens side by side, such as ``1920x1080,1280x720``; before the application exists."""
    screens = _screens([tuple(map(int, size.split("x"))) for size in sizes.split(",")])
    config = {"synchronousWindowSystemEvents": False, "windowFrameMargins": False, "screens": screens}
    path = Path(tempfile.mkdtemp(prefix="lanternboard-")) / "screens.json"
    path.write_bytes(msgspec.json.encode(config))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={path}"
    return path


def _screens(sizes: list[tuple[int, ...]]) -> list[dict[str, str | int]]:
    lefts = [sum(width for width, *_ in sizes[:number]) for number in range(len(sizes))]
    return [
        {"name": f"screen{number}", "x": left, "y": 0, "width": size[0], "height": size[1], "logicalDpi": 96, "dpr": 1}
        for number, (left, size) in enumerate(zip(lefts, sizes, strict=True))
    ]
