"""Which tiles of the box are laid out for this table, by their kinds (P02); told when the mansion stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from desktop.commands import BY_ID
from desktop.session import Session
from desktop.shell.away.wide_card import WideCard
from desktop.shell.context import Context
from desktop.shell.games import custom
from desktop.shell.list_card import ListCard, Row
from desktop.shell.phases import public
from rules.hakoonna import mansion, preparing, tiles
from rules.hakoonna.content import Content
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

KINDS: Final[Mapping[str, str]] = {
    "diary": says("Diaries: {n}"),
    "weapon": says("Weapons: {n}"),
    "hint": says("False weaknesses: {n}"),
    "number": says("Numbers beside the code: {n}"),
    "talisman": says("Talismans: {n}"),
    "doll": says("Mary doll: {n}"),
    "exit": says("Secret exit: {n}"),
    "empty": says("Empty tiles: {n}"),
}
SHUFFLED: Final = says("Shuffled and face down, one on each of the other shadows: {n}")
FIXED: Final = says("{tile}: {shadow}")
HERS: Final = says("Hako Onna keeps the code of {n} numbers and her true weakness, and lays the Bones herself.")
SPARE: Final = says("Empty tiles that stay in the box: {n}")
DONE: Final = says("They are laid out")


class LayingOut(QObject):
    """Opens by itself once the last board lies, where the tiles are of cardboard."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self._laid: tuple[Session, bool] = (host.context.session, False)
        host.context.changed.connect(self._heed)

    def commands(self) -> dict[str, Callable[[int], object]]:
        """It has no key of its own."""
        return {"tiles": lambda _: self.show()}

    def show(self) -> None:
        """Show the list."""
        self._host.cards.show(self._card)

    def _card(self) -> ListCard:
        context = self._host.context
        rows = [Row(context.say(DONE), "", self._host.cards.clear)]
        card = WideCard(context, self._host, context.say(BY_ID["tiles"].title), rows, "info")
        for line in lines(context):
            card.note(line)
        return card

    def _heed(self) -> None:
        session = self._host.context.session
        before, ready = self._laid
        now = self._is(session, "ready")
        self._laid = session, now
        forward = before is session and ready and not now and not custom(session).building(session)
        if forward and session.lesson is None and public(session).options.knowledge != "program":
            self.show()

    def _is(self, session: Session, phase: str) -> bool:
        return session.match.header.game == "hakoonna" and public(session).phase == phase


def lines(context: Context) -> Iterator[str]:
    """Line by line: nothing of it is secret, the counts follow from the options alone."""
    session, say = context.session, context.say
    content: Content = session.book.content
    laid = tuple(mansion.shadows(content, public(session).placements))
    fixed = [tile for tile in content.tiles if tile.starts in laid]
    pool, spare = _pool(session, len(laid) - len(fixed) - preparing.BONES)
    kinds: Counter[str] = Counter(content.tile[tile].kind for tile in pool)
    yield say(SHUFFLED, {"n": len(pool)})
    yield " · ".join(say(told, {"n": kinds[kind]}) for kind, told in KINDS.items() if kinds[kind])
    for tile in fixed:
        yield say(FIXED, {"tile": session.called(tile.id), "shadow": session.called(tile.starts)})
    yield say(HERS, {"n": preparing.CODE})
    if spare:
        yield say(SPARE, {"n": spare})


def _pool(session: Session, shadows: int) -> tuple[tuple[str, ...], int]:
    """As many of each kind as there are whatever the code and her weakness are."""
    content: Content = session.book.content
    code = preparing.numbers(content, ())[: preparing.CODE]
    weakness = next((tile.tells for tile in content.tiles if tile.kind == "hint"), "")
    return tiles.thinned(tiles.house(content, code, weakness, public(session).options), shadows)
