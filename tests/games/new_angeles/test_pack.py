"""The content pack: the values of the default pack, and other packs."""

from pathlib import Path

import pytest

from neopolis.games import neom as neom  # loaded as well: the sentences of both games must work together
from neopolis.games.new_angeles.card_data import (
    AT_LEAST,
    CLAIM,
    COUNT,
    EACH,
    END_OF_TURN,
    EXHAUST,
    MOVES_TWICE,
    PER_EACH,
    SECTOR,
    SHORT_SALE,
    TIER_ELSE_TIER,
    TIER_OR_MOVE,
)
from neopolis.games.new_angeles.cards.actions import CLEAN_SLATE
from neopolis.games.new_angeles.cards.assets import ELIZABETH_MILLS, WONG_YA_CHING
from neopolis.games.new_angeles.content.pack import Pack, known_pack, load_pack, sheet_row
from neopolis.games.new_angeles.content.reader import COLUMNS, FILES
from neopolis.games.new_angeles.ids import (
    ACTION,
    AMOUNT,
    ANDROID,
    ASSET,
    BIOTECH,
    COUNTED_NAMES,
    CREDITS,
    DEVELOPMENT,
    DISTRICT,
    EMERGENCY,
    ENERGY,
    ENTERTAINMENT,
    EVENT,
    FEDERALIST,
    GENERAL,
    GLOBALSEC,
    HUMAN_FIRST,
    ILLNESS,
    INVESTMENT,
    MEDIA,
    MELANGE_MINING,
    NAMED_AMOUNTS,
    NBN,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    ROOM,
    SECURITY,
    STRIKES,
    TECH,
    TYPES,
    UNREST,
    members,
)
from neopolis.games.new_angeles.text.card_texts import full_text, short_text, why_text
from neopolis.text.messages import use_language
from tests.games.new_angeles.pack_changes import PACK, changed

TABLES = PACK.tables


