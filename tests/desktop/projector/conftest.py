"""The audience's window without waiting: movements take no time unless a test asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.projector.publishing import Publishing
from desktop.projector.tongues import Tongue
from desktop.projector.window import AudienceWindow
from desktop.session import Session

Open = Callable[..., AudienceWindow]


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    """Opens the window on a table, its curtain raised."""
    kept: list[AudienceWindow] = []

    def make(
        session: Session,
        tongue: Tongue = "ko",
        size: tuple[int, int] = (1280, 720),
        lift: bool = True,
        shown: bool = True,
    ) -> AudienceWindow:
        window = AudienceWindow(tongue)
        qtbot.addWidget(window)
        window.set_pace(0.0)
        window.resize(*size)
        window.follow(Publishing(session, grace=0))
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, not shown)
        window.show()
        if shown:
            qtbot.waitExposed(window)
        if lift:
            window.lift(sure=True)
        kept.append(window)
        return window

    yield make
    for window in kept:
        window.follow(None)
