"""The terminal game's board and its words for tiles and answers."""

import pytest

from neopolis.games.neom.content.effects import DISASTERS, MARKS, POINTS
from neopolis.games.neom.ids import CELL, cell_number
from neopolis.games.neom.rules.city import City, new_city
from neopolis.games.neom.terminal.board import Board, Labels, Size
from neopolis.games.neom.terminal.question import Question, key_of
from neopolis.games.neom.terminal.tiles import GOOD_CODES, effect_text, needs_text, shortened, type_letters
from neopolis.terminal.canvas import Canvas
from neopolis.text.messages import has_message
from tests.games.neom.box import BOX
from tests.games.neom.box import start as start_box

PACK = BOX
SLUMS, RANCH = 3, 5  # both have all four roads


def city_of(**tiles: int) -> City:
    """A city with Wood in its center, and tiles by cell."""
    city = new_city(PACK.tables, 5)
    for name, tile in tiles.items():
        city = city.with_tile(tile, cell_number(name))
    return city


def drawn(city: City, labels: Labels | None = None) -> list[str]:
    size = Size(11, 3)
    canvas = Canvas(size.width, size.height)
    Board(canvas, 0, 0, size, PACK, city, 0).draw(labels or Labels())
    return [row.plain for row in canvas.rows()]


def tile_with(roads: str) -> int:
    """The first city tile that has exactly these roads."""
    return next(tile.number for tile in PACK.tiles if tile.roads == roads)


# The board.


def test_joined_roads_cross_the_border() -> None:
    """Where both neighbors have a road, it runs through the border between them."""
    rows = drawn(city_of(d3=SLUMS))

    assert "CENTER ═══  Slums  ═" in rows[10]


def test_a_road_to_an_empty_cell_ends_at_the_border() -> None:
    assert "╞═  CENTER ═╡" in drawn(city_of())[10]


def test_a_road_to_a_side_without_one_ends_there() -> None:
    """NEOM 5.8: the neighbor's side is closed, so the road is not drawn through."""
    rows = drawn(city_of(d3=tile_with("NS")))

    assert "CENTER ═╡" in rows[10]


def test_vertical_roads_cross_the_border() -> None:
    rows = drawn(city_of(c2=SLUMS))

    assert [rows[down][32] for down in (4, 5, 7, 8, 9)] == list("╥║║║║")


@pytest.mark.rule("NEOM 8.1")
def test_an_active_trade_route_leaves_the_board() -> None:
    """A road out of a3 runs on into the left Trade Route; the right side has none yet."""
    row = drawn(city_of(b3=SLUMS, a3=RANCH))[10]

    assert row.startswith("◄═══")
    assert row.endswith("│┄►")


def test_the_center_shows_its_good() -> None:
    assert "│Wood ║" in drawn(city_of())[11]


def test_letters_stand_in_the_cells() -> None:
    """An empty cell shows its letter in the middle, and the change of the score below it."""
    labels = Labels()
    labels.keys[cell_number("d3")] = "B"
    labels.changes[cell_number("d3")] = "+4"
    rows = drawn(city_of(), labels)

    assert rows[10][39:50].strip() == "B"
    assert rows[11][39:50].strip() == "+4"


def test_letters_of_cells_are_never_commands() -> None:
    keys = [key_of(at) for at in range(25)]

    assert len(set(keys)) == 25
    assert not {"H", "L", "N", "Q", "S", "U"}.intersection(keys)


# Texts for tiles.


@pytest.mark.parametrize("tile", [tile.number for tile in BOX.tiles])
def test_every_tile_has_words(tile: int) -> None:
    """Each tile has a short text for its type, its requirement and its effect."""
    said = (type_letters(PACK, tile), effect_text(PACK, tile, 60), needs_text(PACK, tile, 60))

    assert said[0]
    assert not said[1].endswith("…")
    assert said[2] or PACK.tables.disaster[tile]


def test_every_effect_has_words() -> None:
    """Every effect that a content pack may name has words."""
    assert not [effect for effect in {*POINTS, *MARKS, *DISASTERS} if not has_message(f"tile-does-{effect}")]


def test_every_good_has_a_code_of_its_own() -> None:
    assert len(set(GOOD_CODES)) == 17


@pytest.mark.parametrize(
    ("name", "room", "short"),
    [
        ("Tenements", 9, "Tenements"),
        ("Fire Department", 9, "Fire Dept"),
        ("Grocery Store", 9, "Grocery"),
        ("Condos & Restaurant", 9, "Condos"),
        ("Gas Turbine Plant", 9, "Gas Turb."),
    ],
)
def test_short_names(name: str, room: int, short: str) -> None:
    assert shortened(name, room) == short


# Answers.


def test_a_cell_can_be_named() -> None:
    """A cell can be typed by its own name as well as by its letter."""
    game = start_box(1, 3, variant="beginner")
    game.play(0, next(tile for tile in game.options(0) if not PACK.tables.disaster[tile]))
    game.play(0, game.options(0)[0])
    question = Question(game, 0)

    assert question.option(game, "c3") == CELL + cell_number("c3")
