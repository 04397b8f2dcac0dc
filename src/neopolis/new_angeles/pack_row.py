"""One row of a content pack's file, and the sentences for what can be wrong with it."""

from __future__ import annotations

from typing import Final

from neopolis.engine.sentences import Word, add_sentences, say
from neopolis.new_angeles.things import DISTRICTS

LONGEST_NAME: Final = 40
MOST_DIGITS: Final = 9
SOURCES: Final = ("rulebook", "public", "house")
HOUSE: Final = 2

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
        "fault-not-empty": "{name} must be empty here, not '{text}'",
        "fault-numbers": "{name} must be {count} numbers with blanks between them ({meaning}), not '{text}'",
        "fault-district": "{name}: there is no district '{text}'; districts are 1 to {last}",
        "fault-district-twice": "{name}: district {district} is named twice",
        "fault-again": "'{text}' stands in the file a second time",
        "fault-no-row": "the row of '{text}' is missing",
        "fault-name-again": "the name '{text}' stands in {file}, line {line}, too",
        "fault-name-taken": "the name '{text}' is a word of the game already",
        "fault-known-name": "this card is called '{name}', not '{text}'",
        "fault-setups": "{count} setup cards are needed, not {found}",
        "fault-backs": "{count} events with the back {back} are needed, not {found}",
        "fault-copies": "{count} copies of action cards are needed in all, not {found}",
        "fault-no-deck": "no action card belongs to the deck {name}",
        "fault-exit": "the exit of district {number} must be a higher-numbered district, not {exit} (NA 36)",
        "fault-exit-root": "the exit of district {number} must be 0, The Root (NA 36.1)",
        "fault-same-resource": "primary and secondary are the same resource",
        "fault-tier": "tier {tier} needs at least {needed} districts, not {count}",
        "fault-draws": "draws must be 1 to {most} lines like 2 security & 1 general, not '{text}'",
        "fault-too-many": "{count} {component} are more than there are, {limit} (NA 10)",
        "fault-setup-unrest": "{name} and {other} cannot both be in district {district} (NA 39.1)",
        "fault-setup-prisec": "{name} cannot be in district {district} together with prisec (NA 42)",
        "fault-event-counts": "an event with the back {back} counts {known}, not '{text}'",
        "fault-event-units": "{effect} is for events that count units, human_first or orgcrime",
        "fault-event-tiers": "the two tiers of {effect} must differ",
        "fault-target": "{name} {count} is beyond the last space of its track, {last} (tracks.csv)",
        "fault-steps": "numbers must be rising steps like 2=3 3=5 4=7, count=capital, not '{text}'",
        "fault-most": "the most that it pays, {most}, is less than its base {base}",
        "fault-timing": "the effect of {name} works only as {known}, not '{text}'",
    }
)


class Faults:
    """What is wrong with a pack: one sentence each, and the files they are in."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.files: set[str] = set()

    def add(self, file: str, line: int, code: str, parameters: dict[str, Word]) -> None:
        """Name file, line and reason."""
        self.add_told(file, fault(file, line, code, parameters))

    def add_told(self, file: str, sentence: str) -> None:
        """Add a fault that is a sentence already."""
        self.told.append(sentence)
        self.files.add(file)


def fault(file: str, line: int, code: str, parameters: dict[str, Word]) -> str:
    """File, line and reason."""
    return say("fault", {"file": file, "line": line, "reason": say(code, parameters)})


class Row:
    """Fields by column. What cannot be read is added to the faults, and is read as nothing."""

    def __init__(self, file: str, line: int, fields: dict[str, str], faults: Faults) -> None:
        self.file = file
        self.line = line
        self.fields = fields
        self.faults = faults

    def wrong(self, code: str, **parameters: Word) -> None:
        """Add a fault of this row."""
        self.faults.add(self.file, self.line, code, parameters)

    def number(self, name: str, least: int, most: int) -> int:
        """A field that is a number; -1 if it is none."""
        return self.number_in(self.fields[name], name, least, most)

    def number_in(self, text: str, name: str, least: int, most: int) -> int:
        """A part of a field that is a number; -1 if it is none."""
        found = plain_number(text)
        if least <= found <= most:
            return found
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

    def empty(self, name: str) -> None:
        """A field with nothing in it."""
        if self.fields[name]:
            self.wrong("fault-not-empty", name=name, text=short(self.fields[name]))

    def name(self) -> str:
        """The field `name`: it is shown in a terminal, so it must be short and printable."""
        name = self.fields["name"]
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            self.wrong("fault-name", most=LONGEST_NAME)
        return name

    def districts(self, name: str) -> int:
        """A field that is a set of districts, with blanks between them, perhaps an empty one."""
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
        """A field of several numbers; empty if they cannot be read."""
        texts = self.fields[name].split()
        if len(texts) != len(meanings):
            meaning = ", ".join(meanings) or say("fault-empty", {})
            text = short(self.fields[name])
            self.wrong("fault-numbers", name=name, count=len(meanings), meaning=meaning, text=text)
            return ()
        found = [
            self.number_in(text, f"{name} ({meaning})", least, most)
            for text, meaning, (least, most) in zip(texts, meanings, limits, strict=True)
        ]
        return () if -1 in found else tuple(found)

    def has_house(self) -> bool:
        """Whether one of its values is the house's; each of its source columns must name a source."""
        columns = [name for name in self.fields if name == "source" or name.endswith("_source")]
        places = [self.one_of(name, SOURCES) for name in columns]
        return HOUSE in places


def plain_number(text: str) -> int:
    """A number written in plain digits; -1 if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else -1


def short(text: str) -> str:
    """A wrong text as a fault repeats it: one line, and not too long."""
    plain = "".join([letter if letter.isprintable() else "?" for letter in text[: LONGEST_NAME + 1]])
    return plain if len(plain) <= LONGEST_NAME else plain[:LONGEST_NAME] + "..."
