"""One row of a content pack's file, and the sentences for what can be wrong with it."""

from __future__ import annotations

from neopolis.engine.content import ContentRow, short
from neopolis.games.neom.ids import DISASTER, GOOD_NAMES, ROAD_LETTERS, TYPE_NAMES
from neopolis.text.messages import add_messages

add_messages(
    {
        "fault-type": "{name}: there is no type '{text}'",
        "fault-good": "{name}: there is no Good '{text}'",
        "fault-twice": "{name}: '{text}' is named twice",
        "fault-roads": "roads must be some of N, E, S, W, each at most once, not '{text}'",
        "fault-effect": "there is no effect '{text}'",
        "fault-industrial": "an Industrial tile is always Polluting (NEOM 9.3)",
        "fault-disaster-effect": "the effect of a Disaster is one of {known}, and no other tile has these",
        "fault-cornerstone-disaster": "a Cornerstone is no Disaster",
        "fault-points": "printed_vp must be ? exactly when the effect gives points",
        "fault-disaster-points": "printed_vp of a Disaster must be empty, not '{text}'",
        "fault-alternatives": "goods with | must be single Goods and at most one sum like £5, not '{text}'",
        "fault-income": "income must be a number, three of them as 1/2/3, or 1* and a type, not '{text}'",
        "fault-tiles-required": "tiles_required must be empty or like Residential>=3, not '{text}'",
        "fault-tile-again": "tile {number} stands in the file a second time",
        "fault-board-again": "the board of {good} stands in the file a second time",
        "fault-other-name": "tile {number} is called '{name}' in tiles.csv, not '{text}'",
        "fault-tile-roads": "a Disaster has no roads, and every other tile has one to four (NEOM 18.5)",
        "fault-board-roads": "a City Center has one to four roads",
        "fault-board-good": "'{text}' is not a Raw Good",
        "fault-no-tile": "tile {number} is missing",
        "fault-no-roads": "the roads of tile {number} are missing",
        "fault-no-board": "the board of {good} is missing",
        "fault-deck": "generation {generation} has {count} '{players}+' tiles, not {needed} (NEOM 2.6)",
        "fault-deck-disaster": "generation {generation} must have one Disaster, a '1+' tile (NEOM 13.1)",
        "fault-effect-again": "the effect '{text}' stands on a second tile",
    }
)


class Row(ContentRow):
    """A row of tiles, roads or boards."""

    def types(self) -> int:
        """The field `types` as a set of types; a Disaster has no other."""
        if self.fields["types"] == "Disaster":
            return 1 << DISASTER
        return self._set(self.fields["types"].split("|"), TYPE_NAMES, "types", "fault-type")

    def type_in(self, text: str, name: str) -> int:
        """A part of a field that is one type, no Disaster; -1 if it is none."""
        if text in TYPE_NAMES:
            return TYPE_NAMES.index(text)
        self.wrong("fault-type", name=name, text=short(text))
        return -1

    def goods(self, name: str) -> int:
        """A field that is a set of Goods, perhaps an empty one."""
        return self.goods_in(self.fields[name].split("&"), name) if self.fields[name] else 0

    def goods_in(self, texts: list[str], name: str) -> int:
        """Parts of a field that are single Goods."""
        return self._set(texts, GOOD_NAMES, name, "fault-good")

    def _set(self, texts: list[str], known: tuple[str, ...], name: str, code: str) -> int:
        found = 0
        for text in texts:
            if text not in known:
                self.wrong(code, name=name, text=short(text))
            elif found >> known.index(text) & 1:
                self.wrong("fault-twice", name=name, text=text)
            else:
                found |= 1 << known.index(text)
        return found

    def roads(self) -> int:
        """The field `roads` as a set; -1 if it is none."""
        text = self.fields["roads"]
        roads = 0
        for letter in text:
            if letter not in ROAD_LETTERS or roads >> ROAD_LETTERS.index(letter) & 1:
                self.wrong("fault-roads", text=short(text))
                return -1
            roads |= 1 << ROAD_LETTERS.index(letter)
        return roads
