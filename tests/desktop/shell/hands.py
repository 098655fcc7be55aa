"""Real mouse and key events for the host's window."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from time import sleep

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget
from shiboken6 import delete

from desktop.app import App
from desktop.arguments import Arguments
from desktop.opening import Opening
from desktop.session import Session
from desktop.shell.parts.button import Button
from desktop.shell.play import Play
from desktop.shell.refusal_card import RefusalCard
from desktop.shell.window import HostWindow
from rules.actions import Value

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Hands:
    """Somebody at the host's window."""

    def __init__(
        self,
        profile: Path,
        fate: tuple[Value, ...] = (),
        file: Path | None = None,
        seed: int = 7,
        practice: bool = True,
        game: str = "hakoonna",
    ) -> None:
        qt = QApplication.instance()
        assert isinstance(qt, QApplication)
        clock = datetime(2026, 11, 30, 20, 0)
        given = Arguments(
            file=file, profile=profile, language="ko", clock=clock, seed=seed, fate=fate, practice=practice, game=game
        )
        self.app = self._open(Opening(qt, given))
        self.closed = False
        self.play.scene.motion.pace = 0
        while not self.window.side.offers.deeds.awake:
            self._leave_room()
        self.window.activateWindow()
        if self.window.cards.card is None:
            self.window.board.view.setFocus()

    def _open(self, opening: Opening) -> App:
        furnished: list[None] = []
        opening.window.furnished.connect(lambda: furnished.append(None))
        opening.window.resize(1920, 1080)
        opening.window.show()
        while not furnished:
            self.wait()
        assert opening.app is not None
        return opening.app

    def _leave_room(self) -> None:
        """Let what is loaded beside the window go on: ``qWait`` keeps the interpreter to itself."""
        QCoreApplication.processEvents()
        sleep(0.001)

    @property
    def window(self) -> HostWindow:
        return self.app.window

    @property
    def play(self) -> Play:
        return self.app.window.play

    @property
    def session(self) -> Session:
        return self.app.context.session

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            play, crashes = self.play, self.app.crashes
            self.window.close()
            self.window.deleteLater()
            self.wait()
            for left in (play.scene, play, crashes):  # what listens to them would keep the whole window alive
                delete(left)

    def wait(self, ms: int = 20) -> None:
        QTest.qWait(ms)

    def resize(self, width: int, height: int) -> None:
        self.window.resize(width, height)
        self.wait()

    # ---- keys

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        """A key, where the keyboard is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, held)
        self.wait(5)

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.key(key)

    def strike(self, key: Qt.Key) -> None:
        """A key on its way through the window system; nothing else is done before the next."""
        handle = self.window.windowHandle()
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QCoreApplication.sendEvent(handle, QKeyEvent(kind, key, NONE))

    def jamo(self, letter: str) -> None:
        """A key of the Hangul keyboard, on its way through the window system."""
        handle = self.window.windowHandle()
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QCoreApplication.sendEvent(handle, QKeyEvent(kind, 0, NONE, letter))
        self.wait(5)

    # ---- mouse

    def at(self, space: str) -> QPoint:
        """The middle of a space, in the viewport."""
        return self.window.board.view.mapFromScene(self.play.scene.layout.areas[space].center())

    def on(self, piece: str) -> QPoint:
        """Where a piece can be grasped."""
        return self.window.board.view.mapFromScene(self.play.scene.population.pieces[piece].pos())

    def hover(self, widget: QWidget, at: QPoint) -> None:
        """The mouse comes to rest on a widget, told by the window system as a real one is."""
        there = widget.mapTo(self.window, at)
        for nudge in (QPoint(-5, 0), QPoint()):
            QTest.mouseMove(self.window.windowHandle(), there + nudge)
        self.wait()

    def lift(self, piece: str) -> None:
        QTest.mousePress(self._port, LEFT, NONE, self.on(piece))

    def carry(self, to: QPoint) -> None:
        start = QPointF(self.on(self.play.scene.hand.piece))
        for part in (0.3, 0.7, 1.0):
            QTest.mouseMove(self._port, (start + (QPointF(to) - start) * part).toPoint())
        self.wait(5)

    def drop(self, at: QPoint) -> None:
        QTest.mouseRelease(self._port, LEFT, NONE, at)
        self.wait(5)

    def drag(self, piece: str, space: str) -> None:
        self.lift(piece)
        self.carry(self.at(space))
        self.drop(self.at(space))

    @property
    def _port(self) -> QWidget:
        return self.window.board.view.viewport()

    def click(self, button: QAbstractButton) -> None:
        QTest.mouseClick(button, LEFT, NONE, button.rect().center())
        self.wait(5)

    # ---- eyes

    def narrow(self) -> list[str]:
        """The buttons of a card that have less room than they need."""
        card = self.window.cards.card
        buttons = card.findChildren(Button) if card is not None else []
        return [button.accessibleName() for button in buttons if button.width() < button.sizeHint().width()]

    def standing(self, piece: str) -> str:
        """Where the board shows a piece."""
        return self.play.scene.standing(piece)

    def card(self) -> RefusalCard:
        card = self.window.cards.card
        assert isinstance(card, RefusalCard)
        return card

    def texts(self, widget: QWidget) -> list[str]:
        """What can be read on a widget."""
        labels = [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]
        buttons = [button.text() for button in widget.findChildren(QPushButton) if button.isVisible()]
        return [text for text in (*labels, *buttons) if text]

    def log(self) -> list[str]:
        lines = self.window.side.log.lines
        return [lines.item(row).text() for row in range(lines.count())]

    def offers(self) -> list[str]:
        return [button.accessibleName() for button in self.window.side.offers.buttons]

    def line(self) -> str:
        """The one line beside the question."""
        label = self.window.side.prompt.line
        return label.text() if label.isVisible() else ""

    def visible(self) -> Iterator[QWidget]:
        """Every widget that can be seen."""
        yield from (widget for widget in self.window.findChildren(QWidget) if widget.isVisible())

    def place(self, widget: QWidget) -> QRect:
        """Where a widget lies in the window."""
        return QRect(widget.mapTo(self.window, QPoint()), widget.size())
