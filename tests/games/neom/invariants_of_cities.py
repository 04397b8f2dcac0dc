"""Invariants of cities, Disasters, views and scores."""

from __future__ import annotations

from itertools import pairwise

from tests.games.neom import referee
from tests.games.neom.invariant import DISASTERS_BY_NUMBER, SQUARES, invariant, then
from tests.games.neom.referee import TILES, requirement_choices, tier
from tests.games.neom.watch import CELLS, CENTER, CORNERSTONES, DISASTERS, GOODS, Watch


@invariant
def cities_explained(w: Watch) -> None:
    """A city has exactly the tiles that were placed there and have not left it."""
    for seat, books in enumerate(w.books):
        row = w.now.cities[seat][2:]
        standing = {cell: tile for cell, tile in enumerate(row) if 0 < tile <= 150}
        assert standing == books.tiles, f"seat {seat} has {standing}, by the events {books.tiles}"


@invariant
def city_center(w: Watch) -> None:
    """NEOM 2.2, 7.2, 13.8, R-37: the City Center is on c3, and nowhere else, unless a tile covers it."""
    for seat, books in enumerate(w.books):
        row = w.now.cities[seat]
        assert GOODS[row[0]] == books.center, "the board was exchanged"
        wanted = [CENTER] if CENTER not in books.tiles else []
        assert [cell for cell, tile in enumerate(row[2:]) if tile == 151 + row[0]] == wanted, "the center moved"
        assert max(row[2:]) <= 156, "an unknown tile stands"


@invariant
def goods_stand(w: Watch) -> None:
    """NEOM 10.1, 10.2, 10.3: a city has one token of each Good that its tiles produce, and no others."""
    for seat, city in enumerate(w.s.cities):
        tokens = {name for good, name in enumerate(GOODS) if city.goods >> good & 1}
        assert tokens == w.boards[seat].goods(), f"seat {seat} has {tokens}"


@invariant
def modular_good(w: Watch) -> None:
    """NEOM 19.137, R-9: only a city with the Modular Factory has a chosen Good, and that is a Processed Good."""
    for seat, books in enumerate(w.books):
        good = w.now.cities[seat][1]
        assert (GOODS[good] if good >= 0 else None) == books.modular, f"seat {seat}: {good}"
        assert (good >= 0) == w.boards[seat].has("modular_factory"), "a good without a factory, or the reverse"
        assert good < 0 or tier(GOODS[good]) == 2, f"{GOODS[good]} is not Processed"


@invariant
def trade_routes(w: Watch) -> None:
    """NEOM 8.2: a Trade Route is active as long as the tile on the border has a road out."""
    for seat, city in enumerate(w.s.cities):
        found = [side for side, active in (("left", city.left_route()), ("right", city.right_route())) if active]
        assert found == w.boards[seat].routes(), f"seat {seat}: {found}"


@invariant
def connected_cells(w: Watch) -> None:
    """NEOM 5.7, 18.2: the engine's connected cells are those that a search of our own finds."""
    for seat, city in enumerate(w.s.cities):
        if w.books[seat].tiles and (w.old_boards[seat].grid != w.boards[seat].grid):
            reached = {cell for cell in range(25) if city.connected >> cell & 1}
            assert reached == _walked(w, seat), f"seat {seat}: {reached}"


def _walked(w: Watch, seat: int) -> set[int]:
    """Cells that roads join with c3."""
    grid = w.boards[seat].grid
    found, edge = {(2, 2)}, [(2, 2)]
    while edge:
        x, y = edge.pop()
        for road, back, other in (
            ("N", "S", (x, y - 1)), ("E", "W", (x + 1, y)), ("S", "N", (x, y + 1)), ("W", "E", (x - 1, y)),
        ):  # fmt: skip
            if other in grid and other not in found and road in grid[x, y].roads and back in grid[other].roads:
                found.add(other)
                edge.append(other)
    return {x + 5 * y for x, y in found}


