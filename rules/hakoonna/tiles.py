"""Where tiles lie and whose they are: the faces, what was never seen, what is taken along (hakoonna.md 1.5, 6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rules.actions import Value
from rules.hakoonna.content import Content, Tile
from rules.hakoonna.effects import DrawTile, Look
from rules.hakoonna.events import Kept, Looked, SecretSet, TileDrawn, TilesSet
from rules.hakoonna.options import Options
from rules.hakoonna.state import HAKO, HakoState, Public, Secret, with_public, with_secret
from rules.seats import FATE
from rules.state import Item

HAKOBITO: Final = "hakobito_"
STANDARD: Final = Options()


def own_tile(seat: str) -> str:
    """The tile that Hako Onna or a Hakobito lies in the house as."""
    return HAKO if seat == HAKO else f"{HAKOBITO}{seat}"


def is_deadly(tile: str) -> bool:
    """Whether it is Hako Onna or a Hakobito."""
    return tile == HAKO or tile.startswith(HAKOBITO)


def lying(secret: Secret, shadow: str) -> str:
    """The topmost tile of a shadow; "" for one that nobody has seen yet. A Hakobito lies on top of Hako Onna."""
    hidden = [seat for seat, at in secret.hides.items() if at == shadow]
    on_top = next((seat for seat in hidden if seat != HAKO), HAKO if hidden else "")
    return own_tile(on_top) if on_top else secret.faces.get(shadow, "")


def house(content: Content, code: tuple[str, ...], weakness: str, options: Options = STANDARD) -> tuple[str, ...]:
    """The tiles dealt to the shadows: all but those that start elsewhere, the code and the true hint."""
    aside = {tile.id for tile in content.tiles if tile.kind == "number" and tile.tells in code}
    aside |= {tile.id for tile in content.tiles if tile.kind == "hint" and tile.tells == weakness}
    dealt = (tile for tile in content.tiles if tile.starts == "house" and tile.id not in aside)
    return tuple(sorted(tile.id for tile in dealt for _ in range(_count(tile, options))))


def _count(tile: Tile, options: Options) -> int:
    """How many of a tile are played (U-21)."""
    chosen = {"diary": options.diary_tiles, "talisman": options.talisman_tiles}
    return chosen.get(tile.kind, tile.count)


def thinned(pool: tuple[str, ...], shadows: int) -> tuple[tuple[str, ...], int]:
    """The tiles for so many shadows, and how many Empties stay aside because they are not needed."""
    spare = max(0, min(len(pool) - shadows, pool.count(EMPTY)))
    for _ in range(spare):
        pool = without(pool, EMPTY)
    return pool, spare


def without(pool: tuple[str, ...], tile: str) -> tuple[str, ...]:
    """The pool with one of these tiles less."""
    at = pool.index(tile) if tile in pool else len(pool)
    return (*pool[:at], *pool[at + 1 :])


def but(things: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    """The mapping without some of its keys."""
    return {key: value for key, value in things.items() if key not in keys}


# ---- looking


def look(content: Content, state: HakoState, effect: Look) -> Iterator[Item]:
    """The seat sees the topmost tile; Fate says what lies where nobody has looked."""
    tile = lying(state.secret, effect.shadow)
    if tile:
        yield Looked(effect.seat, effect.shadow, tile)
    else:
        yield from drawing(content, state.secret, effect.shadow)
        yield effect


def drawing(content: Content, secret: Secret, shadow: str) -> Iterator[Item]:
    """Fate gives a shadow its tile; where no tile is left it holds an Empty."""
    if len(set(secret.pool)) > 1:
        yield DrawTile(FATE, shadow, secret.pool)
    else:
        yield TileDrawn(shadow, secret.pool[0] if secret.pool else content.only("empty"))


def settle_tile(_content: Content, _state: HakoState, asked: DrawTile, value: Value) -> Iterator[Item]:
    yield TileDrawn(asked.shadow, str(value))


# ---- what the events change


def tile_drawn(state: HakoState, event: TileDrawn) -> HakoState:
    secret = state.secret
    return with_secret(state, faces={**secret.faces, event.shadow: event.tile}, pool=without(secret.pool, event.tile))


def looked(state: HakoState, event: Looked) -> HakoState:
    """The seat remembers it; it may be out of date later."""
    seen = state.secret.seen
    mine = {**seen.get(event.seat, {}), event.shadow: event.tile}
    return with_secret(state, seen={**seen, event.seat: mine})


def kept(state: HakoState, event: Kept) -> HakoState:
    """The tile lies before the seat; its shadow is filled, or bare (U-09)."""
    public = state.public
    state = taken_out(state, event.shadow)
    state = with_public(state, held={**public.held, event.seat: public.held.get(event.seat, 0) + 1})
    if not event.tile:
        return state
    hands = state.secret.hands
    return with_secret(state, hands={**hands, event.seat: (*hands.get(event.seat, ()), event.tile)})


def taken_out(state: HakoState, shadow: str) -> HakoState:
    """The shadow after its tile was taken away (U-09)."""
    public = state.public
    crossed = tuple(one for one in public.crossed if one != shadow)
    if public.options.refill == "bare" or (public.options.refill == "left" and not public.spare):
        bare = tuple(sorted({*public.empty, shadow}))
        return with_secret(with_public(state, crossed=crossed, empty=bare), faces=but(state.secret.faces, shadow))
    spare = public.spare - (public.options.refill == "left")
    state = with_public(state, crossed=crossed, spare=max(0, spare))
    return with_secret(state, faces={**state.secret.faces, shadow: EMPTY}) if public.told else state


def buried(public: Public, secret: Secret, seat: str) -> tuple[Mapping[str, int], Mapping[str, tuple[str, ...]]]:
    """What is held after a seat's tiles have left the game."""
    return but(public.held, seat), but(secret.hands, seat)


def tiles_set(state: HakoState, event: TilesSet) -> HakoState:
    return with_public(
        state,
        crossed=event.crossed,
        held=event.held,
        diaries=event.diaries,
        safe_open=event.safe_open,
        centre=event.centre,
        spare=event.spare,
    )


def secret_set(state: HakoState, event: SecretSet) -> HakoState:
    return with_secret(state, **{name: getattr(event.secret, name) for name in event.secret.__struct_fields__})


EMPTY: Final = "empty"
