"""Faults in a content pack are reported with file, line and reason."""

from pathlib import Path

import pytest

from neopolis.engine.refused import Refused
from neopolis.games.new_angeles.content.pack import Pack, load_pack, pack_faults
from neopolis.games.new_angeles.content.reader import FILES, PackReader
from tests.games.new_angeles.pack_changes import PACK, changed

# For each file: a text in it, a faulty text that replaces it, and the beginning of the report.
FAULTS = {
    "districts.csv": [
        ("3,La Costa,5", "3,La Costa,3", "line 4: the exit of district 3 must be a higher-numbered"),
        ("3,La Costa,5", "3,La Costa,0", "line 4: the exit of district 3 must be a higher-numbered"),
        ("Cayambe,0", "Cayambe,9", "line 11: the exit of district 10 must be 0, The Root (NA 36.1)"),
        ("Cayambe,0", "Cayambe,11", "line 11: exit must be a number from 0 to 10, not '11'"),
        ("Cayambe,0,3", "Cayambe,0,4", "line 11: tier must be a number from 1 to 3, not '4'"),
        ("Cayambe,0,3", "Cayambe,0,2", "line 1: tier 3 needs at least 2 districts, not 1"),
        ("credits,3,,", "gold,3,,", "line 10: primary must be one of energy, consumables, tech"),
        ("credits,3,,", "credits,3,,1", "line 10: secondary_amount must be empty here, not '1'"),
        ("credits,3,,", "credits,3,tech,", "line 10: secondary_amount must be a number from 1"),
        ("credits,3,,", "credits,3,credits,1", "line 10: primary and secondary are the same"),
        ("4,Manta", "3,Manta", "line 5: '3' is in the file twice"),
        ("4,Manta", "14,Manta", "line 5: number must be a number from 1 to 10, not '14'"),
        ("4,Manta", "4,Quinde", "line 5: the name 'Quinde' is also in districts.csv, line 3"),
        ("4,Manta", "4,Media", "line 5: the name 'Media' is already a word of the game"),
        ("4,Manta", "4,", "line 5: name must have 1 to 40 characters"),
    ],
    "tracks.csv": [
        ("tech,6,house", "tech,0,house", "line 4: last must be a number from 1 to 30, not '0'"),
        ("tech,6,house", "tech,6,me", "line 4: source must be one of rulebook, public, house, not 'me'"),
        ("tech,6,house\n", "", "line 4: the row of 'tech' is missing"),
        ("tech,6,house", "steel,6,house", "line 4: resource must be one of energy, consumables"),
        ("tech,6,house", "tech,6", "line 4: there must be 3 columns, not 2"),
        ("resource,last", "resource,end", "line 1: the first line must be resource,last,source"),
    ],
    "components.csv": [
        ("prisec,6", "prisec,x", "line 8: limit must be a number from 1 to 99, not 'x'"),
        ("unrest,14,public\n", "", "line 9: the row of 'unrest' is missing"),
    ],
    "corporations.csv": [
        ("Globalsec,5-6", "Globalsec,4", "line 3: 'Globalsec 4' is in the file twice"),
        ("Globalsec,5-6", "Globalsec,6", "line 3: sheet must be one of 4, 5-6, not '6'"),
        ("2 labor & 1 general", "2 labor, 1 general", "line 4: there must be 6 columns, not 7"),
        ("2 labor & 1 general", "2 labour & 1 general", "line 4: draws must be 1 to 5 lines like"),
        ("2 labor & 1 general", "0 labor & 1 general", "line 4: draws must be a number from 1 to 9"),
    ],
    "setups.csv": [
        ("4,4 6 8", "4,4 6 11", "line 2: android: there is no district '11'; districts are 1 to 10"),
        ("4,4 6 8", "4,4 6 6", "line 2: android: district 6 is named twice"),
        ("4,4 6 8", "4,4 5 6 8", "line 2: android: 4 are too many, because the game has only 3 (NA 10)"),
        ("4,4 6 8", "6,4 6 8", "line 2: turns must be a number from 1 to 5, not '6'"),
        ("6 7,1,", "6 7,6,", "line 2: protest and strike cannot both be in district 6 (NA 39.1)"),
        ("9 10,1 2,", "9 10,1 9,", "line 2: human_first cannot be in district 9 together with prisec"),
        ("Quiet Streets", "New Arrivals", "line 5: the name 'New Arrivals' is also in setups.csv, line 3"),
    ],
    "events.csv": [
        ("Riot,human_first,", "Riot,prisec,", "line 4: back must be one of human_first, orgcrime, outage"),
        ("5 10,2,7", "5 12,2,7", "line 10: illness: there is no district '12'"),
        ("at_least,outage,3 5", "at_least,outage,3", "line 11: numbers: 2 needed, separated by spaces"),
        ("at_least,outage,3 5", "at_most,outage,3 5", "line 11: effect must be one of per_each"),
        ("at_least,outage,3 5", "at_least,strike,3 5", "line 11: an event with the back outage counts"),
        ("at_least,outage,3 5", "tier_or_move,outage,3 5", "line 11: tier_or_move is for events that"),
        ("3 5 2 3", "3 5 3 3", "line 12: the two tiers of tier_else_tier must differ"),
        ("3 5 2 3", "3 5 4 3", "line 12: numbers (other tier) must be a number from 1 to 3, not '4'"),
    ],
    "demands.csv": [
        ("Ban,0,1,0,6,6", "Ban,0,1,0,9,6", "line 6: entertainment 9 is beyond the last space of its"),
        ("Tourism Spike", "Refugee Influx", "line 10: the name 'Refugee Influx' is also in demands.csv"),
        ("9,Tourism Spike,2,0,0,5,5,5,public\n", "", "line 10: the row of '9' is missing"),
    ],
    "investments.csv": [
        ("prisec,1=3 2=6", "prisec,2=6 1=3", "line 6: numbers must be steps of count=capital"),
        ("prisec,1=3 2=6 3=8", "prisec,", "line 6: numbers must be steps of count=capital"),
        ("prisec,1=3 2=6", "prisec,1=3 2=x", "line 6: numbers (capital) must be a number from 0"),
        ("short_sale,1,", "short_sale,x,", "line 7: of must be a number from 0 to 30, not 'x'"),
        ("sector,energy,3 2 7", "sector,energy,3 2 2", "line 9: the maximum of 2 capital is less"),
        ("sector,energy,3 2 7", "sector,power,3 2 7", "line 9: of must be one of energy"),
        ("sector,energy,3 2 7", "gamble,energy,3 2 7", "line 9: kind must be one of count, per_each"),
    ],
    "actions.csv": [
        ("Puff Piece,media,5", "Puff Piece,media,4", "line 1: 100 copies of action cards are needed in"),
        ("Puff Piece,media,5", "Puff Piece,general,5", "line 16: deck must be one of biotech, construction"),
        ("Puff Piece,", "Puff Pieces,", "line 16: name must be one of Clean Slate, Clinical Trials"),
        ("Puff Piece,", "Spin Doctors,", "line 17: 'Spin Doctors' is in the file twice"),
    ],
    "emergencies.csv": [
        ("Sweeps Week", "Sweeps Day", "line 6: this card is called 'Sweeps Week', not 'Sweeps Day'"),
        ("NBN,", "NBA,", "line 6: corporation must be one of Globalsec, Haas-Bioroid"),
    ],
    "assets.csv": [
        ("8,Coach Walden", "8,Eiko", "line 9: this card is called 'Coach Walden', not 'Eiko'"),
        ("Eiko,exhaust", "Eiko,claim", "line 10: the effect of Eiko works only as exhaust, not 'claim'"),
        ("Eiko,exhaust", "Eiko,sometimes", "line 10: timing must be one of end_of_turn, claim"),
        ('"""Mr. White"""', '"Mr. White', "line 35: this cannot be read as CSV"),
    ],
}
CASES = [(file, *case) for file, cases in FAULTS.items() for case in cases]