class TestNumberLine:
    def test_things_have_names_of_their_own(self) -> None:
        """No two things have the same name, and every block of numbers has some names."""
        names = [name.casefold() for name in PACK.names if name]
        blocks = {thing // ROOM for thing, name in enumerate(PACK.names) if name}

        assert len(set(names)) == len(names)
        assert blocks == set(range(AMOUNT // ROOM + 1))

    @pytest.mark.parametrize(
        ("name", "thing"),
        [
            ("done", 0),
            ("Clean Slate", ACTION + CLEAN_SLATE),
            ("Scorched Earth", ACTION + 20),
            ("Ruthless Tactics", EMERGENCY + GLOBALSEC),
            ("Wong Ya Ching", ASSET + WONG_YA_CHING),
            ("Healthcare Initiative", INVESTMENT + 1),
            ("Welfare Programs Slashed", EVENT + 16),
            ("Guayaquil", DISTRICT + 1),
            ("Base de Cayambe", DISTRICT + 10),
            ("Federalist", FEDERALIST),
            ("60", AMOUNT + NAMED_AMOUNTS),
        ],
    )
    def test_things_by_name(self, name: str, thing: int) -> None:
        """A name gives its number, and the number gives the name."""
        assert PACK.thing(name) == thing
        assert PACK.names[thing] == name

    @pytest.mark.rule("R-72")
    @pytest.mark.parametrize("amount", [0, 60, 61, 1000])
    def test_amounts_are_unlimited(self, amount: int) -> None:
        """Amounts have the highest numbers, without a limit. Each amount has a name."""
        assert PACK.name(AMOUNT + amount) == str(amount)

    def test_unknown_name(self) -> None:
        """An unknown name gives -1."""
        assert PACK.thing("") == PACK.thing("The Root") == -1


class TestBoard:
    @pytest.mark.rule("NA 36.1")
    def test_exits(self) -> None:
        """Every exit leads to a district with a higher number, except the last, which leads to The Root."""
        assert TABLES.exit[1:] == [2, 5, 5, 7, 6, 9, 9, 9, 10, 0]

    @pytest.mark.rule("NA 20.0", "NA 64.1", "R-40")
    def test_tiers(self) -> None:
        """Five districts are in tier 1, three in tier 2, two in tier 3."""
        assert TABLES.tier[1:] == [1, 1, 1, 1, 1, 2, 2, 2, 3, 3]
        assert [members(districts) for districts in TABLES.tier_districts[2:]] == [[6, 7, 8], [9, 10]]

    def test_resources(self) -> None:
        """Every district has a primary resource; Rutherford has no secondary one."""
        assert (TABLES.primary[7], TABLES.primary_amount[7]) == (TECH, 2)
        assert (TABLES.primary[9], TABLES.primary_amount[9], TABLES.secondary[9]) == (CREDITS, 3, -1)
        assert (TABLES.secondary[6], TABLES.secondary_amount[6]) == (CREDITS, 1)
        assert sum(TABLES.primary_amount) == 16
        assert sum(TABLES.secondary_amount) == 9

    def test_tracks_and_limits(self) -> None:
        """The pack has the last space of each track, and the number of each component."""
        assert TABLES.track_last == [4, 5, 6, 8, 8]
        assert TABLES.limit == [3, 14, 14, 14, 9, 9, 6, 14]

    @pytest.mark.rule("NA 12.3")
    def test_corp_sheets(self) -> None:
        """The draws are in the sheet's order; Melange Mining's sheet has two equal sides."""
        four, six = sheet_row(GLOBALSEC, 4), sheet_row(GLOBALSEC, 6)

        assert (TABLES.draw_types[four], TABLES.draw_counts[four]) == ((SECURITY, GENERAL), (2, 1))
        assert (TABLES.draw_types[six], TABLES.draw_counts[six]) == ((SECURITY, MEDIA), (2, 1))
        assert TABLES.draw_types[sheet_row(NBN, 5)] == (MEDIA, BIOTECH)
        for players in (4, 5, 6):
            assert TABLES.draw_types[sheet_row(MELANGE_MINING, players)] == (GENERAL,) * 3
            assert TABLES.draw_counts[sheet_row(MELANGE_MINING, players)] == (1,) * 3
        assert TABLES.contract == [1, 2, 2, 3, 1, 2] * 2

    def test_setup_cards(self) -> None:
        """There are six setup cards with four turns each. Unrest is where a card has protest or strike."""
        places = TABLES.setup_places[1]

        assert PACK.setup_names[1] == "Storming the Stalk"
        assert TABLES.setup_turns[1:] == [4] * 6
        assert members(places[ANDROID]) == [4, 6, 8]
        assert members(places[UNREST]) == [1, 6, 7]
        assert members(TABLES.setup_strike[1]) == [1]
        assert members(places[HUMAN_FIRST]) == [6, 9, 10]
        assert members(places[PRISEC]) == [1, 2]
        assert members(TABLES.setup_places[6][DEVELOPMENT]) == [5]


class TestCards:
    @pytest.mark.parametrize(
        ("event", "effect", "counts", "numbers", "turns"),
        [
            (1, MOVES_TWICE, HUMAN_FIRST, (), 4),
            (2, TIER_OR_MOVE, HUMAN_FIRST, (3, 4), 3),
            (5, TIER_OR_MOVE, ORGCRIME, (3, 4), 4),
            (8, PER_EACH, ORGCRIME, (1,), 5),
            (10, AT_LEAST, OUTAGE, (3, 5), 4),
            (11, TIER_ELSE_TIER, OUTAGE, (3, 5, 2, 3), 3),
            (13, AT_LEAST, STRIKES, (3, 4), 4),
            (14, AT_LEAST, UNREST, (6, 4), 4),
            (15, PER_EACH, UNREST, (1,), 5),
            (16, PER_EACH, STRIKES, (1,), 3),
        ],
    )
    def test_events(self, event: int, effect: int, counts: int, numbers: tuple[int, ...], turns: int) -> None:
        """An event has its effect, what the effect counts, its numbers and its turns."""
        assert TABLES.event_effect[event] == effect
        assert TABLES.event_counts[event] == counts
        assert TABLES.event_numbers[event] == numbers
        assert TABLES.event_turns[event] == turns

    @pytest.mark.rule("NA 24.2")
    def test_event_backs(self) -> None:
        """There are four events with each back."""
        decks = [PACK.events(back) for back in (HUMAN_FIRST, ORGCRIME, OUTAGE, UNREST)]

        assert decks == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]

    def test_event_places(self) -> None:
        """An event lists the districts of each component that it places. Events place only four components."""
        places = TABLES.event_places[8]

        assert [members(places[one]) for one in (OUTAGE, ILLNESS, ORGCRIME, HUMAN_FIRST)] == [[7], [3], [], [1, 2]]
        assert places[ANDROID] == places[PRISEC] == places[UNREST] == 0
        assert members(TABLES.event_places[16][ILLNESS]) == [1, 10]

    def test_demands(self) -> None:
        """A demand has a target for each resource, and the threat if it fails."""
        assert PACK.demand_names[7] == "Retail Shortage"
        assert TABLES.demand_targets[7] == (1, 1, 0, 5, 1)
        assert TABLES.demand_threat[1:] == [5, 6, 7, 6, 7, 5, 7, 6, 5]

    def test_counting_investments(self) -> None:
        """The payments of an investment become a row with one entry per count; the last is for higher counts, too."""
        kinds, pays = TABLES.investment_kind, TABLES.investment_pays

        assert kinds[1:] == [COUNT] * 5 + [SHORT_SALE] + [SECTOR] * 5 + [EACH]
        assert pays[1] == (0, 0, 3, 5, 7)
        assert pays[5] == (0, 3, 6, 8)
        assert (TABLES.investment_of[6], pays[6]) == (1, (0, 3, 5, 7))
        assert (TABLES.investment_of[12], TABLES.investment_each[12]) == (UNREST, 1)

    def test_sector_investments(self) -> None:
        """A sector card has a base payment, a payment for each unit of its resource, and a maximum."""
        base, each, most = TABLES.investment_base, TABLES.investment_each, TABLES.investment_most

        assert (TABLES.investment_of[8], base[8], each[8], most[8]) == (ENERGY, 3, 2, 7)
        assert (TABLES.investment_of[11], base[11], each[11], most[11]) == (ENTERTAINMENT, 2, 1, 6)

    @pytest.mark.rule("NA 2.3", "R-47")
    def test_action_decks(self) -> None:
        """There are five decks of four cards, with five copies of each card."""
        decks = [PACK.action_deck(kind) for kind in range(TYPES)]

        assert [len(deck) for deck in decks] == [20] * 5
        assert decks[BIOTECH] == [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5

    @pytest.mark.rule("R-44")
    def test_assets(self) -> None:
        """Every asset has a timing. That of Elizabeth Mills is our own."""
        timing = [TABLES.asset_timing[asset] for asset in TABLES.assets]

        assert [timing.count(one) for one in range(8)] == [9, 5, 1, 9, 2, 4, 2, 2]
        assert TABLES.asset_timing[ELIZABETH_MILLS] == END_OF_TURN
        assert (TABLES.asset_timing[5], TABLES.asset_timing[7]) == (CLAIM, EXHAUST)
        assert PACK.rows["assets.csv"][ELIZABETH_MILLS].fields["timing_source"] == "house"


class TestPack:
    def test_sources(self) -> None:
        """Every row names the source of its values; rows with our own values are counted."""
        houses = [[file for row in PACK.rows[file].values() if "house" in row.fields.values()] for file in FILES]

        assert all([any([name.endswith("source") for name in columns]) for columns in COLUMNS.values()])
        assert [len(house) for house in houses] == [10, 5, 0, 0, 6, 3, 0, 0, 20, 0, 1]
        assert PACK.house == 45

    def test_packs_by_hash(self, tmp_path: Path) -> None:
        """A pack that was loaded is found by its hash, and a change of its values changes the hash."""
        for name, text in changed("tracks.csv", "energy,4,house", "energy,5,public").items():
            (tmp_path / name).write_text(text, encoding="utf-8")
        other = load_pack(tmp_path)

        assert known_pack(PACK.hash) is PACK
        assert known_pack(other.hash) is other
        assert other.tables.track_last[ENERGY] == 5
        assert other.house == PACK.house - 1
        assert load_pack(tmp_path) is other
        assert known_pack("0123456789abcdef") is None

    def test_line_ends(self, tmp_path: Path) -> None:
        """A pack saved by a spreadsheet, with a byte order mark and other line ends, is the same pack."""
        for name, text in PACK.files.items():
            (tmp_path / name).write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())

        assert load_pack(tmp_path) is PACK

    def test_asset_with_another_header(self) -> None:
        """A pack may give Elizabeth Mills the Claim header instead of End of Turn."""
        files = changed("assets.csv", "Elizabeth Mills,end_of_turn,house", "Elizabeth Mills,claim,public")

        assert Pack(files).tables.asset_timing[ELIZABETH_MILLS] == CLAIM


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("of", COUNTED_NAMES)
@pytest.mark.parametrize(("kind", "numbers"), [("count", "2=3 3=5"), ("per_each", "1")])
def test_every_investment_of_a_pack_is_explained(kind: str, numbers: str, of: str, language: str) -> None:
    """If a pack lets an investment count another component, the card still has all its texts."""
    row = f"12,Populist Dismissal,{kind},{of},{numbers},house"
    pack = Pack(changed("investments.csv", "12,Populist Dismissal,per_each,unrest,1,public", row))

    with use_language(language):
        assert full_text(pack, INVESTMENT + 12).endswith(".") and why_text(pack, INVESTMENT + 12).endswith(".")
        assert 0 < len(short_text(pack, INVESTMENT + 12)) <= 70
