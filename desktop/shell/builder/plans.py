"""The plan of the mansion in a file: saved, or laid instead of what lies there."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop import layouts
from desktop.shell.context import Context
from rules.engine import Refused
from rules.faults import Broken
from rules.hakoonna.content import Layout
from rules.hakoonna.events import MansionSet, PhaseSet
from rules.hakoonna.state import Public
from rules.messages import says

Object = Callable[[list[str]], None]


class Plans:
    """``ask_save`` and ``ask_open`` ask for the name of a file, "" for none; reasons against go to ``object_``."""

    def __init__(self, context: Context, parent: QWidget, object_: Object) -> None:
        self._context, self._parent, self._object = context, parent, object_
        self.ask_save: Callable[[], str] = self._save_dialog
        self.ask_open: Callable[[], str] = self._open_dialog

    @property
    def _public(self) -> Public:
        public: Public = self._context.session.seen().public  # type: ignore[attr-defined]
        return public

    def save(self) -> None:
        """Write the plan into a file of its own."""
        path = self.ask_save()
        if not path:
            return
        try:
            layouts.save(Path(path), self._public.placements)
        except Broken as broken:
            self._object([self._context.speech.fault(fault) for fault in broken.faults])

    def open(self) -> None:
        """Lay the mansion of a file instead, as a correction; a faulty one changes nothing."""
        path = self.ask_open()
        if not path:
            return
        loaded = layouts.load(Path(path), self._context.session.book.content)
        if loaded.layout is None:
            self._object(list(loaded.sentences(self._context.speech)))
        else:
            self._replace(loaded.layout, Path(path).name)

    def _replace(self, layout: Layout, reason: str) -> None:
        public = self._public
        changes = (MansionSet(layout.board), PhaseSet("ready", public.turn, last=public.last))
        done = self._context.session.correct(changes, reason)
        if isinstance(done, Refused):
            self._object([self._context.speech.tell(violation) for violation in done.violations])

    def _save_dialog(self) -> str:
        title = self._context.say(says("Save the plan of the mansion"))
        return QFileDialog.getSaveFileName(self._parent, title, f"mansion{layouts.ENDING}", f"*{layouts.ENDING}")[0]

    def _open_dialog(self) -> str:
        title = self._context.say(says("Load the plan of a mansion"))
        return QFileDialog.getOpenFileName(self._parent, title, "", f"*{layouts.ENDING}")[0]
