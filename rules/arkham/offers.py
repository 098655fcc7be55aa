"""What each seat may do, as forms, and what a drop may mean; each chapter tells its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action
from rules.arkham.content import Content
from rules.arkham.contents import DROPS, OFFERS
from rules.arkham.views import ArkView
from rules.offers import Form


def offers(content: Content, view: ArkView, seat: str) -> Iterator[Form]:
    """The forms of every chapter."""
    for offering in OFFERS:
        yield from offering(content, view, seat)


def drops(content: Content, view: ArkView, piece: str, space: str) -> Iterable[Action]:
    """What dropping a piece on a space may mean in any chapter."""
    return [action for meaning in DROPS for action in meaning(content, view, piece, space)]
