"""The mill as a scene draws it."""

from __future__ import annotations

from rules.messages import same
from rules.views import Group, Picture, Piece, Space, Track
from tests.small_game.content import Content
from tests.small_game.views import MillView


def picture(content: Content, view: MillView) -> Picture:
    """All that is drawn, from a viewer's share."""
    public = view.public
    return Picture(
        groups=(Group("shore", same("shore")),),
        spaces=tuple(Space(one, content.names[one], "room", "shore", col) for col, one in enumerate(content.spaces)),
        links=content.links,
        pieces=tuple(Piece(seat, content.names[seat], "meeple", public.at[seat], seat) for seat in public.playing),
        tracks=(
            Track("oil", ("",) * public.oil, public.options.oil),
            *(Track(f"nerve-{seat}", ("",) * public.nerve[seat], public.options.nerve) for seat in public.seats),
        ),
        turn=public.turn,
        active=public.turn,
    )
