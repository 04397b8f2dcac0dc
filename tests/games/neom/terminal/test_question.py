"""The question on the screen: the marks on the board, the header, and the answers."""

import re

import pytest
from rich.cells import cell_len

from neopolis.games import neom
from neopolis.games.neom.hints import Hint
from neopolis.games.neom.ids import CELL, LEFT_FROM, RIGHT_FROM, SACRIFICE, SUPPLY, cell_number
from neopolis.games.neom.terminal.log import log_turns
from neopolis.games.neom.terminal.options import Columns, Options, TileRow
from neopolis.games.neom.terminal.pages import help_page, log_page
from neopolis.games.neom.terminal.question import Question
from neopolis.games.neom.terminal.screen import Screen
from neopolis.games.neom.terminal.tiles import effect_text, needs_text
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.terminal import LEAST_WIDTH
from neopolis.text.messages import languages, use_language
from tests.cli.lab_command import neopolis
from tests.games.neom.box import BOX
from tests.games.neom.box import start as start_box
from tests.games.neom.rules.plays import CRIME_SPREE, FLOOD, hit
from tests.games.neom.table import quiet_answer, table

pytestmark = pytest.mark.usefixtures("home")

PACK = BOX


def solo_after(seed: int, *answers: str) -> neom.NeomGame:
    """A solo game of beginners after some answers, given by their texts."""
    game = start_box(1, seed, variant="beginner")
    for answer in answers:
        game.play(0, game.parse(0, answer))
    return game


def test_the_chosen_space_is_marked() -> None:
    """While a missing Good is bought, the board shows where the tile will be."""
    game = start_box(3, 1, variant="beginner")
    for seat in (1, 2):
        game.play(seat, game.options(seat)[0])
    for answer in ("Lumber Mill", "Lumber Mill", "c4"):
        game.play(0, game.parse(0, answer))

    assert Question(game, 0).prompt == "seller"
    assert Question(game, 0).labels().keys == {cell_number("c4"): "here"}


def test_no_mark_is_left_for_the_next_turn() -> None:
    """While the next tile is being selected, the board no longer marks the space of the tile placed before."""
    game = solo_after(0, "Grocery Store", "Grocery Store", "c4")

    assert Question(game, 0).prompt == "select"
    assert not Question(game, 0).labels().keys


def test_help_is_not_about_the_tile_before() -> None:
    """While a tile is being selected, help does not show the rules of the tile that was placed last."""
    game = solo_after(0, "Grocery Store", "Grocery Store", "c4")
    page = "\n".join([row.plain for row in help_page(game, Question(game, 0), 100)])

    assert "NEOM 17.4" in page
    assert "NEOM 19.6" not in page


# Disasters of a solo game.


def header(game: neom.NeomGame) -> str:
    """The first line of the screen in the smallest terminal."""
    canvas = Canvas(100, 34)
    Screen(canvas, game, 0, ["Ada"]).draw(Question(game, 0), "", 0)
    return canvas.rows()[0].plain


def solo_until(generation: int, turn: int, has_disaster: bool) -> neom.NeomGame:
    """A solo game at the start of a turn, with or without the Disaster face up. All tiles before it were sold."""
    for seed in range(100):
        game = start_box(1, seed, variant="beginner")
        while (game.s.generation, game.s.turn) != (generation, turn):
            game.play(0, game.decision(0).default)
        shown = [tile for tile in game.s.face_up if PACK.tables.disaster[tile]]
        if bool(shown) == has_disaster and bool(shown) == game.s.disaster_met:
            return game
    raise AssertionError


@pytest.mark.rule("NEOM 17.5")
def test_an_open_disaster_can_be_averted() -> None:
    """Until a tile is selected, the header of the smallest terminal says that selecting the Disaster averts it."""
    game = solo_until(1, 2, has_disaster=True)
    assert "Flood strikes at the end of this turn, unless you select it" in header(game)

    game.play(0, next(tile for tile in game.options(0) if not PACK.tables.disaster[tile]))
    assert "Flood strikes at the end of this turn" in header(game)
    assert "unless" not in header(game)


def test_the_header_promises_no_averting_once_the_disaster_strikes() -> None:
    """When the question is what to pay, the header no longer says that the Disaster can be selected."""
    game = solo_until(2, 2, has_disaster=True)
    tile = next(tile for tile in game.options(0) if not PACK.tables.needs[tile] and not PACK.tables.disaster[tile])
    game.play(0, tile)
    while game.decision(0).prompt != "disaster":
        game.play(0, tile if tile in game.options(0) else game.options(0)[0])

    assert "Fire strikes" in header(game)
    assert "unless" not in header(game)


@pytest.mark.rule("NEOM 17.5")
def test_the_hidden_disaster_of_the_last_turn_is_announced() -> None:
    """On the last turn, the screen announces the Disaster if it was in none of the seven packs."""
    assert "Crime Spree strikes at the end of this turn" in header(solo_until(3, 7, has_disaster=False))


