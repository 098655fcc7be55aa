"""Takes what lies in a column out of it, to be laid in another order."""

from PySide6.QtWidgets import QBoxLayout


def clear(column: QBoxLayout) -> None:
    """Take everything out; nothing is hidden or deleted.

    Not by ``takeAt``: the item lives on as long as Python holds it and stays the widget's own, so that the one made
    when the widget is laid again never hears that it needs another height.
    """
    for at in reversed(range(column.count())):
        item = column.itemAt(at)
        widget, layout = (item.widget(), item.layout()) if item is not None else (None, None)
        if widget is not None:
            column.removeWidget(widget)
        elif layout is not None:
            column.removeItem(layout)
