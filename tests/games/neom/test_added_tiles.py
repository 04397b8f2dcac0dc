"""R-38: tiles that are not in the box. A row in tiles.csv and one in roads.csv add a tile, without any code."""

import msgspec
import pytest

from neopolis.engine.conformance.laws import Laws
from neopolis.engine.json_input import Part
from neopolis.games import neom
from neopolis.games.neom import NeomGame
from neopolis.games.neom.content.reader import PackReader
from neopolis.games.neom.ids import is_tile, tile_rule
from neopolis.games.neom.judge import judge
from tests.games.neom.box import BOX
from tests.games.neom.random_games import positions, start
from tests.games.neom.rules.plays import FLOOD, play_to, told
from tests.games.neom.table import Table, opening
from tests.sizes import Size

TILES = (
    "301,Skate Park,1,1,Public,0,0,2,1,,,0,0,,,house",
    "302,Night Market,1,4,Commercial,0,0,0,2,,,0,2,,,house",
    "303,Deep Mine,1,5,Resource,0,0,0,0,,,0,0,Ore,,house",
    "304,Space Port,C,,Public,0,0,?,0,,,0,0,,civic_center,house",
)
ROADS = ("301,Skate Park,NESW,house", "302,Night Market,NES,house", "303,Deep Mine,NW,house", "304,Space Port,EW,house")
ADDED = (301, 302, 303, 304)
EIGHTH_PACK = {1: 1, 4: 2, 5: 3}  # NEOM 17.3: number of tiles in the eighth pack, by tile set


def files(tiles: tuple[str, ...] = TILES, roads: tuple[str, ...] = ROADS) -> dict[str, str]:
    more = {"tiles.csv": tiles, "roads.csv": roads, "boards.csv": ()}
    return {name: "\n".join([text.rstrip("\n"), *more[name], ""]) for name, text in BOX.files.items()}


PACK = neom.Pack(files())


def faults(tiles: tuple[str, ...], roads: tuple[str, ...]) -> list[str]:
    reader = PackReader(files(tiles, roads), {})
    reader.read()
    return reader.faults


def first_deal(seats: int, number: int) -> NeomGame:
    """A random game after its first tiles were dealt."""
    return next(game for game in positions(seats, number, PACK) if game.s.generation)


@pytest.mark.rule("R-38")
def test_r_38_an_added_tile_joins_its_deck() -> None:
    """An added tile is in the decks for its number of players and more; an added Cornerstone joins the Cornerstones."""
    assert [set(PACK.deck(1, players)) & set(ADDED) for players in (1, 4, 5)] == [{301}, {301, 302}, {301, 302, 303}]
    assert not set(PACK.deck(2, 5)) & set(ADDED)
    assert set(PACK.cornerstones()) - set(BOX.cornerstones()) == {304}


@pytest.mark.rule("R-38")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_r_38_hands_and_packs_keep_their_size(seats: int) -> None:
    """As many tiles as were added to the deck are put away, and all others are dealt."""
    for number in range(10):
        s = first_deal(seats, number).s
        dealt = [tile for row in (*s.hands, *s.packs, s.face_up) for tile in row]
        away = len(s.put_away) if seats > 1 else len(s.put_away) - EIGHTH_PACK[s.setting.tile_set]

        assert sorted([*dealt, *s.put_away]) == PACK.deck(1, s.setting.tile_set)
        assert away == {1: 1, 4: 2, 5: 3}[s.setting.tile_set]


@pytest.mark.rule("NEOM 16.3", "R-38")
def test_r_38_two_players_have_packs_of_the_usual_sizes() -> None:
    """With 25 tiles, the last pack still has three; the tile left over is put away."""
    s = first_deal(2, 0).s

    assert [len(pack) for pack in (s.face_up, *s.packs)] == [4, 4, 4, 3, 3, 3, 3] and len(s.put_away) == 1


@pytest.mark.rule("NEOM 17.5", "R-38")
def test_r_38_a_disaster_that_was_put_away_strikes_only_solo_players() -> None:
    """With three players, nothing strikes on turn 7 if the Disaster was left over after dealing."""
    game = next(game for game in (first_deal(3, number) for number in range(200)) if FLOOD in game.s.put_away)
    announced = play_to(game, 1, 7).view(0).disaster
    play_to(game, 2)

    assert announced is None and told(game, None, "disaster") == []


