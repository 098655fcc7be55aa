"""How the page of a new game lies: two columns of questions, and what will come of them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game import making, names
from desktop.shell.new_game.answers import ASKED_OF_FATE
from desktop.shell.new_game.draft import DRAWN, Draft
from desktop.shell.new_game.questions import Questions
from desktop.shell.new_game.table_picture import Guest, TablePicture
from desktop.shell.parts import mansion_graph
from desktop.shell.parts.button import Button
from desktop.shell.parts.door_graph import DoorGraph
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import bar
from desktop.words import Words
from rules.hakoonna.content import Content, Placement
from rules.messages import says

FIRST_COLUMN = ("people", "start", "gray-actions")
SECOND_COLUMN = ("knowledge", "mansion", "fate")


class Spread:
    """``begin`` and ``cancel`` stay in view however long the questions are."""

    def __init__(self, page: QWidget, questions: Questions) -> None:
        self._questions = questions
        self.begin, self.cancel = Button("main"), Button("ghost")
        self._title, self._game = Prose(Role.TITLE), Prose(Role.BODY, "text2")
        self.table, self.graph, self._plan = TablePicture(), DoorGraph(), Prose(Role.BODY, bold=True)
        self.scroll = QScrollArea()
        self._kinds = QWidget()
        self._columns: list[QVBoxLayout] = []
        self._row = QHBoxLayout(page)
        self._row.addWidget(self._asked(), 76)
        self._row.addLayout(self._outcome(), 32)

    def _asked(self) -> QScrollArea:
        inside = QWidget()
        columns = QHBoxLayout(inside)
        columns.setContentsMargins(0, 0, 0, 0)
        self._kinds_flow = Flow(self._kinds, 10, columns=2)
        for kind in ASKED_OF_FATE:
            self._kinds_flow.addWidget(self._questions.fields[f"fate:{kind}"])
        fields = self._questions.fields
        first: list[QWidget] = [self._title, self._game, *(fields[name] for name in FIRST_COLUMN)]
        second: list[QWidget] = [*(fields[name] for name in SECOND_COLUMN), self._kinds, fields["noise"]]
        columns.addLayout(self._column(first), 9)
        columns.addLayout(self._column([*second, self._questions.house]), 11)
        self.scroll.setWidget(inside)
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for ground in (inside, self.scroll.viewport()):
            ground.setAutoFillBackground(False)
        return self.scroll

    def _column(self, widgets: list[QWidget]) -> QVBoxLayout:
        column = QVBoxLayout()
        for widget in widgets:
            column.addWidget(widget)
        column.addStretch(1)
        self._columns.append(column)
        return column

    def _outcome(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self.table, 5)
        column.addWidget(self._plan)
        column.addWidget(self.graph, 3)
        buttons = QHBoxLayout()
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.begin, 1)
        column.addLayout(buttons)
        return column

    def show_draft(self, draft: Draft, content: Content, look: Look, words: Words) -> None:
        """Show what will come of the draft."""
        self._space(look)
        self._title.write(words.say(says("New game")), look)
        self._game.write(words.say(says("Hako Onna, with the Gray Man where you want him")), look)
        self.begin.write(words.say(says("Begin")), look, "play", "Enter")
        self.cancel.write(words.say(says("Back")), look, key="Esc")
        self._seat(draft, look, words)
        self._show_mansion(draft, content, look, words)

    def _space(self, look: Look) -> None:
        edge = look.px(40)
        self.scroll.verticalScrollBar().setStyleSheet(bar(look))
        self._row.setContentsMargins(edge, look.px(28), edge, look.px(24))
        self._row.setSpacing(look.px(36))
        for column in self._columns:
            column.setSpacing(look.px(18))
            column.setContentsMargins(0, 0, look.px(24), 0)

    def _seat(self, draft: Draft, look: Look, words: Words) -> None:
        begins = draft.start or draft.visitors[0].colour
        guests = [
            Guest(seat.look, words.say("{it}", {"it": seat.name}), seat.id == begins) for seat in making.seats(draft)
        ]
        drawn = says("The first visitor is drawn")
        name = names.shown(dict(draft.named()).get(begins, ""))
        first = next((guest.name for guest in guests if guest.begins), name)
        middle = words.say(drawn) if draft.start == DRAWN else words.say(says("{who} begins"), {"who": first})
        self.table.seat(guests, middle, look, words.say(says("The table, clockwise")))

    def _show_mansion(self, draft: Draft, content: Content, look: Look, words: Words) -> None:
        layout, built = making.layout(draft, content), draft.mansion == "built"
        hall = (Placement(content.starting("1F"), "1F", 0, 0),)
        laid = layout.board if layout else hall if built else ()
        title = says("The mansion begins with the 1F Hall") if built else says("The mansion")
        self._plan.write(words.say(title), look)
        nodes = mansion_graph.nodes(content, laid, words)
        self.graph.draw(nodes, mansion_graph.edges(content, laid), look, words.say(title))

    def chain(self) -> None:
        """Tab goes through the page as it lies: down the first column, down the second, to the buttons."""
        asked = self._questions
        stops = [*asked.people.stops(), *(stop for name in FIRST_COLUMN[1:] for stop in asked.choices[name].stops())]
        stops += [stop for name in SECOND_COLUMN for stop in asked.choices[name].stops()]
        stops += [stop for kind in ASKED_OF_FATE for stop in asked.choices[f"fate:{kind}"].stops()]
        stops += [*asked.choices["noise"].stops(), *asked.house.stops(), self.begin, self.cancel]
        for before, after in zip(stops, stops[1:], strict=False):
            QWidget.setTabOrder(before, after)

    def show_field(self, widget: QWidget) -> None:
        """Scroll to a field."""
        self.scroll.ensureWidgetVisible(widget, 20, 80)
