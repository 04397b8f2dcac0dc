"""One row of a content pack's file, and the sentences for what can be wrong with it."""

from __future__ import annotations

from neopolis.engine.content import HOUSE, SOURCES, ContentRow, plain_number, short
from neopolis.games.new_angeles.ids import DISTRICTS
from neopolis.text.messages import add_messages, message

add_messages(
    {
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


class Row(ContentRow):
    """A row of board or cards."""

    def empty(self, name: str) -> None:
        """A field with nothing in it."""
        if self.fields[name]:
            self.wrong("fault-not-empty", name=name, text=short(self.fields[name]))

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
        """Whether one of its values is the house's; each of its source columns must name a source."""
        columns = [name for name in self.fields if name == "source" or name.endswith("_source")]
        places = [self.one_of(name, SOURCES) for name in columns]
        return HOUSE in places
