"""Files that are something else, known by their first bytes or by their keys (FU-22, FU-23)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rules.messages import Name

PICTURE: Final = Name(ko="그림", en="a picture")
MAGIC: Final = (
    (b"PK\x03\x04", Name(ko="VASSAL 모듈이나 세이브 같은 ZIP 파일", en="a ZIP file, such as a VASSAL module or save")),
    (b"%PDF", Name(ko="PDF", en="a PDF")),
    (b"\x89PNG", PICTURE),
    (b"\xff\xd8\xff", PICTURE),
    (b"GIF8", PICTURE),
    (b"RIFF", PICTURE),
)
TABLETOP: Final = Name(ko="Tabletop Simulator 세이브", en="a Tabletop Simulator save")
OBJECTS: Final = b'"ObjectStates"'
LOOKED_AT: Final = 100_000
"""So many bytes tell what a large file is."""
GRIMOIRE: Final = Name(ko="다른 마도서의 게임 저장 파일", en="the saved game of another grimoire")
RECORD: Final = Name(ko="Lanternboard 기록", en="a Lanternboard record")
NO_TEXT: Final = Name(ko="글자가 아닌 파일", en="a file that holds no text")


def by_bytes(data: bytes) -> Name | None:
    """What the first bytes tell that the file is."""
    for magic, kind in MAGIC:
        if data.startswith(magic):
            return kind
    return TABLETOP if OBJECTS in data[:LOOKED_AT] else None


def by_keys(value: Mapping[str, Any]) -> Name | None:
    """What the keys tell that the file is."""
    if "ObjectStates" in value:
        return TABLETOP
    if "lantern" in value:
        return RECORD
    return GRIMOIRE if "players" in value and "bluffs" in value else None
