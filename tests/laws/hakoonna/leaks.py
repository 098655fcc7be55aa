"""Rulebooks of the mansion that tell the Gray Man's card on purpose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

import msgspec

from rules.actions import Action
from rules.engine import AnyBook
from rules.events import Event
from rules.hakoonna.actions import Pass
from rules.hakoonna.content import Content
from rules.hakoonna.state import GRAY, HakoState
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import GrayTiming, NoiseFirst
from rules.rulebook import Chapter, Remedies
from rules.state import Table
from rules.violations import NotYourTurn, Violation
from tests.laws.subjects import Books


def leaks(book: AnyBook) -> Books:
    """Three rulebooks that tell the card: by a view, by the log, by what a refusal proposes."""

    def telling(content: Content, table: Table[HakoState], viewer: str) -> HakoView:
        view: HakoView = book.view(content, table, viewer)
        return msgspec.structs.replace(view, card=table.state.card)

    def log(_viewer: str, _state: HakoState, event: Event) -> Event:
        return event

    def propose(_content: Content, _view: HakoView, _action: Action, _reason: Violation) -> Iterable[Action]:
        return (Pass(GRAY),)

    def check(_content: Content, view: HakoView, action: Pass) -> Iterable[Violation]:
        return (GrayTiming(),) if view.card == "black" else ()

    chapters: Mapping[type[Action], Chapter] = {**book.chapters, Pass: Chapter(check, book.chapters[Pass].perform)}
    remedies: Mapping[type[Violation], Remedies] = {**book.remedies, NotYourTurn: propose, NoiseFirst: propose}
    return {
        "view": replace(book, view=telling),
        "log": replace(book, redact=log),
        "refusal": replace(book, chapters=chapters, remedies=remedies),
    }
