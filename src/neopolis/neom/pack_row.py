"""One row of a content pack's file, and the sentences for what can be wrong with it."""

from __future__ import annotations

from typing import Final

from neopolis.engine.sentences import Word, add_sentences, say
from neopolis.neom.things import DISASTER, GOOD_NAMES, ROAD_LETTERS, TYPE_NAMES

LONGEST_NAME: Final = 40
MOST_DIGITS: Final = 9

add_sentences(
    {
        "no-pack-folder": "There is no folder '{path}' with a content pack.",
        "more-faults": "{faults}; and {count} more",
        "fault": "{file}, line {line}: {reason}",
        "fault-missing-file": "the file is missing",
        "fault-unreadable": "the file cannot be read ({reason})",
        "fault-too-big": "the file is bigger than {most} bytes",
        "fault-not-utf-8": "this is not UTF-8 text",
        "fault-head": "the first line must be {columns}",
        "fault-columns": "{needed} columns are needed, not {count}",
        "fault-not-csv": "this cannot be read as CSV ({reason})",
        "fault-number": "{name} must be a number from {least} to {most}, not '{text}'",
        "fault-one-of": "{name} must be one of {known}, not '{text}'",
        "fault-empty": "empty",
        "fault-name": "name must be 1 to {most} letters, digits, signs and spaces",
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


def fault(file: str, line: int, code: str, parameters: dict[str, Word]) -> str:
    """File, line and reason."""
    return say("fault", {"file": file, "line": line, "reason": say(code, parameters)})


class Row:
    """Fields by column. What cannot be read is added to the faults, and is read as nothing."""

    def __init__(self, file: str, line: int, fields: dict[str, str], faults: list[str]) -> None:
        self.file = file
        self.line = line
        self.fields = fields
        self.faults = faults

    def wrong(self, code: str, **parameters: Word) -> None:
        """Add a fault of this row."""
        self.faults.append(fault(self.file, self.line, code, parameters))

    def number(self, name: str, least: int, most: int) -> int:
        """A field that is a number; -1 if it is none."""
        return self.number_in(self.fields[name], name, least, most)

    def number_in(self, text: str, name: str, least: int, most: int) -> int:
        """A part of a field that is a number; -1 if it is none."""
        plain = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
        if plain and least <= int(text) <= most:
            return int(text)
        self.wrong("fault-number", name=name, least=least, most=most, text=short(text))
        return -1

    def one_of(self, name: str, allowed: tuple[str, ...]) -> int:
        """The place of a field among those allowed; -1 if it is not among them."""
        text = self.fields[name]
        if text in allowed:
            return allowed.index(text)
        known = ", ".join([one or say("fault-empty", {}) for one in allowed])
        self.wrong("fault-one-of", name=name, known=known, text=short(text))
        return -1

    def name(self) -> str:
        """The field `name`: it is shown in a terminal, so it must be short and printable."""
        name = self.fields["name"]
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            self.wrong("fault-name", most=LONGEST_NAME)
        return name

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


def short(text: str) -> str:
    """A wrong text as a fault repeats it: one line, and not too long."""
    plain = "".join([letter if letter.isprintable() else "?" for letter in text[: LONGEST_NAME + 1]])
    return plain if len(plain) <= LONGEST_NAME else plain[:LONGEST_NAME] + "..."
