"""What a seat may try at the mill."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action
from rules.offers import Form, Hole, Number, OneOf, Several
from rules.seats import HOST
from rules.tags import tag
from tests.small_game.actions import Bury, Explore, Light, Scout, Walk, Yield
from tests.small_game.content import Content
from tests.small_game.views import MillView


def offers(content: Content, view: MillView, seat: str) -> Iterator[Form]:
    """The forms of a seat, legal or not."""
    public = view.public
    if seat in public.seats:
        yield Form(tag(Walk), seat, Walk.title, (Hole("to", OneOf(content.spaces)),))
        yield Form(tag(Explore), seat, Explore.title)
        yield Form(tag(Scout), seat, Scout.title)
        yield Form(tag(Light), seat, Light.title, (Hole("oil", Number(1, 3)),))
    if seat in public.seats and public.discards:
        discarded = tuple(sorted(set(public.discards)))
        yield Form(tag(Bury), seat, Bury.title, (Hole("cards", Several(discarded, 1, min(2, len(discarded)))),))
    if seat in (*public.seats, HOST):
        yield Form(tag(Yield), seat, Yield.title)


def drops(content: Content, view: MillView, piece: str, space: str) -> Iterable[Action]:
    """Dropping a piece is walking it."""
    return (Walk(piece, space),) if piece in view.public.at and space in content.spaces else ()