def faults(files: dict[str, str]) -> list[str]:
    reader = PackReader(files, {})
    reader.read()
    return reader.faults


class TestFaults:
    def test_no_faults(self) -> None:
        """The default pack has no faults."""
        assert faults(PACK.files) == []

    @pytest.mark.parametrize(("file", "old", "new", "told"), CASES)
    def test_faults(self, file: str, old: str, new: str, told: str) -> None:
        """A fault is reported with file, line and reason."""
        found = faults(changed(file, old, new))

        assert any([fault.startswith(f"{file}, {told}") for fault in found]), found
        assert all([fault.startswith(f"{file}, line ") for fault in found]), found

    def test_names_of_data_cards_are_free(self) -> None:
        """A card without code of its own, such as an event, may have another name."""
        files = changed("events.csv", "Beanstalk Beset By Protesters", "Beanstalk Besieged")

        assert Pack(files).event_name(2) == "Beanstalk Besieged"

    def test_faults_are_reported_once(self) -> None:
        """A row that cannot be read is not reported as missing as well."""
        assert len(faults(changed("tracks.csv", "tech,6,house", "steel,6,house"))) == 1
        assert len(faults(changed("tracks.csv", "tech,6,house", "tech,6"))) == 1

    @pytest.mark.rule("NA 24.2")
    def test_event_of_another_back(self) -> None:
        """Every back must be on four events: five are too many, and three too few."""
        event = "Human First Starts Riot,human_first,tier_or_move,human_first"
        found = faults(changed("events.csv", event, event.replace("human_first", "orgcrime")))

        assert found == [
            "events.csv, line 1: 4 events with the back human_first are needed, not 3",
            "events.csv, line 1: 4 events with the back orgcrime are needed, not 5",
        ]

    def test_deck_without_cards(self) -> None:
        """A deck without action cards is a fault."""
        files = {**PACK.files, "actions.csv": PACK.files["actions.csv"].replace(",media,", ",labor,")}

        assert faults(files) == ["actions.csv, line 1: no action card belongs to the deck media"]

    def test_number_of_setup_cards(self) -> None:
        """A pack must have exactly six setup cards."""
        text = PACK.files["setups.csv"]
        last = text.splitlines()[-1]

        assert faults({**PACK.files, "setups.csv": text.replace(f"{last}\n", "")}) == [
            "setups.csv, line 7: 6 setup cards are needed, not 5"
        ]
        assert faults({**PACK.files, "setups.csv": text + last.replace("Split", "Torn") + "\n"}) == [
            "setups.csv, line 8: 6 setup cards are needed, not 7"
        ]

    @pytest.mark.parametrize("file", FILES)
    def test_missing_files(self, file: str) -> None:
        """A pack without one of its files is refused."""
        files = {name: text for name, text in PACK.files.items() if name != file}

        assert faults(files) == [f"{file}, line 1: the file is missing"]

    @pytest.mark.parametrize("file", FILES)
    def test_missing_rows(self, file: str) -> None:
        """A missing row is reported; empty lines do not matter."""
        lines = PACK.files[file].splitlines()

        for place in range(1, len(lines)):
            shorter = "\n\n".join(lines[:place] + lines[place + 1 :])
            assert any([fault.startswith(file) for fault in faults({**PACK.files, file: shorter})]), lines[place]
        assert faults({**PACK.files, file: "\n\n".join(lines)}) == []

    @pytest.mark.parametrize("file", FILES)
    def test_damaged_fields(self, file: str) -> None:
        """Any value in a field is accepted, or reported in printable text with the name of a file."""
        head, *lines = PACK.files[file].splitlines()

        for column, name in enumerate(head.split(",")):
            for text in ("", "0", "-1", "999999999999", "²", "1 1", "=", "x=1", "\x1b[1m", "&"):
                fields = lines[0].split(",")
                fields[column] = text
                damaged = "\n".join([head, ",".join(fields), *lines[1:]])
                for fault in faults({**PACK.files, file: damaged}):
                    assert fault.partition(", line ")[0] in FILES
                    assert fault.isprintable(), (name, text)

    def test_refusal_names_the_first_faults(self) -> None:
        """A refusal lists three faults, and the number of the others."""
        with pytest.raises(Refused) as refused:
            Pack({**PACK.files, "tracks.csv": PACK.files["tracks.csv"].replace("house", "me")})

        assert refused.value.code == "bad-pack"
        assert "tracks.csv, line 2: source must be" in refused.value.message
        assert refused.value.message.endswith("; and 2 more")

    def test_folders(self, tmp_path: Path) -> None:
        """A missing folder is refused; files that are not text are faults, with their line."""
        for name, text in PACK.files.items():
            (tmp_path / name).write_text(text, encoding="utf-8")
        (tmp_path / "tracks.csv").write_bytes(b"resource,last,source\nenergy,\xff,house\n")

        assert pack_faults(tmp_path) == ["tracks.csv, line 2: this is not UTF-8 text"]
        with pytest.raises(Refused):
            load_pack(tmp_path / "nowhere")
        with pytest.raises(Refused):
            pack_faults(tmp_path / "tracks.csv")
