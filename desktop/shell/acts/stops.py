"""Where the keyboard goes: round the parts of the window, or to one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.shell.refusal_card import RefusalCard

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow


class Stops:
    """The board, a refusal that lies open, the offers, the log, and round again."""

    def __init__(self, window: HostWindow) -> None:
        self._window = window

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its keys do."""
        window = self._window
        return {
            "next-panel": lambda _: self._step(1),
            "previous-panel": lambda _: self._step(-1),
            "log": lambda _: window.side.log.take_focus(),
            "to-board": lambda _: window.board.view.setFocus(),
            "to-panel": lambda _: window.side.offers.take_focus(),
        }

    def _step(self, by: int) -> None:
        stops = self._all()
        here = next((number for number, (area, _) in enumerate(stops) if _holds_focus(area)), 0)
        stops[(here + by) % len(stops)][1]()

    def _all(self) -> list[tuple[QWidget, Callable[[], None]]]:
        window = self._window
        stops: list[tuple[QWidget, Callable[[], None]]] = [(window.board.view, window.board.view.setFocus)]
        card = window.cards.card
        if isinstance(card, RefusalCard):
            stops.append((card, card.take_focus))
        stops.append((window.side.offers, window.side.offers.take_focus))
        stops.append((window.side.log, window.side.log.take_focus))
        return stops


def _holds_focus(area: QWidget) -> bool:
    focus = area.window().focusWidget()
    return focus is not None and (area is focus or area.isAncestorOf(focus))