@pytest.mark.rule("NEOM 17.5")
def test_no_hidden_disaster_is_announced_before_the_last_turn() -> None:
    assert "strikes" not in header(solo_until(3, 6, has_disaster=False))


def test_the_effect_of_selecting_a_disaster_has_room() -> None:
    """The effect of selecting the Disaster is shown in full words in the smallest terminal."""
    game = solo_until(1, 2, has_disaster=True)
    canvas = Canvas(100, 34)
    Screen(canvas, game, 0, ["Ada"]).draw(Question(game, 0), "", 0)

    assert [row.plain for row in canvas.rows() if "select to prevent it " in row.plain]


def test_a_solo_player_has_no_neighbors() -> None:
    """Nothing on the screen or in the prompt mentions others."""
    ran = neopolis("play", "neom", "--solo", "--seed", 2)

    assert "1-4  [? help  u undo  l log  s score  h tiles  q quit] > " in ran.out
    assert "awaited" not in ran.out


# The answers.


def screen(game: neom.NeomGame, names: list[str]) -> list[str]:
    """The rows of the smallest screen, as the first seat sees it."""
    canvas = Canvas(100, 34)
    Screen(canvas, game, 0, names).draw(Question(game, 0), "", 0)
    return [row.plain for row in canvas.rows()]


def test_the_tile_is_seen_while_its_space_is_chosen() -> None:
    """While the player chooses a space, the screen shows the tile's roads and text."""
    rows = screen(solo_after(0, "Lumber Mill", "Lumber Mill"), ["Ada"])
    at = next(at for at, row in enumerate(rows) if row.startswith("Where do you place Lumber Mill?"))

    assert rows[at + 1].split() == ["Lumber", "Mill", "I", "NES·", "Wood", "makes", "Lumber;", "pollutes", "0"]
    assert rows[at + 2].startswith(" A c2 ")


@pytest.mark.parametrize("way", [LEFT_FROM + 1, RIGHT_FROM + 1, SUPPLY])
def test_three_purchases_have_room(way: int) -> None:
    """The smallest screen shows each of three prices, if necessary without names."""
    jewelry_manufacturer, diamonds, glass, gold = 97, 8, 9, 10
    hint = Hint(12, (diamonds, way, 4, glass, way, 4, gold, way, 4), 4)
    canvas = Canvas(100, 1)
    TileRow(PACK, jewelry_manufacturer, "1").draw_hint(canvas, 0, hint, ["Ada", "Bartholomew"])
    sign = {LEFT_FROM + 1: "←", RIGHT_FROM + 1: "→"}.get(way, "")

    assert f"12: Di 4{sign} Gl 4{sign} Go 4{sign} " in canvas.rows()[0].plain + " "


def test_the_log_begins_with_a_sentence() -> None:
    """The screen never shows the end of a sentence whose beginning is cut off."""
    game = start_box(1, 3, variant="beginner")
    while not game.over:
        rows = screen(game, ["Ada"])
        at = next(at for at, row in enumerate(rows) if "─ Log ─" in row)
        assert not rows[at + 1][66:].startswith(" ")
        game.play(0, game.options(0)[0])


@pytest.mark.parametrize("asked", ["?Metro Station", "?metro", "?#134", "? metro"])
def test_any_tile_can_be_asked_for(asked: str) -> None:
    """Help finds a tile by its name, the beginning of its name, or the number that the log shows."""
    ran = neopolis("play", "neom", "--solo", "--seed", 2, typed=f"{asked}\n")

    assert "Metro Station       P  NE·W free            3 points per corner" in ran.out
    assert "   Metro Station (Cornerstone, Public). No requirement. 3 points for each corner" in ran.out


def test_tiles_with_the_same_name_are_listed_together() -> None:
    ran = neopolis("play", "neom", "--solo", "--seed", 2, typed="?police\n")

    assert "Tiles: 4\n" in ran.out
    assert ran.out.count("   Police Department (Generation ") == 4


# Disasters.


def answers(game: neom.NeomGame) -> list[str]:
    """The answers of the first seat, as the terminal draws them."""
    canvas = Canvas(100, 10)
    Options(canvas, game, ["Ada", "Ben", "Cid", "Dot"], Question(game, 0)).draw(0, 10)
    return [row.plain for row in canvas.rows()]


def test_the_tiles_that_are_paid_for_are_named() -> None:
    """NEOM 13.9: the answer that pays lists the tiles that are paid for, without the protected ones."""
    slums, tavern, lumber_mill, police_department = 3, 27, 11, 57
    position = hit(CRIME_SPREE, c2=slums, d3=tavern, c4=lumber_mill, d4=police_department, d5=tavern + 1, a3=6)

    assert [row for row in answers(position.game) if row.startswith(" 1 Pay 4 L-Coins for c2 a3 ")]