@invariant
def connected_when_placed(w: Watch) -> None:
    """NEOM 5.7, R-6: every new tile has a way to the center that does not use the tile it replaced."""
    for event in w.told("placed"):
        cell = event.things[1]
        assert cell == CENTER or cell in _walked(w, event.seat), f"{event.things[0]} on {CELLS[cell]}"


@invariant
def replacement(w: Watch) -> None:
    """NEOM 5.6, 7.1, 7.2: a new tile is on an empty cell, or replaces a Resource tile or one that shares a type."""
    for event in w.told("placed"):
        tile, cell, standing, _ = event.things
        old = w.old_boards[event.seat].grid.get(SQUARES[cell])
        assert (old is None) == (standing == 0), "the event tells of another tile"
        assert old is None or old.is_any("Resource", *TILES[tile].types), f"{tile} over {standing}"


@invariant
def cornerstone_limit(w: Watch) -> None:
    """NEOM 11.2, R-32: a city has at most 1 Cornerstone in generation 1, 2 in generation 2 and 3 in generation 3."""
    for seat, books in enumerate(w.books):
        standing = len(CORNERSTONES.intersection(books.tiles.values()))
        assert standing <= w.now.generation, f"seat {seat} has {standing}"
        assert w.s.cities[seat].cornerstones.bit_count() == standing, f"seat {seat} is counted wrong"


@invariant
def requirements(w: Watch) -> None:
    """NEOM 5.2, 5.3, 5.4, 5.5: the city had or bought what every placed tile needed: money, Goods and tiles."""
    for event in w.told("placed"):
        seat, tile = event.seat, TILES[event.things[0]]
        paid = sum([one.things[0] for one in w.told("paid") if one.seat == seat])
        came = [GOODS[one.things[0]] for one in w.told("bought") if one.seat == seat]
        own = w.old_boards[seat].goods()
        ways = [
            sorted(set(goods) - own) == sorted(came) and paid == tile.cost + instead
            for goods, instead in requirement_choices(tile.goods)
        ]
        assert any(ways), f"{tile.number} for {paid} with {came}"
        if tile.tiles_required:
            kind, least = tile.tiles_required.split(">=")
            assert w.old_boards[seat].count(kind) >= int(least), f"{tile.number} without {tile.tiles_required}"


@invariant
def placements_by_turn(w: Watch) -> None:
    """NEOM 4.7: at most one tile is placed per turn, so a city never has more tiles than turns were played."""
    for seat, books in enumerate(w.books):
        assert len(books.tiles) <= books.placements <= books.selections, f"seat {seat}"


# Disasters.


@invariant
def one_disaster_a_generation(w: Watch) -> None:
    """NEOM 13.1 to 13.3: a generation has at most one Disaster, its own. In a solo game nobody has selected it."""
    assert w.disasters <= 1, f"{w.disasters} in one generation"
    for event in w.told("disaster"):
        assert event.things[0] == then(w).generation, f"{event} in generation {then(w).generation}"
        assert (event.seat >= 0) == (w.seats > 1), f"{event}"


@invariant
def disaster_is_pending(w: Watch) -> None:
    """NEOM 4.8, 13.2, 17.5: a Disaster waits from its selection to the end of the turn, no longer."""
    told = [(event.seat, tile) for event in w.told("selected") for tile in event.things if tile in DISASTERS]
    struck = w.told("disaster") and w.phase != "FaceDisaster"
    if w.seats > 1 and told and not struck:
        assert (w.now.immune, w.now.disaster) == (told[0][0], w.now.generation), "it was not noticed"
    turned = (w.now.generation, w.now.turn) != (then(w).generation, then(w).turn)
    if (turned and w.seats > 1) or w.game.over:
        assert (w.now.immune, w.now.disaster) == (-1, 0), "it outlasted its turn"


