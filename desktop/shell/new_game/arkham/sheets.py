"""The sheets of a town's pages, one a step."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.shell.new_game.arkham.questions import TownQuestions
from desktop.shell.new_game.arkham.quick import TownQuick
from desktop.shell.new_game.arkham.steps import FATES, PLANS
from desktop.shell.new_game.arkham.summary import TownSummary
from desktop.shell.new_game.sheet import Sheet
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.option import Option
from desktop.words import Words

ROWS = ("name", "investigator")


class TownSheets(QStackedWidget):
    """One sheet is seen at a time, that of ``step``."""

    turned = Signal()

    def __init__(self, asked: TownQuestions) -> None:
        super().__init__()
        self._asked = asked
        self.quick, self.summary, self._kinds = TownQuick(), TownSummary(), QWidget()
        flow = Flow(self._kinds, 10, columns=2)
        for kind in FATES:
            flow.addWidget(asked.fields[kind])
        widgets: dict[str, QWidget] = {"kinds": self._kinds, "quick": self.quick, "summary": self.summary}
        widgets |= {"belongings": asked.belongings, "rules": asked.rules, "browse": asked.browse}
        widgets |= {"note": asked.note, "kate": asked.kate}
        self.sheets = {step: Sheet(plan, {**asked.fields, **widgets}) for step, plan in PLANS.items()}
        for sheet in self.sheets.values():
            self.addWidget(sheet)
        self.step = next(iter(PLANS))

    def turn(self, step: str) -> None:
        """Show another step; ``turned`` comes before it is seen, since what is filled unseen is laid out only once."""
        self.step = step
        self.turned.emit()
        self.setCurrentWidget(self.sheets[step])

    def show_step(self, look: Look, words: Words) -> None:
        """Say what the step is about."""
        self.sheets[self.step].show_step(look, words)

    def scroll_on(self, pages: int) -> None:
        """Go so many windows down the sheet that is seen, or up."""
        bar_ = self.sheets[self.step].verticalScrollBar()
        bar_.setValue(bar_.value() + pages * bar_.pageStep())

    def take_focus(self) -> bool:
        """Let the keyboard begin at the top of the sheet; a question is entered at its answer. False where none is."""
        seen = (stop for stop in self.stops() if stop.isVisible())
        first = next((stop for stop in seen if not isinstance(stop, Option) or stop.isChecked()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
        return first is not None

    def reveal(self, widget: QWidget) -> None:
        """Scroll to something on the sheet that is seen."""
        self.sheets[self.step].ensureWidgetVisible(widget, 20, 80)

    @property
    def names(self) -> frozenset[str]:
        """The questions that are seen."""
        asked = {name for names in PLANS[self.step].columns for name in names}
        return frozenset(asked | set(FATES if "kinds" in asked else ()))

    def step_of(self, field: str) -> str:
        """On which sheet a question stands."""
        if field.partition(":")[0] in ROWS:
            return "people"
        if field in FATES:
            return "told"
        return next(step for step, plan in PLANS.items() if any(field in names for names in plan.columns))

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops on the sheet that is seen, as it lies."""
        for name in (name for names in PLANS[self.step].columns for name in names):
            yield from self._stops_of(name)
            if name in self._asked.fields:
                yield self._asked.fields[name].remark.fix

    def _stops_of(self, name: str) -> Iterator[QWidget]:
        asked = self._asked
        parts = {
            "people": asked.people.stops,
            "belongings": asked.belongings.stops,
            "rules": asked.rules.stops,
            "quick": self.quick.stops,
        }
        if name in parts:
            yield from parts[name]()
        elif name == "kinds":
            yield from (stop for kind in FATES for stop in asked.choices[kind].stops())
        elif name in asked.choices:
            yield from asked.choices[name].stops()
        elif name in asked.entries:
            yield asked.entries[name]
        elif name == "but":
            yield from asked.but.buttons.values()
        elif name == "browse":
            yield asked.browse
