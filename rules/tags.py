"""The words of the file format: the tag by which a value's type is written down."""

from typing import Any


def tag(kind: type[Any]) -> str:
    """The tag of a tagged type."""
    return str(kind.__struct_config__.tag)


def tag_of(value: object) -> str:
    """The tag of a value's type."""
    return tag(type(value))
