"""Facts under their headings, one below the other."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.shell.book.block import Block, Entry
from desktop.shell.book.row import Heading, Row
from desktop.shell.parts.look import Look
from desktop.shell.parts.relaying import clear


class Listing(QWidget):
    """Its rows are made once and told anew; they change places only where another number of them is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.headings: list[Heading] = []
        self.rows: list[Row] = []
        self._shape: tuple[tuple[bool, int], ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def tell(self, blocks: Sequence[Block], look: Look) -> None:
        """Show these; a block without a heading has only its entries."""
        self._order(tuple((bool(block.heading), len(block.entries)) for block in blocks))
        headed = [block for block in blocks if block.heading]
        for heading, block in zip(self.headings, headed, strict=False):
            heading.tell(block, look)
        entries = [entry for block in blocks for entry in block.entries]
        for row, entry in zip(self.rows, entries, strict=False):
            row.tell(entry, look)
        self.setVisible(bool(blocks))

    def tell_entries(self, entries: Sequence[Entry], look: Look) -> None:
        """Show these without a heading."""
        self.tell((Block("", tuple(entries)),) if entries else (), look)

    def _order(self, shape: tuple[tuple[bool, int], ...]) -> None:
        if shape == self._shape:
            return
        self._shape = shape
        _fill(self.headings, sum(headed for headed, _ in shape), Heading)
        _fill(self.rows, sum(count for _, count in shape), Row)
        clear(self._column)
        headings, rows = iter(self.headings), iter(self.rows)
        for headed, count in shape:
            for part in (*((next(headings),) if headed else ()), *(next(rows) for _ in range(count))):
                self._column.addWidget(part)
                part.show()
        for spare in (*headings, *rows):
            spare.hide()


def _fill(parts: list, wanted: int, kind: type) -> None:  # type: ignore[type-arg] # a list of that kind
    parts.extend(kind() for _ in range(wanted - len(parts)))