@invariant
def disaster_losses(w: Watch) -> None:
    """NEOM 13.4 to 13.9: every player hit pays the whole sum or removes the required tiles; the others lose nothing."""
    hit = then(w).disaster
    lost = {event.seat: [one for one in w.told("removed") if one.seat == event.seat] for event in w.told("removed")}
    paid = {event.seat: event.things for event in w.told("paid-disaster")}
    assert not lost.keys() & paid.keys(), "somebody paid and removed tiles"
    assert then(w).immune not in [*lost, *paid], "the one who selected it was hit"
    for seat in {*lost, *paid}:
        due = referee.disaster(w.old_data[seat], DISASTERS_BY_NUMBER[hit])
        if seat in paid:
            assert paid[seat] == (due["payment"], hit), f"seat {seat} paid {paid[seat]}, due {due}"
        else:
            assert len(lost[seat]) == due["remove"], f"seat {seat} removed {lost[seat]}, due {due}"
            assert {CELLS[event.things[1]] for event in lost[seat]} <= set(due["removable"]), f"{lost[seat]}"


@invariant
def spared_cities(w: Watch) -> None:
    """R-29, 13.7: a city is spared exactly when it has nothing to remove, and then it has nothing to pay."""
    for event in w.told("spared"):
        due = referee.disaster(w.books[event.seat].data(), DISASTERS_BY_NUMBER[event.things[0]])
        assert due == {"payment": 0, "removable": [], "remove": 0}, f"{due}"
    if w.phase == "FaceDisaster":
        for seat in w.game.deciders:
            assert referee.disaster(w.books[seat].data(), DISASTERS_BY_NUMBER[w.now.disaster])["removable"], f"{seat}"


# Views and scores.


@invariant
def score_is_the_sum_of_its_lines(w: Watch) -> None:
    """NEOM 15.1 to 15.7: one line per reason, and their sum is the score. Each step checks one seat."""
    seat = w.now.moment % w.seats
    lines = w.game.score_lines(seat)
    assert w.game.score(seat) == sum([line.points for line in lines]), f"seat {seat}"
    assert all([line.points <= 0 for line in lines if line.category >= 5]), "a penalty brings points"
    assert all([line.rule for line in lines]), "a line has no rule"


@invariant
def views_show_the_public(w: Watch) -> None:
    """Views show the real money, cities, clock and piles. Each step checks the view of one seat or of a spectator."""
    viewer = w.now.moment % (w.seats + 1)
    view = w.game.view(None if viewer == w.seats else viewer)
    now = w.now
    assert (view.generation, view.turn, view.first, view.over) == (
        now.generation, now.turn, now.first, w.game.over,
    ), "the clock is wrong"  # fmt: skip
    assert tuple(view.awaited) == w.game.deciders, "others are awaited"
    assert (tuple(view.face_up), tuple(view.discards)) == (now.face_up, now.discards), "open tiles are wrong"
    assert view.packs == [len(pack) for pack in now.packs], "packs are wrong"
    is_last = w.seats == 1 and now.turn == 7 and any([tile in DISASTERS for tile in now.put_away])
    assert (view.disaster is None) == (now.disaster == 0 and not is_last), "the Disaster is wrong"
    for seat, player in enumerate(view.players):
        books = w.books[seat]
        assert (player.money, player.locked) == (now.money[seat], now.locked[seat]), "money is wrong"
        assert player.tiles == {CELLS[cell]: tile for cell, tile in sorted(books.tiles.items())}, "a city is wrong"
        assert set(player.goods) == w.boards[seat].goods(), "goods are wrong"
        assert (player.center, player.modular_factory) == (books.center, books.modular), "a board is wrong"
        assert player.routes == w.boards[seat].routes(), "routes are wrong"
        assert (player.selected, player.hand_size) == (now.selected[seat], len(now.hands[seat])), "a hand is wrong"
        assert player.cornerstones is None or player.cornerstones == list(now.kept[seat]), "Cornerstones are wrong"


@invariant
def rows_are_sorted(w: Watch) -> None:
    """Hands, packs and piles are sorted, so that their order reveals nothing."""
    rows = [*w.now.hands, *w.now.packs, w.now.face_up, w.now.discards, w.now.put_away]
    rows += w.now.kept if w.now.generation else []
    assert all([first < second for row in rows for first, second in pairwise(row)]), f"{rows}"
