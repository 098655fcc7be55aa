"""Text into the items of a list, with the place where it goes wrong."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from rules.clocktower.scripts.foreign import by_keys
from rules.clocktower.scripts.remarks import Refused, Remark, remark
from rules.messages import Name

CUT_OFF: Final = Name(ko="파일이 끝까지 있지 않아요.", en="the file ends too soon.")
COMMA: Final = Name(ko="마지막 항목 뒤에 쉼표가 있어요.", en="there is a comma after the last item.")
MISPLACED: Final = Name(ko="여기에 올 수 없는 글자예요.", en="this does not belong here.")
NUMBER: Final = Name(ko="숫자가 너무 커요.", en="a number is too large.")
NESTED: Final = Name(ko="너무 깊이 겹쳐 있어요.", en="it is nested too deeply.")
WHY: Final = (("truncated", CUT_OFF), ("trailing comma", COMMA), ("out of range", NUMBER))

DEEPEST: Final = 32
"""What is nested deeper is no script, and could not be kept in a record."""

KINDS: Final = {
    dict: Name(ko="객체", en="an object"),
    str: Name(ko="글", en="a text"),
    bool: Name(ko="참이나 거짓", en="true or false"),
    int: Name(ko="숫자", en="a number"),
    float: Name(ko="숫자", en="a number"),
    type(None): Name(ko="빈 값", en="nothing"),
}


def items_of(text: str) -> list[Any]:
    """The items of the list that a text is; Refused tells why it is none."""
    value = _value(text)
    if isinstance(value, list):
        return value
    if isinstance(value, dict) and (kind := by_keys(value)):
        raise Refused(remark("FOREIGN", kind=kind))
    raise Refused(remark("NOT_AN_ARRAY", kind=KINDS[type(value)]))


def _value(text: str) -> Any:
    try:
        value = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise Refused(_misread(text, str(error))) from error
    except RecursionError as error:
        raise Refused(remark("BAD_JSON", line=1, col=1, why=NESTED)) from error
    if _deeper_than(value, DEEPEST):
        raise Refused(remark("BAD_JSON", line=1, col=1, why=NESTED))
    return value


def _misread(text: str, error: str) -> Remark:
    why = next((name for part, name in WHY if part in error), MISPLACED)
    place = re.search(r"byte (\d+)", error)
    raw = text.encode()
    before = raw[: int(place[1])] if place else b"" if why is NUMBER else raw
    rest = before.rpartition(b"\n")[2]
    return remark("BAD_JSON", line=before.count(b"\n") + 1, col=len(rest.decode(errors="ignore")) + 1, why=why)


def _deeper_than(value: Any, most: int) -> bool:
    layer: list[Any] = [value]
    for _ in range(most):
        layer = [part for one in layer for part in _parts(one)]
        if not layer:
            return False
    return True


def _parts(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
