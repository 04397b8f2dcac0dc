"""The data that web pages get about both games. It has the same keys as the views, and the sources of its numbers."""

from functools import cache
from itertools import combinations

import msgspec
import pytest

from neopolis.games.neom import game as neom
from neopolis.games.neom.content.pack import default_pack as neom_pack
from neopolis.games.neom.ids import GOOD_NAMES, RESIDENTIAL
from neopolis.games.neom.text.page_content import NeomContent, neom_content
from neopolis.games.new_angeles import game as new_angeles
from neopolis.games.new_angeles.content.pack import default_pack as new_angeles_pack
from neopolis.games.new_angeles.text.page_content import NewAngelesContent, new_angeles_content
from neopolis.games.page_data import content_data
from neopolis.text.messages import languages, use_language


@cache
def neom_data(language: str) -> NeomContent:
    with use_language(language):
        return neom_content(neom_pack())


@cache
def na_data(language: str) -> NewAngelesContent:
    with use_language(language):
        return new_angeles_content(new_angeles_pack())


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_data_fits_its_description(language: str) -> None:
    assert msgspec.json.decode(content_data("neom", language).data, type=NeomContent) == neom_data(language)
    assert msgspec.json.decode(content_data("new-angeles", language).data, type=NewAngelesContent) == na_data(language)


def test_all_tiles() -> None:
    pack = neom_pack()
    tiles = neom_data("en").tiles

    assert [tile.number for tile in tiles] == [tile.number for tile in pack.tiles]
    assert [tile.key for tile in tiles] == [tile.name for tile in pack.tiles]
    assert not [tile.number for tile in tiles if not tile.does and not tile.points and not tile.disaster and tile.cost]
    assert not [tile.number for tile in tiles if not tile.text.endswith(".") or not tile.why.endswith(".")]
    homes = [tile.number for tile in tiles if "Residential" in tile.types]
    assert homes == [tile.number for tile in pack.tiles if pack.tables.kinds[tile.number] >> RESIDENTIAL & 1]


def test_a_tile() -> None:
    ranch, plant = neom_data("en").tiles[4], neom_data("en").tiles[15]

    assert (ranch.name, ranch.uses, ranch.needs, ranch.points, ranch.letters) == ("Ranch", ["Lumber"], "Lumber", 1, "R")
    assert (plant.uses, plant.uses_one, plant.needs) == ([], ["Coal", "Oil"], "Coal or Oil")
    assert plant.power and plant.polluting and plant.does == "4 points; Power; pollutes"
    assert (plant.rule, plant.source, plant.roads_source) == ("NEOM 19.16", "rulebook", "house")


def test_goods_by_their_numbers() -> None:
    assert [good.key for good in neom_data("en").goods] == list(GOOD_NAMES)
    assert [good.price for good in neom_data("en").goods] == [2] * 6 + [4] * 8 + [10] * 3


def test_every_reason_of_a_score_has_a_name() -> None:
    score = neom.start(3, 1).view(0).players[0].score

    assert [category.key for category in neom_data("en").categories] == list(score)


def test_every_card_of_a_view_is_there() -> None:
    """Each kind of card has the numbers of the view; no two cards have the same `thing`."""
    cards = na_data("en").cards
    by_kind = {(card.kind, card.number): card for card in cards}
    game = new_angeles.start(4, 3)
    while not (own := game.view(0).players[0]).rival:
        game.play(game.deciders[0], game.options(game.deciders[0])[0])

    assert len(by_kind) == len(cards) == len({card.thing for card in cards}) == 95
    assert by_kind["rival", own.rival].kind == "rival"
    assert [by_kind["emergency", card].corporation for card in own.emergencies] == [own.corporation]
    assert not [card.key for card in cards if not card.does or not card.text or not card.rule]
    assert not [card.key for card in cards if not card.text.endswith(".") or not card.why.endswith(".")]


def test_the_map() -> None:
    """Districts do not overlap, and no two exits cross."""
    content = na_data("en")
    places = {0: (content.root.x, content.root.y), **{one.number: (one.x, one.y) for one in content.districts}}
    exits = [(one.number, to) for one in content.districts for to in one.exits]

    assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in places.values())
    assert min(abs(x - u) + abs(y - v) for (x, y), (u, v) in combinations(places.values(), 2)) >= 20
    assert len(exits) == 10
    for (a, b), (c, d) in combinations(exits, 2):
        if len({a, b, c, d}) == 4:
            assert not crosses(places[a], places[b], places[c], places[d]), f"{a}-{b} and {c}-{d}"


Place = tuple[int, int]


def crosses(a: Place, b: Place, c: Place, d: Place) -> bool:
    def side(p: Place, q: Place, r: Place) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, c, d) != side(b, c, d) and side(a, b, c) != side(a, b, d)


def test_our_own_values_have_their_source() -> None:
    content = na_data("en")
    sources = {one.number: (one.exit_source, one.tier_source, one.resources_source) for one in content.districts}

    assert sources[4] == ("public", "house", "public") and sources[9] == ("rulebook", "house", "house")
    assert {one.source for one in content.resources} == {"house"}
    assert {card.copies_source for card in content.cards if card.kind == "action"} == {"house"}
    assert [source.key for source in content.about.sources] == ["rulebook", "public", "house"]


def test_a_setup_card() -> None:
    setup = na_data("en").setups[0]

    assert setup.places["android"] == [4, 6, 8] and setup.places["protest"] == [6, 7] and setup.places["strike"] == [1]
    assert setup.places_source == "rulebook" and setup.turns_source == "house"


def test_a_corporation() -> None:
    weyland = na_data("en").corporations[5]

    assert weyland.short == "Weyland" and weyland.contract == "2 capital for each outage removed by a card"
    assert [(draw.type, draw.count) for draw in weyland.sheets[1].draws] == [("construction", 2), ("security", 1)]


def test_polish() -> None:
    assert neom_data("pl").tiles[4].name == "Ranczo" and neom_data("pl").tiles[4].needs == "tarcica"
    assert neom_data("pl").tiles[15].does == "4 punkty; zasilanie; zanieczyszcza"
    assert na_data("pl").districts[0].name == "Guayaquil" and na_data("pl").root.name == "Korzeń"
    assert na_data("pl").cards[0].name == "Czysta karta" and na_data("pl").cards[0].does.startswith("Usuń do 2 chorób")
    assert na_data("pl").citations["11.3"] == "24.3" and not na_data("en").citations


def changed(path: tuple[str, ...], english: object, polish: object) -> list[tuple[str, ...]]:
    """The paths at which the English and the Polish content differ."""
    if isinstance(english, dict) and isinstance(polish, dict):
        return [at for key in english for at in changed((*path, str(key)), english[key], polish[key])]
    if isinstance(english, list) and isinstance(polish, list):
        assert len(english) == len(polish), path
        return [at for one, other in zip(english, polish, strict=True) for at in changed(path, one, other)]
    return [path] if english != polish else []


@pytest.mark.parametrize("game", ["neom", "new-angeles"])
def test_only_words_are_translated(game: str) -> None:
    english, polish = [
        msgspec.to_builtins(neom_data(spoken) if game == "neom" else na_data(spoken)) for spoken in languages()
    ]
    words = {
        "name",
        "short",
        "needs",
        "does",
        "text",
        "solo",
        "why",
        "aim",
        "when",
        "contract",
        "unofficial",
        "language",
    }
    english["citations"] = polish["citations"] = {}

    assert {at[-1] for at in changed((), english, polish)} <= words
