"""A mansion is built board by board: by keyboard alone, by mouse, from cardboard draws or the program's."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop import layouts, tables
from desktop.items import caption
from desktop.scene.board_scene import BoardScene
from desktop.scene.board_view import BoardView
from desktop.scene.light import Light
from desktop.session import Session
from desktop.shell.builder import BuilderPanel
from desktop.shell.builder.checks import checks
from desktop.shell.builder.plan import lettering
from desktop.shell.context import Context
from desktop.shell.parts.prose import Prose
from desktop.theme import theme
from desktop.words import Words
from rules.engine import Refused
from rules.fate import Fate, Source
from rules.hakoonna.options import Options
from rules.hakoonna.setup import seats
from rules.hakoonna.state import Public
from rules.match import Match
from rules.views import SpaceId

LEFT = Qt.MouseButton.LeftButton
OF_THE_BOARD = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_BracketLeft,
    Qt.Key.Key_BracketRight,
)


class Site:
    """A board and the builder's panel beside it, as in the host's window."""

    def __init__(self, source: Source = "cardboard", language: str = "ko", size: QPoint | None = None) -> None:
        book = tables.a_book()
        fate = Fate(seed=5, sources={"boards": source, "gray-card": "cardboard"})
        self.match: Match = tables.new_match(book, tables.Setup(Options(mansion="built"), seats(), fate))
        size = size or QPoint(1920, 968)
        scale = 1.0 if size.x() > 1500 else 0.667
        self.context = Context(Session(self.match), Words(language), theme("night"), scale)
        self.scene = BoardScene(self.targets, theme("night"))
        self.scene.motion.pace = 0
        self.view = BoardView(self.scene)
        self.refusals: list[Refused] = []
        self.keys_used = 0
        self.context.changed.connect(self.show)
        self.scene.dropped.connect(self.drop)
        self.panel = BuilderPanel(self.context)
        self.panel.refused.connect(self.refusals.append)
        self._open(size)

    def _open(self, size: QPoint) -> None:
        self.window = QWidget()
        row = QHBoxLayout(self.window)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.view, 1)
        row.addWidget(self.panel)
        self.panel.setFixedWidth(max(320, self.context.px(420)))
        self.window.resize(size.x(), size.y())
        self.window.show()
        self.window.activateWindow()
        self.show()
        self.panel.attach(self.scene)
        self.view.setFocus()
        QTest.qWait(20)

    # ---- what the window does

    def show(self) -> None:
        self.scene.show(self.context.session.picture(), self.context.words.language, {})

    def targets(self, piece: str, turn: int) -> Mapping[SpaceId, Light]:
        verdicts = self.context.session.targets(piece, turn)
        return {space: Light.LEGAL if verdict.legal else Light.DARK for space, verdict in verdicts.items()}

    def drop(self, piece: str, space: str, turn: int) -> None:
        done = self.context.session.drop(piece, space, turn)
        if isinstance(done, Refused):
            self.scene.refused(piece, space)
            self.refusals.append(done)

    # ---- what hands do

    def key(self, key: Qt.Key) -> None:
        """A key on the board; what the board does not want goes to the panel, as the window passes it on."""
        self.keys_used += 1
        QTest.keyClick(self.view if key in OF_THE_BOARD else self.panel, key)
        QTest.qWait(1)

    def click(self, button: QAbstractButton) -> None:
        QTest.mouseClick(button, LEFT, pos=button.rect().center())
        QTest.qWait(1)

    def holding(self, piece: str) -> bool:
        return self.scene.hand.piece == piece

    def drawn(self) -> str:
        return str(self.public.drawn)

    @property
    def phase(self) -> str:
        return str(self.public.phase)

    @property
    def public(self) -> Public:
        public: Public = self.match.table.state.public
        return public

    def draw(self, room: str) -> None:
        """The cardboard shows a board: its number is typed."""
        self.key(Qt.Key(Qt.Key.Key_1 + self.panel.tray.choices().index(room)))

    def texts(self) -> list[str]:
        return [prose.text for prose in self.panel.findChildren(Prose) if prose.isVisible()]


@pytest.fixture
def site(qtbot: QtBot) -> Iterator[Site]:
    site = Site()
    yield site
    site.window.close()


def build(site: Site) -> None:
    while site.phase == "build":
        site.key(Qt.Key.Key_1)
        site.key(Qt.Key.Key_Return)


# ---- from the first board to the last


def test_a_mansion_is_built_with_the_keyboard_alone(site: Site) -> None:
    build(site)
    assert site.phase == "ready"
    assert len(site.public.placements) == 9
    site.key(Qt.Key.Key_Space)
    assert site.phase == "deal"
    assert not site.refusals
    assert site.keys_used / 8 <= 5


def test_a_board_is_walked_to_another_cell_and_turned_before_it_is_laid(site: Site) -> None:
    site.draw("study")
    first = site.scene.cursor.space
    site.key(Qt.Key.Key_Tab)
    assert site.scene.cursor.space != first
    turn = site.panel.turn
    site.key(Qt.Key.Key_BracketRight)
    assert site.panel.turn == (turn + 1) % 4
    while site.scene.lights.shown.get(site.scene.cursor.space) is not Light.LEGAL:
        site.key(Qt.Key.Key_BracketRight)
    there, turn = site.scene.cursor.space, site.panel.turn
    site.key(Qt.Key.Key_Return)
    placement = site.public.placements[-1]
    assert f"{placement.floor}:{placement.col}:{placement.row}" == there
    assert placement.turn == turn


def test_what_the_program_draws_comes_into_the_hand_by_itself(qtbot: QtBot) -> None:
    site = Site("program")
    for laid in range(2, 10):
        assert site.scene.hand.piece == site.drawn()
        site.key(Qt.Key.Key_Return)
        assert len(site.public.placements) == laid
    assert site.phase == "ready"
    site.window.close()


def test_a_drawn_board_starts_at_a_turn_at_which_it_fits(site: Site) -> None:
    for room in ("child", "kitchen", "bedroom", "red_room"):
        site.draw(room)
        assert any(light is Light.LEGAL for light in site.scene.lights.shown.values()), room
        assert site.scene.lights.shown[site.scene.cursor.space] is Light.LEGAL
        site.key(Qt.Key.Key_Return)


def test_the_drawn_board_is_chosen_with_the_mouse_and_turned_with_the_buttons(site: Site) -> None:
    tile = site.panel.tray.tiles["kitchen"]
    site.click(tile)
    assert site.drawn() == "kitchen"
    assert site.scene.hand.piece == "kitchen"
    turn = site.panel.turn
    told: list[int] = []
    site.panel.turned.connect(told.append)
    site.click(site.panel.tray.right)
    assert site.scene.hand.piece == "kitchen"
    assert told == [(turn + 1) % 4]
    assert site.scene.hand.drag is not None
    assert site.scene.hand.drag.turn == site.panel.turn
    site.click(site.panel.tray.left)
    assert site.panel.turn == turn


def test_keys_turn_the_board_while_the_panel_has_the_keyboard(site: Site) -> None:
    site.draw("kitchen")
    turn = site.panel.turn
    QTest.keyClicks(site.panel, "]")
    QTest.keyClicks(site.panel, "]")
    QTest.keyClicks(site.panel, "[")
    assert site.panel.turn == (turn + 1) % 4


def test_a_board_put_back_is_lifted_again_from_the_tray(site: Site) -> None:
    site.draw("kitchen")
    QTest.keyClick(site.view, Qt.Key.Key_Escape)
    assert site.holding("")
    site.click(site.panel.tray.held)
    assert site.holding("kitchen")


def test_the_tray_says_in_hand_only_of_a_board_that_is(site: Site) -> None:
    site.draw("basement")
    site.key(Qt.Key.Key_Return)
    site.draw("kitchen")
    held = site.panel.tray.held
    assert held.accessibleDescription() == "들고 있음"
    while not site.scene.cursor.space.startswith("B1:"):
        site.key(Qt.Key.Key_Right)
    site.key(Qt.Key.Key_Return)
    assert site.refusals
    assert held.accessibleDescription() == "뽑은 방"
    site.click(held)
    assert held.accessibleDescription() == "들고 있음"
    QTest.keyClick(site.view, Qt.Key.Key_Escape)
    assert held.accessibleDescription() == "뽑은 방"


def test_a_board_that_was_not_drawn_cannot_be_taken(site: Site) -> None:
    site.draw("kitchen")
    site.click(site.panel.tray.tiles["study"])
    QTest.keyClicks(site.panel, "3")
    assert site.drawn() == "kitchen"


# ---- what is refused


def test_attaching_to_the_basement_is_refused(site: Site) -> None:
    site.draw("basement")
    site.key(Qt.Key.Key_Return)
    site.draw("kitchen")
    for _ in range(12):
        if site.scene.cursor.space.startswith("B1:"):
            break
        site.key(Qt.Key.Key_Right)
    assert site.scene.cursor.space.startswith("B1:")
    site.key(Qt.Key.Key_Return)
    assert [reason.id for reason in site.refusals[-1].violations] == ["HO-R03"]
    assert [placement.room for placement in site.public.placements] == ["hall", "basement"]
    assert site.drawn() == "kitchen"


def test_finishing_too_early_is_refused_with_reasons(qtbot: QtBot) -> None:
    site = Site("program")
    site.key(Qt.Key.Key_Space)
    assert site.panel.objection.isVisible()
    assert "방이 1개예요. 9개를 모두 놓아 주세요." in site.panel.objection.text
    assert {reason.id for reason in site.refusals[-1].violations} >= {"HO-R60"}
    assert site.phase == "build"
    site.panel.hold.lift()
    site.key(Qt.Key.Key_Return)
    assert not site.panel.objection.isVisible()
    site.window.close()


def test_finishing_while_a_draw_is_open_asks_for_it_first(site: Site) -> None:
    site.click(site.panel.finish)
    assert site.panel.objection.text == "먼저 뽑은 방을 정해야 해요."


def test_undo_takes_the_last_board_back(site: Site) -> None:
    site.draw("kitchen")
    site.key(Qt.Key.Key_Return)
    assert len(site.public.placements) == 2
    site.key(Qt.Key.Key_Backspace)
    assert [placement.room for placement in site.public.placements] == ["hall"]
    assert site.holding("kitchen")
    site.click(site.panel.undo)
    assert site.drawn() == ""
    assert "kitchen" in site.panel.tray.choices()


def test_a_key_that_repeats_does_nothing(site: Site) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1", autorep=True)
    assert not site.panel.key(event)
    assert site.drawn() == ""


# ---- plans in files


def test_a_plan_is_saved_and_loaded_in_another_game_as_a_correction(site: Site, qtbot: QtBot, tmp_path: Path) -> None:
    build(site)
    path = tmp_path / "ours.toml"
    site.panel.plans.ask_save = lambda: str(path)
    site.click(site.panel.save)
    other = Site("program")
    other.panel.plans.ask_open = lambda: str(path)
    other.click(other.panel.open)
    assert other.public.placements == site.public.placements
    assert other.phase == "ready"
    assert other.context.session.log()[-1].corrected
    assert not other.scene.hand.piece
    other.key(Qt.Key.Key_Space)
    assert other.phase == "deal"
    other.context.session.undo(2)
    assert len(other.public.placements) == 1
    other.window.close()


def test_a_faulty_plan_changes_nothing_and_tells_its_faults(site: Site, tmp_path: Path) -> None:
    site.draw("kitchen")
    path = tmp_path / "ours.toml"
    layouts.save(path, site.public.placements)
    site.panel.plans.ask_open = lambda: str(path)
    site.click(site.panel.open)
    assert "방이 1개예요. 9개를 모두 놓아 주세요." in site.panel.objection.text
    assert site.drawn() == "kitchen"
    path.write_text("nonsense", encoding="utf-8")
    site.click(site.panel.open)
    assert site.panel.objection.text.startswith("1줄:")


def test_a_plan_that_cannot_be_saved_is_told(site: Site, tmp_path: Path) -> None:
    site.panel.plans.ask_save = lambda: str(tmp_path / "nowhere" / "ours.toml")
    site.click(site.panel.save)
    assert "저장할 수 없어요" in site.panel.objection.text


def test_leaving_the_dialogs_changes_nothing(site: Site) -> None:
    site.panel.plans.ask_save = site.panel.plans.ask_open = lambda: ""
    site.click(site.panel.save)
    site.click(site.panel.open)
    assert len(site.public.placements) == 1


# ---- what is told


def test_the_count_and_the_checks_follow_the_mansion(site: Site) -> None:
    assert "아홉 방 중 하나" in site.texts()
    assert "2층 홀을 아직 놓지 않았어요" in site.texts()
    for room in ("hall_2f", "basement"):
        site.draw(room)
        site.key(Qt.Key.Key_Return)
    told = site.texts()
    assert "아홉 방 중 셋" in told
    assert "2층 홀은 따로 놓였어요" in told
    assert "지하실은 따로 놓였어요" in told
    assert "그늘 11곳 / 48곳" in told
    assert "남은 방 6개" in told


def test_a_room_that_cannot_be_reached_is_told(site: Site) -> None:
    from msgspec.structs import replace

    from rules.hakoonna.content import Placement

    content = site.match.book.content
    apart = replace(site.public, placements=(*site.public.placements, Placement("study", "1F", 7, 7)))
    found = checks(content, apart, Words("ko"))
    assert (found[0].state, found[0].fact) == ("refuse", "서재로 가는 길이 없어요.")


def test_a_grudge_room_beside_the_hall_is_a_warning(site: Site) -> None:
    site.draw("child")
    site.key(Qt.Key.Key_Return)
    found = checks(site.match.book.content, site.public, Words("ko"))
    assert [check.state for check in found] == ["ok", "wait", "wait", "warn", "wait"]


def test_the_graph_has_the_rooms_and_ways_of_the_mansion(site: Site) -> None:
    build(site)
    graph = site.panel.survey.graph
    assert {node.id for node in graph.nodes} == {placement.room for placement in site.public.placements}
    links = {frozenset((link.a, link.b)) for link in site.context.session.picture().links}
    assert {frozenset((edge.a, edge.b)) for edge in graph.edges} == links


def test_whose_turn_it_is_follows_the_table(site: Site) -> None:
    assert "빨강이 놓아요" in site.texts()
    site.draw("kitchen")
    site.key(Qt.Key.Key_Return)
    assert "파랑이 놓아요" in site.texts()


def test_the_language_changes(site: Site) -> None:
    site.context.speak("en")
    assert "Red lays" in site.texts()
    assert "One of nine boards" in site.texts()


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", [QPoint(1280, 672), QPoint(1920, 968)])
@pytest.mark.parametrize("source", ["program", "cardboard"])
def test_nothing_is_clipped(language: str, size: QPoint, source: Source, qtbot: QtBot) -> None:
    site = Site(source, language, size)
    site.key(Qt.Key.Key_Space)
    QTest.qWait(30)
    inside = site.panel.scroller.widget()
    assert inside is not None
    assert inside.width() <= site.panel.scroller.viewport().width()
    for prose in site.panel.findChildren(Prose):
        if prose.isVisible():
            assert prose.height() >= prose.heightForWidth(prose.width()), prose.text
    for button in site.panel.findChildren(QAbstractButton):
        if button.isVisible():
            holder = inside if inside.isAncestorOf(button) else site.panel
            at = button.mapTo(holder, QPoint())
            assert holder.rect().contains(button.rect().translated(at)), button.accessibleName()
            assert button.width() >= button.sizeHint().width(), button.accessibleName()
    site.window.close()


@pytest.mark.parametrize("room", [38.0, 52.0, 80.0])
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.usefixtures("qapp")
def test_no_word_of_a_boards_name_is_broken_however_small_it_is_drawn(language: str, room: float) -> None:
    for board in tables.a_book().content.rooms:
        name = board.name.ko if language == "ko" else board.name.en
        lines, size = lettering(name, 16.0, room)
        assert " ".join(lines) == name
        assert all(caption.width(line, size) <= room for line in lines)
