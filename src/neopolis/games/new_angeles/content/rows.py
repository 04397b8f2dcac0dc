"""One row of a file in a content pack, with the checks of its fields."""

from __future__ import annotations

from neopolis.engine.content import HOUSE, SOURCES, ContentRow, plain_number, short
from neopolis.games.new_angeles.ids import DISTRICTS
from neopolis.text.messages import message


class Row(ContentRow):
    """A row of a file about the board or the cards."""

    def empty(self, name: str) -> None:
        """Check that a field is empty."""
        if self.fields[name]:
            self.wrong("fault-not-empty", name=name, text=short(self.fields[name]))

    def districts(self, name: str) -> int:
        """The bit set of the districts that a field lists, separated by spaces. The field may be empty."""
        found = 0
        for text in self.fields[name].split():
            district = plain_number(text)
            if not 1 <= district <= DISTRICTS:
                self.wrong("fault-district", name=name, text=short(text), last=DISTRICTS)
            elif found >> district & 1:
                self.wrong("fault-district-twice", name=name, district=district)
            else:
                found |= 1 << district
        return found

    def numbers(self, name: str, meanings: tuple[str, ...], limits: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
        """The numbers in a field; empty if the field is not valid."""
        texts = self.fields[name].split()
        if len(texts) != len(meanings):
            meaning = ", ".join(meanings) or message("fault-empty", {})
            text = short(self.fields[name])
            self.wrong("fault-numbers", name=name, count=len(meanings), meaning=meaning, text=text)
            return ()
        found = [
            self.number_in(text, f"{name} ({meaning})", least, most)
            for text, meaning, (least, most) in zip(texts, meanings, limits, strict=True)
        ]
        return () if -1 in found else tuple(found)

    def has_house(self) -> bool:
        """Whether one of the row's values is our own. Each source column must name a source."""
        columns = [name for name in self.fields if name == "source" or name.endswith("_source")]
        places = [self.one_of(name, SOURCES) for name in columns]
        return HOUSE in places
