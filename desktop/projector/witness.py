"""Which steps the audience has seen: public, on its screen, and no curtain before them."""

from __future__ import annotations

from desktop.projector.stage import stage_of
from desktop.session import Session
from rules.match import Node
from rules.seats import AUDIENCE, FATE
from rules.tags import tag_of


class Witness:
    """``look`` at every moment at which the audience sees its picture; another table is another memory."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._grave = stage_of(session.match.header.game).grave
        self._seen: set[int] = set()

    def look(self) -> None:
        """The audience sees the published step, and so what led to it."""
        node: Node | None = self.session.match.node(self.session.match.published())
        while node is not None and node.number not in self._seen:
            self._seen.add(node.number)
            node = node.parent

    def revealed(self, to: int) -> tuple[int, ...]:
        """The steps that going back to another would take from an audience that was told something by them."""
        match = self.session.match
        kept = {node.number for node in match.path(to)}
        crossed = (node for node in match.path() if node.number not in kept)
        return tuple(node.number for node in crossed if node.number in self._seen and self._reveals(node))

    def _reveals(self, node: Node) -> bool:
        """Whether it told of a death, a win, a reveal, or of an answer that the program drew."""
        public = [event for event in self.session.events(node.number, AUDIENCE) if event.message]
        return bool(public) and (self._drew(node) or any(tag_of(event) in self._grave for event in public))

    def _drew(self, node: Node) -> bool:
        """Whether the program answered for Fate; what cardboard showed was seen on the table itself."""
        asked = node.parent.table.asked if node.parent is not None else None
        if asked is None or asked.seat != FATE:
            return False
        return self.session.match.fate.source(asked.kind) == "program"