def test_a_payment_without_the_money_is_explained() -> None:
    """A payment that the player cannot afford is no answer, but the screen says why."""
    rows = answers(hit(FLOOD, 2, c2=3, b3=7, d3=11).game)

    assert [row for row in rows if row.startswith(" 1 Remove 1 tile")]
    assert " - Pay 3 L-Coins: you don't have enough" in rows


@pytest.mark.rule("R-30")
def test_crime_spree_names_the_type_that_goes_next() -> None:
    """The tiles to remove are chosen type by type, so the question names the type."""
    position = hit(CRIME_SPREE, c2=3, b3=7, d3=11)
    asked = [position.game.question(0)]
    position.game.play(0, SACRIFICE)
    for cell in ("c2", "b3", "d3"):
        asked.append(position.game.question(0))
        position.game.play(0, CELL + cell_number(cell))

    assert asked == [
        "Crime Spree! Pay 6 L-Coins, or remove one tile of each of these types that you have: "
        "Residential, Commercial, Industrial (3 tiles).",
        "Crime Spree: choose which Residential tile to remove.",
        "Crime Spree: choose which Commercial tile to remove.",
        "Crime Spree: choose which Industrial tile to remove.",
    ]


# Words.


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("tile", [tile.number for tile in BOX.tiles])
def test_what_a_tile_needs_and_does_fits_the_smallest_terminal(tile: int, language: str) -> None:
    """A tile's needs fit the 15 characters that the smallest terminal has for them, and its effect fits 22."""
    at = Columns(LEAST_WIDTH, priced=True)
    needs_room, effect_room = at.effect - at.needs - 1, at.points - at.effect - 1

    with use_language(language):
        needs, effect = needs_text(PACK, tile, needs_room), effect_text(PACK, tile, effect_room)

    assert cell_len(needs) <= needs_room == 15
    assert cell_len(effect) <= effect_room == 22 and not effect.endswith("…")


@pytest.mark.parametrize(("language", "texts"), [
    ("en", {"c2 replacing Fire Department", "c4 replacing Comb Cycle Plant"}),
    ("pl", {"c2 zamiast: Straż pożarna", "c4 zamiast: Blok gazowo-par."}),
])  # fmt: skip
def test_the_name_of_a_replaced_tile_is_not_cut(language: str, texts: set[str]) -> None:
    """There is room for the space and for the name of the tile on it, shortened if necessary."""
    game = table().city(0, c2=17, c4=58).money(0, 9).choose(0, 38).game

    with use_language(language):
        drawn = {row[3:32].strip() for row in answers(game)}

    assert texts <= drawn


def test_the_last_cornerstone_is_not_passed_on() -> None:
    """NEOM 3.4: the question at the third choice says that the Cornerstone left over is discarded."""
    game = start_box(3, 7)
    asked: list[str] = []
    while not game.s.generation:
        seat = game.deciders[0]
        if not seat:
            asked.append(game.question(seat))
        game.play(seat, game.options(seat)[0])

    assert ["left" in question for question in asked] == [True, True, False]
    assert asked[-1] == "Keep one Cornerstone. The other one is discarded."


@pytest.mark.rule("NEOM 4.5")
def test_the_last_tile_is_not_passed_on() -> None:
    """On the seventh turn, the screen says that the rest of the hand leaves the game."""
    game = start_box(3, 7, variant="beginner")
    told: list[str] = []
    while game.s.generation == 1:
        seat = game.deciders[0]
        if seat == 0 and game.decision(0).prompt == "action":
            told += [row for row in screen(game, ["Ada", "Ben", "Cid"]) if " your hand " in row]
        game.play(seat, quiet_answer(game, seat))

    assert ["to your neighbor" in row for row in told] == [True] * 6 + [False]
    assert told[-1].startswith("The rest of your hand leaves the game: ")


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_log_goes_turn_by_turn(seats: int) -> None:
    """The log has a heading for each turn, the latest first, and the turn's events below it in order."""
    game = start_box(seats, 7, variant="beginner")
    while (game.s.generation, game.s.turn) != (2, 2):
        seat = game.deciders[0]
        game.play(seat, quiet_answer(game, seat))
    turns = log_turns(game, 0, ["Ada", "Ben", "Cid"])
    page = [row.plain for row in log_page(game, 0, ["Ada", "Ben", "Cid"], 100)]

    begun = 9 if seats < 3 else 8  # with up to two players, the tiles of the ninth turn are already face up
    named = [f"Generation {at // 7 + 1}, turn {at % 7 + 1} of 7" for at in range(begun)]
    heads = ["Before the first generation", *named]
    assert [title for title, _ in turns] == heads
    assert not [title for title, told in turns[1:9] if "Ada sells" not in " ".join(told)]
    assert not [told for _, row in turns for told in row if not re.search(r" \((R-|\d+\.)\d+\)$", told)], "no rule"
    assert [row for row in page if row in heads] == heads[::-1]
