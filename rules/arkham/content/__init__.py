"""The types of the town's data, and reading them from bytes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec

from rules.arkham.content.ancients import Ancient as Ancient
from rules.arkham.content.areas import Area as Area
from rules.arkham.content.areas import Neighbourhood as Neighbourhood
from rules.arkham.content.cards import Card as Card
from rules.arkham.content.cards import Special as Special
from rules.arkham.content.files import FILES as FILES
from rules.arkham.content.files import Files, load_all
from rules.arkham.content.gates import CardColour as CardColour
from rules.arkham.content.gates import Marker as Marker
from rules.arkham.content.monsters import Monster as Monster
from rules.arkham.content.mythos import MythosCard as MythosCard
from rules.arkham.content.people import Ally as Ally
from rules.arkham.content.people import Investigator as Investigator
from rules.arkham.content.people import Stops as Stops
from rules.arkham.content.town import Symbol as Symbol
from rules.arkham.content.town import World as World
from rules.arkham.content.town import Zone as Zone
from rules.arkham.content.town_map import TownMap as TownMap
from rules.arkham.content.town_map import town_map
from rules.arkham.content.tracks import Ability as Ability
from rules.arkham.content.tracks import Limits as Limits
from rules.arkham.content.wording import texts_of
from rules.arkham.texts import Text
from rules.messages import Name


class Content(TownMap, frozen=True, dict=True):
    """All data of the game, in the order of the files."""

    markers: Mapping[str, Marker]
    kinds: Mapping[str, Monster]
    mythos: Mapping[str, MythosCard]
    gate_cards: Mapping[str, CardColour]
    investigators: Mapping[str, Investigator]
    ancients: Mapping[str, Ancient]
    specials: Mapping[str, Special]
    allies: Mapping[str, Ally]
    cards: Mapping[str, Card]
    """The cards of the decks that the data name, no whole deck."""
    abilities: Mapping[str, Ability]
    limits: Mapping[int, Limits]
    texts: Mapping[str, Text]
    """By ``mythos.<id>``, ``monster.<id>`` …; what has no effect has the text ()."""

    @cached_property
    def kind_of(self) -> Mapping[str, str]:
        """The kind of each monster token, masks among them."""
        return {token: kind.id for kind in self.kinds.values() for token in kind.tokens}

    @cached_property
    def tokens_of(self) -> Mapping[str, tuple[str, ...]]:
        """The tokens of each kind of monster, the lowest number first."""
        return {kind.id: kind.tokens for kind in self.kinds.values()}

    def deck_of(self, card: str) -> str:
        """The deck of a card by its id, of an unnamed one by its deck, ``special`` for a special card; else ""."""
        if card in self.cards:
            return self.cards[card].deck
        if card in self.specials:
            return "special"
        if card in self.allies:
            return "ally"
        return card if card in ("common", "unique", "spell", "skill", "ally") else ""

    @cached_property
    def names(self) -> Mapping[str, Name]:
        """What every id of the data is called that has a name; a marker is called as its world."""
        tables = (self.kinds, self.mythos, self.investigators, self.ancients, self.specials, self.allies, self.cards)
        return {
            **self.groups,
            **{space.id: space.name for space in self.map},
            **{id_: row.name for table in tables for id_, row in table.items()},
            **{marker.id: self.worlds[marker.world].name for marker in self.markers.values()},
        }


def read(files: Mapping[str, bytes]) -> Content:
    """The content from the bytes of its files; Broken tells every fault."""
    data = load_all(files)
    return bind(data, texts_of(data))


def bind(data: Files, texts: Mapping[str, Text]) -> Content:
    """Content from its parts."""
    return Content(
        **msgspec.structs.asdict(town_map(data.town.data)),
        markers={one.id: one for one in data.gates.data.gate},
        kinds={one.id: one for one in data.monsters.data.monster},
        mythos={one.id: one for one in data.mythos.data.mythos},
        gate_cards={one.id: one.colour for one in data.gate_cards.data.gate_card},
        investigators={one.id: one for one in data.investigators.data.investigator},
        ancients={one.id: one for one in data.ancients.data.ancient},
        specials={one.id: one for one in data.specials.data.special},
        allies={one.id: one for one in data.allies.data.ally},
        cards={one.id: one for one in data.cards.data.card},
        abilities={one.place: one for one in data.abilities.data.ability},
        limits={one.investigators: one for one in data.limits.data.limits},
        texts=texts,
    )
