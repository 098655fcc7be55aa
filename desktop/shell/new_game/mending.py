"""What a message offers to put right, by the name that the message gives it."""

from collections.abc import Callable

from desktop.shell.new_game import noise_cards
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.house import COUNTED, House
from desktop.shell.new_game.points import answered
from rules.hakoonna.setup import USUAL


def _colour(draft: Draft, _field: str) -> None:
    taken: set[str] = set()
    for one in draft.visitors:
        if one.piece in taken:
            wanted = {other.piece for other in draft.visitors}
            one.pawn = next(colour for colour in draft.pawns if colour not in wanted)
        taken.add(one.piece)


def _no_gray(draft: Draft, _field: str) -> None:
    draft.gray_man = False


def _gray(draft: Draft, _field: str) -> None:
    """In the place of a fifth visitor, where there is one."""
    for one in draft.visitors[USUAL:]:
        draft.remove(one.colour)
    draft.gray_man, draft.sixth = True, False


def _more(draft: Draft, _field: str) -> None:
    draft.add()


def _rising(draft: Draft, _field: str) -> None:
    draft.chances = " ".join(map(str, sorted(noise_cards.chances(draft.chances) or ())))


def _chances(draft: Draft, _field: str) -> None:
    draft.chances = Draft().chances


def _cards(draft: Draft, _field: str) -> None:
    draft.house.cards, draft.house.threshold = House().cards, House().threshold


def _tiles(draft: Draft, _field: str) -> None:
    for key in COUNTED:
        draft.house.settle(key, answered()[key].usual)


def _automatic(draft: Draft, _field: str) -> None:
    draft.mansion = "automatic"
    draft.lay_anew()


def _public(draft: Draft, _field: str) -> None:
    draft.knowledge = "K0"


def _house_file(draft: Draft, _field: str) -> None:
    draft.house = House()


MENDS: dict[str, Callable[[Draft, str], None]] = {
    "colour": _colour,
    "no-gray": _no_gray,
    "gray": _gray,
    "more": _more,
    "rising": _rising,
    "chances": _chances,
    "cards": _cards,
    "tiles": _tiles,
    "automatic": _automatic,
    "public": _public,
    "house-file": _house_file,
}
