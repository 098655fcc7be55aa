"""A file written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path


def put(path: Path, content: bytes) -> None:
    """Write beside the target, then take its place at once: whoever looks finds the old or the new, never a part."""
    target = Path(os.path.realpath(path))
    draft = target.with_name(f".{os.getpid()}-{target.name}")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
