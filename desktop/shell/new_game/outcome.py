"""What will come of the answers: the table from above, the mansion as a graph, and the buttons that go on."""

from desktop.fonts import Role
from desktop.shell.new_game import making, names
from desktop.shell.new_game.draft import DRAWN, Draft
from desktop.shell.new_game.going_on import GoingOn
from desktop.shell.new_game.table_picture import Guest
from desktop.shell.parts import mansion_graph
from desktop.shell.parts.door_graph import DoorGraph
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.hakoonna.content import Content, Placement
from rules.messages import says


class Outcome(GoingOn):
    """Below the table the mansion."""

    def __init__(self) -> None:
        super().__init__()
        self.graph, self._plan = DoorGraph(), Prose(Role.BODY, bold=True)
        self.column.addWidget(self.table, 5)
        self.column.addWidget(self._plan)
        self.column.addWidget(self.graph, 3)
        self.lay_buttons()

    def show_draft(self, draft: Draft, content: Content, last: bool, look: Look, words: Words) -> None:
        """Show what will come of the draft."""
        self.write_buttons(last, look, words)
        self._seat(draft, look, words)
        self._show_mansion(draft, content, look, words)

    def _seat(self, draft: Draft, look: Look, words: Words) -> None:
        begins = draft.start or draft.visitors[0].colour
        rows = [row for row, _ in draft.typed()]
        guests = [
            Guest(seat.look, words.say("{it}", {"it": seat.name}), row == begins)
            for row, seat in zip(rows, making.seats(draft), strict=True)
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
