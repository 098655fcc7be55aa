"""The host's small picture is the audience's, pixel by pixel, with the state of the window."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.items.pawn import PieceItem
from desktop.projector.thumbnail import Thumbnail
from desktop.projector.window import AudienceWindow
from desktop.theme import theme
from desktop.words import Words
from rules.hakoonna.actions import Stack, Walk
from tests.desktop.projector.conftest import Open
from tests.desktop.projector.evenings import an_evening, hako_time, play, red_walks


def small(window: AudienceWindow, size: QSize) -> QImage:
    """The audience's window at that size."""
    whole = window.grab().scaled(size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return whole.toImage()


def a_thumbnail(qtbot: QtBot, window: AudienceWindow, present: bool = True) -> Thumbnail:
    made = Thumbnail(window, lambda: present, Words("ko").say, theme("night"))
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    return made


def test_it_is_the_audiences_picture_and_follows_it(opened: Open, qtbot: QtBot) -> None:
    session = an_evening()
    window = opened(session)
    thumbnail = a_thumbnail(qtbot, window)
    first = thumbnail.picture.toImage()
    assert first == small(window, thumbnail.picture.size())
    red_walks(session)
    qtbot.waitUntil(lambda: thumbnail.picture.toImage() != first)
    assert thumbnail.picture.toImage() == small(window, thumbnail.picture.size())


def test_it_tells_the_state_of_the_window(opened: Open, qtbot: QtBot) -> None:
    session = an_evening()
    window = opened(session)
    thumbnail = a_thumbnail(qtbot, window)
    assert thumbnail.accessibleName() == "공개 화면: 관객에게 보여요"
    assert window.publishing is not None
    window.publishing.freeze()
    qtbot.waitUntil(lambda: thumbnail.accessibleName() == "공개 화면: 정지했어요")
    hako_time(session)
    window.publishing.unfreeze()
    qtbot.waitUntil(lambda: thumbnail.accessibleName() == "공개 화면: 막이 내려왔어요")
    assert a_thumbnail(qtbot, window, present=False).accessibleName() == "공개 화면: 공개 화면 없음"


def test_a_hidden_window_has_a_picture_too(opened: Open, qtbot: QtBot) -> None:
    window = opened(an_evening())
    window.hide()
    thumbnail = a_thumbnail(qtbot, window, present=False)
    assert thumbnail.picture.toImage() == small(window, thumbnail.picture.size())


def on_screen(window: AudienceWindow) -> QImage:
    """What the audience looks at, once all is painted."""
    QApplication.processEvents()
    return window.screen().grabWindow(window.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)


def anew(window: AudienceWindow) -> QImage:
    """The same, all of it painted anew."""
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_a_picture_taken_before_a_movement_is_painted_leaves_nothing_behind(opened: Open, qtbot: QtBot) -> None:
    window = opened(an_evening())
    thumbnail = a_thumbnail(qtbot, window)
    before = on_screen(window)
    window.scene.population.pieces["gray"].moveBy(200, 60)
    thumbnail.refresh()
    assert on_screen(window) == anew(window) != before


def test_quick_steps_leave_every_piece_on_the_screen_once(opened: Open, qtbot: QtBot) -> None:
    """Each step comes while the one before is still under way, and pictures are taken all the time."""
    session = an_evening()
    window = opened(session)
    window.set_pace(1.0)
    thumbnail = a_thumbnail(qtbot, window)
    for seat, room in (("red", "living"), ("blue", "study"), ("green", "hall_2f"), ("purple", "living")):
        play(session, Stack(seat))
        play(session, Walk(seat, room))
        for _ in range(4):
            QTest.qWait(10)
            thumbnail.refresh()
    qtbot.waitUntil(lambda: not window.moving, timeout=30_000)
    drawn = [item.piece.id for item in window.scene.items() if isinstance(item, PieceItem) and item.isVisible()]
    assert sorted(drawn) == sorted(piece.id for piece in window.scene.picture.pieces)
    assert on_screen(window) == anew(window)
