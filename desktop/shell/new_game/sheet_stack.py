"""The sheets of a new game, whichever it is: one is seen at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.shell.new_game.asking import Asking
from desktop.shell.new_game.plan import Plan
from desktop.shell.new_game.quick import Quick
from desktop.shell.new_game.sheet import Sheet
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.option import Option
from desktop.words import Words

KINDS = "kinds"
"""Where a sheet asks who answers each kind of Fate's questions."""

Stops = Callable[[], Iterable[QWidget]]


class SheetStack(QStackedWidget):
    """The sheet of ``step`` is seen; ``quick`` has the ways to begin at once.

    ``fates`` are the questions that stand beside each other in one place.
    """

    turned = Signal()
    quick: Quick
    of_rows: Mapping[str, str] = {"name": "people"}
    """Which part has the rows of a field such as ``name:3``."""

    def __init__(self, plans: Mapping[str, Plan], asked: Asking, fates: Iterable[str] = ()) -> None:
        super().__init__()
        self._plans, self._asked, self._fates = plans, asked, tuple(fates)
        self.step = next(iter(plans))
        self._stops: Mapping[str, Stops] = {}

    def lay(self, widgets: Mapping[str, QWidget], stops: Mapping[str, Stops]) -> None:
        """Have a sheet for each step: of the questions, and of ``widgets``; ``stops`` tells where Tab stops in some."""
        self._stops, kinds = stops, QWidget()
        flow = Flow(kinds, 10, columns=2)
        for name in self._fates:
            flow.addWidget(self._asked.fields[name])
        there = {**self._asked.fields, **widgets, "browse": self._asked.browse, KINDS: kinds}
        self.sheets = {step: Sheet(plan, there) for step, plan in self._plans.items()}
        for sheet in self.sheets.values():
            self.addWidget(sheet)

    def turn(self, step: str) -> None:
        """Show another step; ``turned`` comes before it is seen, since what is filled unseen is laid out only once."""
        self.step = step
        self.turned.emit()
        self.setCurrentWidget(self.sheets[step])

    def show_step(self, look: Look, words: Words) -> None:
        """Say what the step is about."""
        self.sheets[self.step].show_step(look, words)

    @property
    def names(self) -> frozenset[str]:
        """The questions that are seen."""
        seen = self._plans[self.step].names
        return frozenset((*seen, *(self._fates if KINDS in seen else ())))

    def step_of(self, field: str) -> str:
        """On which sheet a question stands."""
        name = self.place_of(field)
        return next(step for step, plan in self._plans.items() if name in plan.names)

    def place_of(self, field: str) -> str:
        """The part of a sheet in which a question stands."""
        kind, colon, _ = field.partition(":")
        return KINDS if field in self._fates else self.of_rows.get(kind, field) if colon else field

    # ---- the keyboard

    def scroll_on(self, pages: int) -> None:
        """Go so many windows down the sheet that is seen, or up."""
        bar_ = self.sheets[self.step].verticalScrollBar()
        bar_.setValue(bar_.value() + pages * bar_.pageStep())

    def take_focus(self) -> bool:
        """Let the keyboard begin at the top of the sheet that is seen; a question is entered at its answer.

        False where there is nothing to answer.
        """
        seen = (stop for stop in self.stops() if stop.isVisible())
        first = next((stop for stop in seen if not isinstance(stop, Option) or stop.isChecked()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
        return first is not None

    def reveal(self, widget: QWidget) -> None:
        """Scroll to something on the sheet that is seen."""
        self.sheets[self.step].ensureWidgetVisible(widget, 20, 80)

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops on the sheet that is seen, as it lies."""
        for name in self._plans[self.step].names:
            yield from self._stops_of(name)
            if name in self._asked.fields:
                yield self._asked.fields[name].remark.fix

    def _stops_of(self, name: str) -> Iterator[QWidget]:
        asked = self._asked
        if name in self._stops:
            yield from self._stops[name]()
        elif name == KINDS:
            yield from (stop for one in self._fates for stop in asked.choices[one].stops())
        elif name in asked.choices:
            yield from asked.choices[name].stops()
        elif name in asked.entries:
            yield asked.entries[name]
        elif name == "browse":
            yield asked.browse
