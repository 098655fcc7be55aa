"""What a viewer may know of the tiles and of the ways to win, counted from its own view (hakoonna.md 1.5, 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, Literal, NamedTuple, get_args

from rules.hakoonna.content import Content, Kind
from rules.hakoonna.noise import left
from rules.hakoonna.state import BEFORE_PLAY, Public
from rules.hakoonna.turns import DISCS
from rules.hakoonna.views import ALL_KNOWING, HakoView
from rules.seats import SeatId

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
Found = Literal["held", "found", "hidden", "untold", "inside", "taken", "open", "gone"]
MET: Final = ("held", "found", "taken", "open")


class Count(NamedTuple):
    """Tiles of a kind: how many belong to the game, are known, and have left it for good."""

    kind: Kind
    total: int
    seen: int
    gone: int = 0

    @property
    def unseen(self) -> int:
        """How many may still lie anywhere."""
        return self.total - self.seen - self.gone


class Need(NamedTuple):
    """A thing that a way to win needs: a tile, ``weakness``, or ``weapon`` while the right one is not known.

    ``inside`` the shut safe, ``taken`` out of it by somebody; ``untold`` is what this viewer cannot know.
    """

    thing: str
    found: Found
    who: SeatId = ""


class Route(NamedTuple):
    """A way to win and what it needs."""

    name: Literal["escape", "exorcism", "memorial"]
    needs: tuple[Need, ...]

    @property
    def state(self) -> Literal["open", "needs", "closed"]:
        """Closed once something it needs has left the game, as far as this viewer knows (U-32)."""
        if any(need.found == "gone" for need in self.needs):
            return "closed"
        return "open" if all(need.found in MET for need in self.needs) else "needs"


# ---- the noise


def discs_left(public: Public) -> int:
    """How many discs may still be stacked."""
    return max(0, DISCS - len(public.discs))


def loud_cards(public: Public) -> tuple[int, int]:
    """How many of the noise cards that are left would be a noise, and how many are left."""
    total, cards = sum(public.cards), left(public)
    return sum(total + card >= public.options.noise_threshold for card in cards), len(cards)


# ---- the tiles


def counts(content: Content, view: HakoView) -> tuple[Count, ...]:
    """The tiles of each kind that there are."""
    known, gone = _known(content, view), _gone(content, view)
    return tuple(_count(content, kind, known, gone) for kind in KINDS if content.of_kind(kind))


def _count(content: Content, kind: Kind, known: Mapping[str, int], gone: Mapping[str, int]) -> Count:
    ids = content.of_kind(kind)
    total, seen = sum(content.tile[tile].count for tile in ids), sum(known.get(tile, 0) for tile in ids)
    return Count(kind, max(total, seen), seen, sum(gone.get(tile, 0) for tile in ids))


def _known(content: Content, view: HakoView) -> Mapping[str, int]:
    known = _public(content, view.public)
    for tile, count in _of_its_own(content, view).items():
        known[tile] = max(known[tile], count)
    return known


def _public(content: Content, public: Public) -> Counter[str]:
    """What lies open before everybody; whoever opened the safe holds the Key Ring."""
    known = Counter({content.only("empty"): len(public.crossed), content.of_kind("diary")[0]: public.diaries})
    known.update(tile.id for tile in content.tiles if tile.kind == "number" and tile.tells in public.proven)
    if public.safe_open:
        known.update((content.only("safe"), content.only("key")))
    return known


def _of_its_own(content: Content, view: HakoView) -> Counter[str]:
    """What the viewer has seen or holds; a tile seen in a shadow may be the one it holds now, so the more counts."""
    secret = view.secret
    held = Counter(tile for hand in secret.hands.values() for tile in hand)
    held.update(tile for tile in secret.lairs.values() if tile)
    held.update(_aside(content, view))
    if view.viewer in ALL_KNOWING:
        held.update(secret.faces.values())
        held.update({content.of_kind("diary")[0]: view.public.diaries})
        return held
    lying = Counter(tile for seen in secret.seen.values() for tile in seen.values())
    return Counter({tile: min(_most(content, tile), max(held[tile], lying[tile])) for tile in {*held, *lying}})


def _most(content: Content, tile: str) -> int:
    """How often a tile can be there; an Empty takes the place of whatever is taken (U-09)."""
    found = content.tile.get(tile)
    return 0 if found is None else found.count if found.kind != "empty" else len(content.room_of)


def _aside(content: Content, view: HakoView) -> Iterator[str]:
    """The tiles that lie in no shadow: the code, the true hint, the Key Ring in the safe."""
    for tile in content.tiles:
        code = tile.kind == "number" and tile.tells in view.secret.code
        if code or (tile.kind == "hint" and tile.tells == view.secret.weakness):
            yield tile.id
    if view.viewer in ALL_KNOWING and view.public.told and not view.public.safe_open:
        yield content.only("key")


def _gone(content: Content, view: HakoView) -> Mapping[str, int]:
    """What has left the game; only who knows all can tell."""
    public, secret = view.public, view.secret
    if view.viewer not in ALL_KNOWING or not public.told or public.phase in BEFORE_PLAY:
        return {}
    there = _of_its_own(content, view) + Counter(secret.pool)
    return {tile.id: max(0, tile.count - there[tile.id]) for tile in content.tiles if tile.kind != "empty"}


# ---- the ways to win


def routes(content: Content, view: HakoView) -> tuple[Route, ...]:
    """The three ways to win and how far each has come."""
    return (
        Route("escape", (_safe(content, view), _key(content, view), _need(content, view, content.only("exit")))),
        Route("exorcism", tuple(_exorcism(content, view))),
        Route("memorial", tuple(_need(content, view, content.only(kind)) for kind in ("doll", "bones"))),
    )


def hopeless(content: Content, view: HakoView) -> bool:
    """Whether no way to win is left while the game goes on, as far as this viewer knows (U-32)."""
    public = view.public
    if public.phase in BEFORE_PLAY or public.ending or not _tell(view):
        return False
    return all(route.state == "closed" for route in routes(content, view))


def _safe(content: Content, view: HakoView) -> Need:
    safe = content.only("safe")
    return Need(safe, "open") if view.public.safe_open else _need(content, view, safe)


def _key(content: Content, view: HakoView) -> Need:
    key = content.only("key")
    if not view.public.safe_open:
        return Need(key, "inside")
    need = _need(content, view, key)
    return need if need.found in ("held", "gone") else Need(key, "taken")


def _exorcism(content: Content, view: HakoView) -> Iterator[Need]:
    """What the visitors know of her weakness, and the weapon: the right one where the viewer knows it, else any."""
    weapons, told = content.of_kind("weapon"), _tell(view)
    two = any(len(_told_by(content, eyes)) >= len(weapons) - 1 for eyes in _eyes(view))
    yield Need("weakness", "untold" if not told else "found" if two else "hidden")
    weak = view.secret.weakness or _deduced(content, view)
    if weak:
        yield _need(content, view, weak)
        return
    needs = [_need(content, view, weapon) for weapon in weapons]
    best = min(needs, key=lambda need: ("held", "found", "hidden", "untold", "gone").index(need.found))
    yield Need("weapon", best.found, best.who)


def _deduced(content: Content, view: HakoView) -> str:
    """Her weakness as a visitor works it out: no hint that lies in the house tells it."""
    seen = {weapon for eyes in _eyes(view) for weapon in _told_by(content, eyes)}
    left_over = [weapon for weapon in content.of_kind("weapon") if weapon not in seen]
    return left_over[0] if len(left_over) == 1 else ""


def _told_by(content: Content, tiles: frozenset[str]) -> frozenset[str]:
    found = (content.tile.get(tile) for tile in tiles)
    return frozenset(tile.tells for tile in found if tile is not None and tile.kind == "hint")


def _need(content: Content, view: HakoView, tile: str) -> Need:
    holder = next((seat for seat, hand in view.secret.hands.items() if tile in hand), "")
    if holder:
        return Need(tile, "held", holder)
    if _gone(content, view).get(tile):
        return Need(tile, "gone")
    if not _tell(view):
        return Need(tile, "untold")
    return Need(tile, "found" if any(tile in eyes for eyes in _eyes(view)) else "hidden")


def _tell(view: HakoView) -> bool:
    """Whether the viewer knows what living visitors have seen."""
    return view.public.told and (view.viewer in ALL_KNOWING or view.viewer in view.public.living)


def _eyes(view: HakoView) -> Iterator[frozenset[str]]:
    """What each living visitor that the viewer knows of has seen or holds."""
    secret = view.secret
    for seat in view.public.living:
        yield frozenset((*secret.seen.get(seat, {}).values(), *secret.hands.get(seat, ())))
