"""Compiles the catalogues of sentences when a wheel is built."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compile_catalogues(checkout: Path) -> list[Path]:
    """Write the `.mo` beside every `.po` under `assets/locale`; returns what was written."""
    return [_compiled(source) for source in sorted(checkout.glob("assets/locale/*/LC_MESSAGES/*.po"))]


def _compiled(source: Path) -> Path:
    target = source.with_suffix(".mo")
    with source.open("rb") as text, target.open("wb") as binary:
        write_mo(binary, read_po(text, locale=source.parent.parent.name))
    return target


class Catalogues(BuildHookInterface[Any]):
    """Hatchling's door to `compile_catalogues`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        compile_catalogues(Path(self.root))
