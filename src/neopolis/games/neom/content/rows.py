"""One row of a content pack's file, and the sentences for what can be wrong with it."""

from __future__ import annotations

from neopolis.engine.content import ContentRow, short
from neopolis.games.neom.ids import DISASTER, GOOD_NAMES, ROAD_LETTERS, TYPE_NAMES


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