@pytest.mark.rule("NEOM 19.59", "NEOM 19.111", "R-27", "R-38")
def test_r_38_offices_cover_goods_of_an_added_tile() -> None:
    """A tile needs Coal, Ore and Concrete. The Import Office covers Concrete, the Postal Service Coal or Ore."""
    pack = neom.Pack(
        files(("301,Bridge,3,1,Public,0,0,2,0,Coal&Ore&Concrete,,0,0,,,house",), ("301,Bridge,NESW,house",))
    )
    position = Table(opening(4, 3, 1, "standard", None, "before-disaster", pack).copy()).alone(0)
    position.city(0, "Wood", c4=59, b3=111).city(1, c3=3, c2=21, c4=22, b3=12).money(0, 2)
    position.select(0, 301).answer(0, 301, "c2")

    assert position.texts(0) == ["Postal Service", "from seat 1 to the left for 2"]


@pytest.mark.rule("R-38")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_r_38_games_obey_the_laws(seats: int, size: Size) -> None:
    """Games with added tiles obey the engine's laws, and the tiles are placed."""
    Laws(seats, lambda seed: start(seats, seed, PACK), neom.decode, neom.replay).check_game(
        7, rarely=size(quick=80, normal=16)
    )
    placed: set[int] = set()
    for number in range(size(quick=8, normal=12)):
        *_, game = positions(seats, number, PACK)
        placed |= {tile for city in game.s.cities for tile in city.tiles}

    assert placed & set(ADDED)


@pytest.mark.rule("R-38")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r_38_nobody_knows_what_was_put_away(seats: int) -> None:
    """A view shows neither the tiles put away nor a hand that the seat has not held.

    In some imagined games, different tiles are put away.
    """
    swapped = 0
    for game in positions(seats, 0, PACK):
        s = game.s
        if s.generation != 1:
            continue
        for seat in range(seats):
            view, world = game.view(seat), game.imagine(seat, 5)
            swapped += world.s.put_away != s.put_away

            assert msgspec.json.encode(world.view(seat)) == msgspec.json.encode(view)
            assert set(s.put_away) <= set(view.unseen)
            assert any([player.hand is None for player in view.players]) == (s.turn < seats)
    assert swapped


def test_every_hidden_tile_may_have_been_put_away() -> None:
    """Imagined games can put away any tile that the seat has not seen."""
    game = first_deal(3, 0)
    found = {game.imagine(0, seed).s.put_away[0] for seed in range(300)}

    assert found == {*game.s.hands[1], *game.s.hands[2], *game.s.put_away}


@pytest.mark.rule("R-38")
def test_r_38_numbers_of_tiles() -> None:
    """Printed tiles have the numbers 1 to 150, added tiles 301 to 399."""
    numbers = [number for number in range(500) if is_tile(number)]

    assert numbers == [*range(1, 151), *range(301, 400)]


@pytest.mark.rule("R-38")
def test_r_38_the_last_printed_tile_has_a_paragraph() -> None:
    """Every printed tile, up to the last one, has a paragraph of its own; an added one has the ruling."""
    assert [tile_rule(tile) for tile in (1, 150, 301)] == ["NEOM 19.1", "NEOM 19.150", "R-38"]


@pytest.mark.rule("R-38")
def test_its_points_cite_the_ruling() -> None:
    """The variable points of an added tile cite R-38, because the rulebook has no paragraph about it."""
    position = {"game": "neom", "ask": "score", "city": {"center": "Coal", "tiles": {"b3": 304}}}
    found = judge.answer(Part(position, "$"), PACK)

    assert (found["variable"], found["rules"]) == (2, ["R-38", "NEOM 15.3", "NEOM 15.4", "NEOM 15.6", "NEOM 15.7"])


def test_faults_of_added_tiles() -> None:
    """A tile number that options already use is refused, and so is a tile without a row in both files."""
    wrong = "number must be 1 to 150, or 301 to 399 for an added tile, not"
    assert faults((TILES[0].replace("301", "200"),), ()) == [f"tiles.csv, line 152: {wrong} “200”"]
    assert faults((TILES[0].replace("301", "400"),), ()) == [f"tiles.csv, line 152: {wrong} “400”"]
    assert faults(TILES[:1], ()) == ["roads.csv, line 152: the roads of tile 301 are missing"]
    assert faults((), ROADS[:1]) == ["tiles.csv, line 152: tile 301 is missing"]
    assert faults(TILES[:1], ROADS[:1]) == []
