"""Bytes into text, whatever they were written in."""

from __future__ import annotations

from typing import Final

from rules.clocktower.scripts.foreign import NO_TEXT, by_bytes
from rules.clocktower.scripts.remarks import Refused, Remark, remark

MARKS: Final = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\x00\x00\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
"""What a text begins with that tells its encoding; the longer ones first."""
NUL: Final = b"\0"


def text_of(data: bytes, encoding: str = "") -> str:
    """The text, in the encoding that is given or else seen from it; Refused where there is none to be read."""
    if not data:
        raise Refused(remark("EMPTY"))
    if kind := by_bytes(data):
        raise Refused(remark("FOREIGN", kind=kind))
    try:
        text = data.decode(encoding or _seen(data))
    except (ValueError, LookupError) as error:
        raise Refused(_unread(data)) from error
    if not text.strip("\ufeff\0 \t\r\n"):
        raise Refused(remark("EMPTY"))
    return text.lstrip("\ufeff")


def _seen(data: bytes) -> str:
    marked = next((encoding for mark, encoding in MARKS if data.startswith(mark)), "")
    if marked:
        return marked
    if data[1:2] == NUL and data[:1] != NUL:
        return "utf-16-le"
    return "utf-16-be" if data[:1] == NUL else "utf-8"


def _unread(data: bytes) -> Remark:
    return remark("FOREIGN", kind=NO_TEXT) if NUL in data else remark("ENCODING")
